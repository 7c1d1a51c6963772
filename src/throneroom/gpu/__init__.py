"""GPU: whole games and steps of many games on the GPU, with the same rules and bit-identical results."""

from throneroom.gpu.device import DeviceBatch, random_games

__all__ = ["DeviceBatch", "random_games"]
