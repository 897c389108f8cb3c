# Was jedes Spiel sagen kann.
obstacle-not-open = Das ist jetzt nicht möglich.
obstacle-not-your-turn = Du bist nicht am Zug.
obstacle-game-over = Das Spiel ist zu Ende.
obstacle-chance = Erst wird gezogen oder gewürfelt.
obstacle-no-such-action = Das Spiel hat keine Aktion mit dieser Nummer.
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
score-name = Punkte
prompt-you = Du bist am Zug: { $count ->
    [one] Eine Aktion ist möglich.
   *[other] Wähle eine von { $count } Aktionen.
 }
prompt-others = Es wird auf { $names } gewartet.
prompt-chance = Der Zufall entscheidet.
prompt-over = Das Spiel ist zu Ende.

## Warum etwas abgelehnt wird.

reason-or = { $first } oder { $last }
reason-no-game = kein Spiel heißt „{ $name }“; es gibt: { $known }
reason-no-game-near = kein Spiel heißt „{ $name }“; war { $near } gemeint?
reason-broken-game = das Spiel „{ $name }“ lässt sich nicht laden: { $why }
reason-no-bot = kein Bot heißt „{ $name }“; es gibt: { $known }
reason-no-bot-near = kein Bot heißt „{ $name }“; war { $near } gemeint?
reason-seats = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }
reason-no-options = { $game } hat keine Option „{ $name }“; es hat gar keine
reason-no-option = { $game } hat keine Option „{ $name }“; es hat: { $known }
reason-no-option-near = { $game } hat keine Option „{ $name }“; war { $near } gemeint?
reason-no-choice = Option { $name } von { $game } kennt nur { $choices }, nicht „{ $value }“
reason-clash = { $why }
reason-not-open = „{ $text }“ ist hier nicht möglich
reason-not-open-near = „{ $text }“ ist hier nicht möglich; war { $near } gemeint?
reason-not-understood = „{ $text }“: { $why }
reason-meant = { $why }; war { $near } gemeint?
reason-none-of = „{ $word }“ ist hier nicht bekannt; möglich sind { $names }
reason-number-from = „{ $word }“ ist keine Zahl von { $low } bis { $high }
reason-for-instance = schreib zum Beispiel: { $ways }

# Aufzeichnungen
reason-line = Zeile { $line }: { $reason }
reason-too-large = größer als { $most } MB: So groß ist keine Aufzeichnung
reason-no-text = kein Text: Byte { $byte } ist nicht lesbar
reason-first-line = eine Aufzeichnung beginnt mit „{ $line }“
reason-viewers-record = das ist nur, was jemand beim Spielen oder Zusehen von einem laufenden Spiel weiß; es lässt sich nicht nachspielen
reason-version = geschrieben mit Version { $then } der Regeln; dies ist Version { $now }
reason-header-line = eine Zeile des Kopfes heißt „Name: Wert“, nicht „{ $text }“
reason-header-twice = { $name } steht zweimal im Kopf
reason-header-misses = im Kopf fehlt { $name }
reason-header-number = { $name } ist eine Zahl, nicht „{ $text }“
reason-header-unknown = der Kopf hat kein Feld „{ $name }“
reason-option-written = Optionen schreibt man Name=Wert, nicht „{ $text }“
reason-option-twice = Option { $name } steht zweimal da
reason-names = { $count } Namen für { $seats } Plätze
reason-name = ein Name ist eine Zeile von höchstens { $most } Zeichen, nicht „{ $name }“
reason-name-written = das { $place }. Zeichen des Namens lässt sich nicht schreiben
reason-date = ein Datum schreibt man 2026-11-15, nicht „{ $date }“
reason-over-before = das Spiel ist vor dieser Zeile zu Ende
reason-closed = die Aufzeichnung ist abgeschlossen: Das Spiel war zu Ende nach { $ply } Zeilen ({ $how })
reason-line-begins = eine Zeile beginnt mit chance, { $seats }, nicht mit „{ $word }“
reason-chance-decides = hier entscheidet der Zufall, kein Platz
reason-seat-decides = hier entscheidet ein Platz, nicht der Zufall
reason-not-asked = { $seat } ist hier nicht am Zug
reason-no-move = „{ $text }“ ist hier kein Zug
reason-misread = { $why }
reason-illegal = { $text }: { $why }
reason-no-ending = ein Spiel endet durch { $endings }, nicht durch „{ $how }“
reason-no-ended = das Spiel ist mit der letzten Zeile zu Ende, aber im Kopf fehlt Ended
reason-without-ended = { $name } steht im Kopf ohne Ended
reason-ended-written = Ended schreibt man „{ $endings } at PLY“, nicht „{ $text }“
reason-ended-at = zu Ende nach { $ply } Zeilen, sagt der Kopf, aber es sind { $lines }
reason-goes-on = zu Ende nach den Regeln, sagt der Kopf, aber das Spiel geht nach der letzten Zeile weiter
reason-over-by-rules = das Spiel ist mit der letzten Zeile nach den Regeln zu Ende, nicht { $how }
reason-winners = das sind nicht die Gewinner des nachgespielten Spiels
reason-winner-twice = { $word } steht zweimal unter den Gewinnern
reason-no-seat = kein Platz heißt „{ $word }“
reason-scores = nachgespielt ergibt sich der Stand { $scores }
reason-scores-written = Punkte sind Zahlen, nicht „{ $text }“
reason-scores-count = { $count } Punktstände für { $seats } Plätze
reason-unfinished = eine laufende Partie wird nicht analysiert
reason-no-analysis-level = die Stufe einer Analyse ist hard, expert oder eine Zahl von Sekunden bis { $most }, nicht „{ $level }“
