# Hierarchie

title = Hierarchie
about = Ein Duell mit offenen Karten: Leg Figur um Figur oben auf die Reihe, bis die Gegenseite niemanden mehr folgen lassen kann.
summary = Alle Karten liegen offen. Abwechselnd legt ihr eine eurer Figuren oben auf die Reihe: eine höhere Zahl auf eine niedrigere, wenn kein Kartentext etwas anderes sagt. Wer nicht kann, verliert.

seat-p1 = Gold
seat-p2 = Purpur

## Cards
## .nom, .acc, .dat: with the article. .obj: without one, as an object ("als Drachen"), where that differs from the name.

card-assassin = Meuchler
    .nom = der Meuchler
    .acc = den Meuchler
    .dat = dem Meuchler
    .text = Darf auf alle, wie hoch sie auch stehen, nur nicht auf den Turm und den Aussätzigen.
card-leper = Aussätziger
    .nom = der Aussätzige
    .acc = den Aussätzigen
    .dat = dem Aussätzigen
    .obj = Aussätzigen
    .text = Darf auch auf jede ungerade Zahl. Solange er oben liegt, darf weder der Adel noch der Meuchler folgen.
card-serf = Knecht
    .nom = der Knecht
    .acc = den Knecht
    .dat = dem Knecht
    .text = Wird als 3 gespielt, zählt aber oben als 7.
card-tower = Turm
    .nom = der Turm
    .acc = den Turm
    .dat = dem Turm
    .text = Braucht eine Karte in der Reihe. Auf eine höhere Zahl nur, wenn dafür eine andere Handkarte abgeworfen wird; nie auf den Aussätzigen. Zählt in der Reihe als zwei Karten.
card-surgeon = Wundarzt
    .nom = der Wundarzt
    .acc = den Wundarzt
    .dat = dem Wundarzt
    .text = Braucht zwei Karten in der Reihe. Du schickst eine gegnerische Karte aus der Reihe heim, dann die Gegenseite eine andere Karte von dir.
card-knight = Ritter
    .nom = der Ritter
    .acc = den Ritter
    .dat = dem Ritter
    .text = Darf auch auf den Drachen.
card-usurper = Usurpator
    .nom = der Usurpator
    .acc = den Usurpator
    .dat = dem Usurpator
    .text = Darf nur auf eine höhere Zahl. Solange er oben liegt, muss die nächste Karte niedriger sein.
card-sorcerer = Zauberer
    .nom = der Zauberer
    .acc = den Zauberer
    .dat = dem Zauberer
    .text = Solange er oben liegt, haben Handkarten keinen Text: Nur die gedruckten Zahlen 9 bis 13 dürfen folgen.
card-dragon = Drache
    .nom = der Drache
    .acc = den Drachen
    .dat = dem Drachen
    .obj = Drachen
    .text = Darf auch auf die Baronin.
card-baroness = Baronin
    .nom = die Baronin
    .acc = die Baronin
    .dat = der Baronin
    .text = Nur solange höchstens sieben Karten in der Reihe liegen.
card-high-priest = Hohepriester
    .nom = der Hohepriester
    .acc = den Hohepriester
    .dat = dem Hohepriester
    .text = Darf nur auf den Ritter, den Knecht oder den Adel, auch auf Königin und König.
card-queen = Königin
    .nom = die Königin
    .acc = die Königin
    .dat = der Königin
    .text = Nur solange die Baronin in der Reihe liegt, gleich welcher Farbe.
card-king = König
    .nom = der König
    .acc = den König
    .dat = dem König
    .text = Nur wenn mindestens sieben Karten in der Reihe liegen.
card-imposter = Hochstapler
    .nom = der Hochstapler
    .acc = den Hochstapler
    .dat = dem Hochstapler
    .text = Wird als Abbild einer gegnerischen Karte in der Reihe gespielt, die nicht oben liegt; zugedeckt oder heimgeschickt ist er wieder nur Hochstapler. Wer ihn hat, beginnt.

## What is printed on cards: each with the words that it can be

stat-number = Zahl
stat-royal = Adel
    .yes = ja

## Parts of other messages

on-top = { $disguised ->
    [true] der Hochstapler als { CARD($card) } ({ $number })
   *[false] { CARD($card, form: "nom") } ({ $number })
}
    .acc = { $disguised ->
        [true] den Hochstapler als { CARD($card, form: "obj") } ({ $number })
       *[false] { CARD($card, form: "acc") } ({ $number })
    }
    .name = { $disguised ->
        [true] Der Hochstapler als { CARD($card) }
       *[false] { CAP(CARD($card, form: "nom")) }
    }
# At the beginning of a sentence.
played = { $guise ->
    [none] { CAP(CARD($card, form: "nom")) } von { SEAT($seat) }
   *[other] { CAP(CARD($card, form: "nom")) } von { SEAT($seat) }, als { CARD($guise) } verkleidet,
}
# After "nicht auf deiner Hand, sondern".
in-the-line = in der Reihe
out-of-the-game = aus dem Spiel
held-by = auf der Hand von { SEAT($seat) }

## Events

dealt = Sieben Karten für jede Seite, alle offen. { SEAT($first) } hat den Hochstapler und beginnt.
line-opened = { SEAT($seat) } eröffnet die Reihe mit { CARD($card, form: "dat") }.
# The verbs belong to the cards: the Knight slays only the Dragon, whoever goes on the Usurper ducks under it.
card-laid = { $deed ->
    [ducks-under] { $played } duckt sich unter { TEXT($top, form: "acc") }.
    [blesses] { $played } segnet { TEXT($top, form: "acc") }.
    [strikes-down] { $played } streckt { TEXT($top, form: "acc") } nieder.
    [clears-around] { $played } schafft viel Platz um { TEXT($top, form: "acc") }.
    [climbs-past] { $played } klettert über { TEXT($top, form: "acc") } hinweg.
    [walls-in] { $played } mauert { TEXT($top, form: "acc") } ein.
    [operates-above] { $played } beugt sich über { TEXT($top, form: "acc") } und zückt das Messer.
    [slays] { $played } erschlägt { TEXT($top, form: "acc") }.
    [rides-over] { $played } reitet über { TEXT($top, form: "acc") } hinweg.
    [seizes-place] { $played } verdrängt { TEXT($top, form: "acc") }.
    [silences] { $played } legt Schweigen über { TEXT($top, form: "acc") }.
    [carries-off] { $played } entführt { TEXT($top, form: "acc") }.
    [swoops-down-on] { $played } stürzt sich auf { TEXT($top, form: "acc") }.
    [looks-down-on] { $played } blickt auf { TEXT($top, form: "acc") } herab.
    [steps-over] { $played } schreitet über { TEXT($top, form: "acc") } hinweg.
    [sweeps-past] { $played } lässt { TEXT($top, form: "acc") } stehen.
   *[commands] { $played } befehligt { TEXT($top, form: "acc") }.
}
tower-raised = { $played } erhebt sich über { TEXT($top, form: "acc") }; { CARD($discard, form: "nom") } wird dafür geopfert.
sent-home = { SEAT($seat) } schickt { CARD($card, form: "acc") } zurück auf die Hand von { SEAT($owner) }.
cannot-open = { SEAT($loser) } hat keine Karte, die die Reihe eröffnen kann: { SEAT($winner) } besteigt den Thron, bevor eine Karte gespielt ist.
no-card-left = { SEAT($loser) } hat keine Karte mehr: { SEAT($winner) } besteigt den Thron.
nothing-follows = Auf { TEXT($top, form: "acc") } kann { SEAT($loser) } niemanden folgen lassen: { SEAT($winner) } besteigt den Thron.

## Questions

to-open = { SEAT($seat) } ist dran: die Reihe eröffnen.
to-play = { SEAT($seat) } ist dran: eine Karte auf { TEXT($top, form: "acc") }.
to-send-home = { SEAT($seat) } ist dran: eine Karte von { SEAT($rival) } aus der Reihe heimschicken.
won = { SEAT($winner) } hat gewonnen: { SEAT($loser) } kann nicht mehr.

## Reasons

play-now = Heimgeschickt wird nur nach dem Wundarzt: Spiel jetzt eine Karte
not-in-hand = { CAP(CARD($card, form: "nom")) } ist nicht auf deiner Hand, sondern { $where }
surgeon-at-work = Der Wundarzt ist am Werk: Schick zuerst eine Karte von { SEAT($rival) } aus der Reihe heim
not-in-line = { CAP(CARD($card, form: "nom")) } ist nicht in der Reihe, sondern { $where }
stays-on-top = { CAP(CARD($card, form: "nom")) } ist eben erst gespielt worden und bleibt oben
own-card = { CAP(CARD($card, form: "nom")) } gehört dir: Es muss eine Karte von { SEAT($rival) } sein
no-text-no-number = { TEXT($top, form: "name") } liegt oben: Ohne Text hat der Hochstapler keine Zahl
no-copy-outside = { CAP(CARD($card, form: "nom")) } ist nicht in der Reihe und taugt dem Hochstapler nicht als Vorbild
no-copy-of-top = { CAP(CARD($card, form: "nom")) } liegt oben: Der Hochstapler kopiert nur eine zugedeckte Karte
no-copy-of-own = { CAP(CARD($card, form: "nom")) } gehört dir: Der Hochstapler kopiert nur eine gegnerische Karte
no-card-to-go-on = { $card ->
    [usurper] Die Reihe ist leer: Der Usurpator braucht eine höhere Zahl unter sich
   *[other] Die Reihe ist leer: { CAP(CARD($card, form: "nom")) } braucht den Ritter, den Knecht oder den Adel unter sich
}
shunned = { $card ->
    [assassin] { TEXT($top, form: "name") } liegt oben: Kein Meuchler darf folgen
   *[other] { TEXT($top, form: "name") } liegt oben: Niemand von Adel darf folgen
}
not-lower = { TEXT($top, form: "name") } liegt oben: Die nächste Karte muss niedriger als 7 sein, und das ist { CARD($card, form: "nom") } ({ $number }) nicht
silenced = { TEXT($top, form: "name") } liegt oben: Texte gelten nicht, und { CARD($card, form: "nom") } ({ $number }) ist nicht höher als 8
usurper-needs-higher = Der Usurpator darf nur auf eine Zahl über 7, also nicht auf { TEXT($top, form: "acc") }
wrong-company = Der Hohepriester darf nur auf den Ritter, den Knecht oder den Adel, nicht auf { TEXT($top, form: "acc") }
tower-holds = { TEXT($top, form: "name") } liegt oben: Da kommt kein Meuchler hinauf
leper-needs-lower-or-odd = Der Aussätzige darf nur auf eine niedrigere oder ungerade Zahl, also nicht auf { TEXT($top, form: "acc") }
not-higher = { CAP(CARD($card, form: "nom")) } ({ $number }) ist nicht höher als { $top }
cannot-open-with = Die Reihe ist leer: { CAP(CARD($card, form: "nom")) } kann sie nicht eröffnen
nothing-to-discard = { $mine ->
    [true] Auf { TEXT($top, form: "acc") } kostet der Turm eine andere Handkarte, und du hast keine
   *[false] Auf { TEXT($top, form: "acc") } kostet der Turm eine andere Handkarte, und es gibt keine
}
line-too-short = { $card ->
    [surgeon] Der Wundarzt braucht zwei Karten in der Reihe, und sie hat { $size ->
        [0] keine
       *[other] nur { $size }
    }
   *[king] Der König kommt erst ab 7 Karten in der Reihe, und sie hat { $size ->
        [0] keine
       *[other] nur { $size }
    }
}
line-too-long = Die Baronin kommt nur, solange höchstens 7 Karten in der Reihe liegen, und es sind { $size }
no-baroness = Die Königin kommt nur, solange die Baronin in der Reihe liegt
discard-needed = { $disguised ->
    [true] Auf { TEXT($top, form: "acc") } kostet der Turm eine Handkarte: play imposter as tower discard CARD
   *[false] Auf { TEXT($top, form: "acc") } kostet der Turm eine Handkarte: play tower discard CARD
}
discard-not-held = Für den Turm wirfst du eine eigene Handkarte ab: { CAP(CARD($discard, form: "nom")) } ist nicht dabei
no-discard-needed = { $disguised ->
    [true] Auf { TEXT($top, form: "acc") } kostet der Turm nichts, also darf nichts abgeworfen werden: play imposter as tower
   *[false] Auf { TEXT($top, form: "acc") } kostet der Turm nichts, also darf nichts abgeworfen werden: play tower
}
nothing-to-copy = Der Hochstapler kopiert eine zugedeckte gegnerische Karte in der Reihe, und es gibt keine
no-copy-follows = Der Hochstapler könnte nur als { CARD($copies, join: "or") } auftreten, und so darf er nicht auf { TEXT($top, form: "acc") } folgen

## The rules in short

rule-hi-1 = Vierzehn Figuren, sieben offene Karten für jede Seite. p1 ist Gold, p2 ist Purpur.
rule-hi-2 = Wer den Hochstapler hat, beginnt; dann geht es abwechselnd weiter.
rule-hi-3 = Wenn du dran bist, leg eine Karte oben auf die Reihe. Kannst du nicht, verlierst du sofort: Es gibt kein Nachziehen und kein Passen.
rule-hi-4 = Eine Karte kommt auf eine niedrigere Zahl, nie auf eine gleiche, wenn nicht ihr eigener Text ihr mehr erlaubt.
rule-hi-5 = Was die oberste Karte verlangt, hat Vorrang vor dem, was die neue erlaubt; dann muss die Bedingung der neuen erfüllt sein.
rule-hi-6 = Die Reihe wird gezählt, bevor die neue Karte liegt; der Turm zählt überall als zwei.
rule-hi-7 = Nur Meuchler, Aussätziger, Knecht, Ritter, Zauberer, Drache und Baronin können eine leere Reihe eröffnen.
rule-hi-8 = Der Meuchler darf auf alle, wie hoch sie auch stehen, nur nicht auf Turm und Aussätzigen.
rule-hi-9 = Der Aussätzige darf auf jede ungerade Zahl. Solange er oben liegt, darf weder der Adel noch der Meuchler folgen.
rule-hi-10 = Der Knecht wird als 3 gespielt und zählt oben als 7; Knecht und Ritter kommen nie aufeinander.
rule-hi-11 = Der Turm darf auf eine höhere Zahl nur, wenn dafür eine andere Handkarte abgeworfen wird; wo das nicht nötig ist, ist es verboten. Nie auf den Aussätzigen oder eine leere Reihe.
rule-hi-12 = Nach dem Wundarzt schickst du eine gegnerische Karte aus der Reihe heim, dann die Gegenseite eine andere Karte von dir. Die eben gespielte Karte bleibt.
rule-hi-13 = Der Ritter darf auf den Drachen, der Drache auf die Baronin.
rule-hi-14 = Der Usurpator darf nur auf eine höhere Zahl; die Karte nach ihm muss niedriger sein, was auch immer ihr Text sagt.
rule-hi-15 = Unter dem Zauberer haben Handkarten keinen Text: Nur 9 bis 13 dürfen folgen, ohne Bedingungen; kein Hochstapler.
rule-hi-16 = Baronin: höchstens sieben Karten in der Reihe. Königin: Die Baronin liegt darin. König: mindestens sieben. Hohepriester: nur auf Ritter, Knecht oder Adel.
rule-hi-17 = Der Hochstapler wird als zugedeckte gegnerische Karte der Reihe gespielt und gleicht ihr in allem außer der Farbe; zugedeckt oder heimgeschickt ist er wieder nur Hochstapler, ohne Name und Zahl.
rule-hi-18 = Eine heimgekehrte Karte darf wieder gespielt werden.
rule-hi-19 = Jede Partie endet, keine unentschieden; wer nicht kann, verliert beim eigenen Zug sofort, auch schon vor der ersten Karte.

## The table

# In the bar; $viewer is our seat, and neither for a watcher.
table-where = { $viewer ->
    [p1] Zug { $turn } · du bist { seat-p1 }
    [p2] Zug { $turn } · du bist { seat-p2 }
   *[other] Zug { $turn }
}
table-the-line = Die Reihe
# Of the cards in the Line under the top one.
table-covered = zugedeckt, älteste zuerst
table-open-hand = offene Hand
table-rival-hand = Offene Hand von { $name }
table-own-hand = Deine Hand
table-hand-of = Hand von { $name }
# A card for those who do not see it: its number, its colour, and what its mark means, if it has one.
table-card = { $mark ->
    [none] { CARD($card) }, { $number }, { $owner ->
        [p1] { seat-p1 }
       *[p2] { seat-p2 }
    }
   *[other] { CARD($card) }, { $number }, { $owner ->
        [p1] { seat-p1 }
       *[p2] { seat-p2 }
    }, { $mark }
}
# What the crown on Tower, Baroness, Queen and King means.
table-royalty = Adel
table-on-top = Oben: { CARD($card) }, { $number }
# On the Imposter: what it is played as.
table-as = als { CARD($card) }, { $number }
table-line-is-empty = Die Reihe ist leer
# Where a card goes down, on a narrow spot.
table-place = hierher
table-top-spot = Oben auf der Reihe
# $card is what table-card says.
table-top-card = Oben auf der Reihe: { $card }
table-in-line = { $n } in der Reihe
# Under a gauge of fourteen notches, of which one is marked.
table-gauge-mark = { $full }: Baronin bis hier, König ab hier
table-gauge = { $n ->
    [one] { $n } Karte in der Reihe. Die Baronin darf bis { $full } kommen, der König ab { $full }.
   *[other] { $n } Karten in der Reihe. Die Baronin darf bis { $full } kommen, der König ab { $full }.
}
# Over the cards that were discarded for the Tower.
table-discards = Geopfert
# What the card on top, or the empty Line, asks of the next card; $number is what the card on top counts.
table-asks = { $asks ->
    [first] Verlangt eine erste Karte.
    [lower] Verlangt weniger als { $number }.
    [exception] Mehr als { $number } gibt es nicht.
   *[higher] Verlangt mehr als { $number }.
}
table-openers = Eröffnen können nur: { CARD($cards) }.
# Cards that may follow against their numbers, and cards that may not though their numbers fit.
table-also = Auch: { CARD($cards) }.
table-never = Nicht: { CARD($cards) }.
# Under the Sorcerer.
table-silent = Kein Text gilt: kein Hochstapler, keine Bedingungen.
table-open = Eröffne die Reihe mit einer leuchtenden Karte.
table-play = Leg eine Karte auf { CARD($top, form: "acc") }, { $number }.
table-can-follow = { $n ->
    [one] { $n } deiner Karten kann folgen.
   *[other] { $n } deiner Karten können folgen.
}
table-lifted = { CAP(CARD($card, form: "acc")) } auf { CARD($top, form: "acc") }?
table-lifted-open = Die Reihe mit { CARD($card, form: "dat") } eröffnen?
# From one to three cards.
table-answers = { $rival } könnte nur mit { CARD($cards, form: "dat", join: "or") } antworten.
# More than three; their edges are dashed.
table-many-answers = { $rival } könnte mit { $n } Karten antworten (gestrichelt).
table-no-answer = { $rival } hätte keine Antwort: Damit gewinnst du.
table-surgeon-first = Zuerst schickst du eine Karte von { $rival } heim, dann { $rival } eine von dir.
table-price = Der Turm hat seinen Preis: Welche Karte opferst du?
table-disguise = Als welche Karte tritt der Hochstapler auf?
table-send-first = Wundarzt: Schick eine Karte von { $rival } heim.
table-send-second = Jetzt schickst du eine Karte von { $rival } heim.
# On buttons. $price is the card that is given up for a Tower, none otherwise.
table-lay = { CARD($card, form: "obj") } legen
table-lay-as = { $price ->
    [none] { CARD($card, form: "obj") } als { CARD($guise, form: "obj") } legen
   *[other] { CARD($card, form: "obj") } als { CARD($guise, form: "obj") }, { CARD($price, form: "obj") } opfern
}
table-lay-for = { CARD($card, form: "obj") } legen, { CARD($price, form: "obj") } opfern
table-send-home = { CARD($card, form: "obj") } heimschicken
# Ribbons on cards that can be chosen: to be given up, to be copied by the Imposter, to be sent home.
table-price-tag = opfern?
table-copy-tag = kopieren
table-home-tag = heim
table-you-are-stuck = Du kannst nicht mehr und verlierst.
table-is-stuck = { $name } kann nicht mehr und verliert.
table-stuck-on-top = { $held ->
    [1] Die einzige Handkarte darf nicht auf { CARD($top, form: "acc") }, { $number }. { $asks } Wer keine Karte legen kann, verliert (HI-3).
   *[other] Keine der { $held } Handkarten darf auf { CARD($top, form: "acc") }, { $number }. { $asks } Wer keine Karte legen kann, verliert (HI-3).
}
table-stuck-opening = Keine Handkarte kann die Reihe eröffnen, und wer keine Karte legen kann, verliert (HI-3, HI-7).
table-stuck-without-card = Die Hand ist leer, und wer keine Karte legen kann, verliert (HI-3).
table-stuck-touch = Tipp eine Karte an, und du liest, warum sie nicht geht.
# The table in sentences.
table-line-told = Die Reihe von unten: { CARD($cards) }. Sie zählt { $size }.
table-empty-line-told = Die Reihe ist leer.
table-you-hold = { $count ->
    [0] Deine Hand ist leer.
   *[other] Auf deiner Hand: { CARD($cards) }.
}
table-holds = { $count ->
    [0] Die Hand von { $name } ist leer.
   *[other] Auf der Hand von { $name }: { CARD($cards) }.
}
# At the terminal.
table-seat = { $turn ->
    [true] { SEAT($seat) } ({ $seat }) ◄ am Zug
   *[false] { SEAT($seat) } ({ $seat })
}
table-no-cards = keine Karten
# $tower: the Tower lies in the Line.
table-line-marked = { $tower ->
    [true] { $n ->
        [one] Die Reihe ({ $n } Karte, der Turm zählt als zwei), oben markiert mit { $mark }
       *[other] Die Reihe ({ $n } Karten, der Turm zählt als zwei), oben markiert mit { $mark }
    }
   *[false] { $n ->
        [one] Die Reihe ({ $n } Karte), oben markiert mit { $mark }
       *[other] Die Reihe ({ $n } Karten), oben markiert mit { $mark }
    }
}
# Of the Line.
table-empty = leer
table-out-of-the-game = Aus dem Spiel
table-guised = { CARD($card) } als { CARD($guise) }

## The first game, step by step

# The learner is Gold. The cards and numbers are those of one recorded game.
guide-1 = Du bist Gold. Alle vierzehn Karten liegen offen: sieben für dich, sieben für Purpur. Wer keine Karte auf die Reihe legen kann, verliert.
guide-2 = Du hast den Hochstapler, also beginnst du. Was leuchtet, kannst du legen: Eröffne die Reihe mit der Baronin, 10.
guide-3 = Höher geht auf niedriger, und Texte machen Ausnahmen: Der Drache, 9, durfte die Baronin entführen. Dein Ritter darf den Drachen erschlagen.
guide-4 = Der Turm von Purpur, 4, hatte auf deinem Ritter seinen Preis: Der Meuchler wurde geopfert. Neben der obersten Karte steht immer, was sie verlangt.
guide-5 = Der Wundarzt, 5, schickt Karten heim: erst du eine von Purpur aus der Reihe, dann Purpur eine von dir. Leg ihn.
guide-6 = Schick den Turm heim. Er zählt in der Reihe überall als zwei Karten; die Kerben zeigen, wie lang sie ist.
guide-7 = Purpur hat noch einmal für den Turm bezahlt. Dein Hochstapler kann jede zugedeckte Karte von Purpur sein: für einen Zug der Drache, 9.
guide-8 = Der Aussätzige darf auf jede ungerade Zahl, und kein Adel darf ihm folgen. Heb eine Karte an: Gestrichelt siehst du, was Purpur antworten könnte.
guide-9 = Unter dem Zauberer schweigen die Texte, und nur 9 bis 13 dürfen folgen. Purpur hat Knecht und Usurpator, nichts davon passt: Leg ihn.
guide-10 = Purpur kann nicht mehr, der Thron ist dein. Zähl vor jeder Karte die möglichen Antworten: Das ist die ganze Kunst.

## Die zweite Lektion

lesson-1 = Purpur hat nur noch den Usurpator und den König. Welche Karte lässt Purpur die wenigsten Antworten?
lesson-1-why = Unter dem Zauberer dürfen nur 9 bis 13 folgen: Purpur muss den König geben, und dein Meuchler tötet ihn. Für den Usurpator bleibt kein Platz.
lesson-2 = Der Hochstapler von Purpur liegt als Drache da. Du hast einen König: jetzt oder später?
lesson-2-why = Auf den Ritter hat Purpur nur den Hohepriester, und über den geht der König. Starke Karten kommen zuletzt, wenn nichts mehr antworten kann.
lesson-3 = Purpur hat Knecht, Königin und Hochstapler. Eine deiner drei Karten muss bis zum Schluss warten: Welche legst du jetzt?
lesson-3-why = Der König zwingt Purpur, den Hochstapler zu verbrauchen. Dein Meuchler wartet auf die Königin: Liegt sie da, kann nichts mehr folgen.
lesson-end = Zähl vor jeder Karte, was die andere Seite noch antworten kann, zwei Karten voraus. Versuch es jetzt in einer echten Partie.
