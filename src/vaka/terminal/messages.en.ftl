# What `vaka play`, `vaka replay`, `vaka games` and `vaka rules` say.

## Set-up

welcome = { $title } for { $seats ->
    [one] 1 player
   *[other] { $seats } players
}. Type a move as it is written in the list, or its number. “help” lists what else you can type.
playing = You play { $seat }.
playing-many = Playing here: { $names }.
watching = You are watching.
against = { $seat }: bot ({ $bot })
continued = The game goes on after step { $ply }.

## At the board

your-turn = { $seat }, it is your turn.
curtain = ── Pass the keyboard to { $seat }, then press Enter ──
curtain-open = ── { $seat } ──
changed = Changed (“board” shows everything):
choices = You can:
prompt = { $seat }>
unknown-move = That is not a move. { $reason }
unknown-move-near = Did you mean { $near }?
no-such-number = The list goes from 1 to { $count }.
rule = (rules, { $rule })
kind-reason = { $kind }: { $reason }
all-open = Every kind of action is possible now.
is-open = That is possible now.

## Commands

command-board = board
command-undo = undo
command-save = save
command-rules = rules
command-moves = moves
command-hint = hint
command-help = help
command-quit = quit
help =
    Type a number or a move from the list to play it.
    board         the whole position
    moves         the list again, each with its sentence
    ?             what is not possible now, and why
    ? MOVE        why this move is not possible
    undo          take back your last action
    save FILE     write the game to a file; “vaka play --load FILE” goes on with it
    hint          what a strong bot would play here, and what it expects
    rules         the rules of the game
    quit          leave
hint-only = There is only one move.
hint-move = { $typed }: { $sentence }
hint-figures = { $share }% of the tries; expected result { $result } of 100.
hint-line = Then perhaps { $line }.
hint-turn = { $seat } ({ $moves })
undone = Taken back.
undo-nothing = There is nothing to take back yet.
undo-floor = That cannot be taken back: since then a draw was made, somebody else was asked, or something came to light.
save-which = Save where? Type “save” and the name of a file.
saved = Saved in { $file }.
saved-secrets = The file holds everything, even what the others must not see: show it to nobody before the end.
not-saved = The file could not be written: { $reason }
goodbye = Until next time.
input-ended = the input ended in mid-game; the game was not saved
after-end = Type “save” and a file’s name to keep the game, or press Enter to leave.

## The end

result = { $count ->
    [0] Nobody wins.
    [1] { $winners } wins.
   *[other] { $winners } win together.
}
scores = { $name }: { $scores }.

## Replay

replay-title = { $title }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}, { $plies } steps.
replay-ended = Ended at step { $ply } { $how ->
   *[rules] by the rules
    [agreement] by agreement
    [conceded] by concession
}.
replay-running = The game is not over.
replay-ply = Step { $ply } of { $plies }
replay-help = Enter: next, b: back, a number: go there, e: to the end, q: leave

## check

line = line { $line }:

## Learning

learn-title = { $title }, lesson { $number } of { $count }
learn-none = { $title } has no lessons.
learn-enter = Press Enter to go on.
learn-help = Type a move, for instance “{ $way }”; “quit” leaves.
learn-other = That is possible, but this lesson is about something else. Type “{ $way }”.
learn-right = Well done.
learn-done = That was the last lesson. “vaka play { $name }” starts a game, “vaka rules { $name }” shows the rules.
learn-ended = the input ended before the last lesson

## The list of games

list-game = game
list-title = title
list-players = players
list-minutes = minutes
list-designer = designer
list-options = options (default first): { $options }
list-about = { $title }: { $about }

## A new game

new-game-own = { $title } is written: { $count } files in { $folder }, with tests in tests/games. Next: make setup, vaka play, make test.
new-game-project = { $title } is written: { $count } files in { $folder }. Next: pip install -e { $folder }, vaka play { $name }, pytest { $folder }.
