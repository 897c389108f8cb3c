# Aloha auf Deutsch. $tiki ist das Farbwort eines Tikis oder „none“; die Wörter der Plätze sind green, red, yellow, black.

tagline = Bring deinen Tiki von Piroge zu Piroge, auch in fremden, über ein Meer voller Passatwinde, Delfine und Zauberkorallen.

## Plätze

seat-green = Grün
seat-red = Rot
seat-yellow = Gelb
seat-black = Schwarz

## Satzteile

part-pirogue = { $owner_seat_word ->
    [green] grüne
    [red] rote
    [yellow] gelbe
   *[black] schwarze
} Piroge
part-cargo = { $tiki ->
   *[none] { "" }
    [green] , mit dem grünen Tiki an Bord
    [red] , mit dem roten Tiki an Bord
    [yellow] , mit dem gelben Tiki an Bord
    [black] , mit dem schwarzen Tiki an Bord
}

## Plättchen

tile-ocean = Ozean
tile-alize = Passat
tile-dauphin = Delfin
tile-corail = Zauberkoralle
tile-corner = Strand und Ankunft
tile-face-down = Verdeckt

## Aktionen

action-launch = Eine Piroge nach { $to } zu Wasser lassen{ part-cargo }
action-sail = Die Piroge von { $from } nach { $to } ziehen{ part-cargo }
action-push = Die { part-pirogue } von { $from } nach { $to } schieben{ part-cargo }
action-push-beach = Eine { part-pirogue } von ihrem Strand nach { $to } schieben{ part-cargo }
action-hop = Den Tiki von { $from } in die { part-pirogue } auf { $to } versetzen
action-hop-moved = Den Tiki von { $from } in die { part-pirogue } auf { $to } versetzen, die schon gezogen hat
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
event-launch = { $seat } lässt eine Piroge nach { $to } zu Wasser{ part-cargo }.
event-sail = { $seat } zieht eine Piroge von { $from } nach { $to }{ part-cargo }.
event-push = { $seat } schiebt die { part-pirogue } von { $from } nach { $to }{ part-cargo }.
event-push-beach = { $seat } schiebt eine { part-pirogue } von ihrem Strand nach { $to }{ part-cargo }.
event-hop = { $seat } versetzt den Tiki von { $from } in die { part-pirogue } auf { $to }.
event-reveal = { $seat } deckt { $tile } auf.
event-tile = Auf { $tile } liegt { $kind ->
   *[ocean] Ozean
    [alize] ein Passat
    [dauphin] ein Delfin
    [corail] eine Zauberkoralle
}.
event-pass = { $seat } passt und verzichtet auf { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
}.
event-last-round = { $rounds } Runden sind gespielt: Der Tiki, der seiner Ankunft am nächsten ist, entscheidet.
event-win = { $seat } gewinnt das Spiel.
event-team-win = { $seat } und { $partner_seat } gewinnen das Spiel gemeinsam.
event-draw = Unentschieden zwischen { $count ->
    [2] { $one_seat } und { $two_seat }
    [3] { $one_seat }, { $two_seat } und { $three_seat }
   *[4] { $one_seat }, { $two_seat }, { $three_seat } und { $four_seat }
}.

## Hindernisse: einer Aktion

obstacle-teams-of-four = Aloha in Teams ist für 4 Spieler, nicht für { $seats }
obstacle-moved = Diese Piroge hat in diesem Zug schon gezogen.
obstacle-launch-two = Vom Strand geht es genau zwei Plättchen weit: { $to } ist nicht zwei Plättchen entfernt.
obstacle-one-tile = Eine Piroge zieht ein Plättchen weit: { $to } liegt nicht neben ihr.
obstacle-wind-two = Eine Piroge, die einen Passat verlässt, zieht genau zwei Plättchen weit: { $to } ist nicht zwei Plättchen entfernt.
obstacle-occupied = Auf { $to } ist schon eine Piroge; dazukommen darf nur eine, die vom Strand oder von einem Passat kommt.
obstacle-crowded = Auf { $to } sind schon zwei Pirogen; eine dritte kommt nie dazu.
obstacle-two-tikis = Eine Piroge mit einem Tiki darf nicht zu einer gegnerischen Piroge, die auch einen trägt: So ist es auf { $to }.
obstacle-twin = Eine andere Piroge am selben Ort ist genau wie diese: Nimm jene.
obstacle-no-corail = Geschoben wird gleich nachdem eine eigene Piroge auf einer offenen Zauberkoralle angekommen ist.
obstacle-not-adverse = Die Zauberkoralle schiebt nur gegnerische Pirogen.
obstacle-not-in-play = Diese Farbe spielt niemand.
obstacle-off-the-sea = In dieser Richtung liegt kein Plättchen.
obstacle-push-occupied = Geschoben wird auf ein freies Plättchen, und auf { $to } ist eine Piroge.
obstacle-already-aboard = Dein Tiki ist schon in dieser Piroge.
obstacle-carries-tiki = Diese Piroge trägt schon einen Tiki, und sie hat nur für einen Platz.
obstacle-tiki-on-beach = Dein Tiki ist noch am Strand: Er verlässt ihn mit einer Piroge.
obstacle-pirogue-on-beach = Ein Tiki kann nicht in eine Piroge, die noch am Strand liegt.
obstacle-out-of-reach = { $to } ist für den Tiki außer Reichweite: nebenan, oder in gerader Linie mit genau einem offenen Delfin dazwischen.
obstacle-same-tile = In diesem Spiel wechselt ein Tiki nicht innerhalb eines Plättchens die Piroge.
obstacle-face-up = { $to } liegt schon offen.
obstacle-pirogue-on-tile = Auf { $to } ist eine Piroge: Das Plättchen kann nicht aufgedeckt werden.

## Hindernisse: einer ganzen Art von Aktionen

obstacle-beach-empty = Keine deiner Pirogen liegt mehr am Strand.
obstacle-none-afloat = Noch keine deiner Pirogen ist auf See.
obstacle-all-moved = Alle deine Pirogen auf See haben in diesem Zug schon gezogen.
obstacle-all-blocked = Keine deiner Pirogen, die noch ziehen dürften, hat ein Plättchen, auf das sie kann.
obstacle-no-one-to-push = Keine gegnerische Piroge hat ein freies Plättchen neben sich.
obstacle-no-hop = Keine freie Piroge ist in Reichweite deines Tikis.
obstacle-all-revealed = Alle Plättchen liegen offen.
obstacle-no-free-tile = Auf jedem verdeckten Plättchen ist eine Piroge.

## Optionen

option-mode = Spiel
option-mode-meaning = Wie das Meer ausliegt.
option-mode-family = Familie
option-mode-family-meaning = Die Plättchen werden verdeckt gemischt, und eines aufzudecken ist eine Aktion.
option-mode-expert = Experten
option-mode-expert-meaning = Das Meer ist eine feste Karte, die alle sehen; nur wer beginnt, entscheidet der Zufall.
option-teams = Teams
option-teams-meaning = Ob zu viert zwei gegen zwei gespielt wird.
option-teams-no = Jeder für sich
option-teams-no-meaning = Alle spielen für ihren eigenen Tiki.
option-teams-yes = Zwei gegen zwei
option-teams-yes-meaning = Partner sitzen in gegenüberliegenden Ecken, und der erste Tiki am Ziel gewinnt für beide.
option-same_tile = Wechsel auf einem Plättchen
option-same_tile-meaning = Ob ein Tiki zwischen zwei Pirogen wechseln darf, die sich ein Plättchen teilen.
option-same_tile-yes = Erlaubt
option-same_tile-yes-meaning = Ein Tiki darf in die andere Piroge auf seinem Plättchen.
option-same_tile-no = Nicht erlaubt
option-same_tile-no-meaning = Ein Tiki wechselt nur auf andere Plättchen, wie es der Buchstabe der Regel will.

## Die Stellung als Text

text-legend = X Strand und Ankunft, O Ozean, A Passat, D Delfin, C Zauberkoralle, # verdeckt; ein kleiner Buchstabe ist eine Piroge, ein großer trägt einen Tiki
text-seat = { $seat } ({ $seat_word }): { $afloat ->
    [0] keine Piroge auf See
   *[other] auf See auf { $places }
}, { $beached } am Strand; Tiki an Bord: { part-pirogue } { $tiki_place ->
    [beach] am Strand
   *[other] auf { $tiki_place }
}
text-turn = Runde { $round } von { $rounds }: { $seat } hat noch { $left ->
    [one] eine Aktion
   *[other] { $left } Aktionen
}
panel = { $afloat } auf See, { $beached } am Strand; Tiki { $tiki_place ->
    [beach] am Strand
   *[other] auf { $tiki_place }
}
