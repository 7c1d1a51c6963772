"""The migrations of the schema."""
