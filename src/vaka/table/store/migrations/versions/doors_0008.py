"""Open tables, browsers that are banned from them, names that last, and how games ended."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables. How games ended before stands in their snapshots, where there is one."""
    op.create_table(
        "open_tables",
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("hidden", sa.Integer, nullable=False),
    )
    op.create_table(
        "open_seats",
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "turned_away",
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("secret_hash", sa.String(64), primary_key=True),
    )
    op.create_table(
        "banned",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "people_keys",
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
    )
    op.create_index("people_keys_by_person", "people_keys", ["person"])
    results = op.create_table(
        "results",
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
    )
    found = op.get_bind().execute(
        sa.text("SELECT s.game_id, s.payload FROM snapshots s JOIN games g ON g.id = s.game_id WHERE g.ended IS NOT NULL")
    )
    for table, payload in found.all():
        if over := json.loads(payload).get("over"):
            how, winners, scores = over
            op.bulk_insert(results, [{"game_id": table, "how": how, "winners": json.dumps(winners), "scores": json.dumps(scores)}])


def downgrade() -> None:
    """Forget them."""
    op.drop_index("people_keys_by_person", "people_keys")
    for table in ("results", "people_keys", "people", "banned", "turned_away", "open_seats", "open_tables"):
        op.drop_table(table)
