# Vanuatu auf Deutsch. Die Wörter der Plätze sind purple, yellow, teal, orange, blue; $action, $from und $to sind Aktionsfelder.

tagline = Plane deine Aktionen und behalte die der anderen im Auge: Fische, Waren, Hütten und Zeichnungen bekommt zuerst, wer sie am meisten will, ehe die Inseln erschöpft sind.

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
part-whom = { $character ->
    [artist] den Zeichner
    [beggar] den Bettler
    [builder] den Baumeister
    [buyer] den Einkäufer
    [diver] den Taucher
    [fisherman] den Fischer
    [governor] die Gouverneurin
    [guide] die Fremdenführerin
    [navigator] den Navigator
    [preacher] den Prediger
   *[vendor] die Verkäuferin
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
    [efate] die Insel Efate
    [santo] die Insel Santo
    [malekula] die Insel Malekula
    [tanna] die Insel Tanna
    [ambrym] die Insel Ambrym
   *[other] das Ozeanplättchen { $tile }
}{ $kind ->
   *[island] { "" }
    [ocean] { " " }({ $fish ->
        [0] { $treasures ->
            [0] leer
            [one] { $treasures } Schatz
           *[other] { $treasures } Schätze
        }
        [one] { $fish } Fisch{ $treasures ->
            [0] { "" }
            [one] , { $treasures } Schatz
           *[other] , { $treasures } Schätze
        }
       *[other] { $fish } Fische{ $treasures ->
            [0] { "" }
            [one] , { $treasures } Schatz
           *[other] , { $treasures } Schätze
        }
    })
}
part-cargo = { $kava ->
    [0] { $copra ->
        [0] { $beef ->
            [0] nichts
           *[other] { $beef } Rindfleisch
        }
       *[other] { $copra } Kopra{ $beef ->
            [0] { "" }
           *[other] , { $beef } Rindfleisch
        }
    }
   *[other] { $kava } Kava{ $copra ->
        [0] { "" }
       *[other] , { $copra } Kopra
    }{ $beef ->
        [0] { "" }
       *[other] , { $beef } Rindfleisch
    }
}
part-token = { $token ->
    [first] den Startspielermarker
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
kind-govern = Gouverneurin: einen Stapel Marker versetzen
kind-token = Ein Ruheplättchen nehmen
kind-beg = Betteln
kind-sell-treasure = Einen Schatz verkaufen
kind-any = Aktionen

## Aktionen

action-place = Auf Feld { $space } { part-tile } legen
action-take = Für diese Runde { part-whom } nehmen
action-plan = Einen Marker auf „{ part-action }“ legen
action-neutral = Einen neutralen Marker auf „{ part-action }“ legen
action-sail = { $vatus ->
    [0] Umsonst
   *[other] Für { part-vatus }
} { $detour ->
    [0] { "" }
   *[other] auf einem Umweg{ " " }
}zu Feld { $space } segeln
action-build = Eine Hütte auf { part-island } bauen
action-dike = Einen Deich auf { part-island } bauen, an der Seite zu Feld { $space }
action-explore = Das Wrack erforschen
action-fish = Fischen
action-sell = { $count ->
    [one] { $count } Fischplättchen
   *[other] { $count } Fischplättchen
} ({ $tiles }) für { part-vatus } verkaufen
action-buy = { part-good } auf { part-island } für { part-vatus } kaufen und verschiffen
action-draw = Im Sand von { part-island } zeichnen
action-tourists = Einen Touristen nach { part-island } bringen
action-rest = Ausruhen und die Ruheplättchen ansehen
action-retrieve = Deine Marker von „{ part-action }“ zurücknehmen, ohne zu handeln
action-govern = Gouverneurin: deine Marker von „{ part-from }“ nach „{ part-to }“ versetzen
action-waive = Diesmal ohne den Vorteil deines Charakters handeln ({ part-character })
action-token = Das Ruheplättchen für { part-token } nehmen
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
outcome-tile = Als Nächstes kommt { part-tile }
outcome-ship = Ein Schiff kommt und will { part-cargo }
outcome-tourists = { $count ->
    [0] Keine Touristen
    [one] { $count } Tourist
   *[other] { $count } Touristen
}
outcome-die = Der Würfel zeigt { $pips }
outcome-offer = Zur Wahl steht: { part-character }

## Ereignisse

event-first = { $seat } ist Startspieler.
event-round = Runde { $round } beginnt.
event-start-tile = Auf Feld { $space } liegt { part-tile }.
event-volcano = Auf dem Vulkan erscheint { part-tile }.
event-tourist-tile = { $count ->
    [0] In dieser Runde kommen keine Touristen.
    [one] In dieser Runde kommt { $count } Tourist.
   *[other] In dieser Runde kommen { $count } Touristen.
}
event-ship = Ein Schiff läuft ein und will { part-cargo }.
event-die = Der Würfel zeigt { $pips }: Das Wasser steigt nach { $pips ->
    [one] { $pips } Aktion
   *[other] { $pips } Aktionen
}.
event-place = { $seat } legt { part-tile } auf Feld { $space }.
event-place-anyhow = { $seat } legt { part-tile } auf Feld { $space }, weil kein Feld den Regeln entspricht.
event-offer = Zur Wahl steht: { part-character }.
event-character = { $seat } nimmt { part-whom }.
event-neutral = { $seat } legt einen neutralen Marker auf „{ part-action }“.
event-plan = { $seat } legt einen Marker auf „{ part-action }“.
event-sail = { $seat } segelt { $vatus ->
    [0] umsonst
   *[other] für { part-vatus }
} zu Feld { $space }.
event-explore = { $seat } hebt einen Schatz im Wert von { $value }{ $vatus ->
    [0] .
   *[other] { " " }und erhält { part-vatus }.
}
event-fish = { $seat } fängt Fisch im Wert von { $value }{ $points ->
    [0] .
   *[other] { " " }und bekommt { part-points }.
}
event-build = { $seat } baut für { part-vatus } eine Hütte auf { part-island }.
event-dike = { $seat } baut einen Deich auf { part-island }, an der Seite zu Feld { $space }.
event-no-dike = { $seat } baut keinen Deich auf { part-island }.
event-draw = { $seat } zeichnet im Sand von { part-island } und bekommt { part-points }.
event-bring = { $seat } bringt einen Touristen nach { part-island }{ $vatus ->
    [0] { $points ->
        [0] { "" }
       *[other] { " " }und bekommt { part-points }
    }
   *[other] { " " }und erhält { part-vatus }{ $points ->
        [0] { "" }
       *[other] { " " }und { part-points }
    }
}.
event-sell = { $seat } verkauft { $count ->
    [one] { $count } Fischplättchen
   *[other] { $count } Fischplättchen
} ({ $tiles }) für { part-vatus }; Fisch bringt jetzt { $price }.
event-buy = { $seat } kauft { part-good } auf { part-island } für { part-vatus }.
event-export = { $seat } lädt { part-good } auf Schiff { $slot } und bekommt { part-points }.
event-lost-good = Kein Schiff will { part-good }: Für { $seat } ist die Ware verloren.
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
event-take = { $seat } nimmt das Ruheplättchen für { part-token }.
event-take-hidden = { $seat } nimmt ein Ruheplättchen.
event-bonus = { $seat } hat sich ausgeruht und erhält { part-token }.
event-retrieve = { $seat } nimmt die Marker von „{ part-action }“ zurück, ohne zu handeln.
event-govern = { $seat } versetzt als Gouverneurin alle Marker von „{ part-from }“ nach „{ part-to }“.
event-waive = { $seat } verzichtet diesmal auf den Vorteil des Charakters ({ part-character }).
event-exchange = { $seat } wandelt Vatus in { part-points } um und behält { $vatus ->
    [0] keinen
   *[other] { $vatus }
}.
event-beg = { $seat } bettelt: { $points ->
    [one] { $points } Punkt gegen { $points } Vatu
   *[other] { $points } Punkte gegen { $points } Vatus
}.
event-no-begging = { $seat } bettelt nicht.
event-sell-treasure = { $seat } verkauft einen Schatz für { $value ->
    [one] { $value } Vatu
   *[other] { $value } Vatus
}.
event-flood = Das Wasser steigt.
event-water = { part-island } bekommt { $count ->
    [one] { $count } Wassermarker
   *[other] { $count } Wassermarker
} und hat jetzt { $level }.
event-submerged = { part-island } versinkt mit allem, was darauf stand.
event-final-fish = { $seat } erhält { part-vatus } für den restlichen Fisch.
event-final-first = { $seat } bekommt { part-points } für den Startspielermarker.
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
obstacle-not-now = Dafür ist jetzt nicht der Zeitpunkt.
obstacle-no-tile-there = Dieses Plättchen liegt nicht auf dem Vulkan.
obstacle-space-taken = Auf Feld { $space } liegt schon ein Plättchen.
obstacle-touches-too-few = Ein Plättchen muss zwei berühren, die schon liegen; auf Feld { $space } täte es das nicht.
obstacle-touches-island = Eine Insel darf keine andere Insel berühren; auf Feld { $space } täte sie es.
obstacle-touches-no-island = Ein Ozean muss eine Insel berühren; auf Feld { $space } täte er es nicht.
obstacle-other-tile-first = Dieses Plättchen passt noch nirgends hin, also auch nicht auf Feld { $space }: Leg zuerst das andere.
obstacle-character-taken = Jemand anders hat schon { part-whom }.
obstacle-character-kept = In der letzten Runde hattest du { part-whom }: Nimm einen anderen Charakter, erst danach geht dieser zurück.
obstacle-not-offered = In dieser Runde steht nicht zur Wahl: { part-character }.
obstacle-impossible-plan = „{ part-action }“ ist mit dem, was du hast und schon geplant hast, nicht möglich.{ $why ->
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
obstacle-neutral-majority = Auf „{ part-action }“ hat jetzt niemand die Mehrheit: Dort liegen ebenso viele neutrale Marker oder mehr.
obstacle-must-perform = Du kannst „{ part-action }“ ausführen, also musst du es auch.
obstacle-has-majority = Du hast anderswo eine Mehrheit, darum müssen deine Marker auf „{ part-action }“ warten.
obstacle-not-ocean = Ein Boot segelt nur über Ozeanplättchen.
obstacle-too-far = Ein Boot segelt höchstens drei Ozeanplättchen weit.
obstacle-no-vatus-to-sail = Segeln kostet 1 Vatu je Plättchen, und du hast zu wenige.
obstacle-no-detour = Kein Umweg dieser Länge führt zu Feld { $space }, oder er würde nicht mehr kosten.
obstacle-boat-there = Zu zweit darf ein Boot nicht dort anhalten, wo das andere ist.
obstacle-no-fish = Auf dem Plättchen deines Bootes gibt es keinen Fisch.
obstacle-no-treasure = Auf dem Plättchen deines Bootes gibt es keinen Schatz.
obstacle-not-placed = Diese Insel gehört noch nicht zum Archipel.
obstacle-submerged = Diese Insel ist versunken.
obstacle-not-adjacent = Dein Boot liegt nicht neben der Insel.
obstacle-no-waters = Deiche gibt es nur, wenn mit dem steigenden Wasser gespielt wird.
obstacle-other-island = Der Deich gehört auf die Insel der neuen Hütte.
obstacle-not-a-shore = Ein Deich steht an einer Seite, die an ein Ozeanplättchen grenzt.
obstacle-dike-there = An dieser Seite steht schon ein Deich.
obstacle-no-dikes-left = Es sind keine Deiche mehr da.
obstacle-no-vatus-for-dike = Ein Deich kostet 1 Vatu, und du hast keinen.
obstacle-no-hut-site = Die Insel hat keinen freien Bauplatz für eine Hütte.
obstacle-no-huts-left = Du hast keine Hütten mehr.
obstacle-no-vatus-for-hut = Du hast zu wenige Vatus für eine Hütte.
obstacle-no-such-sale = Diese Fischplättchen hast du nicht.
obstacle-no-fish-tiles = Du hast keine Fischplättchen zu verkaufen.
obstacle-no-hut-here = Dein Boot liegt nicht neben einer Insel, auf der du eine Hütte hast.
obstacle-no-good = Die Insel hat diese Ware jetzt nicht.
obstacle-no-vatus-for-good = Du hast zu wenige Vatus für diese Ware.
obstacle-no-drawing-site = Alle Zeichenstellen der Insel sind vergeben.
obstacle-no-tourists = Es warten keine Touristen.
obstacle-no-room = Auf der Insel ist kein Platz für einen weiteren Touristen.
obstacle-no-tokens = Es ist kein Ruheplättchen mehr da.
obstacle-not-governor = Nur die Gouverneurin versetzt Marker, und nur einmal in der Runde.
obstacle-same-space = Dort liegen die Marker schon.
obstacle-performed = „{ part-to }“ hast du in dieser Runde schon ausgeführt, und in diesem Spiel tut auch die Gouverneurin nichts zweimal.
obstacle-nothing-to-waive = Es gibt jetzt keinen Vorteil, auf den du verzichten könntest.
obstacle-not-beggar = Nur der Bettler bettelt, und nur einmal in der Runde.
obstacle-too-poor-to-beg = Du hast { $count ->
    [one] keinen Punkt
   *[other] keine { $count } Punkte
} abzugeben.
obstacle-no-such-treasure = Du hast keinen Schatz im Wert von { $count }.
obstacle-token-gone = Dieses Ruheplättchen ist nicht mehr da.

## Optionen

option-characters = Charaktere
option-characters-meaning = Nimmt in jeder Runde jeder einen Charakter mit einem Vorteil?
option-characters-yes = Mit Charakteren
option-characters-yes-meaning = Elf Charaktere; jeder nimmt in jeder Runde einen neuen.
option-characters-no = Ohne Charaktere
option-characters-no-meaning = Ein schwereres Spiel ohne Vorteile.
option-waters = Steigendes Wasser
option-waters-meaning = Die Erweiterung: Fluten, Deiche und Inseln, die für alle versinken können.
option-waters-no = Ruhige See
option-waters-no-meaning = Das Grundspiel.
option-waters-yes = Steigendes Wasser
option-waters-yes-meaning = In den Runden 2, 4, 6 und 8 steigt das Wasser; sind drei Inseln versunken, haben alle verloren.
option-governor_repeats = Gouverneurin wiederholt
option-governor_repeats-meaning = Darf die Gouverneurin ihre Marker zu einer Aktion versetzen, die sie in der Runde schon ausgeführt hat?
option-governor_repeats-yes = Erlaubt
option-governor_repeats-yes-meaning = Sie darf eine Aktion ein zweites Mal ausführen.
option-governor_repeats-no = Nicht erlaubt
option-governor_repeats-no-meaning = Niemand führt eine Aktion in einer Runde zweimal aus.

## Die Stellung als Text

text-round = Runde { $round } von { $rounds }, { part-phase }; Startspieler: { $seat }; Fischpreis { $price }; { $office ->
    [0] keine Touristen warten
    [one] { $office } Tourist wartet
   *[other] { $office } Touristen warten
}
text-die = Das Wasser steigt in { $die ->
    [one] { $die } Aktion
   *[other] { $die } Aktionen
}
text-legend = f Fisch, t Schatz, @ Boote, mit dem ersten Buchstaben ihrer Farbe auf Englisch (p, y, t, o, b), * hat die Mehrheit
text-island = { part-island } (Feld { $space }): Hütten { $huts }/{ $hut_sites }, Zeichnungen { $drawings }/{ $drawing_sites }, Touristen { $tourists }/{ $tourist_limit }, Waren: { part-cargo }
text-water = { part-island }: { $count ->
    [0] kein Wasser
    [one] { $count } Wassermarker
   *[other] { $count } Wassermarker
} und { $dikes ->
    [0] kein Deich
    [one] { $dikes } Deich zu Feld { $facing }
   *[other] { $dikes } Deiche zu den Feldern { $facing }
}
text-under = { part-island } ist versunken
text-ship = Schiff { $slot } { $kava ->
    [0] { $copra ->
        [0] { $beef ->
            [0] ist voll
           *[other] will noch { part-cargo }
        }
       *[other] will noch { part-cargo }
    }
   *[other] will noch { part-cargo }
}
text-volcano = Vulkan: { part-tile }
text-seat = { $seat } ({ $seat_word }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { part-vatus }, Boot auf Feld { $space }, Hütten: { $huts }, Fisch: { $fish }, Schätze: { $treasures }
text-character = { $seat } hat { part-whom }{ $used ->
    [yes] , Vorteil verbraucht
   *[no] { "" }
}
text-rested = { $seat } hat sich ausgeruht und das Ruheplättchen für { part-token } genommen
text-rested-hidden = { $seat } hat sich ausgeruht und hat ein verdecktes Ruheplättchen
text-stack = { part-action }: { $stacks }
text-neutral = neutral
text-nothing = –

## Anzeigen und Punkte

panel = { part-vatus }{ $character ->
    [none] { "" }
   *[other] ; { part-character }
}{ $used ->
    [yes] { " " }(verbraucht)
   *[no] { "" }
}; Hütten im Vorrat { $supply }{ $fish ->
    [none] { "" }
   *[other] ; Fisch { $fish }
}{ $treasures ->
    [none] { "" }
   *[other] ; Schätze { $treasures }
}
points-exports = Verschiffte Waren
points-drawings = Zeichnungen
points-characters = Fischer und Fremdenführerin
points-exchange = Getauschte Vatus
points-resting = Ruheplättchen
points-begging = Abgegeben als Bettler
points-first = Startspieler
points-vatus = Vatus am Ende
points-treasures = Schätze
points-huts = Hütten und ihre Touristen
points-water = Wasser
points-earlier = Zuvor
