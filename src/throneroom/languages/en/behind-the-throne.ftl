# Behind the Throne

title = Behind the Throne
about = Push your luck: reveal characters that must not rise, collect them or trade them, and score pairs.
summary = Reveal cards into a row that must not rise, at most five; stop in time and collect the row, or trade it for one card of an opponent. Whoever has most of a kind uses its ability. A kind you hold at least twice scores its value.

## Cards: .gives is what a stack gives its owner while its ability is available, under the stack; .gives-short is the same where a phone has little room

card-general = General
    .the = the General
    .a = a General
    .plural = Generals
    .text = Lowers the last card of the row by 3.
    .gives = last card −3
    .gives-short = −3
card-prophet = Prophet
    .the = the Prophet
    .a = a Prophet
    .plural = Prophets
    .text = Shows you alone the top card of the deck before you reveal it.
    .gives = see the next card
    .gives-short = see next
card-jester = Jester
    .the = the Jester
    .a = a Jester
    .plural = Jesters
    .text = Raises or lowers the last card of the row by 1.
    .gives = +1 or −1
    .gives-short = +1 or −1
card-assassin = Assassin
    .the = the Assassin
    .a = an Assassin
    .plural = Assassins
    .text = Lowers the last card of the row by 2.
    .gives = last card −2
    .gives-short = −2
card-judge = Judge
    .the = the Judge
    .a = a Judge
    .plural = Judges
    .text = Uses another of your manipulative kinds that is out of your control or already spent this turn.
    .gives = lends a power
    .gives-short = lends
card-minstrel = Minstrel
    .the = the Minstrel
    .a = a Minstrel
    .plural = Minstrels
    .text = While you lead, others can swap with you only for a Minstrel.
    .gives = guards from swaps
    .gives-short = guards
card-alchemist = Alchemist
    .the = the Alchemist
    .a = an Alchemist
    .plural = Alchemists
    .text = While you lead, others can destroy only an Alchemist of yours.
    .gives = guards from destroying
    .gives-short = guards
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
    .a = an End of Game
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
deck-reshuffled = The deck has run out: the discard pile, with the End of Game card in it, is shuffled into a new one.
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
sixths-discarded = { SEAT($seat) } keeps { $kept } and discards the surplus: { $discarded }.
taken-card-discarded = { SEAT($seat) } has { $held } already: the sixth is discarded.
too-many-kinds = That makes { SPELL($kinds) } kinds for { SEAT($seat) }: { SPELL($excess) } must go.
new-kinds-received = New to { SEAT($seat) }, to keep or discard: { $new }.
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
   *[false] { SEAT($seat) } destroys { CARD($card, form: "a") } of { SEAT($owner) }'s.
}
ability-gained = { CAP(CARD($card, form: "the")) } now serves { SEAT($seat) }.

## Questions

to-open = { SEAT($seat) } to reveal the first card.
to-go-on = { SEAT($seat) } has { SPELL($size) } { $size ->
    [one] card
   *[other] cards
} in the row: { $reveal ->
    [true] { $swap ->
        [true] reveal another, collect or swap
       *[false] reveal another or collect
    }
   *[false] { $swap ->
        [true] collect or swap
       *[false] collect
    }
}{ $destroy ->
    [true] ; the last two are equal: a card may be destroyed.
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
destroyed-already = You have destroyed once for this card of the row: reveal another first
target-already = { SEAT($seat) } was a target this turn already
queen-forbids = With { SPELL($queens) } Queens you destroy only above { SPELL($queens) } cards: there are { $size }
alchemist-guards = { SEAT($seat) } leads in Alchemists: only an Alchemist can be destroyed

## The rules in short

rule-bt-1 = The End of Game card starts the discard pile; the shuffled characters are the deck. A random seat begins.
rule-bt-2 = On your turn reveal cards one at a time into a row: at least one, at most five.
rule-bt-3 = Before each further card you may stop and collect or swap the row; after the fifth you must.
rule-bt-4 = A card above the printed value before it breaks the row. Lower it, or the row is discarded and your turn ends. No ability breaks a sound row; in a broken one only those are offered that leave a way to mend it.
rule-bt-5 = A changed value counts only while the card is the last; it has no bounds, and needs a second card in the row.
rule-bt-6 = While the last card equals the printed value before it you may destroy one card of any stack: once for each card revealed, each player once a turn. The row is out of reach.
rule-bt-7 = From a player who leads in Alchemists others can destroy only an Alchemist.
rule-bt-8 = You destroy only while the row has more cards than you have Queens.
rule-bt-9 = Collected cards go onto the stack of their kind, five at most; further copies are discarded.
rule-bt-10 = At most five kinds: with more you drop whole kinds, old or new, until five remain. Otherwise a collector keeps all.
rule-bt-11 = Discarded and destroyed cards lie face up on the discard pile.
rule-bt-12 = You swap only while the row has at least as many cards as you have Kings.
rule-bt-13 = Swap: an opponent gets the whole row, you take one card of theirs, which leaves first. They store the row and may discard kinds that are new to them, each with all its cards; then you store your card.
rule-bt-14 = From an opponent who leads in Minstrels you can take only a Minstrel.
rule-bt-15 = You lead, and have a kind's ability, with at least one card of it while nobody has more; judged anew with every change.
rule-bt-16 = Each manipulative ability once a turn, protective ones while you lead; Queen and King always bind.
rule-bt-17 = Several abilities may work on the same card.
rule-bt-18 = The Judge uses another of your manipulative kinds that you do not lead or have used; it stays as it was.
rule-bt-19 = The Prophet shows you the top card; the others see only that you looked. Not twice for one card, not when the row is full.
rule-bt-20 = When the last card of the deck is revealed, the discard pile with the End of Game card becomes the deck.
rule-bt-21 = Revealing the End of Game card ends the game at once; the row is lost.
rule-bt-22 = Each kind of which you have two or more scores its value once. Most points win; equals share.

## The table

# In the bar above the table: how many cards the deck has. The End is the End of Game card.
table-where = { $end ->
    [true] deck { $n } · the End is in it
   *[false] deck { $n }
}
# A heading in the log.
table-opens = { CAP(CARD($card, form: "the")) } opens a row

## The table: names and counts

# A card with its value, as a label; the End of Game card has none.
table-card = { $value ->
    [none] { CARD($card) }
   *[other] { CARD($card) }, { $value }
}
# Some cards of a kind, as one of a list: "a King and two Judges".
table-pile = { $count ->
    [one] { CARD($card, form: "a") }
   *[other] { SPELL($count) } { CARD($card, form: "plural") }
}
# How many cards come to a stack, and how many go; also how much an ability changes the value of a card.
table-more = +{ $n }
table-less = −{ $n }
table-stacks-of = { $name }'s stacks
table-own-stacks = Your stacks
table-stacks = { $n } of 5 stacks
table-too-many = { $n } kinds, 5 may stay
# Under the name of a rival. A rival is hit when a card of theirs is destroyed.
table-knows-top = knows the next card
table-struck = hit this turn

## The table: the deck and the discard pile

table-deck = deck
table-the-deck = { $n ->
    [one] The deck, { $n } card
   *[other] The deck, { $n } cards
}
# A button that opens the sheet "What is left".
table-the-deck-left = { $n ->
    [one] The deck, { $n } card: what is left
   *[other] The deck, { $n } cards: what is left
}
table-end-in-deck = the End is in the deck
# After the number of cards in the deck: the End is among them.
table-with-end = · End
# On the top card of the deck, which only this player sees.
table-you-see = you alone
# $value is "none" where only the card is named, and for the End of Game card.
table-next-is = { $value ->
    [none] The next card: { CARD($card) }.
   *[other] The next card: { CARD($card) }, { $value }.
}
table-you-alone-see = { $value ->
    [none] You alone see the next card: { CARD($card) }.
   *[other] You alone see the next card: { CARD($card) }, { $value }.
}
table-discard = discard
table-the-discard = { $n ->
    [one] The discard pile, { $n } card
   *[other] The discard pile, { $n } cards
}
# What is on the discard pile: $n kinds.
table-discarded = { $n ->
    [0] Nothing is on it.
   *[other] On it: { LIST($piles) }.
}
# A button, and the sheet that it opens: how many cards of each kind are where.
table-left-show = what is left
table-left-title = What is left
table-left-first = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck. When it runs out, the discard pile (now { $discard ->
    [one] { $discard } card
   *[other] { $discard } cards
}) becomes the new deck, with the End of Game card.
table-left-second = { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck, the End of Game card among them. It ends the game when it comes.
table-left-kind = Kind
table-left-deck = In the deck
table-left-discard = Discarded
table-left-table = On the table

## The table: the row

table-your-row = Your row
table-row-of = { $name }'s row
table-lost-row = The row is lost
# Above the card that is on its way to who has swapped the row for it.
table-you-take = You take
table-takes = { $name } takes
# In the place of the title of a row that the End of Game card has ended.
table-last-row = The End of Game
# The empty places of the row, 1 to 5.
table-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
table-collect-all = { $n ->
    [one] collect { $n } card
   *[other] collect { $n } cards
}
# On the last card of a broken row: the most that it may count, and what it counts now where abilities have changed it.
table-needs = { $changed ->
    [true] now { $value }, needs { $limit } or less
   *[false] needs { $limit } or less
}
table-now = now { $value }
table-above-it = too high
# The seal between the last two cards: as a button, and where nothing can be destroyed.
table-equal = Equal values: destroy a card
table-equal-mark = equal values

## The table: stacks

# What Queens and Kings forbid, under the stack: the smallest row with which their owner destroys or swaps. With Queens it has
# always two cards or more.
table-queen-gives = destroys at { $n }+ cards
table-king-gives = { $n ->
    [one] swaps at { $n }+ cards
   *[other] swaps at { $n }+ cards
}
table-queen-binds = Binds its owner, whoever has most: destroys only at { $n } cards or more.
table-king-binds = { $n ->
    [one] Binds its owner, whoever has most: swaps only at { $n } card or more.
   *[other] Binds its owner, whoever has most: swaps only at { $n } cards or more.
}
table-used = used this turn
# Under a stack whose ability is out of reach: who has more cards of the kind, and how many.
table-outdone = { $you ->
    [true] you have { $n }
   *[false] { $name } has { $n }
}
# The same as a part of what is read out of the stack, and as a sentence.
table-not-available = { $you ->
    [true] Not available: you have { $n }
   *[false] Not available: { $name } has { $n }
}
table-not-available-now = { $you ->
    [true] Not available: you have { $n }.
   *[false] Not available: { $name } has { $n }.
}
table-available-now = { $you ->
    [true] Available: you have { $n }, nobody has more.
   *[false] Available to { $name }: { $n }, nobody has more.
}
# What is read out of a stack: its kind, its value, how many cards it has, and what it gives or why not ($more, if anything).
table-stack = { CARD($card) }, { $value }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $more ->
    [none] {""}
   *[other] , { $more }
}
# Why a stack that guards or binds cannot be used.
table-by-itself = { CAP(CARD($card, form: "the")) } works by itself (BT-16).
# On a card: this kind has come with the last row.
table-fresh = new
# On a card: how many points are left without its kind.
table-points-left = { $fresh ->
    [true] new · { $n } pt
   *[false] { $n } pt
}
# On a stack that is full: how many cards of the row would be lost.
table-lost-copies = −{ $n } lost
# The family of a kind.
table-family = { $family ->
    [manipulative] { stat-ability.manipulative }
    [protective] { stat-ability.protective }
   *[prohibitive] { stat-ability.prohibitive }
}

## The table: buttons

# What can be done with a stack that is lifted: up and down are the Jester's.
table-way = { $way ->
    [up] +1
    [down] −1
    [swap] swap
    [destroy] destroy
   *[use] use
}
# The same, read out with the kind.
table-way-of = { $way ->
    [up] { CARD($card) } +1
    [down] { CARD($card) } −1
    [swap] { CARD($card) } swap
    [destroy] { CARD($card) } destroy
   *[use] { CARD($card) } use
}
# To use an ability, by oneself or through the Judge: $change is −3, for example; the Prophet has none.
table-power = { $judged ->
    [true] { $change ->
        [none] Judge: { CARD($card) }
       *[other] Judge: { CARD($card) } { $change }
    }
   *[false] { $change ->
        [none] { CARD($card) }
       *[other] { CARD($card) } { $change }
    }
}
table-reveal = Reveal
table-collect = Collect
table-swap = Swap
table-give-up = Give up
table-destroy-it = Destroy it
table-take = Take { CARD($card, form: "the") }
table-drop = { $count ->
    [one] Drop { CARD($card, form: "the") }
   *[other] Drop { $count } { CARD($card, form: "plural") }
}
# To keep the kinds that are new: $kinds are `table-kept`.
table-keep = { $n ->
    [1] Keep { LIST($kinds) }
    [2] Keep { LIST($kinds) }
   *[other] Keep all { SPELL($n) }
}
table-kept = { $count ->
    [one] { CARD($card, form: "the") }
   *[other] { $count } { CARD($card, form: "plural") }
}

## The table: what is asked

table-ask-first = Reveal the first card.
table-ask-first-small = At least one card, at most five; none may be above the card before it.
table-ask-go-on = Reveal another card, or stop?
table-ask-equal = Equal: you may destroy one card of a stack.
table-ask-equal-small = Tap a lit stack or the = seal; or reveal more, or stop.
table-ask-full = Five cards: collect or swap the row.
# What collecting brings: points now and then, $losses kinds of cards that would be lost, and whether there would be too many kinds.
table-ask-collect-small = { $same ->
    [true] Collected, it leaves you at { $then ->
        [one] { $then } point
       *[other] { $then } points
    }
   *[false] Collected, it brings you from { $now } to { $then ->
        [one] { $then } point
       *[other] { $then } points
    }
}{ $losses ->
    [0] {""}
   *[other] ; { LIST($lost) } would be lost
}{ $drop ->
    [true] ; a kind must then go
   *[false] {""}
}.
# In bold, before the next.
table-ask-broken = The row is broken:
table-ask-mend = { CARD($card) } { $value } is above { CARD($before) } { $limit }. Lower it, or lose the row.
# What an ability would make of the last card of the row, by oneself or through the Judge; $change is −3, for example.
table-ask-makes = { $judged ->
    [true] { $result ->
        [high] Judge: { CARD($card) } { $change } makes it { $value }, still too high.
        [equal] Judge: { CARD($card) } { $change } makes it { $value }: equal to the card before, so you may then destroy a card.
       *[sound] Judge: { CARD($card) } { $change } makes it { $value }.
    }
   *[false] { $result ->
        [high] { CARD($card) } { $change } makes it { $value }, still too high.
        [equal] { CARD($card) } { $change } makes it { $value }: equal to the card before, so you may then destroy a card.
       *[sound] { CARD($card) } { $change } makes it { $value }.
    }
}
table-ask-swap-which = The row for which card of a rival?
table-ask-swap-small = Lit stacks can be taken from.
table-ask-swap = Give the row to { $name } for { CARD($card, form: "a") }?
# What a swap brings: your points and those of $name, $losses kinds of cards that would be lost, who must then drop a kind, and whether
# $name may choose.
table-ask-swap-scores = Then you have { $own ->
    [one] { $own } point
   *[other] { $own } points
}, { $name } { $other }{ $losses ->
    [0] {""}
   *[other] ; { LIST($lost) } would be lost
}{ $dropping ->
    [none] {""}
    [you] ; you must then drop a kind
   *[rival] ; { $name } must then drop a kind
}{ $choosing ->
    [true] ; { $name } may discard what is new
   *[false] {""}
}.
table-ask-destroy-which = Destroy one card of which stack?
table-ask-destroy = Destroy { CARD($card, form: "a") } of { $name }'s?
table-ask-destroy-own = Destroy { CARD($card, form: "a") } of your own?
# What destroying does to the points of its owner.
table-ask-score = { $same ->
    [true] { $name } stays at { $then ->
        [one] { $then } point
       *[other] { $then } points
    }.
   *[false] { $name } goes from { $now } to { $then ->
        [one] { $then } point
       *[other] { $then } points
    }.
}
table-ask-own-score = { $same ->
    [true] You stay at { $then ->
        [one] { $then } point
       *[other] { $then } points
    }.
   *[false] You go from { $now } to { $then ->
        [one] { $then } point
       *[other] { $then } points
    }.
}
table-ask-swap-or-destroy = { $name }'s { CARD($card) }: swap the row for one, or destroy one?
table-ask-use-or-destroy = Your { CARD($card) }: use it, or destroy one?
table-ask-judge = The Judge lends which power?
table-ask-jester = Jester: plus or minus one?
# $change is −3, for example; the Prophet has none.
table-ask-judge-one = { $change ->
    [none] The Judge lends { CARD($card) }?
   *[other] The Judge lends { CARD($card) } { $change }?
}
table-ask-drop = { CAP(SPELL($n)) } kinds: which one goes, with all its cards?
table-ask-drop-small = Five may stay. The points after each choice stand on the stacks.
table-ask-drop-one = { $count ->
    [one] Drop { CARD($card, form: "a") }?
   *[other] Drop { SPELL($count) } { CARD($card, form: "plural") }?
}
table-ask-drop-one-small = { $n ->
    [one] That leaves you with { $n } point.
   *[other] That leaves you with { $n } points.
}
table-ask-given = { $name } gave you the row for { CARD($card, form: "a") }.
table-ask-choose = New to you: { LIST($piles) }. Keep, or discard?
table-ask-choose-small = { $n ->
    [one] Kept, it leaves you at { $n } point. Tap a lit stack to discard that kind with all its cards.
   *[other] Kept, it leaves you at { $n } points. Tap a lit stack to discard that kind with all its cards.
}
table-ask-dropping = { $name } has too many kinds and drops one.
table-ask-choosing = { $name } may keep or discard what is new: { LIST($piles) }.

## The table: losses

# Each with the reason under it.
table-bust = { $you ->
    [true] You lose the row, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
   *[false] { $name } loses the row, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
}
table-bust-why = { CARD($card) } { $value } is above { CARD($before) } { $limit }, and no power at hand can lower it enough: the whole row is discarded (BT-4).
table-gave-up = { $name } gives up the row.
table-gave-up-why = Its last card is above the one before and was not lowered: the whole row is discarded (BT-4).
table-ended = { $you ->
    [true] You reveal the End of Game{ $n ->
        [0] .
        [one] , and { $n } card of the row is lost.
       *[other] , and { $n } cards of the row are lost.
    }
   *[false] { $name } reveals the End of Game{ $n ->
        [0] .
        [one] , and { $n } card of the row is lost.
       *[other] , and { $n } cards of the row are lost.
    }
}
table-ended-why = The End of Game card ends the game at once; what lies in the row counts for nobody (BT-21).
# Whose card it was: of who reads this, of $name, or of $owner.
table-destroyed = { $whose ->
    [yours] { $name } destroys { CARD($card, form: "a") } of yours.
    [own] { $name } destroys { CARD($card, form: "a") } of their own.
   *[other] { $name } destroys { CARD($card, form: "a") } of { $owner }'s.
}
table-destroyed-why = The last two cards of the row are equal: that allows one card of a stack to be destroyed (BT-6).

## The table: the result, and the table in words

table-score = Points of the kinds held twice or more
# The cards are `table-card`.
table-words-row = { $n ->
    [0] The row is empty.
   *[other] The row: { LIST($cards) }.
}
# What a player has: $n stacks, and points. The stacks are `table-words-stack`.
table-words-holds = { $name }: { $n ->
    [0] no cards
   *[other] { LIST($stacks) }
}; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-words-stack = { $available ->
    [true] { $count ->
        [one] { CARD($card, form: "a") }
       *[other] { SPELL($count) } { CARD($card, form: "plural") }
    }
   *[false] { $count ->
        [one] { CARD($card, form: "a") } (not available)
       *[other] { SPELL($count) } { CARD($card, form: "plural") } (not available)
    }
}
table-words-deck = { $end ->
    [true] { $n ->
        [one] The deck, { $n } card; the End is in the deck.
       *[other] The deck, { $n } cards; the End is in the deck.
    }
   *[false] { $n ->
        [one] The deck, { $n } card; the End comes with the new deck.
       *[other] The deck, { $n } cards; the End comes with the new deck.
    }
}
table-words-left = In the deck: { LIST($piles) }.

## The table: on a terminal

# What the signs mean.
table-legend-leads = { $sign } leads: ability available
table-legend-used = { $sign } used this turn
table-legend-struck = { $sign } struck this turn
table-legend-turn = { $sign } on turn
# Above the columns: the kinds, the deck (`table-deck`) and the discard pile; and before the last line.
table-column-kind = value, kind
table-column-out = out
table-points-now = points now
table-own-seat = { SEAT($seat) } you
table-kind = { $value } { CARD($card) }
table-row-line = The row of { SEAT($seat) } ({ $n } of 5)
table-row-empty = empty
# The last card of the row: what it counts where abilities have changed that, and whether it breaks the row.
table-last-card = { $broken ->
    [true] { $now ->
        [none] { $value } { CARD($card) } BROKEN
       *[other] { $value } { CARD($card) } now { $now } BROKEN
    }
   *[false] { $now ->
        [none] { $value } { CARD($card) }
       *[other] { $value } { CARD($card) } now { $now }
    }
}
table-taken = On its way to { SEAT($seat) }: { CARD($card) }
table-new-kinds = New to { SEAT($seat) }, to keep or drop: { CARD($cards) }
table-deck-line = { $n ->
    [one] The deck ({ $n } card, { $phase ->
        [over] the game is over
        [last] the End of Game card is in it
       *[first] to be reshuffled once
    })
   *[other] The deck ({ $n } cards, { $phase ->
        [over] the game is over
        [last] the End of Game card is in it
       *[first] to be reshuffled once
    })
}
# How many cards of the deck would do what to the row: keep it, break it so that it can be mended, break it for good, end the game.
table-odds-sound = next card: { $n } sound
table-odds-mendable = { $n } mendable
table-odds-fatal = { $n } fatal
table-odds-end = { $n } end
# The top card of the deck; the End of Game card has no value.
table-on-top = { $value ->
    [none] on top: { CARD($card) }
   *[other] on top: { $value } { CARD($card) }
}
table-seen-by = seen by { SEAT($seats) }

## The first game, step by step

guide-1 = At the end each kind of which you hold two or more pays its number, once. Reveal cards into a row: none may be above the one before it.
guide-2 = King 9, Minstrel 6, Jester 3: little in the deck is below 3, and a card above it could cost you the whole row. Stop and collect.
guide-3 = Your rival has a Queen and an Assassin. Upright stacks serve their owner; a stack lies down when someone else has more of its kind.
guide-4 = Queen 8 after Alchemist 7 breaks the row. Your Jester adds or takes one, once a turn: tap it, then take one off.
guide-5 = Now the last two are equal, and you may destroy one card of any stack. Take the Assassin away from your rival.
guide-6 = Small signs show where the row would go. Collect it: a second King makes your first nine points.
guide-7 = Two small cards bring you little. Swap them: the whole row goes to your rival, and you take the Queen, your second, worth eight points. Your rival may discard what is new.
guide-8 = Kings bind you: with two of them you swap only a row of two or more. The deck may hold the End by now, so take what you have.
guide-9 = Six kinds, and only five may stay. Drop the Assassin: a single card pays nothing.
guide-10 = Your rival turned up the End of Game card, and you win by 17 to 0. It comes into the deck when the first deck has run out.

## The second lesson

lesson-1 = Judge 5, Jester 3: two new kinds for you. Reveal another card, or stop?
lesson-1-why = 29 of the 43 cards in the deck are above 3 and would cost you the whole row. Two cards in hand are worth more than one chance in three.
lesson-2 = You lag behind, 16 to 22, and have revealed a King. Your Kings score already: reveal, or collect?
lesson-2-why = Nothing in the deck is above a King, so the next card cannot break the row. A third King alone brings no points: go on.
lesson-3 = Your Prophet has seen the next card: an Assassin, 4. In your row lies a General, 1. What do you do?
lesson-3-why = You know that the Assassin would break the row on the General. What you know, you need not try: take the General and stop.
lesson-end = Count the cards that would break your row: stop when they are many, go on when they are few and you need more. Now try it in a real game.
