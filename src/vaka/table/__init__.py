"""The table: games in the browser, with seats, live updates and a store. It knows no game.

settings   what can be set
tokens     the secrets of seats
schema     the rows, and the migrations that make them
alone      one server for one database
times      the time that counts, whatever the clock on the wall says
store      reading rows
writer     writing rows, many in one commit
entries    one row of a game's log
history    the line of moves in force: positions, events, what each viewer has heard
room       one game in memory: folds entries
deciding   what a seat asks for, turned into entries or refused
absence    owners who are away: lost seats, and coming back
secrecy    what a seat is shown that others are not
phrases    sentences that were said once are kept
views      what a viewer is shown, from a redacted position alone
log        the lines of the log, for each viewer and language
live       a room with its watchers, bots and timers
rooms      which rooms are in memory
opening    new tables, rematches, opened records
thinking   bots in processes of their own
messages   what a client may say
guard      headers, origins, limits
api        HTTP; sockets: WebSocket; pages: what a browser reads
app        all of it together
"""
