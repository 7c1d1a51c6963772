# Sealed Bids

title = Sealed Bids
about = Bid in secret, take the round.
summary = Bid one card in secret; the best bid takes the round.

option-low = 1: the lowest bid takes the round.

card-c1 = c1
    .name = Card 1
    .text = Bids 1.
card-c2 = c2
    .name = Card 2
    .text = Bids 2.
card-c3 = c3
    .name = Card 3
    .text = Bids 3.
card-c4 = c4
    .name = Card 4
    .text = Bids 4.
card-c5 = c5
    .name = Card 5
    .text = Bids 5.
card-c6 = c6
    .name = Card 6
    .text = Bids 6.
card-c7 = c7
    .name = Card 7
    .text = Bids 7.
card-c8 = c8
    .name = Card 8
    .text = Bids 8.
card-c9 = c9
    .name = Card 9
    .text = Bids 9.
card-c10 = c10
    .name = Card 10
    .text = Bids 10.
card-c11 = c11
    .name = Card 11
    .text = Bids 11.
card-c12 = c12
    .name = Card 12
    .text = Bids 12.
card-c13 = c13
    .name = Card 13
    .text = Bids 13.
card-c14 = c14
    .name = Card 14
    .text = Bids 14.
card-c15 = c15
    .name = Card 15
    .text = Bids 15.
card-c16 = c16
    .name = Card 16
    .text = Bids 16.

favourite-drawn = { SEAT($seat) } is the favourite.
# Others do not see the card.
bid = { $card ->
    [none] { SEAT($seat) } bids.
   *[other] { SEAT($seat) } bids { CARD($card) }.
}
round-taken = { CARD($shown) } are shown; { SEAT($seat) } takes the round.

to-bid = All bid in secret.
bidding-over = The bidding is over.

not-in-hand = { CARD($card) } is not in your hand

rule-sb-1 = Four cards each.
rule-sb-2 = Bid a card of your hand.
rule-sb-3 = Most rounds win.
