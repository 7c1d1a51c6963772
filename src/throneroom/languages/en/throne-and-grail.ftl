# Throne and the Grail

title = Throne and the Grail
about = Feed one Line of cards and take its end at the right moment: by points, or at once with all three Grails.
summary = Four rounds. Each round you play your five hand cards, one a turn, to the end of the Line, and once, when you like, you take the last five cards of it. Most points win, but all three Grails win at once.

# The houses of the two candidates.
seat-p1 = Lion
seat-p2 = Raven

## What a table may choose

option-plus = The numbers on the seven plus cards.
option-minus = The numbers on the nine minus cards.

## Cards

-influence-text = Who has taken more of the { $number } copies scores { $number } once. Each set of 5, 6, 7 and 8 scores 5 more.

card-5 = 5
    .a = a 5
    .plural = 5s
    .name = Influence 5
    .text = { -influence-text(number: 5) }
card-6 = 6
    .a = a 6
    .plural = 6s
    .name = Influence 6
    .text = { -influence-text(number: 6) }
card-7 = 7
    .a = a 7
    .plural = 7s
    .name = Influence 7
    .text = { -influence-text(number: 7) }
card-8 = 8
    .a = an 8
    .plural = 8s
    .name = Influence 8
    .text = { -influence-text(number: 8) }
card-grail = Grail
    .a = a Grail
    .text = Counts no points. Who has taken all three wins at once.
# The numbers are those of the box, from 1 to 20.
card-plus = +{ $number }
    .a = a +{ $number }
    .name = Plus { $number }
    .text = Scores { $number }.
card-minus = -{ $number }
    .a = a -{ $number }
    .name = Minus { $number }
    .text = Costs { $number }.

## Parts of other messages

# What a take would get.
reach = { $whole ->
    [true] { $count ->
        [1] the only card of the Line
        [2] both cards of the Line
       *[other] all { SPELL($count) } cards of the Line
    }
   *[false] the last { SPELL($count) } cards of the Line
}
points = { SEAT($seat) } { $total }
# What a player does, after the name: see `gained`.
now-leads = now leads in { CARD($cards, form: "plural") }
draws-level = draws level in { CARD($cards, form: "plural") }
completes-sets = completes { SPELL($count) } { $count ->
    [one] set
   *[other] sets
} of 5, 6, 7 and 8

## Events

game-begun = Three cards are put away unseen, { CARD($line) } begin the Line, and { SEAT($first) } is drawn to start.
goes-on = { $question }
holds = { SEAT($seat) } holds { CARD($cards) }.
card-played = { $deed ->
    [begins] { SEAT($seat) } begins the empty Line with { CARD($card, form: "a") }.
    [lets-go] { SEAT($seat) } lets go of { CARD($card, form: "a") }: it lies at the end of the Line.
    [sweetens] { SEAT($seat) } sweetens the Line with { CARD($card, form: "a") }.
    [spoils] { SEAT($seat) } spoils the Line with { CARD($card, form: "a") }.
   *[adds] { SEAT($seat) } adds { CARD($card, form: "a") } to the Line.
}
line-taken = { $whole ->
    [true] { SEAT($seat) } takes the whole Line: { CARD($cards) }.
   *[false] { SEAT($seat) } takes { CARD($cards) }.
}
# From one to three things, each at most once: now-leads, draws-level, completes-sets.
gained = { SEAT($seat) } { $gains }.
# One or two Grails; $others are those of the rival.
grails-counted = { $others ->
    [0] { $count ->
        [1] { SEAT($seat) } now has one Grail, the first of the three.
       *[other] { SEAT($seat) } now has two Grails: the third would bring the throne at once.
    }
   *[other] { $count ->
        [one] { SEAT($seat) } now has { SPELL($count) } Grail: neither house can have all three now.
       *[other] { SEAT($seat) } now has { SPELL($count) } Grails: neither house can have all three now.
    }
}
points-so-far = Points so far: { $lion }, { $raven }.
# From two to ten cards stay.
round-begun = Round { $round } of 4: { SEAT($first) } starts. { CAP(SPELL($stay)) } cards stay in the Line.
crowned = All three Grails lie before { SEAT($winner) }: the throne is won at once, whatever the points.
scored = { SEAT($seat) }: { $majorities } for majorities, { $sets } for sets, { SIGNED($numbers) } from plus and minus cards: { $total }.
throne-taken = { SEAT($winner) } takes the throne.
neither-ahead = Neither house is ahead: the game is a draw, and calls for a rematch.
away-shown = Put away from the start: { CARD($cards) }.

## Questions

to-play = { $spent ->
    [true] Round { $round }, turn { $turn } of 6: { SEAT($seat) } to play a card (the take is spent).
   *[false] Round { $round }, turn { $turn } of 6: { SEAT($seat) } to play a card (the Line is empty).
}
to-play-or-take = Round { $round }, turn { $turn } of 6: { SEAT($seat) } to play a card, or take { $reach }.
to-take = Round { $round }, turn { $turn } of 6: { SEAT($seat) } has only the take left: { $reach }.
won-by-grails = { SEAT($winner) } has won at once, with all three Grails.
won-on-points = { SEAT($winner) } has won on points, { $more } to { $fewer }.
drawn = A draw at { $points } to { $points }: it takes a rematch.

## Reasons

already-taken = You have taken in this round already: play a card
nothing-to-take = The Line is empty: there is nothing to take
hand-empty = Your hand is empty: only the take is left
not-in-box = { $sort ->
    [plus] { CARD($card) } is not in this box, whose plus cards are { CARD($box) }: you hold { CARD($hand) }
   *[minus] { CARD($card) } is not in this box, whose minus cards are { CARD($box) }: you hold { CARD($hand) }
}
not-in-hand = You have no { CARD($card) } in your hand: you hold { CARD($hand) }

## The rules in short

rule-tg-1 = Of 45 shuffled cards three are put away, unseen until the game is over. Five hidden cards to each player, two open ones begin the Line, 30 are the draw pile. Equal cards in a hand are one choice.
rule-tg-2 = Who starts the first round is drawn; after that the other player starts each time.
rule-tg-3 = Four rounds of six turns each, in alternation: five plays and one take, in any order.
rule-tg-4 = Play: one card from your hand, face up, to the end of the Line.
rule-tg-5 = Take: the last five cards of the Line, or all if there are fewer, in front of you. Once a round, and never from an empty Line.
rule-tg-6 = After the take only plays are left in the round; with an empty hand only the take.
rule-tg-7 = After six turns each five new cards come to both hands and the Line stays. After round four, with the draw pile empty, the game ends.
rule-tg-8 = Taken cards lie open and stay with their owner to the end.
rule-tg-9 = Who has taken all three Grails wins at once, even within a round; Grails in a hand do not count.
rule-tg-10 = For each of 5, 6, 7 and 8, who has taken more copies scores the number once; equal counts score nobody.
rule-tg-11 = Each complete set of 5, 6, 7 and 8 scores 5, whoever leads in them.
rule-tg-12 = Plus and minus cards count their number, Grails nothing.
rule-tg-13 = More points win. Equal points are a draw, and call for a rematch.
rule-tg-14 = So four 5s, two 6s, three 7s and two 8s score 15 against 14 for three 6s, three 7s and six 8s.
