"""Battle For The Throne on a terminal: every court with its attacks and what is missing, piles, and the own hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View
from throneroom.engine.terminal import Row
from throneroom.games.battle_for_the_throne.view import Character, Player, Table

SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
LABEL = 8


def draw(view: View, words: Catalogue) -> RenderableType:
    """The table as one viewer sees it: opponents first, the viewer last."""
    table: Table = view.table
    players = sorted(table.players, key=lambda player: player.seat == view.viewer)
    shown: list[RenderableType] = [*_head(table)]
    for player in players:
        shown += ["", *_side(view, player)]
    return Group(*shown)


def _head(table: Table) -> list[RenderableType]:
    if table.stage == "setup":
        return [Text("The courts are being chosen", style="bold")]
    passes = f" · {table.passes} of {table.kings} passed" if table.passes else ""
    head = Text(f"Round {table.round} of {table.last_round} · {table.first} began{passes}", style="bold")
    return [head, Text("! can be attacked · 7/10: 7 of 10 points left", style="dim")]


def _side(view: View, player: Player) -> list[RenderableType]:
    table: Table = view.table
    marks: list[str] = [player.seat]
    if player.seat == view.viewer:
        marks.append("(you)")
    if player.out:
        marks.append("† out of the game")
    if player.seat in view.waiting:
        marks.append("◄ to decide")
    lines: list[RenderableType] = [Text(" ".join(marks), style="dim" if player.out else "bold")]
    if table.stage == "setup":
        lines.append(_labelled("Court", [Text(f"{player.chosen} of 3 chosen")]))
    else:
        lines.append(_piles(player))
    for label, rank in (("Jacks", player.jacks), ("Queens", player.queens)):
        if rank:
            lines.append(_labelled(label, [_character(view, player, character) for character in rank]))
    king = [character for character in (player.shield, player.king) if character]
    if king:
        lines.append(_labelled("King", [_character(view, player, character) for character in king]))
    return lines + _hand(player) + _discards(player)


def _piles(player: Player) -> Text:
    jokers = player.jokers_unseen
    told = f"{player.hand_size} in hand · deck {player.deck_size} · {len(player.discards)} discarded · "
    return Text(f"  {told}{jokers} {'Joker' if jokers == 1 else 'Jokers'} unseen", style="dim")


def _labelled(label: str, items: list[Text]) -> RenderableType:
    first = Text(f"{label:<{LABEL}}") + items[0]
    return Row([first, *items[1:]])


def _character(view: View, player: Player, character: Character) -> Text:
    """A card, how many points it has left, and the attacks on it; ► marks what is under attack, ! what can be."""
    table: Table = view.table
    struck = table.strike is not None and table.strike.target == character.name
    mark = "►" if struck else "!" if character.name in player.front and player.seat != view.viewer else ""
    text = Text(mark) + _card(character.card)
    if character.card == "joker":
        text.append(f" as {character.suit}")
    text.append(f" {character.missing}/{character.points}", style="bold")
    if character.attacks:
        text.append(" [")
        for n, attack in enumerate(character.attacks):
            text.append(" " if n else "")
            text.append_text(_card(attack.card))
            text.append(f"={attack.points} {attack.owner}")
        text.append("]")
    if struck and table.strike is not None:
        text.append(" ← ")
        text.append_text(_card(table.strike.card))
        text.append(f"={'destroys it' if table.strike.destroys else table.strike.points}", style="bold")
    return text


def _hand(player: Player) -> list[RenderableType]:
    if player.hand is None:
        if not player.counted:
            return []
        return [_labelled("Holds", [_card(slug) for slug in player.counted])]
    if not player.hand:
        return []
    return [_labelled("Hand", [_card(slug, slug) for slug in player.hand])]


def _discards(player: Player) -> list[RenderableType]:
    if not player.discards:
        return []
    first = Text(f"{'Discards':<{LABEL}} ", style="dim") + _card(player.discards[0])
    return [Row([first, *(_card(slug) for slug in player.discards[1:])], gap=1)]


def _card(slug: str, note: str = "") -> Text:
    """Rank and suit sign: never colour alone."""
    if slug == "joker":
        return Text("Joker")
    text = Text(f"{slug[:-1].upper()}{SIGNS[slug[-1]]}", style="red" if slug[-1] in "dh" else "")
    return text + Text(f" ({note})", style="dim") if note else text
