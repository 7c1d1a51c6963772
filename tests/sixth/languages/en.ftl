# Sealed Bids

card-c1 = c1
card-c2 = c2
card-c3 = c3
card-c4 = c4
card-c5 = c5
card-c6 = c6
card-c7 = c7
card-c8 = c8
card-c9 = c9
card-c10 = c10
card-c11 = c11
card-c12 = c12
card-c13 = c13
card-c14 = c14
card-c15 = c15
card-c16 = c16

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
