# The pages of the table in English. page-…: written by the server; client-…: by the page itself.

## Every page

page-skip = Skip to the content
page-skip-to-board = To the board
page-about = About this
page-places = Everything on the board
page-skip-board = Skip the board
page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = System
page-theme-light = Light
page-theme-dark = Dark
page-home = To the first page
page-problem = Adrift
page-needs-script = Playing needs JavaScript; reading does not.
page-close = Close

## The first page

page-welcome = Come aboard
page-tagline = Board games of the Pacific, to play here with friends, alone, or against bots.
page-my-tables = My tables
page-have-code = I have a code from another device, or a recovery key
page-running = in play
page-over = finished
page-games = Games
page-players = { $low }–{ $high } players
page-players-exactly = { $count } players
page-minutes = { $low }–{ $high } min
page-play = Play
page-open-record = Open a record
page-open-record-meaning = Look through a game that was saved as a file.
page-choose-file = Choose a file
page-me-link = My results
page-me-title = My page
page-me-nothing = This browser has not sat down anywhere yet. Play a game, and it gets a page with its results.
page-me-name = My name
page-me-name-meaning = It is filled in wherever you sit down, and your games stay together under it. There is no account: the name belongs to this browser, and to others that you bring with a code or the recovery key.
page-me-results = Results
page-me-against = Against whom
page-me-game = Game
page-me-whom = Player
page-me-played = Games
page-me-won = Won
page-me-lost = Lost
page-me-games = Games that are over
page-me-none = None yet.
page-me-forget = Forget me
page-me-forget-meaning = This deletes your name and this list, on all browsers that go by it. Games in play stay yours; those that are over remain with the others who played, under the names that stood at the table.
page-me-forget-do = Delete my name and my games
page-open-tables = Open tables
page-open-none = No table is open just now. Set one up below with a seat for a friend, and open it to everybody.
page-open-name = Your name at the table
page-open-free = free
page-open-at = at { $game }
page-open-now = just opened
page-open-minutes = { $count ->
    [one] waiting for 1 minute
   *[other] waiting for { $count } minutes
}
page-open-hours = { $count ->
    [one] waiting for 1 hour
   *[other] waiting for { $count } hours
}
page-open-days = { $count ->
    [one] waiting for 1 day
   *[other] waiting for { $count } days
}
page-open-all = Show all

## Setting up

page-read-rules = Read the rules
page-how-many = How many players?
page-seats = Seats
page-seat = Seat { $number }
page-me = Me
page-friend = Friend
page-bot = Bot
page-your-name = Name
page-friend-meaning = You get an invitation for this seat, which works once, to send to your friend.
page-level = Level
page-hot-seat = Several of you share this screen: it shows whoever’s turn it is.
page-clock = Time to think
page-clock-none = As long as you like
page-clock-bank-300-10 = 5 minutes each, plus 10 seconds for every turn
page-clock-bank-900-20 = 15 minutes each, plus 20 seconds for every turn
page-clock-bank-600 = 10 minutes each
page-clock-bank-1800 = 30 minutes each
page-clock-bank-3600 = One hour each
page-clock-move-86400 = One day for each move
page-clock-move-259200 = Three days for each move
page-clock-move-604800 = A week for each move
page-hook = Web hook
page-hook-meaning = An address that gets a message (JSON) when it is the turn of somebody who is away: that of a chat, for instance.
page-options = Options
page-presets = Ways to play
page-own-choice = Your own choice
page-own-choice-meaning = As set below.
page-public = Open to everybody
page-public-meaning = Anybody on this server may take a friend’s seat; the table is listed on the first page.
page-sit-down = Sit down
page-away = When somebody is away
page-away-wait = The table waits
page-away-minutes = A bot plays for them after 10 minutes
page-away-hour = A bot plays for them after an hour
page-away-day = A bot plays for them after a day
page-away-days = A bot plays for them after three days

## Coming to a seat

page-invited = You are invited to a game of { $game }
page-invited-again = Your seat in a game of { $game }
page-invited-meaning = The invitation works once. This browser will know the seat; you can bring other devices from the table.
page-device-meaning = This browser will hold the seat as well. Everybody at the table will see that it has joined.
page-your-seat = your seat
page-not-there = not there yet
page-bring = My tables on this device
page-bring-meaning = Type the code that your other device shows, or the recovery key that you wrote down. Each works once.
page-code = Code or key
page-bring-do = Bring my tables
page-whose = Are these your tables?
page-whose-meaning = This browser holds seats at the tables below, and another browser may be using the same key. Before you take a seat, say whether they are yours. Either way this browser gets a key of its own that nobody else knows.
page-whose-mine = Yes, they are mine
page-whose-other = No, start afresh
page-whose-doubt = Another browser may be using the same key as this one. Until you say whose it is, you can play on, but not sit down anywhere else.
page-whose-say = Say whose it is
page-back = You are back
page-back-meaning = Your tables are here. The key is used up; this is the next one. Write it down: it is shown only now.

## Rules

page-rules = Rules
page-rules-of = The rules of { $game }
page-search = Search the rules

## At the table

page-more = More
page-board = Board
page-zoom = Zoom
page-zoom-in = Closer
page-zoom-out = Further away
page-zoom-fit = Whole board
page-details = Numbers on the board
page-steps = Steps of the game
page-step-first = To the start
page-step-back = One step back
page-step-on = One step on
page-step-now = Back to now
page-turn-back = Previous turn (Shift ←)
page-turn-on = Next turn (Shift →)
page-takebacks = Take back
page-undo = Undo
page-redo = Redo
page-restart = Restart turn
page-type = Type a move, or search
page-unfold = List of moves
page-why-not = What is not possible now?
page-in-words = The position in words
page-panels = Panels
page-tab-play = Play
page-log = Log
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-sure = Please confirm
page-hand-on = Pass the screen on
page-playing = Playing
page-plan = A whole move
page-passing = Skip steps that leave me no choice
page-confirm = Ask me before a move that cannot be taken back
page-pace = Moves of others
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-one = One by one
page-catch-next = Next
page-step-play = Play
page-coach-back = Back
page-coach-show = Show me
page-coach-next = Next
page-coach-leave = Leave
page-first-game = Is this your first game? { $count } short steps show you how it goes.
page-learn = Show me
page-no-thanks = No, thanks
page-learn-steps = Learn it in { $count } steps
page-learn-alone = Learn to play alone in { $count } steps
page-hint = Hint
page-hints = Hints for everybody who asks for one
page-turn-of = { $names } to play
page-step = Step { $step }
page-forget = Remove from this list
page-forget-of = Remove { $game } of { $day } from this list
page-finished = Finished: { $count }
page-next-waiting = Next table waiting for me
page-stray = This is the address of { $name }’s seat, which opens only in their browser. You are watching. To play yourself, ask whoever set up the table for an invitation.
page-offline = No connection
page-offline-meaning = The table cannot be reached. Your games are safe; try again when you are back online.
page-again = Try again
page-fold-side = Fold the panel beside the board
page-eyes = Whose view
page-eyes-own = My seat
page-notices = When it is my turn
page-sound = Sound
page-notify = Tell me when it is my turn, even when this page is closed

## Said by the page

client-you = (you)
client-your-turn = Your turn
client-to-play = to play
client-winner = winner
client-away = away
client-bot = bot ({ $bot })
client-sources = Where the points come from
client-ending-board = See the board
client-ending-show = How it ended
client-ending-picture = Share a picture
client-ending-step = Copy a link to this step
client-ending-ahead = { $winner } has { $mine } { $what }, { $name } has { $other }.
client-ending-most = What makes the difference above all: { $source }, { $mine } to { $other }.
client-copy-link = Copy link
client-copy-spectators = Copy the link for spectators
client-copied = The link is copied.
client-stand-in = Let a bot play
client-hand-over = Let a bot play for me
client-take-back-seat = Take my seat back
client-which-bot = Which bot?
client-rename = Change my name
client-name = Name
client-save = Save
client-cancel = Cancel
client-record = Download the record
client-rule = Rule { $rule }
client-no-match = No action fits this; Enter sends it as it stands.
client-no-rules = The rules could not be fetched.
client-found = { $count ->
    [0] Not found.
    [one] Found once.
   *[other] Found { $count } times.
}
client-since = Since you last looked
client-position = Step { $ply } of { $plies }
client-looking-back = You are looking at step { $ply } of { $plies }.
client-ask-return = Ask to play on from here
client-connecting = Connecting…
client-sending = Still sending…
client-notify-forbidden = Your browser does not allow notifications from this page; you can change that in its settings.
client-push-server = This server sends no messages while the page is closed; while it is open, the page tells you.
client-push-none = This browser accepts no messages while the page is closed; while it is open, the page tells you.
client-push-install = On an iPhone or iPad: add this page to the home screen (Share, then Add to Home Screen), open it there and switch this on.
client-push-https = While the page is closed, browsers accept messages only over https, or on localhost.
client-unreachable = The server is not answering; try again in a moment.
client-kept = No connection: this is kept and sent when it is back.
client-lost = Connection lost; trying again…
client-gone = This table is no longer open to you.
client-failed = That did not work (error { $status }).
client-i-am = I am { $name }
client-pass-screen = Please pass the screen to { $name }
client-rematch = Rematch
client-rematch-ready = A rematch is ready.
client-rematch-go = Go there
client-replay = Replay
client-concede = Concede
client-concede-meaning = The others are asked whether the game may end with your defeat.
client-agree = End by agreement
client-pause = Ask for a pause
client-resume = Go on playing
client-agree-winners = Who has won?
client-ask-others = Ask the others
client-request-undo = { $name } asks to go back to step { $ply }.
client-request-concede = { $name } wishes to concede.
client-request-pause = { $name } asks for a pause: the clocks stop until everybody agrees to go on.
client-request-resume = { $name } wants to go on playing.
client-request-agree = { $name } proposes to end the game. { $count ->
    [0] Nobody would have won.
   *[other] Won by: { $winners }.
}
client-request-waits = Waiting for the others to answer.
client-request-for = For { $names }: do you agree?
client-withdraw = Withdraw
client-request-off = The request was not granted.
client-answer = Answer
client-asked = You are asked
client-bot-plays = A bot plays for you.
client-take-back = Take back
client-stand-in-for = Let a bot play for { $name }
client-concede-alone = The game ends with your defeat.
client-end-game = End the game
client-return = Play on from here
client-which-seat = Which seat is yours?
client-which-seat-meaning = Bots play on the other seats, in a table of your own.
client-go-back = { $count ->
    [one] Take back one step
   *[other] Take back { $count } steps
}
client-go-back-title = { $count ->
    [one] Take back one step?
   *[other] Take back { $count } steps?
}
client-go-back-meaning = The game goes on from the position you are looking at. You can redo all of it until you play something else.
client-here-only = This link works on this computer only. To let others in, start Vaka with make play HOST=0.0.0.0, or put it behind a web address.
client-copied-here = Link copied. It works on this computer only; for others start the table with “vaka serve --host 0.0.0.0”.
client-yes = Agree
client-no = Refuse
client-order-in = Your choice is in: { $sentence }
client-decline = Do not ask me again about this: { $battle }
client-seats-devices = Seats and devices
client-own-devices = The devices of my seat
client-this-device = this one
client-since-day = since { $day }
client-browser = a browser
client-program = a program
client-end = Sign out
client-end-others = Sign out all the others
client-add-device = Add a device
client-add-meaning = Open this link on the other device, or scan the code there.
client-link-lasts = Works once, for ten minutes.
client-other-device = My tables on another device
client-other-meaning = Open this address on the other device and type the code, or scan it there. All your seats will be there as well as here.
client-way-back = Recovery key
client-back-meaning = Should this browser ever be lost, this key brings all your seats to another one. Write it down: it is shown only now, and replaces the previous one.
client-qr = The link as a code to scan
client-close = Close
client-awaited = not there yet
client-free = Free the seat for somebody else
client-new-link = Make a new link
client-options-usual = as usual
client-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
client-door-open = Open it to everybody
client-door-shut = Close it again
client-door-meaning = Anybody on this server may sit down here; the table is listed on the first page.
client-door-is-open = This table is open to everybody on this server.
client-remove = Remove from the table
client-remove-title = Remove { $name }?
client-remove-meaning = Everybody at the table will read it, and { $name } cannot come back. If they have seen anything hidden, a bot plays on; otherwise anybody may sit down there.
client-mute-all = Mute for everybody
client-unmute-all = Unmute for everybody
client-mute-me = Mute for me
client-unmute-me = Unmute for me
client-muted = muted
client-hidden-lines = { $count ->
    [one] One line of somebody you have muted is hidden.
   *[other] { $count } lines of those you have muted are hidden.
}
client-show-lines = Show
client-copy-new-link = Copy the new link
client-ask-invite = Has lost the seat: ask for a new invitation
client-request-invite = { $name } asks for a new invitation for { $seat }, who has lost the seat.
client-about-price = Price:
client-about-points = Points:
client-not-now = Not now:
client-belief-several = What could they hold?
client-belief-one = What could it be?
client-belief-meaning-several = chance of at least one · how many on average
client-belief-meaning-one = chance of each
client-belief-hardly = under 1%
client-belief-was = it was this
client-belief-were = in fact { $count }
client-belief-more = { $count ->
    [one] One more
   *[other] { $count } more
}
client-do-it = Do it
client-hand-on = Pass the screen to { $name }
client-take-back-title = Take it back?
client-take-back-ways = You can ask the others to go back to before it, or look at any earlier step and ask to play on from there.
client-ask-take-back = Ask the others
client-catch-up = { $count ->
    [one] 1 step to come
   *[other] { $count } steps to come
}
client-again = { $count ->
    [one] Last step
   *[other] Last { $count } steps
}
client-set-up = Set-up
client-lesson = Step { $step } of { $steps }
client-lesson-right = Well done.
client-lesson-read = Look around; then go on.
client-lesson-other = You could do that too. In this step, do what is described above, or have it shown.
client-lesson-end = That was all. Sit down and play!
client-lesson-play = Play
client-thinking = Thinking…
client-hint-play = Play it
client-plan-where = { $count ->
    [one] One place can be reached.
   *[other] { $count } places can be reached.
}
client-plan-cargo = What goes along
client-plan-tap = Tap where it goes, or drag it there.
client-plan-goals = All places within reach
client-plan-more = { $name }: one more
client-plan-less = { $name }: one fewer
client-hint-lead = A strong player considers
client-hint-figures = { $share }% · { $result }
client-hint-meaning = share of tries · result (50 level, 100 won)
client-hint-line = Then perhaps { $line }.
client-hint-turn = { $name } ({ $moves })
page-puzzles = Puzzles
page-puzzles-meaning = In each position one decision is clearly better than all others. Can you find it? You see what the player saw, and no more.
page-puzzles-link = To the puzzles
page-puzzle-today = Puzzle of the day
page-puzzle-number = Puzzle { $number } of { $count }
page-puzzle-solve = Solve it
page-puzzle-none = There are no puzzles here.
page-puzzle-known = You have done this one.
page-puzzle-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
page-puzzle-missed = { $count ->
    [0] Every bot finds it.
   *[other] Bots that miss it: { $bots }.
}
page-puzzle-level = { $level ->
    [0] Every bot finds them
    [one] One level of bots misses them
   *[other] { $level } levels of bots miss them
}
page-puzzle-ask = You are { $seat }. One decision is clearly the best. Which?
page-puzzle-next = Next puzzle
page-puzzle-all = All puzzles
page-puzzle-all-of = All { $game } puzzles
client-puzzle-hint = Hint { $step } of { $steps }
client-puzzle-solution = Show the solution
client-puzzle-wrong = That is not the best choice. Try again.
client-puzzle-over = This puzzle is solved. Go on to the next one.
client-puzzle-solved = { $solved } of { $count } done
client-puzzle-known = done
client-puzzle-days = { $days ->
    [one] Puzzle of the day: solved
   *[other] Puzzle of the day: { $days } days in a row
}
client-puzzle-row = { $count } in a row on the first try
page-analysis = Analysis
page-analysis-of = Analysis of a game of { $game }
page-analysis-back = Back to the game
page-analysis-meaning = Where was the game won, what was luck, and which decisions cost most? The analysis takes a minute or more. It is kept with the game.
page-analysis-start = Analyse this game
page-analysis-wait = The game is being analysed. You can leave this page; the analysis goes on.
page-analysis-eyes = Chances by what was known to
page-analysis-everybody = everybody
page-analysis-click = Click on the curve to see the position.
page-analysis-keys = The curve: the arrow keys go from point to point, Enter leads to the position
page-analysis-figures = ± is two standard errors. Differences that may be mere chance are not shown. Each decision is judged by what the player knew at the time.
client-analysis = Analysis
client-analysis-costly = Step { $ply }: { $played }. That cost { $cost } (± { $error }) of a win.
client-analysis-better = Better: { $better }.
client-analysis-look = See the position
client-analysis-play = Play on from here
client-waiting-for = Waiting for { $name }
client-waiting-meaning = Send this link to your friend. It works once; whoever opens it is asked for a name and sits down here.
client-share = Share
client-share-text = Play { $game } with me.
client-you-watch = You are watching.
client-watching = { $count ->
    [one] 1 other is watching.
   *[other] { $count } others are watching.
}
client-eyes = As { $name } saw it
client-looks-on = { $name } (watching)
client-say = Say something to the table
client-say-watching = Say something to the spectators
client-clock = Time left:
client-clocks-later = Clocks start when everybody has sat down.
client-clock-of = Time left for { $name }:
client-paused = Paused
client-days = { $days } d { $hours } h
