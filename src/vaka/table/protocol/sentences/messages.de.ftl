# Was der Server den Spielern sagt.


## Was gefragt ist

ask-you = Du bist am Zug.
ask-you-kinds = Du bist am Zug: { $kinds }.
ask-you-once = Alle entscheiden gleichzeitig: Triff deine Wahl.
ask-you-once-kinds = Alle entscheiden gleichzeitig: { $kinds }.
ask-others = Am Zug: { $names }.
ask-others-once = Es wird noch auf { $names } gewartet.
ask-bots-alone = { $asked } Bots unter sich spielen nur weiter, solange jemand zusieht.
ask-held = Deine Entscheidung steht; gleich werden alle zusammen aufgedeckt.
ask-over = Das Spiel ist zu Ende.
ask-record = Das ist die Aufzeichnung eines Spiels.
ask-past = So stand es damals.
ask-paused = Das Spiel ruht. Es geht weiter, wenn alle einverstanden sind.
ask-old-rules = Diese Partie folgt älteren Regeln, die es hier nicht mehr gibt. Sie lässt sich ansehen, herunterladen und im Einvernehmen beenden.

undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
undo-seen = Dein letzter Schritt hat etwas Neues gezeigt oder den Zug weitergegeben: Allein kannst du ihn nicht zurücknehmen.

## Wie es ausging

over-won = Sieg: { $winners }.
over-shared = Gemeinsamer Sieg: { $winners }.
over-nobody = Niemand gewinnt.
over-conceded = Sieg durch Aufgabe: { $winners }.
over-conceded-shared = Sieg durch Aufgabe: { $winners }.
over-agreed = Sieg nach Absprache: { $winners }.
over-agreed-shared = Gemeinsamer Sieg nach Absprache: { $winners }.
over-agreed-nobody = Nach Absprache gewinnt niemand.
over-closed = Wer den Server betreibt, hat den Tisch geschlossen: Niemand gewinnt.
over-record = Die Aufzeichnung endet hier, vor dem Ende des Spiels.

## Ablehnungen

refused-stale = Das Spiel ist inzwischen weitergegangen; schau noch einmal hin.
refused-illegal = { $reason }
refused-notation = „{ $text }“ ist hier kein möglicher Zug.
refused-notation-near = „{ $text }“ ist hier kein möglicher Zug; meinst du: { $near }?
refused-not-foreseen = Ein ganzer Zug reicht so weit, wie er sich vorhersehen lässt. Spiel zuerst { $count ->
    [one] die erste Aktion
   *[other] die ersten { $count } Aktionen
} und sieh, was daraus wird.
refused-no-action = Sag, welche Aktion: mit ihrer Nummer oder in Notation.
refused-hints-off = An diesem Tisch wird ohne Tipps gespielt.
refused-not-asked = Jetzt entscheidest nicht du.
refused-no-hint = Es ließ sich kein Tipp finden; versuch es noch einmal.
refused-no-belief = Was dort liegen könnte, ließ sich nicht ermitteln; versuch es noch einmal.
refused-nothing-hidden = Dort ist nichts verborgen.
refused-over = Das Spiel ist zu Ende.
refused-record = Das ist eine Aufzeichnung zum Ansehen; hier spielt niemand.
refused-held = Deine Entscheidung steht schon; nimm sie zurück, um sie zu ändern.
refused-bot-plays = Ein Bot spielt diesen Platz; übernimm ihn zuerst wieder.
refused-floor = Es gibt nichts, was du allein zurücknehmen kannst.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-no-such-ply = Eine solche frühere Stellung gibt es nicht.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-no-such-bot = { $reason }
refused-bot-numbers = Ein Bot wird hier ohne Zahlen genannt: „{ $bot }“ oder eine der Stufen.
refused-no-such-place = So einen Ort gibt es auf dem Spielplan nicht.
refused-no-such-lesson = Diese Lektion gibt es nicht.
refused-no-such-puzzle = Dieses Rätsel gibt es nicht.
refused-puzzle-aside = Das ist keine Antwort auf die Frage, die hier gestellt wird.
refused-no-such-page = Diese Seite gibt es nicht.
refused-unsure = „{ $sentence }“ lässt sich nicht zurücknehmen.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-game = { $reason }
refused-no-picture = Dieses Spiel hat kein Bild.
refused-bad-option = { $reason }
refused-bad-record = { $reason }
refused-not-your-seat = Das ist nicht dein Platz.
refused-bots-own-seat = Dieser Platz gehört einem Bot.
refused-not-away = Diese Person ist noch keine { $seconds } Sekunden weg.
refused-not-away-for-one = Darüber entschiede eine einzige Person: Wer ersetzt werden soll, muss seit { $hours } Stunden weg sein.
refused-not-away-secrets = In diesem Spiel gibt es Geheimnisse: Ein Platz wird erst frei, wenn die Person { $hours } Stunden weg ist.
refused-owners-bot = Für diese Person spielt ein Bot; nur sie selbst kann daran etwas ändern.
refused-table-waits = An diesem Tisch wird gewartet: Niemand wird vertreten.
refused-no-invitation = Diese Einladung wurde schon benutzt, oder es gab sie nie. War es deine, steht der Tisch auf der ersten Seite des Browsers, mit dem du dich gesetzt hast.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-no-open-tables = Auf diesem Server stehen Tische nicht allen offen.
refused-too-many-open = Es warten schon genug deiner Tische auf jemanden.
refused-no-free-seat = Dort ist kein Platz mehr frei.
refused-turned-away = Du bist von diesem Tisch entfernt worden und kannst hier nicht mehr Platz nehmen.
refused-banned = Dieser Browser darf auf diesem Server nicht an offenen Tischen spielen.
refused-among-friends = Nur von Tischen, die einmal allen offenstanden, kann jemand entfernt werden.
refused-own-seat = Das ist dein eigener Platz.
refused-hushed = Wer den Tisch eröffnet hat, hat dich hier stumm geschaltet.
refused-has-moved = Auf diesem Platz wurde schon gespielt; er bleibt vergeben.
refused-has-seen = Auf diesem Platz hat schon jemand die eigenen Karten gesehen; er bleibt vergeben.
refused-no-such-device = Dieses Gerät hält den Platz nicht mehr.
refused-no-tables = Dieser Browser hält keinen Platz, der sich mitnehmen ließe.
refused-no-such-code = Dieser Code ist ungültig oder abgelaufen. Ein Code gilt einmal und zehn Minuten lang.
refused-own-code = Dieser Code stammt aus diesem Browser selbst; er ist für einen anderen gedacht.
refused-request-open = Es läuft schon eine Anfrage.
refused-paused = Das Spiel ruht gerade.
refused-not-paused = Das Spiel ruht gar nicht.
refused-nothing-asked = Du wirst gerade nichts gefragt.
refused-no-battle = Hier gibt es nichts, wovon du dich heraushalten kannst.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-empty = Das ist leer.
refused-broken = Diese Nachricht versteht der Tisch nicht: { $reason }
refused-too-long = Das ist zu lang.
refused-too-fast = Zu schnell; warte einen Augenblick.
refused-too-many-tables = Zu viele neue Tische von dieser Adresse; warte eine Weile.
refused-no-seat = Beim Zusehen geht das nicht.
refused-origin = Diese Seite darf hier nicht spielen.
refused-host = Unter dem Namen „{ $host }“ ist dieser Tisch nicht bekannt. Öffne ihn unter seiner eigenen Adresse; wer ihn betreibt, kann den Namen mit --name hinzufügen.
refused-long-head = Dein Browser schickt mit jeder Anfrage zu viel mit, vor allem Cookies. Lösch die Cookies dieser Adresse, außer denen von Vaka, und versuch es noch einmal.
refused-whose-browser = Dieser Browser bringt einen Schlüssel mit, den vielleicht ein anderer benutzt. Sag zuerst auf der Seite /whose, ob er dir gehört.
refused-bad-hook = Nachrichten gehen nur an http- und https-Adressen mit den üblichen Ports.
refused-no-push = Dieser Server verschickt keine Benachrichtigungen.
refused-bad-push = Das ist keine Adresse eines Benachrichtigungsdienstes.
refused-old-rules = Diese Partie folgt älteren Regeln; sie lässt sich ansehen und beenden, nicht weiterspielen.
refused-store = Der Server konnte das nicht speichern; versuch es noch einmal.
refused-impossible = Das lässt sich nicht ausführen; es hat sich nichts geändert.
refused-failed = Auf dem Server ist etwas schiefgegangen; versuch es noch einmal.

## Mitteilungen

push-turn = Du bist am Zug. Mit am Tisch: { $names }.
push-sat = { $name } sitzt jetzt an deinem Tisch.
push-over = Das Spiel ist zu Ende. Mit am Tisch: { $names }.
hook = { $name }, du bist bei { $game } am Zug.
device = ein weiteres Gerät
notice-sat = { $name } hat Platz genommen.
notice-device = { $name } spielt jetzt auch von einem weiteren Gerät aus ({ $device }).
notice-freed = Der Platz von { $name } ist wieder frei: Es gibt eine neue Einladung.
notice-open = { $name } hat den Platz verloren; die anderen sind mit einer neuen Einladung einverstanden.
notice-kept = { $name } ist zurück; die neue Einladung wird nicht gebraucht.
notice-back = { $name } ist zurück und hat den Platz wie zuvor.
notice-anew = Jemand hat mit der neuen Einladung den Platz von { $name } eingenommen ({ $device }); die früheren Geräte sind abgemeldet.
notice-anew-secrets = Jemand hat mit der neuen Einladung den Platz von { $name } eingenommen ({ $device }) und sieht, was dort verborgen liegt; die früheren Geräte sind abgemeldet.
notice-rotated = Wer den Server betreibt, hat { $name } einen neuen Schlüssel zum Platz gegeben.
notice-late = { $name } hat nicht rechtzeitig geantwortet; die Anfrage ist damit abgelehnt.
notice-joined = { $name } hat Platz genommen; der Tisch stand allen offen.
notice-opened = Der Tisch ist jetzt offen: Alle auf diesem Server können einen freien Platz nehmen.
notice-shut = Der Tisch ist nicht mehr offen: Nur wer eingeladen ist, kann Platz nehmen.
notice-removed = Wer den Tisch eröffnet hat, hat { $name } entfernt. Der Platz ist frei.
notice-replaced = Wer den Tisch eröffnet hat, hat { $name } entfernt. Was dort verborgen liegt, ist bekannt geworden; deshalb spielt ein Bot weiter.
notice-hushed = Wer den Tisch eröffnet hat, hat { $name } stumm geschaltet.
notice-heard = { $name } ist nicht mehr stumm geschaltet.
notice-paused = Alle sind mit der Pause einverstanden, um die { $name } gebeten hat. Keine Uhr läuft.
notice-resumed = Die Pause ist vorbei; { $name } wollte weiterspielen.
notice-void = Eine Aktion ließ sich nicht ausführen. Sie zählt nicht; das Spiel geht weiter.

## Bots

bot-easy = Leicht
bot-easy-meaning = Spielt wie ein freundlicher Anfänger, mit Fehlern.
bot-medium = Mittel
bot-medium-meaning = Schaut ein wenig voraus.
bot-hard = Schwer
bot-hard-meaning = Schaut weiter voraus und rechnet auch mit dem, was er nicht sieht.
bot-expert = Meister
bot-expert-meaning = Denkt bis zu einer Sekunde über jeden Zug nach.
bot-search = Suche
bot-search-meaning = Spielt viele Partien im Kopf und nimmt, was am besten ging.
bot-random = Zufall
bot-random-meaning = Spielt irgendetwas Erlaubtes: um die Regeln kennenzulernen.
bot-greedy = Gierig
bot-greedy-meaning = Denkt den eigenen Zug zu Ende und nimmt, was jetzt am besten aussieht.

## Hints

hint = Tipp: { $sentence }. Erwartetes Ergebnis: { $result } von 100.

# Rätsel
puzzle-voyage = Denk an eine ganze Fahrt samt allem, was mitkommt: Es ist einer von { $count } ganzen Zügen.
puzzle-orders = Denk an alles, was in diesem Schritt bestellt wird: Es ist eine von { $count } Möglichkeiten.
puzzle-kind = Such unter „{ $kind }“: { $count ->
    [one] Davon gibt es nur eine Aktion.
   *[other] Es ist eine von { $count } solchen Aktionen.
}
puzzle-where = Es beginnt hier: { $place }.
puzzle-among = Es ist eine dieser Aktionen: { $moves }.
puzzle-solution = Die Lösung: { $move }. { $why }
puzzle-right = { $move }: Das ist es. { $why }
puzzle-wrong = { $move }: Das kostet etwa { $cost } % eines Sieges. Es geht besser.
puzzle-later = { $move }: Danach ist der beste Zug noch möglich. Welcher ist es?
puzzle-near = { $move }: Der Weg stimmt. In der Lösung kommt etwas anderes mit.
puzzle-unknown = { $move }: Das ist nicht die Lösung. Was es kostet, wurde nicht gemessen.
puzzle-second = Am zweitbesten wäre: { $move }.
puzzle-why-whole = Ohne ihn gehen mindestens { $cost } % eines Sieges verloren.
puzzle-why = Alles andere kostet mindestens { $cost } % eines Sieges.
puzzle-next = Danach vielleicht { $line }.
puzzle-turn = { $name } ({ $moves })
