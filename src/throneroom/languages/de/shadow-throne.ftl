# Schattenthron

title = Schattenthron
about = Erst draften, dann heimlich wählen: vier Wellen einer Schlacht zwischen Imperium, Rebellen und Kirche, und Gewinn für alle, die auf die Sieger gesetzt haben.
summary = Drafte sechs Figuren, dann schick in jede von vier Wellen eine, alle zugleich und verdeckt. Die Fraktion mit der meisten Macht gewinnt die Schlacht; ihre Figuren bringen Einfluss. Mit { $target } Einfluss endet die Partie.

## What a table may choose

option-target = Einfluss, mit dem die Partie endet

## Cards

# The forms .nom and .acc stand in sentences, with the article; nobles go by their names. The form .short stands on the card, where there is little room.

-no-ability = Keine Fähigkeit.

card-dutiful-peasant = Braver Bauer
    .nom = der Brave Bauer
    .acc = den Braven Bauern
    .short = Bauer
    .text = { -no-ability }
card-loyal-soldier = Treuer Soldat
    .nom = der Treue Soldat
    .acc = den Treuen Soldaten
    .short = Soldat
    .text = { -no-ability }
card-tax-collector = Steuereintreiber
    .nom = der Steuereintreiber
    .acc = den Steuereintreiber
    .short = Eintreiber
    .text = { -no-ability }
card-kings-guard = Königsgarde
    .nom = die Königsgarde
    .acc = die Königsgarde
    .text = { -no-ability }
card-benthon-knights = Benthon-Ritter
    .nom = die Benthon-Ritter
    .acc = die Benthon-Ritter
    .short = Ritter
    .text = Töten in dieser Welle das Volk aller anderen Fraktionen.
card-captain-khamon-phabos = Hauptmann Khamon Phabos
    .short = Khamon
    .text = { -no-ability }
card-anna-lys = Anna Lys
    .full = Anna Lys, die Witwenmacherin
    .text = Tötet in dieser Welle die Elite aller anderen Fraktionen.
card-datura = Datura
    .full = Datura, der wirre Meuchler
    .text = Tötet in dieser Welle den Adel aller anderen Fraktionen.
card-king-kyros = König Kyros
    .short = Kyros
    .text = Du darfst eine weitere Figur des Imperiums von deiner Hand schicken, ohne Schweigegeld.
card-defiant-slave = Trotziger Sklave
    .nom = der Trotzige Sklave
    .acc = den Trotzigen Sklaven
    .short = Sklave
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
    .short = Garde
    .text = { -no-ability }
card-phabos-scouts = Phabos-Späher
    .nom = die Phabos-Späher
    .acc = die Phabos-Späher
    .short = Späher
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
    .short = Eletheria
    .text = Alle Lebenden aus dem Volk der Rebellen, in dieser Welle und davor, gewinnen 1 Macht.
card-pious-peasant = Frommer Bauer
    .nom = der Fromme Bauer
    .acc = den Frommen Bauern
    .short = Bauer
    .text = { -no-ability }
card-warrior-monk = Kriegermönch
    .nom = der Kriegermönch
    .acc = den Kriegermönch
    .short = Mönch
    .text = { -no-ability }
card-tithe-master = Zehntmeister
    .nom = der Zehntmeister
    .acc = den Zehntmeister
    .text = { -no-ability }
card-godesea-knights = Godesea-Ritter
    .nom = die Godesea-Ritter
    .acc = die Godesea-Ritter
    .short = Godesea
    .text = { -no-ability }
card-shepherd-of-the-lost = Hirte der Verlorenen
    .nom = der Hirte der Verlorenen
    .acc = den Hirten der Verlorenen
    .short = Hirte
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
    .short = Beatrice
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

game-begun = Alle beginnen mit drei Gold; mit { $target } Einfluss endet die Partie.
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
        [true] { SEAT($seat) } schickt { CARD($card, form: "acc") } ins Feld, und das Schweigegeld frisst die Einnahme auf.
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
    [princess-beatrice] Prinzessin Beatrice bekehrt { of-rank }: { TEXT($targets, form: "acc") }. Wer davon noch lebt, gewinnt 1 Macht.
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
    [0] { $influence ->
        [0] { SEAT($seat) } gewinnt keinen Einfluss und bleibt bei { $total }.
       *[other] { SEAT($seat) } gewinnt { $influence } Einfluss und hat jetzt { $total }.
    }
   *[other] { $influence ->
        [0] { SEAT($seat) } gewinnt keinen Einfluss, aber { $gold } Gold als Trost, und bleibt bei { $total } Einfluss.
       *[other] { SEAT($seat) } gewinnt { $influence } Einfluss, dazu { $gold } Gold als Trost, und hat jetzt { $total } Einfluss.
    }
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

rule-st-1 = Ein Stapel von 54 Figuren; alle beginnen mit 3 Gold.
rule-st-2 = Alle bekommen eine Auswahl von sechs: eine Karte nehmen, den Rest nach links geben, bis nichts mehr da ist. Eine aus der letzten Schlacht behaltene Karte bleibt außen vor.
rule-st-3 = In einer Schlacht kennst du jede Auswahl, die zu dir kam, so wie sie da lag, und sonst nichts von verdeckten Karten.
rule-st-4 = Vier Wellen: Alle wählen verdeckt eine Handkarte, dann decken alle auf.
rule-st-5 = Beim Aufdecken kassierst du die Einnahme deiner Figur oder zahlst ihren Preis.
rule-st-6 = Schweigegeld: Eine Figur der gedruckten Fraktion, die du in der Welle davor gespielt hast, kostet 1 Gold mehr. Es summiert sich nie, und eine verdeckte Karte löst keines aus.
rule-st-7 = Wer nicht zahlen kann, dreht die Karte um und bekommt 1 Gold; sie ist nicht in der Schlacht. Freiwillig geht das nicht.
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
rule-st-26 = Hände, Auswahl, gewählte, behaltene und abgeworfene Karten sind geheim; gleiche Karten gelten als eine Wahl. Gold, Einfluss und alles Aufgedeckte sind bekannt, auch umgedrehte Karten.

## The table

# Where the game is, in the bar: battle 2, the third pick of six, and the influence that ends the game.
table-where-draft = Schlacht { $battle } · Wahl { $pick }/6 · bis { $target }
table-where-wave = Schlacht { $battle } · Welle { $wave }/4 · bis { $target }
table-where-keep = Schlacht { $battle } vorbei · bis { $target }
table-where-over = vorbei nach { $battles ->
    [one] { $battles } Schlacht
   *[other] { $battles } Schlachten
}
# A heading of the log.
table-battle-number = Schlacht { $battle }
# The heading of a column, and of a part of the log; in the column 0 lies a Langman who stayed from the last battle.
table-wave = { $wave ->
    [0] Geblieben
   *[other] Welle { $wave }
}
# Beside the sign of influence: how much ends the game.
table-to = bis { $target }

table-factions = Die drei Fraktionen
# What a faction is called on its own.
table-faction = { $faction ->
    [Empire] { stat-faction.Empire }
    [Rebels] { stat-faction.Rebels }
   *[Church] { stat-faction.Church }
}
# Under the name of a faction: how it stands in the battle. There is little room on a phone: $short is true there.
table-leads = { $short ->
    [true] { $by } vorn
   *[false] mit { $by } vorn
}
table-tied = { $short ->
    [true] gleichauf
   *[false] gleichauf vorn
}
table-behind = { $short ->
    [true] { $by } zurück
   *[false] { $by } zurück
}
table-nobody = { $short ->
    [true] niemand
   *[false] noch niemand
}
table-won = { $short ->
    [true] gewonnen
   *[false] Schlacht gewonnen
}
table-lost = { $short ->
    [true] verloren
   *[false] Schlacht verloren
}
# Behind these: what you get if the faction wins.
table-brings = { $influence } Einfluss für dich

table-the-battle = Die Schlacht
table-line = Deine Reihe
table-line-of = Reihe von { $name }
# Where your card of this wave is to lie: on the empty place, and for those who do not see it.
table-your-card = deine Karte
table-place-here = Dein Platz in Welle { $wave }
# What a player does now.
table-thinking = überlegt
table-choosing = deine Wahl
# A player's secret choice is made.
table-sealed = gewählt
# On the card that you keep for the next battle.
table-kept = behalten
table-influence = { $n } Einfluss
table-gold = { $n } Gold
table-sealed-own = Deine verdeckte Karte: { CARD($card) }
table-sealed-of = Verdeckte Karte von { $name }: { CARD($card) }

# On a character, and beside it.
table-dead = tot
# A flag on a character that was converted: it belongs to the Church now.
table-flag-church = Kirche
# On a character: power that it has gained.
table-token = +{ $n }
# The character lies face down, since its player had too little gold.
table-could-not-pay = nicht bezahlt
table-not-in-battle = nicht in der Schlacht
table-half-influence = halber Einfluss
table-converted = bekehrt
table-church-now = jetzt Kirche
# Where the power of a character comes from: what is printed, and its tokens.
table-tokens = { $printed } und { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
}
table-called = von Kyros gerufen
table-stayed = geblieben
# What a character counts now. $side is its faction, or "could not pay", "dead", "Church now"; $why is "half influence", "called by Kyros" and so on.
table-now = { $why ->
    [none] zählt { $power }, { $side }
   *[other] zählt { $power }, { $side }, { $why }
}
# A character in a player's line, for those who do not see it; $now as above. A Langman can be from the last battle.
table-character = { $wave ->
    [0] { CARD($card) }, aus der letzten Schlacht, { $now }
   *[other] { CARD($card) }, Welle { $wave }, { $now }
}
# A card in the hand or in the pool, for those who do not see it, and how many of them there are. $gold has its sign.
table-card = { $copies ->
    [1] { CARD($card, form: "full") }, Macht { $power }, { $faction }, Einfluss { $influence }, Gold { $gold }
   *[other] { CARD($card, form: "full") }, { $copies } Karten, Macht { $power }, { $faction }, Einfluss { $influence }, Gold { $gold }
}
table-copies = ×{ $n }
# Langman, who has stayed from the last battle.
table-card-stayed = { CARD($card) } geblieben

table-pool = Die Auswahl
table-pool-of = Auswahl von { $name }
# The cards that you have passed on to the left, by picks.
table-passed = Weitergegeben, diese Schlacht
table-pick = Wahl { $round }
table-passed-in = Weitergegeben, diese Schlacht, Wahl { $round }
# On the empty place where the next card that you take will lie.
table-next-pick = nächste Wahl
table-take-here = Auf deine Hand
table-hand = Deine Hand
table-hand-of = Hand von { $name }
table-hidden = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}

# On a card: what it brings or costs, hush money included. $price has its sign. „Schweigegeld“ is too long for the card.
table-hush = psst: { $price }
# On a card that you cannot pay for.
table-too-dear = zu teuer
# What the card that you have lifted would bring or cost.
table-cost = { $purse ->
    [collects] Du bekommst { $gold } Gold.
    [pays] Du zahlst { $gold } Gold.
   *[nothing] Das kostet nichts.
}
table-cost-hushed = { $purse ->
    [collects] Nach Abzug des Schweigegelds nur { $gold } Gold.
    [pays] Du zahlst { $gold } Gold, Schweigegeld inbegriffen.
   *[nothing] Das Schweigegeld frisst die Einnahme auf.
}
table-turns-down = Zu teuer: Die Karte wird umgedreht, und du bekommst 1 Gold.
# How much power the faction of the card would have.
table-would-have = { $faction ->
    [Empire] Damit allein hätte das Imperium { $power }.
    [Rebels] Damit allein hätten die Rebellen { $power }.
   *[Church] Damit allein hätte die Kirche { $power }.
}

# What is asked: first a few words that stand out (...-lead), then the question. "It" is the card that you have lifted.
table-ask-draft-lead = Wahl { $round } von 6.
table-ask-draft = Nimm eine Karte, der Rest geht an { $name }.
table-ask-draft-last = Die letzte Karte gehört dir.
table-ask-take = { CAP(CARD($card, form: "acc")) } nehmen?
table-ask-take-it = Nehmen
table-ask-wave-lead = Welle { $wave }, verdeckt.
table-ask-wave = Wen schickst du?
table-ask-seal = { CAP(CARD($card, form: "acc")) } verdeckt legen?
table-ask-seal-it = Verdeckt legen
table-ask-hush = { $faction ->
    [Empire] Zuletzt hast du das Imperium geschickt: Wer von dort noch kommt, kostet jetzt 1 mehr.
    [Rebels] Zuletzt hast du die Rebellen geschickt: Wer von dort noch kommt, kostet jetzt 1 mehr.
   *[Church] Zuletzt hast du die Kirche geschickt: Wer von dort noch kommt, kostet jetzt 1 mehr.
}
# The sentence goes on in one of the next two.
table-ask-extra-lead = Kyros ruft:
table-ask-extra = noch jemand vom Imperium? Du hast { $gold } Gold.
table-ask-extra-none = Mit { $gold } Gold kann ihm niemand von deiner Hand folgen.
table-ask-extra-small = Jetzt ohne Schweigegeld; die Karte kommt sofort in diese Welle.
# A button: King Kyros calls nobody.
table-ask-no-extra = Niemand mehr
table-ask-rival-extra = König Kyros ({ $name }) darf noch jemanden vom Imperium rufen.
table-ask-keep-lead = Die Schlacht ist vorbei.
table-ask-keep = Behalte eine Karte für die nächste.
table-ask-keep-small = Die anderen gehen ungesehen zurück in den Stapel.
table-ask-you-and = Warten auf dich und { LIST($names) }.

# Why, while an event is told.
table-why-killed = Tote geben keine Macht und nur den halben Einfluss (ST-10).
table-why-poor = Wer nicht zahlen kann, dreht die Karte um; sie ist nicht in der Schlacht (ST-7).
table-why-result = Figuren der Sieger bringen Einfluss, tote die Hälfte; die der anderen bringen Trostgold (ST-22).

# The lines of the score: influence, and at last gold.
table-score-before = Vor der letzten Schlacht
table-score-won = Figuren der Sieger, letzte Schlacht
table-score-martyr = Simones Tod
table-score-total = Einfluss
table-score-gold = Gold
table-score-gold-note = entscheidet bei gleichem Einfluss

# The whole table in words, for those who do not see it.
table-in-words-battle = { $drafting ->
    [true] Schlacht { $battle }; mit { $target } Einfluss endet die Partie.
   *[false] Schlacht { $battle }, Welle { $wave } von 4; mit { $target } Einfluss endet die Partie.
}
table-in-words-player = { $line ->
    [none] { $name }: { $influence } Einfluss, { $gold } Gold; noch keine Karten.
   *[other] { $name }: { $influence } Einfluss, { $gold } Gold; { $line }.
}
# For $now in table-character.
table-in-words-counts = { $faction }, zählt { $power }
# One character of a line after another.
table-in-words-next = { $before }; { $next }
table-in-words-pool = { $count ->
    [0] Die Auswahl: noch keine Karten.
   *[other] Die Auswahl: { CARD($cards) }.
}
table-in-words-hand = { $count ->
    [0] Deine Hand: noch keine Karten.
   *[other] Deine Hand: { CARD($cards) }.
}
table-in-words-hand-of = { $count ->
    [0] Hand von { $name }: noch keine Karten.
   *[other] Hand von { $name }: { CARD($cards) }.
}

# On a terminal: $mark is the sign of a faction.
-legend = ({ stat-power }/{ stat-influence }/{ stat-gold })
table-head = { $stage ->
    [draft] Schlacht { $battle }, die Auswahl geht um, Wahl { $round } von 6. Mit { $target } Einfluss endet die Partie.
    [wave] Schlacht { $battle }, Welle { $wave } von 4. Mit { $target } Einfluss endet die Partie.
    [extra] Schlacht { $battle }, Welle { $wave } von 4, König Kyros ruft. Mit { $target } Einfluss endet die Partie.
    [keep] Schlacht { $battle }, vorbei: Behalte eine Karte. Mit { $target } Einfluss endet die Partie.
   *[over] Schlacht { $battle }, das Ende. Mit { $target } Einfluss endet die Partie.
}
table-power = { $leads ->
    [true] { $mark } { $faction } { $power } ◄ vorn
   *[false] { $mark } { $faction } { $power }
}
table-seat = { $you ->
    [true] { SEAT($seat) } (du)
   *[false] { SEAT($seat) }
}
table-has-influence = Einfluss { $n }
table-has-gold = Gold { $n }
table-in-hand = { $n } auf der Hand
table-hush-money-for = Schweigegeld für { $mark } { $faction }
table-is-thinking = ◄ { table-thinking }
table-has-chosen = hat gewählt
table-has-chosen-card = hat { CARD($card, form: "acc") } gewählt
# Where a card of a line was laid: in which wave, with + if King Kyros called it.
table-place = { $wave ->
    [0] { table-stayed }
   *[other] { $extra ->
        [true] { $wave }+
       *[false] { $wave }.
    }
}
table-face-down = { $place } [{ CARD($card) }, verdeckt]
# $notes: "+1", "converted" and so on.
table-laid = { $notes ->
    [none] { $place } { $mark }{ $power } { CARD($card) }
   *[other] { $place } { $mark }{ $power } { CARD($card) } ({ $notes })
}
table-next-note = { $before }, { $next }
# Before the cards of a hand.
table-open-hand = Hand:
table-pool-before = Auswahl vor { SEAT($seat) }
table-your-pool = Deine Auswahl { -legend }
table-your-hand = Deine Hand { -legend }
table-empty-hand = leer
table-passed-on = Was du weitergegeben hast
table-round = Wahl { $round }:
# $numbers: power, influence and gold.
table-printed = { $mark }{ CARD($card) } { $numbers }
table-offer = { $hush ->
    [true] { $affordable ->
        [true] { $mark }{ CARD($card) } { $numbers } Schweigegeld
       *[false] { $mark }{ CARD($card) } { $numbers } Schweigegeld, { table-too-dear }
    }
   *[false] { $affordable ->
        [true] { $mark }{ CARD($card) } { $numbers }
       *[false] { $mark }{ CARD($card) } { $numbers } { table-too-dear }
    }
}

## The first game, step by step

# The names of cards and what stands at the table are called here as they are above.

guide-1 = Imperium, Rebellen und Kirche kämpfen um den Thron, und du hast in jedem Lager eine Karte. Wer durch die Sieger auf 15 Einfluss kommt, beendet die Partie.
guide-2 = Nimm eine Karte aus deiner Auswahl; der Rest geht nach links. Die Phabos-Späher haben 2 Macht, kosten 2 Gold und stärken die anderen Rebellen ihrer Welle.
guide-3 = Diese Auswahl kommt von rechts, ohne das, was dort genommen wurde. Der Meuterer, auch ein Rebell, bringt 1 Gold: Nimm ihn.
guide-4 = Alle haben sechs Karten für vier Wellen: In jede schicken alle verdeckt eine. Du hast 3 Gold; beginn mit einer Einnahme und leg den Treuen Soldaten.
guide-5 = Die Benthon-Ritter töteten den Wegelagerer: Tote geben keine Macht und nur den halben Einfluss. Dein Soldat ist vom Imperium wie sie und wurde verschont.
guide-6 = Die Fraktion, die du zuletzt geschickt hast, kostet jetzt 1 mehr, Schweigegeld: Bänder („psst“) zeigen es an. Ein Rebell nach dem Imperium kostet keins. Leg die Späher.
guide-7 = Deine Späher gaben einem fremden Meuterer +1, und die Rebellen liegen vorn. Die Königsgarde war nicht zu bezahlen: Sie liegt verdeckt, nicht in der Schlacht, und brachte 1 Gold.
guide-8 = Dein Meuterer ist der zweite Rebell in Folge: Das Schweigegeld frisst die Einnahme auf. Schick ihn trotzdem.
guide-9 = Der Hirte hat das ganze Volk der Welle bekehrt: Dein Meuterer zählt jetzt zur Kirche. Die Rebellen liegen nur 1 vorn: Schick den Trotzigen Sklaven, für 1 Gold.
guide-10 = Die Rebellen gewinnen: Späher und Sklave bringen dir 3 Einfluss. Alle behalten eine ungespielte Karte, und die nächste Schlacht beginnt mit neuer Auswahl.

## Die zweite Lektion

lesson-1 = Die letzte Welle der Schlacht: Imperium 9, Rebellen 6, Kirche 2. Wen unterstützt du, und mit welcher Karte?
lesson-1-why = Das Imperium führt mit 3 und ist kaum einzuholen, also schick eher Einfluss als Macht: König Kyros bringt am meisten, und eine weitere Karte des Imperiums darf ihm folgen.
lesson-2 = Die Kirche führt mit 5, und 4 deines Einflusses liegen bei ihr. Ysolde braucht nur noch 2, um die Partie zu beenden. Du hast 4 Gold: Wen unterstützt du?
lesson-2-why = Stütze die Seite, bei der dein Einfluss liegt. Thavna kostet dein letztes Gold und gewinnt dadurch 3 Macht; mit ihm bringt dich die Schlacht an Ysolde vorbei.
lesson-3 = Die letzte Welle: Rebellen 6, Imperium 3, Kirche 2. Khamon brächte das Imperium auf 9, Sythera die Rebellen. Wen unterstützt du?
lesson-3-why = Khamon dreht die Schlacht: Er kostet kein Schweigegeld, und Corvin, der niemanden im Imperium hat, geht leer aus. Macht zählt dort am meisten, wo sie den Sieger ändert.
lesson-end = Frag dich vor jeder Welle, wer gewinnt und was du dort hast: Macht entscheidet, Einfluss zahlt. Versuch es jetzt in einer echten Partie.
