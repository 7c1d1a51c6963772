"""A game from elsewhere, known to the server of the tests: the page has no table for it."""

import throneroom
from tests.sixth import GAME

throneroom.register(GAME)
