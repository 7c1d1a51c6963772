# Thron und Gral

title = Thron und Gral
about = Füttere eine gemeinsame Reihe und greif im rechten Augenblick nach ihrem Ende: für Punkte, oder für alle drei Grale und den sofortigen Sieg.
summary = Vier Runden. In jeder legst du deine fünf Handkarten, eine pro Zug, ans Ende der Reihe, und einmal, wann du willst, greifst du zu und nimmst ihre letzten fünf Karten. Die meisten Punkte gewinnen, alle drei Grale aber gewinnen sofort.

# The houses of the two candidates.
seat-p1 = Löwe
seat-p2 = Rabe

## What a table may choose

option-plus = Zahlen auf den sieben Pluskarten
option-minus = Zahlen auf den neun Minuskarten

## Cards
## .plural stands after "bei den"; .the is an object, with the article.

# Their forms on the page, where they are drawn as lands, Bounty, Blight and Grails: `.face` is the name on the card, `.long` has its number
# too, `.label` is the same for those who do not see the card, `.printed` is the number as it stands there, with the longer minus.

-influence-text = Wer mehr von diesen { $number } Karten genommen hat, bekommt einmal { $number } Punkte. Jeder Satz aus 5, 6, 7 und 8 bringt 5 dazu.

card-5 = 5
    .acc = eine 5
    .dat = einer 5
    .none = keine 5
    .plural = 5ern
    .name = Einfluss 5
    .the = die 5
    .face = Felder
    .long = Felder 5
    .label = Felder, 5
    .text = { -influence-text(number: 5) }
card-6 = 6
    .acc = eine 6
    .dat = einer 6
    .none = keine 6
    .plural = 6ern
    .name = Einfluss 6
    .the = die 6
    .face = Mühlen
    .long = Mühlen 6
    .label = Mühlen, 6
    .text = { -influence-text(number: 6) }
card-7 = 7
    .acc = eine 7
    .dat = einer 7
    .none = keine 7
    .plural = 7ern
    .name = Einfluss 7
    .the = die 7
    .face = Abteien
    .long = Abteien 7
    .label = Abteien, 7
    .text = { -influence-text(number: 7) }
card-8 = 8
    .acc = eine 8
    .dat = einer 8
    .none = keine 8
    .plural = 8ern
    .name = Einfluss 8
    .the = die 8
    .face = Burgen
    .long = Burgen 8
    .label = Burgen, 8
    .text = { -influence-text(number: 8) }
card-grail = Gral
    .acc = einen Gral
    .dat = einem Gral
    .none = keinen Gral
    .the = den Gral
    .text = Zählt keine Punkte. Wer alle drei genommen hat, gewinnt sofort.
# The numbers are those of the box, from 1 to 20.
card-plus = +{ $number }
    .acc = eine +{ $number }
    .dat = einer +{ $number }
    .none = keine +{ $number }
    .name = Plus { $number }
    .the = die +{ $number }
    .face = Segen
    .long = Segen +{ $number }
    .label = Segen, +{ $number }
    .text = Bringt { $number }.
card-minus = -{ $number }
    .acc = eine -{ $number }
    .dat = einer -{ $number }
    .none = keine -{ $number }
    .name = Minus { $number }
    .the = die −{ $number }
    .face = Plage
    .long = Plage −{ $number }
    .label = Plage, −{ $number }
    .printed = −{ $number }
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

game-begun = Drei Karten kommen ungesehen beiseite, eröffnet wird die Reihe mit { CARD($line, form: "dat") }. Das Los entscheidet: { SEAT($first) } beginnt.
goes-on = { $question }
holds = { SEAT($seat) } hat { CARD($cards) } auf der Hand.
card-played = { $deed ->
    [begins] { SEAT($seat) } eröffnet die leere Reihe mit { CARD($card, form: "dat") }.
    [lets-go] { SEAT($seat) } gibt { CARD($card, form: "acc") } her und legt ihn ans Ende der Reihe.
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
neither-ahead = Kein Haus liegt vorn: Die Partie endet unentschieden und ruft nach einer Revanche.
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

rule-tg-1 = Von 45 gemischten Karten kommen drei beiseite, ungesehen bis zum Ende der Partie. Fünf verdeckte Karten auf jede Hand, zwei offene eröffnen die Reihe, 30 bilden den Nachziehstapel. Gleiche Handkarten gelten als eine Wahl.
rule-tg-2 = Wer die erste Runde beginnt, entscheidet das Los; danach wechselt der Beginn von Runde zu Runde.
rule-tg-3 = Vier Runden mit je sechs Zügen, immer abwechselnd: fünf Karten und ein Zugriff, in beliebiger Reihenfolge.
rule-tg-4 = Spielen: eine Handkarte offen ans Ende der Reihe.
rule-tg-5 = Zugriff: die letzten fünf Karten der Reihe, oder alle, wenn es weniger sind, offen vor dich. Einmal pro Runde und nie bei leerer Reihe.
rule-tg-6 = Nach dem Zugriff werden in der Runde nur noch Karten gespielt; mit leerer Hand bleibt nur der Zugriff.
rule-tg-7 = Nach je sechs Zügen kommen fünf neue Karten auf beide Hände, die Reihe bleibt liegen. Nach Runde vier ist der Nachziehstapel leer, und die Partie endet.
rule-tg-8 = Genommene Karten liegen offen und bleiben bis zum Ende in deiner Auslage.
rule-tg-9 = Wer alle drei Grale genommen hat, gewinnt sofort, auch mitten in der Runde; Grale auf der Hand zählen nicht.
rule-tg-10 = Bei 5, 6, 7 und 8 bekommt jeweils, wer mehr davon genommen hat, einmal die Zahl; bei Gleichstand niemand.
rule-tg-11 = Jeder volle Satz aus 5, 6, 7 und 8 bringt 5, ganz gleich, wer dort führt.
rule-tg-12 = Plus- und Minuskarten zählen ihre Zahl, Grale nichts.
rule-tg-13 = Mehr Punkte gewinnen. Gleichstand ist unentschieden und ruft nach einer Revanche.
rule-tg-14 = So bringen vier 5er, zwei 6er, drei 7er und zwei 8er 15 Punkte, gegen 14 für drei 6er, drei 7er und sechs 8er.

## The table

# In the bar, and over a part of the log.
table-where = Runde { $round } von 4
table-chapter = Runde { $round }
# At a player's name: whether the take of this round is still to come.
table-may-take = kann zugreifen
table-has-taken = hat zugegriffen
table-shelf = Auslage von { $name }
table-own-shelf = Deine Auslage
# How many each has of a land.
table-versus = { $own } : { $other }
# Grails that a player has taken.
table-of-grails = { $n } von 3
# A column of the shelf for those who do not see it; $leads is you, other or nobody, $leader the other's name.
table-column = { $leads ->
    [you] { CARD($card, form: "label") }: { $owner } { $own }, { $rival } { $other }, du führst
    [other] { CARD($card, form: "label") }: { $owner } { $own }, { $rival } { $other }, { $leader } führt
   *[nobody] { CARD($card, form: "label") }: { $owner } { $own }, { $rival } { $other }, gleichauf, keine Punkte
}
table-bounty-column = { $n ->
    [one] Segen: { $sum } aus { $n } Karte
   *[other] Segen: { $sum } aus { $n } Karten
}
table-blight-column = { $n ->
    [one] Plage: { $sum } aus { $n } Karte
   *[other] Plage: { $sum } aus { $n } Karten
}
table-grails-column = Grale: { $n } von 3
# Each before a number of points.
table-majorities = Mehrheiten
table-sets = Sätze
table-numbers = Segen und Plage
table-hand-of = Hand von { $name }
# A hand that lies face down.
table-hand-counted = { $n ->
    [one] Hand von { $name }: { $n } Karte
   *[other] Hand von { $name }: { $n } Karten
}
table-own-hand = Deine Hand
table-hand-is-empty = Deine Hand ist leer
table-no-cards = keine Karten
# How many equal cards lie there, at their corner.
table-times = { $n } ×
# A card, or so many equal ones, for those who do not see them.
table-card = { $n ->
    [1] { CARD($card, form: "label") }
   *[other] { CARD($card, form: "label") }, { $n } Stück
}
# The draw pile, as short as can be.
table-left-in-pile = noch { $n }
table-draw-pile = { $n ->
    [one] Nachziehstapel, { $n } Karte. Drei weitere liegen ungesehen beiseite
   *[other] Nachziehstapel, { $n } Karten. Drei weitere liegen ungesehen beiseite
}
table-line = Die Reihe
table-older = Die Reihe, ältere Karten
table-reach = Das Ende der Reihe
# The bracket is drawn under the cards that a take would get.
table-in-bracket = { CARD($card, form: "label") }, in der Klammer
table-lay-here = hier
table-end = Das offene Ende
table-end-spot = Das offene Ende der Reihe: hier anlegen
table-away-zone = Die drei Karten, die beiseitelagen
# Under those three cards.
table-away = beiseite
# Under the Line, when the game is over.
table-line-left = in der Reihe übrig
table-bracket-zone = Was ein Zugriff bringt
table-take-these = { $n ->
    [1] Diese Karte nehmen
   *[other] Die { SPELL($n) } nehmen
}
# A heading: what we could take, though it is not our turn.
table-your-take-later = Dein Zugriff, später
# Headings over what the other would get: now, and once we have laid the card that we have lifted.
table-could-take = Wenn { $name } zugreift
table-would-take = Danach für { $name }
table-nobody-takes = Beide haben in dieser Runde zugegriffen
table-nothing-there = Die Reihe ist leer: nichts zu nehmen
# We ourselves where a name would stand: before table-change, and as $name of table-spoken-change.
table-you = du
table-change = { $before } → { $after }
# What happens to a player's points.
table-spoken-change = { $same ->
    [true] { $name } weiterhin { $after }
   *[false] { $name } von { $before } auf { $after }
}
table-grails-after = Grale { $n } von 3
table-crowns = alle drei Grale
# $lead is one of the headings above, $first and $second are table-spoken-change, $grails is one of the two before, or none.
table-bracket = { $grails ->
    [none] { $lead }: { CARD($cards, form: "printed") }; { $first }, { $second }
   *[other] { $lead }: { CARD($cards, form: "printed") }; { $first }, { $second }, { $grails }
}
table-ask-both = { $n ->
    [1] Leg eine Karte ans Ende der Reihe, oder nimm die einzige.
    [2] Leg eine Karte ans Ende der Reihe, oder nimm beide.
   *[other] Leg eine Karte ans Ende der Reihe, oder nimm die letzten { SPELL($n) }.
}
table-ask-lay = Leg eine Karte ans Ende der Reihe.
table-ask-lay-first = Die Reihe ist leer: Leg eine Karte.
table-ask-take = { $n ->
    [1] Deine Hand ist leer: Nimm die letzte Karte.
   *[other] Deine Hand ist leer: Nimm die letzten { SPELL($n) }.
}
table-spent = Zugegriffen. In dieser Runde legst du nur noch Karten.
table-left = { $plays ->
    [0] Runde { $round } von 4. In dieser Runde bleibt: dein Zugriff.
    [one] Runde { $round } von 4. In dieser Runde bleiben: { $plays } Karte und dein Zugriff.
   *[other] Runde { $round } von 4. In dieser Runde bleiben: { $plays } Karten und dein Zugriff.
}
table-lifted = { CAP(CARD($card, form: "the")) } ans Ende legen?
# $first and $second are table-spoken-change.
table-rival-then = { $name } könnte dann zugreifen: { $first }, { $second }.
table-rival-crowned = { $name } könnte dann alle drei Grale nehmen und sofort gewinnen.
table-own-take-left = { $name } hat zugegriffen: In dieser Runde bleibt nur noch dein Zugriff.
table-both-took = Beide haben zugegriffen: Die Runde endet ohne weiteren Zugriff.
table-take = { CARD($cards, form: "printed") } nehmen?
# As in table-bracket.
table-take-gives = { $grails ->
    [none] { CAP($first) }, { $second }.
   *[other] { CAP($first) }, { $second }, { $grails }.
}
table-take-crowns = Alle drei Grale: Du gewinnst sofort.
# On buttons.
table-confirm-lay = { CAP(CARD($card, form: "the")) } legen
table-confirm-take = Nehmen: von { $before } auf { $after }
table-confirm-crown = Die Grale nehmen
table-take-cards = Karten nehmen
table-take-verb = { $n ->
    [1] Eine nehmen
    [2] Beide nehmen
   *[other] { CAP(SPELL($n)) } nehmen
}
table-lift-first = Heb zuerst eine Handkarte an (TG-4).
table-covered = Ein Zugriff nimmt die letzten fünf Karten der Reihe (TG-5).
# How many copies of a card lie where; $own and $rival are the players.
table-counts-now = { $own } { $owned }, { $rival } { $others }, { SPELL($lying) } in der Reihe, { SPELL($unseen) } noch ungesehen.
table-you-are-crowned = Die drei Grale gehören dir
table-crowned = Die drei Grale gehören { $name }
table-takes = { $name } nimmt { CARD($cards, form: "printed") }.
# $cards are the lands whose majority is gone, $count how many of them there are.
table-falls = { $you ->
    [true] { $count ->
        [0] Du fällst von { $before } auf { $after }: Plage kostet Punkte (TG-12).
       *[other] Du fällst von { $before } auf { $after }: Die Mehrheit bei den { CARD($cards, form: "plural") } ist weg (TG-10).
    }
   *[false] { $count ->
        [0] { $name } fällt von { $before } auf { $after }: Plage kostet Punkte (TG-12).
       *[other] { $name } fällt von { $before } auf { $after }: Die Mehrheit bei den { CARD($cards, form: "plural") } ist weg (TG-10).
    }
}
table-third-grail = { $name } nimmt den dritten Gral und gewinnt.
table-third-grail-why = Alle drei Grale gewinnen sofort, und Punkte zählen nicht (TG-9).
# The score, line by line.
table-score-sets = Sätze aus 5, 6, 7 und 8
table-score-bounty = Segen
table-score-blight = Plage
table-score-points = Punkte
table-score-grails = Grale
table-not-counted = drei Grale gewinnen sofort: Punkte zählen nicht
# The table in sentences.
table-line-told = Die Reihe vom Nachziehstapel bis zu ihrem Ende: { CARD($cards, form: "long") }.
table-empty-line-told = Die Reihe ist leer.
table-take-told = Ein Zugriff bringt jetzt: { CARD($cards, form: "long") }.
table-pile-of = { $count }-mal { CARD($card, form: "long") }
# $piles are table-pile-of, $count of them; $hidden: the hand is not ours to see.
table-side-told = { $name }: Punktestand { $points }, { $count ->
    [0] nichts genommen
   *[other] genommen { LIST($piles) }
}; { $took ->
    [true] hat in dieser Runde zugegriffen
   *[false] hat in dieser Runde noch nicht zugegriffen
}; auf der Hand { $hidden ->
    [true] { $held ->
        [one] { $held } verdeckte Karte
       *[other] { $held } verdeckte Karten
    }
   *[false] { $held ->
        [0] keine Karten
       *[other] { CARD($hand, form: "long") }
    }
}.
table-draw-pile-told = { $n ->
    [one] { $n } Karte im Nachziehstapel.
   *[other] { $n } Karten im Nachziehstapel.
}
# At the terminal, where cards are called as they are typed.
table-round = Runde { $round } von 4
table-started = { SEAT($seat) } hat begonnen
table-pile = { $n ->
    [0] Nachziehstapel leer
   *[other] { $n } im Nachziehstapel
}
table-away-unseen = 3 Karten beiseite
table-away-shown = beiseite: { $first }, { $second }, { $third }
table-seat = { $turn ->
    [true] { SEAT($seat) } ({ $seat }) ◄ am Zug
   *[false] { SEAT($seat) } ({ $seat })
}
table-take-state = { $took ->
    [true] hat in dieser Runde zugegriffen
   *[false] kann in dieser Runde noch zugreifen
}
# Before the cards in a hand, and before those that were taken.
table-hand = Hand
table-taken = Auslage
table-hidden-cards = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}
# Of a hand, and of what was taken.
table-empty = leer
table-nothing-yet = noch nichts
table-line-is-empty = Die Reihe ist leer
table-line-over = { $n ->
    [one] Die Reihe ({ $n } Karte) bleibt übrig
   *[other] Die Reihe ({ $n } Karten) bleibt übrig
}
# $whole: a take gets the whole Line, else so many cards as $reach.
table-line-marked = { $n ->
    [one] Die Reihe ({ $n } Karte): Ein Zugriff nimmt { $whole ->
        [true] alles
       *[false] die letzten { $reach }
    }, markiert mit { $mark }
   *[other] Die Reihe ({ $n } Karten): Ein Zugriff nimmt { $whole ->
        [true] alle
       *[false] die letzten { $reach }
    }, markiert mit { $mark }
}
# Heads of narrow columns; the first one is over the houses.
table-score = { $over ->
    [true] Wertung
   *[false] Stand
}
table-column-of = { CARD($card) }er
table-column-sets = Sätze
table-column-points = Punkte
table-column-grails = Grale
# Under the columns: what the mark means that some numbers have.
table-leads = { $mark } führt und bekommt die Zahl; ein Satz bringt 5
table-unseen = Noch ungesehen ({ $n } Karten, wo immer sie liegen)

## The first game, step by step

# The learner is the Lion. The cards and numbers are those of one recorded game.
guide-1 = In jeder Runde legst du fünf Karten ans Ende der Reihe, und einmal nimmst du ihre letzten fünf. Was du nimmst, zählt.
guide-2 = In der Reihe liegt ein Gral: Lass ihn dort, bis er Gesellschaft hat. Heb die 6 an und leg sie ans offene Ende.
guide-3 = Der Rabe hat eine Plage gelegt, −3. Die Klammer sagt, was ein Zugriff jetzt brächte: Punkte vorher und nachher.
guide-4 = Heb die 8 an und sieh auf die Klammer: Sie rückt weiter und zeigt, was der Rabe danach nehmen könnte. Leg sie.
guide-5 = Jetzt sind unter den letzten fünf ein Gral und drei Länder. Du würdest bei 5, 6 und 8 führen, 19 Punkte, minus 3 für die Plage: Greif zu.
guide-6 = Dein Zugriff ist verbraucht: In dieser Runde legst du nur noch, und was du legst, kann verloren sein. Leg eine 7.
guide-7 = Der Rabe nahm 7, 8 und 7 und führt bei den 7ern; bei den 8ern steht es gleich, also bekommt sie niemand. Goldene Reiter zeigen, wer führt.
guide-8 = Jede Karte muss gelegt werden. Beide haben zugegriffen, also kann in dieser Runde niemand deinen Gral nehmen: Gib ihn her.
guide-9 = Runde 2: neue Karten, und die Reihe bleibt. Der Rabe hat auch den letzten Gral gelegt und nicht zugegriffen. Nimm alle fünf!
guide-10 = Alle drei Grale gewinnen sofort, wie die Punkte auch stehen. Sonst geht es über vier Runden, und mehr Punkte gewinnen.

## Die zweite Lektion

lesson-1 = Unter den letzten fünf sind drei 7er, eine 6 und ein Segen: 17 Punkte. Greifst du jetzt zu oder legst du erst eine Karte?
lesson-1-why = Auch der Rabe hat seinen Zugriff noch: Was du auch legst, dieselben 7er wären seine. Greif zu, wenn das Ende der Reihe reich ist und er es nehmen könnte.
lesson-2 = Die letzten fünf brächten dir 10 Punkte. Du hast einen Zug mehr als der Rabe und hältst eine 5 und eine Plage: Was nun?
lesson-2-why = Du hast in dieser Runde das letzte Wort, also kannst du warten. Deine Plage verdirbt dem Raben den Zugriff, und dahinter liegen zwei 8er und eine 6 für den, der als Zweiter nimmt.
lesson-3 = Die letzte Runde beginnt, und ein Zugriff kostet dich 2 Punkte. Außer einer 5 und zwei 8ern sind nur noch Plagen nicht zu sehen: Was nun?
lesson-3-why = Einmal zugreifen müssen alle, und was noch kommt, ist meist Plage. Wer zuerst nimmt, zahlt 2; wer wartet, schluckt den Rest.
lesson-end = Greif früh zu, wenn das Ende der Reihe reich ist oder schlechter wird, und warte, wenn du das letzte Wort hast. Versuch es jetzt in einer echten Partie.
