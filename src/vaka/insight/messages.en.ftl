# What an analysis of a finished game says.

player = { $name } ({ $seat })
luck = luck { $luck } (± { $error })
luck-none = no clear luck (± { $error })
errors = errors { $cost } (± { $error })
errors-none = no certain errors
sums = { $name }: { $luck }, { $cost }, { $count ->
    [0] no costly decision
    [one] one costly decision
   *[other] { $count } costly decisions
} of { $decisions }
costly = Step { $ply }: { $played }. That cost { $cost } (± { $error }) of a win.
better = Better: { $better }.
line = Then perhaps { $line }.
turn = { $seat } ({ $moves })
made = Analysed by Vaka { $version }, level { $level }, in { $seconds } s.
chart-title = Chances to win: { $title }, { $plies } steps
chart-own = { $name }’s chance to win, by what { $name } knew
chart-public = thin line: by what everybody knew
chart-turns = who decides
