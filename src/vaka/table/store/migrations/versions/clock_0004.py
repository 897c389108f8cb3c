"""How far the time that counts has come. What was before it was counted ends with the last that is known of any table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the row."""
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("counted", sa.Float, nullable=False),
        sa.Column("wall", sa.Float, nullable=False),
    )
    connection = op.get_bind()
    newest = ("SELECT max(created) FROM entries", "SELECT max(seen) FROM seats")
    found = [connection.execute(sa.text(question)).scalar() for question in newest]
    if times := [when for when in found if when is not None]:
        row = {"id": 1, "counted": max(times), "wall": max(times)}
        connection.execute(sa.text("INSERT INTO clock (id, counted, wall) VALUES (:id, :counted, :wall)"), row)


def downgrade() -> None:
    """Forget it."""
    op.drop_table("clock")
