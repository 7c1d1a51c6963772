# Battle For The Throne

title = Battle For The Throne
about = Strike at your rivals' Jacks, then their Queens, then the King; the last King on the table wins.
summary = Everyone has a deck, a hand of five and a court: Jacks in front, Queens behind them, the King at the back. Break through your rivals' ranks with number cards, Aces and charging Kings; whoever loses the King is out. The last King wins.

## What a table may choose

option-jokers = Jokers in each player's deck.

## Cards
## `.one` is one of a player's cards as it is drawn or discarded: there is only one 2 of Clubs, but several Jokers.

-jack-text = Character of the front rank, 10 points.
-queen-text = Character of the middle rank, 15 points.
-king-text = Character, 20 points. From hand: heal your King, charge for 10 points on any suit, or rally in place of one of your characters.
-ace-text = Destroys a Jack or a Queen of another suit at once. Against a King or a shield 1 point, 0 on the other suit of its colour.
attack-text = Attack: { $number } points on the other colour, half of them, rounded down, on the other suit of its colour, never on its own suit.

# The numbers are those from 2 to 10.
card-c = { $number } of Clubs
    .the = the { $number } of Clubs
    .one = the { $number } of Clubs
    .text = { attack-text }
card-d = { $number } of Diamonds
    .the = the { $number } of Diamonds
    .one = the { $number } of Diamonds
    .text = { attack-text }
card-h = { $number } of Hearts
    .the = the { $number } of Hearts
    .one = the { $number } of Hearts
    .text = { attack-text }
card-s = { $number } of Spades
    .the = the { $number } of Spades
    .one = the { $number } of Spades
    .text = { attack-text }
card-jc = Jack of Clubs
    .the = the Jack of Clubs
    .one = the Jack of Clubs
    .text = { -jack-text }
card-jd = Jack of Diamonds
    .the = the Jack of Diamonds
    .one = the Jack of Diamonds
    .text = { -jack-text }
card-jh = Jack of Hearts
    .the = the Jack of Hearts
    .one = the Jack of Hearts
    .text = { -jack-text }
card-js = Jack of Spades
    .the = the Jack of Spades
    .one = the Jack of Spades
    .text = { -jack-text }
card-qc = Queen of Clubs
    .the = the Queen of Clubs
    .one = the Queen of Clubs
    .text = { -queen-text }
card-qd = Queen of Diamonds
    .the = the Queen of Diamonds
    .one = the Queen of Diamonds
    .text = { -queen-text }
card-qh = Queen of Hearts
    .the = the Queen of Hearts
    .one = the Queen of Hearts
    .text = { -queen-text }
card-qs = Queen of Spades
    .the = the Queen of Spades
    .one = the Queen of Spades
    .text = { -queen-text }
card-kc = King of Clubs
    .the = the King of Clubs
    .one = the King of Clubs
    .text = { -king-text }
card-kd = King of Diamonds
    .the = the King of Diamonds
    .one = the King of Diamonds
    .text = { -king-text }
card-kh = King of Hearts
    .the = the King of Hearts
    .one = the King of Hearts
    .text = { -king-text }
card-ks = King of Spades
    .the = the King of Spades
    .one = the King of Spades
    .text = { -king-text }
card-ac = Ace of Clubs
    .the = the Ace of Clubs
    .one = the Ace of Clubs
    .text = { -ace-text }
card-ad = Ace of Diamonds
    .the = the Ace of Diamonds
    .one = the Ace of Diamonds
    .text = { -ace-text }
card-ah = Ace of Hearts
    .the = the Ace of Hearts
    .one = the Ace of Hearts
    .text = { -ace-text }
card-as = Ace of Spades
    .the = the Ace of Spades
    .one = the Ace of Spades
    .text = { -ace-text }
card-joker = Joker
    .the = the Joker
    .one = a Joker
    .text = Jester: cancels an attack on a character of yours, at any time. Or, once a game, a shield of 20 points before your King.

## What is printed on cards: each with the words that it can be

stat-points = points
    .shield = 20 as a shield
stat-suit = suit
    .clubs = clubs
    .diamonds = diamonds
    .hearts = hearts
    .spades = spades
stat-colour = colour
    .black = black
    .red = red

## Parts of other messages

# A place as it is written in decisions (`attack 9c p2 jack 1`), with the player's name.
spot = { $rank ->
    [jack] { SEAT($seat) } jack { $place }
    [queen] { SEAT($seat) } queen { $place }
    [king] { SEAT($seat) } king
   *[shield] { SEAT($seat) } shield
}
# A King counts as a plain character in the ranks of Jacks and Queens, so his rank is told there.
character = { $rank ->
    [shield] shield
    [king] { CARD($card) }
    [queen] { $rallied ->
        [true] { CARD($card) } in the Queen rank
       *[false] { CARD($card) }
    }
   *[jack] { $rallied ->
        [true] { CARD($card) } in the Jack rank
       *[false] { CARD($card) }
    }
}
    .the = the { character }
    .your = your { character }
    .whose = { SEAT($seat) }'s { character }
# What somebody draws.
seen-cards = { CARD($cards, form: "one") }
# What somebody draws.
counted-cards = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
# For the list in to-choose.
chooses = { $rank ->
    [king] { SEAT($seat) } chooses a King
    [queen] { SEAT($seat) } chooses a Queen
   *[jack] { SEAT($seat) } chooses a Jack
}
in-discard-pile = it lies in your discard pile
in-court = it stands in your court
lies-on = it lies on { TEXT($target, form: "whose") }
in-deck = it is in your deck

## Events: the beginning

game-opened = { $jokers ->
    [0] { $players } players, each with a deck of 52 cards and no Joker. The last King on the table wins.
    [1] { $players } players, each with a deck of 52 cards and one Joker. The last King on the table wins.
   *[other] { $players } players, each with a deck of 52 cards and { $jokers } Jokers. The last King on the table wins.
}
begun-later = { $question }
chosen-in-secret = { $rank ->
    [king] { SEAT($seat) } chooses a King in secret.
    [queen] { SEAT($seat) } chooses a Queen in secret.
   *[jack] { SEAT($seat) } chooses a Jack in secret.
}
chosen = { SEAT($seat) } chooses { CARD($card, form: "the") }.
court-revealed = { SEAT($seat) }'s court is revealed: { CARD($cards, form: "the") }.
hands-drawn = Everyone shuffles and draws five.

## Events: rounds

round-begun = Round { $round }: the die chooses { SEAT($first) }, who begins.
passed = { SEAT($seat) } passes.
round-ended = { SEAT($seat) } passes, as all have: round { $round } ends, and { SEAT($first) } is first to discard and draw.

## Events: attacks
## What an attack counts is told after the attack, or after it has been accepted: `It` is the attack card.

attacked = { SEAT($seat) } strikes { TEXT($target, form: "whose") } with { CARD($card, form: "the") }.
charged = { SEAT($seat) } charges at { TEXT($target, form: "whose") } with { CARD($card, form: "the") }.
jester-played = { SEAT($seat) }'s Jester turns { CARD($card, form: "the") } into a jest: both cards are discarded.
accepted = { SEAT($seat) } accepts it.
attack-landed = { $halved ->
    [true] It counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, half its value: { $left ->
        [one] { $left } point
       *[other] { $left } points
    } more would destroy { TEXT($target, form: "the") }.
   *[false] It counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $left ->
        [one] { $left } point
       *[other] { $left } points
    } more would destroy { TEXT($target, form: "the") }.
}
character-fell = { $halved ->
    [true] It counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, half its value: { TEXT($target, form: "the") } falls.
   *[false] It counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { TEXT($target, form: "the") } falls.
}
shield-broke = { $halved ->
    [true] It counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, half its value: the shield breaks.
   *[false] It counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: the shield breaks.
}
destroyed-at-once = { CAP(TEXT($target, form: "the")) } is destroyed at once.
king-lost = { SEAT($seat) } has lost the King and is out of the game.
drew-honorably = { SEAT($seat) } draws { $drawn } for the honorable death.
drew-nothing-honorably = { SEAT($seat) } does not draw for the honorable death.
sixth-discarded = { SEAT($seat) } discards { CARD($card, form: "one") } to be back at five.

## Events: other actions

king-healed = { SEAT($seat) } gives up { CARD($card, form: "the") } to heal the King: { $attacks ->
    [one] { $attacks } attack card
   *[other] { $attacks } attack cards
} removed.
king-rallied = { $attacks ->
    [0] { CAP(CARD($card, form: "the")) } rallies to { SEAT($seat) } in place of { TEXT($replaced, form: "the") }.
   *[other] { CAP(CARD($card, form: "the")) } rallies to { SEAT($seat) } in place of { TEXT($replaced, form: "the") }, and takes over the { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on it.
}
shield-raised = { SEAT($seat) } raises a Joker before the King: a shield of { $suit ->
    [clubs] Clubs
    [diamonds] Diamonds
    [hearts] Hearts
   *[spades] Spades
}.
deployed = { $rank ->
    [queen] { SEAT($seat) } sends { CARD($card, form: "the") } to the Queen rank.
   *[jack] { SEAT($seat) } sends { CARD($card, form: "the") } to the Jack rank.
}

## Events: the end of a round

hand-kept = { SEAT($seat) } keeps the hand and draws { $drawn }.
card-discarded = { SEAT($seat) } discards { CARD($card, form: "one") } and draws { $drawn }.
deck-reformed = { $rest ->
    [0] { SEAT($seat) } shuffles the discard pile, takes { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } as the new deck and draws { $drawn }.
    [one] { SEAT($seat) } shuffles the discard pile, takes { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } as the new deck ({ $rest } stays behind) and draws { $drawn }.
   *[other] { SEAT($seat) } shuffles the discard pile, takes { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } as the new deck ({ $rest } stay behind) and draws { $drawn }.
}
deck-left-empty = { SEAT($seat) } leaves the deck empty.
attack-removed = { SEAT($seat) } removes { SEAT($owner) }'s { CARD($card) } from { TEXT($target, form: "the") }.
nothing-mended = { SEAT($seat) } mends nothing.

## Events: the end of the game

last-king = { SEAT($seat) } has won: the last King on the table.
victory-shared = Round { $round } is over: { SEAT($winners) } share the victory.

## Questions

to-choose = The courts are chosen in secret: { $choices }.
to-act = Round { $round }: { SEAT($seat) } to act or pass.
to-answer = { SEAT($owner) }'s { CARD($card) } strikes { TEXT($target, form: "whose") }: { SEAT($seat) } to answer or to accept.
to-draw-honorably = Honorable Death: { SEAT($seat) } may draw a card.
to-discard-sixth = { SEAT($seat) } holds six cards and must discard one.
to-discard = End of round { $round }: { SEAT($seat) } may discard one card before drawing up to five.
to-reform = End of round { $round }: { SEAT($seat) } has an empty deck and may reform it from the discard pile.
to-mend = End of round { $round }: { SEAT($seat) } may remove the top attack from one of their characters.
won = { SEAT($winner) } has won: the last King on the table.
won-together = Round { $round } is over: { SEAT($winners) } share the victory.

## Reasons
## Words in quotes are decisions as they are typed: they are the same in all languages, but for CARD and OWN.

chosen-in-order = { $rank ->
    [king] King, Queen and Jack are chosen in this order: the King is next
    [queen] King, Queen and Jack are chosen in this order: the Queen is next
   *[jack] King, Queen and Jack are chosen in this order: the Jack is next
}
choose-first = { $rank ->
    [king] First choose your court: the suit of your King is next
    [queen] First choose your court: the suit of your Queen is next
   *[jack] First choose your court: the suit of your Jack is next
}
no-attack-to-answer = No attack on a character of yours waits for an answer: it is your turn to act
nobody-fell = No character of yours has just fallen: it is your turn to act
no-discard-now = Cards are discarded only with more than five in hand, and you hold { $held }, or when the round ends
no-reform-now = A deck is reformed only at the end of a round, when all have passed one after another
courts-stand = The courts have been chosen and revealed
round-goes-on = That belongs to the end of a round, when all have passed one after another
answer-first = First answer the attack on { TEXT($target, form: "your") }: 'jester' or 'accept'
honor-first = Your character died honorably: first 'draw' or 'decline'
sixth-first = You hold six cards: first discard down to five
discard-first = The round is ending: first 'discard CARD' or 'keep', then you draw up to five
discard-before-reform = A deck is reformed while you draw up to five: first 'discard CARD' or 'keep'
reform-first = Your deck is empty: first 'reform' it from the discard pile, or 'stay'
mend-first = The round is ending: first 'mend OWN' or 'skip'
discard-is-over = The discard comes before drawing, which is done: 'mend OWN' or 'skip'
not-in-hand = { CAP(CARD($card, form: "the")) } is not in your hand: { $where }
no-joker = You hold no Joker
no-joker-to-answer = You hold no Joker to answer with
own-character = { $spot } is your own: attack cards are played on opposing characters
no-such-seat = There is no { SEAT($seat) } at this table
already-out = { SEAT($seat) } is out of the game
nobody-there = { $spot } is empty: no character stands there
shield-in-front = { SEAT($seat) }'s shield takes the attacks before the King can be attacked
rank-in-front = { $rank ->
    [queen] { SEAT($seat) }'s Queen rank stands in front: all in it must fall before { $spot }
   *[jack] { SEAT($seat) }'s Jack rank stands in front: all in it must fall before { $spot }
}
own-suit = { CAP(CARD($card, form: "the")) } cannot be played on { CARD($target, form: "the") }, a character of its own suit
own-suit-of-shield = The shield has the suit of its King, { $suit ->
    [clubs] Clubs
    [diamonds] Diamonds
    [hearts] Hearts
   *[spades] Spades
}: { CARD($card, form: "the") } cannot be played on its own suit
nothing-to-heal = There is no attack on your King to heal
no-rally-abroad = { $spot } is not yours: a King rallies in place of one of your own characters
no-rally-of-shield = A King takes the place of a character, not of the shield
nobody-to-replace = { $spot } is empty: a King takes the place of a character
shield-used = You have had your shield: it is raised once a game
no-mend-abroad = { $spot } is not yours: you mend one of your own characters or your shield
nothing-to-mend = No attack lies on { TEXT($target, form: "your") }
deck-not-empty = Your deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: only an empty one may be reformed
nothing-to-reform = Your discard pile is empty: there is nothing to reform the deck from
reform-decided = You have decided that already: a deck may be reformed once at the end of each round

## The rules in short

rule-ba-1 = Everyone secretly chooses the suits of a King, a Queen and a Jack; all are revealed together. The rest of each deck is shuffled, and each player draws five.
rule-ba-2 = Never more than five cards in hand: with six, discard one of them at once.
rule-ba-3 = In each round a die says who begins. In turn, act or pass; the round ends when all who are in have passed one after another; until then whoever passed may act again.
rule-ba-4 = One action a turn: attack, ace, a King's heal, charge or rally, the shield, a Jack or Queen, or pass.
rule-ba-5 = Attack cards go on a character of the opponent's foremost rank: Jacks, then Queens, then the King. New characters stand last, places close up, a rallied King keeps the place.
rule-ba-6 = Never on its own suit; half the value, rounded down, on the other suit of its colour; full value on the other colour. The value stays as it was when played.
rule-ba-7 = Attacks add up on a character. At its points it is destroyed; all cards go to their owners' discards.
rule-ba-8 = Honorable Death: whoever loses a character to points may draw a card; not where an Ace destroyed it, even by its 1 point, nor for a shield or the King, nor with an empty deck.
rule-ba-9 = An Ace destroys a Jack or Queen of another suit at once. On any King and on a shield it is 1 point, 0 on the other suit of its colour.
rule-ba-10 = Jacks and Queens are brought into their own ranks, empty or not.
rule-ba-11 = Heal: discard a King from hand to remove all attacks from your King, not from the shield; there must be one.
rule-ba-12 = Charge: a King from hand is an attack of 10 points on any suit.
rule-ba-13 = Rally: a King from hand takes the place of any character of yours and the attacks on it; the old card is discarded.
rule-ba-14 = Only the King in the King rank is the King. In another rank he is a character of 20 points.
rule-ba-15 = Jester: answer an attack on your character or shield with a Joker, and both are discarded. You are asked unless everybody sees that you cannot have one.
rule-ba-16 = Shield: once a game, a Joker before your King, with his suit and 20 points; it must fall before he can be attacked.
rule-ba-17 = A player whose King is destroyed is out, with hand and deck. Attacks by that player on others stay and count.
rule-ba-18 = End of a round, from its first player on: discard a card or not, draw up to five, remove the top attack from one of your characters or not.
rule-ba-19 = If your deck is empty then, you may once shuffle your discard pile and take five cards for each King left as the new deck, and draw on.
rule-ba-20 = The last player with a King wins.
rule-ba-21 = After round 100 all who are still in share the victory.
rule-ba-22 = Open: characters, attacks, discard piles, the sizes of hands and decks. Secret: hands and the order of decks, until the game is over.
rule-ba-23 = A 10 of Diamonds cannot attack a Jack of Diamonds, a 10 of Hearts counts 5 on it, a black 10 kills it.

## The table

# In the bar over the table: where the game is.
table-where = { $kings ->
    [one] round { $round } · { $kings } king
   *[other] round { $round } · { $kings } kings
}
# The same, before the first round.
table-choosing = choosing the courts
# A heading of the log.
table-chapter = Round { $round }
# A suit on its own: on number cards, and what the sign in the corner of a card means.
table-suit = { $suit ->
    [clubs] Clubs
    [diamonds] Diamonds
    [hearts] Hearts
   *[spades] Spades
}
# A rank on its own: on the card, and over the place where it is chosen.
table-rank = { $rank ->
    [king] King
    [queen] Queen
    [jack] Jack
   *[ace] Ace
}
# The letter in the corner of a card.
table-letter = { $rank ->
    [king] K
    [queen] Q
    [jack] J
   *[ace] A
}
# A Joker that stands before a King and has his suit. Other messages use it where the target may be a shield.
table-shield = { $suit ->
    [clubs] Shield of Clubs
    [diamonds] Shield of Diamonds
    [hearts] Shield of Hearts
   *[spades] Shield of Spades
}
# On such a card.
table-shield-short = Shield
# The three ranks of a court, beside them.
table-ranks = { $rank ->
    [king] King
    [queen] Queens
   *[jack] Jacks
}
# The same of the own court, with where it stands.
table-own-ranks = { $rank ->
    [king] King, back
    [queen] Queens
   *[jack] Jacks, front
}
# In place of a rank whose characters have all fallen.
table-none-left = none left
table-court = { $name }'s court
table-own-court = Your court
table-own-hand = Your hand
table-hand-of = { $name }'s hand
table-piles = Your deck and discard pile
table-piles-of = { $name }'s deck and discard pile
# Each of these three stands before the number of cards there.
table-hand = hand
table-deck = deck
table-discards = discard
table-jokers = { $n ->
    [one] { $n } Joker unseen
   *[other] { $n } Jokers unseen
}
table-out-of = out of the game
# On the card of a King who has fallen.
table-fallen = fallen
# Before the name of who began the round, or before a die.
table-first = first:
table-rolled = { $own ->
    [true] The die chose you
   *[false] The die chose { $name }
}
table-look-through = { $n ->
    [one] Discard pile of { $name }, { $n } card: look through it
   *[other] Discard pile of { $name }, { $n } cards: look through it
}
table-pile-title = Discard pile of { $name }
table-pile-empty = No card lies here.
# Before the cards of a rival's hand that everybody knows of.
table-holds = holds
table-courts = Courts of your rivals

# What a character is called where it stands; $suit is the suit of a shield, or none.
table-character = { $suit ->
    [none] { CARD($card) }, { $missing } of { $points } points left
   *[other] { table-shield }, { $missing } of { $points } points left
}
# An attack on a character, in the list of table-state.
table-attack = { $name }: { CARD($card) } for { $points }
# What is to be known of a character: the attack that hangs over it, the $count attacks on it, and whether it stands in
# the front rank. Nothing of it need be true. What is said before and after it has its own full stops.
table-state = { $threat ->
    [destroys] { CARD($card) } strikes and would destroy it{ $count ->
        [0] {""}
       *[other] . Attacked by { LIST($attacks) }
    }{ $front ->
        [true] . Can be attacked
       *[false] {""}
    }
    [strikes] { CARD($card) } strikes for { $points }{ $count ->
        [0] {""}
       *[other] . Attacked by { LIST($attacks) }
    }{ $front ->
        [true] . Can be attacked
       *[false] {""}
    }
   *[none] { $count ->
        [0] { $front ->
            [true] Can be attacked
           *[false] {""}
        }
       *[other] Attacked by { LIST($attacks) }{ $front ->
            [true] . Can be attacked
           *[false] {""}
        }
    }
}
# What a character is worth now; $state is table-state.
table-now = { $missing } of { $points } points left. { $state }
table-deck-label = { $n ->
    [one] Deck, { $n } card
   *[other] Deck, { $n } cards
}
table-discard-label = { $n ->
    [one] Discard pile, { $n } card
   *[other] Discard pile, { $n } cards
}
# On a card that lies there several times.
table-times = ×{ $n }

# A place of a rival's court whose suit has been chosen in secret.
table-sealed-place = { $rank ->
    [king] King, sealed
    [queen] Queen, sealed
   *[jack] Jack, sealed
}
# One that has not been chosen yet.
table-open-place = { $rank ->
    [king] King, still thinking
    [queen] Queen, still thinking
   *[jack] Jack, still thinking
}
table-suit-of = { $rank ->
    [king] Suit of your King
    [queen] Suit of your Queen
   *[jack] Suit of your Jack
}
# One of the four cards that can be chosen for a place.
table-choice = { $state ->
    [chosen] { CARD($card) }, chosen
    [playable] { CARD($card) }, playable
   *[none] { CARD($card) }
}
# On such a card, where a hint is given: the bot's first choice, second ...
table-choice-place = { $place }.
table-places = { $rank ->
    [king] 20 points, at the back. Lose him and you are out.
    [queen] 15 points, before the King.
   *[jack] 10 points, in front: struck first.
}

## The table: ribbons over a character, with what the card that is lifted would do to it. $small is true where the card is small: very few letters there.

table-ribbon-falls = { $small ->
    [true] falls
   *[false] falls
}
# Of a shield.
table-ribbon-breaks = { $small ->
    [true] breaks
   *[false] breaks
}
# It counts half its value.
table-ribbon-half = { $small ->
    [true] ½ { $n }
   *[false] half: { $n }
}
table-ribbon-full = { $small ->
    [true] { $n }
   *[false] takes { $n }
}
# A King from hand charges.
table-ribbon-charge = { $small ->
    [true] { $n }
   *[false] charge: { $n }
}
# It cannot be struck by cards of its own suit.
table-ribbon-own-suit = { $small ->
    [true] suit
   *[false] own suit
}
# A King from hand would take its place, with this many points left.
table-ribbon-rally = { $small ->
    [true] rally
   *[false] rally: { $n }
}
# Over the King, before whom a Joker can be laid.
table-ribbon-shield = { $small ->
    [true] shield
   *[false] shield him
}
# The top attack can be taken off it.
table-ribbon-mend = { $small ->
    [true] off
   *[false] take off
}
# Under an attack that can still be answered.
table-ribbon-answer = { $small ->
    [true] { $n }?
   *[false] takes { $n }?
}
table-ribbon-answer-falls = { $small ->
    [true] falls?
   *[false] falls?
}

## The table: places for the card that is lifted

table-end-of = { $rank ->
    [queen] End of the Queens
   *[jack] End of the Jacks
}
# In the empty place where the card would stand.
table-here = here
table-heal-pill = Heal
table-rally-pill = Rally
table-heal-label = { $n ->
    [one] Heal your King: { $n } attack card removed
   *[other] Heal your King: { $n } attack cards removed
}
table-rally-label = Rally in place of your King: { $n } points left

## The table: what is asked. First a lead in bold, then a question, then a line in small print

table-lead-jester = Answer.
table-lead-honor = An honorable death.
table-lead-trim = Six cards.
table-lead-discard = Round over, 1 of 3.
table-lead-reform = Round over, 2 of 3.
table-lead-mend = Round over, 3 of 3.
table-ask-suit = { $rank ->
    [king] Choose your King's suit.
    [queen] Choose your Queen's suit.
   *[jack] Choose your Jack's suit.
}
table-ask-suit-small = Cards of its own suit cannot strike it, those of the other suit of its colour count half. Nobody sees it yet.
table-ask-ready = Your court stands.
table-ask-ready-small = Its own suits cannot strike it, their colours count half. You may still change it; nobody sees it yet.
table-ask-seal = Seal my court
table-ask-sealing = Sealing ...
table-ask-act = Act or pass.
table-ask-only-pass = You can only pass.
table-ask-act-small = One action: strike, bring in a card, or pass.
table-ask-passed = { $count ->
    [one] { LIST($names) } has passed.
   *[other] { LIST($names) } have passed.
}
table-ask-last = If you pass too, the round ends.
# A button.
table-ask-pass = Pass
table-ask-strike = Whom does your { CARD($card) } strike?
# $suit is the suit of the card that strikes.
table-ask-strike-small = { $suit ->
    [clubs] Full on red, half on Spades, never on Clubs.
    [diamonds] Full on black, half on Hearts, never on Diamonds.
    [hearts] Full on black, half on Diamonds, never on Hearts.
   *[spades] Full on red, half on Clubs, never on Spades.
}
# $suit is the suit of an Ace.
table-ask-ace-small = { $suit ->
    [clubs] Jacks and Queens fall at once, Kings take a point; never on Clubs.
    [diamonds] Jacks and Queens fall at once, Kings take a point; never on Diamonds.
    [hearts] Jacks and Queens fall at once, Kings take a point; never on Hearts.
   *[spades] Jacks and Queens fall at once, Kings take a point; never on Spades.
}
# What a King from hand may do: $verbs are some of the three below.
table-ask-royal = { CARD($card) }: { LIST($verbs, join: "or") }?
table-ask-royal-charge = charge
table-ask-royal-heal = heal
table-ask-royal-rally = rally
table-ask-royal-small = Charge for 10 on any suit, heal your King, or take a character's place.
table-ask-shield = Lay the Joker before your King?
table-ask-shield-small = Once a game: 20 points that must fall before he does.
table-ask-deploy = { $rank ->
    [queen] { CARD($card) } joins the Queens?
   *[jack] { CARD($card) } joins the Jacks?
}
table-ask-deploy-small = It stands last in its rank.
# $target is the own character that is struck, $suit the suit of a shield, or none; $card strikes.
table-ask-jester = { $suit ->
    [none] { $name } strikes your { CARD($target) } with { CARD($card, form: "the") }.
   *[other] { $name } strikes your { table-shield } with { CARD($card, form: "the") }.
}
table-ask-lands = It counts { $points } and leaves { $left }.
table-ask-let-it = Let it land?
table-ask-destroys = It would be destroyed.
table-ask-no-joker = You hold no Joker.
# A button: answer the attack with a Joker.
table-ask-play-jester = Jester
# A button: accept the attack.
table-ask-accept = Let it land
# While somebody else is asked.
table-ask-may = { $name } may answer.
table-ask-draw = Draw a card?
table-ask-draw-small = { $n ->
    [one] { $n } card left in your deck.
   *[other] { $n } cards left in your deck.
}
# Two buttons.
table-ask-draw-it = Draw
table-ask-no-card = No card
table-ask-trim = One must go.
table-ask-discard = Discard one card?
table-ask-discard-small = Then you draw up to five.
table-ask-keep = Keep all
table-ask-reform = { $n ->
    [one] Your deck is empty. Shuffle { $n } card back in?
   *[other] Your deck is empty. Shuffle { $n } cards back in?
}
table-ask-reform-small = Five for each King left; the rest stays.
# Two buttons: reform the deck, or leave it empty.
table-ask-reform-it = { $n ->
    [one] Reform, { $n } card
   *[other] Reform, { $n } cards
}
table-ask-stay = Stay
table-ask-mend = Take one attack off?
table-ask-mend-small = The top attack of one character leaves it.
table-ask-nothing-to-mend = No attack lies on your court.
# Two buttons: leave the attacks where they are, or go on where there are none.
table-ask-skip = Leave them
table-ask-go-on = Go on

## The table: buttons that confirm what has been chosen

# $name is whose character it is, $card its card, $suit the suit of a shield, or none.
table-confirm-attack = { $suit ->
    [none] Strike { $name }'s { CARD($card) }
   *[other] Strike { $name }'s { table-shield }
}
table-confirm-charge = { $suit ->
    [none] Charge { $name }'s { CARD($card) }
   *[other] Charge { $name }'s { table-shield }
}
table-confirm-heal = Heal the King
table-confirm-rally = Rally for { CARD($card, form: "the") }
table-confirm-shield = Raise the shield
table-confirm-deploy = Bring in { CARD($card, form: "the") }
table-confirm-discard = Discard { CARD($card, form: "the") }

## The table: why not

table-lift-first = Lift a card of your hand first, then touch its target.
table-out-reason = { $own ->
    [true] You are out of the game (BA-17).
   *[false] { $name } is out of the game (BA-17).
}

## The table: what is told while a character falls, and why; $own is true where it is the reader's

table-moments-king = { $own ->
    [true] Your King falls.
   *[false] { $name }'s King falls.
}
table-moments-shield = { $own ->
    [true] Your shield breaks.
   *[false] { $name }'s shield breaks.
}
table-moments-falls = { $own ->
    [true] Your { CARD($card) } falls.
   *[false] { $name }'s { CARD($card) } falls.
}
table-moments-ace = { CAP(CARD($card, form: "the")) } destroys a Jack or a Queen at once (BA-9).
table-moments-counts = { CAP(CARD($card, form: "the")) } counts { $counts }: that brings the attacks to { $points } points, all there were (BA-7).
table-moments-reaches = { CAP(CARD($card, form: "the")) } brings the attacks to { $points } points, all there were (BA-7).
table-moments-out = { $own ->
    [true] Whoever loses the King is out: you are out of the game (BA-17).
   *[false] Whoever loses the King is out: { $name } is out of the game (BA-17).
}

## The table: for one whose King has fallen

table-fallen-king-title = Your King has fallen.
table-fallen-king-place = { $place ->
    [1] You are first of { $players }, out in round { $round }.
    [2] You are second of { $players }, out in round { $round }.
    [3] You are third of { $players }, out in round { $round }.
    [4] You are fourth of { $players }, out in round { $round }.
    [5] You are fifth of { $players }, out in round { $round }.
   *[6] You are sixth of { $players }, out in round { $round }.
}
table-fallen-king-skip = Skip to the end
table-fallen-king-skipping = The bots play it out ...
table-fallen-king-watch = The others play on; nobody waits for you.
# Beside the fallen King of a rival: the place, and when.
table-fell-in = { $place ->
    [1] first, fell in round { $round }
    [2] second, fell in round { $round }
    [3] third, fell in round { $round }
    [4] fourth, fell in round { $round }
    [5] fifth, fell in round { $round }
   *[6] sixth, fell in round { $round }
}

## The table: rows of the result, and a place in it

table-score-place = Place
table-score-placed = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
table-score-fell = The King fell in round
table-score-points = His points left
table-score-court = Characters left
table-score-burden = Attack points on them
table-score-cards = Hand and deck

## The table: all of it in words

# A character, in the list of table-in-words; $suit is the suit of a shield, or none.
table-in-words-character = { $suit ->
    [none] { CARD($card) } { $missing } of { $points } points left
   *[other] { table-shield } { $missing } of { $points } points left
}
# $court are characters; $hand are cards, where the hand is $known; $held, $deck and $discards count cards.
table-in-words = { $name }: { LIST($court) }; { $held ->
    [one] { $held } card in hand
   *[other] { $held } cards in hand
}{ $known ->
    [true] { $held ->
        [0] {""}
       *[other] : { CARD($hand) }
    }
   *[false] {""}
}, { $deck } in the deck, { $discards } discarded, { $jokers ->
    [one] { $jokers } Joker unseen
   *[other] { $jokers } Jokers unseen
}.

## The table: on the terminal only

table-terminal-choosing = The courts are being chosen
# The first line; $passes of $kings players have passed one after another.
table-terminal-head = { $passes ->
    [0] Round { $round } of { $last } · { SEAT($first) } began
   *[other] Round { $round } of { $last } · { SEAT($first) } began · { $passes } of { $kings } passed
}
# The second line: what the signs mean.
table-terminal-signs = ! can be attacked · 7/10: 7 of 10 points left
# Over what belongs to a player: who it is; $own is the reader, $out is out of the game, $asked is to decide.
table-terminal-side = { SEAT($seat) }{ $own ->
    [true] {" "}(you)
   *[false] {""}
}{ $out ->
    [true] {" "}† out of the game
   *[false] {""}
}{ $asked ->
    [true] {" "}◄ to decide
   *[false] {""}
}
table-terminal-piles = { $jokers ->
    [one] { $hand } in hand · deck { $deck } · { $discards } discarded · { $jokers } Joker unseen
   *[other] { $hand } in hand · deck { $deck } · { $discards } discarded · { $jokers } Jokers unseen
}
# Labels at the beginning of a line.
table-terminal-court = Court
table-terminal-holds = Holds
table-terminal-hand = Hand
table-terminal-discards = Discards
# After the label Court, before the game.
table-terminal-chosen = { $n } of 3 chosen
# A shield, with its King's suit.
table-terminal-shield = { $suit ->
    [clubs] Joker as clubs
    [diamonds] Joker as diamonds
    [hearts] Joker as hearts
   *[spades] Joker as spades
}
# After an attack card and a sign of equality, where others have their points.
table-terminal-destroys = destroys it

## The first game, step by step
## Ysolde plays against the learner.

guide-1 = Three ranks: Jacks in front, then Queens, the King at the back. Whoever loses the King is out; the last King wins.
guide-2 = Only the front rank can be struck. Your 10 of Spades is black: on the red Jack it counts in full, and 10 points are all he has.
guide-3 = Ysolde strikes your Jack with a 10. Your Joker is a Jester: lay it on the attack, and both are gone.
guide-4 = Her Queen is the front now. An Ace destroys any Jack or Queen at once, if she is not of its own suit.
guide-5 = She strikes again, and you have no Joker left. Touch the attack and let it land: your Jack will fall.
guide-6 = An honorable death: whoever loses a character to points may draw a card. Take it from your deck.
guide-7 = A Jack! Bringing a Jack or a Queen into its rank is an action too; now she must get past him again.
guide-8 = Ysolde passes, and her King stands bare. A King from your hand charges for 10 on any suit; he could also heal yours, or take a character's place.
guide-9 = If you passed too, the round would end: discard, draw up to five, take an attack off. But her King has 10 points left: strike.
guide-10 = Her King falls, yours is the last. Remember the suits: never on its own, half on the other of its colour, full on the other colour.

## The second lesson

lesson-1 = Ysolde has two Queens in front; hers of Hearts lacks 8 points to fall. You hold an 8 of Spades, a 10 of Diamonds and an Ace: whom do you strike, with what?
lesson-1-why = The 8 of Spades counts in full on the red Queen and fells her exactly. Finish the wounded with what just suffices, and keep the Ace for a fresh Queen.
lesson-2 = Her Queen of Spades lacks 5 points, her Queen of Diamonds is fresh. You hold an Ace of Spades, an 8 of Diamonds and a 3 of Hearts: whom first?
lesson-2-why = An Ace fells a fresh Queen at one blow, whatever her points, and never one of its own suit. The wounded Queen falls to the 8 afterwards.
lesson-3 = Ysolde's King lacks 7 points and stands bare, Corvin still has his shield. You hold a 10 of Clubs and a Queen: whom do you strike?
lesson-3-why = The black 10 counts in full on her red King, and Ysolde is out. One rival fewer is worth more than a dent in a shield.
lesson-end = Strike what falls: the wounded with small cards, the fresh with an Ace, a bare King before all. Now try it in a real game.
