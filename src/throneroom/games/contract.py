"""All modules of the games, as the types in `engine.game_modules`: mypy reports one that does not fit."""

from __future__ import annotations

from dataclasses import dataclass

from throneroom.engine import game_modules as contract


@dataclass(frozen=True, slots=True, kw_only=True)
class Modules:
    """The modules in the folder of a game; None where the game takes the default or does without."""

    rules: contract.RulesModule
    cards: contract.CardsModule
    notation: contract.NotationModule | None = None
    setup: contract.SetupModule | None = None
    view: contract.ViewModule | None = None
    story: contract.StoryModule | None = None
    reasons: contract.ReasonsModule | None = None
    terminal_view: contract.TerminalViewModule | None = None
    heuristics: contract.HeuristicsModule | None = None
    tensor: contract.TensorModule | None = None
    premoves: contract.PremovesModule | None = None
    balance: contract.BalanceModule | None = None
    exact: contract.ExactModule | None = None
    solved_deals: contract.SolvedDealsModule | None = None
    toy: contract.ToyModule | None = None


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
        toy,
        view,
    )

    return Modules(
        rules=rules,
        cards=cards,
        notation=notation,
        setup=setup,
        view=view,
        story=story,
        reasons=reasons,
        terminal_view=terminal_view,
        heuristics=heuristics,
        tensor=tensor,
        balance=balance,
        toy=toy,
    )


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
        toy,
        view,
    )

    return Modules(
        rules=rules,
        cards=cards,
        notation=notation,
        setup=setup,
        view=view,
        story=story,
        reasons=reasons,
        terminal_view=terminal_view,
        heuristics=heuristics,
        tensor=tensor,
        balance=balance,
        exact=exact,
        toy=toy,
    )


def hierarchy() -> Modules:
    from throneroom.games.hierarchy import (
        balance,
        cards,
        exact,
        heuristics,
        reasons,
        rules,
        setup,
        solved_deals,
        story,
        tensor,
        terminal_view,
        toy,
        view,
    )

    return Modules(
        rules=rules,
        cards=cards,
        setup=setup,
        view=view,
        story=story,
        reasons=reasons,
        terminal_view=terminal_view,
        heuristics=heuristics,
        tensor=tensor,
        balance=balance,
        exact=exact,
        solved_deals=solved_deals,
        toy=toy,
    )


def shadow_throne() -> Modules:
    from throneroom.games.shadow_throne import (
        balance,
        cards,
        heuristics,
        reasons,
        rules,
        setup,
        story,
        tensor,
        terminal_view,
        toy,
        view,
    )

    return Modules(
        rules=rules,
        cards=cards,
        setup=setup,
        view=view,
        story=story,
        reasons=reasons,
        terminal_view=terminal_view,
        heuristics=heuristics,
        tensor=tensor,
        balance=balance,
        toy=toy,
    )


def throne_and_grail() -> Modules:
    from throneroom.games.throne_and_grail import (
        balance,
        cards,
        exact,
        heuristics,
        premoves,
        reasons,
        rules,
        setup,
        story,
        tensor,
        terminal_view,
        toy,
        view,
    )

    return Modules(
        rules=rules,
        cards=cards,
        setup=setup,
        view=view,
        story=story,
        reasons=reasons,
        terminal_view=terminal_view,
        heuristics=heuristics,
        tensor=tensor,
        premoves=premoves,
        balance=balance,
        exact=exact,
        toy=toy,
    )
