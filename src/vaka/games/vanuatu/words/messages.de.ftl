# Vanuatu auf Deutsch. Die Wörter der Plätze sind purple, yellow, teal, orange, blue; $action, $from und $to sind Aktionsfelder.

tagline = Plane deine Aktionen gegen die aller anderen: Nur wer etwas am meisten will, fischt, handelt, baut und zeichnet, bevor die Inseln erschöpft sind.

## Plätze

seat-purple = Lila
seat-yellow = Gelb
seat-teal = Türkis
seat-orange = Orange
seat-blue = Blau

## Satzteile

part-action = { $action ->
    [sail] Segeln
    [build] Bauen
    [explore] Erforschen
    [fish] Fischen
    [sell] Fisch verkaufen
    [buy] Waren kaufen
    [draw] Zeichnen
    [tourists] Touristen befördern
   *[rest] Ausruhen
}
part-from = { $from ->
    [sail] Segeln
    [build] Bauen
    [explore] Erforschen
    [fish] Fischen
    [sell] Fisch verkaufen
    [buy] Waren kaufen
    [draw] Zeichnen
    [tourists] Touristen befördern
   *[rest] Ausruhen
}
part-to = { $to ->
    [sail] Segeln
    [build] Bauen
    [explore] Erforschen
    [fish] Fischen
    [sell] Fisch verkaufen
    [buy] Waren kaufen
    [draw] Zeichnen
    [tourists] Touristen befördern
   *[rest] Ausruhen
}
part-character = { $character ->
    [artist] Zeichner
    [beggar] Bettler
    [builder] Baumeister
    [buyer] Einkäufer
    [diver] Taucher
    [fisherman] Fischer
    [governor] Gouverneurin
    [guide] Fremdenführerin
    [navigator] Navigator
    [preacher] Prediger
   *[vendor] Verkäuferin
}
part-island = { $island ->
    [santo] Santo
    [malekula] Malekula
    [tanna] Tanna
    [ambrym] Ambrym
   *[efate] Efate
}
part-good = { $good ->
    [copra] Kopra
    [beef] Rindfleisch
   *[kava] Kava
}
part-tile = { $tile ->
    [efate] Insel Efate
    [santo] Insel Santo
    [malekula] Insel Malekula
    [tanna] Insel Tanna
    [ambrym] Insel Ambrym
   *[other] Ozean { $tile }
}{ $kind ->
   *[island] { "" }
    [ocean] { " " }({ $fish ->
        [one] { $fish } Fisch
       *[other] { $fish } Fische
    }, { $treasures ->
        [one] { $treasures } Schatz
       *[other] { $treasures } Schätze
    })
}
part-cargo = { $kava } Kava, { $copra } Kopra, { $beef } Rindfleisch
part-token = { $token ->
    [first] Startspielermarker
    [both] 1 Vatu und 1 Punkt
    [point] 1 Punkt
   *[vatu] 1 Vatu
}
part-phase = { $phase ->
    [set-up] Vorbereitung
    [characters] Charaktere
    [planning] Planen, Durchgang { $pass } von 3
    [neutral] neutrale Marker
    [performing] Ausführen
   *[resting] Ruheplättchen
}
part-vatus = { $vatus ->
    [one] { $vatus } Vatu
   *[other] { $vatus } Vatus
}
part-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Arten von Aktionen

kind-sail = Segeln
kind-build = Bauen
kind-explore = Erforschen
kind-fish = Fischen
kind-sell = Fisch verkaufen
kind-buy = Waren kaufen
kind-draw = Zeichnen
kind-tourists = Touristen befördern
kind-rest = Ausruhen
kind-place = Ein Plättchen legen
kind-take = Einen Charakter nehmen
kind-plan = Eine Aktion planen
kind-neutral = Einen neutralen Marker legen
kind-dike = Einen Deich bauen
kind-retrieve = Marker zurücknehmen
kind-govern = Gouverneurin: Marker versetzen
kind-token = Ein Ruheplättchen nehmen
kind-beg = Betteln
kind-sell-treasure = Einen Schatz verkaufen
kind-any = Aktionen

## Aktionen

action-place = { part-tile } auf Feld { $space } legen
action-take = { part-character } nehmen
action-plan = Einen Marker auf „{ part-action }“ legen
action-neutral = Einen neutralen Marker auf „{ part-action }“ legen
action-sail = Für { part-vatus } { $detour ->
    [0] { "" }
   *[other] auf einem Umweg{ " " }
}zu Feld { $space } segeln
action-build = Eine Hütte auf { part-island } bauen
action-dike = Einen Deich auf { part-island } bauen, zu Feld { $space } hin
action-explore = Das Wrack erforschen
action-fish = Fischen
action-sell = Fisch ({ $tiles }) für { part-vatus } verkaufen: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
action-buy = { part-good } auf { part-island } für { part-vatus } kaufen und ausführen
action-draw = Im Sand von { part-island } zeichnen
action-tourists = Einen Touristen nach { part-island } bringen
action-rest = Ausruhen und die Ruheplättchen ansehen
action-retrieve = Die Marker von „{ part-action }“ zurücknehmen, ohne die Aktion auszuführen
action-govern = Gouverneurin: die Marker von „{ part-from }“ nach „{ part-to }“ versetzen
action-waive = In diesem Zug auf den Vorteil verzichten: { part-character }
action-token = Das Ruheplättchen nehmen: { part-token }
action-token-hidden = Ein Ruheplättchen nehmen
action-no-dike = Keinen Deich bauen
action-no-begging = Nicht betteln
action-beg = Bettler: { $count ->
    [one] { $count } Punkt gegen { $count } Vatu tauschen
   *[other] { $count } Punkte gegen { $count } Vatus tauschen
}
action-sell-treasure = Einen Schatz für { $value ->
    [one] { $value } Vatu
   *[other] { $value } Vatus
} verkaufen

## Zufall

outcome-first = { $seat } wird Startspieler
outcome-tile = Das nächste Plättchen: { part-tile }
outcome-ship = Ein Schiff für { part-cargo }
outcome-tourists = { $count ->
    [0] Keine Touristen
    [one] { $count } Tourist
   *[other] { $count } Touristen
}
outcome-die = Der Würfel zeigt { $pips }
outcome-offer = Angeboten: { part-character }

## Ereignisse

event-first = { $seat } ist Startspieler.
event-round = Runde { $round } beginnt.
event-start-tile = Auf Feld { $space } liegt: { part-tile }.
event-volcano = Auf dem Vulkan erscheint: { part-tile }.
event-tourist-tile = { $count ->
    [0] In dieser Runde kommen keine Touristen.
    [one] In dieser Runde kommt { $count } Tourist.
   *[other] In dieser Runde kommen { $count } Touristen.
}
event-ship = Ein Schiff läuft ein für { part-cargo }.
event-die = Der Würfel zeigt { $pips }: Nach so vielen Aktionen steigt das Wasser.
event-place = { $seat } legt auf Feld { $space }: { part-tile }.
event-place-anyhow = { $seat } legt auf Feld { $space }, weil kein Feld den Regeln entspricht: { part-tile }.
event-offer = Angeboten: { part-character }.
event-character = { $seat } nimmt: { part-character }.
event-neutral = { $seat } legt einen neutralen Marker auf „{ part-action }“.
event-plan = { $seat } legt einen Marker auf „{ part-action }“.
event-sail = { $seat } segelt für { part-vatus } zu Feld { $space }.
event-explore = { $seat } findet einen Schatz im Wert von { $value }{ $vatus ->
    [0] .
   *[other] { " " }und erhält { part-vatus }.
}
event-fish = { $seat } fängt Fisch im Wert von { $value }{ $points ->
    [0] .
   *[other] { " " }und bekommt { part-points }.
}
event-build = { $seat } baut für { part-vatus } eine Hütte auf { part-island }.
event-dike = { $seat } baut einen Deich auf { part-island }, zu Feld { $space } hin.
event-no-dike = { $seat } baut keinen Deich auf { part-island }.
event-draw = { $seat } zeichnet im Sand von { part-island } und bekommt { part-points }.
event-bring = { $seat } bringt einen Touristen nach { part-island } und erhält { part-vatus }{ $points ->
    [0] .
   *[other] { " " }und { part-points }.
}
event-sell = { $seat } verkauft Fisch ({ $tiles }; { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}) für { part-vatus }; der Preis ist jetzt { $price }.
event-buy = { $seat } kauft { part-good } auf { part-island } für { part-vatus }.
event-export = { $seat } lädt { part-good } auf Schiff { $slot } und bekommt { part-points }.
event-lost-good = { $seat } verliert { part-good }: Kein Schiff will es.
event-rest = { $seat } ruht sich aus.
event-look = { $seat } sieht die Ruheplättchen:{ $first ->
    [yes] { " " }Startspieler
   *[no] { "" }
}{ $both ->
    [yes] { " " }1 Vatu und 1 Punkt
    [also] , 1 Vatu und 1 Punkt
   *[no] { "" }
}{ $point ->
    [yes] { " " }1 Punkt
    [also] , 1 Punkt
   *[no] { "" }
}{ $vatu ->
    [yes] { " " }1 Vatu
    [also] , 1 Vatu
   *[no] { "" }
}.
event-take = { $seat } nimmt das Ruheplättchen: { part-token }.
event-take-hidden = { $seat } nimmt ein Ruheplättchen.
event-bonus = { $seat } hat sich ausgeruht und erhält: { part-token }.
event-retrieve = { $seat } nimmt die Marker von „{ part-action }“ zurück, ohne die Aktion auszuführen.
event-govern = { $seat }, die Gouverneurin, versetzt alle Marker von „{ part-from }“ nach „{ part-to }“.
event-waive = { $seat } verzichtet in diesem Zug auf den Vorteil: { part-character }.
event-exchange = { $seat } tauscht Vatus gegen { part-points } und behält { part-vatus }.
event-beg = { $seat } bettelt: { part-points } gegen Vatus.
event-no-begging = { $seat } bettelt nicht.
event-sell-treasure = { $seat } verkauft einen Schatz für { $value ->
    [one] { $value } Vatu
   *[other] { $value } Vatus
}.
event-flood = Das Wasser steigt.
event-water = { part-island }: { $count ->
    [one] { $count } Wassermarker
   *[other] { $count } Wassermarker
}, jetzt { $level }.
event-submerged = { part-island } versinkt mit allem, was darauf ist.
event-final-fish = { $seat } erhält { part-vatus } für übrigen Fisch.
event-final-first = { $seat } bekommt als Startspieler { part-points }.
event-final = { $seat } bekommt { $vatus } für Vatus, { $treasures } für Schätze und { $tourists } für Hütten mit Touristen: { $total } insgesamt.
event-final-water = { $seat } bekommt { $vatus } für Vatus, { $treasures } für Schätze und { $tourists } für Hütten mit Touristen und verliert { $water } an das Wasser: { $total } insgesamt.
event-all-lost = Zu viele Inseln sind versunken: Alle haben verloren.
event-win = { $seat } gewinnt das Spiel.
event-draw-game = Den Sieg teilen sich { $count ->
    [2] { $one_seat } und { $two_seat }
    [3] { $one_seat }, { $two_seat } und { $three_seat }
    [4] { $one_seat }, { $two_seat }, { $three_seat } und { $four_seat }
   *[5] { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat } und { $five_seat }
}.

## Hindernisse

obstacle-no-governor = ohne Charaktere gibt es keine Gouverneurin: lass governor_repeats, wie es ist
obstacle-not-now = Das ist jetzt nicht gefragt.
obstacle-no-tile-there = Ein solches Plättchen liegt nicht auf dem Vulkan.
obstacle-space-taken = Auf Feld { $space } liegt schon ein Plättchen.
obstacle-touches-too-few = Ein Plättchen muss zwei gelegte Plättchen berühren; Feld { $space } tut das nicht.
obstacle-touches-island = Eine Insel darf keine andere Insel berühren; auf Feld { $space } täte sie es.
obstacle-touches-no-island = Ein Ozean muss eine Insel berühren; Feld { $space } tut das nicht.
obstacle-other-tile-first = Dieses Plättchen passt noch nirgends hin, auch nicht auf Feld { $space }: Leg zuerst das andere.
obstacle-character-taken = Jemand anders hat diesen Charakter: { part-character }.
obstacle-character-kept = Diesen Charakter hast du noch aus der letzten Runde; du nimmst einen neuen, bevor er zurückgeht: { part-character }.
obstacle-not-offered = In dieser Runde nicht im Angebot: { part-character }.
obstacle-impossible-plan = „{ part-action }“ ist mit dem, was du hast und bisher geplant hast, nicht möglich.{ $why ->
    [not-ocean] { " " }{ obstacle-not-ocean }
    [too-far] { " " }{ obstacle-too-far }
    [no-vatus-to-sail] { " " }{ obstacle-no-vatus-to-sail }
    [boat-there] { " " }{ obstacle-boat-there }
    [no-fish] { " " }{ obstacle-no-fish }
    [no-treasure] { " " }{ obstacle-no-treasure }
    [not-placed] { " " }{ obstacle-not-placed }
    [submerged] { " " }{ obstacle-submerged }
    [not-adjacent] { " " }{ obstacle-not-adjacent }
    [no-hut-site] { " " }{ obstacle-no-hut-site }
    [no-huts-left] { " " }{ obstacle-no-huts-left }
    [no-vatus-for-hut] { " " }{ obstacle-no-vatus-for-hut }
    [not-a-shore] { " " }{ obstacle-not-a-shore }
    [dike-there] { " " }{ obstacle-dike-there }
    [no-dikes-left] { " " }{ obstacle-no-dikes-left }
    [no-vatus-for-dike] { " " }{ obstacle-no-vatus-for-dike }
    [no-such-sale] { " " }{ obstacle-no-such-sale }
    [no-fish-tiles] { " " }{ obstacle-no-fish-tiles }
    [no-hut-here] { " " }{ obstacle-no-hut-here }
    [no-good] { " " }{ obstacle-no-good }
    [no-vatus-for-good] { " " }{ obstacle-no-vatus-for-good }
    [no-drawing-site] { " " }{ obstacle-no-drawing-site }
    [no-tourists] { " " }{ obstacle-no-tourists }
    [no-room] { " " }{ obstacle-no-room }
   *[other] { "" }
}
obstacle-not-planned = Du hast keinen Marker auf „{ part-action }“.
obstacle-no-majority = Die Mehrheit auf „{ part-action }“ hat jetzt jemand anders.
obstacle-neutral-majority = Niemand hat jetzt die Mehrheit auf „{ part-action }“: Es sind ebenso viele neutrale Marker oder mehr.
obstacle-must-perform = Du kannst „{ part-action }“ ausführen, also musst du es.
obstacle-has-majority = Du hast anderswo eine Mehrheit, darum bleiben deine Marker auf „{ part-action }“.
obstacle-not-ocean = Ein Boot segelt nur über Ozeanplättchen.
obstacle-too-far = Ein Boot segelt höchstens drei Ozeanplättchen weit.
obstacle-no-vatus-to-sail = Segeln kostet 1 Vatu je Plättchen, und du hast zu wenige.
obstacle-no-detour = Einen solchen Umweg zu Feld { $space } gibt es nicht, oder er würde nicht mehr kosten.
obstacle-boat-there = Zu zweit darf ein Boot nicht dort anhalten, wo das andere ist.
obstacle-no-fish = Wo dein Boot ist, gibt es keinen Fisch.
obstacle-no-treasure = Wo dein Boot ist, gibt es keinen Schatz.
obstacle-not-placed = Diese Insel gehört noch nicht zum Archipel.
obstacle-submerged = Diese Insel ist versunken.
obstacle-not-adjacent = Dein Boot ist nicht neben der Insel.
obstacle-no-waters = Deiche gibt es nur im Spiel mit dem steigenden Wasser.
obstacle-other-island = Der Deich gehört auf die Insel der neuen Hütte.
obstacle-not-a-shore = Ein Deich steht an einer Seite, die an ein Ozeanplättchen grenzt.
obstacle-dike-there = An dieser Seite steht schon ein Deich.
obstacle-no-dikes-left = Es sind keine Deiche mehr da.
obstacle-no-vatus-for-dike = Ein Deich kostet 1 Vatu, und du hast keinen.
obstacle-no-hut-site = Es gibt keinen freien Bauplatz für eine Hütte.
obstacle-no-huts-left = Du hast keine Hütten mehr.
obstacle-no-vatus-for-hut = Du hast zu wenige Vatus für eine Hütte.
obstacle-no-such-sale = Diese Fischplättchen hast du nicht.
obstacle-no-fish-tiles = Du hast keine Fischplättchen zu verkaufen.
obstacle-no-hut-here = Dein Boot ist nicht neben einer Insel mit einer Hütte von dir.
obstacle-no-good = Die Insel hat diese Ware jetzt nicht.
obstacle-no-vatus-for-good = Du hast zu wenige Vatus für diese Ware.
obstacle-no-drawing-site = Alle Zeichnungen der Insel sind fertig.
obstacle-no-tourists = Es warten keine Touristen.
obstacle-no-room = Die Insel ist voller Touristen.
obstacle-no-tokens = Es ist kein Ruheplättchen mehr da.
obstacle-not-governor = Nur die Gouverneurin versetzt Marker, und nur einmal.
obstacle-same-space = Dort liegen die Marker schon.
obstacle-performed = „{ part-to }“ hast du in dieser Runde schon ausgeführt, und in diesem Spiel wiederholt das auch die Gouverneurin nicht.
obstacle-nothing-to-waive = Es gibt jetzt keinen Vorteil, auf den du verzichten könntest.
obstacle-not-beggar = Nur der Bettler bettelt, und nur einmal in der Runde.
obstacle-too-poor-to-beg = Du hast nicht { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} zu vergeben.
obstacle-no-such-treasure = Du hast keinen Schatz im Wert von { $count }.
obstacle-token-gone = Dieses Ruheplättchen ist nicht mehr da.

## Optionen

option-characters = Charaktere
option-characters-meaning = Ob jeder in jeder Runde einen Charakter mit einem Vorteil nimmt.
option-characters-yes = Mit Charakteren
option-characters-yes-meaning = Elf Charaktere; jeder nimmt in jeder Runde einen neuen.
option-characters-no = Ohne Charaktere
option-characters-no-meaning = Ein schwereres Spiel ohne Vorteile.
option-waters = Steigendes Wasser
option-waters-meaning = Die Erweiterung: Fluten, Deiche und Inseln, die alle verlieren können.
option-waters-no = Ruhige See
option-waters-no-meaning = Das Grundspiel.
option-waters-yes = Steigendes Wasser
option-waters-yes-meaning = In den Runden 2, 4, 6 und 8 steigt das Wasser; sind drei Inseln versunken, haben alle verloren.
option-governor_repeats = Gouverneurin wiederholt
option-governor_repeats-meaning = Ob die Gouverneurin ihre Marker zu einer Aktion bringen darf, die sie in dieser Runde schon ausgeführt hat.
option-governor_repeats-yes = Erlaubt
option-governor_repeats-yes-meaning = Sie darf eine Aktion ein zweites Mal ausführen.
option-governor_repeats-no = Nicht erlaubt
option-governor_repeats-no-meaning = Niemand führt eine Aktion in einer Runde zweimal aus.

## Die Stellung als Text

text-round = Runde { $round } von { $rounds }, { part-phase }; Startspieler { $seat }; Fisch zu { $price }; { $office ->
    [one] { $office } Tourist wartet
   *[other] { $office } Touristen warten
}
text-die = Das Wasser steigt nach { $die ->
    [one] noch { $die } Aktion
   *[other] noch { $die } Aktionen
}
text-legend = f Fisch, t Schatz, @ Boote mit dem ersten Buchstaben ihrer Farbe (p, y, t, o, b)
text-island = { part-island } (Feld { $space }): Hütten { $huts }/{ $hut_sites }, Zeichnungen { $drawings }/{ $drawing_sites }, Touristen { $tourists }/{ $tourist_limit }, Waren: { part-cargo }
text-water = { part-island }: { $count ->
    [one] { $count } Wassermarker
   *[other] { $count } Wassermarker
} und { $dikes ->
    [0] kein Deich
    [one] { $dikes } Deich zu Feld { $facing }
   *[other] { $dikes } Deiche zu den Feldern { $facing }
}
text-under = { part-island } ist versunken
text-ship = Schiff { $slot } will noch { part-cargo }
text-volcano = Vulkan: { part-tile }
text-seat = { $seat } ({ $seat_word }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { part-vatus }, Boot auf Feld { $space }, Hütten: { $huts }, Fisch: { $fish }, Schätze: { $treasures }
text-character = { $seat } hat: { part-character }{ $used ->
    [yes] , benutzt
   *[no] { "" }
}
text-rested = { $seat } hat geruht und hat das Ruheplättchen: { part-token }
text-rested-hidden = { $seat } hat geruht und hat ein verdecktes Ruheplättchen
text-stack = { part-action }: { $stacks }
text-neutral = neutral
text-nothing = –

## Anzeigen und Punkte

panel = { part-vatus }{ $character ->
    [none] { "" }
   *[other] ; { part-character }
}{ $used ->
    [yes] { " " }(benutzt)
   *[no] { "" }
}; Hütten in der Hand { $supply }{ $fish ->
    [none] { "" }
   *[other] ; Fisch { $fish }
}{ $treasures ->
    [none] { "" }
   *[other] ; Schätze { $treasures }
}
points-exports = Ausfuhr
points-drawings = Zeichnungen
points-characters = Fischer und Fremdenführerin
points-exchange = Getauschte Vatus
points-resting = Ruheplättchen
points-begging = Verbettelt
points-first = Startspieler
points-vatus = Vatus am Ende
points-treasures = Schätze
points-huts = Hütten mit Touristen
points-water = Wasser
points-earlier = Zuvor
