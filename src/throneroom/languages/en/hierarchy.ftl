# Hierarchy

title = Hierarchy
about = A duel with open cards: lay a character on top of the Line until your rival has none that may follow.
summary = All cards are open. In turn, lay one of your characters on top of the Line: a higher number on a lower one, unless a card's text says otherwise. If you cannot, you lose.

seat-p1 = Gold
seat-p2 = Purple

## Cards

card-assassin = Assassin
    .the = the Assassin
    .text = Goes on anyone, however high, except the Tower and the Leper.
card-leper = Leper
    .the = the Leper
    .text = Also goes on any odd number. While it is on top, neither Royalty nor the Assassin may follow.
card-serf = Serf
    .the = the Serf
    .text = Played as a 3, but counts as 7 while on top.
card-tower = Tower
    .the = the Tower
    .text = Needs a card in the Line. On a higher number its owner must discard another card from hand; never on the Leper. Counts as two cards in the Line.
card-surgeon = Surgeon
    .the = the Surgeon
    .text = Needs two cards in the Line. Its owner sends one of the rival's cards in the Line home, then the rival sends home one of the owner's other cards.
card-knight = Knight
    .the = the Knight
    .text = Also goes on the Dragon.
card-usurper = Usurper
    .the = the Usurper
    .text = Goes only on a higher number. While it is on top, the next card must be lower.
card-sorcerer = Sorcerer
    .the = the Sorcerer
    .text = While it is on top, cards in hand have no text: only the printed numbers 9 to 13 may follow.
card-dragon = Dragon
    .the = the Dragon
    .text = Also goes on the Baroness.
card-baroness = Baroness
    .the = the Baroness
    .text = Only while the Line has seven cards or fewer.
card-high-priest = High Priest
    .the = the High Priest
    .text = Goes only on the Knight, the Serf or any Royalty, the Queen and the King included.
card-queen = Queen
    .the = the Queen
    .text = Only while the Baroness is in the Line, of either colour.
card-king = King
    .the = the King
    .text = Only while the Line has seven cards or more.
card-imposter = Imposter
    .the = the Imposter
    .text = Played as a copy of a rival's card in the Line that is not on top; a plain Imposter again once it is covered or sent home. Whoever holds it begins.

## What is printed on cards: each with the words that it can be

stat-number = number
stat-royal = royal
    .yes = yes

## Parts of other messages

on-top = { $disguised ->
    [true] the Imposter as the { CARD($card) } ({ $number })
   *[false] the { CARD($card) } ({ $number })
}
    .name = { $disguised ->
        [true] The Imposter as the { CARD($card) }
       *[false] The { CARD($card) }
    }
played = { $guise ->
    [none] { SEAT($seat) }'s { CARD($card) }
   *[other] { SEAT($seat) }'s { CARD($card) }, in the guise of the { CARD($guise) },
}
in-the-line = it lies in the Line
out-of-the-game = it is out of the game
held-by = { SEAT($seat) } holds it

## Events

dealt = Seven cards each, face up. { SEAT($first) } holds the Imposter and begins.
line-opened = { SEAT($seat) } opens the Line with the { CARD($card) }.
# The verbs belong to the cards: the Knight slays only the Dragon, whoever goes on the Usurper ducks under it.
card-laid = { $deed ->
    [ducks-under] { $played } ducks under { $top }.
    [blesses] { $played } gives his blessing to { $top }.
    [strikes-down] { $played } strikes down { $top }.
    [clears-around] { $played } clears a wide circle around { $top }.
    [climbs-past] { $played } climbs past { $top }.
    [walls-in] { $played } walls in { $top }.
    [operates-above] { $played } bends over { $top } and takes the knife to the Line.
    [slays] { $played } slays { $top }.
    [rides-over] { $played } rides over { $top }.
    [seizes-place] { $played } seizes the place of { $top }.
    [silences] { $played } casts silence over { $top }.
    [carries-off] { $played } carries off { $top }.
    [swoops-down-on] { $played } swoops down on { $top }.
    [looks-down-on] { $played } looks down on { $top }.
    [steps-over] { $played } steps over { $top }.
    [sweeps-past] { $played } sweeps past { $top }.
   *[commands] { $played } commands { $top }.
}
tower-raised = { $played } rises over { $top }; the { CARD($discard) } is given up for it.
sent-home = { SEAT($seat) } sends the { CARD($card) } back to { SEAT($owner) }'s hand.
cannot-open = { SEAT($loser) } has no card that can open the Line: { SEAT($winner) } takes the throne before a card is played.
no-card-left = { SEAT($loser) } has no card left: { SEAT($winner) } takes the throne.
nothing-follows = Nobody in { SEAT($loser) }'s hand may follow { $top }: { SEAT($winner) } takes the throne.

## Questions

to-open = { SEAT($seat) } to open the Line.
to-play = { SEAT($seat) } to play a card on { $top }.
to-send-home = { SEAT($seat) } to send one of { SEAT($rival) }'s cards in the Line home.
won = { SEAT($winner) } has won: { SEAT($loser) } is stuck.

## Reasons

play-now = Cards come home only after the Surgeon: play a card now
not-in-hand = The { CARD($card) } is not in your hand: { $where }
surgeon-at-work = The Surgeon is at work: first send one of { SEAT($rival) }'s cards in the Line home
not-in-line = The { CARD($card) } is not in the Line: { $where }
stays-on-top = The { CARD($card) } has just been played and stays on top
own-card = The { CARD($card) } is your own: it must be one of { SEAT($rival) }'s cards
no-text-no-number = { TEXT($top, form: "name") } is on top: without its text the Imposter has no number
no-copy-outside = The { CARD($card) } is not in the Line, so the Imposter cannot copy it
no-copy-of-top = The { CARD($card) } is on top: the Imposter copies only a covered card
no-copy-of-own = The { CARD($card) } is your own: the Imposter copies only a rival's card
no-card-to-go-on = { $card ->
    [usurper] The Line is empty: the Usurper needs a higher number to go on
   *[other] The Line is empty: the { CARD($card) } needs the Knight, the Serf or Royalty to go on
}
shunned = { $card ->
    [assassin] { TEXT($top, form: "name") } is on top: no Assassin may follow
   *[other] { TEXT($top, form: "name") } is on top: no Royalty may follow
}
not-lower = { TEXT($top, form: "name") } is on top: the next card must be lower than 7, and the { CARD($card) } ({ $number }) is not
silenced = { TEXT($top, form: "name") } is on top: texts do not count, and the { CARD($card) } ({ $number }) is not higher than 8
usurper-needs-higher = The Usurper goes only on a number above 7, and { $top } is not
wrong-company = The High Priest goes only on the Knight, the Serf or Royalty, not on { $top }
tower-holds = { TEXT($top, form: "name") } is on top: the Assassin cannot climb it
leper-needs-lower-or-odd = The Leper goes on a lower or an odd number, and { $top } is neither
not-higher = The { CARD($card) } ({ $number }) is not higher than { $top }
cannot-open-with = The Line is empty: the { CARD($card) } cannot open it
nothing-to-discard = { $mine ->
    [true] On { $top } the Tower needs another card of your hand to discard, and you have none
   *[false] On { $top } the Tower needs another card in hand to discard, and there is none
}
line-too-short = { $card ->
    [surgeon] The Surgeon needs two cards in the Line, and it has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }
   *[king] The King comes only when the Line has 7 cards or more, and it has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }
}
line-too-long = The Baroness comes only while the Line has 7 cards or fewer, and it has { $size ->
    [one] { $size } card
   *[other] { $size } cards
}
no-baroness = The Queen comes only while the Baroness is in the Line
discard-needed = { $disguised ->
    [true] On { $top } the Tower needs a discard: play imposter as tower discard CARD
   *[false] On { $top } the Tower needs a discard: play tower discard CARD
}
discard-not-held = For the Tower you discard a card of your own hand: the { CARD($discard) } is not there
no-discard-needed = { $disguised ->
    [true] On { $top } the Tower needs no discard, so none is allowed: play imposter as tower
   *[false] On { $top } the Tower needs no discard, so none is allowed: play tower
}
nothing-to-copy = The Imposter copies a covered card of the rival's in the Line, and there is none
no-copy-follows = The Imposter could be only { CARD($copies, form: "the", join: "or") }, and that may not follow { $top }

## The rules in short

rule-hi-1 = Fourteen characters, seven open cards each. p1 is Gold, p2 is Purple.
rule-hi-2 = Whoever holds the Imposter begins; turns alternate.
rule-hi-3 = On your turn put one card on top of the Line. If you cannot, you lose at once: no draw, no passing.
rule-hi-4 = A card goes on a lower number, never on an equal one, unless its own text lets it go elsewhere.
rule-hi-5 = What the top card demands beats what the new card allows; then the new card's condition must hold.
rule-hi-6 = The Line is counted before the new card is laid; the Tower counts as two wherever it lies.
rule-hi-7 = Only Assassin, Leper, Serf, Knight, Sorcerer, Dragon and Baroness can open an empty Line.
rule-hi-8 = The Assassin goes on anyone, however high, except the Tower and the Leper.
rule-hi-9 = The Leper goes on any odd number. While it is on top, no Royalty and no Assassin may follow.
rule-hi-10 = The Serf is played as a 3 and counts as 7 on top; Serf and Knight never go on each other.
rule-hi-11 = The Tower goes on a higher number only if its owner discards another card; where none is needed none is allowed. Never on the Leper or an empty Line.
rule-hi-12 = After the Surgeon its owner sends a rival's card in the Line home, then the rival one of the owner's other cards. The card just played stays.
rule-hi-13 = The Knight may go on the Dragon, the Dragon on the Baroness.
rule-hi-14 = The Usurper goes only on a higher number; the card after it must be lower, whatever its text says.
rule-hi-15 = Under the Sorcerer cards in hand have no text: only 9 to 13 may follow, without conditions; no Imposter.
rule-hi-16 = Baroness: seven cards or fewer in the Line. Queen: the Baroness is in it. King: seven or more. High Priest: only on Knight, Serf or Royalty.
rule-hi-17 = The Imposter is played as a rival's covered card in the Line, in every way but its colour; covered or sent home it is a plain Imposter again, without name or number.
rule-hi-18 = A card that came home may be played again.
rule-hi-19 = Every game ends, none is drawn; a stuck player loses as soon as the turn comes, even before the first card.

## The table

# In the bar; $viewer is our seat, and neither for a watcher.
table-where = { $viewer ->
    [p1] turn { $turn } · you are { seat-p1 }
    [p2] turn { $turn } · you are { seat-p2 }
   *[other] turn { $turn }
}
table-the-line = The Line
# Of the cards in the Line under the top one.
table-covered = covered, oldest first
table-open-hand = open hand
table-rival-hand = { $name }'s open hand
table-own-hand = Your hand
table-hand-of = { $name }'s hand
# A card for those who do not see it: its number, its colour, and what its mark means, if it has one.
table-card = { $mark ->
    [none] { CARD($card) }, { $number }, { $owner ->
        [p1] gold
       *[p2] purple
    }
   *[other] { CARD($card) }, { $number }, { $owner ->
        [p1] gold
       *[p2] purple
    }, { $mark }
}
# What the crown on Tower, Baroness, Queen and King means.
table-royalty = Royalty
table-on-top = On top: { CARD($card) }, { $number }
# On the Imposter: what it is played as.
table-as = as { CARD($card) }, { $number }
table-line-is-empty = The Line is empty
# Where a card goes down, on a narrow spot.
table-place = lay here
table-top-spot = The top of the Line
# $card is what table-card says.
table-top-card = The top of the Line: { $card }
table-in-line = { $n } in the Line
# Under a gauge of fourteen notches, of which one is marked.
table-gauge-mark = { $full }: Baroness until here, King from here
table-gauge = { $n ->
    [one] { $n } card in the Line. The Baroness may come up to { $full }, the King from { $full }.
   *[other] { $n } cards in the Line. The Baroness may come up to { $full }, the King from { $full }.
}
# Over the cards that were discarded for the Tower.
table-discards = Given up
# What the card on top, or the empty Line, asks of the next card; $number is what the card on top counts.
table-asks = { $asks ->
    [first] Asks for a first card.
    [lower] Asks for a lower number, below { $number }.
    [exception] Nothing is above { $number }.
   *[higher] Asks for anything above { $number }.
}
table-openers = Only { CARD($cards) } can open.
# Cards that may follow against their numbers, and cards that may not though their numbers fit.
table-also = Also: { CARD($cards) }.
table-never = Not: { CARD($cards) }.
# Under the Sorcerer.
table-silent = No text counts: no Imposter, no conditions.
table-open = Open the Line with a lit card.
table-play = Lay a card on { CARD($top, form: "the") }, { $number }.
table-can-follow = { $n ->
    [one] { $n } card of yours can follow.
   *[other] { $n } cards of yours can follow.
}
table-lifted = { CARD($card) } on { CARD($top, form: "the") }?
table-lifted-open = Open the Line with { CARD($card, form: "the") }?
# From one to three cards.
table-answers = { $rival } could answer only with { CARD($cards, form: "the") }.
# More than three; their edges are dashed.
table-many-answers = { $rival } could answer with { $n } cards (dashed).
table-no-answer = { $rival } would have no answer: that wins.
table-surgeon-first = First you send one of { $rival }'s cards home, then { $rival } one of yours.
table-price = The Tower goes down for a price: which card do you give up?
table-disguise = The Imposter plays as which card?
table-send-first = Surgeon: send one of { $rival }'s cards home.
table-send-second = Now you send one of { $rival }'s cards home.
# On buttons. $price is the card that is given up for a Tower, none otherwise.
table-lay = Lay { CARD($card, form: "the") }
table-lay-as = { $price ->
    [none] Lay { CARD($card, form: "the") } as { CARD($guise, form: "the") }
   *[other] Lay { CARD($card, form: "the") } as { CARD($guise, form: "the") }, { CARD($price) }
}
table-lay-for = Lay { CARD($card, form: "the") }, give up { CARD($price, form: "the") }
table-send-home = Send { CARD($card, form: "the") } home
# Ribbons on cards that can be chosen: to be given up, to be copied by the Imposter, to be sent home.
table-price-tag = give up?
table-copy-tag = copy
table-home-tag = send home
table-you-are-stuck = You are stuck and lose.
table-is-stuck = { $name } is stuck and loses.
table-stuck-on-top = { $held ->
    [1] The only card in hand may not follow { CARD($top, form: "the") }, { $number }. { $asks } Whoever cannot lay a card loses (HI-3).
   *[other] None of the { $held } cards in hand may follow { CARD($top, form: "the") }, { $number }. { $asks } Whoever cannot lay a card loses (HI-3).
}
table-stuck-opening = No card in hand can open the Line, and whoever cannot lay a card loses (HI-3, HI-7).
table-stuck-without-card = No card is left in hand, and whoever cannot lay a card loses (HI-3).
table-stuck-touch = Touch a card to read why it cannot go.
# The table in sentences.
table-line-told = The Line from its foot: { CARD($cards) }. It counts { $size }.
table-empty-line-told = The Line is empty.
table-you-hold = { $count ->
    [0] You hold no cards.
   *[other] You hold { CARD($cards) }.
}
table-holds = { $count ->
    [0] { $name } holds no cards.
   *[other] { $name } holds { CARD($cards) }.
}
# At the terminal.
table-seat = { $turn ->
    [true] { SEAT($seat) } ({ $seat }) ◄ on turn
   *[false] { SEAT($seat) } ({ $seat })
}
table-no-cards = no cards
# $tower: the Tower lies in the Line.
table-line-marked = { $tower ->
    [true] { $n ->
        [one] The Line ({ $n } card, the Tower counts as two), the top is marked { $mark }
       *[other] The Line ({ $n } cards, the Tower counts as two), the top is marked { $mark }
    }
   *[false] { $n ->
        [one] The Line ({ $n } card), the top is marked { $mark }
       *[other] The Line ({ $n } cards), the top is marked { $mark }
    }
}
# Of the Line.
table-empty = empty
table-out-of-the-game = Out of the game
table-guised = { CARD($card) } as { CARD($guise) }

## The first game, step by step

# The learner is Gold. The cards and numbers are those of one recorded game.
guide-1 = You are Gold. All fourteen cards lie open: seven are yours, seven are Purple's. Whoever cannot lay a card on the Line loses.
guide-2 = You hold the Imposter, so you begin. Lit cards can be laid: open the Line with the Baroness, 10.
guide-3 = A higher number goes on a lower one, and texts make exceptions: the Dragon, 9, may carry off the Baroness. The Knight may slay the Dragon.
guide-4 = Purple's Tower, 4, went on your Knight for a price: the Assassin was given up. Beside the top card you always read what it asks.
guide-5 = The Surgeon, 5, sends cards home: first you choose one of Purple's in the Line, then Purple one of yours. Lay it.
guide-6 = Send the Tower home. It counts as two cards in the Line wherever it lies: the notches show how long the Line is.
guide-7 = Purple paid for the Tower again. Your Imposter can play as any covered card of Purple's: be the Dragon, 9, for one turn.
guide-8 = The Leper goes on any odd number, and no Royalty may follow. Lift a card: dashed edges show what Purple could answer.
guide-9 = Under the Sorcerer texts are silent and only 9 to 13 may follow. Purple holds Serf and Usurper: nothing fits. Lay it.
guide-10 = Purple is stuck, and the throne is yours. Count the rival's answers before each card: that is the whole art.

## The second lesson

lesson-1 = Purple holds only the Usurper and the King. Which card leaves Purple the fewest answers?
lesson-1-why = Under the Sorcerer only 9 to 13 may follow: Purple has to give the King, and your Assassin kills him. The Usurper is left with nowhere to go.
lesson-2 = Purple's Imposter lies there as the Dragon. You hold a King: now, or later?
lesson-2-why = On the Knight, Purple has only the High Priest, and the King goes over him. Strong cards come last, when nothing can answer them.
lesson-3 = Purple holds Serf, Queen and Imposter. One of your three cards must wait for the end: which do you lay now?
lesson-3-why = The King makes Purple use up the Imposter. Your Assassin waits for the Queen: once she lies there, nothing can follow it.
lesson-end = Before each card, count what the other can still answer, two cards ahead. Now try it in a real game.
