# Thron und Gral

title = Thron und Gral
about = Füttere eine gemeinsame Reihe und greif im rechten Augenblick nach ihrem Ende: für Punkte, oder für alle drei Grale und den sofortigen Sieg.
summary = Vier Runden. In jeder legst du deine fünf Handkarten, eine pro Zug, ans Ende der Reihe, und einmal, wann du willst, greifst du zu und nimmst ihre letzten fünf Karten. Die meisten Punkte gewinnen, alle drei Grale aber gewinnen sofort.

# The houses of the two candidates.
seat-p1 = Löwe
seat-p2 = Rabe

## What a table may choose

option-plus = Die Zahlen auf den sieben Pluskarten.
option-minus = Die Zahlen auf den neun Minuskarten.

## Cards
## .plural stands after "bei den".

-influence-text = Wer mehr von den { $number } Exemplaren genommen hat, bekommt einmal { $number } Punkte. Jeder Satz aus 5, 6, 7 und 8 bringt 5 dazu.

card-5 = 5
    .acc = eine 5
    .dat = einer 5
    .none = keine 5
    .plural = 5ern
    .name = Einfluss 5
    .text = { -influence-text(number: 5) }
card-6 = 6
    .acc = eine 6
    .dat = einer 6
    .none = keine 6
    .plural = 6ern
    .name = Einfluss 6
    .text = { -influence-text(number: 6) }
card-7 = 7
    .acc = eine 7
    .dat = einer 7
    .none = keine 7
    .plural = 7ern
    .name = Einfluss 7
    .text = { -influence-text(number: 7) }
card-8 = 8
    .acc = eine 8
    .dat = einer 8
    .none = keine 8
    .plural = 8ern
    .name = Einfluss 8
    .text = { -influence-text(number: 8) }
card-grail = Gral
    .acc = einen Gral
    .dat = einem Gral
    .none = keinen Gral
    .text = Zählt keine Punkte. Wer alle drei genommen hat, gewinnt sofort.
# The numbers are those of the box, from 1 to 20.
card-plus = +{ $number }
    .acc = eine +{ $number }
    .dat = einer +{ $number }
    .none = keine +{ $number }
    .name = Plus { $number }
    .text = Bringt { $number }.
card-minus = -{ $number }
    .acc = eine -{ $number }
    .dat = einer -{ $number }
    .none = keine -{ $number }
    .name = Minus { $number }
    .text = Kostet { $number }.

## Parts of other messages

# What a take would get.
reach = { $whole ->
    [true] { $count ->
        [1] die einzige Karte der Reihe
        [2] beide Karten der Reihe
       *[other] alle { SPELL($count) } Karten der Reihe
    }
   *[false] die letzten { SPELL($count) } Karten der Reihe
}
points = { SEAT($seat) } { $total }
# What a player does, after the name: see `gained`.
now-leads = führt jetzt bei den { CARD($cards, form: "plural") }
draws-level = zieht bei den { CARD($cards, form: "plural") } gleich
completes-sets = macht { $count ->
    [one] einen Satz
   *[other] { SPELL($count) } Sätze
} aus 5, 6, 7 und 8 voll

## Events

game-begun = Drei Karten kommen ungesehen beiseite, { CARD($line) } eröffnen die Reihe. Das Los entscheidet: { SEAT($first) } beginnt.
goes-on = { $question }
holds = { SEAT($seat) } hat { CARD($cards) } auf der Hand.
card-played = { $deed ->
    [begins] { SEAT($seat) } eröffnet die leere Reihe mit { CARD($card, form: "dat") }.
    [lets-go] { SEAT($seat) } gibt { CARD($card, form: "acc") } aus der Hand, ans Ende der Reihe.
    [sweetens] { SEAT($seat) } versüßt die Reihe mit { CARD($card, form: "dat") }.
    [spoils] { SEAT($seat) } verdirbt die Reihe mit { CARD($card, form: "dat") }.
   *[adds] { SEAT($seat) } legt { CARD($card, form: "acc") } an die Reihe.
}
line-taken = { $whole ->
    [true] { SEAT($seat) } nimmt die ganze Reihe: { CARD($cards) }.
   *[false] { SEAT($seat) } nimmt { CARD($cards) }.
}
# From one to three things, each at most once: now-leads, draws-level, completes-sets.
gained = { SEAT($seat) } { $gains }.
# One or two Grails; $others are those of the rival.
grails-counted = { $others ->
    [0] { $count ->
        [1] { SEAT($seat) } hat jetzt einen Gral, den ersten der drei.
       *[other] { SEAT($seat) } hat jetzt zwei Grale: Der dritte brächte sofort den Thron.
    }
   *[other] { $count ->
        [one] { SEAT($seat) } hat jetzt { SPELL($count, form: "acc") } Gral: Alle drei kann kein Haus mehr bekommen.
       *[other] { SEAT($seat) } hat jetzt { SPELL($count) } Grale: Alle drei kann kein Haus mehr bekommen.
    }
}
points-so-far = Punkte bisher: { $lion }, { $raven }.
# From two to ten cards stay.
round-begun = Runde { $round } von 4: { SEAT($first) } beginnt. { CAP(SPELL($stay)) } Karten bleiben in der Reihe.
crowned = { SEAT($winner) } hat alle drei Grale: Der Thron ist auf der Stelle gewonnen, wie die Punkte auch stehen.
scored = { SEAT($seat) }: { $majorities } für Mehrheiten, { $sets } für Sätze, { SIGNED($numbers) } aus Plus- und Minuskarten, zusammen { $total }.
throne-taken = { SEAT($winner) } besteigt den Thron.
neither-ahead = Kein Haus liegt vorn: Die Partie ist unentschieden und ruft nach einer Revanche.
away-shown = Von Anfang an beiseite lagen { CARD($cards) }.

## Questions

to-play = { $spent ->
    [true] Runde { $round }, Zug { $turn } von 6: { SEAT($seat) } spielt eine Karte (der Zugriff ist verbraucht).
   *[false] Runde { $round }, Zug { $turn } von 6: { SEAT($seat) } spielt eine Karte (die Reihe ist leer).
}
to-play-or-take = Runde { $round }, Zug { $turn } von 6: { SEAT($seat) } spielt eine Karte oder nimmt { $reach }.
to-take = Runde { $round }, Zug { $turn } von 6: { SEAT($seat) } kann nur noch zugreifen und nimmt { $reach }.
won-by-grails = { SEAT($winner) } hat sofort gewonnen, mit allen drei Gralen.
won-on-points = { SEAT($winner) } hat nach Punkten gewonnen, { $more } zu { $fewer }.
drawn = Unentschieden, { $points } zu { $points }: Das ruft nach einer Revanche.

## Reasons

already-taken = Du hast in dieser Runde schon zugegriffen: Spiel eine Karte
nothing-to-take = Die Reihe ist leer: Es gibt nichts zu nehmen
hand-empty = Deine Hand ist leer: Dir bleibt nur der Zugriff
not-in-box = { $sort ->
    [plus] { CARD($card) } gibt es in dieser Schachtel nicht, ihre Pluskarten sind { CARD($box) }: Du hast { CARD($hand) }
   *[minus] { CARD($card) } gibt es in dieser Schachtel nicht, ihre Minuskarten sind { CARD($box) }: Du hast { CARD($hand) }
}
not-in-hand = Du hast { CARD($card, form: "none") } auf der Hand, nur { CARD($hand) }

## The rules in short

rule-tg-1 = Von 45 gemischten Karten kommen drei beiseite, ungesehen bis zum Ende der Partie. Fünf verdeckte Karten auf jede Hand, zwei offene eröffnen die Reihe, 30 bilden den Nachziehstapel. Gleiche Karten auf der Hand sind eine Wahl.
rule-tg-2 = Wer die erste Runde beginnt, entscheidet das Los; danach wechselt der Beginn von Runde zu Runde.
rule-tg-3 = Vier Runden mit je sechs Zügen, immer abwechselnd: fünf Karten und ein Zugriff, in beliebiger Folge.
rule-tg-4 = Spielen: eine Handkarte offen ans Ende der Reihe.
rule-tg-5 = Zugriff: die letzten fünf Karten der Reihe, oder alle, wenn es weniger sind, offen vor dich. Einmal pro Runde und nie bei leerer Reihe.
rule-tg-6 = Nach dem Zugriff werden in der Runde nur noch Karten gespielt; mit leerer Hand bleibt nur der Zugriff.
rule-tg-7 = Nach je sechs Zügen kommen fünf neue Karten auf beide Hände, die Reihe bleibt liegen. Nach Runde vier ist der Nachziehstapel leer, und die Partie endet.
rule-tg-8 = Genommene Karten liegen offen und bleiben bis zum Ende in deiner Auslage.
rule-tg-9 = Wer alle drei Grale genommen hat, gewinnt sofort, auch mitten in der Runde; Grale auf der Hand zählen nicht.
rule-tg-10 = Bei 5, 6, 7 und 8 bekommt, wer mehr Exemplare genommen hat, einmal die Zahl; bei Gleichstand niemand.
rule-tg-11 = Jeder volle Satz aus 5, 6, 7 und 8 bringt 5, ganz gleich, wer dort führt.
rule-tg-12 = Plus- und Minuskarten zählen ihre Zahl, Grale nichts.
rule-tg-13 = Mehr Punkte gewinnen. Gleichstand ist unentschieden und ruft nach einer Revanche.
rule-tg-14 = So bringen vier 5er, zwei 6er, drei 7er und zwei 8er 15 Punkte, gegen 14 für drei 6er, drei 7er und sechs 8er.
