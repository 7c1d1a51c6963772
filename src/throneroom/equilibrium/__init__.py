"""Equilibria of toy settings: whole game trees in compiled code, regret minimization, and exact best responses."""
