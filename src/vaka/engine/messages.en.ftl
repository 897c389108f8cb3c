# What every game can say.
obstacle-not-open = That is not possible now.
obstacle-not-your-turn = It is not your turn.
obstacle-game-over = The game is over.
obstacle-chance = A draw or a roll comes first.
obstacle-no-such-action = The game has no action of that number.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
score-name = Score
prompt-you = It is your turn: { $count ->
    [one] one action is possible.
   *[other] choose one of { $count } actions.
 }
prompt-others = Waiting for { $names }.
prompt-chance = Chance decides.
prompt-over = The game is over.

## Why something is refused. English is also what `str` of an exception says.

reason-or = { $first } or { $last }
reason-no-game = no game is called '{ $name }'; there are: { $known }
reason-no-game-near = no game is called '{ $name }'; did you mean { $near }?
reason-broken-game = game '{ $name }' cannot be loaded: { $why }
reason-no-bot = no bot is called '{ $name }'; there are: { $known }
reason-no-bot-near = no bot is called '{ $name }'; did you mean { $near }?
reason-seats = { $game } is for { $low } to { $high } players, not { $seats }
reason-no-options = { $game } has no option '{ $name }'; it has none
reason-no-option = { $game } has no option '{ $name }'; it has: { $known }
reason-no-option-near = { $game } has no option '{ $name }'; did you mean { $near }?
reason-no-choice = option { $name } of { $game } is one of { $choices }, not '{ $value }'
reason-clash = { $why }
reason-not-open = '{ $text }' is not possible here
reason-not-open-near = '{ $text }' is not possible here; did you mean { $near }?
reason-not-understood = '{ $text }': { $why }
reason-meant = { $why }; did you mean { $near }?
reason-none-of = the { $what_word } are { $names }, not '{ $word }'
reason-number-from = '{ $word }' is not a number from { $low } to { $high }
reason-for-instance = write for instance { $ways }

# Records
reason-line = line { $line }: { $reason }
reason-too-large = larger than { $most } MB; no record is that large
reason-no-text = not text: byte { $byte } cannot be read
reason-first-line = a record begins with '{ $line }'
reason-viewers-record = this is a viewer's record of a running game: it cannot be replayed
reason-version = written under version { $then } of the rules; this is version { $now }
reason-header-line = a header line is 'Name: value', not '{ $text }'
reason-header-twice = { $name } appears twice in the header
reason-header-misses = the header has no { $name }
reason-header-number = { $name } is a number, not '{ $text }'
reason-header-unknown = the header has no field '{ $name }'
reason-option-written = options are written name=value, not '{ $text }'
reason-option-twice = option { $name } appears twice
reason-names = { $count } names for { $seats } seats
reason-name = a name is one line of at most { $most } characters, not '{ $name }'
reason-name-written = character { $place } of the name cannot be written
reason-date = a date is written 2026-11-15, not '{ $date }'
reason-over-before = the game is over before this line
reason-closed = the record is closed: the game ended at ply { $ply } ({ $how })
reason-line-begins = a line begins with chance, { $seats }, not '{ $word }'
reason-chance-decides = chance decides here, not a seat
reason-seat-decides = a seat decides here, not chance
reason-not-asked = { $seat } is not asked here
reason-no-move = '{ $text }' is not a move here
reason-misread = { $why }
reason-illegal = { $text }: { $why }
reason-no-ending = a game ends by { $endings }, not by '{ $how }'
reason-no-ended = the game is over at the last line, but the header has no Ended
reason-without-ended = the header has { $name } but no Ended
reason-ended-written = Ended is written '{ $endings } at PLY', not '{ $text }'
reason-ended-at = ended at ply { $ply }, but there are { $lines } lines
reason-goes-on = ended by the rules, but the game goes on after the last line
reason-over-by-rules = the game is over by the rules at the last line, not { $how }
reason-winners = these are not the winners of the replay
reason-winner-twice = { $word } appears twice among the winners
reason-no-seat = no seat is called '{ $word }'
reason-scores = the replay scores { $scores }
reason-scores-written = scores are numbers, not '{ $text }'
reason-scores-count = { $count } scores for { $seats } seats
reason-unfinished = only a finished game can be analysed
reason-no-analysis-level = the level of an analysis is hard, expert or a number of seconds up to { $most }, not '{ $level }'
