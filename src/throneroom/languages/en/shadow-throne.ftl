# Shadow Throne

## Cards

# The form .the stands in sentences; nobles go by their names.

card-dutiful-peasant = Dutiful Peasant
    .the = the Dutiful Peasant
card-loyal-soldier = Loyal Soldier
    .the = the Loyal Soldier
card-tax-collector = Tax Collector
    .the = the Tax Collector
card-kings-guard = King's Guard
    .the = the King's Guard
card-benthon-knights = Benthon Knights
    .the = the Benthon Knights
card-captain-khamon-phabos = Captain Khamon Phabos
card-anna-lys = Anna Lys
card-datura = Datura
card-king-kyros = King Kyros
card-defiant-slave = Defiant Slave
    .the = the Defiant Slave
card-mutinous-soldier = Mutinous Soldier
    .the = the Mutinous Soldier
card-outlaw = Outlaw
    .the = the Outlaw
card-queens-guard = Queen's Guard
    .the = the Queen's Guard
card-phabos-scouts = Phabos Scouts
    .the = the Phabos Scouts
card-langman = Langman
card-picureas = Picureas
card-sythera = Sythera
card-queen-eletheria = Queen Eletheria
card-pious-peasant = Pious Peasant
    .the = the Pious Peasant
card-warrior-monk = Warrior Monk
    .the = the Warrior Monk
card-tithe-master = Tithe Master
    .the = the Tithe Master
card-godesea-knights = Godesea Knights
    .the = the Godesea Knights
card-shepherd-of-the-lost = Shepherd of the Lost
    .the = the Shepherd of the Lost
card-simone = Simone
card-protis = Protis
card-thavna = Thavna
card-princess-beatrice = Princess Beatrice

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
