"""Whose seat it is: devices, invitations, passes; what happens when somebody is away.

Until now whoever knew the token of a seat held it. Browsers that had opened a link hold their seats as before, each by a secret
of its own. A token that no browser has brought yet stays what it was to a program, and opens its seat to one browser more: once.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and move over who holds what."""
    op.create_table(
        "devices",
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("secret_hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("devices_by_secret", "devices", ["secret_hash"])
    op.create_table(
        "invitations",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("game_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("instead", sa.Text, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=True),
    )
    op.create_index("invitations_by_game", "invitations", ["game_id"])
    op.create_table(
        "passes",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=True),
    )
    op.add_column("games", sa.Column("away", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=True))
    connection = op.get_bind()
    connection.execute(
        sa.text(
            "INSERT INTO devices (game_id, seat, secret_hash, kind, label, created) "
            "SELECT s.game_id, s.seat, h.visitor, 'browser', '', h.created "
            "FROM seats s JOIN holdings h ON h.token_hash = s.token_hash"
        )
    )
    unclaimed = (
        "FROM seats s JOIN games g ON g.id = s.game_id WHERE s.token_hash IS NOT NULL "
        "AND NOT EXISTS (SELECT 1 FROM holdings h WHERE h.token_hash = s.token_hash)"
    )
    connection.execute(
        sa.text(
            "INSERT INTO devices (game_id, seat, secret_hash, kind, label, created) "
            f"SELECT s.game_id, s.seat, s.token_hash, 'program', '', g.created {unclaimed}"
        )
    )
    connection.execute(
        sa.text(
            "INSERT INTO invitations (token_hash, game_id, seat, kind, instead, created, expires) "
            f"SELECT s.token_hash, s.game_id, s.seat, 'sit', s.token_hash, g.created, NULL {unclaimed}"
        )
    )
    op.drop_table("holdings")
    op.drop_index("seats_by_token", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("token_hash")


def downgrade() -> None:
    """There is no way back: a seat of now has no token that everybody who holds it would share."""
    raise NotImplementedError("restore the backup that was made before")
