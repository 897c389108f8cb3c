"""Whose seat it is: owners, their devices, invitations, and the secrets that go with them. Nothing here reads or writes."""
