"""Shadow Throne on a terminal: the power track, every seat with its purse and line, and the viewer's cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from throneroom.engine.catalogue import Catalogue
from throneroom.engine.match import View
from throneroom.engine.terminal import Row
from throneroom.games.shadow_throne.cards import CARDS, FACTION, GOLD, INFLUENCE, POWER, SLUGS
from throneroom.games.shadow_throne.view import Character, Offer, Player, Table

MARKS = {"Empire": "▲", "Rebels": "●", "Church": "✚"}
COLOURS = {"Empire": "magenta", "Rebels": "red", "Church": "yellow"}
SIDES = tuple(MARKS)
LEGEND = "(power/influence/gold)"


def draw(view: View, words: Catalogue) -> RenderableType:
    """The table as one viewer sees it."""
    table: Table = view.table
    parts: list[RenderableType] = [_head(table), Row([_faction(table, n) for n in range(3)])]
    for player in table.players:
        parts += ["", *_player(view, player)]
    parts += _pools(table) if view.viewer is None else _own_cards(view)
    return Group(*parts)


def _head(table: Table) -> Text:
    where = {
        "draft": f"the pools go round, card {table.round} of 6",
        "wave": f"wave {table.wave} of 4",
        "extra": f"wave {table.wave} of 4, King Kyros calls",
        "keep": "over: keep a card",
        "over": "the end",
    }[table.stage]
    return Text(f"Battle {table.battle}, {where}. Influence ends the game at {table.target}.", style="bold")


def _faction(table: Table, n: int) -> Text:
    side = table.factions[n]
    lead = " ◄ leads" if side.leads and side.power else ""
    return Text(f"{MARKS[side.name]} {side.name} {side.power}{lead}", style=f"bold {COLOURS[side.name]}")


def _player(view: View, player: Player) -> list[RenderableType]:
    you = " (you)" if player.seat == view.viewer else ""
    facts = [f"{player.seat}{you}", f"influence {player.influence}", f"gold {player.gold}", f"{player.cards} in hand"]
    if player.hush_money:
        facts.append(f"hush money for {MARKS[player.hush_money]} {player.hush_money}")
    if player.seat in view.waiting:
        facts.append("◄ thinking")
    elif player.decided:
        facts.append(f"has chosen {_name(player.choice)}" if player.choice else "has chosen")
    lines: list[RenderableType] = [Row([Text(fact, style="bold" if n == 0 else "") for n, fact in enumerate(facts)], 0)]
    if player.line:
        lines.append(Row([_character(character) for character in player.line], 4))
    if player.hand is not None and view.viewer is None and player.hand:
        lines.append(Row([Text("hand:", "dim"), *(_card(slug) for slug in player.hand)], 4))
    return lines


def _character(character: Character) -> Text:
    """Where it was laid, faction mark, power and name, and what has befallen it."""
    where = "stayed" if character.wave == 0 else f"{character.wave}{'+' if character.extra else '.'}"
    name = _name(character.card)
    if character.face_down:
        return Text(f"{where} [{name}, face down]", style="dim")
    fate = [f"+{character.tokens}"] if character.tokens else []
    fate += ["converted"] if character.converted else []
    fate += ["dead"] if character.dead else []
    notes = f" ({', '.join(fate)})" if fate else ""
    text = f"{where} {MARKS[character.faction]}{character.power} {name}{notes}"
    return Text(text, style=f"{COLOURS[character.faction]}{' strike' if character.dead else ''}")


def _pools(table: Table) -> list[RenderableType]:
    """Every pool, for one who sees everything."""
    parts: list[RenderableType] = []
    for n, pool in enumerate(table.pools or (), 1):
        parts += [Text(f"Pool before p{n}", style="bold"), Row([_card(slug) for slug in pool])]
    return parts


def _own_cards(view: View) -> list[RenderableType]:
    """The pool before the viewer, those passed on, and the hand with what each card would cost now."""
    table: Table = view.table
    parts: list[RenderableType] = []
    if table.pool is not None:
        parts += ["", Text(f"The pool before you {LEGEND}", style="bold"), Row([_card(slug) for slug in table.pool])]
    own = next((player.hand for player in table.players if player.seat == view.viewer), None)
    if own is not None and table.stage != "over":
        cards = [_offer(offer) for offer in table.offers] or [_card(slug) for slug in own]
        parts += ["", Text(f"Your hand {LEGEND}", style="bold"), Row(cards or [Text("empty", "dim")])]
        parts += _seen(table)
    return parts


def _seen(table: Table) -> list[RenderableType]:
    """The pools passed on in this battle (ST-3)."""
    passed = [pool for pool in table.seen if pool.taken is not None]
    if not passed:
        return []
    lines: list[RenderableType] = ["", Text("Pools you passed on", style="bold")]
    for pool in passed:
        left: list[str] = list(pool.cards)
        left.remove(pool.taken or "")
        lines.append(Row([Text(f"round {pool.round}:", "dim"), *(Text(_name(slug)) for slug in left)], gap=2))
    return lines


def _card(slug: str) -> Text:
    """Faction mark, name, and power / influence / gold."""
    kind = SLUGS.index(slug)
    side = SIDES[FACTION[kind]]
    return Text(f"{MARKS[side]}{_name(slug)} {_numbers(kind, GOLD[kind])}", style=COLOURS[side])


def _offer(offer: Offer) -> Text:
    kind = SLUGS.index(offer.card)
    side = SIDES[FACTION[kind]]
    notes = (" hush" if offer.hush_money else "") + ("" if offer.affordable else " too dear")
    return Text(f"{MARKS[side]}{_name(offer.card)} {_numbers(kind, offer.gold)}{notes}", style=COLOURS[side])


def _numbers(kind: int, gold: int) -> str:
    return f"{POWER[kind]}/{INFLUENCE[kind]}/{gold:+d}"


def _name(slug: str | None) -> str:
    return CARDS[SLUGS.index(slug)].name if slug else ""
