"""Majorities and the nine actions (§7, §8), what characters do in them (§9), and Rising Waters (§12)."""
