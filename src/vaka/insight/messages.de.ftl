# Was die Analyse einer beendeten Partie sagt.

player = { $name } ({ $seat })
luck = Glück { $luck } (± { $error })
luck-none = weder Glück noch Pech (± { $error })
errors = Fehler { $cost } (± { $error })
errors-none = keine sicheren Fehler
sums = { $name }: { $luck }, { $cost }, { $count ->
    [0] keine teure Entscheidung
    [one] eine teure Entscheidung
   *[other] { $count } teure Entscheidungen
} von { $decisions }
costly = Schritt { $ply }: { $played }. Das kostete { $cost } (± { $error }) eines Sieges.
better = Besser: { $better }.
line = Danach vielleicht { $line }.
turn = { $seat } ({ $moves })
made = Analysiert von Vaka { $version }, Stufe { $level }, in { $seconds } s.
chart-title = Gewinnchancen: { $title }, { $plies } Schritte
chart-own = Chance von { $name } nach eigenem Wissen
chart-public = dünne Linie: nach dem, was alle wussten
chart-turns = wer am Zug ist
