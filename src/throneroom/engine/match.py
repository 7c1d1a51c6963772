"""Match: one game in words, with its history. Undo, replay and resuming from an earlier point are one operation."""

from __future__ import annotations

import difflib
import json
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from throneroom.engine import transcript
from throneroom.engine.catalogue import ENGLISH
from throneroom.engine.chance import commitment, key_words, seed_key, witnessed
from throneroom.engine.errors import (
    ArrangeError,
    DecisionError,
    IllegalDecisionError,
    NotAskedError,
    RecordError,
    SettingsError,
    ThroneroomError,
    UndoError,
    UnknownDecisionError,
)
from throneroom.engine.fairness import Proof
from throneroom.engine.game import Game, Settings, Value, find, seat_number
from throneroom.engine.messages import Event, Question
from throneroom.engine.position import SPECTATOR, InterpretedPosition, Position
from throneroom.engine.state import AnyState

WATCHER = "spectator"
"""The viewer who holds no seat and sees what everybody sees."""

UNSEEN = -1
"""The action number given to a viewer for a sealed decision of another seat."""


@dataclass(frozen=True, slots=True)
class RandomEvent:
    """A random event: its name, and the pile from the top down or the seat picked."""

    name: str
    outcome: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What one viewer sees of a match now. `table` is the game's own part of it."""

    game: str
    players: int
    options: Mapping[str, Value]
    viewer: str | None
    ply: int
    waiting: tuple[str, ...]
    question: Mapping[str, Any]
    """Whose turn it is and what is asked: a message of the game, as data."""
    legal: tuple[str, ...]
    over: bool
    standing: tuple[int, ...] | None
    table: Any

    def data(self) -> dict[str, Any]:
        """The same as plain dictionaries and lists, for JSON."""
        return asdict(self)

    def text(self) -> str:
        """The same as one line of JSON."""
        return json.dumps(self.data(), sort_keys=True, ensure_ascii=False)


class Match:
    """A game between seats p1, p2, ...: ask it who is `waiting` and what is `legal`, then `play`."""

    def __init__(
        self, game: Game, settings: Settings, key: bytes, parts: Mapping[str, str] | None = None, plain: bool = False
    ) -> None:
        """A match before its first decision, dealt from the key or arranged from `parts`. See `throneroom.new`."""
        self.game = game
        self.settings = settings
        self.key = key
        self.parts = None if parts is None else dict(parts)
        self._plain = plain
        self._actions, self._numbers = _notation(game, tuple(settings.options.items()), settings.players)
        self._history: list[tuple[int, int]] = []
        self.position = self._first()

    @classmethod
    def arrange(
        cls, game: str | Game, /, players: int | None = None, seed: int | None = None,
        options: Mapping[str, object] | None = None, **parts: object,
    ) -> Match:  # fmt: skip
        """Any position from its named parts, each a text or a list of texts; an impossible one raises an explanation.

        The docstring of a game's `setup` module lists its parts; `match.arranged()` returns those of any match.
        """
        found = find(game) if isinstance(game, str) else game
        texts = {name: _text(name, part) for name, part in parts.items()}
        return cls(found, found.settings(players, options), _key(seed, None), texts)

    def _first(self) -> Position:
        kind = InterpretedPosition if self._plain else Position
        if self.parts is None:
            return kind.deal(self.game, self.settings, self.key)
        states = self.game.setup.arrange(self.settings, self.parts)
        states["key"][0] = key_words(self.key)
        return kind(self.game, self.settings, states)

    # Now

    @property
    def players(self) -> int:
        return self.settings.players

    @property
    def seats(self) -> tuple[str, ...]:
        return self.settings.seats

    @property
    def options(self) -> Mapping[str, Value]:
        return self.settings.options

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that must decide now; if there are several, they decide at the same time and in secret."""
        return tuple(self.seats[seat] for seat in self.position.seats_asked)

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def stopped(self) -> bool:
        """Whether the match has reached the limit on decisions (`game.longest`) and is not over."""
        return self.position.stopped

    @property
    def standing(self) -> tuple[int, ...] | None:
        """1 for each seat that wins and 0 for the others; None while the game lasts."""
        return self.position.standing() if self.over else None

    @property
    def commitment(self) -> str:
        """SHA-256 of the key: published before the first move, it fixes the deal and reveals nothing."""
        return commitment(self.key)

    @property
    def notations(self) -> tuple[str, ...]:
        """The texts of all decisions of the game, by their action numbers."""
        return self._actions

    def legal(self, seat: str) -> list[str]:
        """What the seat may decide now; nothing if it is not asked."""
        return [self._actions[action] for action in self.position.legal(seat_number(seat, self.players))]

    def play(self, seat: str, decision: str) -> None:
        """Take a decision. If refused, nothing changes, and the error says why, from what the seat knows."""
        number = seat_number(seat, self.players)
        action = self._numbers.get(decision, UNSEEN)
        if action == UNSEEN or not self.position.waiting >> number & 1:
            raise self._refusal(seat, number, decision)
        try:
            self.position.play(number, action)
        except IllegalDecisionError:
            raise self._refusal(seat, number, decision) from None
        self._history.append((number, action))

    def play_seen(self, seat: str, decision: str, viewer: str) -> tuple[str | None, list[Event]]:
        """Take a decision; return what the viewer sees of it: the decision, None if it is secret, and its events."""
        before = self.position.copy()
        self.play(seat, decision)
        return self._seen(before, self._viewer(viewer))

    def why(self, seat: str, decision: str) -> str | None:
        """Why the seat may not take this decision now, in the words of `play`; None if it may."""
        refusal = self.refusal(seat, decision)
        return None if refusal is None else str(refusal)

    def refusal(self, seat: str, decision: str) -> DecisionError | None:
        """The error that `play` would raise, or None."""
        number = seat_number(seat, self.players)
        if self._numbers.get(decision, UNSEEN) in self.position.legal(number):
            return None
        return self._refusal(seat, number, decision)

    def _refusal(self, seat: str, number: int, decision: str) -> DecisionError:
        if self.over:
            return NotAskedError(f"the game is over: {seat} has nothing more to decide")
        if decision not in self._numbers:
            return self._unknown(decision)
        if not self.position.waiting >> number & 1:
            return NotAskedError(f"{seat} is not asked now; {' and '.join(self.waiting)} must decide")
        hidden = self.position.hidden(number).snapshot()
        reason = self.game.reasons.why(hidden, number, self._numbers[decision])
        return IllegalDecisionError(self.game.catalogue(ENGLISH).text(reason), reason)

    def _unknown(self, decision: object) -> UnknownDecisionError:
        """The error for a text that is not a decision, with what it may have meant, by the notation alone."""
        example = self._actions[0]
        if not isinstance(decision, str):
            return UnknownDecisionError(f"a decision is a text such as {example!r}, not {decision!r}", "", (), example)
        shown = decision if len(decision) <= 60 else decision[:57] + "..."
        near = tuple(difflib.get_close_matches(decision[:60], self._actions, 3))
        right = f"did you mean {' or '.join(map(repr, near))}?" if near else f"it would look like {example!r}"
        return UnknownDecisionError(f"{shown!r} is not a decision of {self.game.title}; {right}", shown, near, example)

    # What is seen

    def view(self, viewer: str | None = None, cache: ViewCache | None = None) -> View:
        """What a seat or a "spectator" sees; None sees everything (for tests and finished games)."""
        question, table = (cache or ViewCache()).table(self.position, self._viewer(viewer))
        legal = tuple(self.legal(viewer)) if viewer in self.seats else ()
        return View(viewer=viewer, question=question.data(), legal=legal, table=table, **self.seen_by_all())

    def seen_by_all(self) -> dict[str, Any]:
        """The fields of a `View` that are the same for every viewer."""
        return {
            "game": self.game.name,
            "players": self.players,
            "options": dict(self.options),
            "ply": self.ply,
            "waiting": self.waiting,
            "over": self.over,
            "standing": self.standing,
        }

    def question(self, viewer: str | None = None) -> Question:
        """Whose turn it is and what is asked, as the viewer may know it."""
        return ViewCache().table(self.position, self._viewer(viewer))[0]

    def asked(self, viewer: str | None = None, language: str = ENGLISH) -> str:
        """The same as one line of text."""
        return self.game.catalogue(language).text(self.question(viewer))

    def events(self, viewer: str | None = None) -> list[list[Event]]:
        """How the game began, then what each decision did, as far as the viewer may know it."""
        return [told for _, told, _ in self._walk(self._viewer(viewer))]

    def last_events(self, viewer: str | None = None) -> list[Event]:
        """What the last decision did, or how the game began if there was none."""
        return self.last_seen(viewer)[1]

    def last_seen(self, viewer: str | None = None) -> tuple[str | None, list[Event]]:
        """The same with the decision itself; None if there was none, or if the viewer may not know it."""
        number = self._viewer(viewer)
        if not self._history:
            return None, ViewCache().opening(self.position, number)
        return self._seen(self.at(self.ply - 1).position, number)

    def _seen(self, before: Position, viewer: int | None) -> tuple[str | None, list[Event]]:
        """What the viewer sees of the last decision: the decision, None if it is secret, and its events."""
        seat, action = self.last
        secret = before.sealed and viewer not in (None, seat)
        events = ViewCache().events(before, seat, action, self.position, viewer)
        return None if secret else self._actions[action], events

    def story(self, viewer: str | None = None, language: str = ENGLISH) -> list[list[str]]:
        """The events of the beginning, then of each decision, in sentences."""
        text = self.game.catalogue(language).text
        return [[text(event) for event in events] for events in self.events(viewer)]

    def log(self, viewer: str | None = None, language: str = ENGLISH) -> list[str]:
        """The story so far, as far as the viewer may know it, one or more sentences for each decision."""
        return [sentence for sentences in self.story(viewer, language) for sentence in sentences]

    def story_page(self, language: str = ENGLISH) -> str:
        """Each decision with its sentences in Markdown, for a viewer who sees everything."""
        begin, *told = self.story(None, language)
        lines = [f"# {self.game.title_in(language)}", "", *begin, ""]
        for n, ((seat, decision), sentences) in enumerate(zip(self.history, told, strict=True), 1):
            lines.append(f"{n}. `{seat} {decision}` {' '.join(sentences)}")
        return "\n".join(lines) + "\n"

    def steps(self, viewer: str | None = None) -> Iterator[tuple[str | None, list[Event], View]]:
        """Replay the match as the viewer may know it: the decision, its events and the view of each position.

        The decision is None at the beginning, and where it is secret.
        """
        for decision, told, match in self._walk(self._viewer(viewer)):
            yield decision, told, match.view(viewer)

    def _walk(self, viewer: int | None) -> Iterator[tuple[str | None, list[Event], Match]]:
        """Each position of the match with the decision and the events that led to it, as the viewer may know them."""
        match = self.at(0) if self._history else self.clone()
        yield None, ViewCache().opening(match.position, viewer), match
        for seat, action in self._history:
            before = match.position.copy()
            match.position.play(seat, action)
            match._history.append((seat, action))
            yield *match._seen(before, viewer), match

    def _viewer(self, viewer: str | None) -> int | None:
        if viewer is None:
            return None
        return SPECTATOR if viewer == WATCHER else seat_number(viewer, self.players)

    # History

    @property
    def ply(self) -> int:
        """How many decisions have been taken."""
        return len(self._history)

    @property
    def history(self) -> tuple[tuple[str, str], ...]:
        """All decisions so far, with their seats. Includes sealed decisions, so never show it to players."""
        return tuple((self.seats[seat], self._actions[action]) for seat, action in self._history)

    def first_choices(self) -> list[str]:
        """The first decision of each seat for which it had an alternative; empty if it had none."""
        found, match = [""] * self.players, self.at(0)
        for seat, action in self._history:
            if not found[seat] and len(match.position.legal(seat)) > 1:
                found[seat] = self._actions[action]
                if all(found):
                    break
            match.position.play(seat, action)
        return found

    @property
    def decisions(self) -> tuple[tuple[int, int], ...]:
        """The same as seat and action numbers."""
        return tuple(self._history)

    @property
    def last(self) -> tuple[int, int]:
        """The last decision as seat and action numbers."""
        return self._history[-1]

    def at(self, ply: int, plain: bool = False) -> Match:
        """A new match with the first `ply` decisions of this one, to look at or to continue."""
        if not 0 <= ply <= self.ply:
            raise UndoError(f"the match has {self.ply} decisions: ply {ply} is not among 0 to {self.ply}")
        match = Match(self.game, self.settings, self.key, self.parts, plain)
        for seat, action in self._history[:ply]:
            match.position.play(seat, action)
        match._history = self._history[:ply]
        return match

    def clone(self) -> Match:
        """An independent copy."""
        match = object.__new__(Match)
        vars(match).update(vars(self))
        match.position = self.position.copy()
        match._history = list(self._history)
        return match

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """Everything except the texts of decisions, which follow from the game."""
        return {name: value for name, value in vars(self).items() if name not in ("_actions", "_numbers")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._actions, self._numbers = _notation(self.game, tuple(self.options.items()), self.players)

    def supposing(self, position: Position) -> Match:
        """A copy that goes on from another position, such as a world that fits what a seat knows."""
        match = self.clone()
        match.position = position.copy()
        return match

    def undo(self, count: int = 1) -> None:
        """Take back the last decision, or the last few."""
        if not 1 <= count <= self.ply:
            raise UndoError(f"cannot take back {count}: {self.ply} decisions have been taken")
        earlier = self.at(self.ply - count, self._plain)
        self.position, self._history = earlier.position, earlier._history

    def chance(self) -> list[RandomEvent]:
        """Every random event so far with its outcome, found by replaying the match on interpreted rules."""
        with witnessed() as happenings:
            self.at(self.ply, plain=True)
        return [RandomEvent(*self.game.notation.event(*happening)) for happening in happenings]

    def arranged(self) -> dict[str, str]:
        """The named parts of the current position: `Match.arrange` makes the same position from them."""
        return self.game.setup.parts(self.position.checked_state())

    def record(self, proof: Proof | None = None) -> str:
        """The whole match as text, including the key: the file for replays, saved games and bug reports.

        At a table, `proof` says where the key came from.
        """
        return transcript.write(self.header(), self.history, self.standing, proof)

    def header(self) -> transcript.Header:
        """What the match is played with."""
        return transcript.Header(
            game=self.game.name,
            rules=self.game.version,
            players=self.players,
            options={o.name: o.text(self.options[o.name]) for o in self.game.options},
            parts=self.parts or {},
            commitment=self.commitment,
            key=self.key,
        )


class ViewCache:
    """What each viewer (None sees everything) sees of positions, computed once for all who see the same.

    In a game without secrets everybody sees the same. The positions must not change while the cache is used.
    """

    def __init__(self) -> None:
        self._positions: dict[int, Position] = {}
        """Keeps the positions alive, so that no other position gets the same id."""
        self._snapshots: dict[tuple[int, int | None], AnyState] = {}
        self._same: dict[tuple[int, bytes], AnyState] = {}
        self._seen: dict[tuple[int, int | None], Any] = {}
        self._tables: dict[tuple[int, int | None], tuple[Question, Any]] = {}
        self._events: dict[tuple[int, int, int, int | None], list[Event]] = {}

    def snapshot(self, position: Position, viewer: int | None) -> AnyState:
        """The state without what the viewer does not know; read-only."""
        key = id(position), viewer
        if key not in self._snapshots:
            self._positions[id(position)] = position
            known = position if viewer is None else position.hidden(viewer)
            same = id(position), known.bytes()
            if same not in self._same:
                self._same[same] = known.snapshot()
            self._snapshots[key] = self._same[same]
        return self._snapshots[key]

    def table(self, position: Position, viewer: int | None) -> tuple[Question, Any]:
        """What is asked, and the game's own part of a view."""
        game, viewer = position.game, open_to(position.game, viewer)
        key = id(position), viewer
        if key not in self._tables:
            seen = self.snapshot(position, viewer)
            self._tables[key] = game.story.ask(seen, viewer), self._table(game, seen, viewer)
        return self._tables[key]

    def _table(self, game: Game, seen: AnyState, viewer: int | None) -> Any:
        """The table part of a view. Viewers who know the same share it, unless the game's view marks its own viewer."""
        key = id(seen), viewer if game.shows_viewer else None
        if key not in self._seen:
            self._seen[key] = game.views.table(seen, viewer)
        return self._seen[key]

    def opening(self, position: Position, viewer: int | None) -> list[Event]:
        """How a game began."""
        return position.game.story.begin(self.snapshot(position, viewer), viewer)

    def events(self, before: Position, seat: int, action: int, after: Position, viewer: int | None) -> list[Event]:
        """One decision as the viewer may know it: both positions are hidden first, a sealed decision is left out."""
        viewer = open_to(before.game, viewer)
        shown = UNSEEN if viewer is not None and viewer != seat and before.sealed else action
        key = id(before), id(after), shown, viewer
        if key not in self._events:
            seen = self.snapshot(before, viewer), self.snapshot(after, viewer)
            self._events[key] = before.game.story.tell(seen[0], seat, shown, seen[1], viewer)
        return self._events[key]


def open_to(game: Game, viewer: int | None) -> int | None:
    """The viewer under whose name a view is cached: the same for all in a game without secrets."""
    return viewer if viewer is None or game.secrets else SPECTATOR


@lru_cache(maxsize=256)
def _notation(game: Game, options: tuple[tuple[str, Any], ...], players: int) -> tuple[tuple[str, ...], dict[str, int]]:
    """The texts of all actions by their numbers, and back."""
    actions = tuple(game.notation.actions(Settings(players, dict(options))))
    return actions, {text: action for action, text in enumerate(actions)}


def _key(seed: int | None, key: bytes | str | None) -> bytes:
    """The key of a new match: given, from a seed, or from the operating system's random numbers."""
    if seed is not None and key is not None:
        raise SettingsError("give a seed or a key, not both")
    if seed is not None:
        return seed_key(seed)
    if key is None:
        return secrets.token_bytes(32)
    if isinstance(key, str):
        try:
            key = bytes.fromhex(key)
        except ValueError:
            raise SettingsError("a key is 64 hexadecimal digits") from None
    key_words(key)
    return key


def _text(name: str, value: object) -> str:
    """A part as its text: lists are joined by commas."""
    if isinstance(value, (list, tuple)):
        value = ", ".join(map(str, value))
    if not isinstance(value, str):
        raise ArrangeError(f"the part {name!r} is a text or a list of texts, not {value!r}")
    return " ".join(value.split())


def new(
    game: str | Game, /, players: int | None = None, seed: int | None = None, key: bytes | str | None = None,
    **options: object,
) -> Match:  # fmt: skip
    """A new match: `throneroom.new("hierarchy", seed=7)`. Without seed or key the deal is truly random."""
    found = find(game) if isinstance(game, str) else game
    return Match(found, found.settings(players, options), _key(seed, key))


def replay(text: str | bytes, plies: int | None = None) -> Match:
    """The match in a record text, or its first plies; everything in the text is checked first."""
    script = transcript.read(text)
    header = script.header
    game = _checked(script.line_of["game"], find, header.game)
    if header.rules != game.version:
        raise RecordError(
            script.line_of["rules"],
            f"played by version {header.rules} of the rules of {game.title}, but this program has version "
            f"{game.version}: replay it with the release of Throneroom that wrote it",
        )
    options = {o.name: o for o in game.options}
    values: dict[str, object] = {}
    for name, value in header.options.items():
        line = script.line_of[f"option {name}"]
        if name not in options:
            raise RecordError(line, f"{game.title} has no option {name!r}; it has: {', '.join(options) or 'none'}")
        values[name] = _checked(line, options[name].parsed, value)
    settings = _checked(script.line_of["players"], game.settings, header.players, values)
    first = script.line_of[f"part {next(iter(header.parts))}"] if header.parts else script.line_of["game"]
    match: Match = _checked(first, Match, game, settings, header.key, header.parts or None)
    for line, seat, decision in script.decisions:
        _checked(line, match.play, seat, decision)
    _check_standing(match, script)
    transcript.check(script)
    return match if plies is None else match.at(plies)


def _checked(line: int, step: Any, *arguments: Any) -> Any:
    """Do one step of the replay; an error in it is reported with that line of the text."""
    try:
        return step(*arguments)
    except RecordError:
        raise
    except ThroneroomError as error:
        raise RecordError(line, str(error)) from None


def _check_standing(match: Match, script: transcript.Script) -> None:
    if script.standing == match.standing:
        return
    line = script.line_of.get("standing", script.line_of["end"])
    if match.standing is None:
        raise RecordError(line, "a standing is given, but by the decisions above the game is not over")
    right = f"'standing {' '.join(map(str, match.standing))}'"
    raise RecordError(line, f"by the decisions above the game is over with {right}; this line says otherwise")
