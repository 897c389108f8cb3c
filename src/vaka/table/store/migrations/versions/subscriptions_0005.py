"""Browsers that are told when it is their turn, and the key by which push services know this server."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables, empty."""
    op.create_table(
        "subscriptions",
        sa.Column("endpoint_hash", sa.String(64), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("subscriptions_by_secret", "subscriptions", ["secret_hash"])
    op.create_table("sender", sa.Column("id", sa.Integer, primary_key=True), sa.Column("key", sa.Text, nullable=False))


def downgrade() -> None:
    """Forget them."""
    op.drop_table("sender")
    op.drop_table("subscriptions")
