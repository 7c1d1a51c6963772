"""GPU: whole games and steps of many games on the graphics card, from the same rules, to the same bits."""

from throneroom.gpu.device import DeviceBatch, random_games

__all__ = ["DeviceBatch", "random_games"]
