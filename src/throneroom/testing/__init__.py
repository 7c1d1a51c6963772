"""Checks that every game must pass, written once. To run them on your own game:

    from throneroom.testing import CHECKS

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_my_game(check):
        check(MY_GAME)

Each check plays random games (Hypothesis chooses players, options, deal and choices) and raises AssertionError.
"""

from throneroom.testing.checks import CHECKS, perft, random_match

__all__ = ["CHECKS", "perft", "random_match"]
