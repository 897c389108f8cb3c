# Conquest of Paradise in German.

tagline = Schicke deinen Entdecker in den unbekannten Pazifik, besiedle, was er findet, verbinde es durch Kanus, und kämpfe, wenn es sein muss.

## Seats

seat-yellow = Gelb
seat-red = Rot
seat-green = Grün
seat-black = Schwarz

## Things

piece-transport = Transportkanu
piece-war = Kriegskanu
piece-warrior = Kriegerschar
piece-colony = Kolonie
piece-rumour = Gerücht
piece-local = Einheimischer Krieger
item-village = Dorf
item-agriculture = Verbesserter Ackerbau
item-transport = Transportkanu, verdeckt
item-chain = Transportkanu, offen
item-warrior = Kriegerschar
item-war = Kriegskanu
item-colony = Kolonie
item-rumour = Gerücht
marker-island1 = Inselgruppe, 1 Knoten
marker-island2 = Inselgruppe, 2 Knoten
marker-island3 = Inselgruppe, 3 Knoten
marker-ocean1 = Offener Ozean, 1 Knoten
marker-ocean2 = Offener Ozean, 2 Knoten
marker-ocean3 = Offener Ozean, 3 Knoten
marker-off = Vom Kurs
hex-named = { $name } ({ $number })

## Actions

action-home = { $nation } spielen.
action-order = { $seat } beginnt{ $direction ->
    [clockwise] , im Uhrzeigersinn.
    [counter] , gegen den Uhrzeigersinn.
   *[alone] .
}
action-rest = Keinen Entdecker aussenden.
action-return = Mit dem Entdecker heimkehren.
action-keep = Das Plättchen geheim halten.
action-reveal = Das Plättchen aufdecken.
action-no-card = Keine Karte nutzen.
action-land = Die Flotte hier absetzen.
action-done = Fertig.
action-face-up = Ein Transportkanu offen hinlegen.
action-face-down = Alle Stücke verdeckt lassen.
action-focus = Nach innen wenden: ein Baupunkt mehr, nächste Runde keine Erkundung.
action-declare = Den Sieg erklären.
action-pass = Nichts erklären.
action-load = An Bord nehmen: { $piece }.
action-drop = Absetzen: { $piece }.
action-lose = Verlieren: { $piece }.
action-leave = Zurücklassen: { $piece }.
action-save = Hergeben, um ein Dorf zu retten: { $piece }.
action-use = { $card } nutzen.
action-show = { $card } zeigen, ohne sie zu nutzen.
action-kava-seat = KAVA CEREMONY: die Karten von { $seat } ansehen.
action-explore = { $hex } erkunden.
action-drift = Den Entdecker nach { $hex } treiben.
action-turn = Das Plättchen in { $hex } aufdecken.
action-kava-hex = KAVA CEREMONY: die Stücke in { $hex } ansehen.
action-deforest = DEFORESTATION: ein Dorf in { $hex } entfernen.
action-disc = { $hex } zur neuen Heimat machen.
action-sail = Nach { $hex } segeln.
action-dismiss = Ein Gerücht aus { $hex } zurücknehmen.
action-up = Ein Transportkanu in { $hex } aufdecken.
action-down = Das Transportkanu in { $hex } verdecken.
action-attack = Als Nächstes die Schlacht in { $hex } schlagen.
action-retreat = Sich nach { $hex } zurückziehen.
action-settle = Die Kolonie in { $hex } zum Dorf machen.
action-buy = Eine Karte Kunst & Kultur mit den Punkten von { $hex } kaufen.
action-lift = Eine Flotte in { $hex } bilden mit: { $piece }.
action-swap = Ein anderes nehmen, das in dieser Runde weiter gekommen ist: { $piece }.
action-load-behind = Eine Kriegerschar an Bord eines Transportkanus nehmen.
action-build = In { $hex } bauen: { $item }.

## Outcomes

outcome-aid = Die Spielhilfe von { $nation }.
outcome-marker = Gezogen: { $marker }.
outcome-tile = Das Plättchen { $tile }.
outcome-tile-hidden = Ein Plättchen.
outcome-card = Die Karte { $card }.
outcome-card-hidden = Eine Karte.
outcome-die = Der Würfel zeigt { $pips }.

## Events

event-nation = { $seat } spielt { $nation }.
event-setup-island = Aus dem Spiel: { $marker }.
event-setup-ocean = { $hex }: { $marker }.
event-turn-begins = Runde { $turn }: { $seat } nimmt den Reihenfolge-Marker.
event-order = { $seat } bestimmt: { $first_seat } beginnt{ $direction ->
    [clockwise] , im Uhrzeigersinn.
    [counter] , gegen den Uhrzeigersinn.
   *[alone] .
}
event-fetch = { $seat } holt den Entdecker aus dem Feld Verschollen.
event-rest = { $seat } sendet keinen Entdecker aus.
event-explore = { $seat } erkundet { $hex }.
event-find-ocean = { $seat } findet in { $hex } offenen Ozean ({ $knots } Knoten).
event-find-island = { $seat } findet in { $hex } eine Inselgruppe ({ $knots } Knoten).
event-off-course = { $seat } kommt in { $hex } vom Kurs ab.
event-knots = Knoten: +{ $knots }, zusammen { $total }.
event-draw-tile = { $seat } zieht { $tile } für { $hex }.
event-draw-tile-hidden = { $seat } zieht ein Plättchen für { $hex }.
event-look-tile = { $seat } sieht das Plättchen in { $hex } an: { $tile }.
event-look-tile-hidden = { $seat } sieht das Plättchen in { $hex } an.
event-keep = { $seat } hält das Plättchen in { $hex } geheim.
event-turn = { $seat } deckt { $tile } in { $hex } auf.
event-all-found = Alle haben { $tile } in { $hex } entdeckt, { $seat } als Letzter.
event-drift = { $seat } treibt den Entdecker nach { $hex }.
event-return = Der Entdecker von { $seat } kehrt aus { $hex } heim.
event-lost = Der Entdecker von { $seat } ist bei { $hex } verschollen.
event-lift = { $seat } bildet in { $hex } eine Flotte: { $piece }.
event-load = { $seat } nimmt in { $hex } an Bord: { $piece }.
event-drop = { $seat } setzt in { $hex } ab: { $piece }.
event-swap = { $seat } nimmt in { $hex } ein anderes, das weiter gekommen ist: { $piece }.
event-load-behind = { $seat } nimmt in { $hex } an Bord eines Transportkanus: { $piece }.
event-sail = { $seat } segelt mit { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücken
} von { $from } nach { $hex }{ $dropped ->
    [0] { "" }
   *[other] , { $dropped } abgesetzt
}{ $loaded ->
    [0] { "" }
   *[other] , { $loaded } an Bord genommen
}.
event-chain-gone = In { $hex } liegt kein Transportkanu von { $seat } mehr offen.
event-must-stop = { $seat } trifft in { $hex } auf ein Kriegskanu und muss anhalten.
event-may-pass = { $seat } trifft in { $hex } auf kein Kriegskanu.
event-land = { $seat } legt in { $hex } mit { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücken
} an.
event-stay = { $seat } lässt { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücke
} in { $hex }.
event-dismiss = Es war nur ein Gerücht: { $seat } nimmt eins aus { $hex } zurück.
event-up = { $seat } hat in { $hex } ein Transportkanu offen liegen.
event-lies-up = Das Transportkanu von { $seat }, das nach { $hex } kam, liegt offen.
event-down = { $seat } verdeckt das Transportkanu in { $hex }.
event-face-down = { $seat } lässt in { $hex } alle Stücke verdeckt.
event-end-transit = { $seat } beendet den Transit.
event-end-moving = { $seat } beendet die Bewegung.
event-end-turning = { $seat } hat die Kanus gedreht.
event-battle = Schlacht in { $hex }: { $seat } greift { $other_seat } an. Transportkanus, Kriegskanus, Krieger, Kolonien: { $attack_transport }, { $attack_war }, { $attack_warrior }, { $attack_colony } gegen { $defence_transport }, { $defence_war }, { $defence_warrior }, { $defence_colony } und { $local } Einheimische.
event-battle-independent = Schlacht in { $hex }: { $seat } greift { $local } Einheimische mit { $attack_war } Kriegskanus und { $attack_warrior } Kriegerscharen an.
event-roll = { $seat } würfelt { $pips }.
event-panic = { $seat } gerät in Panik: { $piece }.
event-panic-independent = Die Inselbewohner geraten in Panik: { $piece }.
event-fall = { $seat } verliert: { $piece }.
event-fall-independent = Die Inselbewohner verlieren: { $piece }.
event-leave = { $seat } hat kein Kanu für: { $piece }.
event-no-refuge = { $seat } kann sich nirgends zurückziehen.
event-retreat = { $seat } zieht sich mit { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücken
} nach { $hex } zurück.
event-save = { $seat } rettet ein Dorf in { $hex } und gibt her: { $piece }.
event-end-saving = { $seat } rettet in { $hex } keine Dörfer mehr.
event-conquer = { $seat } erobert { $hex } mit { $count ->
    [one] { $count } Dorf
   *[other] { $count } Dörfern
}.
event-lay-waste = { $seat } nimmt { $hex }; kein Dorf bleibt.
event-home = { $seat } hat nun seine Heimat in { $hex }.
event-no-card = { $seat } nutzt keine Karte.
event-use-card = { $seat } nutzt { $card }.
event-show-card = { $seat } zeigt { $card }.
event-draw-card = { $seat } zieht { $card }.
event-draw-card-hidden = { $seat } zieht eine Karte.
event-kava-hex = KAVA CEREMONY: { $seat } sieht in { $hex } (Transportkanus, Kriegskanus, Krieger, Kolonien, Gerüchte): { $transport }, { $war }, { $warrior }, { $colony }, { $rumour }.
event-kava-hex-hidden = KAVA CEREMONY: { $seat } sieht die Stücke in { $hex } an.
event-kava-seat = KAVA CEREMONY: { $seat } sieht die Karten von { $other_seat }: { $cards }.
event-kava-seat-hidden = KAVA CEREMONY: { $seat } sieht die Karten von { $other_seat } an.
event-deforest = DEFORESTATION: { $seat } zerstört ein Dorf von { $other_seat } in { $hex }.
event-step-exploration = Erkundung.
event-step-movement = Bewegung und Schlacht.
event-step-victory = Sieg: Die Punkte werden gezählt.
event-step-building = Alle bauen.
event-order-item = { $seat } bestellt in { $hex }: { $item }.
event-order-card = { $seat } kauft mit den Punkten von { $hex } eine Karte.
event-order-dismiss = { $seat } nimmt ein Gerücht von { $hex } zurück.
event-order-settle = { $seat } lässt die Kolonie in { $hex } siedeln.
event-order-focus = { $seat } wendet sich nach innen.
event-order-use = { $seat } plant { $card }.
event-ready = { $seat } ist bereit.
event-focus = { $seat } wendet sich nach innen: der Entdecker ist im Feld Verschollen.
event-buy = { $seat } kauft eine Karte.
event-build = { $seat } baut in { $hex }:{ $villages ->
    [0] { "" }
    [one] { " " }+{ $villages } Dorf
   *[other] { " " }+{ $villages } Dörfer
}{ $agriculture ->
    [0] { "" }
    [one] { " " }+{ $agriculture } verbesserter Ackerbau
   *[other] { " " }+{ $agriculture } verbesserter Ackerbau
}{ $count ->
    [0] { "" }
    [one] { " " }+{ $count } Stück
   *[other] { " " }+{ $count } Stücke
}{ $chain ->
    [0] .
   *[other] , ein Transportkanu offen.
}
event-settle = { $seat } gründet ein Dorf in { $hex }.
event-track = { $seat }: { $half ->
    [0] { $points }
   *[other] { $points }½
} Punkte.
event-declare = { $seat } erklärt den Sieg{ $count ->
    [0] .
   *[other] { "" } mit { $cards }.
}
event-pass = { $seat } erklärt nichts.
event-not-enough = { $seat } hat nicht mehr genug Punkte, und auch sonst niemand: Das Spiel geht weiter.
event-reveal-cards = { $seat } zeigt die übrigen Karten: { $cards }.
event-win = { $seat } gewinnt.
event-draw-game = { $count ->
    [2] { $one_seat } und { $two_seat }
    [3] { $one_seat }, { $two_seat } und { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } und { $four_seat }
} teilen sich den Sieg.

## Obstacles

obstacle-not-now = Das ist jetzt nicht gefragt.
obstacle-home-taken = Diese Heimat ist vergeben oder nicht im Spiel.
obstacle-no-such-seat = Dort sitzt niemand.
obstacle-no-direction = Zu zweit gibt es nur eine Richtung.
obstacle-not-unknown = Dieses Feld ist nicht unbekannt.
obstacle-out-of-reach = Es ist von deinen Gruppen nicht durch bekannte Felder ohne Gegner erreichbar.
obstacle-enemy-there = Es ist ein feindliches Feld.
obstacle-cup-empty = Es ist kein Entdeckungsmarker mehr da.
obstacle-not-adjacent = Es grenzt nicht an.
obstacle-no-marker-left = Alle drei Marker „Entdeckte Insel“ liegen aus: decke erst ein Plättchen auf.
obstacle-not-found = Du hast dort keinen Marker „Entdeckte Insel“.
obstacle-no-drift = Dort kann der Entdecker nicht erkunden.
obstacle-not-held = Diese Karte hast du nicht.
obstacle-card-open = Diese Karte liegt schon offen.
obstacle-card-spent = Diese Karte ist verbraucht.
obstacle-card-useless = Diese Karte nützt jetzt nichts.
obstacle-no-target = Dort gibt es kein Ziel.
obstacle-fleet-in-hand = Beende zuerst die Bewegung der Flotte.
obstacle-no-fleet = Es ist keine Flotte unterwegs.
obstacle-no-such-piece = Ein solches Stück ist nicht da.
obstacle-has-moved = Es kommt in dieser Runde nicht weiter.
obstacle-no-canoe = Es bewegt sich nicht von selbst.
obstacle-chain-stays = Das Kanu der Kette bleibt im Transit liegen.
obstacle-not-on-chain = Deine Transportkanu-Kette führt nicht dorthin.
obstacle-over-capacity = Das können die Kanus nicht tragen.
obstacle-in-enemy-hex = Nicht in einem feindlichen Feld.
obstacle-loaded-here = Hier ist schon etwas an Bord gekommen.
obstacle-dropped-here = Du hast hier gerade eins abgesetzt: Lege erst an, dann hebe auf.
obstacle-no-other-canoe = Kein anderes hier ist weiter gekommen und hat noch ein Feld.
obstacle-no-other-berth = Zwischen Kriegskanu und Transportkanu ist nichts zu wählen.
obstacle-carried = Ein Kanu hat es in dieser Runde getragen: Es fährt nur mit diesem weiter.
obstacle-has-walked = Es ist in dieser Runde schon gewandert.
obstacle-not-sailed = Die Flotte ist noch nicht gesegelt.
obstacle-last-of-fleet = Etwas muss weitersegeln: lege stattdessen an.
obstacle-not-known = Kanus fahren nur in bekannte Felder.
obstacle-needs-war-canoe = Nur eine Flotte mit Kriegskanu darf in ein feindliches Feld.
obstacle-stranded = Jemand bliebe ohne Kanu auf See zurück.
obstacle-garrison = Eine eroberte aufgedruckte Gruppe muss ein Stück behalten, und sei es ein Gerücht.
obstacle-no-rumour = Du hast dort kein Gerücht.
obstacle-not-your-stack = Deine Stücke sind nicht dort.
obstacle-no-transport = Du hast dort kein Transportkanu.
obstacle-is-up = Dort liegt schon ein Transportkanu offen.
obstacle-is-down = Dort liegt kein Transportkanu offen.
obstacle-turned-already = Es wurde in dieser Runde schon so gedreht.
obstacle-no-raid = Du greifst dort niemanden an.
obstacle-not-in-front = Ein solches Stück steht nicht in der vorderen Reihe.
obstacle-not-nearest = Es ist nicht die nächste deiner Gruppen.
obstacle-last-piece = Das letzte Stück muss bleiben.
obstacle-not-your-group = Du hast dort kein Dorf.
obstacle-no-points = Die Baupunkte reichen nicht.
obstacle-no-stock = Ein solches Stück ist nicht mehr vorrätig.
obstacle-no-box = Für ein Dorf ist kein Feld frei.
obstacle-one-village = Nur ein neues Dorf je Gruppe und Runde.
obstacle-no-brown-box = Es ist kein braunes Feld mehr frei.
obstacle-chain-there = Dort liegt ohnehin ein Transportkanu offen.
obstacle-no-colony = Du hast dort keine Kolonie.
obstacle-no-group = Dort kann niemand siedeln.
obstacle-one-card = Nur eine Karte je Runde.
obstacle-no-cards-left = Es sind nicht genug Karten übrig.
obstacle-no-pool = Nenne die erste der Gruppen, die zusammen bauen.
obstacle-explorer-lost = Der Entdecker ist im Feld Verschollen.
obstacle-no-home = Du hast keine Heimat.
obstacle-once-only = Nur einmal.
obstacle-too-few-points = Du hast nicht genug Punkte.
obstacle-last-village = Es ist das letzte Dorf des Spielers.

## Options

option-homes = Heimat
option-homes-meaning = Wie werden die Heimatgruppen verteilt?
option-homes-drawn = Gezogen
option-homes-drawn-meaning = Der Zufall verteilt die Spielhilfen.
option-homes-agreed = Gewählt
option-homes-agreed-meaning = Die Spieler wählen in der Reihenfolge ihrer Plätze.
option-home_point = Ein Punkt für die Heimat
option-home_point-meaning = Zählt die Heimatgruppe selbst als verbunden?
option-home_point-yes = Ja
option-home_point-yes-meaning = Ja, wenn dort ein Transportkanu offen liegt.
option-home_point-no = Nein
option-home_point-no-meaning = Nur andere Gruppen zählen.
option-rumours = Gerüchte
option-rumours-meaning = Wie weit bewegen sich Gerüchte allein?
option-rumours-two = Wie Kanus
option-rumours-two-meaning = So weit wie die Kanus, als die sie sich ausgeben: strenger als die Anleitung.
option-rumours-any = Überallhin
option-rumours-any-meaning = Beliebig weit, durch bekannte Felder ohne Gegner.
option-given_up = Hergegebene Stücke
option-given_up-meaning = Was wird aus einem Stück, das für ein Dorf hergegeben wurde?
option-given_up-gone = Aus dem Spiel
option-given_up-gone-meaning = Es verlässt das Spiel, wie geschrieben.
option-given_up-stock = Zurück in den Vorrat
option-given_up-stock-meaning = Es kann wieder gebaut werden.
option-turns = Rundengrenze
option-turns-meaning = Nach welcher Runde endet das Spiel auf jeden Fall?
option-turns-60 = 60
option-turns-60-meaning = Nach Runde 60 gewinnen die meisten Punkte.
option-turns-40 = 40
option-turns-40-meaning = Nach Runde 40 gewinnen die meisten Punkte.
option-turns-20 = 20
option-turns-20-meaning = Nach Runde 20 gewinnen die meisten Punkte.

## Scores, panels, text, prompts

score-name = Siegpunkte
points-villages = Dörfer
points-groups = Verbundene Gruppen
points-atolls = Atolle
points-cards = Karten
panel = { $nation }, { $home ->
    [none] ohne Heimat
   *[other] Heimat { $home }
}: Dörfer { $villages }, Gruppen { $groups }, Karten { $cards }{ $closed ->
    [0] { "" }
   *[other] { " " }({ $closed } verdeckt)
}{ $lost ->
    [0] { "" }
   *[other] , Entdecker verschollen
}
panel-none = Noch keine Heimat
text-turn = Runde { $turn }: { $stage }
stage-homes = Heimat
stage-cup = Aufbau
stage-order = Reihenfolge
stage-explore = Erkundung
stage-voyage = Erkundung
stage-transit = Transit
stage-moving = Bewegung
stage-battles = Schlacht
stage-building = Bauen
stage-cards = Karten
stage-victory = Sieg
stage-over = Ende
text-group = { $hex }: { $seat }, Dörfer { $villages }/{ $boxes }, Ackerbau { $agriculture }
text-stack = { $hex }: { $seat }, { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücke
}: { $pieces }
text-seat = { $seat }: { $score } { $halves ->
    [2] Punkt
   *[other] Punkte
} · { $panel }
text-hidden = verdeckt
text-up = Kanu offen
text-tile = { $hex }: { $tile }
text-tile-hidden = ein verdecktes Plättchen
text-ocean = Offener Ozean
text-voyage = Entdecker bei { $hex }, { $knots } Knoten
text-cards = { $seat }: { $cards }
text-card-hidden = eine verdeckte Karte
nothing = nichts
text-left = Übrig: Entdeckungsmarker im Becher { $cup }, Plättchen im Deckel { $lid }, Karten im Stapel { $deck }
text-fleet = Flotte in der Hand in { $hex }: { $pieces }
text-fighters = an Bord von Kriegskanus: { $count }
text-trip = { $steps ->
    [one] { $steps } Feld gesegelt
   *[other] { $steps } Felder gesegelt
}: { $pieces }
text-stayed = bleibt: { $pieces }
text-put-down = wurde getragen oder ist gewandert: { $pieces }
text-battle = Schlacht in { $hex }: { $seat } greift an mit { $attack_front } vorn und { $attack_back } hinten; dagegen stehen { $defence_front } vorn und { $defence_back } hinten{ $die ->
    [0] .
   *[other] ; der Würfel zeigt { $die }.
}
text-orders = { $seat } bestellt: { $orders }
text-pool = übrige Punkte für { $hex }: { $points }
text-ordered = in { $hex } { $items }
text-settling = die Kolonie in { $hex } siedelt
text-dismissing = ein Gerücht kommt von { $hex } zurück
text-buying = eine Karte
text-focusing = nach innen gewandt
text-face-down = verdeckt
text-spent = verbraucht
text-sea = Entdeckter Offener Ozean: { $hexes }
text-independent = { $hex }: unabhängig, Einheimische Krieger { $local }
text-raid = { $hex }: { $seat } greift mit { $count } Stücken an: { $pieces }
text-at-least = mindestens { $pieces }
text-no-war = kein Kriegskanu

## Prompts

prompt-wait = Es wird auf { $names } gewartet: { $stage }.
prompt-homes = Wähle die Heimatgruppe, die du spielst.
prompt-order = Du bist Letzter auf der Leiste und hast den Marker: Bestimme, wer beginnt{ $seats ->
    [2] .
   *[other] , und in welcher Richtung gespielt wird.
}
prompt-explore = Sende deinen Entdecker aus: Wähle das erste Feld, das er erkundet, oder bleib an Land.
prompt-voyage = Knoten: { $knots } von { $limit }. Erkunde ein Nachbarfeld oder kehre heim; mit mehr als { $limit } ist der Entdecker verschollen.
prompt-tile = Du hast { $tile } gefunden: grüne Felder { $green }, braune { $brown }. Halte es geheim (übrige Marker: { $left }) oder decke es auf.
prompt-drift = Vom Kurs: Wähle das Nachbarfeld, auf das der Entdecker von { $seat } getrieben wird.
prompt-knots = Knoten: { $knots }, die Grenze ist { $limit }. Nutze eine Karte dagegen oder keine.
prompt-home = Du hast deine Heimat verloren: Wähle die Gruppe, die nun deine Heimat ist.
prompt-start = In { $hex } beginnt eine Schlacht: Nutze vor dem ersten Wurf eine Karte oder keine.
prompt-roll = Der Würfel zeigt { $pips }: Nutze eine Karte, um das zu ändern, oder keine.
prompt-lose = Der Würfel zeigt { $pips }: Wähle, welches Stück deiner vorderen Reihe getroffen wird.
prompt-leave = Nicht alle haben ein Kanu: Wähle, wer zurückbleibt.
prompt-retreat = Wähle die Gruppe, in die sich deine Stücke zurückziehen.
prompt-save = Du hast { $hex } gewonnen. Dörfer, die du noch retten kannst: { $left }. Gib für jedes ein Kampfstück auf oder sei fertig.
prompt-face = Deine Stücke sammeln sich in { $hex }: Decke ein Transportkanu auf oder lass alles verdeckt.
prompt-answer = Jemand erklärt den Sieg: Antworte mit DEFORESTATION oder nutze keine Karte.
prompt-transit = Transit: Nimm ein Stück in deiner Kette auf, um es zu schicken, oder sei fertig.
prompt-transit-fleet = Transit ab { $hex }: Nimm weitere Stücke mit, wähle, wohin in der Kette sie gehen, oder lass sie hier.
prompt-moving = Bewegung, Kanus, die noch fahren können: { $count }. Bilde eine Flotte, decke ein Transportkanu auf oder zu, oder sei fertig.
prompt-moving-fleet = Die Flotte in { $hex } kann noch { $left ->
    [one] { $left } Feld
   *[other] { $left } Felder
} segeln: lade, setze ab, segle oder lege an.
prompt-steer = Die Suche nach Kumara: Wähle das Feld, das du ansteuerst. Vor dem nächsten Wurf darfst du Karten zeigen.
prompt-battles = Wähle, welche Schlacht als Nächstes kommt.
prompt-building = Übrige Baupunkte: { $points }{ $pools ->
    [one] .
   *[other] , an { $pools } Orten, die für sich bauen.
} Bestelle, was du baust, dann sei fertig.
prompt-victory = Du hast { $points }{ $half ->
    [0] { "" }
   *[other] ½
} Punkte, { $threshold } sind nötig: Erkläre den Sieg oder nicht.

## What there is to know of places

about-price = { $points ->
    [0] Keine Baupunkte
    [one] { $points } Baupunkt
   *[other] { $points } Baupunkte
}
about-america = Südamerika. Nichts gelangt dorthin.
about-unknown = Unbekannt. Nur Entdecker gelangen dorthin; sie ziehen hier einen Entdeckungsmarker.
about-face-down = Hier liegt ein verdecktes Plättchen. Gefunden von: { $finders }. Ein Entdecker betritt es für zwei Knoten; Kanus nicht.
about-your-tile = Es ist { $tile }: grüne Felder { $green }, braune { $brown }.
about-sea = Offener Ozean. Was hier bleibt, braucht ein Kanu.
about-independent = Eine unabhängige Gruppe, verteidigt von Einheimischen Kriegern: { $local }. Grüne Felder { $green }, braune { $brown }. Nur Kriegskanus gelangen dorthin, und sie kämpfen.
about-atoll = Ein Atoll. Ein halber Punkt in der Kette einer Heimat; hier wird nichts gebaut.
about-group = Beherrscht von { $seat }. Grüne Felder { $green }, braune { $brown }; Dörfer { $villages }, Verbesserter Ackerbau { $agriculture }.
about-free-group = Eine freie Gruppe. Grüne Felder { $green }, braune { $brown }; Dörfer { $villages }, Verbesserter Ackerbau { $agriculture }. Eine Kolonie besiedelt sie.
about-home = Heimat von { $seat }.
about-taken = Erobert von { $seat }: Ein Stück muss hier bleiben.
about-worth = Dörfer: { $villages }{ $connected ->
    [yes] , und einer für die verbundene Gruppe
   *[no] , nicht mit der Heimat verbunden
}
about-stack = { $seat } in { $hex }
about-stack-effect = Stücke: { $count }. Was du von ihnen weißt: { $pieces }.
about-raid = { $seat } greift { $hex } an
about-fleet = Die Flotte von { $seat }
about-fleet-effect = In { $hex }, gesegelte Felder: { $steps }. An Bord: { $pieces }.
about-stock = Du kannst noch { $count } bauen.
about-village-points = 1 Punkt
about-voyage = Der Entdecker von { $seat }
about-voyage-effect = Bei { $hex }, Knoten: { $knots }. Mit { $limit } kehrt er heim, mit mehr ist er verschollen.
about-cup = Der Becher mit den Entdeckungsmarkern
about-lid = Der Deckel mit den Plättchen
about-lid-effect = Übrige Plättchen: { $count }. Wer eine Inselgruppe findet, zieht eines.
about-deck = Karten Kunst & Kultur
about-deck-effect = Übrige Karten: { $count }. Eine pro Runde kann beim Bauen gekauft werden.
about-turn = Die Runde
about-turn-order = Reihenfolge: { $names }
about-track = Die Siegpunktleiste
about-threshold = { $points } Punkte sind nötig, um den Sieg zu erklären
about-battle = Die Schlacht in { $hex }
about-orders = Deine Bestellungen
about-gone = Aus dem Spiel: { $pieces }
about-card-owner = Karte von { $seat }.
about-card-hidden = Eine verdeckte Karte
about-card-spent = Sie ist verbraucht.
about-card-open = Sie liegt offen.
about-card-closed = Sie liegt verdeckt.
about-card-points = { $points ->
    [0] Keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## What pieces and cards do

effect-transport = Bewegt sich zwei Felder weit und trägt eine Kriegerschar oder eine Kolonie. Offen ist es ein Glied deiner Kette.
effect-war = Ein Kampfstück. Bewegt sich zwei Felder weit, trägt eine Kriegerschar und gelangt allein auf feindliche Felder.
effect-warrior = Ein Kampfstück. Kämpft vom Kriegskanu aus oder wenn es eine Insel verteidigt; Kanus tragen es.
effect-colony = Auf eine freie Gruppe getragen, wird sie dort beim Bauen zum Dorf.
effect-rumour = Gar nichts, verdeckt wie ein Stück. Es geht, wohin du willst, lässt sich jederzeit zurücknehmen und verschwindet in einer Schlacht.
effect-local = Verteidigt eine Gruppe mit Dörfern und kehrt nach jeder Schlacht zurück.
effect-village = Gibt jede Runde einen Baupunkt. Ein neues Dorf pro Gruppe und Runde.
effect-agriculture = Macht ein braunes Feld tauglich für ein Dorf.
effect-arioi = Einmal: Ein Angriff auf dich wird vor dem ersten Wurf abgebrochen.
effect-bird-signs = Einmal: zwei Knoten weniger.
effect-breadfruit = Einmal: zwei neue Dörfer in einer Gruppe.
effect-cannibalism = Einmal pro Schlacht: Ein Feind in Panik wird vernichtet.
effect-deforestation = Einmal: Ein anderer Spieler verliert ein Dorf, nie das letzte.
effect-double-hulled-canoes = Deine Kanus bewegen sich drei Felder weit.
effect-feather-cloaks = Einen Punkt wert, sonst nichts.
effect-haka = Einmal pro Schlacht: Ein Wurf wird wiederholt.
effect-hui = Ein Punkt mehr mit Hawaiki oder Kuporu.
effect-hula = Ein Punkt mehr mit Hawaii.
effect-kahuna-healing = Einmal pro Schlacht: Dein vernichtetes Stück gerät nur in Panik.
effect-kava-ceremony = Einmal, jederzeit: Sieh dir einen Stapel an oder die Karten eines Spielers.
effect-makahiki = Einmal: zwei Baupunkte mehr in der Heimat.
effect-makutu = Einmal, zu Beginn einer Schlacht: Dein Gegner nutzt darin keine Karte.
effect-moai = Ein Punkt mehr mit Rapa Nui.
effect-navigation = Dein Entdecker kehrt bei sechs Knoten heim und ist bei sieben verschollen.
effect-ocean-chart = Dein Entdecker geht nie verschollen.
effect-patu = Einmal pro Schlacht: der Würfel eins höher, wenn du angreifst, eins tiefer, wenn du verteidigst.
effect-petroglyphs = Einen Punkt wert, sonst nichts.
effect-poi = Einmal: Deine Kanus bewegen sich in diesem Schritt ein Feld weiter.
effect-powhiri = Ein Punkt mehr mit Aotearoa oder Te Waka Maui.
effect-surfing = Ein Punkt mehr mit Tahiti.
effect-tapa-cloth = Einen Punkt wert, sonst nichts.
effect-tapu = Ein Einheimischer Krieger mehr in deiner Heimat.
effect-taro-terraces = Verbesserter Ackerbau kostet dich nichts.
effect-tattoo = Ein Punkt mehr mit Hiva.
effect-tiki = Einen Punkt wert, sonst nichts.
effect-toki = Einmal: zwei Transportkanus umsonst.

## Lessons

lesson-explore = Jede Runde beginnt mit der Erkundung. Dein Entdecker startet auf einer Gruppe, die du beherrschst, fährt frei durch bekannte Felder und dann in ein unbekanntes, wo ein Entdeckungsmarker gezogen wird: Offener Ozean, Inselgruppe oder Vom Kurs. Du spielst Tonga im Süden. Wähle ein unbekanntes Feld daneben, zum Beispiel das von Niue, und erkunde.
lesson-return = Marker tragen Knoten, und dein Entdecker zählt sie. Mit genau fünf muss er heimkehren; mit mehr ist er verschollen, und die nächste Erkundung geht dafür drauf, ihn zu holen. Du hast vier Knoten. Jeder Marker hat mindestens einen, die meisten mehr. Was du gefunden hast, bleibt dein: Kehre heim.
lesson-turn = Das Plättchen auf dem Platz von Niue ist dein Geheimnis: Rarotonga, mit einem grünen und einem braunen Feld. Kanus gelangen nie auf ein verdecktes Plättchen. Du willst diese Runde dorthin segeln, also decke es zuerst auf.
lesson-carry = Rarotonga liegt offen neben Tonga, wo ein Transportkanu und eine Kolonie warten. Stücke bewegen sich als Flotte: Erst nimmst du ein Kanu auf, dann lädt es die Kolonie, segelt und legt an. Beginne: Bilde eine Flotte mit dem Transportkanu.
lesson-settle = Alle bauen gleichzeitig und geheim. Die Kolonie ist auf Rarotonga angekommen. Beim Bauen wird sie kostenlos zum Dorf, und die Gruppe ist dein: Lass sie siedeln.
lesson-village = Jedes Dorf gibt einen Baupunkt, also bezahlen Dörfer neue Dörfer. In Tonga sind beide grünen Felder voll, aber es gibt zwei braune, und eines ist schon bebaut. Ein Dorf kostet dort zwei Punkte, und du hast zwei: Baue es.
lesson-chain = Ein offenes Transportkanu in jedem von mehreren benachbarten Feldern bildet eine Kette. Gruppen in der Kette deiner Heimat zählen je einen Punkt und bauen zusammen, und Stücke reisen frei auf ihr. In Tonga liegt schon ein Kanu offen. Decke das in Rarotonga auf.
lesson-declare = Am Ende jeder Runde werden Punkte gezählt: Dörfer, verbundene Gruppen, Atolle in der Kette, offene Karten. Zu zweit sind 28 nötig. Du hast 24 auf dem Tisch, und vier Karten auf deiner Hand sind je einen wert. Wer genug hat, darf den Sieg erklären, zeigt diese Karten und beendet das Spiel: Erkläre den Sieg.
lesson-alone-explore = Allein spielst du Tonga; Samoa spielen Chips und Würfel. Findest du eine Inselgruppe, sagt ein Würfel, ob Samoa schon dort ist: Das ist so, wenn der Wurf kleiner ist als die Entfernung von Tonga, eins abgezogen, wo Samoa genauso nah ist, zwei, wo es näher liegt. Neben Tonga und abseits von Samoa ist alles sicher frei. Erkunde ein Feld, das nicht an Samoa grenzt.
lesson-alone-chit = Von der zweiten Runde an beginnt jede Runde mit einem Chip für Samoa: erst, was es bekommt, dann, was es tut. Das Protokoll erzählt jeden Schritt und warum. Nach dem sechsten Chip kommen die vier Angriff!-Chips in den Becher. Die Chips sind auch deine Uhr: Du musst gewinnen, bevor weniger als zwei von fünfzehn übrig sind. Beende dein Bauen und sieh, welcher zuerst gezogen wird.
lesson-alone-land = Samoa hat am Ort von Niue Hawaii gefunden und dort ein Transportkanu gelassen, das niemand verteidigt. Junges Land ist am schwächsten: Ein Kriegskanu räumt es, dann kann dort eine Kolonie von dir siedeln. Bilde eine Flotte mit dem Kriegskanu; es kann eine Kriegerschar an Bord nehmen, und der Ort von Niue ist ein Feld entfernt.
lesson-alone-guard = Sieben Chips sind gezogen: Ab jetzt kann Samoa in jeder Runde angreifen. Seine Kriegskanus wählen von deinen Gruppen in Reichweite die mit den wenigsten Verteidigern: Kriegerscharen, Kriegskanus und Einheimische Krieger zusammen. Tonga hat drei Kriegerscharen; Tahiti, am Ort von Niue, hat keine. Bau dort eine.
lesson-alone-return = Aotearoa hat vier Felder und ist frei. Eine so große Gruppe beunruhigt Samoa: Nach deiner Erkundung wird noch ein Chip gezogen. Zehn von fünfzehn sind schon weg, und die Runde, in der der dreizehnte gezogen wird, ist deine letzte. Noch ein großer Fund würde noch einen Chip kosten. Du weißt genug: Kehre heim.
lesson-alone-win = Du gewinnst, wenn du in einem Siegschritt 30 Punkte hast, alle deine Karten mitgezählt, und noch mindestens zwei Chips übrig sind; erklären muss das niemand. Du hast 18 Dörfer, sieben verbundene Gruppen und fünf Karten, die je einen Punkt wert sind. Drei Chips sind übrig. Beende dein Bauen: Das Spiel gehört dir.


## The picture

part-unknown = Unbekannt
part-ocean = Offener Ozean
part-atoll = Atoll
part-boxes = Grüne Felder { $green }, braune Felder { $brown }
part-face-down = Ein verdecktes Plättchen
part-kept = Verdeckt: { $tile }
part-independent = Unabhängig, Einheimische Krieger { $count }
part-group = { $seat }: Dörfer { $villages } von { $boxes }, Verbesserter Ackerbau { $agriculture }
part-home = Heimat von { $seat }
part-stack = { $seat }, { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücke
}
part-least = mindestens { $pieces }
part-no-war = kein Kriegskanu
part-up = ein Transportkanu offen
part-knots = Knoten: { $knots }
part-cup = Übrige Entdeckungsmarker: Inselgruppen { $islands }, Offener Ozean { $oceans }, Vom Kurs { $off }
part-lid = Übrige Plättchen: { $count }
part-deck = Übrige Karten Kunst & Kultur: { $count }
part-rope = Knoten { $knots }; bei { $limit } kehrt der Entdecker heim, darüber ist er verschollen
part-fleet = In der Hand
part-battle = Schlacht: { $hex }
part-front = Vordere Reihe
part-back = Hintere Reihe
part-turn = Runde { $turn }
part-points = Baupunkte { $points }


## The advanced rules

option-end = Spielende
option-end-meaning = Wie viele Punkte beenden das Spiel? Empfohlen sind höchstens drei mehr oder weniger. (11.1)
option-end-standard = Wie in der Regel
option-end-standard-meaning = 28, 25 oder 22 Punkte zu zweit, dritt oder viert.
option-end-more1 = 1 mehr (empfohlen)
option-end-more1-meaning = Ein Punkt mehr als in der Regel; empfohlen sind höchstens drei.
option-end-more2 = 2 mehr (empfohlen)
option-end-more2-meaning = Zwei Punkte mehr als in der Regel; empfohlen sind höchstens drei.
option-end-more3 = 3 mehr (empfohlen)
option-end-more3-meaning = Drei Punkte mehr als in der Regel; empfohlen sind höchstens drei.
option-end-more4 = 4 mehr
option-end-more4-meaning = Vier Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more5 = 5 mehr
option-end-more5-meaning = Fünf Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more6 = 6 mehr
option-end-more6-meaning = Sechs Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more7 = 7 mehr
option-end-more7-meaning = Sieben Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more8 = 8 mehr
option-end-more8-meaning = Acht Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more9 = 9 mehr
option-end-more9-meaning = Neun Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-more10 = 10 mehr
option-end-more10-meaning = Zehn Punkte mehr als in der Regel: ein langes Spiel, über die Empfehlung hinaus.
option-end-less1 = 1 weniger (empfohlen)
option-end-less1-meaning = Ein Punkt weniger als in der Regel; empfohlen sind höchstens drei.
option-end-less2 = 2 weniger (empfohlen)
option-end-less2-meaning = Zwei Punkte weniger als in der Regel; empfohlen sind höchstens drei.
option-end-less3 = 3 weniger (empfohlen)
option-end-less3-meaning = Drei Punkte weniger als in der Regel; empfohlen sind höchstens drei.
option-end-less4 = 4 weniger
option-end-less4-meaning = Vier Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less5 = 5 weniger
option-end-less5-meaning = Fünf Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less6 = 6 weniger
option-end-less6-meaning = Sechs Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less7 = 7 weniger
option-end-less7-meaning = Sieben Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less8 = 8 weniger
option-end-less8-meaning = Acht Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less9 = 9 weniger
option-end-less9-meaning = Neun Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-end-less10 = 10 weniger
option-end-less10-meaning = Zehn Punkte weniger als in der Regel: ein kurzes Spiel zum Lernen, über die Empfehlung hinaus.
option-saved = Vorräte
option-saved-meaning = Darf ein Baupunkt für später aufgehoben werden? (11.4)
option-saved-no = Nein
option-saved-no-meaning = Was nicht verbaut wird, ist verloren.
option-saved-yes = Ja
option-saved-yes-meaning = Ein Punkt kann zurückgelegt und später in der Heimat ausgegeben werden.
action-store = Einen Baupunkt von { $hex } zurücklegen.
action-spend = Den zurückgelegten Baupunkt ausgeben.
event-order-store = { $seat } will einen Baupunkt von { $hex } zurücklegen.
event-order-spend = { $seat } will den zurückgelegten Baupunkt ausgeben.
event-store = { $seat } legt einen Baupunkt zurück.
event-spend = { $seat } gibt den zurückgelegten Baupunkt aus.
obstacle-store-full = Du hast schon einen Baupunkt zurückgelegt: Gib ihn zuerst aus.
obstacle-store-empty = Du hast keinen Baupunkt zurückgelegt.
option-malaria = Malaria
option-malaria-meaning = Sucht Malaria Melanesien heim, sobald jemand dort lebt? (11.6)
option-malaria-no = Nein
option-malaria-no-meaning = Niemand wird krank.
option-malaria-yes = Ja
option-malaria-yes-meaning = Jede Runde bestimmt ein Würfel, welche von vier Gruppen es trifft.
event-malaria = Malaria: Der Würfel zeigt { $pips } und trifft { $hex }.
event-malaria-strikes = Die Malaria kostet { $seat } ein Dorf in { $hex }.
option-south_island = Südinsel
option-south_island-meaning = Wird Te Waka Maui mit Aotearoa gefunden? (11.3)
option-south_island-no = Nein
option-south_island-no-meaning = Sie bleibt in der Schachtel.
option-south_island-yes = Ja
option-south_island-yes-meaning = Sie wird neben Aotearoa gelegt, wenn dort Platz ist.
action-walk = Von { $hex } zur anderen Insel wandern lassen: { $piece }.
action-walk-hidden = Ein Stück wandert von { $hex } zur anderen Insel.
event-south-island = { $seat } legt Te Waka Maui in { $hex } aus.
event-south-out = { $seat } findet neben { $hex } keinen Platz für Te Waka Maui: Die Insel ist nicht im Spiel.
event-walk = { $seat } lässt von { $from } nach { $hex } wandern: { $piece }.
event-walk-hidden = { $seat } lässt ein Stück von { $from } nach { $hex } wandern.
obstacle-not-walkable = Gewandert wird nur zwischen Aotearoa und Te Waka Maui.
option-kumara = Kumara
option-kumara-meaning = Kann die Süßkartoffel aus Südamerika geholt werden? (11.5)
option-kumara-no = Nein
option-kumara-no-meaning = Niemand segelt so weit.
option-kumara-yes = Ja
option-kumara-yes-meaning = Eine gefährliche Reise für zwei Punkte.
action-search = Von { $hex } aus Kumara suchen.
action-steer = Nach { $hex } steuern.
event-search = { $seat } sucht von { $hex } aus Kumara.
event-search-roll = { $seat } würfelt { $pips }, mit allen Boni { $total }: { $result ->
    [lost] verschollen
    [return] Heimkehr
    [off-course] vom Kurs ab
   *[explore] ein Feld weiter
}.
event-steer = { $seat } steuert nach { $hex }.
event-galapagos = { $seat } findet einen Stützpunkt in { $hex }: +1 auf jeden späteren Wurf.
event-kumara = { $seat } hat jetzt Kumara: zwei Punkte.
obstacle-no-search-there = Eine Suche beginnt in einem der zwei Felder, die nach Südamerika führen.
obstacle-has-kumara = Du hast schon Kumara.
obstacle-too-near = Wer vom Kurs abkommt, kommt Südamerika nicht näher.
points-kumara = Kumara
stage-search = Suche nach Kumara
option-events = Ereignisse
option-events-meaning = Wird jede Runde ein Ereignis gezogen? (11.2)
option-events-no = Nein
option-events-no-meaning = Die See ist ruhig.
option-events-yes = Ja
option-events-yes-meaning = Ab fünf Punkten wird jede Runde eines von 27 gezogen.
action-duty = { $duty ->
    [order] Die Reihenfolge bestimmen; der Vorletzte zieht das Ereignis.
   *[event] Das Ereignis ziehen; der Vorletzte bestimmt die Reihenfolge.
}
action-play = { $event } spielen.
action-strike = { $hex } wählen.
action-name = { $seat } wählen.
action-peek = DRIFT VOYAGE: das Plättchen in { $hex } ansehen.
action-clear = Bezahlen, um { $event } loszuwerden.
action-leader = Den WAR LEADER in Panik geraten lassen.
outcome-event = Das Ereignis { $event }.
outcome-event-hidden = Ein Ereignis, das behalten wird.
event-duty-order = { $seat } bestimmt die Reihenfolge; der Vorletzte zieht das Ereignis.
event-duty-event = { $seat } zieht das Ereignis; der Vorletzte bestimmt die Reihenfolge.
event-fortune-draw = { $seat } zieht das Ereignis { $event }.
event-fortune-keep = { $seat } zieht das Ereignis { $event } und behält es.
event-fortune-keep-hidden = { $seat } zieht ein Ereignis und behält es.
event-fortune-play = { $seat } spielt { $event }.
event-fortune-none = { $event } hat keine Wirkung.
event-fortune-aim = { $seat } wählt { $hex } für { $event }.
event-fortune-hex = { $event } in { $hex }.
event-fortune-void = { $event } in { $hex } ließe jemandem weniger als zwei Dörfer: Das Ereignis entfällt.
event-fortune-loss = { $seat } verliert in { $hex }: { $what ->
    [village] ein Dorf
    [canoe] { $count ->
        [1] 1 Kanu
       *[other] { $count } Kanus
    }
   *[piece] { $count ->
        [1] 1 Stück
       *[other] { $count } Stücke
    }
}.
event-fortune-gain = { $seat } bekommt in { $hex }: { $piece }.
event-fortune-seat = { $event }: { $seat } wählt { $other_seat }.
event-fortune-clear = { $seat } befreit { $hex } von { $event }.
event-order-play = { $seat } will { $event } spielen.
event-order-clear = { $seat } will bezahlen, um { $event } loszuwerden.
event-peek = DRIFT VOYAGE: { $seat } sieht das Plättchen in { $hex } an: { $tile }.
event-peek-hidden = DRIFT VOYAGE: { $seat } sieht das Plättchen in { $hex } an.
event-leader-panics = Der WAR LEADER von { $seat } gerät in Panik.
obstacle-closed = Deine Stücke dürfen dieses Feld jetzt weder betreten noch verlassen.
obstacle-stunted = Dort kann jetzt kein Dorf gebaut werden.
obstacle-not-kept = Diese Karte hast du nicht behalten.
obstacle-no-such-target = Dort kann das Ereignis nicht treffen.
obstacle-no-blight = Keine deiner Gruppen leidet unter dieser Plage.
obstacle-not-lost = Dein Entdecker ist nicht verschollen.
obstacle-leader-stands = Ein WAR LEADER kann nur in Panik geraten.
stage-event = Ereignis
stage-eve = vor dem Bauen
option-solo = Solospiel
option-solo-meaning = Allein spielt man Tonga gegen Samoa (12). Wie schwer?
option-solo-usual = Normal
option-solo-usual-meaning = Wer eine freie Gruppe mit vier Feldern entdeckt, zieht einen Chip mehr.
option-solo-hard = Schwerer
option-solo-hard-meaning = Bei einer freien Gruppe mit drei Feldern auch.
action-resolve = Als Nächstes Chip Nr. { $chit } ausführen.
outcome-chit = Chip Nr. { $chit }.
outcome-pick = Der Würfel entscheidet: { $hex }.
event-solo-chit = Chip Nr. { $chit } wird gezogen ({ $action ->
    [explore] Erkunden!
    [build] Bauen
    [defend] Verteidigen
   *[attack] Angriff!
}); Chips übrig: { $left }.
event-solo-expand = Samoa breitet sich aus: { $expansion }.
event-solo-village = { $seat } hat ein Dorf mehr in { $hex }.
event-solo-piece = { $seat } bekommt in { $hex }: { $piece } ({ $why ->
    [canoe] für ein Kriegskanu ohne Kriegerschar
    [villages] weniger Kriegerscharen als Dörfer
    [empty] niemand bewacht die Gruppe
    [atoll] niemand bewacht das Atoll
    [chain] für die Kette
    [home] in der Heimat
    [found] für das entdeckte Land
   *[rest] wo die meisten Dörfer stehen
}).
event-solo-pick = Gleichstand: Der Würfel wählt { $hex }.
event-solo-card = { $seat } deckt { $card } auf.
event-solo-use = { $seat } nutzt { $card } bei der ersten Gelegenheit.
event-solo-ocean = { $seat } erkundet { $hex }: Offener Ozean ({ $knots } Knoten).
event-solo-island = { $seat } erkundet { $hex }: eine Inselgruppe ({ $knots } Knoten).
event-solo-off = Vom Kurs in { $hex }: ohne Wirkung auf { $seat }.
event-solo-tile = { $seat } findet { $tile } in { $hex }.
event-solo-attack = { $seat } greift { $hex } an, von deinen Gruppen in Reichweite die mit den wenigsten Verteidigern ({ $count }): { $war ->
    [1] 1 Kriegskanu
   *[other] { $war } Kriegskanus
}{ $warrior ->
    [0] {""}
    [1] , 1 Kriegerschar
   *[other] , { $warrior } Kriegerscharen
}.
event-solo-occupied = Der Würfel zeigt { $pips }, das zählt als { $total }: weniger als die Entfernung ({ $count }). { $hex } gehört Samoa.
event-solo-free = Der Würfel zeigt { $pips }, das zählt als { $total }: nicht weniger als die Entfernung ({ $count }). { $hex } ist frei.
event-solo-owed = Eine so große Gruppe beunruhigt Samoa: Für { $hex } wird ein Chip gezogen.
event-solo-roll = { $hex }: Der Würfel zeigt { $pips } ({ $what ->
    [village] ein Dorf bei gerader Zahl
   *[warrior] eine Kriegerschar bei gerader Zahl
}).
event-all-lost = Das Spiel ist verloren.
event-solo-late = Es sind zu wenige Chips übrig.
event-solo-ruined = Du hast keine Gruppe, keine Kolonie und kein Kriegskanu mehr: Nichts ist zurückzugewinnen.
event-solo-held = In { $hex } stehen schon deine Stücke: Die Gruppe ist frei.
event-solo-look = KAVA CEREMONY: { $seat } hat { $card }; die Karte bleibt verdeckt.
obstacle-all-face-up = Allein liegt alles offen, und es gibt keine Gerüchte.
obstacle-solo-alone = Das Solospiel spielt man allein.
obstacle-solo-tonga = Allein spielst du Tonga.
obstacle-solo-rules = Von den fortgeschrittenen Regeln passen nur Südinsel, Vorräte und Malaria zum Solospiel.
stage-chit = Samoas Chip
prompt-duty = Du bist Letzter auf der Leiste: Bestimme die Reihenfolge oder zieh das Ereignis; der Vorletzte tut das andere.
prompt-target = Wähle, was das Ereignis trifft.
prompt-shaman = Das würde dich treffen: Spiel SHAMAN dagegen oder keine Karte.
prompt-ward = Wähle die Gruppe, die der SHAMAN schützt.
prompt-before = { $seat } ist gleich am Zug: Spiel eine behaltene Ereigniskarte oder keine.
prompt-before-building = Gleich wird gebaut: Spiel TANIWHA oder eine andere behaltene Ereigniskarte oder keine.
prompt-before-count = Gleich werden die Punkte gezählt: Spiel TANIWHA oder eine andere behaltene Ereigniskarte oder keine.
prompt-show = Du hast eine Karte gekauft. Zeig sie oder andere, bevor die Punkte gezählt werden, oder keine.
prompt-leader = In { $hex } beginnt eine Schlacht: Spiel WAR LEADER oder keine Karte.
prompt-fetch = Dein Entdecker ist verschollen: Spiel DRIFT VOYAGE, um gleich zu erkunden, oder hol ihn nur.
prompt-chit = Mehrere Chips wurden gezogen: Wähle, welcher als Nächster ausgeführt wird.
text-store = { $seat }: ein Baupunkt im Vorrat
text-kumara = { $seat }: Kumara
text-galapagos = { $seat }: +1 bei der Suche nach Kumara
text-malaria = In Melanesien geht Malaria um.
text-south-out = Te Waka Maui ist nicht im Spiel.
text-buried = Plättchen, das Te Waka Maui aus dem Spiel verdrängt hat: { $name }
text-solo = Chips übrig: { $count } von 15; noch von niemandem gesehene Karten von Samoa: { $cards }
text-cup = Chips im Becher: { $chits }
text-aside = Chips, die bis zum sechsten Zug beiseiteliegen: { $chits }
text-drawn = Gezogene Chips: { $chits }
text-needed = Punkte, um den Sieg zu erklären: { $points }
text-needed-alone = Punkte zum Sieg: { $points }, in einem Siegschritt mit mindestens { $chits } übrigen Chips
chit-named = Nr. { $number } { $action ->
    [explore] Erkunden!
    [build] Bauen
    [defend] Verteidigen
   *[attack] Angriff!
}
chit-number = Nr. { $number }
expansion-card = eine Karte
expansion-village = ein Dorf
expansion-village-each = ein Dorf auf jeder Gruppe
expansion-chain = eine Kette aus Transportkanus
expansion-two-warriors = zwei Kriegerscharen
expansion-warrior = eine Kriegerschar
expansion-warrior-each = eine Kriegerschar je Dorf
expansion-war = ein Kriegskanu
about-chits-cup = Im Becher: { $chits }.
about-chits-aside = Bis zum sechsten Zug beiseitegelegt: { $chits }.
about-chits-drawn = Gezogen: { $chits }.
about-chits-reconstructed = Welche Seiten zusammengehören, ist rekonstruiert.
about-needed-alone = { $points } Punkte gewinnen, in einem Siegschritt mit mindestens { $chits } übrigen Chips
about-open-cards = Karten: { $cards }.
about-kept = { $name }, behalten von { $seat }
about-kept-hidden = Ein verdecktes Ereignis, behalten von { $seat }
about-kept-hidden-effect = Nur wer es behält, kennt es.
about-reconstructed = (Wirkung rekonstruiert.)
part-chits = Nr. { $chits }
told-with = { $name } – { $effect }
text-peace-effect = beide betreten bis zur nächsten Runde die Felder des anderen nicht
text-chits = Gezogene, noch nicht ausgeführte Chips: { $chits }
about-chits = Samoas Chips
about-chits-left = Chips übrig: { $left } von 15; du gewinnst nur, solange es noch zwei sind.
text-kept = { $seat } behält: { $name }
text-event-hidden = ein verdecktes Ereignis
text-marker = { $name } in { $place }: { $effect }
lying-typhoon = Bis zur nächsten Runde kommt nichts in dieses Feld.
lying-invasive-weeds = Ein Dorf hier bringt keinen Baupunkt, bis sein Besitzer 1 zahlt und den Marker entfernt.
lying-severe-erosion = Ein grünes Feld ist für das Spiel verloren.
lying-drought = Diese Gruppe bringt in dieser Runde keine Baupunkte.
lying-peles-wrath = Hier wird in dieser Runde kein Dorf gebaut.
lying-taniwha = Bis zur nächsten Runde kommt nichts in dieses Feld oder heraus, und keine Kette führt hindurch.
lying-bountiful-fishing = Wer dieses Feld in der Kette seiner Heimat hat, bekommt dort jede Runde einen Baupunkt mehr, bis ein anderer Ereignismarker gelegt wird.
lying-freshwater-spring = Ein grünes Feld mehr für das Spiel.
lying-volcanic-ash = Ein grünes Feld mehr für das Spiel.
lying-shaman = Weder Ereignis noch Malaria trifft diese Gruppe, solange ihr jetziger Besitzer sie kontrolliert.
lying-rats = Hier entsteht kein neues Dorf, bis der Besitzer 2 zahlt und den Marker entfernt.
fortune-taniwha = Ein Feld im Offenen Ozean ist bis zur nächsten Runde gesperrt: Nichts kommt hinein oder heraus, und keine Kette führt hindurch.
fortune-favorable-winds = In deiner Bewegung fahren deine Kanus ein Feld weiter.
fortune-war-leader = Zu Beginn einer Schlacht: ein Stück mehr in deiner vorderen Reihe, das nur in Panik geraten kann.
fortune-shaman = Trifft dich ein Ereignis oder Malaria, so verfällt es, und eine deiner Gruppen ist geschützt, solange du sie kontrollierst.
fortune-drift-voyage = Dein verschollener Entdecker erkundet in dieser Runde; oder sieh dir ein verdecktes Plättchen an.
fortune-succession-dispute = Zwei Baupunkte weniger in dieser Runde.
fortune-becalmed = Vor der Bewegung eines Spielers: Seine Kanus fahren in dieser Runde nur ein Feld.
fortune-royal-marriage = Du und ein anderer Spieler betretet bis zur nächsten Runde die Felder des anderen nicht.
fortune-abundant-harvest = Beim Bauen: ein Dorf ohne Baupunkte.
text-struck = { $seat }: { $name }
text-peace = ROYAL MARRIAGE: { $seat } und { $other_seat }
event-solo-turn = Runde { $turn }.

# Was getippt wird, Wort für Wort.
typed-home = heimat
typed-first = startspieler
typed-clockwise = uhrzeigersinn
typed-counter = gegensinn
typed-rest = bleiben
typed-return = heimkehren
typed-keep = behalten
typed-reveal = aufdecken
typed-no = keine
typed-card = karte
typed-land = anlegen
typed-done = fertig
typed-face = lage
typed-up = offen
typed-down = verdeckt
typed-focus = besinnen
typed-declare = erklären
typed-pass = passen
typed-load = laden
typed-drop = absetzen
typed-other = anderes
typed-lose = verlieren
typed-leave = zurücklassen
typed-save = retten
typed-use = nutzen
typed-show = zeigen
typed-explore = erkunden
typed-drift = abtreiben
typed-turn = umdrehen
typed-deforest = roden
typed-disc = scheibe
typed-sail = segeln
typed-dismiss = zurücknehmen
typed-attack = angreifen
typed-retreat = zurückziehen
typed-settle = siedeln
typed-buy = kaufen
typed-lift = flotte
typed-build = bauen
typed-store = zurücklegen
typed-spend = ausgeben
typed-walk = wandern
typed-search = suchen
typed-steer = steuern
typed-take = nehmen
typed-play = spielen
typed-strike = wählen
typed-name = nennen
typed-peek = ansehen
typed-clear = beseitigen
typed-leader = anführer
typed-resolve = ausführen
typed-order = reihenfolge
typed-event = ereignis
typed-transport = transportkanu
typed-chain = kette
typed-war = kriegskanu
typed-warrior = krieger
typed-colony = kolonie
typed-rumour = gerücht
typed-local = einheimischer
typed-village = dorf
typed-agriculture = ackerbau
typed-yellow = gelb
typed-red = rot
typed-green = grün
typed-black = schwarz
