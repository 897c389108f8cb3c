# What the server says to players.

and = { $first } and { $last }

## What is asked

ask-you = It is your turn.
ask-you-kinds = Your turn: { $kinds }.
ask-you-once = Everybody decides at once: choose yours.
ask-you-once-kinds = Everybody decides at once: { $kinds }.
ask-others = { $names } to play.
ask-others-once = Waiting for { $names }.
ask-held = Your order is in; all are opened together in a moment.
ask-over = The game is over.
ask-record = This is the record of a game.
ask-past = This is how it stood.

## How it ended

over-won = { $winners } wins.
over-shared = { $winners } win together.
over-nobody = Nobody wins.
over-conceded = { $winners } wins: the others gave up.
over-conceded-shared = { $winners } win: the game was given up.
over-agreed = It was agreed that { $winners } wins.
over-agreed-shared = It was agreed that { $winners } win together.
over-agreed-nobody = It was agreed that nobody wins.
over-record = The record ends here, before the game is over.

## Refusals

refused-stale = The game has moved on in the meantime; look again.
refused-illegal = { $reason }
refused-notation = “{ $text }” is nothing that is open here.
refused-notation-near = “{ $text }” is nothing that is open here; did you mean: { $near }?
refused-no-action = Say which action, by its number or in notation.
refused-over = The game is over.
refused-record = This is a record to look at; nobody plays here.
refused-held = Your order is in already; take it back to change it.
refused-bot-plays = A bot plays this seat; take the seat back first.
refused-floor = There is nothing that you can take back alone.
refused-nothing-to-redo = There is nothing to play again.
refused-no-such-ply = There is no such earlier position.
refused-no-such-seat = There is no such seat.
refused-no-such-bot = { $reason }
refused-no-such-table = There is no such table.
refused-no-such-game = { $reason }
refused-no-picture = This game has no picture.
refused-bad-option = { $reason }
refused-bad-record = { $reason }
refused-not-your-seat = This is not your seat.
refused-bots-own-seat = This seat belongs to a bot.
refused-not-away = This player has not been away for { $seconds } seconds.
refused-request-open = Something is being asked already.
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
refused-rules-changed = This game was played under version { $then } of the rules; the server has version { $now }.
refused-store = The server could not keep that; try again.
refused-failed = Something went wrong on the server; try again.

## Bots

bot-random = Random
bot-random-meaning = Plays anything that is allowed: to learn the rules against.
bot-greedy = Greedy
bot-greedy-meaning = Thinks its own turn through and takes what looks best now.
