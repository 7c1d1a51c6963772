"""Cards on a terminal: one card explained, or all cards of a game."""

from __future__ import annotations

from rich.console import Console

from throneroom.cli.language import terminal_words
from throneroom.cli.prose import Prose, table, width_of
from throneroom.engine.card import Card
from throneroom.engine.game import Game

NARROWEST = 24
"""The minimum width, in cells, of the column with the card texts."""


def explained(game: Game, card: Card, language: str, copies: bool = False) -> str:
    """A card with its printed values, its number of copies if `copies` is set, and what it does."""
    words, own = game.catalogue(language), terminal_words(language)
    stats = [words.stat(label, value) for label, value in card.stats if value]
    printed = ""
    for label, value in [*stats, *([(own.words("column-copies"), str(card.copies))] if copies else [])]:
        one = own.words("printed", label=label, value=value)
        printed = own.words("printed-also", others=printed, printed=one) if printed else one
    name, text = words.full_name(card.slug), words.card_text(card.slug)
    if not printed:
        return own.words("card-is", card=name, text=text)
    return own.words("card-with", card=name, printed=printed, text=text)


def show_cards(game: Game, out: Console, language: str) -> None:
    """Print all cards as a table, or one after the other if the terminal is too narrow."""
    words, own = game.catalogue(language), terminal_words(language)
    cards = game.cards.CARDS
    several = any(card.copies != 1 for card in cards)
    labels = {label: words.stat(label, value)[0] for card in cards for label, value in card.stats}
    head = [*labels.values(), *([own.words("column-copies")] if several else []), own.words("column-card")]
    rows: list[tuple[list[str], str]] = []
    for card in cards:
        stats = {label: words.stat(label, value)[1] for label, value in card.stats}
        copies = [str(card.copies)] if several else []
        cells = [*(stats.get(label, "") for label in labels), *copies, words.full_name(card.slug)]
        rows.append((cells, words.card_text(card.slug)))
    if out.width - width_of(head, rows) >= NARROWEST:
        out.print(table(head, own.words("column-text"), rows, whole=True))
        return
    for card in cards:
        out.print(Prose(explained(game, card, language, several)))
