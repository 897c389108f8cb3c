# Aloha auf Deutsch. $tiki ist das Farbwort eines Tikis oder „none“; die Wörter der Plätze sind green, red, yellow, black.

tagline = Bring deinen Tiki von Piroge zu Piroge, auch in fremden, über ein Meer voller Passatwinde, Delfine und Zauberkorallen.
score-name = Schritte des Tikis

## Plätze

seat-green = Grün
seat-red = Rot
seat-yellow = Gelb
seat-black = Schwarz

## Satzteile

part-colour = { $owner_seat_word ->
    [green] grüne
    [red] rote
    [yellow] gelbe
   *[black] schwarze
}
part-pirogue = { part-colour } Piroge
part-aboard = in der { $owner_seat_word ->
    [green] grünen
    [red] roten
    [yellow] gelben
   *[black] schwarzen
} Piroge
part-cargo = { $tiki ->
   *[none] { "" }
    [green] , mit dem grünen Tiki an Bord
    [red] , mit dem roten Tiki an Bord
    [yellow] , mit dem gelben Tiki an Bord
    [black] , mit dem schwarzen Tiki an Bord
}
part-where = { $place ->
    [beach] an ihrem Strand
   *[other] auf { $place }
}
part-left = { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
}

## Plättchen

tile-ocean = Ozean
tile-alize = Passat
tile-dauphin = Delfin
tile-corail = Zauberkoralle
tile-corner = Strand und Ziel
tile-face-down = Verdeckt

## Aktionen

action-launch = Eine Piroge auf { $to } zu Wasser lassen{ part-cargo }
action-sail = Die Piroge von { $from } nach { $to } ziehen{ part-cargo }
action-push = Die { part-pirogue } von { $from } nach { $to } schieben{ part-cargo }
action-push-beach = Eine { part-pirogue } von ihrem Strand nach { $to } schieben{ part-cargo }
action-hop = Den Tiki von { $from } in die { part-pirogue } auf { $to } springen lassen
action-hop-moved = Den Tiki von { $from } in die { part-pirogue } auf { $to } springen lassen, die schon gezogen wurde
action-reveal = Das Plättchen { $tile } aufdecken
action-pass = Passen und { $left ->
    [one] auf die letzte Aktion
   *[other] auf die übrigen { $left } Aktionen
} verzichten

## Zufall

outcome-first = { $seat } beginnt
outcome-tile = { $tile } ist { $kind ->
   *[ocean] Ozean
    [alize] ein Passat
    [dauphin] ein Delfin
    [corail] eine Zauberkoralle
}

## Ereignisse

event-first = { $seat } beginnt.
event-launch = { $seat } lässt auf { $to } eine Piroge zu Wasser{ part-cargo }.
event-sail = { $seat } zieht eine Piroge von { $from } nach { $to }{ part-cargo }.
event-push = { $seat } schiebt die { part-pirogue } von { $from } nach { $to }{ part-cargo }.
event-push-beach = { $seat } schiebt eine { part-pirogue } von ihrem Strand nach { $to }{ part-cargo }.
event-hop = { $seat } lässt den Tiki von { $from } in die { part-pirogue } auf { $to } springen.
event-reveal = { $seat } deckt { $tile } auf.
event-tile = Auf { $tile } liegt { $kind ->
   *[ocean] Ozean
    [alize] ein Passat
    [dauphin] ein Delfin
    [corail] eine Zauberkoralle
}.
event-pass = { $seat } passt und verzichtet auf { part-left }.
event-last-round = { $rounds } Runden sind gespielt: Nun entscheidet, welcher Tiki seinem Ziel am nächsten ist.
event-win = { $seat } gewinnt das Spiel.
event-team-win = { $seat } und { $partner_seat } gewinnen das Spiel gemeinsam.
event-draw = Unentschieden zwischen { $count ->
    [2] { $one_seat } und { $two_seat }
    [3] { $one_seat }, { $two_seat } und { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } und { $four_seat }
}.

## Hindernisse: einer Aktion

obstacle-teams-of-four = Aloha in Teams ist für 4 Personen, nicht für { $seats }
obstacle-moved = Diese Piroge wurde in diesem Zug schon gezogen.
obstacle-launch-two = Eine Piroge geht genau zwei Felder von ihrer Ecke entfernt zu Wasser, und { $to } ist nicht zwei Felder entfernt.
obstacle-one-tile = Eine Piroge zieht ein Feld weit, und { $to } liegt nicht neben ihr.
obstacle-wind-two = Eine Piroge, die einen Passat verlässt, zieht genau zwei Felder weit, und { $to } ist nicht zwei Felder entfernt.
obstacle-occupied = Auf { $to } ist schon eine Piroge; dazukommen darf nur eine vom Strand oder von einem Passat.
obstacle-crowded = Auf { $to } sind schon zwei Pirogen, und mehr werden es nie.
obstacle-two-tikis = Eine Piroge mit Tiki darf nicht auf das Feld einer gegnerischen ziehen, die auch einen trägt, wie die auf { $to }.
obstacle-twin = Eine andere Piroge am selben Ort ist genau gleich: Nimm die.
obstacle-no-corail = Schieben darfst du nur, gleich nachdem eine deiner Pirogen auf einer offenen Zauberkoralle angekommen ist.
obstacle-not-adverse = Die Zauberkoralle schiebt nur gegnerische Pirogen.
obstacle-not-in-play = Diese Farbe spielt niemand.
obstacle-off-the-sea = In dieser Richtung liegt kein Feld mehr.
obstacle-push-occupied = Geschoben wird auf ein freies Feld, und auf { $to } ist schon eine Piroge.
obstacle-already-aboard = Dein Tiki sitzt schon in dieser Piroge.
obstacle-carries-tiki = In dieser Piroge sitzt schon ein Tiki, und sie hat nur für einen Platz.
obstacle-tiki-on-beach = Dein Tiki ist noch am Strand: Er kommt nur mit seiner Piroge von dort weg.
obstacle-pirogue-on-beach = In eine Piroge, die noch an ihrem Strand liegt, kann kein Tiki steigen.
obstacle-out-of-reach = { $to } ist für deinen Tiki zu weit weg: Er kommt auf ein Nachbarfeld oder geradeaus über einen einzigen offenen Delfin.
obstacle-same-tile = Ein Tiki wechselt nicht in die andere Piroge auf seinem Feld: Die beiden müssen auf Nachbarfeldern sein.
obstacle-face-up = { $to } liegt schon offen.
obstacle-pirogue-on-tile = Auf { $to } ist eine Piroge: Solange sie dort ist, wird das Plättchen nicht aufgedeckt.

## Hindernisse: einer ganzen Art von Aktionen

obstacle-beach-empty = Du hast keine Piroge mehr am Strand.
obstacle-none-afloat = Du hast noch keine Piroge auf See.
obstacle-all-moved = Alle deine Pirogen auf See wurden in diesem Zug schon gezogen.
obstacle-all-blocked = Keine der Pirogen, die du noch ziehen dürftest, kann irgendwohin.
obstacle-no-one-to-push = Keine gegnerische Piroge hat ein freies Feld neben sich.
obstacle-no-hop = Keine freie Piroge ist in Reichweite deines Tikis.
obstacle-all-revealed = Alle Plättchen liegen schon offen.
obstacle-no-free-tile = Auf jedem Plättchen, das noch verdeckt liegt, ist eine Piroge.

## Optionen

preset-basic = Familienspiel
preset-basic-meaning = So beginnt die Spielregel: Plättchen aufzudecken gehört dazu.
preset-expert = Expertenspiel
preset-expert-meaning = Das ganze Meer liegt von Anfang an offen.
option-mode = Spielweise
option-mode-meaning = Ob das Meer verdeckt oder offen liegt.
option-mode-family = Familie
option-mode-family-meaning = Die Plättchen werden verdeckt gemischt, und eines aufzudecken ist eine Aktion.
option-mode-expert = Experten
option-mode-expert-meaning = Das Meer ist in jedem Spiel gleich und liegt offen; ausgelost wird nur, wer beginnt.
option-teams = Teams
option-teams-meaning = Ob zu viert zwei gegen zwei gespielt wird.
option-teams-no = Alle für sich
option-teams-no-meaning = Alle spielen für ihren eigenen Tiki.
option-teams-yes = Zwei gegen zwei
option-teams-yes-meaning = Partner sitzen in gegenüberliegenden Ecken, und der erste Tiki am Ziel gewinnt für beide.
option-same_tile = Wechsel auf einem Feld
option-same_tile-meaning = Ob ein Tiki zwischen zwei Pirogen wechseln darf, die sich ein Feld teilen.
option-same_tile-no = Nicht erlaubt
option-same_tile-no-meaning = Ein Tiki wechselt nur auf ein anderes Feld, wie es in der Regel steht.
option-same_tile-yes = Erlaubt
option-same_tile-yes-meaning = Ein Tiki darf auch in die andere Piroge auf seinem eigenen Feld springen.

## Die Stellung als Text

letter-green = g
letter-red = r
letter-yellow = e
letter-black = s
letter-corner = X
letter-ocean = O
letter-alize = P
letter-dauphin = D
letter-corail = Z
text-legend = { letter-corner } Strand und Ziel, { letter-ocean } Ozean, { letter-alize } Passat, { letter-dauphin } Delfin, { letter-corail } Zauberkoralle, # verdeckt
text-letters = { $letters }: ihre Pirogen, als Großbuchstabe mit einem Tiki an Bord
text-seat = { $seat }, von { $home } nach { $goal }: { $afloat ->
    [0] keine Piroge auf See
    [one] Piroge auf { $places }
   *[other] Pirogen auf { $places }
}; { $beached ->
    [0] keine am Strand
   *[other] { $beached } am Strand
}; der Tiki sitzt { part-aboard } { $tiki_place ->
    [beach] am Strand
   *[other] auf { $tiki_place }
} und hat { $steps } von { $span } Schritten geschafft
text-partners = Teams: { $one_seat } und { $two_seat }, { $three_seat } und { $four_seat }
text-last = Letzte Bewegung: von { $from } nach { $to }
text-revealing = { $tile } wird aufgedeckt
text-moved = In diesem Zug schon gezogen: { $places }
text-coral = Zauberkoralle: Die nächste Aktion darf eine gegnerische Piroge schieben
text-turn = Runde { $round } von { $rounds }: { $seat } hat noch { part-left }
panel = { $afloat } auf See, { $beached } am Strand; Tiki { $tiki_place ->
    [beach] am Strand
   *[other] auf { $tiki_place }
}

## Was jetzt zu tun ist

prompt-turn = Noch { $left } von { $actions } Aktionen: Wähle { $choices }.
prompt-coral = Noch { $left } von { $actions } Aktionen: Schieb jetzt eine gegnerische Piroge, oder wähle { $choices } und verzichte auf das Schieben.
prompt-pass = Noch { $left } von { $actions } Aktionen, aber es bleibt nichts zu tun: Passe.
prompt-wait = { $seat } ist am Zug und hat noch { part-left }.
prompt-first = Es wird ausgelost, wer beginnt.
prompt-tile = Das Plättchen { $tile } wird aufgedeckt.
choice-pirogue = eine Piroge
choice-tiki = deinen Tiki
choice-tile = ein verdecktes Plättchen

## Was es über einen Ort zu wissen gibt

about-tile = { $tile }: { $name }
about-here = Hier: { $pirogues }.
about-crew = { part-pirogue }{ part-cargo }
effect-ocean = Keine Wirkung.
effect-alize = Eine Piroge, die von hier wegzieht, zieht genau zwei Felder weit, in jede Richtung, und darf dort auf das Feld einer anderen Piroge kommen.
effect-dauphin = Ein Tiki darf in gerader Linie darüberspringen, in eine Piroge auf der anderen Seite.
effect-corail = Kommt eine deiner Pirogen hier an, darf deine nächste Aktion eine gegnerische Piroge ein Feld weit schieben.
effect-corner = { $tiki ->
   *[none] In diesem Spiel ist hier niemandes Ziel, nur ein Feld wie jedes andere.
    [green] Der grüne Tiki gewinnt, sobald er hier ist, in welcher Piroge auch immer.
    [red] Der rote Tiki gewinnt, sobald er hier ist, in welcher Piroge auch immer.
    [yellow] Der gelbe Tiki gewinnt, sobald er hier ist, in welcher Piroge auch immer.
    [black] Der schwarze Tiki gewinnt, sobald er hier ist, in welcher Piroge auch immer.
}
effect-face-down = Wirkt wie Ozean, bis es aufgedeckt wird. Noch verdeckt: { $ocean } × Ozean, { $alize } × Passat, { $dauphin } × Delfin, { $corail } × Zauberkoralle.
price-reveal = Eine Aktion, um es aufzudecken.
about-beach = Der { $owner_seat_word ->
    [green] grüne
    [red] rote
    [yellow] gelbe
   *[black] schwarze
} Strand
effect-beach = { $beached ->
    [0] Hier liegt keine Piroge mehr.
    [one] Hier liegt eine Piroge.
   *[other] Hier liegen { $beached } Pirogen.
} Von hier geht eine Piroge genau zwei Felder von { $home } entfernt zu Wasser; zurück kommt keine.
price-launch = Eine Aktion für jede Piroge, die zu Wasser geht.
about-pirogue = Die { part-pirogue } { part-where }
effect-pirogue = { $goes ->
    [launch] Sie geht genau zwei Felder von ihrer Ecke entfernt zu Wasser.
    [wind] Sie ist auf einem Passat: Sie zieht genau zwei Felder weit und darf auf das Feld einer anderen Piroge kommen.
   *[sail] Sie zieht ein Feld weit, dorthin, wo keine Piroge ist.
} { $tiki ->
   *[none] Sie trägt keinen Tiki.
    [green] Sie trägt den grünen Tiki.
    [red] Sie trägt den roten Tiki.
    [yellow] Sie trägt den gelben Tiki.
    [black] Sie trägt den schwarzen Tiki.
}
price-sail = Eine Aktion; jede Piroge zieht einmal in einem Zug.
price-push = Eine Aktion, gleich nach der Ankunft auf einer Zauberkoralle.
about-tiki = { $seat_word ->
    [green] Der grüne Tiki
    [red] Der rote Tiki
    [yellow] Der gelbe Tiki
   *[black] Der schwarze Tiki
}
effect-tiki = Er sitzt { part-aboard } { part-where }. Er springt in eine freie Piroge auf einem Nachbarfeld oder geradeaus über einen einzigen Delfin.
points-tiki = { $steps } der { $span } Schritte nach { $goal } hat er geschafft.
price-hop = Eine Aktion für jeden Sprung.
about-start = Vor dem ersten Zug
about-end = Das Spiel ist zu Ende
about-turn = Runde { $round } von { $rounds }
effect-turn = { $seat } hat noch { part-left }.

## Ein erstes Spiel

lesson-launch = Deine vier Pirogen liegen am Strand bei f6, in einer davon sitzt dein Tiki. Er will nach a1, in die Ecke gegenüber. Eine Piroge geht genau zwei Felder von ihrer Ecke entfernt zu Wasser: Lass die mit dem Tiki zu Wasser.
lesson-sail = Auf See zieht eine Piroge ein Feld weit, auch schräg, dorthin, wo keine Piroge ist, und nur einmal in einem Zug. Dein Tiki ist auf d4: Zieh seine Piroge schräg in Richtung a1.
lesson-hop = Die Piroge mit deinem Tiki ist gezogen, aber du hast noch Aktionen. Der Tiki selbst darf in eine freie Piroge auf einem Nachbarfeld springen, auch in eine schwarze: Lass ihn nach c3 springen.
lesson-reveal = Das Meer liegt fast ganz verdeckt. Mit einer Aktion deckst du irgendein Plättchen auf, auf dem keine Piroge ist. Es lohnt sich zu wissen, was vor deinem Tiki liegt: Deck b2 auf.
lesson-wind = Die Piroge mit deinem Tiki ist auf einem Passat. Von dort muss sie genau zwei Felder weit ziehen und darf sogar auf dem Feld einer anderen Piroge ankommen: Zieh nach b2, gleich neben dein Ziel.
lesson-dolphin = Ein Tiki darf über einen Delfin springen, geradeaus von einer Piroge in eine andere, und das kostet nichts extra. Lass deinen über den Delfin auf c3 nach b2 springen.
lesson-coral = Der schwarze Tiki auf e5 ist einen Schritt von seinem Ziel f6 entfernt. Aber deine Piroge ist gerade auf einer Zauberkoralle angekommen, und deine nächste Aktion darf eine gegnerische Piroge ein Feld weit schieben: Schieb diese von f6 weg.
lesson-arrive = Ein Tiki hat gewonnen, sobald er auf seinem Ziel ist, in welcher Piroge auch immer. Auf a1 ist eine schwarze Piroge, gleich neben deinem Tiki: Spring hinein und gewinne!

# Was getippt wird, und was gesagt wird, wenn es etwas anderes ist
typed-launch = wassern
typed-sail = ziehen
typed-push = schieben
typed-hop = springen
typed-reveal = aufdecken
typed-pass = passen
typed-with = mit
typed-beach = strand
typed-moved = gezogen
typed-green = grün
typed-red = rot
typed-yellow = gelb
typed-black = schwarz
heard-hint = schreib wassern c4, ziehen c4 d5, schieben rot c4 d5, springen rot d5, aufdecken e2 oder passen; mit rot, wenn dieser Tiki an Bord ist
heard-square = die Felder sind a1 bis f6, nicht „{ $word }“
heard-colour = die Farben sind { $colours }, nicht „{ $word }“
heard-tiki = ein Tiki an Bord wird so geschrieben: mit rot
heard-push = geschoben wird ein Feld weit, und { $to } liegt nicht daneben
heard-no-pirogue = auf { $at } ist keine Piroge dieser Farbe ({ $owner })
heard-no-pirogue-beach = am Strand liegt keine Piroge dieser Farbe ({ $owner })
heard-with-tiki = { $why }; mit einem Tiki wird sie so geschrieben: { $ways }
heard-or = { $first } oder { $last }
