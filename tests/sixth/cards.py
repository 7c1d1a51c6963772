from throneroom.engine.card import Card

CARDS = tuple(Card(__package__, f"c{n}") for n in range(1, 17))
