"""Toy: the last round that the rules allow; both Kings are nearly dead, and each player holds two cards."""

START = {
    "stage": "act",
    "p1_king": "kh + p2 9c for 9 + p2 5s for 5",
    "p1_hand": "9s, 7h",
    "p1_deck": "5h, 8d, 6c, 4d",
    "p1_discards": "rest",
    "p2_king": "kc + p1 9d for 9 + p1 6h for 6",
    "p2_hand": "9h, 8s",
    "p2_deck": "6s, 10c, 2c, 7d",
    "p2_discards": "rest",
    "round": "100",
    "first": "p1",
    "turn": "p1",
    "passes": "0",
    "shielded": "p1, p2",
}
WORLDS = 6
