"""A game at the terminal: people and bots in turn, with numbered choices, help, undo and saving."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from throneroom import bots
from throneroom.bots.bot import known_to
from throneroom.bots.judge import advice, judge_of
from throneroom.cli import files
from throneroom.cli.cards import explained
from throneroom.cli.console import Closed, ask, console
from throneroom.cli.language import terminal_words
from throneroom.cli.prose import Prose
from throneroom.engine.errors import DecisionError, SettingsError, ThroneroomError, UnknownDecisionError
from throneroom.engine.game import seat_number
from throneroom.engine.match import WATCHER, Match
from throneroom.engine.position import KnownPosition
from throneroom.engine.terminal import SideBySide
from throneroom.review.explanation import Likely, is_probable
from throneroom.review.rating import rater_of
from throneroom.review.review import reason_for

ADVISER = "best"
HINTS = 3


class Seats:
    """Who sits where: people in neighbouring seats, bots in the others."""

    def __init__(self, match: Match, people: int, first: str, bot: str, seed: int | None = None) -> None:
        """A seed also fixes the dice of the bots: the same answers then give the same game."""
        if not 0 <= people <= match.players:
            raise SettingsError(f"{match.players} players: between 0 and {match.players} can be people, not {people}")
        start = seat_number(first, match.players)
        self.people = {match.seats[(start + n) % match.players] for n in range(people)}
        dice = secrets.randbits(62) if seed is None else seed
        others = [seat for seat in match.seats if seat not in self.people]
        self.bots = {seat: bots.named(bot, match.game, dice + n) for n, seat in enumerate(others)}

    @property
    def viewer(self) -> str:
        """Whose view the screen shows between decisions: that of the only person, otherwise a spectator's."""
        return next(iter(self.people)) if len(self.people) == 1 else WATCHER


def play_match(match: Match, seats: Seats, language: str) -> None:
    """Play until the end, or until the person leaves."""
    Terminal(match, seats, language).run()


class Terminal:
    """The loop of a game at the terminal."""

    def __init__(self, match: Match, seats: Seats, language: str) -> None:
        self.match, self.seats, self.language = match, seats, language
        self.game_words, self.own = match.game.catalogue(language), terminal_words(language)
        self.out: Console = console()
        self.told: dict[str, int] = {}
        self.adviser: bots.Bot | None = None
        self.at_screen = ""

    def run(self) -> None:
        self.out.print(Text(self.match.game.title_in(self.language), style="bold"))
        summary = self.match.game.summary(self.match.options, self.language)
        self.out.print(Prose(self.own.words("opening", summary=summary)))
        try:
            while not self.match.over and not self.match.stopped:
                self.turn(self.match.waiting)
        except Closed as closed:
            self.out.print(Prose(self.own.words("not-finished")))
            raise typer.Exit(closed.status) from None
        self.finish()

    def turn(self, waiting: tuple[str, ...]) -> None:
        """One decision. Bots go first, so that people see as much as possible before they decide."""
        for seat in waiting:
            if seat in self.seats.bots:
                number = seat_number(seat, self.match.players)
                action = self.seats.bots[seat].decide(self.match.position, number)
                self.match.play(seat, self.match.notations[action])
                return
        self.person(waiting[0])

    def person(self, seat: str) -> None:
        """Show the table and ask until the person makes a decision or undoes one."""
        self.curtain(seat)
        self.tell(seat)
        view = self.match.view(seat)
        self.out.print()
        self.out.print(self.match.game.terminal_view.draw(view, self.game_words))
        self.out.print()
        self.out.print(Prose(self.match.asked(seat, self.language), style="bold"))
        width = max(map(len, view.legal)) + 3
        self.out.print(SideBySide([Text(f"{n:>2} {text}".ljust(width)) for n, text in enumerate(view.legal, 1)], 0, 1))
        ply = self.match.ply
        while self.match.ply == ply:
            answer = ask(f"{seat}> ")
            try:
                self.answer(seat, view.legal, answer)
            except ThroneroomError as error:
                self.out.print(Prose(self.why_not(error), style="red"))

    def why_not(self, error: ThroneroomError) -> str:
        """An error in the person's language."""
        if isinstance(error, DecisionError) and error.reason:
            return self.game_words.text(error.reason)
        if not isinstance(error, UnknownDecisionError):
            return str(error)
        text, game = error.decision, self.match.game.title_in(self.language)
        if not error.near:
            return self.own.words("no-decision", text=text, game=game, example=error.example)
        choices = self.own.words("meant", decision=error.near[0])
        for decision in error.near[1:]:
            choices = self.own.words("meant-or", others=choices, decision=decision)
        return self.own.words("no-decision-but", text=text, game=game, choices=choices)

    def answer(self, seat: str, legal: tuple[str, ...], text: str) -> None:
        words = text.split()
        verb = words[0].lower() if words else "?"
        if verb.isdecimal() and len(words) == 1:
            if not 1 <= int(verb[:9]) <= len(legal):
                raise SettingsError(self.own.words("no-choice", choice=verb, last=len(legal)))
            self.match.play(seat, legal[int(verb) - 1])
        elif verb in ("?", "help"):
            self.explain(" ".join(words[1:]).lower())
        elif verb == "undo":
            self.undo()
        elif verb == "save":
            self.save(text[len("save") :].strip())
        elif verb == "hint":
            self.hint(seat)
        elif verb == "log":
            self.out.print(Prose("\n".join(self.match.log(seat, self.language))))
        elif verb == "rules":
            rules = self.match.game.short_rules(self.match.options, self.language)
            self.out.print(Prose("\n".join(f"{rule}  {line}" for rule, line in rules.items())))
        elif verb in ("quit", "exit", "q"):
            raise Closed(0)
        else:
            self.match.play(seat, " ".join(words).lower())

    def explain(self, name: str) -> None:
        if not name:
            self.out.print(Prose(self.own.words("help")))
            return
        cards = self.match.game.cards.CARDS
        found = [card for card in cards if name in self.names(card.slug)]
        found = found or [card for card in cards if card.slug.startswith(name)]
        if not found:
            raise SettingsError(self.own.words("no-card", name=name, cards=", ".join(card.slug for card in cards)))
        for card in found:
            self.out.print(Prose(explained(self.match.game, card, self.language)))

    def names(self, card: str) -> tuple[str, str, str]:
        """What a person may call a card."""
        return card, self.game_words.card_name(card).lower(), self.game_words.full_name(card).lower()

    def hint(self, seat: str) -> None:
        """Print the best choices of the best bot, which knows only what this person knows, and what they keep."""
        if self.adviser is None:
            self.adviser = bots.named(ADVISER, self.match.game)
        number = seat_number(seat, self.match.players)
        known = known_to(self.match.position, number)
        thought = advice(self.adviser.think(known, number), judge_of(self.match.game).judge(known, number), number)
        self.out.print(Prose(self.own.words("hint", percent=round(100 * thought.shares[number]))))
        for choice in thought.ranking[:HINTS]:
            share = self.own.words("share", percent=round(100 * choice.share))
            self.out.print(f"  {self.match.notations[choice.action]:<28} {share}")
        self.justify(known, number, thought.action)

    def justify(self, known: KnownPosition, number: int, action: int) -> None:
        """Print why a choice is good, from what this person knows: what is likely after it, not after a worse one."""
        rater_of(self.match.game)  # compiles with a progress line of its own
        found = reason_for(known, number, action)
        if found is None:
            return
        worse, reason = found
        self.out.print(Prose(self.own.words("hint-compared", decision=self.match.notations[worse])))
        brings, prevents = reason.brings, reason.prevents
        self.likely(self.own.words("hint-brings", sure=is_probable(brings)), brings)
        self.likely(self.own.words("hint-prevents", sure=is_probable(prevents)), prevents)

    def likely(self, heading: str, events: Sequence[Likely]) -> None:
        if events:
            self.out.print(Prose(f"  {heading}"))
        for one in events:
            self.out.print(Prose(f"    · {self.game_words.text(one.event)}"))

    def undo(self) -> None:
        """Undo the last decision of a person, and what bots did after it."""
        decided = [n for n, (seat, _) in enumerate(self.match.history) if seat in self.seats.people]
        if not decided:
            raise SettingsError(self.own.words("nothing-to-undo"))
        self.match.undo(self.match.ply - decided[-1])
        self.told = {seat: min(told, self.match.ply + 1) for seat, told in self.told.items()}
        self.out.print(self.own.words("undone"))

    def save(self, name: str) -> None:
        if not name:
            raise SettingsError(self.own.words("save-where"))
        files.write(Path(name).expanduser(), self.match, self.own)
        self.out.print(Prose(self.own.words("saved", file=name)))

    def tell(self, viewer: str) -> None:
        """Print the sentences that this viewer has not read yet."""
        story = self.match.story(viewer, self.language)
        for sentences in story[self.told.get(viewer, 0) :]:
            for sentence in sentences:
                self.out.print(Prose(f"· {sentence}"))
        self.told[viewer] = len(story)

    def curtain(self, seat: str) -> None:
        """Clear the screen between two people, if hands are hidden."""
        if self.match.game.secrets and len(self.seats.people) > 1 and self.at_screen not in ("", seat):
            self.out.clear()
            ask(self.own.words("curtain", seat=seat) + " ")
        self.at_screen = seat

    def outcome(self) -> str:
        """How the game has ended."""
        if self.match.stopped:
            return self.own.words("stopped", decisions=self.match.ply)
        return self.match.asked(language=self.language)

    def finish(self) -> None:
        self.tell(self.seats.viewer)
        self.out.print()
        self.out.print(self.match.game.terminal_view.draw(self.match.view(None), self.game_words))
        self.out.print()
        self.out.print(Prose(self.outcome(), style="bold"))
        self.out.print(self.own.words("key", key=self.match.key.hex()), soft_wrap=True)
        while True:
            try:
                answer = ask(self.own.words("after-the-end") + "> ")
            except Closed as closed:
                raise typer.Exit(closed.status) from None
            if not answer:
                return
            try:
                verb, _, name = answer.partition(" ")
                if verb != "save":
                    raise SettingsError(self.own.words("save-or-enter"))
                self.save(name.strip())
            except ThroneroomError as error:
                self.out.print(Prose(str(error), style="red"))
