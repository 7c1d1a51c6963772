# Hinter dem Thron

title = Hinter dem Thron
about = Fordere dein Glück heraus: Deck Figuren auf, ohne dass ihr Wert steigt, sammle sie ein oder tausche sie und werte Paare.
summary = Deck Karten zu einer Reihe auf, die nicht steigen darf, höchstens fünf; hör rechtzeitig auf und sammle sie ein, oder tausch sie gegen eine gegnerische Karte. Wer von einer Sorte am meisten hat, nutzt ihre Fähigkeit. Eine Sorte, die du mindestens zweimal hast, bringt ihren Wert.

## Cards
## .nom, .acc, .dat: with "der"; .one, .one-acc: with "ein"; .none: "keinen ..."; .plural: after a number.
## .gives is what a stack gives its owner while its ability is available, under the stack; .gives-short is the same where a phone has little room.

card-general = General
    .nom = der General
    .acc = den General
    .dat = dem General
    .one = ein General
    .one-acc = einen General
    .none = keinen General
    .plural = Generäle
    .text = Senkt die letzte Karte der Reihe um 3.
    .gives = letzte Karte −3
    .gives-short = −3
card-prophet = Prophet
    .nom = der Prophet
    .acc = den Propheten
    .dat = dem Propheten
    .one = ein Prophet
    .one-acc = einen Propheten
    .none = keinen Propheten
    .plural = Propheten
    .text = Zeigt dir allein die oberste Karte des Nachziehstapels, bevor du sie aufdeckst.
    .gives = zeigt nächste Karte
    .gives-short = Vorschau
card-jester = Narr
    .nom = der Narr
    .acc = den Narren
    .dat = dem Narren
    .one = ein Narr
    .one-acc = einen Narren
    .none = keinen Narren
    .plural = Narren
    .text = Hebt oder senkt die letzte Karte der Reihe um 1.
    .gives = +1 oder −1
    .gives-short = +1/−1
card-assassin = Meuchler
    .nom = der Meuchler
    .acc = den Meuchler
    .dat = dem Meuchler
    .one = ein Meuchler
    .one-acc = einen Meuchler
    .none = keinen Meuchler
    .plural = Meuchler
    .text = Senkt die letzte Karte der Reihe um 2.
    .gives = letzte Karte −2
    .gives-short = −2
card-judge = Richter
    .nom = der Richter
    .acc = den Richter
    .dat = dem Richter
    .one = ein Richter
    .one-acc = einen Richter
    .none = keinen Richter
    .plural = Richter
    .text = Nutzt eine andere deiner eingreifenden Sorten, bei der du nicht führst oder die in diesem Zug schon gewirkt hat.
    .gives = leiht Fähigkeit
    .gives-short = leiht
card-minstrel = Barde
    .nom = der Barde
    .acc = den Barden
    .dat = dem Barden
    .one = ein Barde
    .one-acc = einen Barden
    .none = keinen Barden
    .plural = Barden
    .text = Solange du führst, können andere von dir nur einen Barden ertauschen.
    .gives = schützt vor Tausch
    .gives-short = schützt
card-alchemist = Alchemist
    .nom = der Alchemist
    .acc = den Alchemisten
    .dat = dem Alchemisten
    .one = ein Alchemist
    .one-acc = einen Alchemisten
    .none = keinen Alchemisten
    .plural = Alchemisten
    .text = Solange du führst, können andere von dir nur einen Alchemisten vernichten.
    .gives = schützt vor Vernichten
    .gives-short = schützt
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
    .text = Beendet beim Aufdecken sofort die Partie; die Reihe ist verloren.
    .one = ein Spielende
    .one-acc = ein Spielende

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
deck-reshuffled = Der Nachziehstapel ist leer: Der Ablagestapel samt „Spielende“ wird gemischt und ersetzt ihn.
# This and the next follow the sentence about the revealed card: "das" is that card, $card.
row-broken = Das bricht die Reihe nach { TEXT($before, form: "dat") }, lässt sich aber noch senken.
row-lost = Das ist höher als { $before }, und nichts rettet die Reihe: Alles ist verloren.
chance-to-destroy = Zwei gleiche Karten: eine Gelegenheit zum Vernichten.
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
sixths-discarded = { SEAT($seat) } behält { $kept } und wirft den Rest ab: { $discarded }.
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

mend-or-give-up = Die Reihe ist gebrochen, { $last } ist höher als { $before }: Senke den Wert oder gib auf
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
first-keep-or-drop = Du hast neue Sorten bekommen: Wirf zuerst welche ab, oder sag „keep“

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
beyond-mending = Danach wäre die Reihe nicht mehr zu retten: { CAP($last) } bliebe höher als { $before }
would-break-row = Auf { $raised } gehoben bräche die letzte Karte die Reihe: Davor liegt { $before }

## Reasons: swapping and destroying

no-such-seat = { SEAT($seat) } gibt es an diesem Tisch nicht: Ihr spielt zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}
not-with-yourself = Du tauschst mit anderen, nicht mit dir selbst
# There are always two Kings or more, and in `queen-forbids` two Queens or more.
king-forbids = Mit { SPELL($kings) } Königen tauschst du nur eine Reihe ab { SPELL($kings) } Karten: Deine hat { $size }
minstrel-guards = { SEAT($seat) } führt bei den Barden: Nur ein Barde lässt sich nehmen
no-cards = { SEAT($seat) } hat keine Karten
none-there = { SEAT($seat) } hat { CARD($card, form: "none") }
needs-two-equal = Zum Vernichten braucht es zwei Karten gleichen Werts in der Reihe
not-equal = Zum Vernichten braucht es gleiche Werte: { CAP($last) } ist niedriger als { $before }
destroyed-already = Für diese Karte der Reihe ist schon vernichtet worden: Deck zuerst eine weitere auf
target-already = { SEAT($seat) } war in diesem Zug schon Ziel
queen-forbids = Mit { SPELL($queens) } Königinnen vernichtest du nur bei mehr als { SPELL($queens) } Karten: Es sind { $size }
alchemist-guards = { SEAT($seat) } führt bei den Alchemisten: Nur ein Alchemist lässt sich vernichten

## The rules in short

rule-bt-1 = Die Karte „Spielende“ eröffnet den Ablagestapel; die gemischten Figuren sind der Nachziehstapel. Wer beginnt, entscheidet das Los.
rule-bt-2 = Wenn du dran bist, deck Karten einzeln zu einer Reihe auf: mindestens eine, höchstens fünf.
rule-bt-3 = Vor jeder weiteren Karte darfst du aufhören und die Reihe einsammeln oder tauschen; nach der fünften musst du.
rule-bt-4 = Eine Karte über dem gedruckten Wert der Karte davor bricht die Reihe. Senke sie, sonst wird die Reihe abgeworfen und dein Zug endet. Keine Fähigkeit bricht eine heile Reihe; in einer gebrochenen gibt es nur solche, nach denen sie noch zu retten ist.
rule-bt-5 = Ein geänderter Wert zählt nur, solange die Karte die letzte ist; Grenzen gibt es nicht. Geändert wird erst ab der zweiten Karte.
rule-bt-6 = Solange die letzte Karte dem gedruckten Wert der Karte davor gleicht, darfst du eine Karte aus einer beliebigen Auslage vernichten: einmal für jede aufgedeckte Karte, und bei niemandem zweimal pro Zug. Die Reihe ist tabu.
rule-bt-7 = Wer bei den Alchemisten führt, verliert durch fremdes Vernichten nur Alchemisten.
rule-bt-8 = Du vernichtest nur, solange die Reihe mehr Karten hat als du Königinnen.
rule-bt-9 = Eingesammelte Karten kommen nach Sorten in deine Auslage, höchstens fünf je Sorte; weitere werden abgeworfen.
rule-bt-10 = Höchstens fünf Sorten: Hast du mehr, wirfst du ganze Sorten ab, alte oder neue, bis fünf bleiben. Sonst behält, wer einsammelt, alles.
rule-bt-11 = Abgeworfene und vernichtete Karten liegen offen auf dem Ablagestapel.
rule-bt-12 = Du tauschst nur, solange die Reihe mindestens so viele Karten hat wie du Könige.
rule-bt-13 = Tausch: Jemand anderes bekommt die ganze Reihe, du nimmst dafür eine Karte aus dessen Auslage, und zwar zuerst. Wer die Reihe bekommt, nimmt sie auf und darf Sorten, die dort neu sind, mit allen Karten abwerfen; dann nimmst du deine Karte auf.
rule-bt-14 = Wer bei den Barden führt, dem kannst du nur einen Barden nehmen.
rule-bt-15 = Du führst und hast die Fähigkeit einer Sorte, wenn du mindestens eine Karte davon hast und niemand mehr; das gilt bei jeder Änderung neu.
rule-bt-16 = Eingreifende Fähigkeiten je einmal pro Zug, schützende, solange du führst; Königin und König binden dich immer.
rule-bt-17 = Mehrere Fähigkeiten dürfen auf dieselbe Karte wirken.
rule-bt-18 = Der Richter nutzt eine andere deiner eingreifenden Sorten, bei der du nicht führst oder die schon gewirkt hat; sie bleibt, wie sie war.
rule-bt-19 = Der Prophet zeigt dir die oberste Karte; die anderen sehen nur, dass du nachsiehst. Nicht zweimal für dieselbe Karte, nicht bei voller Reihe.
rule-bt-20 = Ist die letzte Karte des Nachziehstapels aufgedeckt, wird der Ablagestapel samt „Spielende“ zum neuen Nachziehstapel.
rule-bt-21 = Wird „Spielende“ aufgedeckt, endet die Partie sofort; die Reihe ist verloren.
rule-bt-22 = Jede Sorte, von der du mindestens zwei Karten hast, bringt einmal ihren Wert. Die meisten Punkte gewinnen; bei Gleichstand wird geteilt.

## The table

# In the bar above the table: how many cards the deck has. The End is the End of Game card.
table-where = { $end ->
    [true] Stapel { $n } · mit Spielende
   *[false] Stapel { $n }
}
# A heading in the log.
table-opens = { CAP(CARD($card, form: "nom")) } eröffnet eine Reihe

## The table: names and counts

# A card with its value, as a label; the End of Game card has none.
table-card = { $value ->
    [none] { CARD($card) }
   *[other] { CARD($card) }, { $value }
}
# Some cards of a kind, as one of a list: "ein König und zwei Richter".
table-pile = { $count ->
    [one] { CARD($card, form: "one") }
   *[other] { SPELL($count) } { CARD($card, form: "plural") }
}
# How many cards come to a stack, and how many go; also how much an ability changes the value of a card.
table-more = +{ $n }
table-less = −{ $n }
table-stacks-of = Auslage von { $name }
table-own-stacks = Deine Auslage
table-stacks = { $n } von 5 Sorten
table-too-many = { $n } Sorten, 5 dürfen bleiben
# Under the name of a rival. A rival is hit when a card of theirs is destroyed.
table-knows-top = kennt die nächste Karte
table-struck = schon getroffen

## The table: the deck and the discard pile

table-deck = Stapel
table-the-deck = { $n ->
    [one] Nachziehstapel, { $n } Karte
   *[other] Nachziehstapel, { $n } Karten
}
# A button that opens the sheet "What is left".
table-the-deck-left = { $n ->
    [one] Nachziehstapel, { $n } Karte: was noch kommt
   *[other] Nachziehstapel, { $n } Karten: was noch kommt
}
table-end-in-deck = Spielende im Stapel
# After the number of cards in the deck: the End is among them.
table-with-end = · Ende
# On the top card of the deck, which only this player sees.
table-you-see = nur für dich
# $value is "none" where only the card is named, and for the End of Game card.
table-next-is = { $value ->
    [none] Die nächste Karte: { CARD($card) }.
   *[other] Die nächste Karte: { CARD($card) }, { $value }.
}
table-you-alone-see = { $value ->
    [none] Nur du siehst die nächste Karte: { CARD($card) }.
   *[other] Nur du siehst die nächste Karte: { CARD($card) }, { $value }.
}
table-discard = Ablage
table-the-discard = { $n ->
    [one] Ablagestapel, { $n } Karte
   *[other] Ablagestapel, { $n } Karten
}
# What is on the discard pile: $n kinds.
table-discarded = { $n ->
    [0] Nichts liegt darauf.
   *[other] Darauf: { LIST($piles) }.
}
# A button, and the sheet that it opens: how many cards of each kind are where.
table-left-show = was noch kommt
table-left-title = Was noch kommt
table-left-first = { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
} im Nachziehstapel. Ist er leer, wird der Ablagestapel (jetzt { $discard ->
    [one] { $discard } Karte
   *[other] { $discard } Karten
}) samt „Spielende“ zum neuen.
table-left-second = { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
} im Nachziehstapel, darunter „Spielende“. Kommt es, ist die Partie vorbei.
table-left-kind = Sorte
table-left-deck = Im Stapel
table-left-discard = Abgeworfen
table-left-table = Auf dem Tisch

## The table: the row

table-your-row = Deine Reihe
table-row-of = Reihe von { $name }
table-lost-row = Die Reihe ist verloren
# Above the card that is on its way to who has swapped the row for it.
table-you-take = Du nimmst
table-takes = { $name } nimmt
# In the place of the title of a row that the End of Game card has ended.
table-last-row = Spielende
# The empty places of the row, 1 to 5.
table-place = { $n }.
table-collect-all = { $n ->
    [one] { $n } einsammeln
   *[other] { $n } einsammeln
}
# On the last card of a broken row: the most that it may count, and what it counts now where abilities have changed it.
table-needs = { $changed ->
    [true] jetzt { $value }, höchstens { $limit }
   *[false] höchstens { $limit }
}
table-now = jetzt { $value }
table-above-it = zu hoch
# The seal between the last two cards: as a button, and where nothing can be destroyed.
table-equal = Gleiche Werte: eine Karte vernichten
table-equal-mark = gleiche Werte

## The table: stacks

# What Queens and Kings forbid, under the stack: the smallest row with which their owner destroys or swaps. With Queens it has
# always two cards or more.
table-queen-gives = vernichtet ab { $n } Karten
table-king-gives = { $n ->
    [one] tauscht ab { $n } Karte
   *[other] tauscht ab { $n } Karten
}
table-queen-binds = Bindet immer, wer auch führt: Vernichtet wird ab { $n } Karten.
table-king-binds = { $n ->
    [one] Bindet immer, wer auch führt: Getauscht wird ab { $n } Karte.
   *[other] Bindet immer, wer auch führt: Getauscht wird ab { $n } Karten.
}
table-used = schon genutzt
# Under a stack whose ability is out of reach: who has more cards of the kind, and how many.
table-outdone = { $you ->
    [true] du hast { $n }
   *[false] { $name } hat { $n }
}
# The same as a part of what is read out of the stack, and as a sentence.
table-not-available = { $you ->
    [true] nicht verfügbar: Du hast { $n }
   *[false] nicht verfügbar: { $name } hat { $n }
}
table-not-available-now = { $you ->
    [true] Nicht verfügbar: Du hast { $n }.
   *[false] Nicht verfügbar: { $name } hat { $n }.
}
table-available-now = { $you ->
    [true] Verfügbar: Du hast { $n }, niemand hat mehr.
   *[false] Verfügbar für { $name }: { $n }, niemand hat mehr.
}
# What is read out of a stack: its kind, its value, how many cards it has, and what it gives or why not ($more, if anything).
table-stack = { CARD($card) }, { $value }, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}{ $more ->
    [none] {""}
   *[other] , { $more }
}
# Why a stack that guards or binds cannot be used.
table-by-itself = { CAP(CARD($card, form: "nom")) } wirkt von selbst (BT-16).
# On a card: this kind has come with the last row.
table-fresh = neu
# On a card: how many points are left without its kind.
table-points-left = { $fresh ->
    [true] neu · { $n } P.
   *[false] { $n } P.
}
# On a stack that is full: how many cards of the row would be lost.
table-lost-copies = −{ $n } verloren
# The family of a kind.
table-family = { $family ->
    [manipulative] { stat-ability.manipulative }
    [protective] { stat-ability.protective }
   *[prohibitive] { stat-ability.prohibitive }
}

## The table: buttons

# What can be done with a stack that is lifted: up and down are the Jester's.
table-way = { $way ->
    [up] +1
    [down] −1
    [swap] tauschen
    [destroy] vernichten
   *[use] nutzen
}
# The same, read out with the kind.
table-way-of = { $way ->
    [up] { CARD($card) }: +1
    [down] { CARD($card) }: −1
    [swap] { CARD($card) }: tauschen
    [destroy] { CARD($card) }: vernichten
   *[use] { CARD($card) }: nutzen
}
# To use an ability, by oneself or through the Judge: $change is −3, for example; the Prophet has none.
table-power = { $judged ->
    [true] { $change ->
        [none] Richter: { CARD($card) }
       *[other] Richter: { CARD($card) } { $change }
    }
   *[false] { $change ->
        [none] { CARD($card) }
       *[other] { CARD($card) } { $change }
    }
}
table-reveal = Aufdecken
table-collect = Einsammeln
table-swap = Tauschen
table-give-up = Aufgeben
table-destroy-it = Vernichten
table-take = { CAP(CARD($card, form: "acc")) } nehmen
table-drop = { $count ->
    [one] { CAP(CARD($card, form: "acc")) } abwerfen
   *[other] { $count } { CARD($card, form: "plural") } abwerfen
}
# To keep the kinds that are new: $kinds are `table-kept`.
table-keep = { $n ->
    [1] { CAP(LIST($kinds)) } behalten
    [2] { CAP(LIST($kinds)) } behalten
   *[other] Alle { SPELL($n) } behalten
}
table-kept = { $count ->
    [one] { CARD($card, form: "acc") }
   *[other] { $count } { CARD($card, form: "plural") }
}

## The table: what is asked

table-ask-first = Deck die erste Karte auf.
table-ask-first-small = Mindestens eine Karte, höchstens fünf; keine darf höher sein als die davor.
table-ask-go-on = Noch eine Karte aufdecken oder aufhören?
table-ask-equal = Gleich: Du darfst eine Karte aus einer Auslage vernichten.
table-ask-equal-small = Tipp eine leuchtende Sorte oder das Siegel = an; oder deck weiter auf, oder hör auf.
table-ask-full = Fünf Karten: Sammle die Reihe ein oder tausche sie.
# What collecting brings: points now and then, $losses kinds of cards that would be lost, and whether there would be too many kinds.
table-ask-collect-small = { $same ->
    [true] Sammelst du ein, bleibst du bei { $then ->
        [one] { $then } Punkt
       *[other] { $then } Punkten
    }
   *[false] Sammelst du ein, kommst du von { $now } auf { $then ->
        [one] { $then } Punkt
       *[other] { $then } Punkte
    }
}{ $losses ->
    [0] {""}
   *[other] ; verloren geht dabei: { LIST($lost) }
}{ $drop ->
    [true] ; dann muss eine Sorte weg
   *[false] {""}
}.
# In bold, before the next.
table-ask-broken = Die Reihe ist gebrochen:
table-ask-mend = { CARD($card) } { $value } ist höher als { CARD($before) } { $limit }. Senke die Karte, oder verlier die Reihe.
# What an ability would make of the last card of the row, by oneself or through the Judge; $change is −3, for example.
table-ask-makes = { $judged ->
    [true] { $result ->
        [high] Richter: { CARD($card) } { $change } macht { $value } daraus, noch zu hoch.
        [equal] Richter: { CARD($card) } { $change } macht { $value } daraus, gleich der Karte davor: Dann darfst du eine Karte vernichten.
       *[sound] Richter: { CARD($card) } { $change } macht { $value } daraus.
    }
   *[false] { $result ->
        [high] { CARD($card) } { $change } macht { $value } daraus, noch zu hoch.
        [equal] { CARD($card) } { $change } macht { $value } daraus, gleich der Karte davor: Dann darfst du eine Karte vernichten.
       *[sound] { CARD($card) } { $change } macht { $value } daraus.
    }
}
table-ask-swap-which = Gegen welche gegnerische Karte tauschst du?
table-ask-swap-small = Nehmen kannst du, was leuchtet.
table-ask-swap = Die Reihe für { CARD($card, form: "one-acc") } an { $name } geben?
# What a swap brings: your points and those of $name, $losses kinds of cards that would be lost, who must then drop a kind, and whether
# $name may choose.
table-ask-swap-scores = Dann hast du { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkte
}, { $name } { $other }{ $losses ->
    [0] {""}
   *[other] ; verloren geht dabei: { LIST($lost) }
}{ $dropping ->
    [none] {""}
    [you] ; du musst dann eine Sorte abwerfen
   *[rival] ; { $name } muss dann eine Sorte abwerfen
}{ $choosing ->
    [true] ; { $name } darf Neues abwerfen
   *[false] {""}
}.
table-ask-destroy-which = Eine Karte welcher Sorte vernichten?
table-ask-destroy = { CAP(CARD($card, form: "one-acc")) } von { $name } vernichten?
table-ask-destroy-own = { CAP(CARD($card, form: "one-acc")) } aus deiner Auslage vernichten?
# What destroying does to the points of its owner.
table-ask-score = { $same ->
    [true] { $name } bleibt bei { $then ->
        [one] { $then } Punkt
       *[other] { $then } Punkten
    }.
   *[false] { $name } geht von { $now } auf { $then ->
        [one] { $then } Punkt
       *[other] { $then } Punkte
    }.
}
table-ask-own-score = { $same ->
    [true] Du bleibst bei { $then ->
        [one] { $then } Punkt
       *[other] { $then } Punkten
    }.
   *[false] Du gehst von { $now } auf { $then ->
        [one] { $then } Punkt
       *[other] { $then } Punkte
    }.
}
table-ask-swap-or-destroy = { CARD($card) } bei { $name }: gegen die Reihe tauschen oder vernichten?
# Only kinds that can be used: none of them is a Queen.
table-ask-use-or-destroy = Dein { CARD($card) }: nutzen oder einen vernichten?
table-ask-judge = Welche Fähigkeit leiht dir der Richter?
table-ask-jester = Narr: plus oder minus eins?
# $change is −3, for example; the Prophet has none.
table-ask-judge-one = { $change ->
    [none] Leiht dir der Richter { CARD($card, form: "acc") }?
   *[other] Leiht dir der Richter { CARD($card, form: "acc") }, { $change }?
}
table-ask-drop = { CAP(SPELL($n)) } Sorten: Welche geht, mit allen Karten?
table-ask-drop-small = Fünf dürfen bleiben. Auf den Sorten stehen die Punkte nach jeder Wahl.
table-ask-drop-one = { $count ->
    [one] { CAP(CARD($card, form: "one-acc")) } abwerfen?
   *[other] { CAP(SPELL($count)) } { CARD($card, form: "plural") } abwerfen?
}
table-ask-drop-one-small = { $n ->
    [one] Danach hast du { $n } Punkt.
   *[other] Danach hast du { $n } Punkte.
}
table-ask-given = { $name } gibt dir die Reihe für { CARD($card, form: "one-acc") }.
table-ask-choose = Neu bei dir: { LIST($piles) }. Behalten oder abwerfen?
table-ask-choose-small = { $n ->
    [one] Behältst du alles, hast du { $n } Punkt. Tipp eine leuchtende Sorte an, um sie mit allen Karten abzuwerfen.
   *[other] Behältst du alles, hast du { $n } Punkte. Tipp eine leuchtende Sorte an, um sie mit allen Karten abzuwerfen.
}
table-ask-dropping = { $name } hat zu viele Sorten und wirft eine ab.
table-ask-choosing = { $name } darf behalten oder abwerfen, was neu ist: { LIST($piles) }.

## The table: losses

# Each with the reason under it.
table-bust = { $you ->
    [true] Du verlierst die Reihe, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
   *[false] { $name } verliert die Reihe, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
}
table-bust-why = { CARD($card) }, { $value }, ist höher als { CARD($before) }, { $limit }, und keine Fähigkeit senkt das weit genug: Die ganze Reihe wird abgeworfen (BT-4).
table-gave-up = { $name } gibt die Reihe auf.
table-gave-up-why = Die letzte Karte ist höher als die davor und wurde nicht gesenkt: Die ganze Reihe wird abgeworfen (BT-4).
table-ended = { $you ->
    [true] Du deckst „Spielende“ auf{ $n ->
        [0] .
        [one] , und { $n } Karte der Reihe ist verloren.
       *[other] , und { $n } Karten der Reihe sind verloren.
    }
   *[false] { $name } deckt „Spielende“ auf{ $n ->
        [0] .
        [one] , und { $n } Karte der Reihe ist verloren.
       *[other] , und { $n } Karten der Reihe sind verloren.
    }
}
table-ended-why = „Spielende“ beendet die Partie sofort; was in der Reihe liegt, zählt für niemanden (BT-21).
# Whose card it was: of who reads this, of $name, or of $owner.
table-destroyed = { $whose ->
    [yours] { $name } vernichtet bei dir { CARD($card, form: "one-acc") }.
    [own] { $name } vernichtet aus der eigenen Auslage { CARD($card, form: "one-acc") }.
   *[other] { $name } vernichtet { CARD($card, form: "one-acc") } von { $owner }.
}
table-destroyed-why = Die letzten zwei Karten der Reihe sind gleich: Das erlaubt, eine Karte aus einer Auslage zu vernichten (BT-6).

## The table: the result, and the table in words

table-score = Punkte der Sorten ab zwei Karten
# The cards are `table-card`.
table-words-row = { $n ->
    [0] Die Reihe ist leer.
   *[other] Die Reihe: { LIST($cards) }.
}
# What a player has: $n stacks, and points. The stacks are `table-words-stack`.
table-words-holds = { $name }: { $n ->
    [0] keine Karten
   *[other] { LIST($stacks) }
}; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
table-words-stack = { $available ->
    [true] { $count ->
        [one] { CARD($card, form: "one") }
       *[other] { SPELL($count) } { CARD($card, form: "plural") }
    }
   *[false] { $count ->
        [one] { CARD($card, form: "one") } (nicht verfügbar)
       *[other] { SPELL($count) } { CARD($card, form: "plural") } (nicht verfügbar)
    }
}
table-words-deck = { $end ->
    [true] { $n ->
        [one] Der Nachziehstapel, { $n } Karte; „Spielende“ ist darin.
       *[other] Der Nachziehstapel, { $n } Karten; „Spielende“ ist darin.
    }
   *[false] { $n ->
        [one] Der Nachziehstapel, { $n } Karte; „Spielende“ kommt erst in den neuen.
       *[other] Der Nachziehstapel, { $n } Karten; „Spielende“ kommt erst in den neuen.
    }
}
table-words-left = Im Nachziehstapel: { LIST($piles) }.

## The table: on a terminal

# What the signs mean.
table-legend-leads = { $sign } führt: Fähigkeit verfügbar
table-legend-used = { $sign } schon genutzt
table-legend-struck = { $sign } schon getroffen
table-legend-turn = { $sign } am Zug
# Above the columns: the kinds, the deck (`table-deck`) and the discard pile; and before the last line.
table-column-kind = Wert, Sorte
table-column-out = Ablage
table-points-now = Punkte jetzt
table-own-seat = { SEAT($seat) } (du)
table-kind = { $value } { CARD($card) }
table-row-line = Die Reihe von { SEAT($seat) } ({ $n } von 5)
table-row-empty = leer
# The last card of the row: what it counts where abilities have changed that, and whether it breaks the row.
table-last-card = { $broken ->
    [true] { $now ->
        [none] { $value } { CARD($card) } GEBROCHEN
       *[other] { $value } { CARD($card) } jetzt { $now } GEBROCHEN
    }
   *[false] { $now ->
        [none] { $value } { CARD($card) }
       *[other] { $value } { CARD($card) } jetzt { $now }
    }
}
table-taken = Unterwegs zu { SEAT($seat) }: { CARD($card) }
table-new-kinds = Neu bei { SEAT($seat) }, zum Abwerfen oder Behalten: { CARD($cards) }
table-deck-line = { $n ->
    [one] Der Nachziehstapel ({ $n } Karte, { $phase ->
        [over] die Partie ist vorbei
        [last] „Spielende“ ist darin
       *[first] wird noch einmal neu gemischt
    })
   *[other] Der Nachziehstapel ({ $n } Karten, { $phase ->
        [over] die Partie ist vorbei
        [last] „Spielende“ ist darin
       *[first] wird noch einmal neu gemischt
    })
}
# How many cards of the deck would do what to the row: keep it, break it so that it can be mended, break it for good, end the game.
table-odds-sound = nächste Karte: { $n } gut
table-odds-mendable = { $n } zu retten
table-odds-fatal = { $n } fatal
table-odds-end = { $n } Ende
# The top card of the deck; the End of Game card has no value.
table-on-top = { $value ->
    [none] obenauf: { CARD($card) }
   *[other] obenauf: { $value } { CARD($card) }
}
table-seen-by = gesehen von { SEAT($seats) }

## The first game, step by step
## Ysolde plays against the learner.

guide-1 = Am Ende bringt jede Sorte, von der du mindestens zwei Karten hast, einmal ihre Zahl. Deck Karten zu einer Reihe auf: Keine darf höher sein als die davor.
guide-2 = König 9, Barde 6, Narr 3: Unter 3 hat der Stapel wenig, und eine Karte darüber könnte dich die ganze Reihe kosten. Hör auf und sammle ein.
guide-3 = Ysolde hat eine Königin und einen Meuchler. Was aufrecht steht, ist verfügbar; eine Sorte legt sich hin, wenn jemand anderes mehr davon hat.
guide-4 = Königin 8 nach Alchemist 7 bricht die Reihe. Dein Narr gibt oder nimmt eins, einmal pro Zug: Tipp ihn an, dann zieh eins ab.
guide-5 = Jetzt sind die letzten zwei gleich, und du darfst eine Karte aus einer beliebigen Auslage vernichten. Nimm Ysolde den Meuchler.
guide-6 = Kleine Zeichen zeigen, wohin die Reihe käme. Sammle sie ein: Ein zweiter König bringt deine ersten neun Punkte.
guide-7 = Zwei kleine Karten bringen wenig. Tausche sie: Ysolde bekommt die ganze Reihe und darf Neues abwerfen, du nimmst die Königin, deine zweite, acht Punkte wert.
guide-8 = Könige binden dich: Mit zweien tauschst du nur eine Reihe ab zwei Karten. Im Stapel kann schon „Spielende“ sein, also nimm, was du hast.
guide-9 = Sechs Sorten, und nur fünf dürfen bleiben. Wirf den Meuchler ab: Eine einzelne Karte bringt nichts.
guide-10 = Ysolde hat „Spielende“ aufgedeckt, und du gewinnst 17 zu 0. Die Karte kommt in den Stapel, wenn der erste leer ist.

## Die zweite Lektion

lesson-1 = Richter 5, Narr 3: zwei neue Sorten für dich. Deckst du noch eine Karte auf oder hörst du auf?
lesson-1-why = 29 der 43 Karten im Stapel liegen über 3 und würden dich die ganze Reihe kosten. Zwei sichere Karten sind mehr wert als eine Chance von eins zu drei.
lesson-2 = Du liegst 16 zu 22 zurück und hast einen König aufgedeckt. Deine Könige zählen schon: aufdecken oder einsammeln?
lesson-2-why = Im Stapel ist nichts höher als ein König, also kann die nächste Karte die Reihe nicht brechen. Ein dritter König allein bringt keine Punkte: Mach weiter.
lesson-3 = Dein Prophet hat die nächste Karte gesehen: einen Meuchler, 4. In deiner Reihe liegt ein General, 1. Was tust du?
lesson-3-why = Du weißt, dass der Meuchler die Reihe nach dem General bricht. Was man weiß, muss man nicht probieren: Nimm den General und hör auf.
lesson-end = Zähl die Karten, die deine Reihe brechen: Sind es viele, hör auf; sind es wenige und du brauchst mehr, mach weiter. Versuch es jetzt in einer echten Partie.
