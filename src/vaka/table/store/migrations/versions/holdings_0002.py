"""Which visitor holds which seats."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of what visitors hold."""
    op.create_table(
        "holdings",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Back to a cookie for each seat."""
    op.drop_table("holdings")
