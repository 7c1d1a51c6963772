"""Shadow Throne on a terminal: the power track, every seat with its purse and line, and the viewer's cards."""

from __future__ import annotations

from functools import reduce

from rich.console import Group, RenderableType
from rich.text import Text

from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View
from throneroom.engine.terminal import SideBySide
from throneroom.games.shadow_throne.cards import FACTION, GOLD, INFLUENCE, POWER, SLUGS
from throneroom.games.shadow_throne.view import Character, Offer, Player, Side, Table

MARKS = {"Empire": "▲", "Rebels": "●", "Church": "✚"}
COLOURS = {"Empire": "magenta", "Rebels": "red", "Church": "yellow"}
SIDES = tuple(MARKS)


def draw(view: View, words: Catalogue) -> RenderableType:
    """The table as one viewer sees it."""
    table: Table = view.table
    parts: list[RenderableType] = [_head(table, words), SideBySide([_faction(side, words) for side in table.factions])]
    for player in table.players:
        parts += ["", *_player(view, player, words)]
    parts += _pools(table, words) if view.viewer is None else _own_cards(view, words)
    return Group(*parts)


def _head(table: Table, words: Catalogue) -> Text:
    stage, battle, turn, wave, end = table.stage, table.battle, table.round, table.wave, table.target
    head = words.words("table-head", stage=stage, battle=battle, round=turn, wave=wave, target=end)
    return Text(head, style="bold")


def _faction(side: Side, words: Catalogue) -> Text:
    name, leads = _side(side.name, words), _yes(side.leads and side.power > 0)
    text = words.words("table-power", mark=MARKS[side.name], faction=name, power=side.power, leads=leads)
    return Text(text, style=f"bold {COLOURS[side.name]}")


def _player(view: View, player: Player, words: Catalogue) -> list[RenderableType]:
    facts = [
        words.words("table-seat", seat=player.seat, you=_yes(player.seat == view.viewer)),
        words.words("table-has-influence", n=player.influence),
        words.words("table-has-gold", n=player.gold),
        words.words("table-in-hand", n=player.cards),
    ]
    if player.hush_money:
        mark, faction = MARKS[player.hush_money], _side(player.hush_money, words)
        facts.append(words.words("table-hush-money-for", mark=mark, faction=faction))
    if player.seat in view.waiting:
        facts.append(words.words("table-is-thinking"))
    elif player.decided and player.choice:
        facts.append(words.words("table-has-chosen-card", card=player.choice))
    elif player.decided:
        facts.append(words.words("table-has-chosen"))
    lines: list[RenderableType] = [
        SideBySide([Text(fact, style="bold" if n == 0 else "") for n, fact in enumerate(facts)], 0)
    ]
    if player.line:
        lines.append(SideBySide([_character(character, words) for character in player.line], 4))
    if player.hand is not None and view.viewer is None and player.hand:
        title = Text(words.words("table-open-hand"), "dim")
        lines.append(SideBySide([title, *(_card(slug, words) for slug in player.hand)], 4))
    return lines


def _character(character: Character, words: Catalogue) -> Text:
    """Where it was laid, faction mark, power and name, and what has happened to it."""
    card, mark = character.card, MARKS[character.faction]
    place = words.words("table-place", wave=character.wave, extra=_yes(character.extra))
    if character.face_down:
        return Text(words.words("table-face-down", place=place, card=card), style="dim")
    notes = _notes(character, words)
    text = words.words("table-laid", place=place, mark=mark, power=character.power, card=card, notes=notes)
    return Text(text, style=f"{COLOURS[character.faction]}{' strike' if character.dead else ''}")


def _notes(character: Character, words: Catalogue) -> str:
    """What has happened to a character; "none" if nothing has."""
    notes = [words.words("table-token", n=character.tokens)] if character.tokens else []
    notes += [words.words("table-converted")] if character.converted else []
    notes += [words.words("table-dead")] if character.dead else []
    if not notes:
        return "none"
    return reduce(lambda before, note: words.words("table-next-note", before=before, next=note), notes)


def _pools(table: Table, words: Catalogue) -> list[RenderableType]:
    """Every pool, for a viewer who sees everything."""
    parts: list[RenderableType] = []
    for player, pool in zip(table.players, table.pools or (), strict=False):
        title = Text(words.words("table-pool-before", seat=player.seat), style="bold")
        parts += [title, SideBySide([_card(slug, words) for slug in pool])]
    return parts


def _own_cards(view: View, words: Catalogue) -> list[RenderableType]:
    """The viewer's current pool, the pools passed on, and the hand with each card's current cost."""
    table: Table = view.table
    parts: list[RenderableType] = []
    if table.pool is not None:
        parts += ["", Text(words.words("table-your-pool"), style="bold")]
        parts += [SideBySide([_card(slug, words) for slug in table.pool])]
    own = next((player.hand for player in table.players if player.seat == view.viewer), None)
    if own is not None and table.stage != "over":
        cards = [_offer(offer, words) for offer in table.offers] or [_card(slug, words) for slug in own]
        parts += ["", Text(words.words("table-your-hand"), style="bold")]
        parts += [SideBySide(cards or [Text(words.words("table-empty-hand"), "dim")]), *_seen(table, words)]
    return parts


def _seen(table: Table, words: Catalogue) -> list[RenderableType]:
    """The pools passed on in this battle (ST-3)."""
    passed = [pool for pool in table.seen if pool.taken is not None]
    if not passed:
        return []
    lines: list[RenderableType] = ["", Text(words.words("table-passed-on"), style="bold")]
    for pool in passed:
        left: list[str] = list(pool.cards)
        left.remove(pool.taken or "")
        title = Text(words.words("table-round", round=pool.round), "dim")
        lines.append(SideBySide([title, *(Text(words.card_name(slug)) for slug in left)], gap=2))
    return lines


def _card(slug: str, words: Catalogue) -> Text:
    """Faction mark, name, and power / influence / gold."""
    side, numbers = _printed(slug)
    text = words.words("table-printed", mark=MARKS[side], card=slug, numbers=numbers)
    return Text(text, style=COLOURS[side])


def _offer(offer: Offer, words: Catalogue) -> Text:
    """The same with the card's current cost."""
    side, numbers = _printed(offer.card, offer.gold)
    mark, hush, affordable = MARKS[side], _yes(offer.hush_money), _yes(offer.affordable)
    text = words.words("table-offer", mark=mark, card=offer.card, numbers=numbers, hush=hush, affordable=affordable)
    return Text(text, style=COLOURS[side])


def _printed(slug: str, gold: int | None = None) -> tuple[str, str]:
    """The faction of a card, and its numbers with this gold or the printed gold."""
    kind = SLUGS.index(slug)
    return SIDES[FACTION[kind]], f"{POWER[kind]}/{INFLUENCE[kind]}/{GOLD[kind] if gold is None else gold:+d}"


def _side(name: str, words: Catalogue) -> str:
    return words.words("table-faction", faction=name)


def _yes(is_so: bool) -> str:
    """A boolean as a catalogue selector."""
    return "true" if is_so else "false"
