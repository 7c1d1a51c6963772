"""Battle For The Throne on a terminal: every court with its attacks and points left, the piles, the viewer's hand."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View
from throneroom.engine.terminal import SideBySide
from throneroom.games.battle_for_the_throne.view import Character, Player, Table

SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
RANKS = {"j": "jack", "q": "queen", "k": "king", "a": "ace"}
GAP = 2
"""Spaces between the longest label and its items."""


def draw(view: View, words: Catalogue) -> RenderableType:
    """The table as one viewer sees it: opponents first, the viewer last."""
    return _Screen(view, words).drawn()


class _Screen:
    """One view in one language."""

    def __init__(self, view: View, words: Catalogue) -> None:
        self.view, self.words = view, words
        self.table: Table = view.table
        self.ranks = {rank: words.words("table-ranks", rank=rank) for rank in ("jack", "queen", "king")}
        self.court = words.words("table-terminal-court")
        self.holds = words.words("table-terminal-holds")
        self.hand = words.words("table-terminal-hand")
        self.width = GAP + max(map(cell_len, (*self.ranks.values(), self.court, self.holds, self.hand)))

    def drawn(self) -> RenderableType:
        players = sorted(self.table.players, key=lambda player: player.seat == self.view.viewer)
        return Group(*self._head(), *(line for player in players for line in ("", *self._side(player))))

    def _head(self) -> list[RenderableType]:
        table, words = self.table, self.words
        if table.stage == "setup":
            return [Text(words.words("table-terminal-choosing"), style="bold")]
        head = words.words("table-terminal-head", round=table.round, last=table.last_round, first=str(table.first),
                           passes=table.passes, kings=table.kings)  # fmt: skip
        return [Text(head, style="bold"), Text(words.words("table-terminal-signs"), style="dim")]

    def _side(self, player: Player) -> list[RenderableType]:
        own, asked = player.seat == self.view.viewer, player.seat in self.view.waiting
        head = self.words.words("table-terminal-side", seat=player.seat, own=_chosen(own), out=_chosen(player.out),
                                asked=_chosen(asked))  # fmt: skip
        lines: list[RenderableType] = [Text(head, style="dim" if player.out else "bold")]
        if self.table.stage == "setup":
            lines.append(self._labelled(self.court, [Text(self.words.words("table-terminal-chosen", n=player.chosen))]))
        else:
            lines.append(self._piles(player))
        king = tuple(character for character in (player.shield, player.king) if character)
        for rank, characters in (("jack", player.jacks), ("queen", player.queens), ("king", king)):
            if characters:
                lines.append(self._labelled(self.ranks[rank], [self._character(player, one) for one in characters]))
        return lines + self._hand(player) + self._discards(player)

    def _piles(self, player: Player) -> Text:
        told = self.words.words("table-terminal-piles", hand=player.hand_size, deck=player.deck_size,
                                discards=len(player.discards), jokers=player.jokers_unseen)  # fmt: skip
        return Text(f"  {told}", style="dim")

    def _labelled(self, label: str, items: list[Text]) -> RenderableType:
        return SideBySide([Text(self._padded(label)) + items[0], *items[1:]])

    def _padded(self, label: str) -> str:
        return label + " " * (self.width - cell_len(label))

    def _character(self, player: Player, character: Character) -> Text:
        """A card, its points left, and the attacks on it; ► marks a card under attack, ! one that can be attacked."""
        strike = self.table.strike if self.table.strike and self.table.strike.target == character.name else None
        mark = "►" if strike else "!" if character.name in player.front and player.seat != self.view.viewer else ""
        text = Text(mark)
        if character.card == "joker":
            text.append(self.words.words("table-terminal-shield", suit=character.suit))
        else:
            text.append_text(self._card(character.card))
        text.append(f" {character.missing}/{character.points}", style="bold")
        if character.attacks:
            text.append(" [")
            for n, attack in enumerate(character.attacks):
                text.append(" " if n else "")
                text.append_text(self._card(attack.card))
                text.append(f"={attack.points} {attack.owner}")
            text.append("]")
        if strike:
            text.append(" ← ")
            text.append_text(self._card(strike.card))
            counts = self.words.words("table-terminal-destroys") if strike.destroys else str(strike.points)
            text.append(f"={counts}", style="bold")
        return text

    def _hand(self, player: Player) -> list[RenderableType]:
        if player.hand is None:
            return [self._labelled(self.holds, [self._card(slug) for slug in player.counted])] if player.counted else []
        return [self._labelled(self.hand, [self._card(slug, slug) for slug in player.hand])] if player.hand else []

    def _discards(self, player: Player) -> list[RenderableType]:
        if not player.discards:
            return []
        label = self._padded(self.words.words("table-terminal-discards"))
        first = Text(f"{label} ", style="dim") + self._card(player.discards[0])
        return [SideBySide([first, *(self._card(slug) for slug in player.discards[1:])], gap=1)]

    def _card(self, slug: str, note: str = "") -> Text:
        """A card with rank and suit symbol, never marked by colour alone."""
        if slug == "joker":
            return Text(self.words.card_name(slug))
        rank, suit = slug[:-1], slug[-1]
        printed = self.words.words("table-letter", rank=RANKS[rank]) if rank in RANKS else rank
        text = Text(f"{printed}{SIGNS[suit]}", style="red" if suit in "dh" else "")
        return text + Text(f" ({note})", style="dim") if note else text


def _chosen(fact: bool) -> str:
    """A boolean as a catalogue selector."""
    return "true" if fact else "false"
