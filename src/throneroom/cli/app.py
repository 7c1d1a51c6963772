"""The commands of `throneroom` and their options."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

import throneroom
from throneroom.arena import baseline as baseline_card
from throneroom.arena import dataset as dataset_files
from throneroom.arena.plan import Plan, bots_of
from throneroom.arena.run import run as play_ladder
from throneroom.bots import LEVELS, METHODS
from throneroom.bots.levels import methods_of
from throneroom.bots.outside import add_plugins, plugins
from throneroom.cli import arena, files
from throneroom.cli.backup import backup, restore
from throneroom.cli.cards import show_cards
from throneroom.cli.check import check
from throneroom.cli.compile import compile_code
from throneroom.cli.console import console, fail
from throneroom.cli.language import language_for, terminal_words
from throneroom.cli.new_game import hint_for, new_game
from throneroom.cli.play import Seats, play_match
from throneroom.cli.prose import Prose, table
from throneroom.cli.puzzles import puzzles
from throneroom.cli.replay import step_through
from throneroom.cli.report import write_report
from throneroom.cli.review import print_review
from throneroom.cli.serve import serve
from throneroom.cli.solve import solvable, solve_all, solve_position
from throneroom.cli.toy import solve_toy
from throneroom.cli.train import train, training_settings
from throneroom.cli.verify import verify_record
from throneroom.engine.catalogue import LANGUAGES
from throneroom.engine.errors import SettingsError, ThroneroomError, UnknownGameError
from throneroom.engine.game import Game, all_games, find
from throneroom.engine.match import Match, new

Language = Annotated[
    str | None, typer.Option(help=f"Language of the game's texts: {', '.join(LANGUAGES)}; default: that of $LANG.")
]

NEW_GAME = "new-game"
app = typer.Typer(add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def throne(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """Card games about a contested throne."""
    if version:
        print(f"throneroom {throneroom.__version__}")
        raise typer.Exit
    if context.invoked_subcommand != NEW_GAME:  # it may be about to write a plugin that is named already
        plugins()


app.command()(serve)
app.command()(backup)
app.command()(restore)
app.command(NEW_GAME)(new_game)
app.command()(check)
app.command("compile")(compile_code)
app.add_typer(puzzles, name="puzzles")


@app.command("games")
def list_games(language: Language = None) -> None:
    """List the games."""
    spoken = language_for(language)
    words = terminal_words(spoken)
    head = [words.words("column-name"), words.words("column-players"), words.words("column-minutes")]
    rows: list[tuple[list[str], str]] = []
    for game in all_games():
        least, most = game.players[0], game.players[-1]
        players = words.words("span", fixed=least == most, least=least, most=most)
        rows.append(([game.name, players, str(game.minutes)], game.about_in(spoken)))
    console().print(table(head, words.words("column-about"), rows))


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The name of the game, as in `throneroom games`.")] = "",
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    people: Annotated[int, typer.Option(help="How many of them are people at this terminal.")] = 1,
    seat: Annotated[str, typer.Option(help="The seat of the first person.")] = "p1",
    bot: Annotated[
        str, typer.Option(help=f"Who plays the other seats: {', '.join(LEVELS)}; or a method: {', '.join(METHODS)}.")
    ] = "best",
    seed: Annotated[int | None, typer.Option(help="Fixes the deal and the bots' dice.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, an option of the game.")] = None,
    load: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    plugin: Annotated[list[str] | None, typer.Option(help="A module that registers your own bots.")] = None,
    language: Language = None,
) -> None:
    """Play a game at this terminal."""
    spoken = language_for(language)
    add_plugins(plugin or [])
    match = _loaded(load, game) if load is not None else _dealt(game, players, seed, option or [])
    play_match(match, Seats(match, people, seat, bot, seed), spoken)


@app.command()
def solve(
    game: Annotated[str, typer.Argument(help="The name of a game that can be solved.")] = "",
    seed: Annotated[int | None, typer.Option(help="Fixes the deal.")] = None,
    load: Annotated[Path | None, typer.Option(help="Solve the position of a saved game.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Solve all distinct deals into a CSV table.")] = False,
    file: Annotated[Path | None, typer.Option(help="The table file; an incomplete one is resumed.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes to use with --all.")] = 1,
    toy: Annotated[bool, typer.Option("--toy", help="Bring the toy setting of any game to an equilibrium.")] = False,
    rounds: Annotated[int | None, typer.Option(help="How many rounds with --toy.")] = None,
    sampled: Annotated[bool, typer.Option("--sampled", help="With --toy: external sampling, not CFR+.")] = False,
) -> None:
    """Solve a position, or all deals of a game, by perfect play; or a toy setting with hidden cards."""
    if toy:
        if every or load is not None or seed is not None or jobs != 1:
            raise SettingsError("--toy takes --rounds, --sampled and --file only")
        solve_toy(_named(game), rounds, sampled, file)
        return
    if rounds is not None or sampled:
        raise SettingsError("--rounds and --sampled need --toy")
    if every and (load is not None or seed is not None):
        raise SettingsError("--all solves every deal: it takes no --seed and no --load")
    if every:
        solve_all(_named(game), file or Path(f"{game}-solved.csv"), jobs)
    elif file is not None or jobs != 1:
        raise SettingsError("--file and --jobs need --all")
    else:
        if load is None:
            solvable(_named(game))  # fail before the rules are compiled for a deal
        solve_position(_loaded(load, game) if load is not None else _dealt(game, None, seed, []))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    viewer: Annotated[str | None, typer.Option(help="Who sees it: p1, p2, ..., or spectator.")] = None,
    whole: Annotated[bool, typer.Option("--all", help="Print every step without waiting.")] = False,
    language: Language = None,
) -> None:
    """Step through a record file."""
    spoken = language_for(language)
    match = files.read(file)
    step_through(match, viewer or (None if match.over else "spectator"), whole, spoken)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    seat: Annotated[
        str | None, typer.Option(help="Review one seat, from what it knew; default: all seats, with open cards.")
    ] = None,
    whole: Annotated[
        bool, typer.Option("--all", help="Every decision and what each choice was worth, not only mistakes.")
    ] = False,
    language: Language = None,
) -> None:
    """Review a record file: what was better, why, and how much of the result was luck."""
    spoken = language_for(language)
    print_review(files.read(file), seat, spoken, whole)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A record file.")],
    chance: Annotated[bool, typer.Option("--chance", help="Print every random event with its outcome.")] = False,
    head: Annotated[str | None, typer.Option(help="A fingerprint that you kept: is it on the chain?")] = None,
    contribution: Annotated[str | None, typer.Option(help="Your contribution: is it in the key?")] = None,
) -> None:
    """Check a record file: key, commitment, contributions, every decision, result, the log and its chain, checksum."""
    verify_record(file, chance, head, contribution)


@app.command()
def show(game: Annotated[str, typer.Argument(help="The name of the game.")], language: Language = None) -> None:
    """Show the cards and a summary of the rules of a game."""
    found, spoken = find(game), language_for(language)
    out, words = console(), terminal_words(spoken)
    out.print(Text(found.title_in(spoken), style="bold"))
    least, most, about = found.players[0], found.players[-1], found.about_in(spoken)
    fixed = least == most
    out.print(Prose(words.words("about", fixed=fixed, least=least, most=most, minutes=found.minutes, about=about)))
    out.print()
    out.print(Prose(found.summary(language=spoken)))
    out.print()
    show_cards(found, out, spoken)
    rules = Table(box=None, pad_edge=False, show_header=False)
    rules.add_column(no_wrap=True)
    rules.add_column(overflow="fold")
    for rule, text in found.short_rules(language=spoken).items():
        rules.add_row(rule, Prose(text))
    out.print()
    out.print(rules)
    for choice in found.options:
        about, default = found.about_option(choice, spoken), choice.text(choice.default)
        out.print()
        out.print(Prose(words.words("option", name=choice.name, about=about, default=default)))


@app.command("arena")
def play_arena(
    game: Annotated[str, typer.Argument(help="The name of the game.")] = "",
    bots: Annotated[str, typer.Option(help="The bots: best,strong or knight:1s,c=0.8,squire.")] = "",
    ladder: Annotated[bool, typer.Option("--ladder", help="Rate all bots in one table; default: all methods.")] = False,
    deals: Annotated[int | None, typer.Option(help="How many deals, each in all rotations; default: 100.")] = None,
    minutes: Annotated[float | None, typer.Option(help="Start no more deals after this time.")] = None,
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, an option of the game.")] = None,
    reach: Annotated[int | None, typer.Option(help="In a ladder, how far apart in the list bots meet.")] = None,
    anchor: Annotated[str | None, typer.Option(help="The bot of a ladder whose Elo is 0; default: random.")] = None,
    seed: Annotated[int, typer.Option(help="Seed of the list of deals.")] = 0,
    budget: Annotated[str | None, typer.Option("--time", help="Default budget of a bot: 50ms, 1s or samples.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    sprt: Annotated[str | None, typer.Option(help="Stop when a test of two Elo values, 0,20, decides.")] = None,
    balance_every: Annotated[int, typer.Option(help="Record cards and rules of every n-th deal; 0: never.")] = 1,
    out: Annotated[Path | None, typer.Option(help="The result file; an existing one is resumed.")] = None,
    ray: Annotated[str | None, typer.Option(help="A Ray cluster to play on: local, auto or ray://HOST.")] = None,
    show: Annotated[Path | None, typer.Option(help="Only print the report of a result file.")] = None,
    plugin: Annotated[list[str] | None, typer.Option(help="A module that registers your own bots.")] = None,
) -> None:
    """Let bots play against each other and report how strong they are."""
    add_plugins(plugin or [])
    if show is not None:
        arena.show(show, anchor)
        return
    if not ladder and (reach is not None or anchor is not None):
        raise SettingsError("--reach and --anchor need --ladder")
    if not game or not (bots or ladder):
        raise SettingsError("the arena needs a game and bots: throneroom arena GAME --bots knight,squire")
    found = find(game)
    settings = found.settings(players, _options(found, option or []))
    listed = bots_of(bots or ",".join(methods_of(found)), budget)
    plan = Plan(found, settings, listed, seed, arena.hypotheses(sprt), balance_every, ladder, reach)
    arena.play(plan, arena.Extent.of(deals, minutes), out, jobs, ray, anchor)


@app.command()
def dataset(
    game: Annotated[str, typer.Argument(help="The name of the game.")] = "",
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="The bots, which change seats from game to game.")] = "squire,knight:200",
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE, an option of the game.")] = None,
    seed: Annotated[int, typer.Option(help="Seed of the list of deals.")] = 0,
    out: Annotated[Path | None, typer.Option(help="A new folder for the files; default: GAME-games.")] = None,
    check: Annotated[Path | None, typer.Option(help="Check the hashes of a data set and replay its games.")] = None,
) -> None:
    """Write a data set of games between bots: records, manifest, datasheet."""
    if check is not None:
        console().print(f"{dataset_files.check(check):,} games in {check} are as the manifest says.")
        return
    found = _named(game)
    settings = found.settings(players, _options(found, option or []))
    folder = out or Path(f"{found.name}-games")
    dataset_files.write(found, settings, bots_of(bots), games, seed, folder)
    console().print(f"{games:,} games of {found.title}: {folder}", soft_wrap=True)


@app.command()
def baseline(
    game: Annotated[str, typer.Argument(help="The name of the game.")] = "",
    bots: Annotated[
        str | None, typer.Option(help="The bots of the card, and yours (default: cheap ones; exact play where solved).")
    ] = None,
    deals: Annotated[int, typer.Option(help="How many deals for each pair of bots.")] = 40,
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    seed: Annotated[int, typer.Option(help="Seed of the list of deals.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    out: Annotated[Path | None, typer.Option(help="The card; default: GAME-baseline.json.")] = None,
    plugin: Annotated[list[str] | None, typer.Option(help="A module that registers your own bots.")] = None,
) -> None:
    """Rate bots and write their baseline card: Elo, cost of a decision, distance to equilibrium on the toy."""
    add_plugins(plugin or [])
    found = _named(game)
    names = bots_of(bots or baseline_card.default_bots(found))
    plan = Plan(found, found.settings(players), names, seed, balance_every=0, ladder=True)
    path = out or Path(f"{found.name}-baseline.json")
    made = baseline_card.card(play_ladder(plan, deals, arena.default_path(plan), jobs))
    baseline_card.write(made, path)
    for line in [*baseline_card.table(made), f"the card: {path}"]:
        console().print(line, soft_wrap=True)


@app.command("train")
def train_network(
    game: Annotated[str, typer.Argument(help="The name of the game.")],
    minutes: Annotated[float | None, typer.Option(help="How long to train, in minutes (default: 10).")] = None,
    decisions: Annotated[int | None, typer.Option(help="Train for this many decisions instead.")] = None,
    out: Annotated[Path | None, typer.Option(help="The network file to write (default: GAME.npz).")] = None,
    seed: Annotated[int, typer.Option(help="Seed of the deals, the choices and the first weights.")] = 1,
    device: Annotated[str | None, typer.Option(help="cpu or cuda (default: a GPU if there is one).")] = None,
    players: Annotated[int | None, typer.Option(help="Only this number of players (default: all).")] = None,
    games: Annotated[int | None, typer.Option(help="How many games side by side.")] = None,
    steps: Annotated[int | None, typer.Option(help="Decisions in each game between two updates.")] = None,
    hidden: Annotated[str | None, typer.Option(help="Widths of the hidden layers (default: 1024,512,256).")] = None,
    start: Annotated[Path | None, typer.Option(help="Begin with the network in this file.")] = None,
    against: Annotated[Path | None, typer.Option(help="Learn only to beat the network in this file.")] = None,
    setting: Annotated[list[str] | None, typer.Option(help="NAME=NUMBER, another setting of the training.")] = None,
    plugin: Annotated[list[str] | None, typer.Option(help="A module that registers your own games.")] = None,
) -> None:
    """Train a network for a game by self-play. A run that was interrupted continues from its checkpoint."""
    add_plugins(plugin or [])
    chosen = {"games": games, "steps": steps, "hidden": hidden}
    given = {name: str(value) for name, value in chosen.items() if value is not None}
    train(
        find(game), out, minutes=minutes, decisions=decisions, seed=seed, device=device, players=players,
        start=start, against=against, settings=given | training_settings(setting or []),
    )  # fmt: skip


@app.command()
def report(
    game: Annotated[str, typer.Argument(help="The name of the game.")],
    files: Annotated[list[Path] | None, typer.Argument(help="Result files; default: those in ./arena.")] = None,
    out: Annotated[Path, typer.Option(help="The page to write.")] = Path("report.html"),
) -> None:
    """Write a balance report of a game from arena results: seats, length, cards, rules."""
    write_report(find(game), files or [], out)


def _named(game: str) -> Game:
    if not game:
        raise SettingsError(f"which game? There are: {', '.join(known.name for known in all_games())}")
    return find(game)


def _dealt(game: str, players: int | None, seed: int | None, option: list[str]) -> Match:
    found = _named(game)
    return new(found, players, seed, **_options(found, option))


def _loaded(path: Path, game: str) -> Match:
    """Load a saved game; raises if it is not of the named game."""
    match = files.read(path)
    if game not in ("", match.game.name):
        raise SettingsError(f"{path} is a game of {match.game.name}, not of {game}")
    return match


def _options(game: Game, given: list[str]) -> dict[str, Any]:
    """Parse NAME=VALUE pairs and check them against the game's options."""
    known = {choice.name: choice for choice in game.options}
    chosen: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise SettingsError(f"an option is given as NAME=VALUE, not {text!r}")
        if name not in known:
            raise SettingsError(f"{game.title} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        chosen[name] = known[name].parsed(value)
    return chosen


def main() -> None:
    """Run a command. Errors that the user can fix are printed in one line, without a traceback."""
    try:
        app(prog_name="throneroom")
    except UnknownGameError as error:
        sys.exit(fail(f"{error}{hint_for(error.name)}"))
    except ThroneroomError as error:
        sys.exit(fail(str(error)))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
