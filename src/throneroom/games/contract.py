"""The modules of the games, each as what `engine.game_modules` asks of it: mypy finds one that is not so."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.engine import game_modules as contract


@dataclass(frozen=True, slots=True)
class Modules:
    """A game with every module written by hand."""

    rules: contract.RulesModule
    cards: contract.CardsModule
    notation: contract.NotationModule
    setup: contract.SetupModule
    view: contract.ViewModule
    story: contract.StoryModule
    reasons: contract.ReasonsModule
    terminal_view: contract.TerminalViewModule
    heuristics: contract.HeuristicsModule
    tensor: contract.TensorModule
    balance: contract.BalanceModule
    exact: contract.ExactModule | None = None


def battle_for_the_throne() -> Modules:
    from throneroom.games.battle_for_the_throne import (
        balance,
        cards,
        heuristics,
        notation,
        reasons,
        rules,
        setup,
        story,
        tensor,
        terminal_view,
        view,
    )

    return Modules(rules, cards, notation, setup, view, story, reasons, terminal_view, heuristics, tensor, balance)


def behind_the_throne() -> Modules:
    from throneroom.games.behind_the_throne import (
        balance,
        cards,
        exact,
        heuristics,
        notation,
        reasons,
        rules,
        setup,
        story,
        tensor,
        terminal_view,
        view,
    )

    return Modules(
        rules, cards, notation, setup, view, story, reasons, terminal_view, heuristics, tensor, balance, exact
    )


def hierarchy() -> Modules:
    from throneroom.games.hierarchy import (
        balance,
        cards,
        exact,
        heuristics,
        notation,
        reasons,
        rules,
        setup,
        story,
        tensor,
        terminal_view,
        view,
    )

    return Modules(
        rules, cards, notation, setup, view, story, reasons, terminal_view, heuristics, tensor, balance, exact
    )


def shadow_throne() -> Modules:
    from throneroom.games.shadow_throne import (
        balance,
        cards,
        heuristics,
        notation,
        reasons,
        rules,
        setup,
        story,
        tensor,
        terminal_view,
        view,
    )

    return Modules(rules, cards, notation, setup, view, story, reasons, terminal_view, heuristics, tensor, balance)


def throne_and_grail() -> Modules:
    from throneroom.games.throne_and_grail import (
        balance,
        cards,
        exact,
        heuristics,
        notation,
        reasons,
        rules,
        setup,
        story,
        tensor,
        terminal_view,
        view,
    )

    return Modules(
        rules, cards, notation, setup, view, story, reasons, terminal_view, heuristics, tensor, balance, exact
    )
