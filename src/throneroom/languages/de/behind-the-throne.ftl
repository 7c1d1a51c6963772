# Hinter dem Thron

title = Hinter dem Thron
about = Fordere dein Glück heraus: Deck Figuren auf, die nicht steigen dürfen, sammle sie ein oder tausche sie und werte Paare.
summary = Deck Karten zu einer Reihe auf, die nicht steigen darf, höchstens fünf; hör rechtzeitig auf und sammle sie ein, oder tausch sie gegen eine gegnerische Karte. Wer von einer Sorte am meisten hat, nutzt ihre Fähigkeit. Eine Sorte, die du mindestens zweimal hast, bringt ihren Wert.

## Cards
## .nom, .acc, .dat: with "der"; .one, .one-acc: with "ein"; .none: "keinen ..."; .plural: after a number.

card-general = General
    .nom = der General
    .acc = den General
    .dat = dem General
    .one = ein General
    .one-acc = einen General
    .none = keinen General
    .plural = Generäle
    .text = Senkt die letzte Karte der Reihe um 3.
card-prophet = Prophet
    .nom = der Prophet
    .acc = den Propheten
    .dat = dem Propheten
    .one = ein Prophet
    .one-acc = einen Propheten
    .none = keinen Propheten
    .plural = Propheten
    .text = Zeigt dir allein die oberste Karte des Nachziehstapels, bevor du sie aufdeckst.
card-jester = Narr
    .nom = der Narr
    .acc = den Narren
    .dat = dem Narren
    .one = ein Narr
    .one-acc = einen Narren
    .none = keinen Narren
    .plural = Narren
    .text = Hebt oder senkt die letzte Karte der Reihe um 1.
card-assassin = Meuchler
    .nom = der Meuchler
    .acc = den Meuchler
    .dat = dem Meuchler
    .one = ein Meuchler
    .one-acc = einen Meuchler
    .none = keinen Meuchler
    .plural = Meuchler
    .text = Senkt die letzte Karte der Reihe um 2.
card-judge = Richter
    .nom = der Richter
    .acc = den Richter
    .dat = dem Richter
    .one = ein Richter
    .one-acc = einen Richter
    .none = keinen Richter
    .plural = Richter
    .text = Nutzt eine andere deiner eingreifenden Sorten, über die du nicht verfügst oder die in diesem Zug schon gewirkt hat.
card-minstrel = Barde
    .nom = der Barde
    .acc = den Barden
    .dat = dem Barden
    .one = ein Barde
    .one-acc = einen Barden
    .none = keinen Barden
    .plural = Barden
    .text = Solange du führst, können andere von dir nur einen Barden ertauschen.
card-alchemist = Alchemist
    .nom = der Alchemist
    .acc = den Alchemisten
    .dat = dem Alchemisten
    .one = ein Alchemist
    .one-acc = einen Alchemisten
    .none = keinen Alchemisten
    .plural = Alchemisten
    .text = Solange du führst, können andere von dir nur einen Alchemisten vernichten.
card-queen = Königin
    .nom = die Königin
    .acc = die Königin
    .dat = der Königin
    .one = eine Königin
    .one-acc = eine Königin
    .none = keine Königin
    .plural = Königinnen
    .text = Du vernichtest nur, solange die Reihe mehr Karten hat als du Königinnen, ganz gleich, wer führt.
card-king = König
    .nom = der König
    .acc = den König
    .dat = dem König
    .one = ein König
    .one-acc = einen König
    .none = keinen König
    .plural = Könige
    .text = Du tauschst nur, solange die Reihe mindestens so viele Karten hat wie du Könige, ganz gleich, wer führt.
card-end = Spielende
    .nom = die Karte „Spielende“
    .acc = die Karte „Spielende“
    .dat = der Karte „Spielende“
    .text = Beendet die Partie, sobald es aufgedeckt wird; die Reihe ist verloren.

## What is printed on cards: each with the words that it can be

stat-value = Wert
stat-ability = Fähigkeit
    .manipulative = eingreifend
    .protective = schützend
    .prohibitive = verbietend

## Parts of other messages

# As an object; .nom as a subject.
pile = { $count ->
    [one] { CARD($card, form: "one-acc") }
   *[other] { SPELL($count) } { CARD($card, form: "plural") }
}
    .nom = { $count ->
        [one] { CARD($card, form: "one") }
       *[other] { SPELL($count) } { CARD($card, form: "plural") }
    }
row = { $piles }
    .nom = { TEXT($piles, form: "nom") }
# Only the End of Game card has no value. $now is what a card counts whose value abilities have changed.
points-of = { $value ->
    [none] {""}
   *[other] { $now ->
        [none] {" "}({ $value })
       *[other] {" "}({ $value }, jetzt { $now })
    }
}
valued = { CARD($card, form: "nom") }{ $value ->
    [none] {""}
   *[other] { $now ->
        [none] {" "}({ $value })
       *[other] {" "}({ $value }, jetzt { $now })
    }
}
    .acc = { CARD($card, form: "acc") }{ points-of }
    .dat = { CARD($card, form: "dat") }{ points-of }
score = { SEAT($seat) } { $points }

## Events

game-begun = { CAP(SPELL($players)) } Spieler, { SPELL($copies) } Karten jeder Sorte. Die Karte „Spielende“ liegt offen auf dem Ablagestapel. { SEAT($seat) } beginnt.
game-under-way = { CAP(SPELL($players)) } Spieler, { SPELL($copies) } Karten jeder Sorte. Die Partie läuft schon, und { SEAT($seat) } ist dran.
game-laid-out = { CAP(SPELL($players)) } Spieler, { SPELL($copies) } Karten jeder Sorte.
row-opened = { SEAT($seat) } beginnt mit { TEXT($card, form: "dat") }.
card-revealed = { SEAT($seat) } deckt { TEXT($card, form: "acc") } auf.
deck-reshuffled = Der Nachziehstapel ist leer: Der Ablagestapel, samt „Spielende“, wird zu einem neuen gemischt.
# This and the next follow the sentence about the revealed card: "das" is that card, $card.
row-broken = Das bricht die Reihe nach { TEXT($before, form: "dat") }, lässt sich aber noch senken.
row-lost = Das liegt über { TEXT($before, form: "dat") }, und nichts rettet die Reihe: Alles ist verloren.
chance-to-destroy = Zweimal das Gleiche: eine Gelegenheit zum Vernichten.
end-revealed = { $size ->
    [0] { SEAT($seat) } deckt die Karte „Spielende“ auf.
    [one] { SEAT($seat) } deckt die Karte „Spielende“ auf. { CAP(TEXT($row, form: "nom")) } ist verloren.
   *[other] { SEAT($seat) } deckt die Karte „Spielende“ auf. { CAP(TEXT($row, form: "nom")) } sind verloren.
}
# The scores of all players, and then one of the sentences `won` and `victory-shared`.
game-over = Die Partie ist vorbei: { $scores }. { $result }
row-collected = { SEAT($seat) } sammelt { $row } ein.
# There are always two cards or more.
row-given-up = { SEAT($seat) } gibt auf: { CAP(TEXT($row, form: "nom")) } werden abgeworfen.
row-swapped = { SEAT($seat) } gibt { $row } an { SEAT($receiver) } und nimmt dafür { CARD($taken, form: "one-acc") }.
sixths-discarded = { SEAT($seat) } behält { $kept } und wirft { $discarded } ab.
taken-card-discarded = { SEAT($seat) } hat schon { $held }: Die sechste Karte wird abgeworfen.
too-many-kinds = Damit hat { SEAT($seat) } { SPELL($kinds) } Sorten: { CAP(SPELL($excess)) } davon { $excess ->
    [one] muss weg.
   *[other] müssen weg.
}
new-kinds-received = Neu bei { SEAT($seat) }, zum Behalten oder Abwerfen: { TEXT($new, form: "nom") }.
kind-dropped = { SEAT($seat) } wirft { $dropped } ab.
new-kinds-kept = { SEAT($seat) } behält { $kept }.
# The verbs belong to the abilities: the General orders, the Jester talks up and mocks, the Assassin cuts.
value-changed = { $judged ->
    [true] { $deed ->
        [orders-down] Der Richter von { SEAT($seat) } ruft { CARD($ability, form: "acc") }, der { CARD($card, form: "acc") } von { $was } auf { $now } herunterkommandiert.
        [talks-up] Der Richter von { SEAT($seat) } ruft { CARD($ability, form: "acc") }, der { CARD($card, form: "acc") } von { $was } auf { $now } hochjubelt.
        [mocks-down] Der Richter von { SEAT($seat) } ruft { CARD($ability, form: "acc") }, der { CARD($card, form: "acc") } von { $was } auf { $now } herunterspottet.
       *[cuts-down] Der Richter von { SEAT($seat) } ruft { CARD($ability, form: "acc") }, der { CARD($card, form: "acc") } von { $was } auf { $now } zurückstutzt.
    }
   *[false] { $deed ->
        [orders-down] { CAP(CARD($ability, form: "nom")) } von { SEAT($seat) } kommandiert { CARD($card, form: "acc") } von { $was } auf { $now } herunter.
        [talks-up] { CAP(CARD($ability, form: "nom")) } von { SEAT($seat) } jubelt { CARD($card, form: "acc") } von { $was } auf { $now } hoch.
        [mocks-down] { CAP(CARD($ability, form: "nom")) } von { SEAT($seat) } spottet { CARD($card, form: "acc") } von { $was } auf { $now } herunter.
       *[cuts-down] { CAP(CARD($ability, form: "nom")) } von { SEAT($seat) } stutzt { CARD($card, form: "acc") } von { $was } auf { $now } zurück.
    }
}
top-card-seen = { $judged ->
    [true] Der Richter von { SEAT($seat) } lässt den Propheten über die oberste Karte sprechen: Es ist { $card }.
   *[false] { SEAT($seat) } fragt den Propheten nach der obersten Karte: Es ist { $card }.
}
top-card-seen-in-secret = { $judged ->
    [true] Der Richter von { SEAT($seat) } lässt den Propheten über die oberste Karte sprechen und behält die Antwort für sich.
   *[false] { SEAT($seat) } fragt den Propheten nach der obersten Karte und behält die Antwort für sich.
}
card-destroyed = { $own ->
    [true] { SEAT($seat) } vernichtet aus der eigenen Auslage { CARD($card, form: "one-acc") }.
   *[false] { SEAT($seat) } vernichtet { CARD($card, form: "one-acc") } von { SEAT($owner) }.
}
ability-gained = { CAP(CARD($card, form: "nom")) } dient jetzt { SEAT($seat) }.

## Questions

to-open = { SEAT($seat) } ist dran: die erste Karte aufdecken.
to-go-on = { SEAT($seat) } hat { SPELL($size) } { $size ->
    [one] Karte
   *[other] Karten
} in der Reihe: { $reveal ->
    [true] { $swap ->
        [true] weiter aufdecken, einsammeln oder tauschen
       *[false] weiter aufdecken oder einsammeln
    }
   *[false] { $swap ->
        [true] einsammeln oder tauschen
       *[false] einsammeln
    }
}{ $destroy ->
    [true] ; die letzten zwei sind gleich, Vernichten ist erlaubt.
   *[false] .
}
to-mend = Die Reihe von { SEAT($seat) } ist gebrochen: { TEXT($last, form: "acc") } auf höchstens { $limit } senken oder aufgeben.
to-drop-kind = { SEAT($seat) } hat { SPELL($kinds) } Sorten und darf fünf behalten: eine abwerfen.
to-keep-or-drop = { $count ->
    [one] { SEAT($seat) } hat eine neue Sorte bekommen, { CARD($new, form: "acc") }: abwerfen oder behalten.
   *[other] { SEAT($seat) } hat neue Sorten bekommen: { CARD($new, form: "acc", join: "or") } abwerfen oder alles behalten.
}
won = { $points ->
    [one] { SEAT($winner) } hat mit { $points } Punkt gewonnen.
   *[other] { SEAT($winner) } hat mit { $points } Punkten gewonnen.
}
victory-shared = { $points ->
    [one] { SEAT($winners) } teilen sich den Sieg mit je { $points } Punkt.
   *[other] { SEAT($winners) } teilen sich den Sieg mit je { $points } Punkten.
}

## Reasons: the row

mend-or-give-up = Die Reihe ist gebrochen, { $last } liegt über { TEXT($before, form: "dat") }: Senke den Wert oder gib auf
row-full = Die Reihe hat fünf Karten, mehr dürfen es nicht sein: Sammle sie ein oder tausche sie
nothing-to-collect = Noch gibt es keine Reihe einzusammeln: Deck zuerst eine Karte auf
nothing-to-give-up = Es gibt keine Reihe aufzugeben: Deck zuerst eine Karte auf
nothing-to-swap = Noch gibt es keine Reihe zu tauschen: Deck zuerst eine Karte auf
row-sound = Die Reihe ist heil: Du kannst sie einsammeln oder tauschen, nicht aufgeben

## Reasons: drops

nothing-to-drop = Du hast höchstens fünf Sorten und behältst alles: Nichts wird abgeworfen
nothing-to-keep = Es gibt nichts zu behalten oder abzuwerfen: Gefragt wird nur, wer eine getauschte Reihe bekommt
none-to-drop = Du hast { CARD($card, form: "none") } zum Abwerfen
not-new = Du hattest schon vor dem Tausch { CARD($card, form: "one-acc") }: Nur neue Sorten dürfen jetzt abgeworfen werden
first-drop-one = Du hast { SPELL($kinds) } Sorten und darfst fünf behalten: Wirf zuerst eine ab
first-keep-or-drop = Du hast neue Sorten bekommen: Wirf zuerst welche ab, oder sag keep

## Reasons: abilities

none-to-use = Du hast { CARD($card, form: "none") }
outnumbered = { CAP(CARD($card, form: "nom")) } dient dir nicht: { SEAT($leader) } hat { $theirs }, du hast { SPELL($own, form: "acc") }
used-already = { CAP(CARD($card, form: "nom")) } hat in diesem Zug schon gewirkt
none-to-judge = Du hast { CARD($card, form: "none") }, den der Richter rufen könnte
# $decision is what a player types, the same in all languages: use jester up
judge-not-needed = { CAP(CARD($card, form: "nom")) } dient dir auch ohne den Richter: { $decision }
nothing-to-foresee = Die Reihe hat fünf Karten: Mehr wird nicht aufgedeckt, da gibt es für den Propheten nichts vorauszusehen
top-card-known = Du kennst die oberste Karte schon
no-second-card = Ein Wert ändert sich erst ab der zweiten Karte der Reihe
beyond-mending = Danach wäre die Reihe nicht mehr zu retten: { CAP($last) } bliebe über { TEXT($before, form: "dat") }
would-break-row = Auf { $raised } gehoben bräche die letzte Karte die Reihe: Davor liegt { $before }

## Reasons: swapping and destroying

no-such-seat = { SEAT($seat) } gibt es an diesem Tisch zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
} nicht
not-with-yourself = Du tauschst mit anderen, nicht mit dir selbst
# There are always two Kings or more, and in `queen-forbids` two Queens or more.
king-forbids = Mit { SPELL($kings) } Königen tauschst du nur eine Reihe ab { SPELL($kings) } Karten: Sie hat { $size }
minstrel-guards = { SEAT($seat) } führt bei den Barden: Nur ein Barde lässt sich nehmen
no-cards = { SEAT($seat) } hat keine Karten
none-there = { SEAT($seat) } hat { CARD($card, form: "none") }
needs-two-equal = Zum Vernichten braucht es zwei Karten gleichen Werts in der Reihe
not-equal = Zum Vernichten braucht es gleiche Werte: { CAP($last) } liegt unter { TEXT($before, form: "dat") }
destroyed-already = Für diese Karte der Reihe ist schon vernichtet worden: Deck zuerst eine weitere auf
target-already = { SEAT($seat) } war in diesem Zug schon Ziel
queen-forbids = Mit { SPELL($queens) } Königinnen vernichtest du nur bei mehr als { SPELL($queens) } Karten: Es sind { $size }
alchemist-guards = { SEAT($seat) } führt bei den Alchemisten: Nur ein Alchemist lässt sich vernichten

## The rules in short

rule-bt-1 = Die Karte „Spielende“ eröffnet den Ablagestapel; die gemischten Figuren sind der Nachziehstapel. Wer beginnt, entscheidet das Los.
rule-bt-2 = Wenn du dran bist, deck Karten einzeln zu einer Reihe auf: mindestens eine, höchstens fünf.
rule-bt-3 = Vor jeder weiteren Karte darfst du aufhören und die Reihe einsammeln oder tauschen; nach der fünften musst du.
rule-bt-4 = Eine Karte über dem gedruckten Wert der Karte davor bricht die Reihe. Senke sie, sonst wird die Reihe abgeworfen und dein Zug endet. Keine Fähigkeit bricht eine heile Reihe; in einer gebrochenen gibt es nur solche, nach denen sie noch zu retten ist.
rule-bt-5 = Ein geänderter Wert zählt nur, solange die Karte die letzte ist; er hat keine Grenzen und braucht eine zweite Karte.
rule-bt-6 = Solange die letzte Karte dem gedruckten Wert der Karte davor gleicht, darfst du eine Karte aus einer beliebigen Auslage vernichten: einmal für jede aufgedeckte Karte, alle höchstens einmal pro Zug als Ziel. Die Reihe ist tabu.
rule-bt-7 = Wer bei den Alchemisten führt, verliert durch fremdes Vernichten nur Alchemisten.
rule-bt-8 = Du vernichtest nur, solange die Reihe mehr Karten hat als du Königinnen.
rule-bt-9 = Eingesammelte Karten kommen zu ihrer Sorte in deine Auslage, höchstens fünf; weitere werden abgeworfen.
rule-bt-10 = Höchstens fünf Sorten: Hast du mehr, wirfst du ganze Sorten ab, alte oder neue, bis fünf bleiben. Sonst behält, wer einsammelt, alles.
rule-bt-11 = Abgeworfene und vernichtete Karten liegen offen auf dem Ablagestapel.
rule-bt-12 = Du tauschst nur, solange die Reihe mindestens so viele Karten hat wie du Könige.
rule-bt-13 = Tausch: Jemand anderes bekommt die ganze Reihe, du nimmst dafür eine Karte aus dessen Auslage, und zwar zuerst. Wer die Reihe bekommt, nimmt sie auf und darf Sorten, die dort neu sind, mit allen Karten abwerfen; dann nimmst du deine Karte auf.
rule-bt-14 = Wer bei den Barden führt, dem kannst du nur einen Barden nehmen.
rule-bt-15 = Du führst und hast die Fähigkeit einer Sorte, wenn du mindestens eine Karte davon hast und niemand mehr; das gilt bei jeder Änderung neu.
rule-bt-16 = Eingreifende Fähigkeiten je einmal pro Zug, schützende, solange du führst; Königin und König binden immer.
rule-bt-17 = Mehrere Fähigkeiten dürfen auf dieselbe Karte wirken.
rule-bt-18 = Der Richter nutzt eine andere deiner eingreifenden Sorten, bei der du nicht führst oder die schon gewirkt hat; sie bleibt, wie sie war.
rule-bt-19 = Der Prophet zeigt dir die oberste Karte; die anderen sehen nur, dass du nachsiehst. Nicht zweimal für dieselbe Karte, nicht bei voller Reihe.
rule-bt-20 = Ist die letzte Karte des Nachziehstapels aufgedeckt, wird der Ablagestapel samt „Spielende“ zum neuen Nachziehstapel.
rule-bt-21 = Wird „Spielende“ aufgedeckt, endet die Partie sofort; die Reihe ist verloren.
rule-bt-22 = Jede Sorte, von der du mindestens zwei Karten hast, bringt einmal ihren Wert. Die meisten Punkte gewinnen; bei Gleichstand wird geteilt.
