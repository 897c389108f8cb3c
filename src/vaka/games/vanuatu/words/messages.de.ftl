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
part-neutral = „{ part-action }“{ $count ->
    [1] { "" }
   *[other] { " " }({ $count })
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
   *[other] ein Ozeanplättchen
}{ $kind ->
   *[island] { "" }
    [ocean] { " " }{ $fish ->
        [0] { $treasures ->
            [0] ohne Fische und Schätze
            [one] mit { $treasures } Schatz
           *[other] mit { $treasures } Schätzen
        }
        [one] mit { $fish } Fisch{ $treasures ->
            [0] { "" }
            [one] { " " }und { $treasures } Schatz
           *[other] { " " }und { $treasures } Schätzen
        }
       *[other] mit { $fish } Fischen{ $treasures ->
            [0] { "" }
            [one] { " " }und { $treasures } Schatz
           *[other] { " " }und { $treasures } Schätzen
        }
    }
}
part-cargo = { $kava ->
    [0] { $copra ->
        [0] { $beef ->
            [0] nichts
           *[other] { $beef } Rindfleisch
        }
       *[other] { $copra } Kopra{ $beef ->
            [0] { "" }
           *[other] { " " }und { $beef } Rindfleisch
        }
    }
   *[other] { $kava } Kava{ $copra ->
        [0] { $beef ->
            [0] { "" }
           *[other] { " " }und { $beef } Rindfleisch
        }
       *[other] { $beef ->
            [0] { " " }und { $copra } Kopra
           *[other] , { $copra } Kopra und { $beef } Rindfleisch
        }
    }
}
part-token = { $token ->
    [first] den Startmarker
    [both] 1 Vatu und 1 Punkt
    [point] 1 Punkt
   *[vatu] 1 Vatu
}
secret-token = { $token ->
    [first] Startmarker
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

kind-any = Aktionen

## Aktionen

action-place = { part-tile } auf Feld { $space } legen
action-take = Für diese Runde { part-whom } nehmen
action-plan = Einen Marker auf „{ part-action }“ legen
action-neutral = Einen neutralen Marker auf „{ part-action }“ legen
action-sail = { $vatus ->
    [0] Kostenlos
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
action-govern = Gouverneurin: deine Marker von „{ part-from }“ auf „{ part-to }“ versetzen
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

outcome-first = { $seat } bekommt den Startmarker
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

event-first = { $seat } bekommt den Startmarker und beginnt.
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
event-offers = Zur Wahl stehen: { $characters }.
event-character = { $seat } nimmt { part-whom }.
event-neutral = { $seat } legt einen neutralen Marker auf „{ part-action }“.
event-neutrals = { $seat } legt { $count ->
    [one] einen neutralen Marker
   *[other] { $count } neutrale Marker
} auf { $spaces }.
event-plan = { $seat } legt einen Marker auf „{ part-action }“.
event-sail = { $seat } segelt { $vatus ->
    [0] kostenlos
   *[other] für { part-vatus }
} zu Feld { $space }.
event-explore = { $seat } hebt einen Schatz im Wert von { $value }{ $vatus ->
    [0] .
   *[other] { " " }und erhält { part-vatus }.
}
event-sail-waived = { $seat } segelt für { part-vatus } zu Feld { $space }, ohne den Vorteil des Navigators.
event-explore-waived = { $seat } hebt einen Schatz im Wert von { $value } und verzichtet auf die Vatus des Tauchers.
event-build-waived = { $seat } baut für { part-vatus } eine Hütte auf { part-island }, ohne den Vorteil des Baumeisters.
event-fish-waived = { $seat } fängt Fisch im Wert von { $value } und verzichtet auf die Punkte des Fischers.
event-draw-waived = { $seat } zeichnet im Sand von { part-island } und bekommt { part-points }, ohne den Vorteil des Zeichners.
event-bring-waived = { $seat } bringt einen Touristen nach { part-island }{ $vatus ->
    [0] { "" }
   *[other] { " " }und erhält { part-vatus }
}, ohne den Vorteil der Fremdenführerin.
event-sell-waived = { $seat } verkauft { $count ->
    [one] { $count } Fischplättchen
   *[other] { $count } Fischplättchen
} ({ $tiles }) für { part-vatus }, ohne den Vorteil der Verkäuferin; Fisch bringt jetzt { $price }.
event-buy-waived = { $seat } kauft { part-good } auf { part-island } für { part-vatus } und verzichtet auf die zweite Ware des Einkäufers.
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
    [yes] { " " }Startmarker
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
event-govern = { $seat } versetzt als Gouverneurin alle Marker von „{ part-from }“ auf „{ part-to }“.
event-waive = { $seat } verzichtet diesmal auf den Vorteil des Charakters ({ part-character }).
event-exchange = { $seat } tauscht { $points ->
    [5] 10 Vatus
    [10] 20 Vatus
    [15] 30 Vatus
   *[other] Vatus
} gegen { part-points } und behält { $vatus ->
    [0] keinen
    [1] einen
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
event-final-first = { $seat } bekommt { part-points } für den Startmarker.
event-final = { $seat } bekommt { $vatus } für Vatus, { $treasures } für Schätze und { $tourists } für Hütten mit Touristen. Endstand: { $total }.
event-final-water = { $seat } bekommt { $vatus } für Vatus, { $treasures } für Schätze und { $tourists } für Hütten mit Touristen und verliert { $water } an das Wasser. Endstand: { $total }.
event-all-lost = Zu viele Inseln sind versunken: Alle haben verloren.
event-win = { $seat } gewinnt das Spiel.
event-draw-game = Den Sieg teilen sich { $count ->
    [2] { $one_seat } und { $two_seat }
    [3] { $one_seat }, { $two_seat } und { $three_seat }
    [4] { $one_seat }, { $two_seat }, { $three_seat } und { $four_seat }
   *[5] { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat } und { $five_seat }
}.

## Hindernisse

obstacle-two-have-characters = zu zweit wird immer mit Charakteren gespielt
obstacle-no-governor = ohne Charaktere gibt es keine Gouverneurin: lass governor_repeats, wie es ist
obstacle-not-now = { $phase ->
    [placing] Plättchen werden zu Beginn der Runde gelegt
    [characters] Charaktere werden zu Beginn der Runde genommen
    [neutral] Neutrale Marker werden gelegt, bevor jemand einen Charakter nimmt
    [planning] Aktionen werden geplant, bevor sie ausgeführt werden
    [dike] Verzichten kannst du, wenn du nach einem Deich oder nach dem Betteln gefragt wirst
    [begging] Verzichten kannst du, wenn du nach einem Deich oder nach dem Betteln gefragt wirst
    [token] Ein Ruheplättchen nimmst du, wenn du dich ausruhst
   *[performing] Aktionen werden erst nach dem Planen ausgeführt
}; { $stage ->
    [placing] jetzt ist ein Plättchen zu legen.
    [characters] jetzt werden die Charaktere gewählt.
    [neutral] jetzt werden neutrale Marker gelegt.
    [planning] jetzt wird geplant.
    [performing] jetzt werden Aktionen ausgeführt.
    [dike] jetzt geht es um einen Deich.
    [token] jetzt ist ein Ruheplättchen zu nehmen.
   *[begging] jetzt geht es um das Betteln.
}
obstacle-no-tile-there = Dieses Plättchen liegt nicht auf dem Vulkan.
obstacle-space-taken = Auf Feld { $space } liegt schon ein Plättchen.
obstacle-touches-too-few = Ein Plättchen muss zwei berühren, die schon liegen; auf Feld { $space } wäre das nicht der Fall.
obstacle-touches-island = Eine Insel darf keine andere Insel berühren; auf Feld { $space } wäre das der Fall.
obstacle-touches-no-island = Ein Ozean muss eine Insel berühren; auf Feld { $space } wäre das nicht der Fall.
obstacle-other-tile-first = Dieses Plättchen passt noch nirgends hin, also auch nicht auf Feld { $space }: Leg zuerst das andere.
obstacle-character-taken = Jemand anders hat schon { part-whom }.
obstacle-character-kept = In der letzten Runde hattest du { part-whom }: Nimm einen anderen Charakter, erst danach geht dieser zurück.
obstacle-not-offered = In dieser Runde steht nicht zur Wahl: { part-character }.
obstacle-impossible-plan = Mit dem, was du hast und schon geplant hast, könntest du diese Aktion nicht ausführen.{ $why ->
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
obstacle-same-space = Deine Marker liegen schon auf diesem Feld.
obstacle-performed = „{ part-to }“ hast du in dieser Runde schon ausgeführt, und in diesem Spiel tut auch die Gouverneurin nichts zweimal.
obstacle-bonus-waived = Du hast auf den Vorteil deines Charakters verzichtet und führst jetzt dessen Aktion aus.
obstacle-nothing-to-waive = Es gibt jetzt keinen Vorteil, auf den du verzichten könntest.
obstacle-not-beggar = Nur der Bettler bettelt, und nur einmal in der Runde.
obstacle-too-poor-to-beg = Du hast { $count ->
    [one] keinen Punkt
   *[other] keine { $count } Punkte
} abzugeben.
obstacle-no-such-treasure = Du hast keinen Schatz im Wert von { $value }.
obstacle-token-gone = Dieses Ruheplättchen ist nicht mehr da.

## Optionen

preset-basic = Grundspiel
preset-basic-meaning = Alles aus der Schachtel, wie es in der Regel steht.
preset-waters = Steigendes Wasser
preset-waters-meaning = Die Erweiterung: Fluten, Deiche und Inseln, die versinken können.
option-characters = Charaktere
option-characters-meaning = Nehmen in jeder Runde alle einen Charakter mit einem Vorteil?
option-characters-yes = Mit Charakteren
option-characters-yes-meaning = Elf Charaktere; alle nehmen in jeder Runde einen neuen.
option-characters-no = Ohne Charaktere
option-characters-no-meaning = Ein schwereres Spiel ohne Vorteile.
option-waters = Steigendes Wasser
option-waters-meaning = Die Erweiterung: Fluten, Deiche und Inseln, die versinken können – und dann können alle verlieren.
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

text-round = Runde { $round } von { $rounds }, { part-phase }; Startmarker: { $seat }; Fischpreis { $price }; { $office ->
    [0] keine Touristen warten
    [one] { $office } Tourist wartet
   *[other] { $office } Touristen warten
}
text-die = Noch { $die ->
    [one] { $die } Aktion
   *[other] { $die } Aktionen
}, dann steigt das Wasser
letter-fish = f
letter-treasure = s
text-legend = ~ Ozean ({ letter-fish } Fisch, { letter-treasure } Schatz), . noch nichts, @ Boote mit dem ersten Buchstaben ihrer Farbe, * hat die Mehrheit
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
text-volcano = Vulkan: { part-tile }{ $kind ->
   *[island] , mit Platz für { $hut_sites } Hütten, { $drawing_sites ->
        [one] { $drawing_sites } Zeichnung
       *[other] { $drawing_sites } Zeichnungen
    } und { $tourist_limit } Touristen; Waren: { part-cargo }
    [ocean] { "" }
}
text-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { part-vatus }, Boot auf Feld { $space }, Hütten: { $huts }, Fisch: { $fish }, Schätze: { $treasures }
text-character = { $seat } hat { part-whom }{ $used ->
    [yes] , Vorteil verbraucht
   *[no] { ": " }{ place-character-effect }
}
text-rested = { $seat } hat sich ausgeruht und das Ruheplättchen für { part-token } genommen
text-rested-hidden = { $seat } hat sich ausgeruht und hat ein verdecktes Ruheplättchen
text-stack = { part-action }: { $stacks }
text-offer = Zur Wahl stehen: { $characters }
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
points-first = Startmarker
points-vatus = Vatus am Ende
points-treasures = Schätze
points-huts = Hütten und ihre Touristen
points-water = Wasser
points-earlier = Zuvor

## Orte: was man über den Plan fragen kann

score-name = Wohlstandspunkte

place-space = { part-action }
place-space-effect = { $action ->
    [sail] Zieh dein Boot 1 bis 3 Ozeanplättchen weit.
    [build] Bau eine deiner Hütten auf eine Insel neben deinem Boot{ $waters ->
        [yes] , oder einen Deich, oder beides auf derselben Insel
       *[no] { "" }
    }.
    [explore] Nimm ein Schatzplättchen, das so viel wert ist, wie Schatzmarker bei deinem Boot liegen; dann wird ein Marker entfernt.
    [fish] Nimm ein Fischplättchen, das so viel wert ist, wie Fischmarker bei deinem Boot liegen; dann wird ein Marker entfernt.
    [sell] Verkaufe neben einer Insel mit einer Hütte von dir Fischplättchen, jedes für seinen Wert mal { $price }. Danach fällt der Preis.
    [buy] Kaufe eine Ware auf einer Insel neben deinem Boot. Sie kommt auf das oberste Schiff, das sie braucht.
    [draw] Zeichne im Sand einer Insel neben deinem Boot.
    [tourists] Bring einen wartenden Touristen auf eine Insel neben deinem Boot; du bekommst 1 Vatu für jede Hütte dort.
   *[rest] Sieh dir die Ruheplättchen an und nimm eines. Es wirkt am Ende der Runde.
}
place-space-price = { $action ->
    [sail] 1 Vatu je Plättchen
    [build] { part-vatus } für eine Hütte{ $waters ->
        [yes] , 1 Vatu für einen Deich
       *[no] { "" }
    }
    [buy] 1 Vatu für Kava, 2 für Kopra, 3 für Rindfleisch
   *[other] { "" }
}
place-space-points = { $action ->
    [explore] das Doppelte des Wertes, wenn du das Plättchen bis zum Ende behältst
    [buy] 1 für Kava, 3 für Kopra, 5 für Rindfleisch; 2 mehr für die letzte Ware eines Schiffes
    [draw] { part-points }
    [build] am Ende 2 für jeden Touristen auf der Insel
    [tourists] am Ende 2 für jede deiner Hütten auf der Insel
   *[other] { "" }
}
place-bonus = Dein Charakter: { $character ->
    [artist] 5 Punkte für die Zeichnung.
    [builder] Die Hütte kostet 1 Vatu.
    [buyer] ein zweiter Würfel der gleichen Art aus dem Vorrat, kostenlos.
    [diver] dazu der Wert des Schatzes in Vatus.
    [fisherman] dazu der Wert des Fisches in Punkten.
    [guide] 2 Punkte für jede Zeichnung auf der Insel.
    [navigator] kostenlos.
   *[vendor] überall.
}
place-stacks = Marker: { $stacks } (* hat die Mehrheit).
place-markers = Marker: { $stacks }.
place-island = { part-island }, Feld { $space }
place-island-effect = Hütten { $huts }/{ $hut_sites }{ $owners ->
    [none] { "" }
   *[other] { " " }({ $owners })
}, Zeichnungen { $drawings }/{ $drawing_sites }, Touristen { $tourists }/{ $tourist_limit }, Waren: { part-cargo }.
place-island-points = { part-points } für jede Hütte, wenn das Spiel jetzt zu Ende wäre
place-island-huts = Bauplätze auf { part-island }
place-island-huts-effect = { $huts } von { $hut_sites } vergeben{ $owners ->
    [none] .
   *[other] { " " }({ $owners }).
} Mit einer Hütte hier kannst du hier Fisch verkaufen.
place-island-huts-price = { part-vatus }
place-island-huts-points = am Ende 2 für jeden Touristen hier; beim jetzigen Stand { part-points }
place-island-drawings = Zeichenstellen auf { part-island }
place-island-drawings-effect = { $drawings } von { $drawing_sites } vergeben.
place-island-drawings-points = { part-points }
place-island-tourists = Touristen auf { part-island }
place-island-tourists-effect = { $room ->
    [0] { $tourists } von höchstens { $tourist_limit }: Die Insel ist voll.
   *[other] { $tourists } von höchstens { $tourist_limit }. Bringst du noch einen, so bekommst du { part-fare }
}
part-fare = { $huts ->
    [0] nichts, weil hier keine Hütte steht.
    [one] { $huts } Vatu, weil hier { $huts } Hütte steht.
   *[other] { $huts } Vatus, weil hier { $huts } Hütten stehen.
}
place-island-tourists-points = am Ende bringt jeder Tourist 2 für jede Hütte hier
place-island-goods = Waren auf { part-island }
place-island-goods-effect = Jetzt: { part-cargo }. Die Insel wird erst wieder aufgefüllt, wenn hier kein Würfel mehr liegt.
place-island-goods-price = 1 Vatu für Kava, 2 für Kopra, 3 für Rindfleisch
place-island-goods-points = 1 für Kava, 3 für Kopra, 5 für Rindfleisch, wenn ein Schiff die Ware braucht
place-island-dikes = Ufer von { part-island }
place-island-dikes-effect = { $dikes ->
    [0] Kein Deich.
    [one] { $dikes } Deich zu Feld { $facing }.
   *[other] { $dikes } Deiche zu den Feldern { $facing }.
} { $open ->
    [0] Keine Seite ist offen.
    [one] Die Seite zu Feld { $shores } ist offen: Eine Flut bringt 1 Marker.
   *[other] Die Seiten zu den Feldern { $shores } sind offen: Eine Flut bringt { $open } Marker.
} Jetzt { $water ->
    [0] ist noch kein Wasser da
    [one] liegt { $water } Marker da
   *[other] liegen { $water } Marker da
}; mit dem fünften Marker versinkt die Insel.
place-island-dikes-price = { part-vatus } für einen Deich
place-submerged = { part-island }, Feld { $space }
place-submerged-effect = Versunken: Hier ist keine Aktion mehr möglich. Beim Legen von Plättchen gilt sie weiter als Insel.
place-ocean = Ozean, Feld { $space }
place-ocean-effect = { $fish ->
    [0] { $treasures ->
        [0] Nichts zu fischen und nichts zu erforschen.
       *[other] Kein Fisch. Der nächste Schatz ist { $treasures } wert.
    }
   *[other] Der nächste Fisch ist { $fish } wert. { $treasures ->
        [0] Kein Schatz.
       *[other] Der nächste Schatz ist { $treasures } wert.
    }
}{ $boats ->
    [none] { "" }
   *[other] { " " }Boote: { $boats }.
}
place-ocean-price = { $vatus ->
    [none] { "" }
    [0] kostenlos
    [one] { $vatus } Vatu für die Fahrt hierher
   *[other] { $vatus } Vatus für die Fahrt hierher
}
place-ocean-points = { $points ->
    [0] { "" }
   *[other] { $points } am Ende für den nächsten Schatz
}
place-cell = Feld { $space }
place-cell-effect = Leer: Boote fahren hier nicht. Ein Plättchen darf hier liegen, wenn es zwei andere berührt.
place-waiting = { $tile ->
    [santo] Santo, noch nicht gelegt
    [malekula] Malekula, noch nicht gelegt
    [tanna] Tanna, noch nicht gelegt
    [ambrym] Ambrym, noch nicht gelegt
   *[other] Ein Ozean, noch nicht gelegt
}
place-waiting-effect = { $kind ->
    [ocean] { $fish ->
        [0] { $treasures ->
            [0] Ein leerer Ozean.
            [one] Ein Ozean mit { $treasures } Schatz.
           *[other] Ein Ozean mit { $treasures } Schätzen.
        }
        [one] Ein Ozean mit { $fish } Fisch{ $treasures ->
            [0] .
            [one] { " " }und { $treasures } Schatz.
           *[other] { " " }und { $treasures } Schätzen.
        }
       *[other] Ein Ozean mit { $fish } Fischen{ $treasures ->
            [0] .
            [one] { " " }und { $treasures } Schatz.
           *[other] { " " }und { $treasures } Schätzen.
        }
    }
   *[island] Eine Insel für { $huts } Hütten, { $drawings ->
        [one] { $drawings } Zeichnung
       *[other] { $drawings } Zeichnungen
    } und { $tourists } Touristen. Waren: { part-cargo }.
} Wer den Startmarker hat, legt das Plättchen zu Beginn einer Runde.
place-ship = Schiff { $slot }
place-ship-effect = { $kava ->
    [0] { $copra ->
        [0] { $beef ->
            [0] Voll: Es läuft zu Beginn der nächsten Runde aus.
           *[other] Will noch { part-cargo }.
        }
       *[other] Will noch { part-cargo }.
    }
   *[other] Will noch { part-cargo }.
} Eine Ware kommt auf das oberste Schiff, das sie braucht.
place-ship-points = 1 für Kava, 3 für Kopra, 5 für Rindfleisch; { $bonus } mehr für die letzte Ware
place-market = Fischmarkt
place-market-effect = Ein Fischplättchen bringt seinen Wert mal { $price } in Vatus. Jeder Verkauf senkt den Preis um 1, aber nie unter 1; jede Runde beginnt bei 3.
place-berth = Liegeplatz { $slot }
place-berth-effect = Hier liegt kein Schiff. Zu Beginn einer Runde kommen neue Schiffe, wenn Platz ist.
place-office = Touristen
place-office-effect = { $count ->
    [0] In dieser Runde wartet niemand.
    [one] { $count } wartet. Touristen, die niemand abholt, reisen am Ende der Runde ab.
   *[other] { $count } warten. Touristen, die niemand abholt, reisen am Ende der Runde ab.
}
place-office-points = am Ende bringt jede Hütte 2 für jeden Touristen auf ihrer Insel
place-rest = Ruheplättchen
place-rest-effect = { $count ->
    [0] Es ist keines mehr da.
    [one] { $count } von 4 ist noch da.
   *[other] { $count } von 4 sind noch da.
} Sie bringen den Startmarker, 1 Vatu und 1 Punkt, 1 Punkt oder 1 Vatu und bleiben bis zum Ende der Runde verdeckt.
place-round = Runde { $round } von { $rounds }
place-round-effect = Jetzt: { part-phase }.
place-first = Startmarker
place-first-effect = { $seat } ist in jeder Phase zuerst an der Reihe. Bei Gleichstand auf einem Aktionsfeld geht vor, wer früher an der Reihe ist.
place-first-points = { $points } am Ende
place-waters = Steigendes Wasser
place-waters-effect = { $die ->
    [0] Das Wasser steigt in den Runden { $rounds }, nach so vielen Aktionen, wie der Würfel zeigt.
    [one] Noch { $die } Aktion, dann steigt das Wasser.
   *[other] Noch { $die } Aktionen, dann steigt das Wasser.
} { $dikes ->
    [0] Es sind keine Deiche mehr da.
    [one] { $dikes } Deich ist noch da.
   *[other] { $dikes } Deiche sind noch da.
}
place-waters-price = { part-vatus } für einen Deich
place-character = { $character ->
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
place-character-effect = { $character ->
    [artist] Eine Zeichnung bringt 5 Punkte statt 3.
    [beggar] Einmal, zu jeder Zeit in der Runde, lassen sich bis zu 3 Punkte gegen ebenso viele Vatus tauschen.
    [builder] Eine Hütte kostet 1 Vatu statt 3.
    [buyer] Zu einem gekauften Würfel darf kostenlos ein zweiter der gleichen Art aus dem Vorrat verschifft werden.
    [diver] Ein gehobener Schatz bringt auch seinen Wert in Vatus.
    [fisherman] Gefangener Fisch bringt auch seinen Wert in Punkten.
    [governor] Statt einer Aktion dürfen alle eigenen Marker eines Aktionsfelds auf ein beliebiges anderes versetzt werden.
    [guide] Wer einen Touristen bringt, bekommt 2 Punkte für jede Zeichnung auf der Insel.
    [navigator] Segeln kostet nichts.
    [preacher] Auch ganz ohne Mehrheit darf eine der geplanten Aktionen ausgeführt werden.
   *[vendor] Fisch darf überall verkauft werden.
}
place-holder = { $seat } hat diesen Charakter{ $used ->
    [yes] { " " }und hat ihn schon verbraucht.
   *[no] .
}
place-boat = Boot von { $seat }
place-boat-effect = Auf Feld { $space }, { $islands ->
    [none] neben keiner Insel.
   *[other] neben { $islands }.
}
place-boat-price = { $free ->
    [yes] in dieser Runde kostenlos
   *[no] 1 Vatu je Plättchen
}
place-seat = { $seat }
place-seat-effect = { $panel }
place-seat-points = { part-points }
place-seat-vatus = Vatus von { $seat }
place-seat-vatus-effect = { part-vatus }. Sobald es { $ten } sind, werden daraus { $five } Punkte.
place-seat-vatus-points = am Ende 1 für je { $every } Vatus; beim jetzigen Stand { $points }
place-seat-huts = Hütten von { $seat }
place-seat-huts-effect = { $supply } noch nicht gebaut; auf den Inseln: { $huts ->
    [none] keine.
   *[other] { $huts }.
}
place-seat-huts-price = je { part-vatus }
place-seat-huts-points = { $points ->
    [0] { "" }
   *[other] beim jetzigen Stand { $points }
}
place-seat-fish = Fisch von { $seat }
place-seat-fish-effect = { $tiles ->
    [none] Keine Fischplättchen.
   *[other] Plättchen: { $tiles }. Jetzt alle zusammen verkauft, brächten sie { part-vatus }.
}
place-seat-treasures = Schätze von { $seat }
place-seat-treasures-effect = { $tiles ->
    [none] Keine Schätze.
   *[other] Plättchen: { $tiles }. Sie lassen sich jederzeit verkaufen, zusammen für { part-vatus }.
}
place-seat-treasures-points = { $points ->
    [0] { "" }
   *[other] { $points } am Ende
}
place-seat-markers = Aktionsmarker von { $seat }
place-seat-markers-effect = { $hand } im Vorrat; auf dem Spielplan: { $stacks ->
    [none] keine.
   *[other] { $stacks }.
}
place-seat-token = Ruheplättchen von { $seat }
place-seat-token-effect = { $tokens ->
    [none] Verdeckt bis zum Ende der Runde.
   *[other] Es bringt am Ende der Runde { $tokens }.
}

## Was jetzt zu tun ist

prompt-placing = Leg { $count ->
    [one] das letzte Plättchen des Vulkans
   *[other] eines der { $count } Plättchen des Vulkans
}: Wähle es aus und dann sein Feld.
prompt-characters = Nimm einen Charakter für diese Runde.
prompt-neutral = Leg einen neutralen Marker auf ein beliebiges Aktionsfeld: noch { $left }.
prompt-planning = Leg einen Aktionsmarker: noch { $left } in diesem Durchgang, { $hand } im Vorrat.
prompt-performing = { $acts ->
    [none] Du hast keine Mehrheit: Nimm deine Marker von einem Feld zurück ({ $backs }).
   *[other] Wähle eine Aktion: { $acts }{ $backs ->
        [none] .
       *[other] ; oder nimm Marker ungenutzt zurück: { $backs }.
    }
}{ $governs ->
    [yes] { " " }Oder versetze als Gouverneurin einen Stapel.
   *[no] { "" }
} { $count ->
    [one] Das sind deine letzten Marker.
   *[other] Du hast { $count } Stapel auf dem Spielplan.
}
prompt-dike = Du darfst auf { part-island } noch einen Deich bauen: Wähle eine Seite oder keine.
prompt-token = Nimm eines der Ruheplättchen.
prompt-begging = Letzte Gelegenheit zum Betteln in dieser Runde: Wähle, um wie viele Punkte, oder um keine.
prompt-waiting = { $stage ->
    [placing] { $seat } legt Plättchen.
    [characters] { $seat } wählt einen Charakter.
    [neutral] { $seat } legt neutrale Marker.
    [planning] { $seat } plant.
    [dike] { $seat } darf einen Deich bauen.
    [token] { $seat } nimmt ein Ruheplättchen.
    [begging] { $seat } darf ein letztes Mal betteln.
   *[performing] { $seat } handelt.
}

## Lektionen

lesson-characters = Willkommen in Vanuatu! Du spielst Lila und beginnst. Dein Boot liegt auf Feld 7, neben der Insel Efate, und auf Feld 3 schwimmen 2 Fische. In jeder Runde nimmst du einen Charakter, der dir einmal hilft. Nimm den Fischer: Der Fisch bringt dir dann nicht nur ein Plättchen zum Verkaufen, sondern sofort auch 2 Punkte.
lesson-planning = Jetzt wird geplant. Du hast fünf Marker und legst erst zwei, dann noch zwei, dann einen. Du willst fischen, aber bei deinem Boot gibt es keinen Fisch; darum kannst du Fischen noch nicht planen, und das Feld ist blass. Leg einen Marker auf Segeln. Sobald du Feld 3 erreichen kannst, steht dir auch Fischen offen.
lesson-majority = Alle haben geplant, und nun werden die Aktionen ausgeführt, eine nach der anderen. Du darfst ein Aktionsfeld wählen, auf dem niemand mehr Marker hat als du; bei Gleichstand geht vor, wer früher an der Reihe ist. Auf Segeln liegt Gelb vorn, da musst du warten. Fischen gehört dir, aber du bist noch nicht bei den Fischen, und deine Marker kämen ungenutzt zurück. Auch Zeichnen gehört dir: Zeichne auf Efate und hol dir 3 Punkte.
lesson-placing = Die zweite Runde beginnt, und weil du den Startmarker hast, legst du die beiden Plättchen des Vulkans. Jedes muss zwei berühren, die schon liegen, Inseln halten Abstand voneinander, und jeder Ozean berührt eine Insel. Für Santo gibt es zwei Felder, 8 und 12. Wähle eines davon.
lesson-selling = Du hast drei Fische und 4 Vatus, eine Hütte auf Efate, und dein Boot liegt daneben: Du kannst verkaufen. Der Markt zahlt 3 für jeden. Gelb will auch gleich verkaufen, und jeder Verkauf drückt den Preis; verkaufe also jetzt alle drei. 13 Vatus sind zu viel für deinen Beutel: Aus 10 davon werden sofort 5 Punkte, und 3 bleiben dir.
lesson-exporting = Dem ersten Schiff im Hafen fehlt nur noch Rindfleisch. Rindfleisch kostet 3 Vatus und bringt 5 Punkte; weil es die letzte Ware ist, die dem Schiff fehlt, bekommst du 2 dazu. Rindfleisch gibt es auf Efate und auf Santo, und dein Boot liegt neben beiden Inseln. Kaufe es.
lesson-tourists = Die letzte Runde. Du hast zwei Hütten auf Efate, und zwei Touristen sind dort. Am Ende bringt jede Hütte 2 Punkte für jeden Touristen auf ihrer Insel. Auch Gelb will den letzten Touristen, aber du hast mehr Marker. Bring den Touristen nach Efate: Du bekommst 1 Vatu für jede der drei Hütten dort, und deine beiden Hütten bringen zusammen 12 Punkte.
lesson-waters = Für später, wenn du das Spiel kennst: das steigende Wasser. Der Würfel steht auf 1, also steigt das Wasser nach deiner Aktion. Efate hat 3 Wassermarker, und an zwei Seiten, zu den Ozeanen 1 und 7 hin, steht kein Deich. Mit fünf Markern wäre die Insel versunken und deine Hütte mit ihr. Bau an einer der beiden Seiten einen Deich; er kostet 1 Vatu.

# Was getippt wird, Wort für Wort.
typed-place = legen
typed-take = nehmen
typed-plan = planen
typed-neutral = neutraler
typed-sail = segeln
typed-build = bauen
typed-dike = deich
typed-explore = erforschen
typed-fish = fischen
typed-sell = verkaufen
typed-buy = kaufen
typed-draw = zeichnen
typed-tourists = touristen
typed-rest = ausruhen
typed-retrieve = zurücknehmen
typed-govern = versetzen
typed-waive = verzichten
typed-token = plättchen
typed-beg = betteln
typed-begging = betteln
typed-treasure = schatz
typed-no = ohne
typed-artist = zeichner
typed-beggar = bettler
typed-builder = baumeister
typed-buyer = einkäufer
typed-diver = taucher
typed-fisherman = fischer
typed-governor = gouverneurin
typed-guide = fremdenführerin
typed-navigator = navigator
typed-preacher = prediger
typed-vendor = verkäuferin
typed-copra = kopra
typed-beef = rindfleisch
typed-first = startmarker
typed-both = beides
typed-point = punkt
