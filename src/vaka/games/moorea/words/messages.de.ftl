# Moorea auf Deutsch. Karten stehen in $card und $product (Namen), $the_card und $the_product (mit Artikel, im Akkusativ), Kartenmengen in $cards.

tagline = Macht aus Muscheln, Holz, Bambus, Ton und Fisch Werkzeuge, Kanus, Hütten und Tempel und werdet die Reichsten der Insel.

## Plätze

seat-green = Grün
seat-red = Rot
seat-yellow = Gelb
seat-black = Schwarz
seat-orange = Orange

## Karten

name-seashell = Muschel
name-wood = Holz
name-bamboo = Bambus
name-clay = Ton
name-fish = Fisch
name-canoe = Kanu
name-hut = Hütte
name-stoneware = Steinzeug
name-basket = Korb
name-spear = Speer
name-net = Fischernetz
name-cart = Karren
name-forest = Wald
name-claypit = Tongrube
name-bambooforest = Bambuswald
name-beach = Muschelstrand
name-woodstore = Holzlager
name-pottery = Töpferei
name-bamboostore = Bambuslager
name-chest = Muschelkiste
name-landing = Anlegestelle
name-well = Brunnen
name-village = Dorf
name-market = Markt
name-jetty = Steg
name-tiles = Kacheln
name-palisades = Palisaden
name-fishbasket = Fischkorb
name-bridge = Brücke
name-statue = Statue
name-aquarium = Aquarium
name-twocanoe = Doppelkanu
name-chinaware = Porzellan
name-temple = Tempel
name-cultsite = Kultstätte
name-necklace = Muschelkette

the-seashell = eine Muschel
the-wood = ein Holz
the-bamboo = einen Bambus
the-clay = einen Ton
the-fish = einen Fisch
the-canoe = ein Kanu
the-hut = eine Hütte
the-stoneware = ein Steinzeug
the-basket = den Korb
the-spear = den Speer
the-net = das Fischernetz
the-cart = den Karren
the-forest = den Wald
the-claypit = die Tongrube
the-bambooforest = den Bambuswald
the-beach = den Muschelstrand
the-woodstore = das Holzlager
the-pottery = die Töpferei
the-bamboostore = das Bambuslager
the-chest = die Muschelkiste
the-landing = die Anlegestelle
the-well = den Brunnen
the-village = das Dorf
the-market = den Markt
the-jetty = den Steg
the-tiles = die Kacheln
the-palisades = die Palisaden
the-fishbasket = den Fischkorb
the-bridge = die Brücke
the-statue = die Statue
the-aquarium = das Aquarium
the-twocanoe = das Doppelkanu
the-chinaware = das Porzellan
the-temple = den Tempel
the-cultsite = die Kultstätte
the-necklace = eine Muschelkette

count-seashell = { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
}
count-wood = { $count } Holz
count-bamboo = { $count } Bambus
count-clay = { $count } Ton
count-fish = { $count } Fisch
count-canoe = { $count ->
    [one] 1 Kanu
   *[other] { $count } Kanus
}
count-hut = { $count ->
    [one] 1 Hütte
   *[other] { $count } Hütten
}
count-stoneware = { $count } Steinzeug
count-alike = { $count } gleiche
list-and = { $first } und { $last }
nothing = nichts

## Aktionen

action-draw = Einen Rohstoff vom Stapel ziehen
action-take = Aus der offenen Reihe nehmen: { $card }
action-enough = Nicht mehr ziehen
action-pass = Passen
action-exchange = { $cards } gegen { $the_card } der offenen Reihe tauschen
action-tool = Für { $count } { $card } { $the_product } erwerben
action-buy = Für { $cards } { $the_product } erwerben
action-lay = { $cards } ins Lager legen: { $product }
action-discard = Abwerfen: { $card }

## Zufall

outcome-first = { $seat } beginnt
outcome-card = { $seat } zieht { $the_card }
outcome-card-hidden = { $seat } zieht eine Karte
outcome-row = In die offene Reihe kommt: { $card }
outcome-display = In die Auslage kommt: { $product }

## Ereignisse

event-first = { $seat } beginnt.
event-deal = { $seat } erhält { $the_card }.
event-deal-hidden = { $seat } erhält eine Karte.
event-draw = { $seat } zieht { $the_card }.
event-draw-hidden = { $seat } zieht eine Karte.
event-reach = { $seat } zieht vom Stapel.
event-row = Offene Reihe, Platz { $place }: { $card }.
event-display = Auslage, Platz { $place }: { $product }.
event-take = { $seat } nimmt { $the_card } aus der offenen Reihe.
event-enough = { $seat } zieht nicht mehr.
event-shuffle = Der Ablagestapel wird zu einem neuen Stapel von { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} gemischt.
event-exchange = { $seat } tauscht { $cards } gegen { $the_card }.
event-buy = { $seat } erwirbt für { $cards } { $the_product }.
event-tool = { $seat } erwirbt für { $cards } { $the_product }.
event-lay = { $seat } legt { $cards } ins Lager ({ $product }).
event-discard = { $seat } wirft { $the_card } ab.
event-discard-out = { $seat } wirft { $the_card } ab; die Karte ist aus dem Spiel.
event-pass = { $seat } passt.
event-final-empty = Die Auslage kann nicht mehr aufgefüllt werden: Alle sind noch einmal am Zug, { $seat } zuletzt.
event-final-idle = { $rounds } Runden ohne Erwerb aus der Auslage: Alle sind noch einmal am Zug, { $seat } zuletzt.
event-win = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
event-shared = { $count ->
    [2] { $one_seat } und { $two_seat }
    [3] { $one_seat }, { $two_seat } und { $three_seat }
    [4] { $one_seat }, { $two_seat }, { $three_seat } und { $four_seat }
   *[5] { $one_seat }, { $two_seat }, { $three_seat }, { $four_seat } und { $five_seat }
} teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

## Hindernisse: einer Aktion

obstacle-not-drawing = Gezogen wird zu Beginn des Zuges, und das ist geschehen.
obstacle-not-acting = Jetzt ist keine Aktion möglich: Davor wird gezogen, danach abgeworfen.
obstacle-not-discarding = Abgeworfen wird nur am Ende des eigenen Zuges und nur, was über dem Handkartenlimit liegt.
obstacle-pile-empty = Stapel und Ablagestapel sind leer.
obstacle-no-spear = Nur mit dem Speer darf aus der offenen Reihe gezogen werden.
obstacle-not-in-row = In der offenen Reihe liegt nicht: { $card }.
obstacle-must-draw = Eine Karte muss gezogen werden.
obstacle-too-few-to-exchange = Für diesen Tausch brauchst du noch { $cards }.
obstacle-has-tool = Du besitzt { $the_product } schon, und jeder hat von jedem Werkzeug höchstens eines.
obstacle-too-few-alike = Für { $the_product } brauchst du noch { $cards }; alle Karten müssen von einer Sorte sein.
obstacle-not-in-display = In der Auslage liegt nicht: { $product }.
obstacle-no-net = Fisch ersetzt andere Rohstoffe nur mit dem Fischernetz.
obstacle-other-price = Für { $the_product } zahlst du { $price }, nicht mehr und nicht weniger.
obstacle-cannot-pay = { $joker ->
    [net] Für { $the_product } brauchst du noch { $cards }, oder Fisch dank dem Netz.
    [part] Für { $the_product } brauchst du noch { $fixed }, dazu { $cards } (oder Fisch dank dem Netz).
    [instead] Um { $the_product } so zu bezahlen, brauchst du noch { $cards }; mit dem Netz kannst du anders zahlen.
   *[none] Für { $the_product } brauchst du noch { $cards }.
}
obstacle-no-store = Du besitzt { $the_product } nicht.
obstacle-too-few-to-lay = Dafür brauchst du noch { $cards }.
obstacle-not-held = Auf deiner Hand ist nicht: { $card }.

## Hindernisse: einer ganzen Art von Aktionen

obstacle-row-empty = Die offene Reihe ist leer.
obstacle-no-two-commodities = Du hast keine zwei Rohstoffe auf der Hand.
obstacle-all-tools = Du besitzt alle vier Werkzeuge.
obstacle-no-tool-affordable = Du hast für kein Werkzeug genug gleiche Rohstoffe.
obstacle-nothing-affordable = Du kannst kein Produkt der Auslage bezahlen.
obstacle-no-stores = Du besitzt kein Lager.
obstacle-nothing-to-lay = Du hast nichts auf der Hand, was deine Lager aufnehmen.

## Optionen

option-cart = Preis des Karrens
option-cart-meaning = Wie viele gleiche Rohstoffe der Karren kostet.
option-cart-4 = 4 Karten
option-cart-4-meaning = Das Rennen um den Karren ist ausgeglichener.
option-cart-5 = 5 Karten
option-cart-5-meaning = Der Karren ist teuer, und wer ihn zuerst hat, ist weiter voraus.
option-strict = Punkte für Stätten und Lager
option-strict-meaning = Ob Produktionsstätten und Lager selbst Punkte zählen.
option-strict-no = Mit Punkten
option-strict-no-meaning = Stätten zählen 1 Punkt, Lager 2 bis 7.
option-strict-yes = Ohne Punkte
option-strict-yes-meaning = Nur was im Lager liegt, zählt: ein längeres Spiel mit größeren Abständen.

## Die Stellung als Text

text-row = Offene Reihe: { $row } (Stapel { $pile }, Ablage { $discard })
text-display = Auslage (noch { $left } im Stapel):
text-seat = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $size ->
    [one] 1 Handkarte
   *[other] { $size } Handkarten
}, bekannt: { $known ->
    [none] keine
   *[other] { $known }
}; besitzt { $owned ->
    [none] nichts
   *[other] { $owned }
}{ $stored ->
    [none] { "" }
   *[other] ; gelagert { $stored }
}
text-dealing = Die Karten werden verteilt.
text-drawing = { $seat } zieht.
text-acting = { $seat } darf eine Aktion machen.
text-discarding = { $seat } muss abwerfen.

## Ein Platz in Kürze

panel-hand = { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
} (Limit { $limit })
panel-sites = { $count ->
    [one] 1 Produktionsstätte
   *[other] { $count } Produktionsstätten
}
panel-stores = { $count ->
    [one] 1 Lager
   *[other] { $count } Lager
}
points-products = Produkte
points-tools = Werkzeuge
points-sites = Produktionsstätten
points-stores = Lager
points-laid = Karten an den Lagern
points-necklaces = Ketten
