"""Random Events (§11.2) and malaria (§11.6)."""
