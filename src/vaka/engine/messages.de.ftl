# Was jedes Spiel sagen kann.
obstacle-not-open = Das ist jetzt nicht möglich.
obstacle-not-your-turn = Dieser Platz ist nicht am Zug.
obstacle-game-over = Das Spiel ist zu Ende.
obstacle-chance = Jetzt entscheidet der Zufall, kein Platz.
obstacle-no-such-action = Das Spiel hat keine Aktion mit dieser Nummer.
