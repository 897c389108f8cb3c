"""What Alembic runs: the migrations, on the connection that `vaka.table.store.schema.migrate` hands over."""

from alembic import context

from vaka.table.store.schema import ROWS


def run() -> None:
    """Run what is missing."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=ROWS)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # it is there only while Alembic runs this file
    run()
