# Battle For The Throne

title = Battle For The Throne
about = Strike at your rivals' Jacks, then their Queens, then the King; the last King on the table wins.
summary = Everyone has a deck, a hand of five and a court: Jacks in front, Queens behind them, the King at the back. Break through your rivals' ranks with number cards, Aces and charging Kings; who loses the King is out. The last King wins.

## What a table may choose

option-jokers = Jokers in each player's deck

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

round-begun = Round { $round }: the die falls for { SEAT($first) }, who begins.
passed = { SEAT($seat) } passes.
round-ended = { SEAT($seat) } passes, as all have: round { $round } ends, { SEAT($first) } first.

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
sixth-discarded = { SEAT($seat) } discards { CARD($card, form: "the") } to be back at five.

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
shield-raised = { SEAT($seat) } raises a Joker as the King's shield, of { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}.
deployed = { $rank ->
    [queen] { SEAT($seat) } sends { CARD($card, form: "the") } to the Queen rank.
   *[jack] { SEAT($seat) } sends { CARD($card, form: "the") } to the Jack rank.
}

## Events: the end of a round

hand-kept = { SEAT($seat) } keeps the hand and draws { $drawn }.
card-discarded = { SEAT($seat) } discards { CARD($card, form: "one") } and draws { $drawn }.
deck-reformed = { $rest ->
    [0] { SEAT($seat) } shuffles the discard pile and takes { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } as the new deck; draws { $drawn }.
    [one] { SEAT($seat) } shuffles the discard pile and takes { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } as the new deck, { $rest } card of it stays; draws { $drawn }.
   *[other] { SEAT($seat) } shuffles the discard pile and takes { $size ->
        [one] { $size } card
       *[other] { $size } cards
    } as the new deck, { $rest } cards of it stay; draws { $drawn }.
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
to-mend = End of round { $round }: { SEAT($seat) } may remove the top attack from one own character.
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
no-discard-now = A card is discarded above five in hand, and you hold { $held }, or when the round ends
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
no-rally-abroad = { $spot } is not yours: a King rallies in place of an own character
no-rally-of-shield = A King takes the place of a character, not of the shield
nobody-to-replace = { $spot } is empty: a King takes the place of a character
shield-used = You have had your shield: it is raised once a game
no-mend-abroad = { $spot } is not yours: you mend an own character or the shield
nothing-to-mend = No attack lies on { TEXT($target, form: "your") }
deck-not-empty = Your deck has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: only an empty one may be reformed
nothing-to-reform = Your discard pile is empty: there is nothing to reform the deck from
reform-decided = You have decided that already: a deck may be reformed once in each end of a round

## The rules in short

rule-ba-1 = Everyone secretly chooses the suits of a King, a Queen and a Jack; all are revealed together. The rest of each deck is shuffled, and each player draws five.
rule-ba-2 = Never more than five cards in hand: with six, discard one of them at once.
rule-ba-3 = In each round a die says who begins. In turn, act or pass; the round ends when all who are in have passed one after another, and who passed may act again.
rule-ba-4 = One action a turn: attack, ace, a King's heal, charge or rally, the shield, a Jack or Queen, or pass.
rule-ba-5 = Attack cards go on a character of the opponent's foremost rank: Jacks, then Queens, then the King. New characters stand last, places close up, a rallied King keeps the place.
rule-ba-6 = Never on its own suit; half the value, rounded down, on the other suit of its colour; full value on the other colour. The value stays as it was when played.
rule-ba-7 = Attacks add up on a character. At its points it is destroyed; all cards go to their owners' discards.
rule-ba-8 = Honorable Death: who loses a character to points may draw a card; not where an Ace destroyed it, even by its 1 point, nor for a shield or the King, nor with an empty deck.
rule-ba-9 = An Ace destroys a Jack or Queen of another suit at once. On any King and on a shield it is 1 point, 0 on the other suit of its colour.
rule-ba-10 = Jacks and Queens are brought into their own ranks, empty or not.
rule-ba-11 = Heal: discard a King from hand to remove all attacks from your King, not from the shield; there must be one.
rule-ba-12 = Charge: a King from hand is an attack of 10 points on any suit.
rule-ba-13 = Rally: a King from hand takes the place of any character of yours and the attacks on it; the old card is discarded.
rule-ba-14 = Only the King in the King rank is the King. In another rank he is a character of 20 points.
rule-ba-15 = Jester: answer an attack on your character or shield with a Joker, and both are discarded. You are asked unless everybody sees that you cannot have one.
rule-ba-16 = Shield: once a game, a Joker before your King, with his suit and 20 points; it must fall before he can be attacked.
rule-ba-17 = Whose King is destroyed is out, with hand and deck. Attacks by that player on others stay and count.
rule-ba-18 = End of a round, from its first player on: discard a card or not, draw up to five, remove the top attack from one of your characters or not.
rule-ba-19 = If your deck is empty then, you may once shuffle your discard pile and take five cards for each King left as the new deck, and draw on.
rule-ba-20 = The last player with a King wins.
rule-ba-21 = After round 100 all who are still in share the victory.
rule-ba-22 = Open: characters, attacks, discard piles, the sizes of hands and decks. Secret: hands and the order of decks, until the game is over.
rule-ba-23 = A 10 of Diamonds cannot attack a Jack of Diamonds, a 10 of Hearts counts 5 on it, a black 10 kills it.
