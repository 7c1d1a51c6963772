"""Toy: the last round, with six cards in hand and one in the line."""

START = {
    "p1": "6, 6, grail, +3",
    "p2": "7, -3",
    "line": "7",
    "p1_taken": "5, 5, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 8, 8, +4, +4, -2, -4, -4",
    "p2_taken": "5, 6, 6, 7, 7, 8, 8, grail, grail, +3, +4, +4, -3, -3, -4",
    "away": "-4, +3, -2",
    "pile": "",
    "round": "4",
    "took": "p1",
    "turn": "p1",
}
WORLDS = 6
