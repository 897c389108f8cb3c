# Was `vaka play`, `vaka replay`, `vaka games` und `vaka rules` sagen.

## Aufbau

welcome = { $title } für { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}. Tippe einen Zug, wie er in der Liste steht, oder seine Nummer. „hilfe“ zeigt, was du sonst tippen kannst.
playing = Du spielst { $seat }.
playing-many = Hier spielen: { $names }.
watching = Du siehst zu.
against = { $seat }: Bot ({ $bot })
continued = Das Spiel geht nach Schritt { $ply } weiter.

## Am Brett

your-turn = { $seat }, du bist am Zug.
curtain = ── Gib die Tastatur an { $seat } und drücke dann Enter ──
curtain-open = ── { $seat } ──
changed = Geändert („brett“ zeigt alles):
choices = Du kannst:
prompt = { $seat }>
unknown-move = Das ist kein Zug. { $reason }
unknown-move-near = Meintest du { $near }?
no-such-number = Die Liste geht von 1 bis { $count }.
rule = (Regeln, { $rule })
kind-reason = { $kind }: { $reason }
all-open = Alle Arten von Aktionen stehen dir offen.
is-open = Das ist möglich.

## Befehle

command-board = brett
command-undo = zurück
command-save = speichern
command-rules = regeln
command-moves = züge
command-hint = tipp
command-help = hilfe
command-quit = ende
help =
    Tippe eine Nummer oder einen Zug aus der Liste, um ihn zu spielen.
    brett             die ganze Stellung
    züge              die Liste noch einmal, mit einem Satz zu jedem Zug
    ?                 was jetzt nicht möglich ist, und warum
    ? ZUG             warum dieser Zug nicht möglich ist
    zurück            die letzte eigene Aktion zurücknehmen
    speichern DATEI   das Spiel in eine Datei schreiben; „vaka play --load DATEI“ setzt es fort
    tipp              was ein starker Bot hier spielen würde und was er erwartet
    regeln            die Spielregeln
    ende              aufhören
hint-only = Es gibt nur einen Zug.
hint-move = { $typed }: { $sentence }
hint-figures = { $share } % der Versuche; erwartetes Ergebnis: { $result } von 100.
hint-line = Danach vielleicht { $line }.
hint-turn = { $seat } ({ $moves })
undone = Zug zurückgenommen.
undo-nothing = Es gibt noch nichts zurückzunehmen.
undo-floor = Das lässt sich nicht zurücknehmen: Seitdem wurde gezogen, jemand anderes gefragt oder etwas aufgedeckt.
save-which = Wohin speichern? Tippe „speichern“ und den Namen einer Datei.
saved = In { $file } gespeichert.
saved-secrets = In der Datei steht alles, auch was die anderen nicht sehen dürfen: Zeig sie vor dem Ende niemandem.
not-saved = Die Datei ließ sich nicht schreiben: { $reason }
goodbye = Bis zum nächsten Mal.
input-ended = die Eingabe endete mitten im Spiel; das Spiel wurde nicht gespeichert
after-end = Tippe „speichern“ und einen Dateinamen, um das Spiel zu behalten, oder Enter, um aufzuhören.

## Das Ende

result = { $count ->
    [0] Niemand gewinnt.
    [1] { $winners } gewinnt.
   *[other] Gemeinsam gewinnen: { $winners }.
}
scores = { $name }: { $scores }.

## Nachspielen

replay-title = { $title }, { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}, { $plies } Schritte.
replay-ended = Beendet bei Schritt { $ply } { $how ->
   *[rules] nach den Regeln
    [agreement] im Einvernehmen
    [conceded] durch Aufgabe
}.
replay-running = Das Spiel ist nicht zu Ende.
replay-ply = Schritt { $ply } von { $plies }
replay-help = Enter: weiter, b: zurück, eine Zahl: dorthin, e: ans Ende, q: aufhören

## check

line = Zeile { $line }:

## Lernen

learn-title = { $title }, Lektion { $number } von { $count }
learn-none = { $title } hat keine Lektionen.
learn-enter = Weiter mit der Eingabetaste.
learn-help = Tippe einen Zug, zum Beispiel „{ $way }“; mit „ende“ hörst du auf.
learn-other = Das wäre auch möglich, aber diese Lektion zeigt etwas anderes. Tippe „{ $way }“.
learn-right = Sehr gut.
learn-done = Das war die letzte Lektion. „vaka play { $name }“ beginnt ein Spiel, „vaka rules { $name }“ zeigt die Regeln.
learn-ended = die Eingabe endete vor der letzten Lektion

## Die Liste der Spiele

list-game = Spiel
list-title = Titel
list-players = Personen
list-minutes = Minuten
list-designer = Autor/in
list-options = Optionen (der übliche Wert zuerst): { $options }
list-about = { $title }: { $about }

## A new game

new-game-own = { $title } ist geschrieben: { $count } Dateien in { $folder }, mit Tests in tests/games. Als Nächstes: make setup, vaka play, make test.
new-game-project = { $title } ist geschrieben: { $count } Dateien in { $folder }. Als Nächstes: pip install -e { $folder }, vaka play { $name }, pytest { $folder }.
