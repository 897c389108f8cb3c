# Die Seiten des Tisches auf Deutsch. page-…: schreibt der Server; client-…: die Seite selbst.

## Jede Seite

page-skip = Zum Inhalt
page-skip-to-board = Zum Spielplan
page-about = Worum es hier geht
page-places = Alles auf dem Spielplan
page-skip-board = Spielplan überspringen
page-settings = Einstellungen
page-language = Sprache
page-theme = Farben
page-theme-system = System
page-theme-light = Hell
page-theme-dark = Dunkel
page-home = Zur ersten Seite
page-problem = Vom Kurs abgekommen
page-needs-script = Zum Spielen braucht es JavaScript, zum Lesen nicht.
page-close = Schließen

## Die erste Seite

page-welcome = Komm an Bord
page-tagline = Brettspiele aus dem Pazifik: mit Freunden, allein oder gegen Bots.
page-my-tables = Meine Tische
page-have-code = Ich habe einen Code von einem anderen Gerät oder einen Wiederherstellungsschlüssel
page-running = läuft
page-over = beendet
page-games = Spiele
page-players = { $low }–{ $high } Personen
page-players-exactly = { $count } Personen
page-minutes = { $low }–{ $high } Min.
page-play = Spielen
page-open-record = Eine Aufzeichnung öffnen
page-open-record-meaning = Eine Partie ansehen, die als Datei gespeichert wurde.
page-choose-file = Datei wählen
page-me-link = Meine Ergebnisse
page-me-title = Meine Seite
page-me-nothing = Dieser Browser hat noch nirgends Platz genommen. Nach einer Partie bekommt er eine Seite mit seinen Ergebnissen.
page-me-name = Mein Name
page-me-name-meaning = Er steht schon da, wo immer du Platz nimmst, und hält deine Partien zusammen. Ein Konto gibt es nicht: Der Name gehört diesem Browser und allen, die du mit einem Code oder dem Wiederherstellungsschlüssel dazuholst.
page-me-results = Ergebnisse
page-me-against = Gegen wen
page-me-game = Spiel
page-me-whom = Gegenüber
page-me-played = Partien
page-me-won = Gewonnen
page-me-lost = Verloren
page-me-games = Beendete Partien
page-me-none = Noch keine.
page-me-forget = Mich vergessen
page-me-forget-meaning = Das löscht deinen Namen und diese Liste, in allen Browsern, die zu dem Namen gehören. Laufende Partien bleiben deine; beendete bleiben bei den anderen, die mitgespielt haben, unter den Namen vom Tisch.
page-me-forget-do = Meinen Namen und meine Partien löschen
page-open-tables = Offene Tische
page-open-none = Gerade ist kein Tisch offen. Bau unten einen auf, mit einem Platz für einen Freund, und öffne ihn für alle.
page-open-name = Dein Name am Tisch
page-open-free = frei
page-open-at = bei { $game }
page-open-now = eben erst geöffnet
page-open-minutes = { $count ->
    [one] wartet seit 1 Minute
   *[other] wartet seit { $count } Minuten
}
page-open-hours = { $count ->
    [one] wartet seit 1 Stunde
   *[other] wartet seit { $count } Stunden
}
page-open-days = { $count ->
    [one] wartet seit 1 Tag
   *[other] wartet seit { $count } Tagen
}
page-open-all = Alle zeigen

## Einen Tisch aufbauen

page-read-rules = Regeln lesen
page-how-many = Wie viele spielen?
page-seats = Plätze
page-seat = Platz { $number }
page-me = Ich
page-friend = Freund
page-bot = Bot
page-your-name = Name
page-friend-meaning = Für diesen Platz bekommst du eine Einladung zum Verschicken; sie gilt einmal.
page-level = Stärke
page-hot-seat = Ihr teilt euch diesen Bildschirm: Er zeigt, wer am Zug ist.
page-clock = Bedenkzeit
page-clock-none = Unbegrenzt
page-clock-bank-300-10 = Je 5 Minuten, dazu 10 Sekunden mit jedem Zug
page-clock-bank-900-20 = Je 15 Minuten, dazu 20 Sekunden mit jedem Zug
page-clock-bank-600 = 10 Minuten je Person
page-clock-bank-1800 = 30 Minuten je Person
page-clock-bank-3600 = Eine Stunde je Person
page-clock-move-86400 = Ein Tag für jeden Zug
page-clock-move-259200 = Drei Tage für jeden Zug
page-clock-move-604800 = Eine Woche für jeden Zug
page-hook = Webhook
page-hook-meaning = Eine Adresse, die per JSON benachrichtigt wird, wenn jemand Abwesendes am Zug ist: zum Beispiel die eines Chats.
page-options = Optionen
page-presets = Spielweisen
page-own-choice = Eigene Auswahl
page-own-choice-meaning = So, wie unten eingestellt.
page-public = Für alle offen
page-public-meaning = Alle auf diesem Server können den Platz eines Freundes nehmen; der Tisch steht auf der ersten Seite.
page-sit-down = Hinsetzen
page-away = Wenn jemand nicht da ist
page-away-wait = Der Tisch wartet
page-away-minutes = Nach 10 Minuten spielt ein Bot
page-away-hour = Nach einer Stunde spielt ein Bot
page-away-day = Nach einem Tag spielt ein Bot
page-away-days = Nach drei Tagen spielt ein Bot

## An einen Platz kommen

page-invited = Du bist zu einer Partie { $game } eingeladen
page-invited-again = Dein Platz in einer Partie { $game }
page-invited-meaning = Die Einladung gilt einmal. Dieser Browser merkt sich den Platz; weitere Geräte holst du vom Tisch aus dazu.
page-device-meaning = Auch dieser Browser hält dann deinen Platz. Alle am Tisch sehen, dass er dazugekommen ist.
page-your-seat = dein Platz
page-not-there = noch nicht da
page-bring = Meine Tische auf diesem Gerät
page-bring-meaning = Tippe den Code ein, den dein anderes Gerät zeigt, oder den Wiederherstellungsschlüssel, den du dir notiert hast. Jeder gilt einmal.
page-code = Code oder Schlüssel
page-bring-do = Meine Tische herholen
page-whose = Sind das deine Tische?
page-whose-meaning = Dieser Browser hält Plätze an den Tischen unten, und vielleicht benutzt ein anderer denselben Schlüssel. Sag, ob sie dir gehören, bevor du dich hinsetzt. In beiden Fällen bekommt dieser Browser einen eigenen Schlüssel, den sonst niemand kennt.
page-whose-mine = Ja, das sind meine
page-whose-other = Nein, neu anfangen
page-whose-doubt = Vielleicht benutzt ein anderer Browser denselben Schlüssel wie dieser. Bis du sagst, wem er gehört, kannst du weiterspielen, dich aber an keinen weiteren Tisch setzen.
page-whose-say = Sagen, wem er gehört
page-back = Da bist du wieder
page-back-meaning = Deine Tische sind hier. Der Schlüssel ist verbraucht; dies ist der nächste. Schreib ihn auf: Er ist nur jetzt zu sehen.

## Regeln

page-rules = Regeln
page-rules-of = Die Regeln von { $game }
page-search = In den Regeln suchen

## Am Tisch

page-more = Mehr
page-board = Spielplan
page-zoom = Zoom
page-zoom-in = Näher
page-zoom-out = Weiter weg
page-zoom-fit = Ganzer Spielplan
page-details = Nummern auf dem Spielplan
page-steps = Schritte des Spiels
page-step-first = Zum Anfang
page-step-back = Ein Schritt zurück
page-step-on = Ein Schritt weiter
page-step-now = Zurück zum Jetzt
page-turn-back = Voriger Zug (Umschalt ←)
page-turn-on = Nächster Zug (Umschalt →)
page-takebacks = Zurücknehmen
page-undo = Rückgängig
page-redo = Wiederholen
page-restart = Zug neu beginnen
page-type = Zug eintippen oder suchen
page-unfold = Liste der Züge
page-why-not = Was geht gerade nicht?
page-in-words = Die Stellung in Worten
page-panels = Bereiche
page-tab-play = Spielen
page-log = Verlauf
page-chat = Gespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-say = Etwas sagen
page-send = Senden
page-sure = Bitte bestätigen
page-hand-on = Bildschirm weitergeben
page-playing = Spielen
page-plan = Ein ganzer Zug
page-passing = Schritte überspringen, die mir keine Wahl lassen
page-confirm = Vor einem Zug fragen, der sich nicht zurücknehmen lässt
page-pace = Züge der anderen
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-one = Einzeln
page-catch-next = Weiter
page-step-play = Abspielen
page-coach-back = Zurück
page-coach-show = Zeigen
page-coach-next = Weiter
page-coach-leave = Verlassen
page-first-game = Ist das deine erste Partie? { $count } kurze Schritte zeigen dir, wie es geht.
page-learn = Zeig es mir
page-no-thanks = Nein, danke
page-learn-steps = Lernen in { $count } Schritten
page-learn-alone = Solo lernen in { $count } Schritten
page-hint = Tipp
page-hints = Tipps für alle, die darum bitten
page-turn-of = { $names } am Zug
page-step = Schritt { $step }
page-forget = Von dieser Liste nehmen
page-forget-of = { $game } vom { $day } von dieser Liste nehmen
page-finished = Beendet: { $count }
page-next-waiting = Nächster Tisch, der auf mich wartet
page-stray = Das ist die Adresse des Platzes von { $name }; sie öffnet sich nur in dem Browser, der den Platz hält. Du siehst zu. Willst du selbst spielen, so bitte die Person, die den Tisch eröffnet hat, um eine Einladung.
page-offline = Keine Verbindung
page-offline-meaning = Der Tisch ist nicht zu erreichen. Deine Partien sind sicher; versuch es wieder, wenn du online bist.
page-again = Noch einmal versuchen
page-fold-side = Leiste neben dem Spielplan einklappen
page-eyes = Aus wessen Sicht
page-eyes-own = Mein Platz
page-notices = Wenn ich am Zug bin
page-sound = Ton
page-notify = Sag mir Bescheid, wenn ich am Zug bin, auch wenn diese Seite geschlossen ist

## Sagt die Seite

client-you = (du)
client-your-turn = Du bist am Zug
client-to-play = am Zug
client-winner = gewonnen
client-away = nicht da
client-bot = Bot ({ $bot })
client-sources = Woher die Punkte kommen
client-ending-board = Spielplan ansehen
client-ending-show = Wie es ausging
client-ending-picture = Bild teilen
client-ending-step = Link zu diesem Schritt kopieren
client-ending-ahead = { $winner } hat { $mine }, { $name } { $other } { $what }.
client-ending-most = Den Unterschied macht vor allem: { $source }, { $mine } zu { $other }.
client-copy-link = Link kopieren
client-copy-spectators = Link für Zuschauer kopieren
client-copied = Der Link ist kopiert.
client-stand-in = Einem Bot geben
client-hand-over = Einen Bot für mich spielen lassen
client-take-back-seat = Meinen Platz wieder nehmen
client-which-bot = Welcher Bot?
client-rename = Meinen Namen ändern
client-name = Name
client-save = Speichern
client-cancel = Abbrechen
client-record = Aufzeichnung herunterladen
client-rule = Regel { $rule }
client-no-match = Dazu passt keine Aktion; mit der Eingabetaste wird es so gesendet.
client-no-rules = Die Regeln ließen sich nicht laden.
client-found = { $count ->
    [0] Nicht gefunden.
    [one] Einmal gefunden.
   *[other] { $count }-mal gefunden.
}
client-since = Seit du zuletzt hier warst
client-position = Schritt { $ply } von { $plies }
client-looking-back = Du siehst Schritt { $ply } von { $plies }.
client-ask-return = Bitten, von hier weiterzuspielen
client-connecting = Verbindung wird hergestellt …
client-sending = Wird noch gesendet …
client-notify-forbidden = Dein Browser erlaubt dieser Seite keine Benachrichtigungen; das lässt sich in seinen Einstellungen ändern.
client-push-server = Dieser Server verschickt nichts, wenn die Seite zu ist; solange sie offen ist, sagt sie Bescheid.
client-push-none = Dieser Browser nimmt keine Nachrichten an, wenn die Seite zu ist; solange sie offen ist, sagt sie Bescheid.
client-push-install = Auf iPhone und iPad: Lege diese Seite auf den Home-Bildschirm (Teilen, dann Zum Home-Bildschirm), öffne sie dort und schalte das hier ein.
client-push-https = Ist die Seite zu, nehmen Browser Nachrichten nur über https an, oder auf localhost.
client-unreachable = Der Server antwortet nicht; versuch es gleich noch einmal.
client-kept = Keine Verbindung: Dein Zug wird aufgehoben und gesendet, sobald sie wieder da ist.
client-lost = Verbindung verloren; neuer Versuch …
client-gone = Dieser Tisch steht dir nicht mehr offen.
client-failed = Das hat nicht geklappt (Fehler { $status }).
client-i-am = Ich bin { $name }
client-pass-screen = Bitte gebt den Bildschirm an { $name }
client-rematch = Revanche
client-rematch-ready = Eine Revanche steht bereit.
client-rematch-go = Hingehen
client-replay = Noch einmal ansehen
client-concede = Aufgeben
client-concede-meaning = Die anderen werden gefragt, ob das Spiel mit deiner Niederlage enden darf.
client-agree = Einvernehmlich beenden
client-pause = Um eine Pause bitten
client-resume = Weiterspielen
client-agree-winners = Wer hat gewonnen?
client-ask-others = Die anderen fragen
client-request-undo = { $name } möchte zurück zu Schritt { $ply }.
client-request-concede = { $name } möchte aufgeben.
client-request-pause = { $name } bittet um eine Pause: Die Uhren stehen, bis alle weiterspielen wollen.
client-request-resume = { $name } möchte weiterspielen.
client-request-agree = { $name } schlägt vor, das Spiel zu beenden. { $count ->
    [0] Niemand hätte gewonnen.
   *[other] Gewonnen: { $winners }.
}
client-request-waits = Die anderen sind gefragt.
client-request-for = Für { $names }: Einverstanden?
client-withdraw = Zurückziehen
client-request-off = Die Bitte wurde abgelehnt.
client-answer = Antworten
client-asked = Du bist gefragt
client-bot-plays = Ein Bot spielt für dich.
client-take-back = Zurücknehmen
client-stand-in-for = Einen Bot für { $name } spielen lassen
client-concede-alone = Das Spiel endet mit deiner Niederlage.
client-end-game = Spiel beenden
client-return = Von hier weiterspielen
client-which-seat = Welcher Platz ist deiner?
client-which-seat-meaning = Auf den anderen Plätzen spielen Bots, an einem eigenen Tisch.
client-go-back = { $count ->
    [one] Einen Schritt zurücknehmen
   *[other] { $count } Schritte zurücknehmen
}
client-go-back-title = { $count ->
    [one] Einen Schritt zurücknehmen?
   *[other] { $count } Schritte zurücknehmen?
}
client-go-back-meaning = Das Spiel geht von der Stellung aus weiter, die du gerade ansiehst. Solange du nichts anderes spielst, kannst du alles wiederholen.
client-here-only = Dieser Link funktioniert nur auf diesem Rechner. Damit andere mitspielen können, starte Vaka mit make play HOST=0.0.0.0 oder stelle es unter einer Webadresse bereit.
client-copied-here = Link kopiert. Er gilt nur auf diesem Rechner; für andere starte den Tisch mit „vaka serve --host 0.0.0.0“.
client-yes = Zustimmen
client-no = Ablehnen
client-order-in = Deine Wahl steht: { $sentence }
client-decline = Mich hierbei nicht mehr fragen: { $battle }
client-seats-devices = Plätze und Geräte
client-own-devices = Die Geräte meines Platzes
client-this-device = dieses hier
client-since-day = seit { $day }
client-browser = ein Browser
client-program = ein Programm
client-end = Abmelden
client-end-others = Alle anderen abmelden
client-add-device = Gerät hinzufügen
client-add-meaning = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code.
client-link-lasts = Gilt einmal, zehn Minuten lang.
client-other-device = Meine Tische auf einem anderen Gerät
client-other-meaning = Öffne diese Adresse auf dem anderen Gerät und tippe den Code ein, oder scanne ihn dort. Alle deine Plätze sind dann dort und hier.
client-way-back = Wiederherstellungsschlüssel
client-back-meaning = Sollte dieser Browser verloren gehen, bringt dieser Schlüssel alle deine Plätze in einen anderen. Schreib ihn auf: Er ist nur jetzt zu sehen und ersetzt den vorigen.
client-qr = Der Link als Code zum Scannen
client-close = Schließen
client-awaited = noch nicht da
client-free = Den Platz für jemand anderen freigeben
client-new-link = Neuen Link erstellen
client-options-usual = wie üblich
client-options-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
client-door-open = Für alle öffnen
client-door-shut = Nur noch für Eingeladene
client-door-meaning = Alle auf diesem Server können hier Platz nehmen; der Tisch steht auf der ersten Seite.
client-door-is-open = Dieser Tisch steht allen auf diesem Server offen.
client-remove = Vom Tisch entfernen
client-remove-title = { $name } entfernen?
client-remove-meaning = Alle am Tisch lesen es, und { $name } kann nicht zurückkommen. War dort schon etwas Verborgenes zu sehen, spielt ein Bot weiter; sonst kann jemand anderes Platz nehmen.
client-mute-all = Für alle stumm schalten
client-unmute-all = Wieder für alle hörbar
client-mute-me = Für mich ausblenden
client-unmute-me = Wieder einblenden
client-muted = stumm
client-hidden-lines = { $count ->
    [one] Eine Zeile von jemandem, den du ausblendest, ist verborgen.
   *[other] { $count } Zeilen von Leuten, die du ausblendest, sind verborgen.
}
client-show-lines = Zeigen
client-copy-new-link = Den neuen Link kopieren
client-ask-invite = Platz verloren: um eine neue Einladung bitten
client-request-invite = { $name } bittet um eine neue Einladung: { $seat } hat den Platz verloren.
client-about-price = Preis:
client-about-points = Punkte:
client-not-now = Jetzt nicht:
client-belief-several = Was könnte dort sein?
client-belief-one = Was könnte es sein?
client-belief-meaning-several = Chance auf mindestens eins · Anzahl im Schnitt
client-belief-meaning-one = Chance jeder Möglichkeit
client-belief-hardly = unter 1 %
client-belief-was = das war es
client-belief-were = tatsächlich { $count }
client-belief-more = { $count ->
    [one] Eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}
client-do-it = Ausführen
client-hand-on = Bildschirm an { $name } weitergeben
client-take-back-title = Zurücknehmen?
client-take-back-ways = Du kannst die anderen bitten, bis davor zurückzugehen, oder einen früheren Schritt ansehen und bitten, von dort weiterzuspielen.
client-ask-take-back = Die anderen bitten
client-catch-up = { $count ->
    [one] noch 1 Schritt
   *[other] noch { $count } Schritte
}
client-again = { $count ->
    [one] Letzter Schritt
   *[other] Letzte { $count } Schritte
}
client-set-up = Aufbau
client-lesson = Schritt { $step } von { $steps }
client-lesson-right = Gut gemacht.
client-lesson-read = Sieh dich um, dann geht es weiter.
client-lesson-other = Auch das ginge. Tu in diesem Schritt, was oben beschrieben ist, oder lass es dir zeigen.
client-lesson-end = Das war alles. Setz dich und spiel!
client-lesson-play = Spielen
client-thinking = Denkt nach …
client-hint-play = So spielen
client-plan-where = { $count ->
    [one] Ein Ort ist erreichbar.
   *[other] { $count } Orte sind erreichbar.
}
client-plan-cargo = Was mitfährt
client-plan-tap = Tippe an, wohin es geht, oder zieh es dorthin.
client-plan-goals = Alle Orte in Reichweite
client-plan-more = { $name }: eins mehr
client-plan-less = { $name }: eins weniger
client-hint-lead = Wer stark spielt, erwägt
client-hint-figures = { $share } % · { $result }
client-hint-meaning = Versuche · Ergebnis (50 gleichauf, 100 gewonnen)
client-hint-line = Danach vielleicht { $line }.
client-hint-turn = { $name } ({ $moves })
page-puzzles = Rätsel
page-puzzles-meaning = In jeder Stellung ist eine Entscheidung deutlich besser als alle anderen. Findest du sie? Du siehst, was dort zu sehen war, und nicht mehr.
page-puzzles-link = Zu den Rätseln
page-puzzle-today = Rätsel des Tages
page-puzzle-number = Rätsel { $number } von { $count }
page-puzzle-solve = Lösen
page-puzzle-none = Hier gibt es keine Rätsel.
page-puzzle-known = Dieses Rätsel hast du schon erledigt.
page-puzzle-count = { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}
page-puzzle-missed = { $count ->
    [0] Jeder Bot findet es.
   *[other] Diese Bots finden es nicht: { $bots }.
}
page-puzzle-level = { $level ->
    [0] Jeder Bot findet sie
    [one] Bots einer Stärke finden sie nicht
   *[other] Bots von { $level } Stärken finden sie nicht
}
page-puzzle-ask = Du spielst { $seat }. Eine Entscheidung ist deutlich die beste. Welche?
page-puzzle-next = Nächstes Rätsel
page-puzzle-all = Alle Rätsel
page-puzzle-all-of = Alle Rätsel zu { $game }
client-puzzle-hint = Tipp { $step } von { $steps }
client-puzzle-solution = Lösung zeigen
client-puzzle-wrong = Das ist nicht die beste Wahl. Versuch es noch einmal.
client-puzzle-over = Dieses Rätsel ist gelöst. Weiter geht es mit dem nächsten.
client-puzzle-solved = { $solved } von { $count } erledigt
client-puzzle-known = erledigt
client-puzzle-days = { $days ->
    [one] Rätsel des Tages: gelöst
   *[other] Rätsel des Tages: { $days } Tage in Folge
}
client-puzzle-row = { $count } in Folge auf Anhieb
page-analysis = Analyse
page-analysis-of = Analyse einer Partie { $game }
page-analysis-back = Zurück zur Partie
page-analysis-meaning = Wo wurde die Partie gewonnen, was war Glück, und welche Entscheidungen haben am meisten gekostet? Die Analyse dauert eine Minute oder länger. Sie bleibt bei der Partie.
page-analysis-start = Diese Partie analysieren
page-analysis-wait = Die Partie wird durchdacht. Du kannst diese Seite verlassen; die Analyse geht weiter.
page-analysis-eyes = Chancen nach dem Wissen von
page-analysis-everybody = allen
page-analysis-click = Ein Klick auf die Kurve führt zur Stellung.
page-analysis-keys = Die Kurve: Pfeiltasten gehen von Punkt zu Punkt, die Eingabetaste führt zur Stellung
page-analysis-figures = ± steht für zwei Standardfehler. Unterschiede, die bloßer Zufall sein können, werden nicht genannt. Beurteilt wird jede Entscheidung nach dem, was auf diesem Platz damals bekannt war.
client-analysis = Analyse
client-analysis-costly = Schritt { $ply }: { $played }. Das kostete { $cost } (± { $error }) eines Sieges.
client-analysis-better = Besser: { $better }.
client-analysis-look = Stellung ansehen
client-analysis-play = Von hier weiterspielen
client-waiting-for = Es wird auf { $name } gewartet
client-waiting-meaning = Verschick diesen Link. Er gilt einmal; wer ihn öffnet, wird nach einem Namen gefragt und setzt sich hierher.
client-share = Teilen
client-share-text = Spiel mit mir { $game }.
client-you-watch = Du siehst zu.
client-watching = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
client-eyes = Aus der Sicht von { $name }
client-looks-on = { $name } (sieht zu)
client-say = Etwas zur Runde sagen
client-say-watching = Etwas zu allen sagen, die zusehen
client-clock = Zeit übrig:
client-clocks-later = Die Uhren laufen, sobald alle sitzen.
client-clock-of = Restzeit von { $name }:
client-paused = Pause
client-days = { $days } T { $hours } Std
