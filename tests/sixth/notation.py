from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings

rules = plain("tests.sixth.rules")


def actions(settings: Settings) -> list[str]:
    return [f"bid c{n}" for n in range(1, 17)]


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    if purpose == rules.DECK:
        return "deck", tuple(f"c{card + 1}" for card in outcome)
    return "favourite", (f"p{outcome[0] + 1}",)
