from throneroom.engine.compiled import plain
from throneroom.engine.game import Settings
from throneroom.engine.record import Record

rules = plain("tests.sixth.rules")


def actions(settings: Settings) -> list[str]:
    return [f"bid c{n}" for n in range(1, 17)]


def ask(s: Record, viewer: int | None) -> str:
    return "All bid in secret." if s.left else "The bidding is over."


def why(s: Record, seat: int, action: int) -> str:
    return f"c{action + 1} is not in your hand (SB-2)"


def begin(s: Record, viewer: int | None) -> list[str]:
    return [f"p{s.favourite + 1} is the favourite."]


def tell(before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[str]:
    told = [f"p{seat + 1} bids{'' if action < 0 else f' c{action + 1}'}."]
    if after.left < before.left:
        (winner,) = (n for n in range(after.players) if after.won[n] > before.won[n])
        shown = [f"c{c + 1}" for c in range(16) if after.place[c] == rules.PLAYED != before.place[c]]
        told.append(f"{', '.join(shown)} are shown; p{winner + 1} takes the round.")
    return told


def event(purpose: int, index: int, outcome: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
    if purpose == rules.DECK:
        return "deck", tuple(f"c{card + 1}" for card in outcome)
    return "favourite", (f"p{outcome[0] + 1}",)
