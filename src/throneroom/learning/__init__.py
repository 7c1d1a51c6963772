"""Learning: a network for each game, trained by self-play with the rules' own kernels, on a GPU or a CPU."""
