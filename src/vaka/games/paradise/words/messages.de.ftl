# Conquest of Paradise auf Deutsch.
#
# Orte: { $hex } allein, { $the_hex } als Objekt im Akkusativ, { $at_hex } wo, { $to_hex } wohin, { $from_hex } woher, { $full_hex } mit Nummer.
# Einheiten: { $piece } allein, { $a_piece } „einen Kriegertrupp“, { $the_piece } „der Kriegertrupp“; { $piece_word } für Beugungen.
# Namen von Karten und Ereignissen stehen in Großbuchstaben, wie gedruckt. Ihre Wirkung liest auch, wem sie nicht gehören: also ohne „du“.

tagline = Schick deinen Entdecker in den unbekannten Pazifik, besiedle, was er findet, verbinde es mit Kanus, und kämpfe darum, wenn es sein muss.

## Plätze

seat-yellow = Gelb
seat-red = Rot
seat-green = Grün
seat-black = Schwarz

## Einheiten und was gebaut wird

piece-transport = Transportkanu
piece-war = Kriegskanu
piece-warrior = Kriegertrupp
piece-colony = Kolonie
piece-rumour = Gerücht
piece-local = Inselkrieger
piece-any = Einheit
a-transport = ein Transportkanu
a-war = ein Kriegskanu
a-warrior = einen Kriegertrupp
a-colony = eine Kolonie
a-rumour = ein Gerücht
a-local = einen Inselkrieger
a-any = eine Einheit
the-transport = das Transportkanu
the-war = das Kriegskanu
the-warrior = der Kriegertrupp
the-colony = die Kolonie
the-rumour = das Gerücht
the-local = der Inselkrieger
the-any = diese Einheit
item-village = Dorf
item-agriculture = Ackerbau
item-transport = Transportkanu, verdeckt
item-chain = Transportkanu, offen
item-warrior = Kriegertrupp
item-war = Kriegskanu
item-colony = Kolonie
item-rumour = Gerücht
item-any = etwas
an-item-village = ein Dorf
an-item-agriculture = Ackerbau
an-item-transport = ein verdecktes Transportkanu
an-item-chain = ein offenes Transportkanu
an-item-warrior = einen Kriegertrupp
an-item-war = ein Kriegskanu
an-item-colony = eine Kolonie
an-item-rumour = ein Gerücht
an-item-any = das
count-transport = { $count ->
    [one] 1 Transportkanu
   *[other] { $count } Transportkanus
}
count-chain = { $count ->
    [one] 1 offenes Transportkanu
   *[other] { $count } offene Transportkanus
}
count-war = { $count ->
    [one] 1 Kriegskanu
   *[other] { $count } Kriegskanus
}
count-warrior = { $count ->
    [one] 1 Kriegertrupp
   *[other] { $count } Kriegertrupps
}
count-colony = { $count ->
    [one] 1 Kolonie
   *[other] { $count } Kolonien
}
count-rumour = { $count ->
    [one] 1 Gerücht
   *[other] { $count } Gerüchte
}
count-local = { $count } Inselkrieger
count-village = { $count ->
    [one] 1 Dorf
   *[other] { $count } Dörfer
}
count-agriculture = { $count ->
    [one] Ackerbau
   *[other] { $count } × Ackerbau
}
count-piece = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
count-canoe = { $count ->
    [one] 1 Kanu
   *[other] { $count } Kanus
}
count-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
count-group = { $count ->
    [one] 1 Inselgruppe
   *[other] { $count } Inselgruppen
}
count-knot = { $count } Knoten
count-point = { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}
count-build-point = { $count ->
    [0] keine Baupunkte
    [one] 1 Baupunkt
   *[other] { $count } Baupunkte
}
count-hex = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
count-chit = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
score-points = { $halves ->
    [1] { $score } Siegpunkt
    [2] { $score } Siegpunkt
   *[other] { $score } Siegpunkte
}
nothing = nichts
no-defenders = keine Kampfeinheit
marker-island1 = Inselgruppe mit 1 Knoten
marker-island2 = Inselgruppe mit 2 Knoten
marker-island3 = Inselgruppe mit 3 Knoten
marker-ocean1 = Offener Ozean mit 1 Knoten
marker-ocean2 = Offener Ozean mit 2 Knoten
marker-ocean3 = Offener Ozean mit 3 Knoten
marker-off = Kursverlust

## Orte. `.kind` sagt, wie ein Name gebraucht wird; ein Feld ohne Namen ist `unknown` oder `ocean`, ein nicht genanntes `any`.

place-bare = { $kind_word ->
    [unknown] Feld { $name }
    [ocean] Ozeanfeld { $name }
    [any] dieses Feld
   *[other] { $name }
}
place-the = { $kind_word ->
    [unknown] Feld { $name }
    [ocean] das Ozeanfeld { $name }
    [any] dieses Feld
    [plural] die { $name }
    [archipel] den { $name }
   *[other] { $name }
}
place-at = { $kind_word ->
    [unknown] auf Feld { $name }
    [ocean] auf dem Ozeanfeld { $name }
    [any] auf diesem Feld
    [plural] auf den { $name }
    [archipel] im { $name }
    [land] in { $name }
   *[other] auf { $name }
}
place-to = { $kind_word ->
    [unknown] auf Feld { $name }
    [ocean] auf das Ozeanfeld { $name }
    [any] auf dieses Feld
    [plural] auf die { $name }
    [archipel] in den { $name }
   *[other] nach { $name }
}
place-from = { $kind_word ->
    [unknown] von Feld { $name }
    [ocean] vom Ozeanfeld { $name }
    [any] von diesem Feld
    [plural] von den { $name }
    [archipel] aus dem { $name }
    [land] aus { $name }
   *[other] von { $name }
}
place-full = { $kind_word ->
    [unknown] Feld { $name }
    [ocean] Ozeanfeld { $name }
    [any] Dieses Feld
   *[other] { $name } ({ $number })
}
name-hawaii = Hawaii
name-aotearoa = Aotearoa
name-hawaiki = Hawaiki
name-hiva = Hiva
name-raiatea = Raiatea
name-tahiti = Tahiti
name-rapa-nui = Rapa Nui
name-te-waka-maui = Te Waka Maui
name-rarotonga = Rarotonga
name-tubuai = Tubuai
name-mangareva = Mangareva
name-rapa = Rapa
name-chatham-is = Chathaminseln
    .kind = plural
name-tuamotu = Tuamotu
name-kuporu = Kuporu
name-niue-island = Niue
name-tuvalu = Tuvalu
name-tokelau = Tokelau
name-pitcairn-is = Pitcairn
name-kermadec-is = Kermadecinseln
    .kind = plural
name-norfolk-is = Norfolk
name-flint-is = Flint
name-manihiki = Manihiki
name-phoenix-is = Phoenixinseln
    .kind = plural
name-malden-is = Malden
name-kiritimati = Kiritimati
name-tabuaeran = Tabuaeran
name-johnston-is = Johnston
name-midway-is = Midway
name-nihoa = Nihoa
name-0102 = Marianen
    .kind = plural
name-0201 = Marcus
name-0203 = Chuuk
name-0204 = Bismarck-Archipel
    .kind = archipel
name-0303 = Karolinen
    .kind = plural
name-0304 = Salomonen
    .kind = plural
name-0402 = Wake
name-0403 = Marshallinseln
    .kind = plural
name-0404 = Kiribati
name-0405 = Santa Cruz
name-0406 = Vanuatu
name-0505 = Fidschi
name-0605 = Samoa
name-0606 = Tonga
name-1504 = Galápagosinseln
    .kind = plural
name-1606 = Unglücksinseln
    .kind = plural
name-america = Südamerika
    .kind = land

## Völker und Karten

nation-tonga = Tonga
nation-samoa = Samoa
nation-hiva = Hiva
nation-raiatea = Raiatea
card-arioi = ARIOI
card-bird-signs = VOGELZEICHEN
card-breadfruit = BROTFRUCHT
card-cannibalism = KANNIBALISMUS
card-deforestation = ENTWALDUNG
card-double-hulled-canoes = DOPPELRUMPFKANUS
card-feather-cloaks = FEDERMÄNTEL
card-haka = HAKA
card-hui = HUI
card-hula = HULA
card-kahuna-healing = KAHUNA-HEILUNG
card-kava-ceremony = KAVA-ZEREMONIE
card-makahiki = MAKAHIKI
card-makutu = MAKUTU
card-moai = MOAI
card-navigation = NAVIGATION
card-ocean-chart = SEEKARTE
card-patu = PATU
card-petroglyphs = FELSBILDER
card-poi = POI
card-powhiri = POWHIRI
card-surfing = SURFEN
card-tapa-cloth = TAPASTOFF
card-tapu = TAPU
card-taro-terraces = TAROTERRASSEN
card-tattoo = TÄTOWIERUNG
card-tiki = TIKI
card-toki = TOKI
card-any = diese Karte

## Aktionen

action-home = { $nation } spielen.
action-order = { $seat } beginnt{ $direction ->
    [clockwise] , dann geht es im Uhrzeigersinn weiter.
    [counter] , dann geht es gegen den Uhrzeigersinn weiter.
   *[alone] .
}
action-rest = In dieser Runde nicht erkunden.
action-return = Mit dem Entdecker heimkehren.
action-keep = Das Plättchen geheim halten.
action-reveal = Das Plättchen aufdecken.
action-no-card = Keine Karte nutzen.
action-land = Mit der Flotte hier anlegen.
action-done = { $step ->
    [transit] Den Transit beenden.
    [moving] Die Bewegung beenden.
    [building] Das Bauen beenden.
   *[save] Keine Dörfer mehr retten.
}
action-face-up = Ein Transportkanu offen hinlegen.
action-face-down = Alle Einheiten verdeckt lassen.
action-focus = Kräfte sammeln: jetzt ein Baupunkt mehr, in der nächsten Runde keine Erkundung.
action-declare = Den Sieg verkünden.
action-pass = Den Sieg noch nicht verkünden.
action-load = { $a_piece } { $piece_word ->
    [warrior] an Bord
    [colony] an Bord
   *[other] in die Flotte
} nehmen.
action-drop = { $a_piece } absetzen.
action-lose = { $a_piece } treffen lassen.
action-leave = { $a_piece } zurücklassen.
action-save = { $a_piece } opfern und ein Dorf retten.
action-use = { $card } nutzen.
action-show = { $card } zeigen, ohne die Karte zu nutzen.
action-kava-seat = KAVA-ZEREMONIE: die Karten von { $seat } ansehen.
action-explore = { $the_hex } erkunden.
action-drift = Den Entdecker { $to_hex } lenken.
action-turn = Das Plättchen { $at_hex } aufdecken.
action-kava-hex = KAVA-ZEREMONIE: die Einheiten { $at_hex } ansehen.
action-deforest = ENTWALDUNG: ein Dorf { $at_hex } zerstören.
action-disc = { $the_hex } zur neuen Heimat machen.
action-sail = { $to_hex } segeln.
action-dismiss = Ein Gerücht { $from_hex } zurücknehmen.
action-up = Ein Transportkanu { $at_hex } aufdecken.
action-down = Das Transportkanu { $at_hex } verdecken.
action-attack = Als Nächstes die Schlacht { $at_hex } schlagen.
action-retreat = Sich { $to_hex } zurückziehen.
action-settle = Die Kolonie { $at_hex } zum Dorf machen.
action-buy = Eine Kulturkarte kaufen, mit Baupunkten { $from_hex }.
action-lift = { $at_hex } eine Flotte bilden und { $a_piece } nehmen.
action-swap = { $a_piece } nehmen, { $piece_word ->
    [warrior] der
    [colony] die
   *[other] das
} in dieser Runde schon weiter gesegelt ist.
action-load-behind = Einen Kriegertrupp auf ein Transportkanu nehmen.
action-build = { $an_item } { $at_hex } bauen.

## Zufall

outcome-aid = Die Spielhilfe von { $nation }.
outcome-marker = Der Marker: { $marker }.
outcome-tile = Das Plättchen ist { $tile }.
outcome-tile-hidden = Ein Plättchen.
outcome-card = Die Karte ist { $card }.
outcome-card-hidden = Eine Karte.
outcome-die = Der Würfel zeigt { $pips }.

## Ereignisse: Reihenfolge und Erkundung

event-nation = { $seat } spielt { $nation }.
event-setup-island = Ein Marker kommt aus dem Spiel: { $marker }.
event-setup-ocean = { $at_hex } liegt von Anfang an ein Marker: { $marker }.
event-turn-begins = Runde { $turn }: { $seat } nimmt den Reihenfolgemarker.
event-order = { $seat } bestimmt: { $first_seat } beginnt{ $direction ->
    [clockwise] , im Uhrzeigersinn.
    [counter] , gegen den Uhrzeigersinn.
   *[alone] .
}
event-fetch = { $seat } holt den verschollenen Entdecker zurück.
event-rest = { $seat } erkundet nicht.
event-explore = { $seat } erkundet { $the_hex }.
event-enter = Der Entdecker von { $seat } kommt { $to_hex } ({ $knots } Knoten, insgesamt { $total }).
event-find-ocean = { $seat } findet { $at_hex } Offenen Ozean ({ $knots } Knoten{ $total ->
    [0] { "" }
   *[other] , insgesamt { $total }
}).
event-find-island = { $seat } findet { $at_hex } eine Inselgruppe ({ $knots } Knoten{ $total ->
    [0] { "" }
   *[other] , insgesamt { $total }
}).
event-off-course = { $seat } kommt { $at_hex } vom Kurs ab.
event-knots = Das kostet { $knots } Knoten, insgesamt { $total }.
event-draw-tile = { $seat } zieht das Plättchen { $tile }.
event-draw-tile-hidden = { $seat } zieht ein Plättchen für { $the_hex }.
event-look-tile = { $seat } sieht sich das Plättchen an: { $tile }.
event-look-tile-hidden = { $seat } sieht sich das Plättchen { $at_hex } an.
event-keep = { $seat } hält das Plättchen { $at_hex } geheim.
event-turn = { $seat } deckt auf Feld { $number } { $the_tile } auf.
event-all-found = Auf Feld { $number } haben jetzt alle { $the_tile } entdeckt, zuletzt { $seat }: Das Plättchen wird aufgedeckt.
event-drift = { $seat } lenkt den Entdecker { $to_hex }.
event-return = Der Entdecker von { $seat } kehrt { $from_hex } heim.
event-lost = Der Entdecker von { $seat } ist { $at_hex } verschollen.

## Ereignisse: Bewegung

event-lift = { $seat } bildet { $at_hex } eine Flotte und nimmt { $a_piece }.
event-load = { $seat } nimmt { $at_hex } { $a_piece } { $piece_word ->
    [warrior] an Bord
    [colony] an Bord
   *[other] in die Flotte
}.
event-drop = { $seat } setzt { $at_hex } { $a_piece } ab.
event-swap = { $seat } nimmt { $at_hex } { $a_piece }, { $piece_word ->
    [warrior] der
    [colony] die
   *[other] das
} schon weiter gesegelt ist.
event-load-behind = { $seat } nimmt { $at_hex } { $a_piece } auf ein Transportkanu.
event-sail = { $seat } segelt mit { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} { $from_origin } { $to_hex }{ $dropped ->
    [0] { "" }
    [one] ; 1 bleibt zurück
   *[other] ; { $dropped } bleiben zurück
}{ $loaded ->
    [0] { "" }
    [one] ; 1 ist an Bord gekommen
   *[other] ; { $loaded } sind an Bord gekommen
}.
event-chain-gone = { $seat } hat { $at_hex } kein offenes Transportkanu mehr.
event-must-stop = { $seat } begegnet { $at_hex } einem Kriegskanu und muss anhalten.
event-may-pass = { $seat } begegnet { $at_hex } keinem Kriegskanu.
event-land = { $seat } legt { $at_hex } mit { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} an.
event-dismiss = Es war nur ein Gerücht: { $seat } nimmt es { $from_hex } zurück.
event-up = { $seat } deckt { $at_hex } ein Transportkanu auf.
event-lies-up = Das Transportkanu von { $seat }, das { $to_hex } kam, liegt offen.
event-down = { $seat } verdeckt das Transportkanu { $at_hex }.

## Ereignisse: Schlacht

event-battle = Schlacht { $at_hex }: { $seat } greift { $other_seat } mit { $attack } an. { $other_seat } hat { $defence }.{ $attack_back ->
    [none] { "" }
   *[other] { " " }In der hinteren Reihe hat { $seat } { $attack_back }.
}{ $defence_back ->
    [none] { "" }
   *[other] { " " }In der hinteren Reihe hat { $other_seat } { $defence_back }.
}
event-battle-independent = Schlacht { $at_hex }: { $seat } greift mit { $attack } an. Zur Verteidigung hat die Inselgruppe { $defence }.{ $attack_back ->
    [none] { "" }
   *[other] { " " }In der hinteren Reihe hat { $seat } { $attack_back }.
}
event-roll = { $seat } würfelt eine { $pips }: { $pips ->
    [1] Im Angriff wird eine Einheit vernichtet.
    [2] Im Angriff gerät eine Einheit in Panik.
    [3] Im Angriff gerät eine Einheit in Panik.
    [4] In der Verteidigung gerät eine Einheit in Panik.
    [5] In der Verteidigung gerät eine Einheit in Panik.
   *[6] In der Verteidigung wird eine Einheit vernichtet.
}
event-roll-panic = { $seat } würfelt eine { $pips }: Bei { $other_seat } gerät ein { $piece } in Panik.
event-roll-fall = { $seat } würfelt eine { $pips }: Bei { $other_seat } wird ein { $piece } vernichtet.
event-roll-panic-independent = { $seat } würfelt eine { $pips }: Ein Inselkrieger gerät in Panik.
event-roll-fall-independent = { $seat } würfelt eine { $pips }: Ein Inselkrieger wird vernichtet.
event-panic = Bei { $seat } gerät ein { $piece } in Panik.
event-panic-independent = Ein Inselkrieger gerät in Panik.
event-fall = Bei { $seat } wird ein { $piece } vernichtet.
event-fall-independent = Ein Inselkrieger wird vernichtet.
event-leave = { $seat } hat kein Kanu für { $a_piece } und verliert die Einheit.
event-no-refuge = { $seat } kann sich nirgendwohin zurückziehen: Alles wird vernichtet.
event-retreat = { $seat } zieht sich mit { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} { $to_hex } zurück.
event-save = { $seat } opfert { $a_piece } und rettet { $at_hex } ein Dorf.
event-conquer = { $seat } erobert { $the_hex } und behält { $count ->
    [one] 1 Dorf
   *[other] { $count } Dörfer
}.
event-lay-waste = { $seat } erobert { $the_hex }, aber kein Dorf bleibt übrig.
event-home = { $seat } hat jetzt { $at_hex } eine neue Heimat.

## Ereignisse: Karten

event-use-card = { $seat } nutzt { $card }. { $effect }
event-show-card = { $seat } zeigt { $card }.
event-draw-card = { $seat } zieht { $card }. { $effect }
event-draw-card-hidden = { $seat } zieht eine Karte.
event-kava-hex = KAVA-ZEREMONIE: { $seat } sieht sich die Einheiten { $at_hex } an: { $pieces }.
event-kava-hex-hidden = KAVA-ZEREMONIE: { $seat } sieht sich die Einheiten { $at_hex } an.
event-kava-seat = KAVA-ZEREMONIE: { $seat } sieht sich die Karten von { $other_seat } an: { $cards }.
event-kava-seat-hidden = KAVA-ZEREMONIE: { $seat } sieht sich die Karten von { $other_seat } an.
event-deforest = ENTWALDUNG: { $seat } zerstört { $at_hex } ein Dorf von { $other_seat }.

## Ereignisse: Phasen, Bauen, Wertung

event-step-exploration = Die Erkundung beginnt.
event-step-movement = Bewegung und Schlacht beginnen.
event-step-victory = Die Wertung beginnt.
event-step-building = Das Bauen beginnt.
event-order-item = { $seat } plant { $an_item } { $at_hex }.
event-order-card = { $seat } plant den Kauf einer Kulturkarte, mit Baupunkten { $from_hex }.
event-order-dismiss = { $seat } wird ein Gerücht { $from_hex } zurücknehmen.
event-order-settle = { $seat } wird die Kolonie { $at_hex } zum Dorf machen.
event-order-focus = { $seat } wird Kräfte sammeln.
event-order-use = { $seat } wird { $card } nutzen.
event-ready = { $seat } ist bereit.
event-focus = { $seat } sammelt Kräfte: Der Entdecker kommt zu den Verschollenen.
event-buy = { $seat } kauft eine Kulturkarte.
event-build = { $seat } baut { $at_hex } { $items }.
event-settle = { $seat } gründet { $at_hex } ein Dorf.
event-track = Siegpunkte: { $scores }.
part-score = { $seat } { $score }
event-declare = { $seat } verkündet den Sieg{ $count ->
    [0] .
   *[other] { " " }und zeigt { $cards }.
}
event-not-enough = { $seat } hat nicht mehr genug Siegpunkte, und auch sonst niemand: Das Spiel geht weiter.
event-reveal-cards = { $seat } zeigt die übrigen Karten: { $cards }.
event-win = { $seat } gewinnt.
event-draw-game = { $count ->
    [2] { $one_seat } und { $two_seat }
    [3] { $one_seat }, { $two_seat } und { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } und { $four_seat }
} teilen sich den Sieg.

## Hindernisse. Was in der Aktion nicht genannt ist, heißt „dieses Feld“, „diese Einheit“, „diese Karte“.

obstacle-not-now = { $when }; { $now }.
when-home = Die Heimat wird vor dem Spiel gewählt
when-order = Die Reihenfolge wird zu Beginn der Runde bestimmt
when-exploration = Entdecker fahren in der Erkundung hinaus
when-return = Heimkehren kann ein Entdecker, der unterwegs ist
when-tile = Geheim gehalten oder aufgedeckt wird ein Plättchen, wenn es gerade gefunden ist
when-drift = Gelenkt wird ein Entdecker nach einem Kursverlust
when-cards = Diese Karte lässt sich nur in ihrem Augenblick nutzen
when-no-card = Auf eine Karte verzichtest du, wenn du danach gefragt wirst
when-movement = Flotten segeln in der Bewegung
when-turning = Kanus werden nach dem Transit aufgedeckt und verdeckt, in der Bewegung
when-done = Beenden kannst du Transit, Bewegung, Bauen und das Retten von Dörfern
when-battle = Schlachten folgen auf die Bewegung
when-lose = Verluste wählst du, wenn der Würfel deine vordere Reihe trifft
when-leave = Zurückgelassen werden Einheiten beim Rückzug, wenn Kanus fehlen
when-retreat = Zurückziehen musst du dich nach einer verlorenen Schlacht
when-save = Dörfer rettest du nach einer gewonnenen Schlacht
when-face = Ein Kanu legst du nach einer gewonnenen Schlacht offen hin
when-disc = Eine neue Heimat wählst du, wenn die alte verloren ist
when-building = Das geschieht beim Bauen
when-victory = Der Sieg wird in der Wertung verkündet
when-event = Ein Ziel wählst du, wenn ein Ereignis eines verlangt
when-search = Die Suche nach Kumara beginnt anstelle einer Erkundung
when-steer = Gesteuert wird auf der Suche nach Kumara
when-play = Ein behaltenes Ereignis spielst du in seinem Augenblick
when-leader = Der KRIEGSHERR gerät in Panik, wenn der Würfel deine vordere Reihe trifft
when-chit = Chips führst du aus, wenn mehrere gezogen sind
now-homes = gerade wird die Heimat gewählt
now-cup = gerade wird aufgebaut
now-order = gerade wird die Reihenfolge bestimmt
now-explore = jetzt ist die Erkundung
now-voyage = gerade ist ein Entdecker unterwegs
now-transit = jetzt ist der Transit
now-moving = jetzt ist die Bewegung
now-battles = gerade wird die nächste Schlacht gewählt
now-building = jetzt wird gebaut
now-cards = gerade dürfen vor der Wertung Karten gezeigt werden
now-victory = jetzt ist die Wertung
now-over = das Spiel ist zu Ende
now-search = gerade wird Kumara gesucht
now-event = gerade wird ein Ereignis gezogen
now-chit = gerade wird ein Chip von Samoa ausgeführt
now-eve = gleich wird gebaut
now-asked = erst ist eine andere Frage zu beantworten
obstacle-rule-off = In diesem Spiel wird ohne { $rule } gespielt.
rule-saved = Rücklage
rule-south = die Südinsel
rule-kumara = Kumara
rule-events = Ereignisse
rule-solo = Samoas Chips
obstacle-no-tile-down = { $at_hex } liegt kein verdecktes Plättchen.
obstacle-home-taken = { $nation } ist vergeben oder nicht im Spiel.
obstacle-no-such-seat = Diese Farbe spielt niemand.
obstacle-no-direction = Zu zweit gibt es keine Richtung zu wählen.
obstacle-not-unknown = { $at_hex } gibt es nichts zu erkunden.
obstacle-out-of-reach = { $to_hex } gelangst du nicht: Der Weg darf nur durch bekannte Felder führen, die nicht feindlich sind.
obstacle-enemy-there = Entdecker meiden feindliche Felder und kommen nicht { $to_hex }.
obstacle-cup-empty = Im Becher ist kein Entdeckungsmarker mehr.
obstacle-too-far = In dieser Runde kommt die Flotte nicht { $to_hex }: Es ist zu weit, oder kein Weg führt durch bekannte Felder ohne Feinde.
obstacle-not-adjacent = Von hier geht es nur auf ein Nachbarfeld, also nicht { $to_hex }.
obstacle-no-marker-left = Alle drei Fundmarker liegen aus: Deck erst ein Plättchen auf.
obstacle-not-found = { $at_hex } liegt kein Fundmarker von dir.
obstacle-no-drift = Ein Kursverlust führt diesen Entdecker nicht { $to_hex }.
obstacle-not-held = Du hast { $card } nicht.
obstacle-card-open = { $card } liegt schon offen.
obstacle-card-spent = { $card } ist verbraucht.
obstacle-card-useless = { $card } nützt im Augenblick nichts.
obstacle-no-target = { $at_hex } gibt es nichts von anderen, was du wählen könntest.
obstacle-fleet-in-hand = Beende zuerst die Bewegung der Flotte, die du gebildet hast.
obstacle-no-fleet = Du hast keine Flotte gebildet.
obstacle-no-such-piece = Du hast dafür { $at_hex } { $piece_word ->
    [warrior] keinen
    [local] keinen
    [colony] keine
    [any] keine
   *[other] kein
} { $piece }.
obstacle-has-moved = { $the_piece } { $at_hex } kommt in dieser Runde nicht weiter.
obstacle-no-canoe = Ohne Kanu kommt { $the_piece } nicht vom Fleck.
obstacle-chain-stays = Die Kanus, die die Kette bilden, bleiben im Transit liegen.
obstacle-not-on-chain = Deine Kanukette führt nicht { $to_hex }.
obstacle-over-capacity = Die Kanus dieser Flotte können { $a_piece } nicht tragen.
obstacle-in-enemy-hex = Auf einem feindlichen Feld lädt eine Flotte nichts und setzt nichts ab.
obstacle-loaded-here = Diese Flotte hat hier schon Einheiten an Bord genommen.
obstacle-dropped-here = Du hast hier gerade eine Einheit abgesetzt: Leg erst an und bilde dann eine neue Flotte.
obstacle-no-other-canoe = { $piece_word ->
    [any] Keine andere
   *[other] Kein anderes
} { $piece } hier ist weiter gesegelt und hat noch ein Feld übrig.
obstacle-no-other-berth = Für diesen Kriegertrupp gibt es keine Wahl zwischen Kriegskanu und Transportkanu.
obstacle-carried = { $the_piece } ist in dieser Runde schon mit einem Kanu gefahren: Kein anderes nimmt die Einheit mit.
obstacle-has-walked = { $the_piece } ist in dieser Runde schon gewandert.
obstacle-not-sailed = Die Flotte ist noch nicht gesegelt.
obstacle-last-of-fleet = Eine Flotte kann unterwegs nicht alles absetzen: Leg stattdessen an.
obstacle-not-known = Kanus segeln nur auf bekannte Felder, also nicht { $to_hex }.
obstacle-needs-war-canoe = Auf ein feindliches Feld gelangt nur eine Flotte mit Kriegskanu, also kommt diese nicht { $to_hex }.
obstacle-stranded = Dann blieben Einheiten ohne Kanu auf See zurück.
obstacle-garrison = Auf einer aufgedruckten Inselgruppe, die du erobert hast, muss eine Einheit bleiben, und sei es ein Gerücht.
obstacle-no-rumour = Du hast { $at_hex } kein Gerücht.
obstacle-not-your-stack = Du hast { $at_hex } keine Einheiten.
obstacle-nothing-moves = Du hast kein Kanu, das noch segeln kann.
obstacle-no-transport = Du hast { $at_hex } kein Transportkanu.
obstacle-is-up = { $at_hex } liegt schon ein Transportkanu offen.
obstacle-is-down = { $at_hex } liegt kein Transportkanu offen.
obstacle-turned-already = Das Kanu { $at_hex } hast du in dieser Runde schon einmal so hingelegt.
obstacle-no-raid = Du greifst { $at_hex } niemanden an.
obstacle-not-in-front = In deiner vorderen Reihe steht { $piece_word ->
    [colony] keine
    [any] keine solche
   *[other] kein
} { $piece }.
obstacle-not-nearest = Der Rückzug führt auf die nächste eigene Inselgruppe, also nicht { $to_hex }.
obstacle-last-piece = Deine letzte Einheit muss { $at_hex } bleiben.
obstacle-not-your-group = Du hast { $at_hex } kein Dorf.
obstacle-no-points = Deine Baupunkte reichen dafür nicht.
obstacle-no-stock = Von diesen Einheiten ist keine mehr im Vorrat.
obstacle-no-box = { $at_hex } ist kein Dorfplatz frei.
obstacle-one-village = Auf jeder Inselgruppe entsteht nur ein neues Dorf je Runde.
obstacle-no-brown-box = { $at_hex } gibt es keinen braunen Dorfplatz ohne Ackerbau mehr.
obstacle-chain-there = { $at_hex } liegt schon ein Transportkanu offen.
obstacle-no-colony = Du hast { $at_hex } keine Kolonie.
obstacle-no-group = { $at_hex } kann kein Dorf stehen.
obstacle-one-card = Du kannst nur eine Kulturkarte je Runde kaufen.
obstacle-no-cards-left = Es sind nicht genug Kulturkarten übrig.
obstacle-no-pool = { $at_hex } hast du keine eigenen Baupunkte: Nenne eine Inselgruppe, die für sich baut, oder die erste des Bauverbunds.
obstacle-explorer-lost = Dein Entdecker ist verschollen.
obstacle-no-home = Du hast keine Heimat.
obstacle-once-only = Das geht nur einmal je Runde.
obstacle-too-few-points = Du hast nicht genug Siegpunkte, um den Sieg zu verkünden.
obstacle-last-village = Das ist das letzte Dorf dieser Farbe, und das bleibt verschont.

## Was getippt wurde

heard-hexes = „{ $word }“ kann { $hexes } sein: Tippe die Nummer
heard-no-hex = kein Ort heißt „{ $word }“; tippe einen Namen vom Spielplan oder die Nummer eines Feldes, zum Beispiel 0705

## Optionen

preset-basic = Grundspiel
preset-basic-meaning = Die Regeln 1 bis 10, ohne die erweiterten.
preset-advanced = Alle erweiterten Regeln
preset-advanced-meaning = Ereignisse, Südinsel, Kumara, Malaria und ein Baupunkt, der sich zurücklegen lässt (11.2 bis 11.6).
option-homes = Heimat
option-homes-meaning = Wie wird verteilt, wer welche Heimat hat?
option-homes-drawn = Ausgelost
option-homes-drawn-meaning = Der Zufall verteilt die Spielhilfen.
option-homes-agreed = Gewählt
option-homes-agreed-meaning = Alle wählen, in der Reihenfolge der Plätze.
option-home_point = Siegpunkt für die Heimat
option-home_point-meaning = Zählt die Heimat selbst als verbundene Inselgruppe?
option-home_point-yes = Ja
option-home_point-yes-meaning = Sie zählt, solange dort ein Transportkanu offen liegt.
option-home_point-no = Nein
option-home_point-no-meaning = Nur die anderen Inselgruppen zählen.
option-rumours = Gerüchte
option-rumours-meaning = Wie weit ziehen Gerüchte allein?
option-rumours-two = Wie Kanus
option-rumours-two-meaning = So weit wie die Kanus, als die sie sich ausgeben: strenger als das Regelheft.
option-rumours-any = Überallhin
option-rumours-any-meaning = Beliebig weit, durch bekannte Felder, die nicht feindlich sind.
option-given_up = Geopferte Einheiten
option-given_up-meaning = Was wird aus einer Einheit, die für ein Dorf geopfert wurde?
option-given_up-gone = Aus dem Spiel
option-given_up-gone-meaning = Sie kommt aus dem Spiel, wie im Regelheft.
option-given_up-stock = Zurück in den Vorrat
option-given_up-stock-meaning = Sie kann neu gebaut werden.
option-turns = Rundengrenze
option-turns-meaning = Nach welcher Runde endet das Spiel auf jeden Fall?
option-turns-60 = 60
option-turns-60-meaning = Nach Runde 60 gewinnt, wer die meisten Siegpunkte hat.
option-turns-40 = 40
option-turns-40-meaning = Nach Runde 40 gewinnt, wer die meisten Siegpunkte hat.
option-turns-20 = 20
option-turns-20-meaning = Nach Runde 20 gewinnt, wer die meisten Siegpunkte hat.

## Punkte, Anzeigen, Text

score-name = Siegpunkte
points-villages = Dörfer
points-groups = Verbundene Inselgruppen
points-atolls = Atolle
points-cards = Karten
panel = { $nation }, { $home ->
    [none] ohne Heimat
   *[other] Heimat { $at_home }
}: { $villages }, { $groups }, { $cards }{ $closed ->
    [0] { "" }
   *[other] { " " }({ $closed } verdeckt)
}{ $lost ->
    [0] { "" }
   *[other] ; Entdecker verschollen
}
panel-none = Noch keine Heimat
text-turn = Runde { $turn }: { $stage }
stage-homes = Wahl der Heimat
stage-cup = Aufbau
stage-order = Reihenfolge
stage-explore = Erkundung
stage-voyage = Erkundung
stage-transit = Transit
stage-moving = Bewegung
stage-battles = Schlacht
stage-building = Bauen
stage-cards = Karten zeigen
stage-victory = Wertung
stage-over = Ende des Spiels
text-group = { $full_hex }: { $seat }, { $villages } auf { $boxes ->
    [one] 1 Dorfplatz
   *[other] { $boxes } Dorfplätzen
}{ $agriculture ->
    [0] { "" }
    [1] , Ackerbau
   *[other] , { $agriculture } × Ackerbau
}
text-stack = { $full_hex }: { $seat }, { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}: { $pieces }
text-seat = { $seat }: { $points } · { $panel }
text-hidden = verdeckt
text-up = ein Transportkanu liegt offen
text-tile = Feld { $number }: { $tile }
text-tile-hidden = ein verdecktes Plättchen
text-voyage = Der Entdecker ist { $at_hex } und hat { $knots }
text-cards = Karten von { $seat }: { $cards }
text-card-hidden = eine verdeckte Karte
text-left = Entdeckungsmarker im Becher: { $cup }; Plättchen im Schachteldeckel: { $lid }; Kulturkarten im Stapel: { $deck }
text-fleet = Flotte { $at_hex }: { $pieces }
text-fighters = { $count ->
    [one] 1 Kriegertrupp auf einem Kriegskanu
   *[other] { $count } Kriegertrupps auf Kriegskanus
}
text-trip = { $steps ->
    [one] 1 Feld gesegelt
   *[other] { $steps } Felder gesegelt
}: { $pieces }
text-stayed = bleibt hier: { $pieces }
text-put-down = schon gefahren oder gewandert: { $pieces }
text-battle = Schlacht { $at_hex }: { $seat } greift an, mit { $attack_front } in der vorderen und { $attack_back } in der hinteren Reihe. Die Verteidigung hat vorn { $defence_front } und hinten { $defence_back }{ $die ->
    [0] .
   *[other] ; der Würfel zeigt { $die }.
}
text-orders = Pläne von { $seat }: { $orders }
text-orders-none = { $seat } hat noch nichts geplant
text-pool = { $at_hex } übrig: { $points }
text-ordered = { $items } { $at_hex }
text-settling = die Kolonie { $at_hex } wird zum Dorf
text-dismissing = ein Gerücht kommt { $from_hex } zurück
text-buying = eine Kulturkarte
text-focusing = Kräfte sammeln
text-face-down = verdeckt
text-spent = verbraucht
text-sea = Entdeckter Offener Ozean: { $hexes }
text-independent = { $full_hex }: unabhängig, { $local }
text-raid = { $full_hex }: { $seat } greift mit { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} an: { $pieces }
text-at-least = mindestens { $pieces }
text-no-war = kein Kriegskanu

## Aufforderungen

prompt-wait = Es wird auf { $names } gewartet. Phase: { $stage }.
prompt-homes = Wähle die Heimat, die du spielen willst.
prompt-order = Du liegst auf der Siegpunktleiste ganz hinten und hast den Reihenfolgemarker. Bestimme, wer beginnt{ $seats ->
    [2] .
   *[other] , und in welche Richtung es weitergeht.
}
prompt-explore = Schick deinen Entdecker aus: Wähle das erste Feld, das er erkundet, oder lass ihn daheim.
prompt-voyage = Du hast { $knots }. Erkunde ein Nachbarfeld oder kehr heim: Mit mehr als { $limit } ist der Entdecker verschollen.
prompt-tile = Du hast { $the_tile } gefunden (grüne Dorfplätze: { $green }, braune: { $brown }). Halte das Plättchen geheim (Fundmarker übrig: { $left }) oder deck es auf.
prompt-drift = Kursverlust! Wähle das Nachbarfeld, auf das der Entdecker von { $seat } gerät.
prompt-knots = Du hast { $knots }, die Grenze ist { $limit }. Nutze eine Karte gegen die Knoten oder keine.
prompt-home = Du hast deine Heimat verloren. Wähle die Inselgruppe, die von nun an deine Heimat ist.
prompt-start = { $at_hex } beginnt eine Schlacht. Nutze vor dem ersten Wurf eine Karte oder keine.
prompt-roll = Der Würfel zeigt { $pips }. Nutze eine Karte, um das zu ändern, oder keine.
prompt-lose = Der Würfel zeigt { $pips }. Wähle, welche Einheit deiner vorderen Reihe getroffen wird.
prompt-leave = Die Kanus reichen nicht. Wähle, wer zurückbleibt.
prompt-retreat = Wähle die Inselgruppe, auf die sich deine Einheiten zurückziehen.
prompt-save = Du hast { $the_hex } erobert und kannst noch { $left } retten. Opfere für jedes eine Kampfeinheit oder rette keines mehr.
prompt-face = Deine Einheiten sammeln sich { $at_hex }. Leg ein Transportkanu offen hin oder lass alles verdeckt.
prompt-answer = Jemand verkündet den Sieg. Antworte mit ENTWALDUNG oder nutze keine Karte.
prompt-transit = Transit: Bilde eine Flotte, um sie entlang deiner Kette zu schicken, oder beende den Transit.
prompt-transit-fleet = Transit { $from_hex }: Nimm weitere Einheiten mit, wähle ihr Ziel in der Kette oder lass sie hier.
prompt-moving = { $count ->
    [0] Keines deiner Kanus kann noch segeln: Deck Transportkanus auf oder verdeck sie, oder beende die Bewegung.
    [one] 1 Kanu kann noch segeln. Bilde eine Flotte, deck Transportkanus auf oder verdeck sie, oder beende die Bewegung.
   *[other] { $count } Kanus können noch segeln. Bilde eine Flotte, deck Transportkanus auf oder verdeck sie, oder beende die Bewegung.
}
prompt-moving-fleet = Die Flotte { $at_hex } kommt { $left ->
    [0] nicht mehr weiter: Setz Einheiten ab oder leg an.
    [one] noch 1 Feld weit: Lade, setz ab, segle oder leg an.
   *[other] noch { $left } Felder weit: Lade, setz ab, segle oder leg an.
}
prompt-steer = Die Suche nach Kumara: Wähle das Feld, das du ansteuerst. Vor dem nächsten Wurf darfst du Karten zeigen.
prompt-battles = Wähle, welche Schlacht als nächste geschlagen wird.
prompt-building = Du hast noch { $points }{ $pools ->
    [one] .
   *[other] ; { $pools } Inselgruppen oder Bauverbünde bauen je für sich.
} Plane, was du bauen willst, dann beende das Bauen.
prompt-victory = Du hast { $points }, und { $threshold } sind nötig: Verkünde den Sieg oder spiel weiter.

## Ganze Züge

plan-move = Segeln { $from_origin } { $to_hex }. Dabei: { $pieces }.
plan-sail = Segeln { $to_hex } und anlegen.
plan-points = { $place }: { $left ->
    [0] keine Baupunkte mehr
    [one] noch 1 Baupunkt
   *[other] noch { $left } Baupunkte
}

## Was es über einen Ort zu wissen gibt

about-price = { $points ->
    [0] Kostenlos
    [one] 1 Baupunkt
   *[other] { $points } Baupunkte
}
about-america = Südamerika. Hierher gelangt keine Einheit.
about-unknown = Unbekannt. Nur Entdecker gelangen hierher; sie ziehen einen Entdeckungsmarker.
about-face-down = Hier liegt ein verdecktes Plättchen, entdeckt von { $finders }. Ein Entdecker betritt das Feld für zwei Knoten, Kanus betreten es nicht.
about-your-tile = Du kennst es: { $tile }. Grüne Dorfplätze: { $green }, braune: { $brown }.
secret-tile = { $tile } (grüne Plätze: { $green }, braune: { $brown })
about-sea = Offener Ozean. Was hier bleibt, braucht ein Kanu.
about-independent = Eine unabhängige Inselgruppe; zur Verteidigung hat sie { $local }. Grüne Dorfplätze: { $green }, braune: { $brown }. Nur eine Flotte mit Kriegskanu gelangt hierher, und sie muss kämpfen.
about-atoll = Ein Atoll. In der Kette einer Heimat zählt es einen halben Siegpunkt; gebaut wird hier nichts.
about-group = Beherrscht von { $seat }. Grüne Dorfplätze: { $green }, braune: { $brown }. Dörfer: { $villages }, Ackerbau: { $agriculture }.
about-free-group = Niemand beherrscht diese Inselgruppe. Grüne Dorfplätze: { $green }, braune: { $brown }. Dörfer: { $villages }, Ackerbau: { $agriculture }. Eine Kolonie kann hier zum Dorf werden.
about-home = Heimat von { $seat }.
about-taken = Erobert von { $seat }: Eine Einheit muss hier bleiben.
about-worth = { $villages }{ $connected ->
    [yes] , und 1 Siegpunkt für die verbundene Inselgruppe
    [home] , und 1 mehr, solange hier ein Transportkanu offen liegt
    [none] { "" }
   *[no] , aber nicht mit der Heimat verbunden
}
about-stack = Einheiten von { $seat } { $at_hex }
about-stack-effect = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}. Was du davon weißt: { $pieces }.
about-raid = { $seat } greift { $the_hex } an
about-fleet = Die Flotte von { $seat }
about-fleet-effect = Sie ist { $at_hex }; bisher gesegelt: { $steps }. Dabei: { $pieces }.
about-stock = Im Vorrat: { $count }.
about-village-points = 1 Siegpunkt
about-voyage = Der Entdecker von { $seat }
about-voyage-effect = Er ist { $at_hex } und hat { $knots }. Mit { $limit } muss er heimkehren, mit mehr ist er verschollen.
about-cup = Der Becher mit den Entdeckungsmarkern
about-lid = Der Schachteldeckel mit den Plättchen
about-lid-effect = Plättchen übrig: { $count }. Wer eine Inselgruppe findet, zieht eines.
about-deck = Kulturkarten
about-deck-effect = Karten übrig: { $count }. Beim Bauen kannst du eine je Runde kaufen.
about-turn = Die Runde
about-turn-order = Reihenfolge: { $names }
about-track = Die Siegpunktleiste
about-track-effect = Der Marker zeigt die Punkte der letzten Zählung, ein blasser Marker den jetzigen Stand.
about-threshold = { $points } Siegpunkte sind nötig, um den Sieg zu verkünden
about-battle = Die Schlacht { $at_hex }
declined-battle = die Schlacht { $at_hex }
about-orders = Deine Pläne
about-gone = Aus dem Spiel: { $pieces }
about-card-owner = Karte von { $seat }.
about-card-hidden = Eine verdeckte Karte
about-card-spent = Die Karte ist verbraucht.
about-card-open = Die Karte liegt offen.
about-card-closed = Die Karte liegt verdeckt.
about-card-points = { $points ->
    [0] Keine Siegpunkte
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}

## Was Einheiten und Karten bewirken

effect-transport = Segelt zwei Felder weit und trägt einen Kriegertrupp oder eine Kolonie. Offen ist es ein Glied der Kette.
effect-war = Eine Kampfeinheit. Segelt zwei Felder weit und trägt einen Kriegertrupp. Nur eine Flotte mit Kriegskanu gelangt auf ein feindliches Feld.
effect-warrior = Eine Kampfeinheit. Greift vom Kriegskanu aus an und verteidigt jede Insel. Auf See muss ein Kanu den Trupp tragen.
effect-colony = Auf eine freie Inselgruppe gefahren, wird sie dort beim Bauen zum Dorf.
effect-rumour = Eine Täuschung: Verdeckt sieht es aus wie jede andere Einheit. Es lässt sich jederzeit zurücknehmen und verschwindet in einer Schlacht.
effect-local = Verteidigt eine Inselgruppe mit Dörfern und kommt nach jeder Schlacht wieder.
effect-village = Bringt jede Runde einen Baupunkt. Auf jeder Inselgruppe entsteht höchstens ein neues Dorf je Runde.
effect-agriculture = Erst damit kann auf einem braunen Dorfplatz ein Dorf stehen.
effect-arioi = Einmal bricht die Karte einen Angriff vor dem ersten Wurf ab.
effect-bird-signs = Einmal zählen zwei Knoten nicht.
effect-breadfruit = Einmal entstehen auf einer Inselgruppe zwei neue Dörfer in einer Runde.
effect-cannibalism = Einmal je Schlacht wird eine gegnerische Einheit, die in Panik gerät, stattdessen vernichtet.
effect-deforestation = Einmal verliert jemand anders ein Dorf, aber nie das letzte.
effect-double-hulled-canoes = Die eigenen Kanus segeln drei Felder weit.
effect-feather-cloaks = Die Karte ist einen Siegpunkt wert, mehr kann sie nicht.
effect-haka = Einmal je Schlacht wird ein Wurf wiederholt.
effect-hui = Die Karte ist zwei Siegpunkte wert, wenn man Hawaiki oder Kuporu beherrscht.
effect-hula = Die Karte ist zwei Siegpunkte wert, wenn man Hawaii beherrscht.
effect-kahuna-healing = Einmal je Schlacht gerät eine eigene Einheit, die vernichtet würde, nur in Panik.
effect-kava-ceremony = Einmal, zu jeder Zeit, darf man sich einen Stapel oder die Karten einer Person ansehen.
effect-makahiki = Einmal bringt die Heimat zwei Baupunkte mehr.
effect-makutu = Einmal, zu Beginn einer Schlacht: Die andere Seite nutzt in dieser Schlacht keine Karte.
effect-moai = Die Karte ist zwei Siegpunkte wert, wenn man Rapa Nui beherrscht.
effect-navigation = Der Entdecker muss erst bei sechs Knoten heimkehren und ist erst bei sieben verschollen.
effect-ocean-chart = Der Entdecker ist nie verschollen.
effect-patu = Einmal je Schlacht zählt der Würfel im Angriff eins mehr, in der Verteidigung eins weniger.
effect-petroglyphs = Die Karte ist einen Siegpunkt wert, mehr kann sie nicht.
effect-poi = Einmal segeln die eigenen Kanus in einer Bewegung ein Feld weiter.
effect-powhiri = Die Karte ist zwei Siegpunkte wert, wenn man Aotearoa oder Te Waka Maui beherrscht.
effect-surfing = Die Karte ist zwei Siegpunkte wert, wenn man Tahiti beherrscht.
effect-tapa-cloth = Die Karte ist einen Siegpunkt wert, mehr kann sie nicht.
effect-tapu = Die Heimat verteidigt ein Inselkrieger mehr.
effect-taro-terraces = Ackerbau kostet nichts.
effect-tattoo = Die Karte ist zwei Siegpunkte wert, wenn man Hiva beherrscht.
effect-tiki = Die Karte ist einen Siegpunkt wert, mehr kann sie nicht.
effect-toki = Einmal sind zwei Transportkanus kostenlos.

## Lektionen

lesson-explore = Jede Runde beginnt mit der Erkundung. Dein Entdecker bricht von einer Inselgruppe auf, die du beherrschst, fährt frei durch bekannte Felder und dann auf ein unbekanntes. Dort wird ein Entdeckungsmarker gezogen: Offener Ozean, Inselgruppe oder Kursverlust. Du spielst Tonga im Süden. Wähl ein unbekanntes Feld daneben, zum Beispiel 0705, wo blass der Name Niue steht, und erkunde es.
lesson-return = Marker tragen Knoten, und dein Entdecker zählt sie. Mit genau fünf muss er heimkehren. Mit mehr ist er verschollen, und deine nächste Erkundung geht dafür drauf, ihn zurückzuholen. Du hast vier Knoten, und jeder Marker hat mindestens einen, die meisten haben mehr. Was du gefunden hast, bleibt in jedem Fall gefunden: Kehr heim.
lesson-turn = Das Plättchen auf Feld 0705 ist dein Geheimnis: Rarotonga, mit einem grünen und einem braunen Dorfplatz. Kanus gelangen nie auf ein verdecktes Plättchen. Du willst in dieser Runde hinsegeln, also deck es zuerst auf.
lesson-carry = Rarotonga liegt offen neben Tonga, wo ein Transportkanu und eine Kolonie warten. Einheiten fahren als Flotte: Du beginnst mit einem Kanu, nimmst die Kolonie an Bord, segelst und legst an. Bilde eine Flotte mit dem Transportkanu.
lesson-settle = Alle bauen gleichzeitig und geheim. Deine Kolonie ist auf Rarotonga angekommen. Beim Bauen wird sie kostenlos zum Dorf, und dann beherrschst du die Inselgruppe. Mach sie zum Dorf.
lesson-village = Jedes Dorf bringt einen Baupunkt, also bezahlen Dörfer neue Dörfer. Auf Tonga sind beide grünen Dorfplätze voll, aber auf einem der beiden braunen liegt schon Ackerbau. Ein Dorf kostet dort zwei Baupunkte, und du hast zwei: Bau es.
lesson-chain = Transportkanus, die auf benachbarten Feldern offen liegen, bilden eine Kette. Inselgruppen in der Kette deiner Heimat zählen je einen Siegpunkt und bauen gemeinsam, und Einheiten reisen auf ihr, so weit sie wollen. Auf Tonga liegt schon ein Kanu offen. Deck das auf Rarotonga auf.
lesson-battle = Deine Flotte hat auf Rarotonga angehalten, wo Rot ein Dorf hat. Also kommt es zur Schlacht, und alle sehen jetzt alle Einheiten. Nur die vorderen Reihen kämpfen: deine Kriegskanus und die Kriegertrupps, die sie getragen haben, gegen einen Kriegertrupp und den Inselkrieger des Dorfes. Du würfelst, bis eine Reihe leer ist. Bei einer 1 wird eine deiner Einheiten vernichtet, bei einer 6 eine von Rot. Bei 2 oder 3 gerät eine von dir in Panik und kämpft nicht mehr mit, bei 4 oder 5 eine von Rot. Du hast eine 1 gewürfelt und suchst die Einheit aus. Kriegskanus kosten mehr, und für einen Rückzug brauchst du Kanus: Wähl einen Kriegertrupp.
lesson-declare = Am Ende jeder Runde werden Siegpunkte gezählt: Dörfer, verbundene Inselgruppen, Atolle in der Kette und offene Karten. Zu zweit sind 28 nötig. Du hast 24 auf dem Tisch, und vier Karten auf deiner Hand sind je einen wert. Wer genug hat, darf den Sieg verkünden, zeigt diese Karten und beendet das Spiel. Verkünde den Sieg.
lesson-alone-explore = Im Solospiel spielst du Tonga, und Chips und Würfel spielen Samoa. Findest du eine Inselgruppe, so entscheidet ein Würfel, ob Samoa schon dort ist. Zieh vom Wurf 1 ab, wenn das Feld genauso nah an Samoa liegt wie an Tonga, und 2, wenn es näher an Samoa liegt; ist das Ergebnis kleiner als die Entfernung von Tonga, so ist Samoa dort. Neben Tonga und abseits von Samoa ist alles sicher frei. Erkunde ein Feld, das nicht an Samoa grenzt.
lesson-alone-chit = Von der zweiten Runde an beginnt jede Runde mit einem Chip für Samoa: erst, was es bekommt, dann, was es tut. Der Verlauf erzählt dir jeden Teil, und warum. Nach dem sechsten Chip kommen die vier Angriff!-Chips in den Becher. Die Chips sind auch deine Uhr: Du musst gewinnen, solange noch mindestens zwei der fünfzehn übrig sind. Beende das Bauen und sieh, welcher zuerst gezogen wird.
lesson-alone-land = Samoa hat auf Feld 0705 Hawaii gefunden und dort ein Transportkanu gelassen, aber niemanden, der es verteidigt. Junges Land ist am schwächsten: Ein Kriegskanu räumt es, und dann kann dort eine Kolonie von dir zum Dorf werden. Bilde eine Flotte mit dem Kriegskanu. Es kann einen Kriegertrupp an Bord nehmen, und Hawaii liegt ein Feld entfernt.
lesson-alone-guard = Sieben Chips sind gezogen: Von jetzt an kann Samoa in jeder Runde angreifen. Seine Kriegskanus wählen von deinen Inselgruppen in Reichweite die mit der schwächsten Verteidigung: Kriegertrupps, Kriegskanus und Inselkrieger zusammen. Tonga hat drei Kriegertrupps; Tahiti, gleich daneben, hat keinen. Bau dort einen.
lesson-alone-return = Aotearoa hat vier Dorfplätze und ist frei. Eine so große Inselgruppe weckt Samoas Neid: Nach deiner Erkundung wird noch ein Chip gezogen. Zehn von fünfzehn sind schon weg, und die Runde, in der der dreizehnte gezogen wird, ist deine letzte. Noch ein großer Fund würde noch einen Chip kosten. Du hast genug gefunden: Kehr heim.
lesson-alone-win = Du gewinnst, wenn du in einer Wertung 30 Siegpunkte hast, alle deine Karten mitgezählt, und noch mindestens zwei Chips übrig sind; verkünden musst du nichts. Du hast 18 Dörfer, sieben verbundene Inselgruppen und fünf Karten, die je einen Siegpunkt wert sind, und drei Chips sind übrig. Beende das Bauen: Der Sieg gehört dir.


## Das Bild

part-unknown = Unbekannt
part-ocean = Offener Ozean
part-atoll = Atoll
part-boxes = Grüne Dorfplätze: { $green }, braune: { $brown }
part-face-down = Ein verdecktes Plättchen
part-kept = Verdeckt, dir bekannt: { $tile }
part-independent = Unabhängig, { $local }
part-group = { $seat }: { $villages } auf { $boxes ->
    [one] 1 Dorfplatz
   *[other] { $boxes } Dorfplätzen
}{ $agriculture ->
    [0] { "" }
    [1] , Ackerbau
   *[other] , { $agriculture } × Ackerbau
}
part-home = Heimat von { $seat }
part-stack = { $seat }, { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
part-least = mindestens { $pieces }
part-no-war = kein Kriegskanu
part-up = ein Transportkanu liegt offen
part-knots = { $count } Knoten
part-cup = Entdeckungsmarker übrig: { $islands } × Inselgruppe, { $oceans } × Offener Ozean, { $off } × Kursverlust
part-lid = Plättchen übrig: { $count }
part-deck = Kulturkarten übrig: { $count }
part-rope = Knoten: { $knots }. Bei { $limit } muss der Entdecker heimkehren; darüber ist er verschollen
part-fleet = Die Flotte
part-battle = Schlacht { $at_hex }
part-front = Vordere Reihe
part-back = Hintere Reihe
part-turn = Runde { $turn }
part-points = Baupunkte: { $points }


## Die erweiterten Regeln

option-end = Spielende
option-end-meaning = Wie viele Siegpunkte beenden das Spiel? Das Regelheft empfiehlt höchstens drei mehr oder weniger. (11.1)
option-end-standard = Wie gedruckt
option-end-standard-meaning = 28, 25 oder 22 Siegpunkte zu zweit, zu dritt oder zu viert.
option-end-more1 = 1 mehr (empfohlen)
option-end-more1-meaning = Ein Siegpunkt mehr als gedruckt; das Regelheft empfiehlt höchstens drei.
option-end-more2 = 2 mehr (empfohlen)
option-end-more2-meaning = Zwei Siegpunkte mehr als gedruckt; das Regelheft empfiehlt höchstens drei.
option-end-more3 = 3 mehr (empfohlen)
option-end-more3-meaning = Drei Siegpunkte mehr als gedruckt; das Regelheft empfiehlt höchstens drei.
option-end-more4 = 4 mehr
option-end-more4-meaning = Vier Siegpunkte mehr als gedruckt: ein langes Spiel, jenseits der Empfehlung des Regelhefts.
option-end-more5 = 5 mehr
option-end-more5-meaning = Fünf Siegpunkte mehr als gedruckt: ein langes Spiel, jenseits der Empfehlung des Regelhefts.
option-end-more6 = 6 mehr
option-end-more6-meaning = Sechs Siegpunkte mehr als gedruckt: ein langes Spiel, jenseits der Empfehlung des Regelhefts.
option-end-more7 = 7 mehr
option-end-more7-meaning = Sieben Siegpunkte mehr als gedruckt: ein langes Spiel, jenseits der Empfehlung des Regelhefts.
option-end-more8 = 8 mehr
option-end-more8-meaning = Acht Siegpunkte mehr als gedruckt: ein langes Spiel, jenseits der Empfehlung des Regelhefts.
option-end-more9 = 9 mehr
option-end-more9-meaning = Neun Siegpunkte mehr als gedruckt: ein langes Spiel, jenseits der Empfehlung des Regelhefts.
option-end-more10 = 10 mehr
option-end-more10-meaning = Zehn Siegpunkte mehr als gedruckt: ein langes Spiel, jenseits der Empfehlung des Regelhefts.
option-end-less1 = 1 weniger (empfohlen)
option-end-less1-meaning = Ein Siegpunkt weniger als gedruckt; das Regelheft empfiehlt höchstens drei.
option-end-less2 = 2 weniger (empfohlen)
option-end-less2-meaning = Zwei Siegpunkte weniger als gedruckt; das Regelheft empfiehlt höchstens drei.
option-end-less3 = 3 weniger (empfohlen)
option-end-less3-meaning = Drei Siegpunkte weniger als gedruckt; das Regelheft empfiehlt höchstens drei.
option-end-less4 = 4 weniger
option-end-less4-meaning = Vier Siegpunkte weniger als gedruckt: ein kurzes Spiel zum Lernen, jenseits der Empfehlung des Regelhefts.
option-end-less5 = 5 weniger
option-end-less5-meaning = Fünf Siegpunkte weniger als gedruckt: ein kurzes Spiel zum Lernen, jenseits der Empfehlung des Regelhefts.
option-end-less6 = 6 weniger
option-end-less6-meaning = Sechs Siegpunkte weniger als gedruckt: ein kurzes Spiel zum Lernen, jenseits der Empfehlung des Regelhefts.
option-end-less7 = 7 weniger
option-end-less7-meaning = Sieben Siegpunkte weniger als gedruckt: ein kurzes Spiel zum Lernen, jenseits der Empfehlung des Regelhefts.
option-end-less8 = 8 weniger
option-end-less8-meaning = Acht Siegpunkte weniger als gedruckt: ein kurzes Spiel zum Lernen, jenseits der Empfehlung des Regelhefts.
option-end-less9 = 9 weniger
option-end-less9-meaning = Neun Siegpunkte weniger als gedruckt: ein kurzes Spiel zum Lernen, jenseits der Empfehlung des Regelhefts.
option-end-less10 = 10 weniger
option-end-less10-meaning = Zehn Siegpunkte weniger als gedruckt: ein kurzes Spiel zum Lernen, jenseits der Empfehlung des Regelhefts.
option-saved = Rücklage
option-saved-meaning = Darf ein Baupunkt für später zurückgelegt werden? (11.4)
option-saved-no = Nein
option-saved-no-meaning = Was nicht ausgegeben wird, verfällt.
option-saved-yes = Ja
option-saved-yes-meaning = Ein Baupunkt kann zurückgelegt und später in der Heimat ausgegeben werden.
action-store = Einen der Baupunkte { $from_hex } zurücklegen.
action-spend = Den zurückgelegten Baupunkt ausgeben.
event-order-store = { $seat } wird einen der Baupunkte { $from_hex } zurücklegen.
event-order-spend = { $seat } wird den zurückgelegten Baupunkt ausgeben.
event-store = { $seat } legt einen Baupunkt zurück.
event-spend = { $seat } gibt den zurückgelegten Baupunkt aus.
obstacle-store-full = Du hast schon einen Baupunkt zurückgelegt: Gib ihn zuerst aus.
obstacle-store-empty = Du hast keinen Baupunkt zurückgelegt.
option-malaria = Malaria
option-malaria-meaning = Sucht Malaria Melanesien heim, sobald jemand dort lebt? (11.6)
option-malaria-no = Nein
option-malaria-no-meaning = Niemand wird krank.
option-malaria-yes = Ja
option-malaria-yes-meaning = Jede Runde bestimmt ein Würfel, welche von vier Inselgruppen es trifft.
event-malaria = Malaria: Der Würfel zeigt { $pips } und trifft { $the_hex }.
event-malaria-strikes = Die Malaria kostet { $seat } ein Dorf { $at_hex }.
option-south_island = Südinsel
option-south_island-meaning = Wird mit Aotearoa auch Te Waka Maui gefunden? (11.3)
option-south_island-no = Nein
option-south_island-no-meaning = Das Plättchen bleibt in der Schachtel.
option-south_island-yes = Ja
option-south_island-yes-meaning = Das Plättchen kommt neben Aotearoa, wenn dort Platz ist.
action-walk = { $a_piece } { $from_hex } auf die andere Insel wandern lassen.
action-walk-hidden = Eine Einheit wandert { $from_hex } auf die andere Insel.
event-south-island = { $seat } legt Te Waka Maui auf Feld { $number } aus.
event-south-out = Neben { $hex } ist kein Platz für Te Waka Maui: Die Insel kommt nicht ins Spiel.
event-walk = { $seat } lässt { $a_piece } { $from_origin } { $to_hex } wandern.
event-walk-hidden = { $seat } lässt eine Einheit { $from_origin } { $to_hex } wandern.
obstacle-not-walkable = Gewandert wird nur zwischen Aotearoa und Te Waka Maui.
option-kumara = Kumara
option-kumara-meaning = Lässt sich die Süßkartoffel aus Südamerika holen? (11.5)
option-kumara-no = Nein
option-kumara-no-meaning = Niemand segelt so weit.
option-kumara-yes = Ja
option-kumara-yes-meaning = Eine gefährliche Reise für zwei Siegpunkte.
action-search = { $from_hex } aus Kumara suchen.
action-steer = { $to_hex } steuern.
event-search = { $seat } bricht { $from_hex } auf, um Kumara zu suchen.
event-search-roll = { $seat } würfelt eine { $pips }, mit allen Zuschlägen { $total }: Der Entdecker { $result ->
    [lost] ist verschollen.
    [return] muss heimkehren.
    [off-course] kommt vom Kurs ab.
   *[explore] fährt weiter.
}
event-steer = { $seat } steuert { $to_hex }.
event-galapagos = { $seat } findet { $at_hex } einen Stützpunkt: +1 auf jeden späteren Wurf.
event-kumara = { $seat } bringt Kumara heim: zwei Siegpunkte.
obstacle-no-search-there = Eine Suche nach Kumara beginnt auf Feld 1406 oder 1407, die nach Südamerika führen.
obstacle-has-kumara = Du hast schon Kumara.
obstacle-too-near = Wer vom Kurs abkommt, kommt Südamerika nicht näher.
points-kumara = Kumara
stage-search = Suche nach Kumara
option-events = Ereignisse
option-events-meaning = Wird jede Runde ein Ereignis gezogen? (11.2)
option-events-no = Nein
option-events-no-meaning = Die See ist ruhig.
option-events-yes = Ja
option-events-yes-meaning = Sobald jemand fünf Siegpunkte hat, jede Runde eines von 27 Ereignissen.
action-duty = { $duty ->
    [order] Die Reihenfolge bestimmen; wer davor liegt, zieht das Ereignis.
   *[event] Das Ereignis ziehen; wer davor liegt, bestimmt die Reihenfolge.
}
action-play = { $event } spielen.
action-strike = { $the_hex } wählen.
action-name = { $seat } wählen.
action-peek = IRRFAHRT: das Plättchen { $at_hex } ansehen.
action-clear = Bezahlen, um { $event } loszuwerden.
action-leader = Den KRIEGSHERRN in Panik geraten lassen.
outcome-event = Das Ereignis ist { $event }.
outcome-event-hidden = Ein Ereignis, das behalten wird.
event-duty-order = { $seat } bestimmt die Reihenfolge; wer auf der Leiste davor liegt, zieht das Ereignis.
event-duty-event = { $seat } zieht das Ereignis; wer auf der Leiste davor liegt, bestimmt die Reihenfolge.
event-fortune-draw = { $seat } zieht das Ereignis { $event }. { $effect }
event-fortune-keep = { $seat } zieht das Ereignis { $event } und behält es. { $effect }
event-fortune-keep-hidden = { $seat } zieht ein Ereignis und behält es.
event-fortune-play = { $seat } spielt { $event }. { $effect }
event-fortune-none = Das Ereignis { $event } bleibt ohne Wirkung.
event-fortune-aim = { $seat } wählt { $the_hex } für { $event }.
event-fortune-hex = Das Ereignis { $event } betrifft { $the_hex }.
event-fortune-void = Das Ereignis entfällt { $at_hex }: Nach { $event } hätte jemand weniger als zwei Dörfer.
event-fortune-loss = { $count ->
    [0] { $seat } verliert { $at_hex } nichts.
   *[other] { $seat } verliert { $loss } { $at_hex }.
}
event-fortune-gain = { $seat } bekommt { $at_hex } { $a_piece }.
event-fortune-seat = { $seat } wählt { $other_seat } für { $event }.
event-fortune-clear = { $seat } bezahlt und ist { $at_hex } { $event } los.
event-order-play = { $seat } wird { $event } spielen.
event-order-clear = { $seat } wird bezahlen, um { $event } loszuwerden.
event-peek = IRRFAHRT: { $seat } sieht sich das Plättchen auf Feld { $number } an: { $tile }.
event-peek-hidden = IRRFAHRT: { $seat } sieht sich das Plättchen { $at_hex } an.
event-leader-panics = Der KRIEGSHERR von { $seat } gerät in Panik.
obstacle-closed = Ein Ereignis sperrt { $the_hex }: Keine Einheit kommt hinein oder heraus.
obstacle-stunted = { $at_hex } kann in dieser Runde kein Dorf entstehen.
obstacle-not-kept = Du hast { $event } nicht.
obstacle-no-such-target = Das Ereignis kann { $the_hex } nicht treffen.
obstacle-no-blight = Keine deiner Inselgruppen leidet unter { $event }.
obstacle-not-lost = Dein Entdecker ist nicht verschollen.
obstacle-leader-stands = Der KRIEGSHERR kann nur in Panik geraten, vernichtet wird er nie.
stage-event = Ereignis
stage-eve = Vor dem Bauen
fortune-name-typhoon = TAIFUN
fortune-name-typhoon-swell = STURMFLUT
fortune-name-tsunami = TSUNAMI
fortune-name-invasive-weeds = WUCHERNDES UNKRAUT
fortune-name-severe-erosion = SCHWERE EROSION
fortune-name-drought = DÜRRE
fortune-name-peles-wrath = PELES ZORN
fortune-name-taniwha = TANIWHA
fortune-name-favorable-winds = GÜNSTIGE WINDE
fortune-name-bountiful-fishing = REICHER FISCHFANG
fortune-name-freshwater-spring = SÜSSWASSERQUELLE
fortune-name-volcanic-ash = VULKANASCHE
fortune-name-cult-of-war = KRIEGSKULT
fortune-name-war-leader = KRIEGSHERR
fortune-name-shaman = SCHAMANE
fortune-name-castaways = SCHIFFBRÜCHIGE
fortune-name-drift-voyage = IRRFAHRT
fortune-name-cultural-flowering = KULTURELLE BLÜTE
fortune-name-succession-dispute = THRONFOLGESTREIT
fortune-name-rebellion = AUFSTAND
fortune-name-rats = RATTEN
fortune-name-becalmed = FLAUTE
fortune-name-royal-marriage = KÖNIGSHOCHZEIT
fortune-name-great-kauri-trees = GROSSE KAURIBÄUME
fortune-name-abundant-harvest = REICHE ERNTE
fortune-name-rotten-lashings = MORSCHE TAUE
fortune-name-calm-season = RUHIGE ZEIT
fortune-name-any = dieses Ereignis
fortune-typhoon = Auf einem Feld mit Offenem Ozean gehen alle Einheiten verloren, und bis zur nächsten Runde gelangt nichts dorthin.
fortune-typhoon-swell = Eine Inselgruppe am Offenen Ozean mit mindestens zwei Dörfern verliert eines.
fortune-tsunami = Eine Inselgruppe verliert ein Dorf und alle Kanus.
fortune-invasive-weeds = Ein Dorf einer Inselgruppe bringt keinen Baupunkt, bis dort 1 Baupunkt dafür bezahlt wird.
fortune-severe-erosion = Eine Inselgruppe mit mindestens drei Dorfplätzen verliert einen grünen für den Rest des Spiels, und ein Dorf mit ihm.
fortune-drought = Eine Inselgruppe bringt in dieser Runde keine Baupunkte.
fortune-peles-wrath = Eine Inselgruppe verliert zwei ihrer Dörfer (von zweien eines), und in dieser Runde entsteht dort keines.
fortune-taniwha = Ein Feld mit Offenem Ozean ist bis zur nächsten Runde gesperrt: Nichts kommt hinein oder heraus, und keine Kette führt hindurch.
fortune-favorable-winds = In einer Bewegung segeln die eigenen Kanus ein Feld weiter.
fortune-bountiful-fishing = Ein Atoll oder ein Feld mit Offenem Ozean bringt jede Runde einen Baupunkt mehr, wenn man es in der Kette der Heimat hat.
fortune-freshwater-spring = Eine eigene Inselgruppe hat von nun an einen grünen Dorfplatz mehr.
fortune-volcanic-ash = Eine eigene Inselgruppe hat von nun an einen grünen Dorfplatz mehr.
fortune-cult-of-war = Bis zu drei eigene Inselgruppen bekommen je einen Kriegertrupp.
fortune-war-leader = Zu Beginn einer Schlacht steht eine Einheit mehr in der eigenen vorderen Reihe; sie kann nur in Panik geraten.
fortune-shaman = Ein Ereignis oder die Malaria bleibt ohne Wirkung, und eine eigene Inselgruppe ist geschützt, solange man sie beherrscht.
fortune-castaways = Auf einer freien Inselgruppe, höchstens zwei Felder von einem eigenen Dorf, landet eine Kolonie.
fortune-drift-voyage = Der verschollene Entdecker darf in dieser Runde doch erkunden; oder man sieht sich ein verdecktes Plättchen an.
fortune-cultural-flowering = Eine Kulturkarte wird kostenlos gezogen.
fortune-succession-dispute = Jemand mit mehr Siegpunkten hat in dieser Runde zwei Baupunkte weniger.
fortune-rebellion = Eine Inselgruppe, die nicht mit der Heimat verbunden ist, verliert ein Dorf.
fortune-rats = Auf einer Inselgruppe entsteht kein neues Dorf, bis dort 2 Baupunkte dafür bezahlt werden.
fortune-becalmed = Vor der Bewegung einer anderen Farbe: Ihre Kanus segeln in dieser Runde nur ein Feld weit.
fortune-royal-marriage = Zwei Farben fahren bis zur nächsten Runde nicht auf die Felder der jeweils anderen.
fortune-great-kauri-trees = Eine eigene Inselgruppe bekommt ein Kriegskanu.
fortune-abundant-harvest = Beim Bauen ist ein Dorf kostenlos.
fortune-rotten-lashings = Ein Transportkanu auf See geht unter, und seine Ladung mit ihm.
fortune-calm-season = Nichts geschieht.
lying-typhoon = Bis zur nächsten Runde gelangt nichts auf dieses Feld.
lying-invasive-weeds = Ein Dorf hier bringt keinen Baupunkt, bis 1 Baupunkt bezahlt und der Marker damit entfernt ist.
lying-severe-erosion = Ein grüner Dorfplatz ist für den Rest des Spiels verloren.
lying-drought = Diese Inselgruppe bringt in dieser Runde keine Baupunkte.
lying-peles-wrath = Hier entsteht in dieser Runde kein Dorf.
lying-taniwha = Bis zur nächsten Runde kommt nichts auf dieses Feld oder von hier weg, und keine Kette führt hindurch.
lying-bountiful-fishing = Wer dieses Feld in der Kette der Heimat hat, bekommt jede Runde einen Baupunkt mehr, bis ein anderer Ereignismarker gelegt wird.
lying-freshwater-spring = Für den Rest des Spiels gibt es hier einen grünen Dorfplatz mehr.
lying-volcanic-ash = Für den Rest des Spiels gibt es hier einen grünen Dorfplatz mehr.
lying-shaman = Weder ein Ereignis noch die Malaria trifft diese Inselgruppe, solange sie von derselben Farbe beherrscht wird.
lying-rats = Hier entsteht kein neues Dorf, bis 2 Baupunkte bezahlt sind und der Marker damit entfernt ist.
about-kept = { $event }, behalten von { $seat }
about-kept-hidden = Ein verdecktes Ereignis, behalten von { $seat }
about-kept-hidden-effect = Nur wer es behält, kennt es.
about-fortune = Das Ereignis { $event }
about-reconstructed = (Die Wirkung ist rekonstruiert.)
text-kept = { $seat } behält { $name }
text-event-hidden = ein verdecktes Ereignis
text-marker = { $event } { $at_hex }: { $effect }
text-struck = { $seat }: { $name }
text-peace = KÖNIGSHOCHZEIT: { $seat } und { $other_seat }
text-peace-effect = bis zur nächsten Runde fährt keine Seite auf die Felder der anderen
told-with = { $name } – { $effect }
prompt-duty = Du liegst auf der Siegpunktleiste ganz hinten: Bestimme die Reihenfolge oder zieh das Ereignis. Wer davor liegt, tut das andere.
prompt-target = Wähle, was das Ereignis betrifft.
prompt-shaman = Das würde dich treffen. Spiel den SCHAMANEN dagegen oder keine Karte.
prompt-ward = Wähle die Inselgruppe, die der SCHAMANE schützt.
prompt-before = { $seat } bewegt sich gleich. Spiel ein behaltenes Ereignis oder keines.
prompt-before-building = Gleich wird gebaut. Spiel TANIWHA, ein anderes behaltenes Ereignis oder keines.
prompt-before-count = Gleich werden die Siegpunkte gezählt. Spiel TANIWHA, ein anderes behaltenes Ereignis oder keines.
prompt-show = Du hast eine Kulturkarte gekauft. Zeig sie oder andere, bevor die Siegpunkte gezählt werden, oder zeig keine.
prompt-leader = { $at_hex } beginnt eine Schlacht. Spiel den KRIEGSHERRN oder keine Karte.
prompt-fetch = Dein Entdecker ist verschollen. Spiel IRRFAHRT, um gleich zu erkunden, oder hol ihn nur zurück.

## Das Solospiel

option-solo = Solospiel
option-solo-meaning = Allein spielst du Tonga gegen Samoa (12). Wie schwer soll es sein?
option-solo-usual = Wie gedruckt
option-solo-usual-meaning = Eine freie Inselgruppe mit vier Dorfplätzen kostet einen Chip.
option-solo-hard = Schwerer
option-solo-hard-meaning = Eine freie Inselgruppe mit drei Dorfplätzen auch.
action-resolve = Als Nächstes Chip Nr. { $chit } ausführen.
outcome-chit = Chip Nr. { $chit }.
outcome-pick = Der Würfel wählt { $the_hex }.
event-solo-turn = Runde { $turn } beginnt.
event-solo-chit = Chip Nr. { $chit } wird gezogen ({ $action ->
    [explore] Erkunden!
    [build] Bauen
    [defend] Verteidigen
   *[attack] Angriff!
}); übrig: { $left }.
event-solo-expand = Samoa breitet sich aus: { $expansion }.
event-solo-village = { $seat } bekommt { $at_hex } ein Dorf mehr.
event-solo-piece = { $seat } bekommt { $at_hex } { $a_piece } ({ $why ->
    [canoe] für ein Kriegskanu, dem einer fehlt
    [villages] weniger Kriegertrupps als Dörfer
    [empty] niemand bewacht die Inselgruppe
    [atoll] niemand bewacht das Atoll
    [chain] für die Kette
    [home] in der Heimat
    [found] für das entdeckte Land
   *[rest] wo die meisten Dörfer stehen
}).
event-solo-pick = Gleichstand: Der Würfel wählt { $the_hex }.
event-solo-card = { $seat } deckt { $card } auf.
event-solo-use = { $seat } nutzt { $card } bei der ersten Gelegenheit.
event-solo-ocean = { $seat } erkundet { $the_hex } und findet Offenen Ozean ({ $knots } Knoten).
event-solo-island = { $seat } erkundet { $the_hex } und findet eine Inselgruppe ({ $knots } Knoten).
event-solo-off = { $seat } zieht { $at_hex } Kursverlust: ohne Wirkung.
event-solo-tile = { $seat } findet auf Feld { $number } { $the_tile }.
event-solo-attack = { $seat } greift { $the_hex } mit { $pieces } an: von den Inselgruppen in Reichweite die mit der schwächsten Verteidigung ({ $count }).
event-solo-occupied = Der Würfel zeigt { $pips }, das zählt als { $total }: weniger als die Entfernung, { $count }. Die Inselgruppe { $at_hex } gehört Samoa.
event-solo-free = Der Würfel zeigt { $pips }, das zählt als { $total }: nicht weniger als die Entfernung, { $count }. Die Inselgruppe { $at_hex } ist frei.
event-solo-owed = Eine so große Inselgruppe weckt Samoas Neid: Der Fund { $at_hex } kostet einen Chip.
event-solo-roll = Der Würfel für { $the_hex } zeigt { $pips } ({ $what ->
    [village] ein Dorf bei gerader Zahl
   *[warrior] ein Kriegertrupp bei gerader Zahl
}).
event-all-lost = Das Spiel ist verloren.
event-solo-late = Es sind zu wenige Chips übrig.
event-solo-ruined = Du hast keine Inselgruppe, keine Kolonie und kein Kriegskanu mehr: Nichts lässt sich zurückgewinnen.
event-solo-held = { $at_hex } stehen schon deine Einheiten: Die Inselgruppe ist frei.
event-solo-look = KAVA-ZEREMONIE: { $seat } hat { $card }; die Karte bleibt verdeckt.
obstacle-all-face-up = Im Solospiel liegt alles offen, und Gerüchte gibt es nicht.
obstacle-solo-alone = Das Solospiel spielt man allein.
obstacle-solo-tonga = Im Solospiel spielst du Tonga.
obstacle-solo-rules = Von den erweiterten Regeln passen nur Südinsel, Rücklage und Malaria zum Solospiel.
stage-chit = Samoas Chip
prompt-chit = Mehrere Chips sind gezogen. Wähle, welcher als nächster ausgeführt wird.
text-saved = { $seat }: ein Baupunkt in der Rücklage
text-kumara = { $seat }: Kumara
text-galapagos = { $seat }: +1 bei der Suche nach Kumara
text-malaria = In Melanesien ist Malaria ausgebrochen.
text-south-out = Te Waka Maui ist nicht im Spiel.
text-buried = Unter Te Waka Maui aus dem Spiel gekommen: { $name }
text-solo = Chips übrig: { $count } von 15; noch nicht gesehene Karten von Samoa: { $cards }
text-cup = Chips im Becher: { $chits }
text-aside = Chips, die bis zum sechsten gezogenen beiseiteliegen: { $chits }
text-drawn = Gezogene Chips: { $chits }
text-chits = Gezogene, noch nicht ausgeführte Chips: { $chits }
track-counted = Bei der letzten Zählung: { $scores }
track-now = Jetzt: { $scores }
text-needed = Siegpunkte, um den Sieg zu verkünden: { $points }
text-needed-alone = Siegpunkte zum Gewinnen: { $points }, in einer Wertung mit mindestens { $chits } übrigen Chips
chit-named = Nr. { $number } { $action ->
    [explore] Erkunden!
    [build] Bauen
    [defend] Verteidigen
   *[attack] Angriff!
}
chit-number = Nr. { $number }
expansion-card = eine Karte
expansion-village = ein Dorf
expansion-village-each = ein Dorf auf jeder Inselgruppe
expansion-chain = eine Kanukette
expansion-two-warriors = zwei Kriegertrupps
expansion-warrior = ein Kriegertrupp
expansion-warrior-each = ein Kriegertrupp je Dorf
expansion-war = ein Kriegskanu
about-chits = Samoas Chips
about-chits-left = Chips übrig: { $left } von 15; du gewinnst nur, solange es mindestens zwei sind.
about-chits-cup = Im Becher: { $chits }.
about-chits-aside = Bis zum sechsten gezogenen Chip beiseitegelegt: { $chits }.
about-chits-drawn = Gezogen: { $chits }.
about-chits-reconstructed = Welche Seiten zusammengehören, ist rekonstruiert.
about-needed-alone = Mit { $points } Siegpunkten gewinnst du, in einer Wertung mit mindestens { $chits } übrigen Chips
about-open-cards = Karten: { $cards }.
part-chits = Nr. { $chits }

# Was getippt wird, Wort für Wort.
typed-home = heimat
typed-first = zuerst
typed-clockwise = uhrzeigersinn
typed-counter = gegen
typed-rest = bleiben
typed-return = heimkehren
typed-keep = behalten
typed-reveal = aufdecken
typed-no = keine
typed-card = karte
typed-land = anlegen
typed-done = fertig
typed-face = kanu
typed-up = offen
typed-down = verdeckt
typed-focus = sammeln
typed-declare = verkünden
typed-pass = passen
typed-load = laden
typed-drop = absetzen
typed-other = anderes
typed-lose = verlieren
typed-leave = zurücklassen
typed-save = opfern
typed-use = nutzen
typed-show = zeigen
typed-explore = erkunden
typed-drift = treiben
typed-turn = enthüllen
typed-deforest = roden
typed-disc = verlegen
typed-sail = segeln
typed-dismiss = zurücknehmen
typed-attack = angreifen
typed-retreat = zurückziehen
typed-settle = gründen
typed-buy = kaufen
typed-move = ziehen
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
typed-leader = kriegsherr
typed-resolve = ausführen
typed-order = reihenfolge
typed-event = ereignis
typed-transport = transportkanu
typed-chain = kette
typed-war = kriegskanu
typed-warrior = krieger
typed-colony = kolonie
typed-rumour = gerücht
typed-local = inselkrieger
typed-village = dorf
typed-agriculture = ackerbau
typed-yellow = gelb
typed-red = rot
typed-green = grün
typed-black = schwarz
