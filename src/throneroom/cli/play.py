"""A game at the terminal: people and bots in turn, with numbered choices, help, undo and saving."""

from __future__ import annotations

import secrets
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from throneroom import bots
from throneroom.cli import files
from throneroom.cli.console import Closed, ask, console
from throneroom.engine.card import Card
from throneroom.engine.errors import DecisionError, SettingsError, ThroneroomError
from throneroom.engine.game import seat_number
from throneroom.engine.match import WATCHER, Match
from throneroom.engine.terminal import Row

ADVISER = "sovereign"
HINTS = 3
HELP = """A number or the words of a choice play it. Also:
  ?              this help          ? CARD   what a card does
  undo           take back your last decision
  log            the story so far   rules    the rules in short
  hint           what a strong bot would do in your place, and how sure it is
  save FILE      keep the game; `throneroom play --load FILE` goes on with it
  quit           leave"""


class Seats:
    """Who sits where: people from one seat on, bots in the others."""

    def __init__(self, match: Match, people: int, first: str, bot: str, seed: int | None = None) -> None:
        """A seed fixes the dice of the bots too: with the same answers the game is the same again."""
        if not 0 <= people <= match.players:
            raise SettingsError(f"{match.players} players: between 0 and {match.players} can be people, not {people}")
        start = seat_number(first, match.players)
        self.people = {match.seats[(start + n) % match.players] for n in range(people)}
        dice = secrets.randbits(62) if seed is None else seed
        others = [seat for seat in match.seats if seat not in self.people]
        self.bots = {seat: bots.named(bot, match.game, dice + n) for n, seat in enumerate(others)}

    @property
    def viewer(self) -> str:
        """Whose eyes the screen shows between decisions: the only person, or what everybody may see."""
        return next(iter(self.people)) if len(self.people) == 1 else WATCHER


def play_match(match: Match, seats: Seats, language: str) -> None:
    """Play until the end, or until the person leaves."""
    Terminal(match, seats, language).run()


class Terminal:
    """The loop of a game at the terminal."""

    def __init__(self, match: Match, seats: Seats, language: str) -> None:
        self.match, self.seats, self.language = match, seats, language
        self.words = match.game.catalogue(language)
        self.out: Console = console()
        self.told: dict[str, int] = {}
        self.adviser: bots.Bot | None = None
        self.at_screen = ""

    def run(self) -> None:
        self.out.print(Text(self.match.game.title_in(self.language), style="bold"))
        self.out.print(self.match.game.summary(self.match.options, self.language) + " Type ? for help.")
        try:
            while not self.match.over:
                self.turn(self.match.waiting)
        except Closed as closed:
            self.out.print("The game is not finished. `save FILE` keeps one before you leave.")
            raise typer.Exit(closed.status) from None
        self.finish()

    def turn(self, waiting: tuple[str, ...]) -> None:
        """One decision: bots first, so that people see what can be seen before they decide."""
        for seat in waiting:
            if seat in self.seats.bots:
                number = seat_number(seat, self.match.players)
                action = self.seats.bots[seat].decide(self.match.position.hidden(number), number)
                self.match.play(seat, self.match.notations[action])
                return
        self.person(waiting[0])

    def person(self, seat: str) -> None:
        """Show the table and ask until a decision is taken, or taken back."""
        self.curtain(seat)
        self.tell(seat)
        view = self.match.view(seat)
        self.out.print()
        self.out.print(self.match.game.screen.draw(view, self.words))
        self.out.print()
        self.out.print(Text(self.match.asked(seat, self.language), style="bold"))
        width = max(map(len, view.legal)) + 3
        self.out.print(Row([Text(f"{n:>2} {text}".ljust(width)) for n, text in enumerate(view.legal, 1)], 0, 1))
        ply = self.match.ply
        while self.match.ply == ply:
            answer = ask(f"{seat}> ")
            try:
                self.answer(seat, view.legal, answer)
            except ThroneroomError as error:
                reason = error.reason if isinstance(error, DecisionError) else None
                self.out.print(Text(self.words.text(reason) if reason else str(error), style="red"))

    def answer(self, seat: str, legal: tuple[str, ...], text: str) -> None:
        words = text.split()
        verb = words[0].lower() if words else "?"
        if verb.isdecimal() and len(words) == 1:
            if not 1 <= int(verb[:9]) <= len(legal):
                raise SettingsError(f"there is no choice {verb}; type a number from 1 to {len(legal)}")
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
            self.out.print("\n".join(self.match.log(seat, self.language)))
        elif verb == "rules":
            rules = self.match.game.short_rules(self.match.options, self.language)
            self.out.print("\n".join(f"{rule}  {line}" for rule, line in rules.items()))
        elif verb in ("quit", "exit", "q"):
            raise Closed(0)
        else:
            self.match.play(seat, " ".join(words).lower())

    def explain(self, name: str) -> None:
        if not name:
            self.out.print(HELP)
            return
        cards: tuple[Card, ...] = self.match.game.cards.CARDS
        found = [card for card in cards if name in self.names(card.slug)]
        found = found or [card for card in cards if card.slug.startswith(name)]
        if not found:
            raise SettingsError(f"no card is called {name!r}; the cards are {', '.join(card.slug for card in cards)}")
        for card in found:
            stats = ", ".join(" ".join(self.words.stat(label, value)) for label, value in card.stats if value)
            shown = f"{self.words.full_name(card.slug)}{f' ({stats})' if stats else ''}"
            self.out.print(f"{shown}: {self.words.card_text(card.slug)}")

    def names(self, card: str) -> tuple[str, str, str]:
        """What a person may call a card."""
        return card, self.words.card_name(card).lower(), self.words.full_name(card).lower()

    def hint(self, seat: str) -> None:
        """The first choices of a strong bot that knows what this person knows, and what it expects of them."""
        if self.adviser is None:
            self.adviser = bots.named(ADVISER, self.match.game)
        number = seat_number(seat, self.match.players)
        thought = self.adviser.think(self.match.position.hidden(number), number)
        self.out.print(f"Your chance to win is about {thought.shares[number]:.0%}. A strong bot would choose:")
        for choice in thought.ranking[:HINTS]:
            self.out.print(f"  {self.match.notations[choice.action]:<28} {choice.share:.0%}")

    def undo(self) -> None:
        """Back to before the last decision that a person took; what bots did since is taken back with it."""
        decided = [n for n, (seat, _) in enumerate(self.match.history) if seat in self.seats.people]
        if not decided:
            raise SettingsError("there is no decision of yours to take back yet")
        self.match.undo(self.match.ply - decided[-1])
        self.told = {seat: min(told, self.match.ply + 1) for seat, told in self.told.items()}
        self.out.print("Taken back.")

    def save(self, name: str) -> None:
        if not name:
            raise SettingsError("save where? As in: save game.txt")
        files.write(Path(name).expanduser(), self.match)
        self.out.print(f"Saved in {name}.")

    def tell(self, viewer: str) -> None:
        """The sentences that this viewer has not read yet."""
        story = self.match.story(viewer, self.language)
        for sentences in story[self.told.get(viewer, 0) :]:
            for sentence in sentences:
                self.out.print(f"· {sentence}")
        self.told[viewer] = len(story)

    def curtain(self, seat: str) -> None:
        """Between two people at one screen, where hands are hidden."""
        if self.match.game.secrets and len(self.seats.people) > 1 and self.at_screen not in ("", seat):
            self.out.clear()
            ask(f"It is {seat}'s turn. {seat}, press Enter when nobody else looks. ")
        self.at_screen = seat

    def finish(self) -> None:
        self.tell(self.seats.viewer)
        self.out.print()
        self.out.print(self.match.game.screen.draw(self.match.view(None), self.words))
        self.out.print()
        self.out.print(Text(self.match.asked(language=self.language), style="bold"))
        self.out.print(f"The deal can be checked: its key was {self.match.key.hex()}", soft_wrap=True)
        while True:
            try:
                answer = ask("save FILE keeps the game, Enter leaves> ")
            except Closed as closed:
                raise typer.Exit(closed.status) from None
            if not answer:
                return
            try:
                verb, _, name = answer.partition(" ")
                if verb != "save":
                    raise SettingsError("type save FILE, or only Enter")
                self.save(name.strip())
            except ThroneroomError as error:
                self.out.print(Text(str(error), style="red"))
