"""Toy: nine cards in hand, four in the Line; everything is open."""

START = {
    "p1": "surgeon, usurper, high-priest, imposter",
    "p2": "assassin, serf, sorcerer, baroness, queen",
    "line": "p1 leper, p2 dragon, p1 tower, p2 knight",
    "discards": "p1 king",
    "turn": "p1",
    "stage": "play",
}
WORLDS = 0
