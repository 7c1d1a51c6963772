from throneroom.engine.game import Settings


def actions(settings: Settings) -> list[str]:
    return ["on", "back", "claim"]
