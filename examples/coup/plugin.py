"""Registers Coup: `THRONEROOM_PLUGINS=examples.coup.plugin throneroom serve`."""

import throneroom
from examples.coup import GAME

throneroom.register(GAME)
