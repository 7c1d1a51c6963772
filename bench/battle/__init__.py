"""What searchers know beyond their own cards, for battle_room.py."""
