"""`vaka serve`: starting a server, and stopping it in time."""
