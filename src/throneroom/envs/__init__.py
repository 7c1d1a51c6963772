"""Environments: thin skins over the engine for PettingZoo, Gymnasium and OpenSpiel. Each needs its own extra."""
