"""Puzzles: positions with exactly one right choice, found in games between bots and shipped as data."""

from __future__ import annotations

from throneroom.puzzles.collection import Collection, all_collections, collection_of
from throneroom.puzzles.puzzle import Choice, Puzzle

__all__ = ["Choice", "Collection", "Puzzle", "all_collections", "collection_of"]
