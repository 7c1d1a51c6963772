# Behind the Throne

title = Behind the Throne
about = Push your luck: reveal characters that must not rise, collect them or trade them, and score pairs.
summary = Reveal cards into a row that must not rise, at most five; stop in time and collect the row, or trade it for one card of an opponent. Who has most of a kind uses its ability. A kind you hold at least twice scores its value.

## Cards

card-general = General
    .the = the General
    .a = a General
    .plural = Generals
    .text = Lowers the last card of the row by 3.
card-prophet = Prophet
    .the = the Prophet
    .a = a Prophet
    .plural = Prophets
    .text = Shows you alone the top card of the deck before you reveal it.
card-jester = Jester
    .the = the Jester
    .a = a Jester
    .plural = Jesters
    .text = Raises or lowers the last card of the row by 1.
card-assassin = Assassin
    .the = the Assassin
    .a = an Assassin
    .plural = Assassins
    .text = Lowers the last card of the row by 2.
card-judge = Judge
    .the = the Judge
    .a = a Judge
    .plural = Judges
    .text = Uses another of your manipulative kinds that is out of your control or already spent this turn.
card-minstrel = Minstrel
    .the = the Minstrel
    .a = a Minstrel
    .plural = Minstrels
    .text = While you lead, others can swap with you only for a Minstrel.
card-alchemist = Alchemist
    .the = the Alchemist
    .a = an Alchemist
    .plural = Alchemists
    .text = While you lead, others can destroy only an Alchemist of yours.
card-queen = Queen
    .the = the Queen
    .a = a Queen
    .plural = Queens
    .text = You destroy only while the row has more cards than you have Queens, whoever leads.
card-king = King
    .the = the King
    .a = a King
    .plural = Kings
    .text = You swap only while the row has at least as many cards as you have Kings, whoever leads.
card-end = End of Game
    .the = the End of Game card
    .text = Ends the game as soon as it is revealed; the row is lost.

## What is printed on cards: each with the words that it can be

stat-value = value
stat-ability = ability
    .manipulative = manipulative
    .protective = protective
    .prohibitive = prohibitive

## Parts of other messages

pile = { $count ->
    [one] { CARD($card, form: "a") }
   *[other] { SPELL($count) } { CARD($card, form: "plural") }
}
row = { $piles }
# Only the End of Game card has no value. $now is what a card counts whose value abilities have changed.
valued = { $value ->
    [none] { CARD($card, form: "the") }
   *[other] { $now ->
        [none] { CARD($card, form: "the") } ({ $value })
       *[other] { CARD($card, form: "the") } ({ $value }, now { $now })
    }
}
score = { SEAT($seat) } { $points }

## Events

game-begun = { CAP(SPELL($players)) } players, { SPELL($copies) } cards of each kind. The End of Game card lies open on the discard pile. { SEAT($seat) } begins.
game-under-way = { CAP(SPELL($players)) } players, { SPELL($copies) } cards of each kind. The game is under way, and it is { SEAT($seat) }'s turn.
game-laid-out = { CAP(SPELL($players)) } players, { SPELL($copies) } cards of each kind.
row-opened = { SEAT($seat) } opens with { $card }.
card-revealed = { SEAT($seat) } reveals { $card }.
deck-reshuffled = The deck has run out: the discard pile, the End of Game card in it, is shuffled into a new one.
# This and the next follow the sentence about the revealed card: "it" is that card, $card.
row-broken = It breaks the row after { $before }, but may yet be lowered.
row-lost = It is above { $before } and nothing can mend the row: all is lost.
chance-to-destroy = Two alike: a chance to destroy.
end-revealed = { $size ->
    [0] { SEAT($seat) } reveals the End of Game card.
    [one] { SEAT($seat) } reveals the End of Game card. { CAP($row) } is lost.
   *[other] { SEAT($seat) } reveals the End of Game card. { CAP($row) } are lost.
}
# The scores of all players, and then one of the sentences `won` and `victory-shared`.
game-over = The game is over: { $scores }. { $result }
row-collected = { SEAT($seat) } collects { $row }.
# There are always two cards or more.
row-given-up = { SEAT($seat) } gives up: { $row } are discarded.
row-swapped = { SEAT($seat) } hands { $row } to { SEAT($receiver) } and takes { CARD($taken, form: "a") }.
sixths-discarded = { SEAT($seat) } keeps { $kept } and discards { $discarded }.
taken-card-discarded = { SEAT($seat) } has { $held } already: the sixth is discarded.
too-many-kinds = That makes { SPELL($kinds) } kinds for { SEAT($seat) }: { SPELL($excess) } must go.
new-kinds-received = New to { SEAT($seat) }, who may discard or keep: { $new }.
kind-dropped = { SEAT($seat) } drops { $dropped }.
new-kinds-kept = { SEAT($seat) } keeps { $kept }.
# The verbs belong to the abilities: the General orders, the Jester talks up and mocks, the Assassin cuts.
value-changed = { $judged ->
    [true] { $deed ->
        [orders-down] { SEAT($seat) }'s Judge summons { CARD($ability, form: "the") }, who orders { CARD($card, form: "the") } down from { $was } to { $now }.
        [talks-up] { SEAT($seat) }'s Judge summons { CARD($ability, form: "the") }, who talks { CARD($card, form: "the") } up from { $was } to { $now }.
        [mocks-down] { SEAT($seat) }'s Judge summons { CARD($ability, form: "the") }, who mocks { CARD($card, form: "the") } down from { $was } to { $now }.
       *[cuts-down] { SEAT($seat) }'s Judge summons { CARD($ability, form: "the") }, who cuts { CARD($card, form: "the") } down from { $was } to { $now }.
    }
   *[false] { $deed ->
        [orders-down] { SEAT($seat) }'s { CARD($ability) } orders { CARD($card, form: "the") } down from { $was } to { $now }.
        [talks-up] { SEAT($seat) }'s { CARD($ability) } talks { CARD($card, form: "the") } up from { $was } to { $now }.
        [mocks-down] { SEAT($seat) }'s { CARD($ability) } mocks { CARD($card, form: "the") } down from { $was } to { $now }.
       *[cuts-down] { SEAT($seat) }'s { CARD($ability) } cuts { CARD($card, form: "the") } down from { $was } to { $now }.
    }
}
top-card-seen = { $judged ->
    [true] { SEAT($seat) }'s Judge makes the Prophet speak about the top card of the deck: it is { $card }.
   *[false] { SEAT($seat) } asks the Prophet about the top card of the deck: it is { $card }.
}
top-card-seen-in-secret = { $judged ->
    [true] { SEAT($seat) }'s Judge makes the Prophet speak about the top card of the deck, and keeps the answer secret.
   *[false] { SEAT($seat) } asks the Prophet about the top card of the deck, and keeps the answer secret.
}
card-destroyed = { $own ->
    [true] { SEAT($seat) } destroys { CARD($card, form: "a") } of their own.
   *[false] { SEAT($seat) } destroys { CARD($card, form: "a") } of { SEAT($owner) }.
}
ability-gained = { CAP(CARD($card, form: "the")) } now serves { SEAT($seat) }.

## Questions

to-open = { SEAT($seat) } to reveal the first card.
to-go-on = { SEAT($seat) } has { SPELL($size) } { $size ->
    [one] card
   *[other] cards
} in the row: { $reveal ->
    [true] { $swap ->
        [true] reveal on, collect or swap
       *[false] reveal on or collect
    }
   *[false] { $swap ->
        [true] collect or swap
       *[false] collect
    }
}{ $destroy ->
    [true] ; the last two are equal: destroying is open.
   *[false] .
}
to-mend = { SEAT($seat) }'s row is broken: lower { $last } to { $limit } or less, or give up.
to-drop-kind = { SEAT($seat) } has { SPELL($kinds) } kinds and may keep five: drop one.
to-keep-or-drop = { $count ->
    [one] { SEAT($seat) } has received a new kind, { CARD($new, form: "the") }: drop it or keep it.
   *[other] { SEAT($seat) } has received new kinds: drop { CARD($new, form: "the", join: "or") }, or keep them.
}
won = { $points ->
    [one] { SEAT($winner) } has won with { $points } point.
   *[other] { SEAT($winner) } has won with { $points } points.
}
victory-shared = { $points ->
    [one] { SEAT($winners) } share the victory with { $points } point each.
   *[other] { SEAT($winners) } share the victory with { $points } points each.
}

## Reasons: the row

mend-or-give-up = The row is broken: { $last } is above { $before }; lower it or give up
row-full = The row has five cards, the most there may be: collect or swap it
nothing-to-collect = There is no row to collect yet: reveal a card first
nothing-to-give-up = There is no row to give up: reveal a card first
nothing-to-swap = There is no row to swap yet: reveal a card first
row-sound = The row is sound: it can be collected or swapped, not given up

## Reasons: drops

nothing-to-drop = You have no more than five kinds and keep everything: nothing is dropped
nothing-to-keep = There is nothing to keep or drop: only the receiver of a swap is asked
none-to-drop = You have no { CARD($card) } to drop
not-new = You had { CARD($card, form: "a") } before the swap: only kinds that are new to you may be dropped now
first-drop-one = You have { SPELL($kinds) } kinds and may keep five: first drop one
first-keep-or-drop = You have received new kinds: first drop some of them, or say keep

## Reasons: abilities

none-to-use = You have no { CARD($card) }
outnumbered = { CAP(CARD($card, form: "the")) } does not serve you: { SEAT($leader) } has { $theirs }, you have { SPELL($own) }
used-already = { CAP(CARD($card, form: "the")) } was used this turn already
none-to-judge = You have no { CARD($card) } that the Judge could call on
# $decision is what a player types, the same in all languages: use jester up
judge-not-needed = { CAP(CARD($card, form: "the")) } serves you without the Judge: { $decision }
nothing-to-foresee = The row has five cards: no reveal can follow that the Prophet could foresee
top-card-known = You know the top card of the deck already
no-second-card = A value is changed only from the second card of the row on
beyond-mending = After that nothing could mend the row: { $last } would stay above { $before }
would-break-row = Raised to { $raised } the last card would break the row: { $before } is before it

## Reasons: swapping and destroying

no-such-seat = There is no { SEAT($seat) } at this table of { SPELL($players) }
not-with-yourself = You swap with an opponent, not with yourself
# There are always two Kings or more, and in `queen-forbids` two Queens or more.
king-forbids = With { SPELL($kings) } Kings you swap only a row of { SPELL($kings) } or more: it has { $size }
minstrel-guards = { SEAT($seat) } leads in Minstrels: only a Minstrel can be taken
no-cards = { SEAT($seat) } has no cards
none-there = { SEAT($seat) } has no { CARD($card) }
needs-two-equal = Destroying needs two cards of equal value in the row
not-equal = Destroying needs equal values: { $last } is below { $before }
destroyed-already = This card of the row has had its destroying: reveal another first
target-already = { SEAT($seat) } was a target this turn already
queen-forbids = With { SPELL($queens) } Queens you destroy only above { SPELL($queens) } cards: there are { $size }
alchemist-guards = { SEAT($seat) } leads in Alchemists: only an Alchemist can be destroyed

## The rules in short

rule-bt-1 = The End of Game card starts the discard pile; the shuffled characters are the deck. A random seat begins.
rule-bt-2 = On your turn reveal cards one at a time into a row: at least one, at most five.
rule-bt-3 = Before each further card you may stop and collect or swap the row; after the fifth you must.
rule-bt-4 = A card above the printed value before it breaks the row. Lower it, or the row is discarded and your turn ends. No ability breaks a sound row; in a broken one only those are offered that leave a way to mend it.
rule-bt-5 = A changed value counts only while the card is the last; it has no bounds, and needs a second card.
rule-bt-6 = While the last card equals the printed value before it you may destroy one card of any stack: once for each card revealed, each player once a turn. The row is out of reach.
rule-bt-7 = Who leads in Alchemists loses to others' destroying only Alchemists.
rule-bt-8 = You destroy only while the row has more cards than you have Queens.
rule-bt-9 = Collected cards go onto the stack of their kind, five at most; further copies are discarded.
rule-bt-10 = At most five kinds: with more you drop whole kinds, old or new, until five remain. Else a collector keeps all.
rule-bt-11 = Discarded and destroyed cards lie face up on the discard pile.
rule-bt-12 = You swap only while the row has at least as many cards as you have Kings.
rule-bt-13 = Swap: an opponent gets the whole row, you take one card of theirs, which leaves first. They store the row and may discard kinds that are new to them, each with all its cards; then you store your card.
rule-bt-14 = From an opponent who leads in Minstrels you can take only a Minstrel.
rule-bt-15 = You lead, and have a kind's ability, with at least one card of it while nobody has more; judged anew with every change.
rule-bt-16 = Each manipulative ability once a turn, protective ones while you lead; Queen and King bind always.
rule-bt-17 = Several abilities may work on the same card.
rule-bt-18 = The Judge uses another of your manipulative kinds that you do not lead or have used; it stays as it was.
rule-bt-19 = The Prophet shows you the top card; the others see only that you looked. Not twice for one card, not when the row is full.
rule-bt-20 = When the last card of the deck is revealed, the discard pile with the End of Game card becomes the deck.
rule-bt-21 = Revealing the End of Game card ends the game at once; the row is lost.
rule-bt-22 = Each kind of which you have two or more scores its value once. Most points win; equals share.
