# Shadow Throne

title = Shadow Throne
about = Draft, then choose in secret: four waves of a battle between Empire, Rebels and Church, and profit for those who backed the winner.
summary = Draft six characters, then send one into each of four waves, all at the same time and in secret. The faction with the most power wins the battle; its characters bring their players influence. With { $target } influence the game ends.

## What a table may choose

option-target = influence that ends the game

## Cards

# The form .the stands in sentences; nobles go by their names.

-no-ability = No ability.

card-dutiful-peasant = Dutiful Peasant
    .the = the Dutiful Peasant
    .text = { -no-ability }
card-loyal-soldier = Loyal Soldier
    .the = the Loyal Soldier
    .text = { -no-ability }
card-tax-collector = Tax Collector
    .the = the Tax Collector
    .text = { -no-ability }
card-kings-guard = King's Guard
    .the = the King's Guard
    .text = { -no-ability }
card-benthon-knights = Benthon Knights
    .the = the Benthon Knights
    .text = Kill every commoner of another faction in this wave.
card-captain-khamon-phabos = Captain Khamon Phabos
    .text = { -no-ability }
card-anna-lys = Anna Lys
    .full = Anna Lys, Widow Maker
    .text = Kills every elite of another faction in this wave.
card-datura = Datura
    .full = Datura, Addled Assassin
    .text = Kills every noble of another faction in this wave.
card-king-kyros = King Kyros
    .text = You may send another Empire character from your hand, free of hush money.
card-defiant-slave = Defiant Slave
    .the = the Defiant Slave
    .text = { -no-ability }
card-mutinous-soldier = Mutinous Soldier
    .the = the Mutinous Soldier
    .text = { -no-ability }
card-outlaw = Outlaw
    .the = the Outlaw
    .text = { -no-ability }
card-queens-guard = Queen's Guard
    .the = the Queen's Guard
    .text = { -no-ability }
card-phabos-scouts = Phabos Scouts
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
    .text = Every living Rebel commoner, in this wave or before, gains 1 power.
card-pious-peasant = Pious Peasant
    .the = the Pious Peasant
    .text = { -no-ability }
card-warrior-monk = Warrior Monk
    .the = the Warrior Monk
    .text = { -no-ability }
card-tithe-master = Tithe Master
    .the = the Tithe Master
    .text = { -no-ability }
card-godesea-knights = Godesea Knights
    .the = the Godesea Knights
    .text = { -no-ability }
card-shepherd-of-the-lost = Shepherd of the Lost
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
strengthened = { $power } power more for { SEAT($seat) }'s { CARD($card) }
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
       *[false] { SEAT($seat) } sends { CARD($card, form: "the") } for nothing.
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
   *[nothing] King Kyros calls { CARD($card, form: "the") } to { SEAT($seat) }'s side (for no gold).
}
nobody-called = { CARD($card) } calls nobody to { SEAT($seat) }'s side.
power-counted = Power: Empire { $empire }, Rebels { $rebels }, Church { $church }.

## Events: abilities

# { $actors } would name the characters that act, with their players.
picureas-prepared = Picureas has prepared the way: { $power } power more for { $targets }.
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
    [princess-beatrice] Princess Beatrice converts { of-rank }: { $targets }, with 1 power more for the living.
   *[other] { CAP(CARD($card, form: "the")) } converts { of-rank }: { $targets }.
}
eletheria-calls = Queen Eletheria calls on her people: { $power } power more for { $targets }.

## Events: the result

battle-won = { $faction ->
    [Empire] The Empire wins the battle.
    [Rebels] The Rebels win the battle.
   *[Church] The Church wins the battle.
}
battle-shared = { CAP($sides) } win the battle together.
rewarded = { $gold ->
    [0] { SEAT($seat) } gains { $influence } influence, and has { $total } influence now.
   *[other] { SEAT($seat) } gains { $influence } influence and { $gold } gold in consolation, and has { $total } influence now.
}
won = { SEAT($winner) } has won with { $influence } influence.
won-by-gold = { SEAT($winner) } has won with { $influence } influence, by { $gold } gold against those with as much.
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
    [true] { CAP(CARD($card, form: "the")) } { is-or-are } not in the pool before you, you took it before
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
rule-st-7 = Who cannot pay turns the card face down, out of the battle, and collects 1 gold. This is not a choice.
rule-st-8 = Abilities act by order 1, 2, 3; those of one order together: extra cards, then all who are affected, then all effects. Killed and converted at once is a dead member of the Church; killed and given power is dead.
rule-st-9 = Killed by a lower order an ability is lost; killed by the same order it still acts.
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
