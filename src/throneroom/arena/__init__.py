"""Arena: bots against bots, on mirrored deals, with honest statistics."""
