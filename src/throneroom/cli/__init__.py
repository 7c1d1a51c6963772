"""The `throneroom` command: list, play, replay, verify and show, for whatever games are registered."""
