"""What Alembic runs: the migrations, on the connection that `vaka.table.schema.migrate` hands over."""

from alembic import context

from vaka.table.schema import ROWS

context.configure(connection=context.config.attributes["connection"], target_metadata=ROWS)
with context.begin_transaction():
    context.run_migrations()
