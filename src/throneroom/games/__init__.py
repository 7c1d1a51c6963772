"""The games. Each folder is one game; only here (and in the table components of `web/`) is a game known by name."""
