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
action-land = Die Bewegung dieser Stücke hier beenden.
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
event-sail = { $seat } segelt mit { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücken
} von { $from } nach { $hex } ({ $dropped } abgesetzt, { $loaded } an Bord genommen).
event-chain-gone = In { $hex } liegt kein Transportkanu von { $seat } mehr offen.
event-must-stop = { $seat } trifft in { $hex } auf ein Kriegskanu und muss anhalten.
event-may-pass = { $seat } trifft in { $hex } auf kein Kriegskanu.
event-land = { $seat } beendet in { $hex } die Bewegung von { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücken
}.
event-stay = { $seat } lässt { $count ->
    [one] { $count } Stück
   *[other] { $count } Stücke
} in { $hex }.
event-dismiss = Es war nur ein Gerücht: { $seat } nimmt eins aus { $hex } zurück.
event-up = { $seat } hat in { $hex } ein Transportkanu offen liegen.
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
event-step-building = Alle bauen.
event-order-item = { $seat } bestellt in { $hex }: { $item }.
event-order-card = { $seat } kauft mit den Punkten von { $hex } eine Karte.
event-order-settle = { $seat } lässt die Kolonie in { $hex } siedeln.
event-order-focus = { $seat } wendet sich nach innen.
event-order-use = { $seat } plant { $card }.
event-ready = { $seat } ist bereit.
event-focus = { $seat } wendet sich nach innen: der Entdecker ist im Feld Verschollen.
event-buy = { $seat } kauft eine Karte.
event-build = { $seat } baut in { $hex }: Dörfer { $villages }, verbesserter Ackerbau { $agriculture }, Stücke { $count }{ $chain ->
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
event-not-enough = { $seat } hat nicht mehr genug Punkte: das Spiel geht weiter.
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
obstacle-has-moved = Es hat sich in dieser Runde schon bewegt.
obstacle-no-canoe = Es bewegt sich nicht von selbst.
obstacle-chain-stays = Das Kanu der Kette bleibt im Transit liegen.
obstacle-not-on-chain = Deine Transportkanu-Kette führt nicht dorthin.
obstacle-over-capacity = Das können die Kanus nicht tragen.
obstacle-in-enemy-hex = Nicht in einem feindlichen Feld.
obstacle-loaded-here = Erst absetzen, dann an Bord nehmen.
obstacle-not-sailed = Die Flotte ist noch nicht gesegelt.
obstacle-last-of-fleet = Etwas muss weitersegeln: lege stattdessen an.
obstacle-not-known = Kanus fahren nur in bekannte Felder.
obstacle-needs-war-canoe = Nur eine Flotte mit Kriegskanu darf in ein feindliches Feld.
obstacle-stranded = Jemand bliebe ohne Kanu auf See zurück.
obstacle-garrison = Eine eroberte aufgedruckte Gruppe muss ein Stück behalten.
obstacle-no-rumour = Du hast dort kein Gerücht.
obstacle-not-your-stack = Deine Stücke sind nicht dort.
obstacle-no-transport = Du hast dort kein Transportkanu.
obstacle-is-up = Dort liegt schon ein Transportkanu offen.
obstacle-is-down = Dort liegt kein Transportkanu offen.
obstacle-turned-already = Es wurde in diesem Schritt schon gedreht.
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
option-rumours-two-meaning = So weit wie die Kanus, als die sie sich ausgeben.
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
panel = { $nation }: Dörfer { $villages }, Gruppen { $groups }, Karten { $cards } ({ $closed } verdeckt){ $lost ->
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
stage-turning = Kanus drehen
stage-battles = Schlacht
stage-building = Bauen
stage-cards = Karten
stage-victory = Sieg
stage-over = Ende
text-group = { $hex }: { $seat }, Dörfer { $villages }/{ $boxes }, Ackerbau { $agriculture }
text-stack = { $hex }: { $seat }, { $count } Stücke: { $pieces }
text-hidden = verdeckt
text-up = Kanu offen
text-tile = { $hex }: { $tile }
text-tile-hidden = ein verdecktes Plättchen
text-ocean = Offener Ozean
text-voyage = Entdecker bei { $hex }, Knoten { $knots }
text-cards = { $seat }: { $cards }
text-card-hidden = eine verdeckte Karte

## The advanced rules

option-end = Spielende
option-end-meaning = Wie viele Punkte beenden das Spiel? (11.1)
option-end-standard = Wie gedruckt
option-end-standard-meaning = 28, 25 oder 22 Punkte zu zweit, dritt oder viert.
option-end-more1 = 1 mehr
option-end-more1-meaning = Ein Punkt mehr als gedruckt.
option-end-more2 = 2 mehr
option-end-more2-meaning = Zwei Punkte mehr als gedruckt.
option-end-more3 = 3 mehr
option-end-more3-meaning = Drei Punkte mehr als gedruckt: ein längeres Spiel.
option-end-less1 = 1 weniger
option-end-less1-meaning = Ein Punkt weniger als gedruckt.
option-end-less2 = 2 weniger
option-end-less2-meaning = Zwei Punkte weniger als gedruckt.
option-end-less3 = 3 weniger
option-end-less3-meaning = Drei Punkte weniger als gedruckt: ein kürzeres Spiel.
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
obstacle-store-full = Ein Baupunkt liegt schon zurück.
obstacle-store-empty = Kein Baupunkt liegt zurück.
option-malaria = Malaria
option-malaria-meaning = Sucht Malaria Melanesien heim, sobald jemand dort lebt? (11.6)
option-malaria-no = Nein
option-malaria-no-meaning = Niemand wird krank.
option-malaria-yes = Ja
option-malaria-yes-meaning = Jede Runde trifft ein Würfel eine von vier Gruppen.
event-malaria = Malaria: der Würfel zeigt { $pips }, { $hex }.
event-malaria-strikes = Malaria nimmt ein Dorf von { $seat } in { $hex }.
option-south_island = Südinsel
option-south_island-meaning = Wird Te Waka Maui mit Aotearoa gefunden? (11.3)
option-south_island-no = Nein
option-south_island-no-meaning = Sie bleibt in der Schachtel.
option-south_island-yes = Ja
option-south_island-yes-meaning = Sie liegt neben Aotearoa, wenn Platz ist.
action-walk = Von { $hex } zur anderen Insel wandern lassen: { $piece }.
action-walk-hidden = Ein Stück wandert von { $hex } zur anderen Insel.
event-south-island = { $seat } legt Te Waka Maui in { $hex } aus.
event-south-out = { $seat } findet neben { $hex } keinen Platz für Te Waka Maui: sie ist nicht im Spiel.
event-walk = { $seat } wandert von { $from } nach { $hex }: { $piece }.
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
event-search-roll = { $seat } würfelt { $pips }, mit Bonus { $total }: { $result ->
    [lost] verschollen
    [return] Heimkehr
    [off-course] vom Kurs ab
   *[explore] ein Feld weiter
}.
event-steer = { $seat } steuert nach { $hex }.
event-galapagos = { $seat } findet einen Stützpunkt in { $hex }: +1 auf jeden späteren Wurf.
event-kumara = { $seat } hat jetzt Kumara: zwei Punkte.
obstacle-no-search-there = Eine Suche beginnt in einem der zwei Felder nach Südamerika.
obstacle-has-kumara = Du hast schon Kumara.
obstacle-too-near = Vom Kurs ab geht es nicht näher an Südamerika heran.
points-kumara = Kumara
stage-search = Suche nach Kumara
option-events = Ereignisse
option-events-meaning = Wird jede Runde ein Ereignis gezogen? (11.2)
option-events-no = Nein
option-events-no-meaning = Die See ist ruhig.
option-events-yes = Ja
option-events-yes-meaning = Ab fünf Punkten jede Runde eines von 27.
action-duty = { $duty ->
    [order] Die Reihenfolge bestimmen; der Vorletzte zieht das Ereignis.
   *[event] Das Ereignis ziehen; der Vorletzte bestimmt die Reihenfolge.
}
action-play = { $event } spielen.
action-strike = { $hex } wählen.
action-name = { $seat } wählen.
action-peek = DRIFT VOYAGE: das Plättchen in { $hex } ansehen.
action-clear = Bezahlen, um { $event } zu beseitigen.
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
event-fortune-void = { $event } in { $hex } ließe jemandem weniger als zwei Dörfer: es gilt nicht.
event-fortune-loss = { $seat } verliert in { $hex }: { $what ->
    [village] ein Dorf
    [canoe] { $count } Kanus
   *[piece] { $count } Stücke
}.
event-fortune-gain = { $seat } bekommt in { $hex }: { $piece }.
event-fortune-seat = { $event }: { $seat } wählt { $other_seat }.
event-fortune-clear = { $seat } beseitigt { $event } in { $hex }.
event-order-play = { $seat } plant { $event }.
event-order-clear = { $seat } will bezahlen, um { $event } zu beseitigen.
event-peek = DRIFT VOYAGE: { $seat } sieht das Plättchen in { $hex } an: { $tile }.
event-peek-hidden = DRIFT VOYAGE: { $seat } sieht das Plättchen in { $hex } an.
event-leader-panics = Der WAR LEADER von { $seat } gerät in Panik.
obstacle-closed = Nichts von dir darf dieses Feld jetzt betreten oder verlassen.
obstacle-stunted = Dort wächst jetzt kein Dorf.
obstacle-not-kept = Diese Karte hast du nicht behalten.
obstacle-no-such-target = Dort kann das Ereignis nicht treffen.
obstacle-no-blight = Keine solche Plage ist in einer deiner Gruppen.
obstacle-leader-stands = Ein WAR LEADER kann nur in Panik geraten.
stage-event = Ereignis
