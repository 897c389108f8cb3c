"""For authors of games: positions in words, and the tests of the contract."""

from vaka.engine.testing.check import ContractBroken, Report, check_game, setups_to_check
from vaka.engine.testing.fields import check_fields
from vaka.engine.testing.kinds import check_kinds
from vaka.engine.testing.table import Table, position

__all__ = ["ContractBroken", "Report", "Table", "check_fields", "check_game", "check_kinds", "position", "setups_to_check"]
