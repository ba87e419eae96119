"""How Alembic reaches the database: by the connection it is handed."""

from alembic import context

from ludus.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
