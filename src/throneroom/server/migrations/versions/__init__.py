"""The migrations of the schema, one file for each version."""
