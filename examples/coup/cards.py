"""The five characters of Coup, three of each."""

from throneroom.engine.card import Card

COPIES = 3
CARDS = tuple(Card(__package__, slug, COPIES) for slug in ("duke", "assassin", "captain", "ambassador", "contessa"))
DUKE, ASSASSIN, CAPTAIN, AMBASSADOR, CONTESSA = range(5)
