# Shadow Throne

title = Shadow Throne
about = Draft, then choose in secret: four waves of a battle between Empire, Rebels and Church, and profit for those who backed the winner.
summary = Draft six characters, then send one into each of four waves, all at the same time and in secret. The faction with the most power wins the battle; its characters bring their players influence. With { $target } influence the game ends.

## What a table may choose

option-target = Influence that ends the game.

## Cards

# The form .the stands in sentences; nobles go by their names. The form .short stands on the card, where there is little room.

-no-ability = No ability.

card-dutiful-peasant = Dutiful Peasant
    .short = Peasant
    .the = the Dutiful Peasant
    .text = { -no-ability }
card-loyal-soldier = Loyal Soldier
    .short = Soldier
    .the = the Loyal Soldier
    .text = { -no-ability }
card-tax-collector = Tax Collector
    .the = the Tax Collector
    .text = { -no-ability }
card-kings-guard = King's Guard
    .the = the King's Guard
    .text = { -no-ability }
card-benthon-knights = Benthon Knights
    .short = Knights
    .the = the Benthon Knights
    .text = Kill every commoner of another faction in this wave.
card-captain-khamon-phabos = Captain Khamon Phabos
    .short = Khamon
    .text = { -no-ability }
card-anna-lys = Anna Lys
    .full = Anna Lys, Widow Maker
    .text = Kills every elite of another faction in this wave.
card-datura = Datura
    .full = Datura, Addled Assassin
    .text = Kills every noble of another faction in this wave.
card-king-kyros = King Kyros
    .short = Kyros
    .text = You may send another Empire character from your hand, free of hush money.
card-defiant-slave = Defiant Slave
    .short = Slave
    .the = the Defiant Slave
    .text = { -no-ability }
card-mutinous-soldier = Mutinous Soldier
    .short = Mutineer
    .the = the Mutinous Soldier
    .text = { -no-ability }
card-outlaw = Outlaw
    .the = the Outlaw
    .text = { -no-ability }
card-queens-guard = Queen's Guard
    .the = the Queen's Guard
    .text = { -no-ability }
card-phabos-scouts = Phabos Scouts
    .short = Scouts
    .the = the Phabos Scouts
    .text = Every other Rebel in this wave gains 1 power.
card-langman = Langman
    .full = Langman, Crown's Thorn
    .text = Alive at the end of a battle the Rebels lose, he stays for the next one.
card-picureas = Picureas
    .full = Picureas, Son of Roses
    .text = Every Rebel in the next wave gains 1 power.
card-sythera = Sythera
    .full = Sythera the Whisperer
    .text = Silences the order 2 and 3 abilities of other factions in this wave.
card-queen-eletheria = Queen Eletheria
    .short = Eletheria
    .text = Every living Rebel commoner, in this wave or before, gains 1 power.
card-pious-peasant = Pious Peasant
    .short = Peasant
    .the = the Pious Peasant
    .text = { -no-ability }
card-warrior-monk = Warrior Monk
    .the = the Warrior Monk
    .text = { -no-ability }
card-tithe-master = Tithe Master
    .the = the Tithe Master
    .text = { -no-ability }
card-godesea-knights = Godesea Knights
    .short = Godesea
    .the = the Godesea Knights
    .text = { -no-ability }
card-shepherd-of-the-lost = Shepherd of the Lost
    .short = Shepherd
    .the = the Shepherd of the Lost
    .text = Converts every commoner of another faction in this wave.
card-simone = Simone
    .full = Simone the Sufferer
    .text = When she dies, her player gains 5 influence at once.
card-protis = Protis
    .full = Protis, Absolver of Sins
    .text = Converts every elite of another faction in this wave.
card-thavna = Thavna
    .full = Thavna the Revelator
    .text = Gains 3 power if his player has 0 or 1 gold left.
card-princess-beatrice = Princess Beatrice
    .short = Beatrice
    .text = Converts every commoner of another faction in this wave, and each of those gains 1 power.

## What is printed on cards: each with the words that it can be

stat-faction = faction
    .Empire = Empire
    .Rebels = Rebels
    .Church = Church
stat-rank = rank
    .commoner = commoner
    .elite = elite
    .noble = noble
stat-power = power
stat-influence = influence
stat-gold = gold
stat-consolation-gold = consolation gold
stat-order = order

## Parts of other messages

character = { SEAT($seat) }'s { CARD($card) }
strengthened = +{ $power } power for { SEAT($seat) }'s { CARD($card) }
side = { $faction ->
    [Empire] the Empire
    [Rebels] the Rebels
   *[Church] the Church
}

## Only for other messages here, to be written once

is-or-are = { $card ->
    [benthon-knights] are
    [phabos-scouts] are
    [godesea-knights] are
   *[other] is
}
of-rank = { $rank ->
    [commoner] { $count ->
        [one] { SPELL($count) } commoner
       *[other] { SPELL($count) } commoners
    }
    [elite] { $count ->
        [one] { SPELL($count) } elite
       *[other] { SPELL($count) } elites
    }
   *[noble] { $count ->
        [one] { SPELL($count) } noble
       *[other] { SPELL($count) } nobles
    }
}

## Events: before and after the battle

game-begun = Three gold each; { $target } influence ends the game.
battle-begun = Battle { $battle } begins: everybody gets a pool of six cards.
langman-stays = { CARD($card) } stays at { SEAT($seat) }'s side for another battle.
card-taken = { $card ->
    [none] { SEAT($seat) } has taken a card from the pool.
   *[other] { SEAT($seat) } takes { CARD($card, form: "the") } from the pool.
}
pools-passed = All have taken a card, and the pools go to the left.
pools-gone = The pools are gone. Now for the battle!
card-kept = { $card ->
    [none] { SEAT($seat) } has put a card aside to keep.
   *[other] { SEAT($seat) } keeps { CARD($card, form: "the") }.
}

## Events: a wave

card-laid = { $card ->
    [none] { SEAT($seat) } has laid down a card.
   *[other] { SEAT($seat) } lays down { CARD($card, form: "the") } in secret.
}
wave-revealed = Wave { $wave } is revealed.
character-sent = { $purse ->
    [collects] { $hush ->
        [true] { SEAT($seat) } sends { CARD($card, form: "the") } and collects { $gold } gold after hush money.
       *[false] { SEAT($seat) } sends { CARD($card, form: "the") } and collects { $gold } gold.
    }
    [pays] { $hush ->
        [true] { SEAT($seat) } sends { CARD($card, form: "the") } for { $gold } gold, hush money included.
       *[false] { SEAT($seat) } sends { CARD($card, form: "the") } for { $gold } gold.
    }
   *[nothing] { $hush ->
        [true] { SEAT($seat) } sends { CARD($card, form: "the") }, and hush money takes the income.
       *[false] { SEAT($seat) } sends { CARD($card, form: "the") } for free.
    }
}
turned-face-down = { $hush ->
    [true] { SEAT($seat) } cannot pay { $cost } gold (hush money included) for { CARD($card, form: "the") }: the card goes face down, and { SEAT($seat) } collects 1 gold.
   *[false] { SEAT($seat) } cannot pay { $cost } gold for { CARD($card, form: "the") }: the card goes face down, and { SEAT($seat) } collects 1 gold.
}
kyros-asks = { CARD($card) } raises his hand: who of the Empire will follow him?
# The card is the one that King Kyros calls.
extra-called = { $purse ->
    [collects] King Kyros calls { CARD($card, form: "the") } to { SEAT($seat) }'s side (which brings { $gold } gold).
    [pays] King Kyros calls { CARD($card, form: "the") } to { SEAT($seat) }'s side (for { $gold } gold).
   *[nothing] King Kyros calls { CARD($card, form: "the") } to { SEAT($seat) }'s side (for free).
}
nobody-called = { CARD($card) } calls nobody to { SEAT($seat) }'s side.
power-counted = Power: Empire { $empire }, Rebels { $rebels }, Church { $church }.

## Events: abilities

# { $actors } would name the characters that act, with their players.
picureas-prepared = Picureas has prepared the way: +{ $power } power for { $targets }.
scouts-ride-ahead = { $companies ->
    [one] The Phabos Scouts ride ahead: { $targets }.
   *[other] Two companies of Phabos Scouts ride ahead: { $targets }.
}
thavna-gains = { SEAT($seat) }'s purse is all but empty: { CARD($card) } gains { $power } power.
silenced = { $count ->
    [one] Sythera whispers, and { $targets } falls silent.
   *[other] Sythera whispers, and { $targets } fall silent.
}
nobody-silenced = { CARD($card) } whispers, but nobody here has to fall silent.
killed = { $card ->
    [benthon-knights] The Benthon Knights kill { of-rank }: { $targets }.
   *[other] { CARD($card) } kills { of-rank }: { $targets }.
}
martyred = { CARD($card) } dies a martyr: { SEAT($seat) } gains { $influence } influence.
converted = { $card ->
    [princess-beatrice] Princess Beatrice converts { of-rank }: { $targets }; each one still alive gains 1 power.
   *[other] { CAP(CARD($card, form: "the")) } converts { of-rank }: { $targets }.
}
eletheria-calls = Queen Eletheria calls on her people: +{ $power } power for { $targets }.

## Events: the result

battle-won = { $faction ->
    [Empire] The Empire wins the battle.
    [Rebels] The Rebels win the battle.
   *[Church] The Church wins the battle.
}
battle-shared = { CAP($sides) } win the battle together.
rewarded = { $gold ->
    [0] { SEAT($seat) } gains { $influence ->
        [0] no
       *[other] { $influence }
    } influence, and has { $total } influence now.
   *[other] { SEAT($seat) } gains { $influence ->
        [0] no influence but
       *[other] { $influence } influence and
    } { $gold } gold in consolation, and has { $total } influence now.
}
won = { SEAT($winner) } has won with { $influence } influence.
won-by-gold = { SEAT($winner) } has won with { $influence } influence, and { $gold } gold to break the tie.
nobody-won = Nobody has won: { SEAT($seats) } are equal, with { $influence } influence and { $gold } gold.

## Questions

to-take = { $left ->
    [1] { SEAT($seats) } to take the last card of the pool.
   *[other] { SEAT($seats) } to take one of { $left } cards of the pool.
}
to-choose = { SEAT($seats) } to choose a character for wave { $wave } of battle { $battle }.
to-call = { SEAT($seat) } may send another Empire character with King Kyros.
to-keep = { SEAT($seats) } to keep one card for the next battle.

## Reasons

# Words such as "draft CARD" are commands, and stay as they are.
take-now = The pools go round: take a card with draft CARD
choose-now = Wave { $wave } is being chosen: send a character with play CARD
answer-now = King Kyros calls: answer with extra CARD or no extra
keep-now = The battle is over: keep an unplayed card with keep CARD
not-in-pool = { $held ->
    [true] { CAP(CARD($card, form: "the")) } { is-or-are } not in the pool before you: you have taken that card already
   *[false] { CAP(CARD($card, form: "the")) } { is-or-are } not in the pool before you
}
not-of-the-empire = { $faction ->
    [Rebels] { CAP(CARD($card, form: "the")) } { is-or-are } of the Rebels: King Kyros calls only Empire characters
   *[Church] { CAP(CARD($card, form: "the")) } { is-or-are } of the Church: King Kyros calls only Empire characters
}
cannot-pay = { CAP(CARD($card, form: "the")) } would cost { $cost } gold, and you have { $gold }: an extra card must be paid for
not-in-hand = { CAP(CARD($card, form: "the")) } { is-or-are } not in your hand
in-line-already = { $down ->
    [true] { CAP(CARD($card, form: "the")) } { is-or-are } face down in your line already, not in your hand
   *[false] { CAP(CARD($card, form: "the")) } { is-or-are } in the battle already, not in your hand
}

## The rules in short

rule-st-1 = One deck of 54 characters, 3 gold for each player.
rule-st-2 = Everybody gets a pool of six: take one card, pass the rest to the left, until the pools are gone. A card kept from the last battle stays out of it.
rule-st-3 = In a battle you know every pool that came to you as it lay then, and nothing else of hidden cards.
rule-st-4 = Four waves: all choose a card from hand in secret, then all reveal.
rule-st-5 = On the reveal you collect your character's income or pay its cost.
rule-st-6 = Hush money: a character of the printed faction you played in the wave before costs 1 gold more. It never adds up, and a face-down card causes none.
rule-st-7 = Whoever cannot pay turns the card face down, out of the battle, and collects 1 gold. This is not a choice.
rule-st-8 = Abilities act by order 1, 2, 3; those of one order together: extra cards, then all who are affected, then all effects. One killed and converted at once is a dead member of the Church; one killed and given power is just dead.
rule-st-9 = A character killed by a lower order loses its ability; killed by the same order, it still acts.
rule-st-10 = The dead give no power, half their influence (rounded down) and all their consolation gold; they lose their tokens, and nothing touches them any more. Killers spare whoever is of the Empire.
rule-st-11 = A converted character counts for the Church in power, influence and consolation, never for hush money.
rule-st-12 = Tokens are worth 1 power each and stay, through conversion too, until death or the end of the battle.
rule-st-13 = Phabos Scouts give 1 power to every other Rebel in their wave, two Scouts also to each other.
rule-st-14 = Picureas gives 1 power to the Rebels of the next wave as they are revealed, even if he has died.
rule-st-15 = Queen Eletheria gives 1 power to every living Rebel commoner of her wave and the waves before, anyone's.
rule-st-16 = Sythera silences orders 2 and 3 of the other factions in her wave; King Kyros then gets no extra card.
rule-st-17 = King Kyros: when order 3 acts you may send an Empire card you can pay for, without hush money. It is part of the wave, only order 3 touches it, and its own ability acts with order 3.
rule-st-18 = Simone's death brings her player 5 influence at once; the game still ends only after the battle.
rule-st-19 = Thavna gains 3 power if his player has at most 1 gold once everybody has paid.
rule-st-20 = Langman, alive after a battle that the Rebels lost, stays for the next one, out of reach of its waves, and leaves after it.
rule-st-21 = After each wave the power of every faction is public.
rule-st-22 = The strongest faction wins, tied ones together. Its characters bring influence, the others their consolation gold.
rule-st-23 = At { $target } influence the game ends: most influence wins, then most gold; still equal, nobody wins.
rule-st-24 = Otherwise everyone keeps one unplayed card; all others but a staying Langman form the next deck.
rule-st-25 = Outlaw, Shepherd of the Lost and Queen Eletheria in one wave: the Outlaw is of the Church, with 1 more power.
rule-st-26 = Hands, pools, choices, kept and discarded cards are secret; equal cards are one choice. Gold, influence and everything revealed are public, face-down cards too.

## The table

# Where the game is, in the bar: battle 2, the third pick of six, and the influence that ends the game.
table-where-draft = battle { $battle } · pick { $pick } of 6 · to { $target }
table-where-wave = battle { $battle } · wave { $wave } of 4 · to { $target }
table-where-keep = battle { $battle } is over · to { $target }
table-where-over = over after { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
}
# A heading of the log.
table-battle-number = Battle { $battle }
# The heading of a column, and of a part of the log; in the column 0 lies a Langman who stayed from the last battle.
table-wave = { $wave ->
    [0] Stayed
   *[other] Wave { $wave }
}
# Beside the sign of influence: how much ends the game.
table-to = to { $target }

table-factions = The three factions
# What a faction is called on its own.
table-faction = { $faction ->
    [Empire] { stat-faction.Empire }
    [Rebels] { stat-faction.Rebels }
   *[Church] { stat-faction.Church }
}
# Under the name of a faction: how it stands in the battle. There is little room on a phone: $short is true there.
table-leads = { $short ->
    [true] leads by { $by }
   *[false] leads by { $by }
}
table-tied = { $short ->
    [true] tied
   *[false] tied for the lead
}
table-behind = { $short ->
    [true] { $by } behind
   *[false] { $by } behind
}
table-nobody = { $short ->
    [true] nobody
   *[false] nobody yet
}
table-won = { $short ->
    [true] won
   *[false] won the battle
}
table-lost = { $short ->
    [true] lost
   *[false] lost the battle
}
# Behind these: what you get if the faction wins.
table-brings = { $influence } influence for you

table-the-battle = The battle
table-line = Your line
table-line-of = { $name }'s line
# Where your card of this wave is to lie: on the empty place, and for those who do not see it.
table-your-card = your card
table-place-here = Your place in wave { $wave }
# What a player does now.
table-thinking = thinking
table-choosing = choosing
# A player's secret choice is made.
table-sealed = sealed
# On the card that you keep for the next battle.
table-kept = kept
table-influence = { $n } influence
table-gold = { $n } gold
table-sealed-own = Your sealed card: { CARD($card) }
table-sealed-of = Sealed card of { $name }: { CARD($card) }

# On a character, and beside it.
table-dead = dead
# A flag on a character that was converted: it belongs to the Church now.
table-flag-church = Church
# On a character: power that it has gained.
table-token = +{ $n }
# The character lies face down, since its player had too little gold.
table-could-not-pay = could not pay
table-not-in-battle = not in battle
table-half-influence = half influence
table-converted = converted
table-church-now = Church now
# Where the power of a character comes from: what is printed, and its tokens.
table-tokens = { $printed } and { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
table-called = called by Kyros
table-stayed = stayed
# What a character counts now. $side is its faction, or "could not pay", "dead", "Church now"; $why is "half influence", "called by Kyros" and so on.
table-now = { $why ->
    [none] counts { $power }, { $side }
   *[other] counts { $power }, { $side }, { $why }
}
# A character in a player's line, for those who do not see it; $now as above. A Langman can be from the last battle.
table-character = { $wave ->
    [0] { CARD($card) }, from the last battle, { $now }
   *[other] { CARD($card) }, wave { $wave }, { $now }
}
# A card in the hand or in the pool, for those who do not see it, and how many of them there are. $gold has its sign.
table-card = { $copies ->
    [1] { CARD($card, form: "full") }, power { $power }, { $faction }, influence { $influence }, gold { $gold }
   *[other] { CARD($card, form: "full") }, { $copies } cards, power { $power }, { $faction }, influence { $influence }, gold { $gold }
}
table-copies = ×{ $n }
# Langman, who has stayed from the last battle.
table-card-stayed = { CARD($card) } stayed

table-pool = The pool
table-pool-of = { $name }'s pool
# The cards that you have passed on to the left, by picks.
table-passed = Passed on, this battle
table-pick = pick { $round }
table-passed-in = Passed on, this battle, pick { $round }
# On the empty place where the next card that you take will lie.
table-next-pick = next pick
table-take-here = Into your hand
table-hand = Your hand
table-hand-of = { $name }'s hand
table-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}

# On a card: what it brings or costs, hush money included. $price has its sign.
table-hush = hush: { $price }
# On a card that you cannot pay for.
table-too-dear = too dear
# What the card that you have lifted would bring or cost.
table-cost = { $purse ->
    [collects] You gain { $gold } gold.
    [pays] You pay { $gold } gold.
   *[nothing] It costs nothing.
}
table-cost-hushed = { $purse ->
    [collects] Only { $gold } gold after hush money.
    [pays] You pay { $gold } gold, hush money included.
   *[nothing] Hush money takes the income.
}
table-turns-down = Too dear: it will turn face down, and you get 1 gold.
# How much power the faction of the card would have.
table-would-have = { $faction ->
    [Empire] With it alone the Empire would have { $power }.
    [Rebels] With it alone the Rebels would have { $power }.
   *[Church] With it alone the Church would have { $power }.
}

# What is asked: first a few words that stand out (...-lead), then the question. "It" is the card that you have lifted.
table-ask-draft-lead = Pick { $round } of 6.
table-ask-draft = Take one, the rest goes to { $name }.
table-ask-draft-last = The last card is yours.
table-ask-take = Take { CARD($card, form: "the") }?
table-ask-take-it = Take it
table-ask-wave-lead = Wave { $wave }, in secret.
table-ask-wave = Whom do you send?
table-ask-seal = Seal { CARD($card, form: "the") }?
table-ask-seal-it = Seal it
table-ask-hush = { $faction ->
    [Empire] You sent the Empire last: one more of them costs 1 more now.
    [Rebels] You sent the Rebels last: one more of them costs 1 more now.
   *[Church] You sent the Church last: one more of them costs 1 more now.
}
# The sentence goes on in one of the next two.
table-ask-extra-lead = Kyros calls:
table-ask-extra = another of the Empire? You have { $gold } gold.
table-ask-extra-none = nobody in your hand can follow with { $gold } gold.
table-ask-extra-small = No hush money now; the card joins this wave at once.
# A button: King Kyros calls nobody.
table-ask-no-extra = No one else
table-ask-rival-extra = { $name }'s King Kyros may call another of the Empire.
table-ask-keep-lead = Battle over.
table-ask-keep = Keep one card for the next battle.
table-ask-keep-small = The others go back to the deck, unseen.
table-ask-you-and = Waiting for you and { LIST($names) }.

# Why, while an event is told.
table-why-killed = The dead give no power, and only half their influence (ST-10).
table-why-poor = Whoever cannot pay turns the card face down; it is not in the battle (ST-7).
table-why-result = Characters of the winning side bring influence, dead ones half; those of the others bring consolation gold (ST-22).

# The lines of the score: influence, and at last gold.
table-score-before = Before the last battle
table-score-won = Characters of the winners, last battle
table-score-martyr = Simone's death
table-score-total = Influence
table-score-gold = Gold
table-score-gold-note = decides if influence is equal

# The whole table in words, for those who do not see it.
table-in-words-battle = { $drafting ->
    [true] Battle { $battle }; { $target } influence ends the game.
   *[false] Battle { $battle }, wave { $wave } of 4; { $target } influence ends the game.
}
table-in-words-player = { $line ->
    [none] { $name }: { $influence } influence, { $gold } gold; no cards yet.
   *[other] { $name }: { $influence } influence, { $gold } gold; { $line }.
}
# For $now in table-character.
table-in-words-counts = { $faction }, counts { $power }
# One character of a line after another.
table-in-words-next = { $before }; { $next }
table-in-words-pool = { $count ->
    [0] The pool: no cards yet.
   *[other] The pool: { CARD($cards) }.
}
table-in-words-hand = { $count ->
    [0] Your hand: no cards yet.
   *[other] Your hand: { CARD($cards) }.
}
table-in-words-hand-of = { $count ->
    [0] { $name }'s hand: no cards yet.
   *[other] { $name }'s hand: { CARD($cards) }.
}

# On a terminal: $mark is the sign of a faction.
-legend = ({ stat-power }/{ stat-influence }/{ stat-gold })
table-head = { $stage ->
    [draft] Battle { $battle }, the pools go round, card { $round } of 6. Influence ends the game at { $target }.
    [wave] Battle { $battle }, wave { $wave } of 4. Influence ends the game at { $target }.
    [extra] Battle { $battle }, wave { $wave } of 4, King Kyros calls. Influence ends the game at { $target }.
    [keep] Battle { $battle }, over: keep a card. Influence ends the game at { $target }.
   *[over] Battle { $battle }, the end. Influence ends the game at { $target }.
}
table-power = { $leads ->
    [true] { $mark } { $faction } { $power } ◄ leads
   *[false] { $mark } { $faction } { $power }
}
table-seat = { $you ->
    [true] { SEAT($seat) } (you)
   *[false] { SEAT($seat) }
}
table-has-influence = influence { $n }
table-has-gold = gold { $n }
table-in-hand = { $n } in hand
table-hush-money-for = hush money for { $mark } { $faction }
table-is-thinking = ◄ { table-thinking }
table-has-chosen = has chosen
table-has-chosen-card = has chosen { CARD($card) }
# Where a card of a line was laid: in which wave, with + if King Kyros called it.
table-place = { $wave ->
    [0] { table-stayed }
   *[other] { $extra ->
        [true] { $wave }+
       *[false] { $wave }.
    }
}
table-face-down = { $place } [{ CARD($card) }, face down]
# $notes: "+1", "converted" and so on.
table-laid = { $notes ->
    [none] { $place } { $mark }{ $power } { CARD($card) }
   *[other] { $place } { $mark }{ $power } { CARD($card) } ({ $notes })
}
table-next-note = { $before }, { $next }
# Before the cards of a hand.
table-open-hand = hand:
table-pool-before = Pool before { SEAT($seat) }
table-your-pool = The pool before you { -legend }
table-your-hand = Your hand { -legend }
table-empty-hand = empty
table-passed-on = Pools you passed on
table-round = round { $round }:
# $numbers: power, influence and gold.
table-printed = { $mark }{ CARD($card) } { $numbers }
table-offer = { $hush ->
    [true] { $affordable ->
        [true] { $mark }{ CARD($card) } { $numbers } hush
       *[false] { $mark }{ CARD($card) } { $numbers } hush { table-too-dear }
    }
   *[false] { $affordable ->
        [true] { $mark }{ CARD($card) } { $numbers }
       *[false] { $mark }{ CARD($card) } { $numbers } { table-too-dear }
    }
}

## The first game, step by step

# The names of cards and what stands at the table are called here as they are above.

guide-1 = Empire, Rebels and Church fight over the throne, and you have a card in every camp. Whoever gets 15 influence from the winners ends the game.
guide-2 = Take one card of your pool; the rest goes to your left. The Phabos Scouts have 2 power, cost 2 gold, and strengthen the other Rebels of their wave.
guide-3 = This pool comes from your right, without what was taken there. The Mutinous Soldier, a Rebel as well, brings 1 gold: take it.
guide-4 = Six cards each, and four waves: in each all send one card in secret. You have 3 gold; begin with income and seal the Loyal Soldier.
guide-5 = The Benthon Knights killed the Outlaw: the dead give no power and only half their influence. Your Soldier is of the Empire, as they are, and was spared.
guide-6 = The faction you sent last costs 1 more now, hush money: look at the ribbons. A Rebel after an Empire card pays none. Seal the Scouts.
guide-7 = Your Scouts gave a rival's Mutinous Soldier +1, and the Rebels lead. The King's Guard could not be paid: it lies face down, out of the battle, and its player got 1 gold.
guide-8 = Your Mutinous Soldier is the second Rebel in a row: hush money takes the income. Send it all the same.
guide-9 = The Shepherd converted every commoner of the wave: yours counts for the Church now. The Rebels lead by 1 only: send the Defiant Slave, for 1 gold.
guide-10 = The Rebels win: Scouts and Slave bring you 3 influence. Each player keeps one unplayed card, and the next battle begins with new pools.

## The second lesson

lesson-1 = The last wave of the battle: Empire 9, Rebels 6, Church 2. Whom do you back, and with which card?
lesson-1-why = The Empire leads by 3 and will hardly be caught, so send influence rather than power: King Kyros brings most, and another Empire card may follow him.
lesson-2 = The Church leads with 5, and 4 of your influence are with it. Ysolde needs only 2 more to end the game. You have 4 gold: whom do you back?
lesson-2-why = Back the side where most of your influence lies. Thavna costs your last gold and so gains 3 power; with him the battle brings you past Ysolde.
lesson-3 = The last wave: Rebels 6, Empire 3, Church 2. Khamon would lift the Empire to 9, Sythera the Rebels to 9. Whom do you back?
lesson-3-why = Khamon turns the battle: he pays no hush money, and Corvin, with nobody in the Empire, comes away empty. Power counts most where it changes the winner.
lesson-end = Ask before each wave who will win and what you have there: power decides, influence pays. Now try it in a real game.
