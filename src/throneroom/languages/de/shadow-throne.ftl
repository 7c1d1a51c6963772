# Schattenthron

title = Schattenthron
about = Erst draften, dann heimlich wählen: vier Wellen einer Schlacht zwischen Imperium, Rebellen und Kirche, und Gewinn für alle, die auf die Sieger gesetzt haben.
summary = Drafte sechs Figuren, dann schick in jede von vier Wellen eine, alle zugleich und verdeckt. Die Fraktion mit der meisten Macht gewinnt die Schlacht; ihre Figuren bringen Einfluss. Mit { $target } Einfluss endet die Partie.

## What a table may choose

option-target = Einfluss, mit dem die Partie endet

## Cards

# The forms .nom and .acc stand in sentences, with the article; nobles go by their names.

-no-ability = Keine Fähigkeit.

card-dutiful-peasant = Braver Bauer
    .nom = der Brave Bauer
    .acc = den Braven Bauern
    .text = { -no-ability }
card-loyal-soldier = Treuer Soldat
    .nom = der Treue Soldat
    .acc = den Treuen Soldaten
    .text = { -no-ability }
card-tax-collector = Steuereintreiber
    .nom = der Steuereintreiber
    .acc = den Steuereintreiber
    .text = { -no-ability }
card-kings-guard = Königsgarde
    .nom = die Königsgarde
    .acc = die Königsgarde
    .text = { -no-ability }
card-benthon-knights = Benthon-Ritter
    .nom = die Benthon-Ritter
    .acc = die Benthon-Ritter
    .text = Töten in dieser Welle das Volk aller anderen Fraktionen.
card-captain-khamon-phabos = Hauptmann Khamon Phabos
    .text = { -no-ability }
card-anna-lys = Anna Lys
    .full = Anna Lys, die Witwenmacherin
    .text = Tötet in dieser Welle die Elite aller anderen Fraktionen.
card-datura = Datura
    .full = Datura, der wirre Meuchler
    .text = Tötet in dieser Welle den Adel aller anderen Fraktionen.
card-king-kyros = König Kyros
    .text = Du darfst eine weitere Figur des Imperiums von deiner Hand schicken, ohne Schweigegeld.
card-defiant-slave = Trotziger Sklave
    .nom = der Trotzige Sklave
    .acc = den Trotzigen Sklaven
    .text = { -no-ability }
card-mutinous-soldier = Meuterer
    .nom = der Meuterer
    .acc = den Meuterer
    .text = { -no-ability }
card-outlaw = Wegelagerer
    .nom = der Wegelagerer
    .acc = den Wegelagerer
    .text = { -no-ability }
card-queens-guard = Königinnengarde
    .nom = die Königinnengarde
    .acc = die Königinnengarde
    .text = { -no-ability }
card-phabos-scouts = Phabos-Späher
    .nom = die Phabos-Späher
    .acc = die Phabos-Späher
    .text = Alle anderen Rebellen in dieser Welle gewinnen 1 Macht.
card-langman = Langman
    .full = Langman, Dorn der Krone
    .text = Überlebt er eine Schlacht, die die Rebellen verlieren, bleibt er für die nächste.
card-picureas = Picureas
    .full = Picureas, Sohn der Rosen
    .text = Alle Rebellen der nächsten Welle gewinnen 1 Macht.
card-sythera = Sythera
    .full = Sythera, die Flüsterin
    .text = Unterdrückt in dieser Welle die Fähigkeiten der Phasen 2 und 3 aller anderen Fraktionen.
card-queen-eletheria = Königin Eletheria
    .text = Alle Lebenden aus dem Volk der Rebellen, in dieser Welle und davor, gewinnen 1 Macht.
card-pious-peasant = Frommer Bauer
    .nom = der Fromme Bauer
    .acc = den Frommen Bauern
    .text = { -no-ability }
card-warrior-monk = Kriegermönch
    .nom = der Kriegermönch
    .acc = den Kriegermönch
    .text = { -no-ability }
card-tithe-master = Zehntmeister
    .nom = der Zehntmeister
    .acc = den Zehntmeister
    .text = { -no-ability }
card-godesea-knights = Godesea-Ritter
    .nom = die Godesea-Ritter
    .acc = die Godesea-Ritter
    .text = { -no-ability }
card-shepherd-of-the-lost = Hirte der Verlorenen
    .nom = der Hirte der Verlorenen
    .acc = den Hirten der Verlorenen
    .text = Bekehrt in dieser Welle das Volk aller anderen Fraktionen.
card-simone = Simone
    .full = Simone, die Dulderin
    .text = Stirbt sie, bekommst du sofort 5 Einfluss.
card-protis = Protis
    .full = Protis, Vergeber der Sünden
    .text = Bekehrt in dieser Welle die Elite aller anderen Fraktionen.
card-thavna = Thavna
    .full = Thavna, der Offenbarer
    .text = Gewinnt 3 Macht, wenn dir nur 0 oder 1 Gold bleibt.
card-princess-beatrice = Prinzessin Beatrice
    .text = Bekehrt in dieser Welle das Volk aller anderen Fraktionen, und jede bekehrte Figur gewinnt 1 Macht.

## What is printed on cards: each with the words that it can be

stat-faction = Fraktion
    .Empire = Imperium
    .Rebels = Rebellen
    .Church = Kirche
stat-rank = Stand
    .commoner = Volk
    .elite = Elite
    .noble = Adel
stat-power = Macht
stat-influence = Einfluss
stat-gold = Gold
stat-consolation-gold = Trostgold
stat-order = Phase

## Parts of other messages

# The player stands in brackets: "König Kyros von Ada" would be another king.
character = { CARD($card, form: "nom") } ({ SEAT($seat) })
    .acc = { CARD($card, form: "acc") } ({ SEAT($seat) })
strengthened = +{ $power } Macht für { CARD($card, form: "acc") } ({ SEAT($seat) })
side = { $faction ->
    [Empire] das Imperium
    [Rebels] die Rebellen
   *[Church] die Kirche
}

## Only for other messages here, to be written once

is-or-are = { $card ->
    [benthon-knights] sind
    [phabos-scouts] sind
    [godesea-knights] sind
   *[other] ist
}
of-rank = { $rank ->
    [commoner] { $count ->
        [one] { SPELL($count) } Figur aus dem Volk
       *[other] { SPELL($count) } Figuren aus dem Volk
    }
    [elite] { $count ->
        [one] { SPELL($count) } Figur der Elite
       *[other] { SPELL($count) } Figuren der Elite
    }
   *[noble] { $count ->
        [one] { SPELL($count) } Figur von Adel
       *[other] { SPELL($count) } Figuren von Adel
    }
}

## Events: before and after the battle

game-begun = Drei Gold für alle; mit { $target } Einfluss endet die Partie.
battle-begun = Schlacht { $battle } beginnt: Alle bekommen eine Auswahl von sechs Karten.
langman-stays = { CARD($card) } bleibt für eine weitere Schlacht an der Seite von { SEAT($seat) }.
card-taken = { $card ->
    [none] { SEAT($seat) } hat eine Karte aus der Auswahl genommen.
   *[other] { SEAT($seat) } nimmt { CARD($card, form: "acc") } aus der Auswahl.
}
pools-passed = Alle haben eine Karte genommen, der Rest wandert nach links.
pools-gone = Die Auswahl ist aufgebraucht. Auf in die Schlacht!
card-kept = { $card ->
    [none] { SEAT($seat) } hat eine Karte zum Behalten beiseitegelegt.
   *[other] { SEAT($seat) } behält { CARD($card, form: "acc") }.
}

## Events: a wave

card-laid = { $card ->
    [none] { SEAT($seat) } hat eine Karte verdeckt hingelegt.
   *[other] { SEAT($seat) } legt { CARD($card, form: "acc") } verdeckt hin.
}
wave-revealed = Welle { $wave } wird aufgedeckt.
character-sent = { $purse ->
    [collects] { $hush ->
        [true] { SEAT($seat) } schickt { CARD($card, form: "acc") } ins Feld und kassiert nach Abzug des Schweigegelds { $gold } Gold.
       *[false] { SEAT($seat) } schickt { CARD($card, form: "acc") } ins Feld und kassiert { $gold } Gold.
    }
    [pays] { $hush ->
        [true] { SEAT($seat) } schickt { CARD($card, form: "acc") } für { $gold } Gold ins Feld, Schweigegeld inbegriffen.
       *[false] { SEAT($seat) } schickt { CARD($card, form: "acc") } für { $gold } Gold ins Feld.
    }
   *[nothing] { $hush ->
        [true] { SEAT($seat) } schickt { CARD($card, form: "acc") } ins Feld, und das Schweigegeld frisst die Einnahme.
       *[false] { SEAT($seat) } schickt { CARD($card, form: "acc") } ins Feld, ganz ohne Kosten.
    }
}
turned-face-down = { $hush ->
    [true] { SEAT($seat) } kann { CARD($card, form: "acc") } nicht bezahlen ({ $cost } Gold, Schweigegeld inbegriffen): Die Karte wird umgedreht, und { SEAT($seat) } bekommt 1 Gold.
   *[false] { SEAT($seat) } kann { CARD($card, form: "acc") } nicht bezahlen ({ $cost } Gold): Die Karte wird umgedreht, und { SEAT($seat) } bekommt 1 Gold.
}
kyros-asks = { CARD($card) } hebt die Hand: Wer vom Imperium folgt ihm?
# The card is the one that King Kyros calls.
extra-called = { $purse ->
    [collects] König Kyros ruft { CARD($card, form: "acc") } an die Seite von { SEAT($seat) } (das bringt { $gold } Gold).
    [pays] König Kyros ruft { CARD($card, form: "acc") } an die Seite von { SEAT($seat) } (das kostet { $gold } Gold).
   *[nothing] König Kyros ruft { CARD($card, form: "acc") } an die Seite von { SEAT($seat) } (das kostet nichts).
}
nobody-called = { CARD($card) } ruft niemanden an die Seite von { SEAT($seat) }.
power-counted = Macht: Imperium { $empire }, Rebellen { $rebels }, Kirche { $church }.

## Events: abilities

# { $actors } would name the characters that act, with their players.
picureas-prepared = Picureas hat den Weg bereitet: +{ $power } Macht für { TEXT($targets, form: "acc") }.
scouts-ride-ahead = { $companies ->
    [one] Die Phabos-Späher reiten voraus: { $targets }.
   *[other] Zwei Trupps der Phabos-Späher reiten voraus: { $targets }.
}
thavna-gains = Der Beutel von { SEAT($seat) } ist so gut wie leer: { CARD($card) } gewinnt { $power } Macht.
silenced = Sythera flüstert und { $count ->
    [one] bringt { TEXT($targets, form: "acc") } zum Schweigen.
   *[other] bringt { TEXT($targets, form: "acc") } zum Schweigen.
}
nobody-silenced = { CARD($card) } flüstert, aber hier muss niemand schweigen.
killed = { $card ->
    [benthon-knights] Die Benthon-Ritter töten { of-rank }: { TEXT($targets, form: "acc") }.
   *[other] { CARD($card) } tötet { of-rank }: { TEXT($targets, form: "acc") }.
}
martyred = { CARD($card) } stirbt den Märtyrertod: { SEAT($seat) } gewinnt { $influence } Einfluss.
converted = { $card ->
    [princess-beatrice] Prinzessin Beatrice bekehrt { of-rank }: { TEXT($targets, form: "acc") }, und die Lebenden gewinnen 1 Macht.
   *[other] { CAP(CARD($card, form: "nom")) } bekehrt { of-rank }: { TEXT($targets, form: "acc") }.
}
eletheria-calls = Königin Eletheria ruft ihr Volk: +{ $power } Macht für { TEXT($targets, form: "acc") }.

## Events: the result

battle-won = { $faction ->
    [Empire] Das Imperium gewinnt die Schlacht.
    [Rebels] Die Rebellen gewinnen die Schlacht.
   *[Church] Die Kirche gewinnt die Schlacht.
}
battle-shared = { CAP($sides) } gewinnen die Schlacht gemeinsam.
rewarded = { $gold ->
    [0] { SEAT($seat) } gewinnt { $influence } Einfluss und hat jetzt { $total }.
   *[other] { SEAT($seat) } gewinnt { $influence } Einfluss und { $gold } Gold als Trost und hat jetzt { $total } Einfluss.
}
won = { SEAT($winner) } hat mit { $influence } Einfluss gewonnen.
won-by-gold = { SEAT($winner) } hat mit { $influence } Einfluss gewonnen, bei Gleichstand dank { $gold } Gold.
nobody-won = Niemand hat gewonnen: { SEAT($seats) } sind gleichauf, mit { $influence } Einfluss und { $gold } Gold.

## Questions

to-take = { $left ->
    [1] Die letzte Karte der Auswahl nehmen: { SEAT($seats) }.
   *[other] Eine von { $left } Karten der Auswahl nehmen: { SEAT($seats) }.
}
to-choose = Schlacht { $battle }, eine Figur für Welle { $wave } wählen: { SEAT($seats) }.
to-call = { SEAT($seat) } darf mit König Kyros eine weitere Figur des Imperiums schicken.
to-keep = Eine Karte für die nächste Schlacht behalten: { SEAT($seats) }.

## Reasons

# Words such as "draft CARD" are commands, and stay as they are.
take-now = Die Auswahl geht um: Nimm eine Karte mit draft CARD
choose-now = Welle { $wave } wird gewählt: Schick eine Figur mit play CARD
answer-now = König Kyros ruft: Antworte mit extra CARD oder no extra
keep-now = Die Schlacht ist vorbei: Behalte eine ungespielte Karte mit keep CARD
not-in-pool = { $held ->
    [true] { CAP(CARD($card, form: "nom")) } { is-or-are } nicht in deiner Auswahl, du hast die Karte schon genommen
   *[false] { CAP(CARD($card, form: "nom")) } { is-or-are } nicht in deiner Auswahl
}
not-of-the-empire = { $faction ->
    [Rebels] { CAP(CARD($card, form: "nom")) } { is-or-are } von den Rebellen: König Kyros ruft nur Figuren des Imperiums
   *[Church] { CAP(CARD($card, form: "nom")) } { is-or-are } von der Kirche: König Kyros ruft nur Figuren des Imperiums
}
cannot-pay = Für { CARD($card, form: "acc") } sind { $cost } Gold fällig, und du hast { $gold }: Eine zusätzliche Karte muss bezahlt werden
not-in-hand = { CAP(CARD($card, form: "nom")) } { is-or-are } nicht auf deiner Hand
in-line-already = { $down ->
    [true] { CAP(CARD($card, form: "nom")) } { is-or-are } schon verdeckt ausgespielt, nicht mehr auf deiner Hand
   *[false] { CAP(CARD($card, form: "nom")) } { is-or-are } schon in der Schlacht, nicht mehr auf deiner Hand
}

## The rules in short

rule-st-1 = Ein Stapel von 54 Figuren, 3 Gold für alle.
rule-st-2 = Alle bekommen eine Auswahl von sechs: eine Karte nehmen, den Rest nach links geben, bis nichts mehr da ist. Eine aus der letzten Schlacht behaltene Karte bleibt außen vor.
rule-st-3 = In einer Schlacht kennst du jede Auswahl, die zu dir kam, so wie sie da lag, und sonst nichts von verdeckten Karten.
rule-st-4 = Vier Wellen: Alle wählen verdeckt eine Handkarte, dann decken alle auf.
rule-st-5 = Beim Aufdecken kassierst du die Einnahme deiner Figur oder zahlst ihren Preis.
rule-st-6 = Schweigegeld: Eine Figur der gedruckten Fraktion, die du in der Welle davor gespielt hast, kostet 1 Gold mehr. Es summiert sich nie, und eine verdeckte Karte löst keines aus.
rule-st-7 = Wer nicht zahlen kann, dreht die Karte um, aus der Schlacht heraus, und bekommt 1 Gold. Freiwillig geht das nicht.
rule-st-8 = Fähigkeiten wirken in Phase 1, 2, 3; die einer Phase zugleich: zusätzliche Karten, dann alle Betroffenen, dann alle Wirkungen. Getötet und bekehrt zugleich heißt tot und Kirche; getötet und gestärkt heißt tot.
rule-st-9 = Wer in einer früheren Phase stirbt, verliert die Fähigkeit; wer in derselben stirbt, wirkt noch.
rule-st-10 = Tote geben keine Macht, halben Einfluss (abgerundet) und das ganze Trostgold; sie verlieren ihre Marker, und nichts berührt sie mehr. Wer tötet, verschont das Imperium.
rule-st-11 = Bekehrte zählen bei Macht, Einfluss und Trostgold zur Kirche, beim Schweigegeld nie.
rule-st-12 = Marker sind je 1 Macht wert und bleiben, auch bei Bekehrung, bis zum Tod oder zum Ende der Schlacht.
rule-st-13 = Phabos-Späher geben allen anderen Rebellen ihrer Welle 1 Macht, zwei Späher auch einander.
rule-st-14 = Picureas gibt den Rebellen der nächsten Welle beim Aufdecken 1 Macht, auch wenn er gestorben ist.
rule-st-15 = Königin Eletheria gibt allen Lebenden aus dem Volk der Rebellen, in ihrer Welle und davor, 1 Macht, ganz gleich, wem sie gehören.
rule-st-16 = Sythera unterdrückt in ihrer Welle die Phasen 2 und 3 der anderen Fraktionen; König Kyros bekommt dann keine zusätzliche Karte.
rule-st-17 = König Kyros: In Phase 3 darfst du eine Karte des Imperiums schicken, die du zahlen kannst, ohne Schweigegeld. Sie gehört zur Welle, nur Phase 3 berührt sie, und ihre eigene Fähigkeit wirkt in Phase 3.
rule-st-18 = Stirbt Simone, bringt das sofort 5 Einfluss; die Partie endet trotzdem erst nach der Schlacht.
rule-st-19 = Thavna gewinnt 3 Macht, wenn dir höchstens 1 Gold bleibt, nachdem alle gezahlt haben.
rule-st-20 = Überlebt Langman eine Schlacht, die die Rebellen verlieren, bleibt er für die nächste, unerreichbar für ihre Wellen, und geht danach.
rule-st-21 = Nach jeder Welle ist die Macht aller Fraktionen bekannt.
rule-st-22 = Die stärkste Fraktion gewinnt, bei Gleichstand mehrere gemeinsam. Ihre Figuren bringen Einfluss, die anderen ihr Trostgold.
rule-st-23 = Mit { $target } Einfluss endet die Partie: Der meiste Einfluss gewinnt, dann das meiste Gold; ist auch das gleich, gewinnt niemand.
rule-st-24 = Sonst behalten alle eine ungespielte Karte; alle übrigen außer einem bleibenden Langman bilden den nächsten Stapel.
rule-st-25 = Wegelagerer, Hirte der Verlorenen und Königin Eletheria in einer Welle: Der Wegelagerer gehört zur Kirche und hat 1 Macht mehr.
rule-st-26 = Hände, Auswahl, gewählte, behaltene und abgeworfene Karten sind geheim; gleiche Karten sind eine Wahl. Gold, Einfluss und alles Aufgedeckte sind bekannt, auch verdeckt gedrehte Karten.
