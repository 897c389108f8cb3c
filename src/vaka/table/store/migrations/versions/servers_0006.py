"""Several servers: how often it has changed whose seats are whose, which servers run, who is here by which of them.

What one server remembered for itself is here for all: what spectators say, which invitations were used, who was told what.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what is new; a server of before can go on beside it."""
    op.add_column("games", sa.Column("owned", sa.Integer, nullable=False, server_default="0"))
    op.create_table("servers", sa.Column("id", sa.String(16), primary_key=True), sa.Column("beat", sa.Float, nullable=False))
    op.create_table(
        "here",
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("server", sa.String(16), primary_key=True),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("many", sa.Integer, nullable=False),
        sa.Column("secrets", sa.Text, nullable=False),
    )
    op.create_index("here_by_server", "here", ["server"])
    op.create_table(
        "murmurs",
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "spent",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "told",
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("what", sa.String(16), primary_key=True),
    )


def downgrade() -> None:
    """Forget it all."""
    for table in ("told", "spent", "murmurs", "here", "servers"):
        op.drop_table(table)
    with op.batch_alter_table("games") as games:
        games.drop_column("owned")
