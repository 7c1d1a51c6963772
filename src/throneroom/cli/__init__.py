"""The `throneroom` command: list, play, solve, replay, verify and show, for whatever games are registered."""
