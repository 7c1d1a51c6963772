"""The `throneroom` command as a person meets it: a real process and a real terminal where it matters.

Elsewhere `run` calls the command in this process: most commands do their work in less time than a process starts.
"""

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from importlib import resources
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import throneroom
import throneroom.cli.app as app_module
import throneroom.cli.language as language_module
import throneroom.engine.game as game_module
from tests.cli.conftest import ENVIRONMENT, Run
from throneroom.cli.app import main
from throneroom.cli.language import VARIABLES, language_for, language_of, terminal_words
from throneroom.cli.prose import Prose, wrapped
from throneroom.engine.catalogue import LANGUAGES, Catalogue

THRONEROOM = [sys.executable, "-m", "throneroom"]


def run_process(*words: str, answers: str = "", columns: int = 80) -> "subprocess.CompletedProcess[str]":
    """In a process of its own."""
    environment = {**os.environ, **ENVIRONMENT, "COLUMNS": str(columns)}
    return subprocess.run(
        [*THRONEROOM, *words], input=answers, capture_output=True, text=True, timeout=120, env=environment, check=False
    )


@pytest.fixture(scope="module", autouse=True)
def everything_is_compiled() -> None:
    """What is compiled for the first time says so on standard error; the commands here are to be silent there."""
    for game in throneroom.all_games():
        throneroom.new(game)


def saved(folder: Path, over: bool = False) -> Path:
    match = throneroom.new("hierarchy", seed=7)
    while not match.over and (over or match.ply < 4):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    path = folder / "game.txt"
    path.write_text(match.record())
    return path


def test_games_lists_them() -> None:
    result = run_process("games")
    assert result.returncode == 0
    assert all(game.name in result.stdout for game in throneroom.all_games())


def test_show_tells_cards_and_rules(run: Run) -> None:
    for game in throneroom.all_games():
        result = run("show", game.name, columns=200)
        assert result.returncode == 0
        for card in game.cards.CARDS:
            assert card.full_name in result.stdout
        for rule in game.rule_ids:
            assert f"{rule} " in result.stdout


def test_a_card_is_explained_by_its_full_name_and_rules_by_the_chosen_options(run: Run) -> None:
    answers = "? thavna\n? simone the sufferer\nrules\nquit\n"
    table = ("--option", "target=20", "--bot", "random", "--seed", "7")
    result = run("play", "shadow-throne", *table, answers=answers, columns=400)
    assert "Thavna the Revelator (faction Church" in result.stdout
    assert "Simone the Sufferer (faction Church" in result.stdout
    assert "With 20 influence the game ends." in result.stdout
    assert "At 20 influence the game ends" in result.stdout


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_CTYPE": "ja_JP.UTF-8"}, "de"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment, ("en", "de", "ja", "pt-BR")) == language


def test_a_language_that_was_asked_for_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LANGUAGES, "de", "Deutsch")
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert (language_for(None), language_for("en")) == ("de", "en")


def test_every_command_tells_the_game_in_the_language_of_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a language where every word of Hierarchy and of the terminal is English with a mark at its beginning."""
    house = resources.files("throneroom") / "languages" / "en"

    def marked(language: str, package: str) -> Catalogue:
        name = package.rpartition(".")[2]
        common, words = ((house / f"{file}.ftl").read_text(encoding="utf-8") for file in ("common", name))
        if language == "marked":
            words = re.sub(r"^([a-z][a-z0-9-]* =|    \.(?:text|yes) =) ", r"\1 %", words, flags=re.MULTILINE)
        return Catalogue("en", [common, words])

    monkeypatch.setitem(LANGUAGES, "marked", "Marked")
    monkeypatch.setattr(game_module, "catalogue", marked)
    monkeypatch.setattr(language_module, "house_catalogue", marked)
    monkeypatch.setattr(app_module, "all_games", lambda: (throneroom.find("hierarchy"),))
    monkeypatch.setenv("COLUMNS", "300")

    def told(*words: str, answers: str = "") -> str:
        monkeypatch.setattr(sys, "argv", ["throneroom", *words, "--language", "marked"])
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        with pytest.raises(SystemExit):
            main()
        return capsys.readouterr().out

    listed = told("games")
    assert all(text in listed for text in ("%name", "%players", "%minutes", "%what it is", "%A duel with open cards"))
    shown = told("show", "hierarchy")
    for text in ("%Hierarchy", "%All cards are open", "%number", "%royal", "%yes", "%Leper", "%Also goes on", "%Every"):
        assert text in shown
    assert "%2 players, 20 minutes. %A duel" in shown and "%what it does" in shown
    answers = "? leper\n? %leper\nrules\nplay knight\nplay king\nlog\n99\nplay knigt\nxyz\nundo\nundo\nsave\nquit\n"
    played = told("play", "hierarchy", "--seed", "7", "--people", "2", answers=answers)
    for text in ("%Purple to open", "%The King comes only when", "%Purple opens", "HI-19  %Every game ends"):
        assert text in played, text
    assert played.count("%%Leper (%%number 2): %Also goes on any odd number") == 2
    for text in (
        "%there is no choice 99",
        "%'play knigt' is not a decision of %Hierarchy; did you mean %%%'play knight' or",
        "%'xyz' is not a decision of %Hierarchy; it would look like '",
        "%Taken back.",
        "%there is no decision of yours",
        "%save where?",
        "%The game is not finished.",
    ):
        assert text in played, text
    replayed = told("replay", str(saved(tmp_path)), "--all")
    assert "%Step 0 of 4" in replayed and "· %Seven cards each" in replayed and "%Gold to play a card" in replayed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_saved_and_seen_again_in_every_language(run: Run, language: str, tmp_path: Path) -> None:
    """Every command of `play` is typed once; what it says is that language's."""
    words, path = terminal_words(language), tmp_path / "game.txt"
    asked = ("99", "?", "? leper", "? dragons", "log", "rules")
    refused = ("undo", "xyz", "play knigt", "save", f"save {tmp_path}/no/x")
    answers = "\n".join([*asked, *refused, "play knight", "undo", *["1"] * 60, "leave", f"save {path}"])
    table = ("play", "hierarchy", "--seed", "7", "--people", "2", "--language", language)
    played = run(*table, answers=answers + "\n\n", columns=600)
    assert (played.returncode, played.stderr) == (0, "")
    hierarchy = throneroom.find("hierarchy")
    title, summary = hierarchy.title_in(language), hierarchy.summary(language=language)
    for text in (
        words.words("opening", summary=summary),
        *words.words("help").split("\n"),
        words.words("nothing-to-undo"),
        words.words("undone"),
        words.words("save-where"),
        words.words("save-or-enter"),
        words.words("after-the-end"),
        words.words("saved", file=str(path)),
        words.words("no-card", name="dragons", cards=", ".join(card.slug for card in hierarchy.cards.CARDS)),
        words.words("no-decision", text="xyz", game=title, example=throneroom.new("hierarchy", seed=7).notations[0]),
        words.words("cannot-write", file=f"{tmp_path}/no/x", why="No such file or directory"),
    ):
        assert text in played.stdout, text
    seen = run("replay", str(path), "--language", language, answers="\nfoo\nq\n", columns=200).stdout
    steps = throneroom.replay(path.read_text()).ply
    for text in (words.words("step", step=1, steps=steps), words.words("step-unknown", steps=steps)):
        assert text in seen, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_games_stand_in_columns_in_every_language(run: Run, language: str) -> None:
    """Where there is room, no name is broken, and a card that lacks a number leaves its place empty."""
    result = run("show", "behind-the-throne", "--language", language)
    words = throneroom.find("behind-the-throne").catalogue(language)
    lines = result.stdout.splitlines()
    head = next(line for line in lines if terminal_words(language).words("column-copies") in line)
    last, end = (next(line for line in lines if words.full_name(slug) + " " in line) for slug in ("king", "end"))
    cells = [re.split(r" {2,}", line.strip()) for line in (head, last, end)]
    assert [len(row) for row in cells] == [5, 5, 3]
    assert (cells[1][0], cells[1][2], cells[2][0]) == ("9", "9", "1")
    listed = run("games", "--language", language).stdout
    assert all(f"\n{game.name} " in listed for game in throneroom.all_games())


def test_cards_come_one_after_the_other_where_a_table_has_no_room(run: Run) -> None:
    result = run("show", "shadow-throne", columns=60)
    assert "Loyal Soldier (faction Empire, rank commoner, power 1," in result.stdout
    assert "copies 4): No ability." in " ".join(result.stdout.split())


def test_help_fits_a_terminal_in_every_language() -> None:
    for language in LANGUAGES:
        assert max(map(cell_len, terminal_words(language).words("help").split("\n"))) <= 80, language


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("· 手札を見せます。", 8, ["· 手札を", "見せま", "す。"]),
        ("一番上にある間、次", 14, ["一番上にある", "間、次"]),
        ("これは「王」です", 8, ["これは", "「王」で", "す"]),
        ("合計12枚です", 6, ["合計", "12枚で", "す"]),
        ("  ?    このヘルプ", 14, ["  ?    このヘ", "ルプ"]),
        ("Impossible\u202f: on attend", 12, ["Impossible\u202f:", "on attend"]),
        ("king, pawn\u00a0%", 6, ["king,", "pawn\u00a0%"]),
        ("", 8, [""]),
    ],
)  # fmt: skip
def test_prose_wraps_where_a_line_may_end(text: str, width: int, lines: list[str]) -> None:
    assert list(wrapped(text, width)) == lines


def test_prose_without_special_letters_wraps_as_ever(capsys: pytest.CaptureFixture[str]) -> None:
    out = Console(width=20, file=None)
    for shown in (Prose("Leper, Serf and Knight.\nThen the others."), "Leper, Serf and Knight.\nThen the others."):
        out.print(shown)
    first, second = capsys.readouterr().out.split("Leper, ")[1:]
    assert first == second


def test_version() -> None:
    assert run_process("--version").stdout == f"throneroom {throneroom.__version__}\n"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "poker"], "no game is called 'poker'; there are: "),
        (["play"], "which game? There are: "),
        (["play", "hierarchy", "--players", "5"], "Hierarchy is for 2 players, not 5"),
        (["play", "hierarchy", "--people", "3"], "between 0 and 2 can be people, not 3"),
        (["play", "hierarchy", "--seat", "p9"], "no seat 'p9' at this table"),
        (["play", "hierarchy", "--bot", "emperor"], "no bot is called 'emperor'; the levels are easy, fair"),
        (["play", "hierarchy", "--option", "jokers=1"], "Hierarchy has no option 'jokers'"),
        (["play", "hierarchy", "--option", "jokers"], "an option is given as NAME=VALUE"),
        (["play", "hierarchy", "--load", "/nowhere/x"], "cannot read /nowhere/x: No such file"),
        (["show", "poker"], "no game is called 'poker'"),
        (["verify", "/nowhere/x"], "cannot read /nowhere/x: No such file or directory"),
        (["replay", "/"], "cannot read /: Is a directory"),
        (["games", "--language", "tlh"], "there is no language 'tlh'; there are: en"),
        (["show", "hierarchy", "--language", "tlh"], "there is no language 'tlh'"),
        (["play", "hierarchy", "--language", "tlh"], "there is no language 'tlh'"),
        (["replay", "/", "--language", "tlh"], "there is no language 'tlh'"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    words: list[str], reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["throneroom", *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 1
    errors = capsys.readouterr().err
    assert errors.startswith("throneroom: ")
    assert reason in errors
    assert errors.count("\n") == 1


def test_verify_checks_a_record(run: Run, tmp_path: Path) -> None:
    result = run("verify", str(saved(tmp_path, over=True)), "--chance")
    assert result.returncode == 0
    assert "the record is in order" in result.stdout
    assert "p2 won" in result.stdout
    assert re.search(r"deck: high-priest, king, tower, .*, assassin\n", result.stdout)


def test_verify_names_the_bad_line(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path)
    path.write_text(path.read_text().replace("p2 play assassin", "p2 play king"))
    result = run("verify", str(path))
    assert result.returncode == 1
    assert result.stderr == (f"throneroom: line 7: The King is not in your hand: Gold holds it (HI-3) (in {path})\n")


def test_verify_refuses_ten_megabytes_of_noise(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(os.urandom(10_000_000))
    assert "line 1: this is not a Throneroom record" in run("verify", str(path)).stderr
    path.write_bytes(b"throneroom record 1\n" + os.urandom(10_000_000))
    assert "no record is longer than" in run("verify", str(path)).stderr


def test_replay_steps_forth_and_back(run: Run, tmp_path: Path) -> None:
    result = run("replay", str(saved(tmp_path)), answers="\nb\n4\n9\nfoo\nq\n")
    assert result.returncode == 0
    steps = re.findall(r"Step (\d) of 4", result.stdout)
    assert steps == ["0", "1", "0", "4"]
    assert result.stdout.count("There are 4") == 2


def test_replay_prints_everything_and_any_eyes(run: Run, tmp_path: Path) -> None:
    result = run("replay", str(saved(tmp_path)), "--all", "--viewer", "p2")
    assert re.findall(r"Step (\d) of 4", result.stdout) == ["0", "1", "2", "3", "4"]
    assert run("replay", str(saved(tmp_path)), "--viewer", "p7").returncode == 1
    assert run("replay", str(saved(tmp_path))).returncode == 0, "the end of input leaves"


def test_a_person_plays_a_whole_game_against_the_bot() -> None:
    result = run_process("play", "hierarchy", "--bot", "random", "--seed", "7", answers="1\n" * 60)
    assert result.returncode == 0
    assert "takes the throne" in " ".join(result.stdout.split())
    assert "The deal can be checked: its key was" in result.stdout


@pytest.mark.parametrize("game", throneroom.all_games(), ids=lambda game: game.name)
def test_every_game_is_played_saved_and_verified(run: Run, game: throneroom.Game, tmp_path: Path) -> None:
    """Bots alone to the end, then a person who takes the first choice until the input ends, at a narrow terminal."""
    path = tmp_path / "game.txt"
    result = run("play", game.name, "--bot", "random", "--people", "0", "--seed", "5", answers=f"save {path}\n\n")
    assert result.returncode == 0
    assert result.stderr == ""
    assert run("verify", str(path), "--chance").returncode == 0
    assert run("replay", str(path), "--viewer", "p1", answers="\n\n99999\n5\nq\n").returncode == 0
    table = ["--bot", "random", "--players", str(game.players[-1]), "--seed", "5"]
    person = run("play", game.name, *table, answers="1\n" * 40, columns=44)
    assert person.returncode == 0
    assert person.stderr == ""
    assert person.stdout.count("p1> ") >= 5
    assert "Traceback" not in person.stdout


@pytest.mark.parametrize("game", [game for game in throneroom.all_games() if game.secrets], ids=lambda game: game.name)
def test_a_curtain_falls_between_people_where_hands_are_hidden(run: Run, game: throneroom.Game) -> None:
    result = run("play", game.name, "--people", str(game.players[0]), "--seed", "5", answers="1\n\n" * 30)
    assert result.returncode == 0
    assert "press Enter when nobody else is looking" in result.stdout


def test_a_hint_tells_what_a_strong_bot_would_do(run: Run) -> None:
    result = run("play", "hierarchy", "--bot", "knight:100", "--seed", "7", answers="hint\n1\nquit\n")
    assert result.returncode == 0
    assert re.search(r"Your chance to win is about \d+%\. A strong bot would choose:\s+play \w+ +\d+%", result.stdout)


def test_two_people_play_at_one_terminal(run: Run) -> None:
    result = run("play", "hierarchy", "--seed", "7", "--people", "2", answers="play knight\n" + "1\n" * 60)
    assert result.returncode == 0
    assert "p2> " in result.stdout
    assert "p1> " in result.stdout
    assert "takes the throne" in " ".join(result.stdout.split())


def test_help_undo_log_rules_and_refusals(run: Run) -> None:
    answers = "?\n? leper\n? dragons\nundo\nplay knight\nplay king\nPLAY  Dragon\nundo\nlog\nrules\n99\nsave\nquit\n"
    result = run("play", "hierarchy", "--seed", "7", "--people", "2", answers=answers, columns=200)
    assert result.returncode == 0
    for text in (
        "A number or the words of a choice play it",
        "Leper (number 2): Also goes on any odd number",
        "no card is called 'dragons'; the cards are assassin, leper",
        "there is no decision of yours to take back yet",
        "The King comes only when the Line has 7 cards or more, and it has 1 card (HI-16)",
        "Taken back.",
        "Purple opens the Line with the Knight.",
        "HI-19  Every game ends",
        "there is no choice 99; type a number from 1 to",
        "save where? As in: save game.txt",
        "The game is not finished.",
    ):
        assert text in result.stdout


def test_a_saved_game_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    first = run("play", "hierarchy", "--seed", "7", "--people", "2", answers=f"play knight\nsave {path}\nquit\n")
    assert f"Saved in {path}." in first.stdout.replace("\n", "") or path.exists()
    assert throneroom.replay(path.read_text()).history == (("p2", "play knight"),)
    second = run("play", "--load", str(path), "--people", "2", answers=f"play dragon\nsave {path}\n")
    assert "Gold to play a card on the Knight (6)." in second.stdout
    assert throneroom.replay(path.read_text()).ply == 2
    assert run("play", "hierarchy", "--load", str(path), "--bot", "random", answers="").returncode == 0


def test_saving_leaves_other_files_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend")
    result = run(
        "play",
        "hierarchy",
        "--bot",
        "random",
        "--seed",
        "7",
        answers=f"save {path}\nsave {tmp_path}/no/where\n",
        columns=300,
    )
    assert path.read_text() == "Dear friend"
    assert "is not a Throneroom record: it is left as it is" in result.stdout
    assert "cannot write" in result.stdout


def test_the_end_of_input_leaves_quietly() -> None:
    result = run_process("play", "hierarchy", "--bot", "random", "--seed", "7")
    assert result.returncode == 0
    assert result.stderr == ""
    assert "The game is not finished." in result.stdout


@pytest.mark.parametrize("columns", [20, 34, 60, 250])
def test_any_width_shows_every_card_whole(run: Run, columns: int) -> None:
    result = run("play", "hierarchy", "--bot", "random", "--seed", "7", columns=columns)
    assert result.returncode == 0
    for name in ("11 High Priest", "? Imposter", "7 Usurper"):
        assert name in result.stdout
    lines = result.stdout.splitlines()
    assert max(len(line) for line in lines) <= max(columns, 34)


def read_until(terminal: int, text: str, press: bytes = b"") -> str:
    """What the terminal shows until a text is there; `press` is pressed, and again after a second without an answer."""
    seen = ""
    deadline = time.monotonic() + 60
    while text not in seen and time.monotonic() < deadline:
        if press:
            os.write(terminal, press)
        while select.select([terminal], [], [], 1)[0] and text not in seen:
            seen += os.read(terminal, 65536).decode(errors="replace")
    assert text in seen
    return seen


def test_ctrl_c_at_a_real_terminal_leaves_with_one_sentence() -> None:
    child, terminal = pty.fork()
    if child == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a runner in the background may have switched it off
        os.execv(sys.executable, [*THRONEROOM, "play", "hierarchy", "--bot", "random", "--seed", "7"])
    read_until(terminal, "p1> ")
    rest = read_until(terminal, "The game is not finished.", press=b"\x03")
    assert "Traceback" not in rest
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    assert os.waitstatus_to_exitcode(status) == 130
