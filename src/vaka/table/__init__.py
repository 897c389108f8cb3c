"""The table: games in the browser, with seats, live updates and a store. It knows no game.

Each room is a folder, and imports only from rooms above it in this list (tests/table/test_rooms.py):

protocol   what a client and the server say to each other
game       the game at a table: entries, the room that they make, decisions; no input or output
seats      whose seat it is: owners, devices, invitations
shown      what a viewer is shown: views, boards, log, lessons
gate       what stands between the server and the world: limits, cookies, connections
workers    what is done beside the loop: bots, hints, long works
store      what is kept, in SQLite or PostgreSQL
live       what this process has in memory
web        HTTP, WebSocket, pages
service    `vaka serve`

All of them may use settings, metrics and server_log.
"""
