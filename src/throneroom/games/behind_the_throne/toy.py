"""Toy: one card and the end card are left in the deck."""

START = {
    "p1": "general, assassin, minstrel x2, alchemist x3, queen x2",
    "p2": "jester x2, assassin x4, minstrel x3, queen x3, king",
    "discard": "general x4, prophet x5, jester x2, judge x5, alchemist x2, king x4",
    "row": "",
    "deck": "jester, end",
    "turn": "p2",
    "change": "0",
    "used": "",
    "struck": "",
    "destroyed": "no",
    "knows": "",
    "taken": "",
    "receiver": "",
    "received": "",
    "stage": "play",
}
WORLDS = 6
