"""What stands between the server and the world: addresses, limits, prices, cookies, names, connections. It knows no table."""
