"""Alembic's environment: the store passes in the connection."""

from alembic import context

from throneroom.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
