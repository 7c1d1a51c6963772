from throneroom.engine.game import Card

CARDS = tuple(Card(f"c{n}", f"Card {n}", f"Bids {n}.") for n in range(1, 17))
