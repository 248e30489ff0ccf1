"""How Alembic reaches the store: always through the connection that it is handed."""

from alembic import context

from lessons.store.tables import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    raise SystemExit("migrations run when the store is opened; see lessons/store/database.py")
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
