# Moorea auf Deutsch. Karte oder Produkt: $card oder $product (Name), $the_card (als Objekt, im Akkusativ), $no_card; ein Lager auch $at_product; Kartenmengen: $cards.

tagline = Mach aus Muscheln, Holz, Bambus, Ton und Fisch Werkzeuge, Kanus, Hütten und Tempel und werde reicher als alle anderen auf der Insel.

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
the-wood = Holz
the-bamboo = Bambus
the-clay = Ton
the-fish = einen Fisch
the-canoe = ein Kanu
the-hut = eine Hütte
the-stoneware = Steinzeug
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

no-seashell = keine Muschel
no-wood = kein Holz
no-bamboo = keinen Bambus
no-clay = keinen Ton
no-fish = keinen Fisch
no-canoe = kein Kanu
no-hut = keine Hütte
no-stoneware = kein Steinzeug
no-forest = keinen Wald
no-claypit = keine Tongrube
no-bambooforest = keinen Bambuswald
no-beach = keinen Muschelstrand
no-woodstore = kein Holzlager
no-pottery = keine Töpferei
no-bamboostore = kein Bambuslager
no-chest = keine Muschelkiste
no-landing = keine Anlegestelle
no-well = keinen Brunnen
no-village = kein Dorf
no-market = keinen Markt
no-jetty = keinen Steg
no-tiles = keine Kacheln
no-palisades = keine Palisaden
no-fishbasket = keinen Fischkorb
no-bridge = keine Brücke
no-statue = keine Statue
no-aquarium = kein Aquarium
no-twocanoe = kein Doppelkanu
no-chinaware = kein Porzellan
no-temple = keinen Tempel
no-cultsite = keine Kultstätte
no-necklace = keine Muschelkette

at-woodstore = zum Holzlager
at-pottery = zur Töpferei
at-bamboostore = zum Bambuslager
at-chest = zur Muschelkiste
at-landing = zur Anlegestelle
at-well = zum Brunnen
at-village = zum Dorf
at-market = zum Markt

count-seashell = { $count ->
    [one] 1 Muschel
   *[other] { $count } Muscheln
}
count-wood = { $count } Holz
count-bamboo = { $count } Bambus
count-clay = { $count } Ton
count-fish = { $count ->
    [one] 1 Fisch
   *[other] { $count } Fische
}
count-canoe = { $count ->
    [one] 1 Kanu
   *[other] { $count } Kanus
}
count-hut = { $count ->
    [one] 1 Hütte
   *[other] { $count } Hütten
}
count-stoneware = { $count } Steinzeug
count-hidden = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
count-alike = { $count } gleiche
count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
count-left = noch { $count }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
nothing = nichts
score-name = Punkte

## Aktionen

action-draw = Einen Rohstoff vom Stapel ziehen
action-take = { $the_card } aus der Reihe nehmen
action-enough = Auf die zweite Karte verzichten
action-pass = Passen
action-exchange = { $cards } gegen { $the_card } aus der Reihe tauschen
action-tool = Für { $cards } { $the_product } erwerben
action-buy = Für { $cards } { $the_product } erwerben
action-lay = { $cards } { $at_product } legen
action-discard = { $the_card } abwerfen

## Zufall

outcome-first = { $seat } beginnt
outcome-card = { $seat } zieht { $the_card }
outcome-card-hidden = { $seat } zieht eine Karte
outcome-row = Neu in der Reihe: { $card }
outcome-display = Neu in der Auslage: { $product }

## Ereignisse

event-first = { $seat } beginnt.
event-dealt = Alle haben { $count } Rohstoffe erhalten. In der Reihe: { $cards }. In der Auslage: { $products }.
event-dealt-hand = { $seat } hat { $cards } erhalten.
event-draw = { $seat } zieht { $the_card }.
event-draw-hidden = { $seat } zieht eine Karte.
event-row = Neu in der Reihe: { $card }.
event-display = Neu in der Auslage: { $product }.
event-take = { $seat } nimmt { $the_card } aus der Reihe.
event-enough = { $seat } verzichtet auf die zweite Karte.
event-shuffle = Der Ablagestapel wird zu einem neuen Stapel von { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} gemischt.
event-exchange = { $seat } tauscht { $cards } gegen { $the_card }.
event-buy = { $seat } erwirbt { $the_product } für { $cards }.
event-tool = { $seat } erwirbt { $the_product } für { $cards }.
event-lay = { $seat } legt { $cards } { $at_product } und bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-discard = { $seat } wirft { $the_card } ab.
event-discard-out = { $seat } wirft { $the_card } ab; die Karte ist aus dem Spiel.
event-pass = { $seat } passt.
event-final-empty = Die Auslage kann nicht mehr aufgefüllt werden. Alle sind noch einmal am Zug, { $seat } zuletzt.
event-final-idle = Seit { $rounds } Runden hat niemand etwas gebaut. Alle sind noch einmal am Zug, { $seat } zuletzt.
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

obstacle-not-drawing = Gezogen wird zu Beginn des Zuges, und das ist schon geschehen.
obstacle-not-acting = Jetzt ist keine Aktion möglich: Davor wird gezogen, danach abgeworfen.
obstacle-not-discarding = Du wirfst nur am Ende deines Zuges ab, und nur, was über deinem Handkartenlimit liegt.
obstacle-pile-empty = Stapel und Ablagestapel sind leer.
obstacle-no-spear = Nur mit dem Speer darfst du aus der Reihe ziehen.
obstacle-not-in-row = In der Reihe gibt es { $no_card }.
obstacle-must-draw = Die erste Karte musst du ziehen.
obstacle-too-few-to-exchange = Für diesen Tausch brauchst du noch { $cards }.
obstacle-has-tool = Du besitzt { $the_product } schon, und niemand darf ein Werkzeug zweimal haben.
obstacle-too-few-alike = Für { $the_product } brauchst du noch { $cards }, denn alle Karten müssen von einer Sorte sein.
obstacle-not-in-display = In der Auslage gibt es { $no_product }.
obstacle-no-net = Nur mit dem Fischernetz ersetzt Fisch andere Rohstoffe.
obstacle-other-price = Für { $the_product } zahlst du { $price }, nicht mehr und nicht weniger.
obstacle-cannot-pay = { $joker ->
    [net] Für { $the_product } brauchst du noch { $cards }, oder dank des Netzes ebenso viele Fische.
    [part] Für { $the_product } brauchst du noch { $fixed }, dazu { $cards } (oder dank des Netzes ebenso viele Fische).
    [instead] Um { $the_product } so zu bezahlen, brauchst du noch { $cards }; dank des Netzes kannst du anders zahlen.
   *[none] Für { $the_product } brauchst du noch { $cards }.
}
obstacle-no-store = Du besitzt { $the_product } nicht.
obstacle-too-few-to-lay = Dafür brauchst du noch { $cards }.
obstacle-not-held = Du hast { $no_card } auf der Hand.

## Hindernisse: einer ganzen Art von Aktionen

obstacle-row-empty = Die Reihe ist leer.
obstacle-no-two-commodities = Du hast keine zwei Rohstoffe auf der Hand.
obstacle-all-tools = Du besitzt alle vier Werkzeuge.
obstacle-no-tool-affordable = Du hast für kein Werkzeug genug gleiche Rohstoffe.
obstacle-nothing-affordable = Du kannst kein Produkt der Auslage bezahlen.
obstacle-no-stores = Du besitzt kein Lager.
obstacle-nothing-to-lay = Du hast nichts auf der Hand, was eines deiner Lager aufnimmt.

## Optionen

option-cart = Preis des Karrens
option-cart-meaning = Wie viele gleiche Rohstoffe der Karren kostet.
option-cart-4 = 4 Karten
option-cart-4-meaning = Das Rennen um den Karren ist ausgeglichener.
option-cart-5 = 5 Karten
option-cart-5-meaning = Der Karren ist teuer, und wer ihn zuerst hat, ist weiter voraus.
option-strict = Punkte für Stätten und Lager
option-strict-meaning = Ob Produktionsstätten und Lager selbst Punkte bringen.
option-strict-no = Mit Punkten
option-strict-no-meaning = Eine Stätte bringt 1 Punkt, ein Lager 2 bis 7.
option-strict-yes = Ohne Punkte
option-strict-yes-meaning = Nur was in einem Lager liegt, zählt: Das Spiel dauert länger, und die Abstände werden größer.

## Die Stellung als Text

text-row = Reihe: { $row }. Stapel: { $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
}. Ablagestapel: { $cards }.
text-tools = Werkzeuge:
text-display = Auslage (in Stapel I noch { $first }, in Stapel II noch { $second }):
text-own-price = { $price } für dich
text-necklace = { $count ->
    [0] für dich kein Punkt mehr
    [one] +1 Punkt für dich
   *[other] +{ $count } Punkte für dich
}
text-seat = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
} auf der Hand (Limit { $limit }): { $known }.
text-owns = Besitzt: { $owned }.
text-owns-nothing = Besitzt noch nichts.
text-stored = { $product } (je { $each }): { $cards }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
text-store-empty = { $product } (je { $each }): leer.
text-final = Letzte Runde: { $turns ->
    [one] Dies ist der letzte Zug.
   *[other] noch { $turns } Züge, diesen mitgezählt.
}
text-idle = { $rounds ->
    [one] Eine ganze Runde lang hat niemand etwas gebaut
   *[other] { $rounds } Runden lang hat niemand etwas gebaut
}; nach { $limit } beginnt die letzte Runde.
text-dealing = Die Karten werden verteilt.
text-drawing = { $seat } zieht.
text-acting = { $seat } hat eine Aktion.
text-discarding = { $seat } muss abwerfen.
text-points = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $sources }).

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
panel-idle = { $rounds } von { $limit } Runden ohne Bau
points-products = Produkte
points-tools = Werkzeuge
points-sites = Produktionsstätten
points-stores = Lager
points-laid = Karten in den Lagern
points-necklaces = Ketten

## Was die Dinge bewirken

effect-commodity = Damit bezahlst du Werkzeuge und Produkte; manche Lager nehmen diese Karte auf.
effect-joker = Damit bezahlst du Werkzeuge und Produkte. Dank deines Netzes ersetzt ein Fisch im Preis eines Produkts auch jeden anderen Rohstoff.
effect-canoe = Kommt auf deine Hand. Aus zweien wird das Doppelkanu; auch den Markt bezahlst du damit. Anlegestelle und Markt nehmen Kanus auf.
effect-hut = Kommt auf deine Hand. Du bezahlst damit Tempel, Kultstätte und Markt; Dorf und Markt nehmen Hütten auf.
effect-stoneware = Kommt auf deine Hand. Du bezahlst damit Porzellan, Tempel und Markt; Brunnen und Markt nehmen Steinzeug auf.
effect-basket = Am Ende deines Zuges darfst du acht Karten behalten statt sechs.
effect-spear = Immer wenn du ziehst, darfst du eine Karte aus der Reihe nehmen.
effect-net = Deine Fische ersetzen im Preis eines Produkts jeden anderen Rohstoff.
effect-cart = In jedem Zug darfst du eine zweite Karte ziehen.
effect-site = Du zahlst { $cards } weniger für jedes Produkt, das diesen Rohstoff kostet.
effect-store = Nimmt { $taken } auf und bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Karte.
effect-work = Am Ende zählen die Punkte der Karte.
effect-necklace = Je mehr du hast, desto mehr zählen sie: 2, 5, 9, 14 oder 20 Punkte insgesamt.

## Zu den Orten auf dem Tisch

about-pile = Rohstoffstapel
about-pile-effect = { $count ->
    [0] Leer: Sobald eine Karte gebraucht wird, wird der Ablagestapel gemischt.
    [one] 1 Karte, verdeckt. Ist er leer, wird der Ablagestapel gemischt.
   *[other] { $count } Karten, verdeckt. Ist er leer, wird der Ablagestapel gemischt.
}
about-discard = Ablagestapel
about-discard-effect = Was bezahlt und abgeworfen wurde: { $cards }.
about-row-effect = Du kannst zwei Rohstoffe gegen diese Karte tauschen; mit dem Speer darfst du sie ziehen.
about-row-empty = Leerer Platz in der Reihe
about-row-empty-effect = Kein Rohstoff ist mehr da, der ihn füllen könnte.
about-display-empty = Leerer Platz in der Auslage
about-display-empty-effect = Kein Produkt ist mehr da, das ihn füllen könnte.
about-products-1 = Produktstapel I
about-products-2 = Produktstapel II
about-products-effect = { $count ->
    [0] Aufgebraucht.
   *[other] Noch darin: { $products }.
}
about-hand = Hand von { $seat }
about-hand-effect = { $size ->
    [0] Keine Karten
    [one] 1 Karte
   *[other] { $size } Karten
}, am Ende eines Zuges höchstens { $limit }.{ $shown ->
   *[none] { "" }
    [some] { " " }Davon bekannt: { $known }.
    [all] { " " }Das sind: { $known }.
}
about-stored = Eingelagert: { $cards }.
about-turn = Der Zug

## Aufforderungen

prompt-first-card = Zieh eine Karte: vom Stapel oder aus der Reihe.
prompt-second-card = { $row ->
    [yes] Zieh eine zweite Karte, vom Stapel oder aus der Reihe, oder verzichte darauf.
   *[no] Zieh eine zweite Karte oder verzichte darauf.
}
prompt-act = Eine Aktion: erwerben, ablegen, tauschen oder passen.
prompt-discard = Wirf { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab: Du hast { $size } und darfst { $limit } behalten.
plan-exchange = Zwei deiner Karten gegen { $the_card }: Tippe sie auf der Hand an, oder tippe ein Paar auf dem Spielplan an.
plan-exchange-more = { $cards } und noch eine Karte gegen { $the_card }: Tippe sie auf der Hand an.
prompt-wait-drawing = { $seat } zieht gerade.
prompt-wait-acting = { $seat } überlegt sich eine Aktion.
prompt-wait-discarding = { $seat } muss abwerfen.

## Lektionen

lesson-product = Du hast eine Karte gezogen, wie zu Beginn jedes Zuges, und hast nun eine Aktion. In der Auslage liegen die Produkte: Unten auf der Karte steht der Preis, in der Ecke stehen die Punkte. Mit deinen drei Holz kannst du den Steg bezahlen: Erwirb ihn, er bringt 4 Punkte.
lesson-canoe = Kanu, Hütte und Steinzeug bringen selbst keine Punkte. Sie kommen auf deine Hand, und aus ihnen wird Besseres: Mit einem zweiten Kanu kannst du das Doppelkanu bauen, das 9 Punkte bringt. Erwirb ein Kanu für zwei Holz.
lesson-tool = Die Werkzeuge liegen in vier Stapeln und kosten Rohstoffe einer Sorte, ganz gleich welcher. Mit dem Karren ziehst du in jedem Zug zwei Karten, also lohnt er sich früh. Bezahl ihn mit deinen vier Ton.
lesson-cart = Du besitzt den Karren und hast deine erste Karte gezogen. Auf die zweite könntest du verzichten, aber sie kostet nichts. Zieh sie.
lesson-site = Vor dir liegt der Wald: Jedes Produkt, das Holz kostet, kostet dich eines weniger. Den Steg, für den die anderen drei Holz zahlen, bekommst du für zwei.
lesson-joker = Das Fischernetz macht deine Fische zu Jokern: Im Preis eines Produkts ersetzen sie jeden anderen Rohstoff. Die Statue kostet eine Muschel, ein Holz und zwei Ton. Dir fehlt nur die Muschel: Zahl stattdessen einen Fisch.
lesson-store = Der Markt nimmt Kanus, Hütten und Steinzeug auf und bringt 4 Punkte für jede Karte, so viele du willst in einer einzigen Aktion. Jetzt ist die Gelegenheit: Leg beide Kanus und die Hütte dorthin.
lesson-final = Die Produkte sind aufgebraucht, und dies ist der letzte Zug des Spiels. Handkarten zählen nichts, also geht es nur noch um Punkte: Du hast 57, Rot hat 62. Der Steg brächte 4, das reicht nicht. Aber du hast vier Ketten, die zusammen 14 zählen; mit einer fünften sind es 20.

# Was getippt wird, und was gesagt wird, wenn es etwas anderes ist
typed-draw = ziehen
typed-take = nehmen
typed-enough = genug
typed-pass = passen
typed-discard = abwerfen
typed-exchange = tauschen
typed-buy = kaufen
typed-lay = legen
typed-with = mit
typed-for = gegen
typed-at = zu
typed-nothing = nichts
heard-hint = schreib kaufen Steg mit 3 Holz, kaufen Karren mit Fisch, tauschen Holz Ton gegen Fisch, legen 2 Kanus zu Anlegestelle, abwerfen Holz, passen
heard-of-what = { $number } wovon? Schreib nach jeder Zahl eine Karte
heard-too-many = so viele Karten hat niemand auf der Hand
heard-card = auf der Hand hat man { $names }, nicht „{ $word }“
heard-commodity = die Rohstoffe sind { $names }, nicht „{ $word }“
heard-pair = zwei Rohstoffe werden gegen einen getauscht: tauschen Holz Ton gegen Fisch
heard-tool = { $name } kostet { $count } gleiche Rohstoffe: kaufen { $name } mit Fisch
heard-product = weder ein Produkt noch ein Werkzeug heißt „{ $word }“
heard-price = so lässt sich das nie bezahlen ({ $name })
heard-pay = sag, womit du bezahlst: { $way }
heard-store = die Lager sind { $names }, nicht „{ $word }“
heard-laid = das nimmt dieses Lager nie auf ({ $name })
