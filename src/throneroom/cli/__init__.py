"""The `throneroom` command: list, play, solve, replay, verify and show, for all registered games."""
