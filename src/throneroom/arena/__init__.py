"""The arena: bots play mirrored deals from a published list; their scores are reported with confidence intervals."""

from throneroom.arena.plan import Plan
from throneroom.arena.results import Results, read
from throneroom.arena.run import run
from throneroom.arena.tally import Tally, tallied

__all__ = ["Plan", "Results", "Tally", "read", "run", "tallied"]
