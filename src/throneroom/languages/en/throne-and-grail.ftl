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

# Their forms on the page, where they are drawn as lands, Bounty, Blight and Grails: `.face` is the name on the card, `.long` has its number
# too, `.label` is the same for those who do not see the card, `.printed` is the number as it stands there, with the longer minus.

-influence-text = Whoever has taken more of the { $number } copies scores { $number } once. Each set of 5, 6, 7 and 8 scores 5 more.

card-5 = 5
    .a = a 5
    .the = the 5
    .face = Fields
    .long = Fields 5
    .label = Fields, 5
    .plural = 5s
    .name = Influence 5
    .text = { -influence-text(number: 5) }
card-6 = 6
    .a = a 6
    .the = the 6
    .face = Mills
    .long = Mills 6
    .label = Mills, 6
    .plural = 6s
    .name = Influence 6
    .text = { -influence-text(number: 6) }
card-7 = 7
    .a = a 7
    .the = the 7
    .face = Abbeys
    .long = Abbeys 7
    .label = Abbeys, 7
    .plural = 7s
    .name = Influence 7
    .text = { -influence-text(number: 7) }
card-8 = 8
    .a = an 8
    .the = the 8
    .face = Forts
    .long = Forts 8
    .label = Forts, 8
    .plural = 8s
    .name = Influence 8
    .text = { -influence-text(number: 8) }
card-grail = Grail
    .a = a Grail
    .the = the Grail
    .text = Counts no points. Whoever has taken all three wins at once.
# The numbers are those of the box, from 1 to 20.
card-plus = +{ $number }
    .a = a +{ $number }
    .the = the +{ $number }
    .face = Bounty
    .long = Bounty +{ $number }
    .label = Bounty, +{ $number }
    .name = Plus { $number }
    .text = Scores { $number }.
card-minus = -{ $number }
    .a = a -{ $number }
    .the = the −{ $number }
    .face = Blight
    .long = Blight −{ $number }
    .label = Blight, −{ $number }
    .printed = −{ $number }
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

game-begun = Three cards are put away unseen, { CARD($line, form: "a") } begin the Line, and { SEAT($first) } is drawn to start.
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
rule-tg-7 = After six turns each, both hands get five new cards and the Line stays. After round four, with the draw pile empty, the game ends.
rule-tg-8 = Taken cards lie open and stay with their owner to the end.
rule-tg-9 = Whoever has taken all three Grails wins at once, even within a round; Grails in a hand do not count.
rule-tg-10 = For each of 5, 6, 7 and 8, whoever has taken more copies scores the number once; equal counts score nobody.
rule-tg-11 = Each complete set of 5, 6, 7 and 8 scores 5, whoever leads in them.
rule-tg-12 = Plus and minus cards count their number, Grails nothing.
rule-tg-13 = More points win. Equal points are a draw, and call for a rematch.
rule-tg-14 = So four 5s, two 6s, three 7s and two 8s score 15 against 14 for three 6s, three 7s and six 8s.

## The table

# In the bar, and over a part of the log.
table-where = round { $round } of 4
table-chapter = Round { $round }
# At a player's name: whether the take of this round is still to come.
table-may-take = may take
table-has-taken = has taken
table-shelf = What { $name } has taken
table-own-shelf = What you have taken
# How many each has of a land.
table-versus = { $own } : { $other }
# Grails that a player has taken.
table-of-grails = { $n } of 3
# A column of the shelf for those who do not see it; $leads is you, other or nobody, $leader the other's name.
table-column = { $leads ->
    [you] { CARD($card, form: "label") }: { $owner } { $own }, { $rival } { $other }, you lead
    [other] { CARD($card, form: "label") }: { $owner } { $own }, { $rival } { $other }, { $leader } leads
   *[nobody] { CARD($card, form: "label") }: { $owner } { $own }, { $rival } { $other }, level, nobody scores
}
table-bounty-column = { $n ->
    [one] Bounty: { $sum } from { $n } card
   *[other] Bounty: { $sum } from { $n } cards
}
table-blight-column = { $n ->
    [one] Blight: { $sum } from { $n } card
   *[other] Blight: { $sum } from { $n } cards
}
table-grails-column = Grails: { $n } of 3
# Each before a number of points.
table-majorities = majorities
table-sets = sets
table-numbers = bounty and blight
table-hand-of = { $name }'s hand
# A hand that lies face down.
table-hand-counted = { $name }'s hand: { $n } in hand
table-own-hand = Your hand
table-hand-is-empty = Your hand is empty
table-no-cards = no cards
# How many equal cards lie there, at their corner.
table-times = { $n } ×
# A card, or this many equal ones, for those who do not see them.
table-card = { $n ->
    [1] { CARD($card, form: "label") }
   *[other] { CARD($card, form: "label") }, { $n } copies
}
# The draw pile, as short as can be.
table-left-in-pile = { $n } left
table-draw-pile = { $n ->
    [one] Draw pile, { $n } card. Three more are put away unseen
   *[other] Draw pile, { $n } cards. Three more are put away unseen
}
table-line = The Line
table-older = The Line, older cards
table-reach = The end of the Line
# The bracket is drawn under the cards that a take would get.
table-in-bracket = { CARD($card, form: "label") }, in the bracket
table-lay-here = lay here
table-end = The open end
table-end-spot = The open end of the Line: lay here
table-away-zone = The three cards put away
# Under those three cards.
table-away = put away
# Under the Line, when the game is over.
table-line-left = left in the Line
table-bracket-zone = What a take gives
table-take-these = { $n ->
    [1] Take this card
   *[other] Take these { SPELL($n) }
}
# A heading: what we could take, though it is not our turn.
table-your-take-later = Your take, later
# Headings over what the other would get: now, and once we have laid the card that we have lifted.
table-could-take = If { $name } takes
table-would-take = Then { $name } could take
table-nobody-takes = Both have taken in this round
table-nothing-there = The Line is empty: nothing to take
# We ourselves where a name would stand: before table-change, and as $name of table-spoken-change.
table-you = you
table-change = { $before } → { $after }
# What happens to a player's points.
table-spoken-change = { $same ->
    [true] { $name } still { $after }
   *[false] { $name } { $before } to { $after }
}
table-grails-after = Grails { $n } of 3
table-crowns = all three Grails
# $lead is one of the headings above, $first and $second are table-spoken-change, $grails is one of the two before, or none.
table-bracket = { $grails ->
    [none] { $lead }: { CARD($cards, form: "printed") }; { $first }, { $second }
   *[other] { $lead }: { CARD($cards, form: "printed") }; { $first }, { $second }, { $grails }
}
table-ask-both = { $n ->
    [1] Lay a card at the end of the Line, or take the only card.
    [2] Lay a card at the end of the Line, or take both cards.
   *[other] Lay a card at the end of the Line, or take { SPELL($n) }.
}
table-ask-lay = Lay a card at the end of the Line.
table-ask-lay-first = The Line is empty: lay a card.
table-ask-take = { $n ->
    [1] Your hand is empty: take the last card.
   *[other] Your hand is empty: take the last { SPELL($n) }.
}
table-spent = Taken. Only plays are left in this round.
table-left = { $plays ->
    [0] Round { $round } of 4. Left this round: your take.
    [one] Round { $round } of 4. Left this round: { $plays } play and your take.
   *[other] Round { $round } of 4. Left this round: { $plays } plays and your take.
}
table-lifted = Lay { CARD($card, form: "the") } at the end?
# $first and $second are table-spoken-change.
table-rival-then = { $name } could then take: { $first }, { $second }.
table-rival-crowned = { $name } could then take all three Grails and win at once.
table-own-take-left = { $name } has taken: only your own take is left in this round.
table-both-took = Both have taken: the round ends without another take.
table-take = Take { CARD($cards, form: "printed") }?
# As in table-bracket.
table-take-gives = { $grails ->
    [none] { CAP($first) }, { $second }.
   *[other] { CAP($first) }, { $second }, { $grails }.
}
table-take-crowns = All three Grails: you win at once.
# On buttons.
table-confirm-lay = Lay { CARD($card, form: "the") }
table-confirm-take = Take: { $before } to { $after }
table-confirm-crown = Take the Grails
table-take-cards = Take cards
table-take-verb = { $n ->
    [1] Take one
    [2] Take both
   *[other] Take { SPELL($n) }
}
table-lift-first = Lift a card of your hand first (TG-4).
table-covered = A take gets the last five cards of the Line (TG-5).
# How many copies of a card lie where; $own and $rival are the players.
table-counts-now = { $own } { $owned }, { $rival } { $others }, { $lying ->
    [0] none
    [6] 6
    [7] 7
    [8] 8
    [9] 9
   *[other] { SPELL($lying) }
} in the Line, { $unseen ->
    [0] none
    [6] 6
    [7] 7
    [8] 8
    [9] 9
   *[other] { SPELL($unseen) }
} not seen yet.
table-you-are-crowned = The three Grails are yours
table-crowned = The three Grails are { $name }'s
table-takes = { $name } takes { CARD($cards, form: "printed") }.
# $cards are the lands whose majority is gone, $count how many of them there are.
table-falls = { $you ->
    [true] { $count ->
        [0] You fall from { $before } to { $after }: Blight counts against its owner (TG-12).
       *[other] You fall from { $before } to { $after }: the majority of { CARD($cards, form: "face") } is gone (TG-10).
    }
   *[false] { $count ->
        [0] { $name } falls from { $before } to { $after }: Blight counts against its owner (TG-12).
       *[other] { $name } falls from { $before } to { $after }: the majority of { CARD($cards, form: "face") } is gone (TG-10).
    }
}
table-third-grail = { $name } takes the third Grail and wins.
table-third-grail-why = All three Grails win at once, and points do not count (TG-9).
# The score, line by line.
table-score-sets = Sets of 5, 6, 7 and 8
table-score-bounty = Bounty
table-score-blight = Blight
table-score-points = Points
table-score-grails = Grails
table-not-counted = three Grails win at once: points do not count
# The table in sentences.
table-line-told = The Line from the draw pile to its end: { CARD($cards, form: "long") }.
table-empty-line-told = The Line is empty.
table-take-told = A take now gives { CARD($cards, form: "long") }.
table-pile-of = { $count } x { CARD($card, form: "long") }
# $piles are table-pile-of, $count of them; $hidden: the hand is not ours to see.
table-side-told = { $name } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} with { $count ->
    [0] nothing
   *[other] { LIST($piles) }
}, { $took ->
    [true] has taken
   *[false] has not taken
} in this round, and holds { $hidden ->
    [true] { $held ->
        [one] { $held } hidden card
       *[other] { $held } hidden cards
    }
   *[false] { $held ->
        [0] no cards
       *[other] { CARD($hand, form: "long") }
    }
}.
table-draw-pile-told = { $n ->
    [one] { $n } card in the draw pile.
   *[other] { $n } cards in the draw pile.
}
# At the terminal, where cards are called as they are typed.
table-round = Round { $round } of 4
table-started = { SEAT($seat) } started
table-pile = { $n ->
    [0] draw pile empty
   *[other] { $n } in the draw pile
}
table-away-unseen = 3 cards put away
table-away-shown = put away { $first }, { $second }, { $third }
table-seat = { $turn ->
    [true] { SEAT($seat) } ({ $seat }) ◄ on turn
   *[false] { SEAT($seat) } ({ $seat })
}
table-take-state = { $took ->
    [true] has taken this round
   *[false] may still take this round
}
# Before the cards in a hand, and before those that were taken.
table-hand = hand
table-taken = taken
table-hidden-cards = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
# Of a hand, and of what was taken.
table-empty = empty
table-nothing-yet = nothing yet
table-line-is-empty = The Line is empty
table-line-over = { $n ->
    [one] The Line ({ $n } card) is left over
   *[other] The Line ({ $n } cards) is left over
}
# $whole: a take gets the whole Line, otherwise $reach cards.
table-line-marked = { $n ->
    [one] The Line ({ $n } card): a take gets { $whole ->
        [true] all of it
       *[false] the last { $reach }
    }, marked { $mark }
   *[other] The Line ({ $n } cards): a take gets { $whole ->
        [true] all of it
       *[false] the last { $reach }
    }, marked { $mark }
}
# Heads of narrow columns; the first one is over the houses.
table-score = { $over ->
    [true] Score
   *[false] Score now
}
table-column-of = { CARD($card, form: "plural") }
table-column-sets = sets
table-column-points = points
table-column-grails = grails
# Under the columns: what the mark means that some numbers have.
table-leads = { $mark } leads and scores the number; a set scores 5
table-unseen = Not seen by you ({ $n } cards, wherever they lie)

## The first game, step by step

# The learner is the Lion. The cards and numbers are those of one recorded game.
guide-1 = Each round you lay five cards at the end of the Line, and once you take its last five. What you take counts.
guide-2 = A Grail lies in the Line: leave it there until it has company. Lift the 6 and lay it at the open end.
guide-3 = The rival laid a Blight, −3. The bracket says what a take would give now: points before and after.
guide-4 = Lift the 8 and look at the bracket: it slides on and shows what the rival could take then. Lay it.
guide-5 = Now the last five hold a Grail and three lands. You would lead in 5s, 6s and 8s, 19 points, less 3 for the Blight: take them.
guide-6 = Your take is spent: only plays are left in this round, and what you lay may be lost. Lay a 7.
guide-7 = The rival took 7, 8 and 7 and leads in 7s; 8s are level, so nobody scores them. Gold tabs show who leads.
guide-8 = Every card has to be laid. Both have taken, so nobody can take your Grail in this round: let it go.
guide-9 = Round 2: new hands, and the Line stays. The rival laid the last Grail too, and did not take. Take all five!
guide-10 = All three Grails win at once, whatever the points. Otherwise the game goes on for four rounds, and more points win.

## The second lesson

lesson-1 = The last five hold three 7s, a 6 and a Bounty: 17 points. Take them now, or lay a card first?
lesson-1-why = The rival's take is still open too: whatever you lay, the same 7s would be theirs. Take when the end of the Line is rich and the rival could take it.
lesson-2 = The last five would bring you 10 points. You have one turn more than the rival, and hold a 5 and a Blight: what now?
lesson-2-why = You have the last word in this round, so you can wait. Your Blight spoils the rival's take, and behind it lie two 8s and a 6 for whoever takes second.
lesson-3 = The last round begins, and the take would cost you 2 points. Apart from a 5 and two 8s, only Blights are still unseen: what now?
lesson-3-why = Everybody has to take once, and what still comes is mostly Blight. Whoever takes first pays 2, whoever waits swallows the rest.
lesson-end = Take early if the end of the Line is rich or will get worse, and wait if you have the last word. Now try it in a real game.
