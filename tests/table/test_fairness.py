"""Fair deals: a key that server and players make together, and a chain over the log that tells nothing too early."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable

import orjson
import pytest

import throneroom
from tests.table.shown import room
from throneroom.engine import fairness, transcript
from throneroom.engine.chance import commitment, seed_key
from throneroom.engine.errors import RecordError
from throneroom.server.finished_games import finished_game
from throneroom.server.update import Update
from throneroom.table import Clock, Entry, Table, TableError, TableSettings, commands, event_for, undo
from throneroom.table.table import OPEN, OVER, RUNNING

MASTER = bytes(range(32))
ADA, BEN = "a1" * 32, "b2" * 32


class Sitting:
    """A table of Ada and Ben whose server has committed to a secret."""

    def __init__(self, game: str, master: bytes | None = MASTER, **settings: object) -> None:
        self.table, self.log = Table("table"), list[Entry]()
        checked = TableSettings.checked(game, 2, **settings)  # type: ignore[arg-type]
        self.take(commands.open_table(checked, "ada", "Ada", ["me", "open"], 0, secret=master))

    def take(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.table.apply(entry)
        self.log += entries

    def do(self, act: Callable[..., list[Entry]], *arguments: object) -> None:
        self.take(act(self.table, *arguments, now=0))

    def begin(self) -> Sitting:
        self.take(commands.sit(self.table, "ben", "Ben", None, bytes(32), 0, BEN))
        self.take(commands.start(self.table, "ada", False, bytes(32), 0, ADA))
        return self

    def decide(self, choice: int = 0) -> None:
        seat = next(iter(self.table.questions))
        decision = self.table.playing.legal(self.table.name_of(seat))[choice]
        self.do(commands.decide, self.table.seats[seat].guest, decision, None, None)

    def play(self) -> Sitting:
        while self.table.status == RUNNING:
            self.decide()
        return self

    @property
    def head(self) -> str:
        assert self.table.fair_game is not None
        return self.table.fair_game.head

    def record(self) -> str:
        return finished_game(self.table, 0).record


def test_the_key_follows_from_the_secret_and_the_contributions_in_their_order() -> None:
    sitting = Sitting("hierarchy")
    promised = room(sitting.table, "ada", 0, 0)["next_deal"]
    sitting.begin()
    secret = hmac.digest(MASTER, b"throneroom secret 1", "sha256")
    assert promised == {"commitment": hashlib.sha256(secret).hexdigest(), "contributions": []}
    text = f"throneroom key 1\n{secret.hex()}\np2 {BEN}\np1 {ADA}\n"
    assert sitting.table.playing.key == hashlib.sha256(text.encode()).digest()
    told = room(sitting.table, None, 0, 0)
    assert told["next_deal"] is None
    assert told["deal"]["commitment"] == promised["commitment"]
    assert [(one["seat"], one["contribution"]) for one in told["deal"]["contributions"]] == [("p2", BEN), ("p1", ADA)]


def test_only_the_first_contribution_of_a_player_counts_and_only_before_the_game() -> None:
    sitting = Sitting("hierarchy")
    sitting.do(commands.contribute, "ada", ADA)
    sitting.do(commands.contribute, "ada", BEN)
    assert sitting.table.contributions == {0: ADA}
    sitting.begin()
    sitting.do(commands.contribute, "ada", ADA)
    assert sitting.table.contributions == {}


def test_who_leaves_takes_the_contribution_along() -> None:
    sitting = Sitting("hierarchy")
    sitting.take(commands.sit(sitting.table, "ben", "Ben", None, bytes(32), 0, BEN))
    sitting.do(commands.leave, "ben")
    sitting.take(commands.sit(sitting.table, "cyd", "Cyd", None, bytes(32), 0))
    sitting.do(commands.start, "ada", False, bytes(32))
    assert sitting.table.fair_game is not None and sitting.table.fair_game.contributions == ()


def test_a_rematch_has_its_own_secret_and_the_new_seats() -> None:
    sitting = Sitting("hierarchy").begin().play()
    ended = event_for(sitting.table.apply(Entry(len(sitting.log) + 1, 0, commands.log.Here(0, "one"))), None)
    assert ended["kind"] == "here" and "secret" not in ended
    promised = room(sitting.table, None, 0, 0)["next_deal"]["commitment"]
    first = sitting.table.fair_game
    for guest, number in (("ada", ADA), ("ben", BEN)):
        sitting.take(commands.rematch(sitting.table, guest, bytes(32), 0, number))
    second = sitting.table.fair_game
    assert first is not None and second is not None
    assert second.commitment == promised != first.commitment
    assert sitting.table.seats[0].guest == "ben" and second.contributions == (("p2", ADA), ("p1", BEN))


def test_the_same_log_gives_the_same_chain_and_a_record_that_can_be_checked() -> None:
    sitting = Sitting("hierarchy").begin()
    kept = [sitting.head]
    for _ in range(3):
        sitting.decide()
        kept.append(sitting.head)
    for guest in ("ada", "ben"):
        sitting.do(commands.arrive, guest, "one")
    sitting.do(undo.ask, sitting.table.seats[sitting.table.movers[-1]].guest)
    sitting.do(undo.answer, "ben" if sitting.table.undo and sitting.table.undo.seat == 0 else "ada", True)
    kept.append(sitting.head)
    sitting.do(commands.say, "ada", "good luck")
    assert sitting.head == kept[-1], "chat is not part of the game"
    sitting.play()
    again = Table.replayed("table", sitting.log)
    assert again.fair_game is not None and again.fair_game.head == sitting.head
    script = transcript.read(sitting.record())
    assert throneroom.replay(sitting.record()).history == sitting.table.match.history  # type: ignore[union-attr]
    assert script.proof is not None and "undo 2" in script.proof.entries
    heads = script.proof.heads(script.header_lines)
    assert [heads.index(head) for head in kept] == [1, 2, 3, 4, 5]
    assert heads[-1] == sitting.head == script.proof.head


def test_a_game_that_is_given_up_has_a_proof_too() -> None:
    sitting = Sitting("throne-and-grail").begin()
    sitting.decide()
    sitting.do(commands.resign, "ben")
    assert sitting.record().splitlines()[-4:-2] == ["log out p2 resigned", "log end 1 0 resigned"]
    assert throneroom.replay(sitting.record()).ply == 1


def resummed(lines: list[str]) -> str:
    """A record whose check sum was put right after it was changed."""
    count = lines[-1].split(" ")[1]
    text = "".join(line + "\n" for line in lines[:-1])
    return f"{text}end {count} {hashlib.sha256(text.encode()).hexdigest()}\n"


def complaint(lines: list[str]) -> str:
    with pytest.raises(RecordError) as error:
        throneroom.replay(resummed(lines))
    return error.value.reason


@pytest.fixture(scope="module")
def record() -> list[str]:
    return Sitting("hierarchy").begin().play().record().splitlines()


def place(record: list[str], start: str) -> int:
    return next(n for n, line in enumerate(record) if line.startswith(start))


def test_a_changed_secret_is_found(record: list[str]) -> None:
    lines = list(record)
    lines[place(lines, "server-secret")] = "server-secret " + "0" * 64
    assert complaint(lines).startswith("this secret does not belong to the server's commitment in line ")


def test_a_changed_key_is_found_even_with_its_commitment(record: list[str]) -> None:
    lines, key = list(record), seed_key(1)
    lines[place(lines, "key")] = f"key {key.hex()}"
    assert "this key does not belong to the commitment" in complaint(lines)
    lines[place(lines, "commitment")] = f"commitment {commitment(key)}"
    assert complaint(lines).startswith("the key does not follow from the server's secret and the contributions")


@pytest.mark.parametrize("change", ["changed", "left out", "exchanged", "added"])
def test_a_wrong_contribution_is_found(record: list[str], change: str) -> None:
    lines, first = list(record), place(record, "contribution")
    if change == "changed":
        lines[first] = lines[first][:-1] + ("0" if lines[first][-1] != "0" else "1")
    elif change == "left out":
        del lines[first]
    elif change == "exchanged":
        lines[first], lines[first + 1] = lines[first + 1], lines[first]
    else:
        lines.insert(first, "contribution p3 " + "c" * 64)
    assert complaint(lines).startswith("the key does not follow from the server's secret and the contributions")


def test_a_log_that_is_not_that_of_the_decisions_is_found(record: list[str]) -> None:
    first = place(record, "log")
    assert "here decision 1 is" in complaint([*record[:first], *record[first + 1 :]])
    lines = list(record)
    lines.insert(first + 2, "log undo 1")
    assert "here decision 2 is" in complaint(lines)
    lines.insert(first, "log undo 0")
    assert "goes back to none of the 0 decisions before" in complaint(lines)
    end = place(record, "log end")
    assert "does not have the end" in complaint([*record[:end], *record[end + 1 :]])


def test_a_decision_that_was_taken_back_cannot_be_kept_quiet(record: list[str]) -> None:
    first = place(record, "log")
    lines = list(record)
    lines[first:first] = [lines[first], "log undo 0"]
    assert complaint(lines).startswith("this head does not belong to the header, the contributions and the log")


def test_a_table_from_before_plays_on_with_the_key_of_its_command() -> None:
    sitting = Sitting("hierarchy", master=None).begin().play()
    told = room(sitting.table, "ada", 0, 0)
    assert (told["deal"], told["next_deal"], sitting.table.contributions) == (None, None, {})
    assert "server-commitment" not in sitting.record()
    assert throneroom.replay(sitting.record()).key == bytes(32)


def test_a_game_that_continues_a_record_has_no_deal_of_its_own_but_its_rematch_has() -> None:
    settings = TableSettings.from_record(throneroom.new("hierarchy", seed=3).record())
    table = Table("table")
    for entry in commands.open_table(settings, "ada", "Ada", ["me", "bot"], 0, secret=MASTER):
        table.apply(entry)
    assert room(table, "ada", 0, 0)["next_deal"] is None
    for entry in commands.start(table, "ada", False, bytes(32), 0, ADA):
        table.apply(entry)
    assert table.playing.key == seed_key(3) and table.fair_game is None
    for entry in commands.resign(table, "ada", 0):
        table.apply(entry)
    for entry in commands.rematch(table, "ada", bytes(32), 0, ADA):
        table.apply(entry)
    assert table.status == RUNNING and table.fair_game is not None
    assert table.fair_game.contributions == (("p2", ADA),)


# What the heads tell


def sealed_worlds() -> list[Sitting]:
    """The same game up to a choice in secret, of which Ada's differs from world to world; Ben's is not made yet."""
    first = Sitting("battle-for-the-throne").begin()
    while not first.table.playing.position.sealed:
        first.decide()
    seat = first.table.seat_of("ada")
    assert seat in first.table.questions
    worlds = []
    for decision in first.table.playing.legal(first.table.name_of(seat)):
        world = Sitting("battle-for-the-throne")
        world.take(first.log[1:])
        world.do(commands.decide, "ada", decision, None, None)
        worlds.append(world)
    return worlds


def test_a_head_does_not_tell_what_was_chosen_in_secret() -> None:
    """All that Ben is sent is the same in all worlds, but for the head; and no dictionary of choices opens the head."""
    worlds = sealed_worlds()
    assert len(worlds) > 2
    seen, heads = set(), set()
    for world in worlds:
        applied = Table("table")
        everything = [applied.apply(entry) for entry in world.log]
        update = Update(applied, everything, 0, 0).to("ben")
        heads.add(world.head)
        seen.add(orjson.dumps(orjson.loads(update)).replace(world.head.encode(), b"HEAD"))
    assert len(seen) == 1, "nothing else differs"
    assert len(heads) == len(worlds), "a head fixes the choice"
    world = worlds[0]
    before = Table.replayed("table", world.log[:-1])
    assert before.fair_game is not None
    number = sum(entry.kind == "decided" for entry in world.log) + 1
    public = [
        *seen,
        before.fair_game.head.encode(),
        before.fair_game.commitment.encode(),
        ADA.encode(),
        BEN.encode(),
        b"",
    ]
    choices = [fairness.play_entry("p1", one) for one in before.playing.legal("p1")]
    guesses = {
        guess
        for choice in choices
        for key in public
        for guess in (
            _link(before.fair_game.head, key, f"{number} {choice}"),
            hashlib.sha256(bytes.fromhex(before.fair_game.head) + choice.encode()).hexdigest(),
        )
    }
    assert not guesses & heads
    with_secret = {_link(before.fair_game.head, before.fair_game.secret, f"{number} {choice}") for choice in choices}
    assert with_secret == heads, "the guesses are made the right way: only the secret is missing"


def _link(head: str, key: bytes, entry: str) -> str:
    return hashlib.sha256(bytes.fromhex(head) + hmac.digest(key, entry.encode(), "sha256")).hexdigest()


def test_no_secret_is_told_before_its_game_is_over() -> None:
    sitting = Sitting("hierarchy").begin().play()
    for guest in ("ada", "ben"):
        sitting.take(commands.rematch(sitting.table, guest, bytes(32), 0))
    table, secrets = Table("table"), {n: fairness.secret_of(MASTER, n).hex() for n in (1, 2, 3)}
    for entry in sitting.log:
        applied = table.apply(entry)
        text = Update(table, [applied], 0, 0).to("ben").decode()
        over = {n for n in secrets if n < table.round or (n == table.round and table.status == OVER)}
        assert {n for n, secret in secrets.items() if secret in text} <= over
        assert MASTER.hex() not in text
        assert (secrets[1] in text) == (entry.kind == "ended")


# Games that begin by themselves


def gathering(*seats: tuple[str, str] | str, game: str = "hierarchy", begins_by: int = 1_000) -> Sitting:
    """A table at which everybody sits, and whose game waits for contributions."""
    sitting = Sitting.__new__(Sitting)
    sitting.table, sitting.log = Table("table"), []
    settings = TableSettings.checked(game, len(seats))
    sitting.take(commands.open_seated(settings, seats, 0, "host", MASTER, begins_by))
    return sitting


PAIR = ("ada", "Ada"), ("ben", "Ben")


def test_a_game_that_begins_by_itself_begins_with_the_last_contribution() -> None:
    sitting = gathering(*PAIR)
    promised = room(sitting.table, "ada", 0, 0)
    assert promised["begins_by"] == 1_000 and promised["next_deal"] is not None
    for guest, number, status in (("ben", BEN, OPEN), ("ben", ADA, OPEN), ("ada", ADA, RUNNING)):
        sitting.do(commands.contribute, guest, number)
        assert sitting.table.status == status
    assert sitting.table.fair_game is not None
    assert sitting.table.fair_game.contributions == (("p2", BEN), ("p1", ADA))
    assert sitting.table.fair_game.commitment == promised["next_deal"]["commitment"]
    assert room(sitting.table, "ada", 0, 0)["begins_by"] is None
    sitting.do(commands.begin)
    assert sitting.table.round == 1


def test_it_begins_in_a_while_without_those_who_do_not_come_and_tells_them_so() -> None:
    sitting = gathering(*PAIR)
    sitting.do(commands.contribute, "ada", ADA)
    assert sitting.table.due() == 1_000 and commands.enforce_deadlines(sitting.table, 999) == []
    sitting.take(commands.enforce_deadlines(sitting.table, 1_000))
    assert sitting.table.status == RUNNING and sitting.table.fair_game is not None
    assert sitting.table.fair_game.contributions == (("p1", ADA),)
    assert commands.contribute(sitting.table, "ada", ADA, 1_001) == []
    with pytest.raises(TableError, match="without your random number") as refusal:
        commands.contribute(sitting.table, "ben", BEN, 1_001)
    assert refusal.value.code == "too_late"


@pytest.mark.parametrize(
    "act",
    [
        lambda table: commands.start(table, "ada", True, bytes(32), 0),
        lambda table: commands.give(table, "ada", "p2", "easy", 0),
        lambda table: commands.leave(table, "ben", 0),
    ],
)
def test_until_then_nobody_begins_it_or_changes_seats(act: Callable[[Table], list[Entry]]) -> None:
    with pytest.raises(TableError, match="the seats are fixed"):
        act(gathering(*PAIR).table)


def test_no_clock_runs_while_a_game_waits_for_contributions() -> None:
    sitting = Sitting.__new__(Sitting)
    sitting.table, sitting.log = Table("table"), []
    settings = TableSettings.checked("hierarchy", 2, clock=Clock(300, 5))
    sitting.take(commands.open_seated(settings, PAIR, 0, "host", MASTER, 60_000))
    sitting.do(commands.contribute, "ada", ADA)
    sitting.take(commands.contribute(sitting.table, "ben", BEN, 50_000))
    assert [seat["clock"] for seat in room(sitting.table, None, 50_000, 0)["seats"]] == [300_000, 300_000]


def test_bots_contribute_nothing_and_nobody_waits_for_them() -> None:
    sitting = gathering(PAIR[0], "random")
    assert commands.begin(sitting.table, 0) == []
    sitting.do(commands.contribute, "ada", ADA)
    assert sitting.table.status == RUNNING
    alone = gathering("random", "random")
    alone.do(commands.begin)
    assert alone.table.status == RUNNING


def test_who_is_deleted_meanwhile_loses_at_once() -> None:
    sitting = gathering(*PAIR)
    sitting.do(commands.contribute, "ben", BEN)
    sitting.do(commands.quit_table, "ada")
    assert sitting.table.status == OVER and sitting.table.standing == (0, 1)
    assert sitting.table.fair_game is not None and sitting.table.fair_game.contributions == (("p2", BEN),)
