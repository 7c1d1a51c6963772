"""For battle_room.py: what its searchers know besides their own cards."""
