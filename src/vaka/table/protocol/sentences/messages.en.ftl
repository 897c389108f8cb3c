# What the server says to players.


## What is asked

ask-you = It is your turn.
ask-you-kinds = Your turn: { $kinds }.
ask-you-once = Everybody decides at once: choose yours.
ask-you-once-kinds = Everybody decides at once: { $kinds }.
ask-others = { $names } to play.
ask-others-once = Waiting for { $names }.
ask-bots-alone = { $asked } Bots left to themselves play on only while somebody watches.
ask-held = Your orders are in; everybody’s are revealed together in a moment.
ask-over = The game is over.
ask-record = This is the record of a game.
ask-past = This is how it stood.
ask-paused = The game is paused. It goes on when everybody agrees.
ask-old-rules = This game was played under older rules, which are no longer here. It can be looked at, downloaded and ended by agreement.

undo-nothing = You have decided nothing yet that could be taken back.
undo-seen = Your last step showed something new or handed on the turn: you cannot take it back alone.

## How it ended

over-won = { $winners } wins.
over-shared = { $winners } win together.
over-nobody = Nobody wins.
over-conceded = { $winners } wins: the others gave up.
over-conceded-shared = { $winners } win: the game was given up.
over-agreed = It was agreed that { $winners } wins.
over-agreed-shared = It was agreed that { $winners } win together.
over-agreed-nobody = It was agreed that nobody wins.
over-closed = The operator of the server has closed the table: nobody wins.
over-record = The record ends here, before the game is over.

## Refusals

refused-stale = The game has moved on in the meantime; look again.
refused-illegal = { $reason }
refused-notation = “{ $text }” is not a possible move here.
refused-notation-near = “{ $text }” is not a possible move here; did you mean: { $near }?
refused-not-foreseen = A whole move goes as far as you can foresee it. Play the first { $count ->
    [one] action
   *[other] { $count } actions
} and see what comes of it.
refused-no-action = Say which action, by its number or in notation.
refused-hints-off = This table plays without hints.
refused-not-asked = It is not your decision now.
refused-no-hint = No hint could be found; try again.
refused-no-belief = It could not be worked out what may lie there; try again.
refused-nothing-hidden = Nothing is hidden there.
refused-over = The game is over.
refused-record = This is a record to look at; nobody plays here.
refused-held = Your orders are in already; take them back to change them.
refused-bot-plays = A bot plays this seat; take the seat back first.
refused-floor = There is nothing that you can take back alone.
refused-nothing-to-redo = There is nothing to play again.
refused-no-such-ply = There is no such earlier position.
refused-no-such-seat = There is no such seat.
refused-no-such-bot = { $reason }
refused-bot-numbers = A bot is named without numbers here: “{ $bot }”, or one of the levels.
refused-no-such-place = There is no such place on the board.
refused-no-such-lesson = There is no such lesson.
refused-no-such-puzzle = There is no such puzzle.
refused-puzzle-aside = That is no answer to what is asked here.
refused-no-such-page = There is no such page.
refused-unsure = “{ $sentence }” cannot be taken back.
refused-no-such-table = There is no such table.
refused-no-such-game = { $reason }
refused-no-picture = This game has no picture.
refused-bad-option = { $reason }
refused-bad-record = { $reason }
refused-not-your-seat = This is not your seat.
refused-bots-own-seat = This seat belongs to a bot.
refused-not-away = This player has not been away for { $seconds } seconds.
refused-not-away-for-one = One person alone would decide this: the player must have been away for { $hours } hours.
refused-not-away-secrets = This game has secrets: a seat opens when its player has been away for { $hours } hours, not before.
refused-owners-bot = A bot stands in for this player; only they can change that.
refused-table-waits = This table waits for its players: nobody is stood in for.
refused-no-invitation = This invitation has been used, or there never was one. If it was yours, the table is on the first page of the browser that you sat down with.
refused-not-host = Only whoever set up the table can do that.
refused-no-open-tables = Tables are not open to everybody on this server.
refused-too-many-open = Enough of your tables are waiting for somebody already.
refused-no-free-seat = No seat is free there any more.
refused-turned-away = You were removed from this table; you cannot sit down here again.
refused-banned = This browser may not play at open tables on this server.
refused-among-friends = Only at tables that were open to everybody can a player be removed.
refused-own-seat = This seat is your own.
refused-hushed = Whoever set up the table has muted you here.
refused-has-moved = This player has moved already; the seat stays theirs.
refused-has-seen = This player has seen what was dealt to them; the seat stays theirs.
refused-no-such-device = This device no longer holds the seat.
refused-no-tables = This browser holds no seat that could be taken along.
refused-no-such-code = This code is not valid, or has expired. A code works once, within ten minutes.
refused-own-code = This code was made in this very browser; it is meant for another one.
refused-request-open = Something is being asked already.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-nothing-asked = Nothing is asked of you.
refused-no-battle = There is nothing to stay out of.
refused-not-over = The game is not over yet.
refused-empty = That is empty.
refused-broken = That is not a message that the table understands: { $reason }
refused-too-long = That is too long.
refused-too-fast = Too fast; wait a moment.
refused-too-many-tables = Too many new tables from this address; wait a while.
refused-no-seat = A spectator cannot do that.
refused-origin = This page may not play here.
refused-host = This table does not go by the name “{ $host }”. Open it under its own address; whoever runs it can add the name with --name.
refused-long-head = Your browser sends too much with each request, most of it cookies. Delete the cookies of this address, except those of Vaka, and try again.
refused-whose-browser = This browser brings a key that another browser may be using. Say first whether it is yours, on the page /whose.
refused-bad-hook = Messages can be sent to http and https addresses on their usual ports only.
refused-no-push = This server sends no notifications.
refused-bad-push = This is not the address of a push service.
refused-old-rules = This game was played under older rules; it can be looked at and ended, not played on.
refused-store = The server could not keep that; try again.
refused-impossible = That cannot be carried out; nothing has changed.
refused-failed = Something went wrong on the server; try again.

## Notices

push-turn = It is your turn. At the table: { $names }.
push-sat = { $name } has sat down at your table.
push-over = The game is over. At the table: { $names }.
hook = { $name }, it is your turn at { $game }.
device = another device
notice-sat = { $name } has sat down.
notice-device = { $name } now plays from another device as well ({ $device }).
notice-freed = { $name }’s seat is free again: a new invitation was made.
notice-open = The others agree on a new invitation for { $name }, who has lost the seat.
notice-kept = { $name } is back; the new invitation is not needed.
notice-back = { $name } is back, and has the seat as before.
notice-anew = Somebody has taken { $name }’s seat with the new invitation ({ $device }); the earlier devices have been signed out.
notice-anew-secrets = Somebody has taken { $name }’s seat with the new invitation ({ $device }) and sees what was dealt there; the earlier devices have been signed out.
notice-rotated = The operator of the server has given { $name } a new key to the seat.
notice-late = { $name } did not answer in time, so the request is refused.
notice-joined = { $name } has sat down; the table was open to everybody.
notice-opened = The table is open now: anybody on this server may sit down on a free seat.
notice-shut = The table is no longer open: only those who are invited can sit down.
notice-removed = { $name } was removed by whoever set up the table. The seat is free.
notice-replaced = { $name } was removed by whoever set up the table. What was dealt there is known to them, so a bot plays on.
notice-hushed = { $name } has been muted by whoever set up the table.
notice-heard = { $name } is no longer muted.
notice-paused = Everybody agreed to the pause that { $name } asked for. The clocks are stopped.
notice-resumed = The pause is over; { $name } wanted to go on.
notice-void = Something that was to be done here could not be carried out. It does not count; the game goes on.

## Bots

bot-easy = Easy
bot-easy-meaning = Plays like a friendly beginner, with mistakes.
bot-medium = Medium
bot-medium-meaning = Looks a little ahead.
bot-hard = Hard
bot-hard-meaning = Looks further ahead, and reckons with what it cannot see.
bot-expert = Expert
bot-expert-meaning = Thinks for up to a second about every move.
bot-search = Search
bot-search-meaning = Plays many games in its head, and takes what did best.
bot-random = Random
bot-random-meaning = Plays anything that is allowed: to learn the rules against.
bot-greedy = Greedy
bot-greedy-meaning = Thinks its own turn through and takes what looks best now.

## Hints

hint = Hint: { $sentence }. Expected result: { $result } of 100.

# Puzzles
puzzle-voyage = Think of a whole voyage, with all that goes along: it is one of { $count } whole moves.
puzzle-orders = Think of all that is ordered in this step: it is one of { $count } ways.
puzzle-kind = Look among “{ $kind }”: { $count ->
    [one] there is one such action.
   *[other] it is one of { $count } such actions.
}
puzzle-where = It begins here: { $place }.
puzzle-among = It is one of these: { $moves }.
puzzle-solution = The solution: { $move }. { $why }
puzzle-right = { $move }: that is it. { $why }
puzzle-wrong = { $move }: that costs about { $cost }% of a win. There is something better.
puzzle-later = { $move }: after that the best move is still open. Which one is it?
puzzle-near = { $move }: the right way. In the solution something else goes along.
puzzle-unknown = { $move }: that is not the solution. What it costs was not measured.
puzzle-second = Next best would be: { $move }.
puzzle-why-whole = Without it, at least { $cost }% of a win is lost.
puzzle-why = Everything else costs at least { $cost }% of a win.
puzzle-next = Then perhaps { $line }.
puzzle-turn = { $name } ({ $moves })
