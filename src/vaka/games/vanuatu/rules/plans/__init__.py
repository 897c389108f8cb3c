"""Characters (§5), plans (§6), and what two players do before them (§13)."""
