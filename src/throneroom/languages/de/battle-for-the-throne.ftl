# Kampf um den Thron

title = Kampf um den Thron
about = Schlag gegnerische Buben, dann die Damen, dann den König; der letzte König am Tisch gewinnt.
summary = Alle haben ein eigenes Deck, fünf Karten auf der Hand und einen Hof: vorn die Buben, dahinter die Damen, ganz hinten der König. Brich mit Zahlenkarten, Assen und stürmenden Königen durch die gegnerischen Reihen; wer den König verliert, scheidet aus. Der letzte König gewinnt.

## What a table may choose

option-jokers = Joker in jedem Deck

## Cards
## `.one` is one of a player's cards as it is drawn or discarded: there is only one 2 of Clubs, but several Jokers.
## .nom, .acc, .dat: with the article; .from: "vom ..."; .your: "deinen ...", as an object; .obj: an object without an article, where
## that differs from the name.
## A suit is „Farbe“; black and red are told as „Schwarz“ and „Rot“.

-jack-text = Figur der vorderen Reihe, 10 Punkte.
-queen-text = Figur der mittleren Reihe, 15 Punkte.
-king-text = Figur, 20 Punkte. Von der Hand: heilt deinen König, stürmt mit 10 Punkten gegen jede Farbe oder springt für eine deiner Figuren ein.
-ace-text = Vernichtet einen Buben oder eine Dame anderer Farbe auf der Stelle. Gegen einen König oder Schild 1 Punkt, und 0, wenn beide rot oder beide schwarz sind.
attack-text = Angriff: { $number } Punkte von Schwarz auf Rot und umgekehrt, die Hälfte (abgerundet) von Rot auf Rot und Schwarz auf Schwarz, nie auf die eigene Farbe.

# The numbers are those from 2 to 10.
card-c = Kreuz { $number }
    .nom = die Kreuz { $number }
    .acc = die Kreuz { $number }
    .dat = der Kreuz { $number }
    .from = von der Kreuz { $number }
    .one = die Kreuz { $number }
    .text = { attack-text }
card-d = Karo { $number }
    .nom = die Karo { $number }
    .acc = die Karo { $number }
    .dat = der Karo { $number }
    .from = von der Karo { $number }
    .one = die Karo { $number }
    .text = { attack-text }
card-h = Herz { $number }
    .nom = die Herz { $number }
    .acc = die Herz { $number }
    .dat = der Herz { $number }
    .from = von der Herz { $number }
    .one = die Herz { $number }
    .text = { attack-text }
card-s = Pik { $number }
    .nom = die Pik { $number }
    .acc = die Pik { $number }
    .dat = der Pik { $number }
    .from = von der Pik { $number }
    .one = die Pik { $number }
    .text = { attack-text }
card-jc = Kreuzbube
    .nom = der Kreuzbube
    .acc = den Kreuzbuben
    .dat = dem Kreuzbuben
    .from = vom Kreuzbuben
    .your = deinen Kreuzbuben
    .one = den Kreuzbuben
    .obj = Kreuzbuben
    .text = { -jack-text }
card-jd = Karobube
    .nom = der Karobube
    .acc = den Karobuben
    .dat = dem Karobuben
    .from = vom Karobuben
    .your = deinen Karobuben
    .one = den Karobuben
    .obj = Karobuben
    .text = { -jack-text }
card-jh = Herzbube
    .nom = der Herzbube
    .acc = den Herzbuben
    .dat = dem Herzbuben
    .from = vom Herzbuben
    .your = deinen Herzbuben
    .one = den Herzbuben
    .obj = Herzbuben
    .text = { -jack-text }
card-js = Pikbube
    .nom = der Pikbube
    .acc = den Pikbuben
    .dat = dem Pikbuben
    .from = vom Pikbuben
    .your = deinen Pikbuben
    .one = den Pikbuben
    .obj = Pikbuben
    .text = { -jack-text }
card-qc = Kreuzdame
    .nom = die Kreuzdame
    .acc = die Kreuzdame
    .dat = der Kreuzdame
    .from = von der Kreuzdame
    .your = deine Kreuzdame
    .one = die Kreuzdame
    .text = { -queen-text }
card-qd = Karodame
    .nom = die Karodame
    .acc = die Karodame
    .dat = der Karodame
    .from = von der Karodame
    .your = deine Karodame
    .one = die Karodame
    .text = { -queen-text }
card-qh = Herzdame
    .nom = die Herzdame
    .acc = die Herzdame
    .dat = der Herzdame
    .from = von der Herzdame
    .your = deine Herzdame
    .one = die Herzdame
    .text = { -queen-text }
card-qs = Pikdame
    .nom = die Pikdame
    .acc = die Pikdame
    .dat = der Pikdame
    .from = von der Pikdame
    .your = deine Pikdame
    .one = die Pikdame
    .text = { -queen-text }
card-kc = Kreuzkönig
    .nom = der Kreuzkönig
    .acc = den Kreuzkönig
    .dat = dem Kreuzkönig
    .from = vom Kreuzkönig
    .your = deinen Kreuzkönig
    .one = den Kreuzkönig
    .text = { -king-text }
card-kd = Karokönig
    .nom = der Karokönig
    .acc = den Karokönig
    .dat = dem Karokönig
    .from = vom Karokönig
    .your = deinen Karokönig
    .one = den Karokönig
    .text = { -king-text }
card-kh = Herzkönig
    .nom = der Herzkönig
    .acc = den Herzkönig
    .dat = dem Herzkönig
    .from = vom Herzkönig
    .your = deinen Herzkönig
    .one = den Herzkönig
    .text = { -king-text }
card-ks = Pikkönig
    .nom = der Pikkönig
    .acc = den Pikkönig
    .dat = dem Pikkönig
    .from = vom Pikkönig
    .your = deinen Pikkönig
    .one = den Pikkönig
    .text = { -king-text }
card-ac = Kreuzass
    .nom = das Kreuzass
    .acc = das Kreuzass
    .dat = dem Kreuzass
    .from = vom Kreuzass
    .one = das Kreuzass
    .text = { -ace-text }
card-ad = Karoass
    .nom = das Karoass
    .acc = das Karoass
    .dat = dem Karoass
    .from = vom Karoass
    .one = das Karoass
    .text = { -ace-text }
card-ah = Herzass
    .nom = das Herzass
    .acc = das Herzass
    .dat = dem Herzass
    .from = vom Herzass
    .one = das Herzass
    .text = { -ace-text }
card-as = Pikass
    .nom = das Pikass
    .acc = das Pikass
    .dat = dem Pikass
    .from = vom Pikass
    .one = das Pikass
    .text = { -ace-text }
card-joker = Joker
    .nom = der Joker
    .acc = den Joker
    .dat = dem Joker
    .from = vom Joker
    .one = einen Joker
    .text = Narr: wehrt jederzeit einen Angriff auf eine deiner Figuren ab. Oder, einmal pro Partie, ein Schild mit 20 Punkten vor deinem König.

## What is printed on cards: each with the words that it can be

stat-points = Punkte
    .shield = 20 als Schild
stat-suit = Farbe
    .clubs = Kreuz
    .diamonds = Karo
    .hearts = Herz
    .spades = Pik
stat-colour = Farbton
    .black = schwarz
    .red = rot

## Parts of other messages

# A place, whether or not anybody stands there, after "der"; in decisions it is written `p2 jack 1`.
spot = { $rank ->
    [jack] Bubenplatz { $place } von { SEAT($seat) }
    [queen] Damenplatz { $place } von { SEAT($seat) }
    [king] Königsplatz von { SEAT($seat) }
   *[shield] Schildplatz von { SEAT($seat) }
}
# A King counts as a plain character in the ranks of Jacks and Queens, so his rank is told there.
in-rank = { $rallied ->
    [true] { $rank ->
        [queen] {" "}in der Damenreihe
       *[jack] {" "}in der Bubenreihe
    }
   *[false] {""}
}
character = { $rallied ->
    [true] { CARD($card) }{ in-rank }
   *[false] { $rank ->
        [shield] Schild
       *[other] { CARD($card) }
    }
}
    .nom = { $rank ->
        [shield] der Schild
       *[other] { CARD($card, form: "nom") }{ in-rank }
    }
    .acc = { $rank ->
        [shield] den Schild
       *[other] { CARD($card, form: "acc") }{ in-rank }
    }
    .your = { $rank ->
        [shield] deinen Schild
       *[other] { CARD($card, form: "your") }{ in-rank }
    }
    .whose-acc = { $rank ->
        [shield] den Schild von { SEAT($seat) }
       *[other] { CARD($card, form: "acc") } von { SEAT($seat) }{ in-rank }
    }
    .whose-dat = { $rank ->
        [shield] dem Schild von { SEAT($seat) }
       *[other] { CARD($card, form: "dat") } von { SEAT($seat) }{ in-rank }
    }
# What somebody draws.
seen-cards = { CARD($cards, form: "one") }
# What somebody draws.
counted-cards = { $count ->
    [0] keine Karte
    [one] { $count } Karte
   *[other] { $count } Karten
}
# For the list in to-choose.
chooses = { $rank ->
    [king] { SEAT($seat) } wählt einen König
    [queen] { SEAT($seat) } wählt eine Dame
   *[jack] { SEAT($seat) } wählt einen Buben
}
# After "nicht auf deiner Hand, sondern".
in-discard-pile = auf deinem Ablagestapel
in-court = an deinem Hof
lies-on = als Angriff auf { TEXT($target, form: "whose-dat") }
in-deck = in deinem Deck

## Events: the beginning

game-opened = { $jokers ->
    [0] { $players } Spieler, alle mit einem Deck aus 52 Karten ohne Joker. Der letzte König am Tisch gewinnt.
    [1] { $players } Spieler, alle mit einem Deck aus 52 Karten und einem Joker. Der letzte König am Tisch gewinnt.
   *[other] { $players } Spieler, alle mit einem Deck aus 52 Karten und { $jokers } Jokern. Der letzte König am Tisch gewinnt.
}
begun-later = { $question }
chosen-in-secret = { $rank ->
    [king] { SEAT($seat) } wählt verdeckt einen König.
    [queen] { SEAT($seat) } wählt verdeckt eine Dame.
   *[jack] { SEAT($seat) } wählt verdeckt einen Buben.
}
chosen = { SEAT($seat) } wählt { CARD($card, form: "acc") }.
court-revealed = Der Hof von { SEAT($seat) } wird aufgedeckt: { CARD($cards) }.
hands-drawn = Alle mischen und ziehen fünf Karten.

## Events: rounds

round-begun = Runde { $round }: Der Würfel sagt, { SEAT($first) } beginnt.
passed = { SEAT($seat) } passt.
round-ended = { SEAT($seat) } passt wie alle anderen: Runde { $round } endet, { SEAT($first) } darf zuerst abwerfen und nachziehen.

## Events: attacks
## What an attack counts is told after the attack, or after it has been accepted: `Das` is the attack card.

attacked = { SEAT($seat) } greift mit { CARD($card, form: "dat") } { TEXT($target, form: "whose-acc") } an.
charged = { SEAT($seat) } stürmt mit { CARD($card, form: "dat") } gegen { TEXT($target, form: "whose-acc") }.
jester-played = Der Narr von { SEAT($seat) } macht aus { CARD($card, form: "dat") } einen Scherz: Beide Karten werden abgeworfen.
accepted = { SEAT($seat) } nimmt es hin.
attack-landed = { $halved ->
    [true] Das zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, den halben Wert: Noch { $left ->
        [one] { $left } Punkt
       *[other] { $left } Punkte
    }, und { TEXT($target, form: "nom") } fällt.
   *[false] Das zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: Noch { $left ->
        [one] { $left } Punkt
       *[other] { $left } Punkte
    }, und { TEXT($target, form: "nom") } fällt.
}
character-fell = { $halved ->
    [true] Das zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, den halben Wert: { CAP(TEXT($target, form: "nom")) } fällt.
   *[false] Das zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { CAP(TEXT($target, form: "nom")) } fällt.
}
shield-broke = { $halved ->
    [true] Das zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, den halben Wert: Der Schild zerbricht.
   *[false] Das zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: Der Schild zerbricht.
}
destroyed-at-once = { CAP(TEXT($target, form: "nom")) } fällt auf der Stelle.
king-lost = { SEAT($seat) } hat den König verloren und scheidet aus.
drew-honorably = { SEAT($seat) } zieht für den ehrenvollen Tod { $drawn }.
drew-nothing-honorably = { SEAT($seat) } zieht nicht für den ehrenvollen Tod.
sixth-discarded = { SEAT($seat) } wirft { CARD($card, form: "one") } ab und hat wieder fünf Karten.

## Events: other actions

king-healed = { SEAT($seat) } gibt { CARD($card, form: "acc") } her und heilt den König: { $attacks ->
    [one] { $attacks } Angriffskarte ist weg.
   *[other] { $attacks } Angriffskarten sind weg.
}
king-rallied = { $attacks ->
    [0] { CAP(CARD($card, form: "nom")) } springt bei { SEAT($seat) } für { TEXT($replaced, form: "acc") } ein.
   *[other] { CAP(CARD($card, form: "nom")) } springt bei { SEAT($seat) } für { TEXT($replaced, form: "acc") } ein und übernimmt { $points ->
        [one] den einen Punkt darauf.
       *[other] die { $points } Punkte darauf.
    }
}
shield-raised = { SEAT($seat) } stellt einen Joker als Schild vor den König, Farbe { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}.
deployed = { $rank ->
    [queen] { SEAT($seat) } stellt { CARD($card, form: "acc") } in die Damenreihe.
   *[jack] { SEAT($seat) } stellt { CARD($card, form: "acc") } in die Bubenreihe.
}

## Events: the end of a round

hand-kept = { SEAT($seat) } behält die Hand und zieht { $drawn }.
card-discarded = { SEAT($seat) } wirft { CARD($card, form: "one") } ab und zieht { $drawn }.
deck-reformed = { SEAT($seat) } mischt den Ablagestapel, nimmt { $size ->
    [one] { $size } Karte
   *[other] { $size } Karten
} als neues Deck{ $rest ->
    [0] {""}
    [one] {" "}({ $rest } Karte bleibt liegen)
   *[other] {" "}({ $rest } Karten bleiben liegen)
} und zieht { $drawn }.
deck-left-empty = { SEAT($seat) } lässt das Deck leer.
attack-removed = { SEAT($seat) } befreit { TEXT($target, form: "acc") } { CARD($card, form: "from") } (gespielt von { SEAT($owner) }).
nothing-mended = { SEAT($seat) } entfernt keinen Angriff.

## Events: the end of the game

last-king = { SEAT($seat) } hat gewonnen: der letzte König am Tisch.
victory-shared = Runde { $round } ist vorbei: { SEAT($winners) } teilen sich den Sieg.

## Questions

to-choose = Die Höfe werden verdeckt gewählt: { $choices }.
to-act = Runde { $round }: { SEAT($seat) } handelt oder passt.
to-answer = { CAP(CARD($card, form: "nom")) } von { SEAT($owner) } greift { TEXT($target, form: "whose-acc") } an: { SEAT($seat) } antwortet oder nimmt es hin.
to-draw-honorably = Ehrenvoller Tod: { SEAT($seat) } darf eine Karte ziehen.
to-discard-sixth = { SEAT($seat) } hat sechs Karten und muss eine abwerfen.
to-discard = Ende von Runde { $round }: { SEAT($seat) } darf eine Karte abwerfen und zieht dann auf fünf nach.
to-reform = Ende von Runde { $round }: Das Deck von { SEAT($seat) } ist leer und darf aus dem Ablagestapel erneuert werden.
to-mend = Ende von Runde { $round }: { SEAT($seat) } darf von einer eigenen Figur den obersten Angriff entfernen.
won = { SEAT($winner) } hat gewonnen: der letzte König am Tisch.
won-together = Runde { $round } ist vorbei: { SEAT($winners) } teilen sich den Sieg.

## Reasons
## Words in quotes are decisions as they are typed: they are the same in all languages, but for CARD and OWN.

chosen-in-order = { $rank ->
    [king] König, Dame und Bube werden in dieser Reihenfolge gewählt: Jetzt kommt der König
    [queen] König, Dame und Bube werden in dieser Reihenfolge gewählt: Jetzt kommt die Dame
   *[jack] König, Dame und Bube werden in dieser Reihenfolge gewählt: Jetzt kommt der Bube
}
choose-first = { $rank ->
    [king] Wähle zuerst deinen Hof: Jetzt kommt die Farbe deines Königs
    [queen] Wähle zuerst deinen Hof: Jetzt kommt die Farbe deiner Dame
   *[jack] Wähle zuerst deinen Hof: Jetzt kommt die Farbe deines Buben
}
no-attack-to-answer = Kein Angriff auf eine deiner Figuren wartet auf Antwort: Du bist am Zug
nobody-fell = Keine deiner Figuren ist eben gefallen: Du bist am Zug
no-discard-now = Abgeworfen wird nur mit mehr als fünf Handkarten (du hast { $held }) oder am Ende der Runde
no-reform-now = Ein Deck wird nur am Ende einer Runde erneuert, wenn alle nacheinander gepasst haben
courts-stand = Die Höfe sind gewählt und aufgedeckt
round-goes-on = Das gehört ans Ende einer Runde, wenn alle nacheinander gepasst haben
answer-first = Antworte zuerst auf den Angriff auf { TEXT($target, form: "your") }: „jester“ oder „accept“
honor-first = Deine Figur ist ehrenvoll gefallen: zuerst „draw“ oder „decline“
sixth-first = Du hast sechs Karten: Wirf zuerst eine ab
discard-first = Die Runde endet: zuerst „discard CARD“ oder „keep“, dann ziehst du auf fünf nach
discard-before-reform = Ein Deck wird erneuert, während du auf fünf nachziehst: zuerst „discard CARD“ oder „keep“
reform-first = Dein Deck ist leer: Erneuere es zuerst mit „reform“ aus dem Ablagestapel, oder „stay“
mend-first = Die Runde endet: zuerst „mend OWN“ oder „skip“
discard-is-over = Abgeworfen wird vor dem Ziehen, und das ist vorbei: „mend OWN“ oder „skip“
not-in-hand = { CAP(CARD($card, form: "nom")) } ist nicht auf deiner Hand, sondern { $where }
no-joker = Du hast keinen Joker auf der Hand
no-joker-to-answer = Du hast keinen Joker, um zu antworten
own-character = Der { $spot } gehört dir: Angriffskarten gelten gegnerischen Figuren
no-such-seat = { SEAT($seat) } gibt es an diesem Tisch nicht
already-out = { SEAT($seat) } ist ausgeschieden
nobody-there = Der { $spot } ist leer: Dort steht keine Figur
shield-in-front = Der Schild von { SEAT($seat) } fängt die Angriffe ab, bevor der König angegriffen werden kann
rank-in-front = { $rank ->
    [queen] Die Damenreihe von { SEAT($seat) } steht davor: Erst muss sie ganz fallen, dann kommt der { $spot }
   *[jack] Die Bubenreihe von { SEAT($seat) } steht davor: Erst muss sie ganz fallen, dann kommt der { $spot }
}
own-suit = { CAP(CARD($card, form: "nom")) } darf nicht auf { CARD($target, form: "acc") }, eine Figur der eigenen Farbe
own-suit-of-shield = Der Schild hat die Farbe seines Königs, { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}: { CAP(CARD($card, form: "nom")) } darf nicht auf die eigene Farbe
nothing-to-heal = Auf deinem König liegt kein Angriff: Es gibt nichts zu heilen
no-rally-abroad = Der { $spot } gehört dir nicht: Ein König springt für eine eigene Figur ein
no-rally-of-shield = Ein König springt für eine Figur ein, nicht für den Schild
nobody-to-replace = Der { $spot } ist leer: Ein König springt für eine Figur ein
shield-used = Du hattest deinen Schild schon: Es gibt ihn einmal pro Partie
no-mend-abroad = Der { $spot } gehört dir nicht: Du entfernst Angriffe von einer eigenen Figur oder deinem Schild
nothing-to-mend = Es gibt keinen Angriff auf { TEXT($target, form: "your") }
deck-not-empty = Dein Deck hat noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: Nur ein leeres darf erneuert werden
nothing-to-reform = Dein Ablagestapel ist leer: Es gibt nichts, woraus das Deck zu erneuern wäre
reform-decided = Das hast du schon entschieden: Ein Deck darf an jedem Rundenende einmal erneuert werden

## The rules in short

rule-ba-1 = Alle wählen verdeckt die Farben eines Königs, einer Dame und eines Buben; aufgedeckt wird gemeinsam. Der Rest jedes Decks wird gemischt, und alle ziehen fünf Karten.
rule-ba-2 = Nie mehr als fünf Karten auf der Hand: Mit sechs wirfst du sofort eine ab.
rule-ba-3 = In jeder Runde sagt ein Würfel, wer beginnt. Reihum handeln oder passen; die Runde endet, wenn alle Verbliebenen nacheinander gepasst haben, und wer gepasst hat, darf wieder handeln.
rule-ba-4 = Eine Handlung pro Zug: Angriff, Ass, Heilen, Sturmangriff oder Einspringen eines Königs, der Schild, ein Bube oder eine Dame, oder passen.
rule-ba-5 = Angriffskarten gelten einer Figur der vordersten gegnerischen Reihe: Buben, dann Damen, dann der König. Neue Figuren stehen hinten an, Lücken schließen sich, ein eingesprungener König behält den Platz.
rule-ba-6 = Nie auf die eigene Farbe; halber Wert, abgerundet, von Rot auf Rot und von Schwarz auf Schwarz; sonst voller Wert. Der Wert bleibt, wie er beim Ausspielen war.
rule-ba-7 = Angriffe auf eine Figur summieren sich. Bei ihrer Punktzahl fällt sie; alle Karten kommen auf die Ablagestapel derer, denen sie gehören.
rule-ba-8 = Ehrenvoller Tod: Wer eine Figur durch Punkte verliert, darf eine Karte ziehen; nicht, wenn ein Ass sie vernichtet hat, auch nicht mit seinem einen Punkt, nicht für Schild oder König und nicht bei leerem Deck.
rule-ba-9 = Ein Ass vernichtet einen Buben oder eine Dame anderer Farbe auf der Stelle. Gegen jeden König und gegen einen Schild ist es 1 Punkt, und 0, wenn beide rot oder beide schwarz sind.
rule-ba-10 = Buben und Damen kommen in ihre eigene Reihe, ob sie leer ist oder nicht.
rule-ba-11 = Heilen: Wirf einen König von der Hand ab und entferne alle Angriffe von deinem König, nicht vom Schild; es muss einen geben.
rule-ba-12 = Sturmangriff: Ein König von der Hand greift mit 10 Punkten an, gleich welche Farbe.
rule-ba-13 = Einspringen: Ein König von der Hand übernimmt den Platz einer deiner Figuren und die Angriffe darauf; die alte Karte wird abgeworfen.
rule-ba-14 = Nur der König in der Königsreihe ist der König. In einer anderen Reihe ist er eine Figur mit 20 Punkten.
rule-ba-15 = Narr: Beantworte einen Angriff auf deine Figur oder deinen Schild mit einem Joker, dann werden beide abgeworfen. Du wirst gefragt, wenn nicht alle sehen, dass du keinen haben kannst.
rule-ba-16 = Schild: einmal pro Partie ein Joker vor deinem König, mit dessen Farbe und 20 Punkten; er muss fallen, bevor der König angegriffen werden kann.
rule-ba-17 = Wer den König verliert, scheidet aus, samt Hand und Deck. Eigene Angriffe auf andere bleiben liegen und zählen.
rule-ba-18 = Ende der Runde, reihum ab der Person, die begonnen hat: eine Karte abwerfen oder nicht, auf fünf nachziehen, von einer eigenen Figur den obersten Angriff entfernen oder nicht.
rule-ba-19 = Ist dein Deck dann leer, darfst du einmal deinen Ablagestapel mischen, für jeden verbliebenen König fünf Karten als neues Deck nehmen und weiterziehen.
rule-ba-20 = Der letzte König am Tisch gewinnt.
rule-ba-21 = Nach Runde 100 teilen sich alle Verbliebenen den Sieg.
rule-ba-22 = Offen: Figuren, Angriffe, Ablagestapel, die Größe von Händen und Decks. Geheim: Hände und die Reihenfolge der Decks, bis die Partie vorbei ist.
rule-ba-23 = Eine Karo 10 kann keinen Karobuben angreifen, eine Herz 10 zählt gegen ihn 5, eine schwarze 10 schlägt ihn.

## The table

# In the bar over the table: where the game is.
table-where = { $kings ->
    [one] Runde { $round } · { $kings } König
   *[other] Runde { $round } · { $kings } Könige
}
# The same, before the first round.
table-choosing = die Höfe werden gewählt
# A heading of the log.
table-chapter = Runde { $round }
# A suit on its own: on number cards, and what the sign in the corner of a card means.
table-suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
# A rank on its own: on the card, and over the place where it is chosen.
table-rank = { $rank ->
    [king] König
    [queen] Dame
    [jack] Bube
   *[ace] Ass
}
# The letter in the corner of a card.
table-letter = { $rank ->
    [king] K
    [queen] D
    [jack] B
   *[ace] A
}
# A Joker that stands before a King and has his suit. Other messages use it where the target may be a shield.
table-shield = { $suit ->
    [clubs] Kreuzschild
    [diamonds] Karoschild
    [hearts] Herzschild
   *[spades] Pikschild
}
# On such a card.
table-shield-short = Schild
# The three ranks of a court, beside them.
table-ranks = { $rank ->
    [king] König
    [queen] Damen
   *[jack] Buben
}
# The same of the own court, with where it stands.
table-own-ranks = { $rank ->
    [king] König, hinten
    [queen] Damen
   *[jack] Buben, vorn
}
# In place of a rank whose characters have all fallen.
table-none-left = keine mehr
table-court = Hof von { $name }
table-own-court = Dein Hof
table-own-hand = Deine Hand
table-hand-of = Hand von { $name }
table-piles = Dein Deck und dein Ablagestapel
table-piles-of = Deck und Ablagestapel von { $name }
# Each of these three stands before the number of cards there.
table-hand = Hand
table-deck = Deck
table-discards = Ablage
table-jokers = { $n ->
    [one] { $n } Joker ungesehen
   *[other] { $n } Joker ungesehen
}
table-out-of = ausgeschieden
# On the card of a King who has fallen.
table-fallen = gefallen
# Before the name of who began the round, or before a die.
table-first = zuerst:
table-rolled = { $own ->
    [true] Der Würfel fiel auf dich
   *[false] Der Würfel fiel auf { $name }
}
table-look-through = { $n ->
    [one] Ablagestapel von { $name }, { $n } Karte: durchsehen
   *[other] Ablagestapel von { $name }, { $n } Karten: durchsehen
}
table-pile-title = Ablagestapel von { $name }
table-pile-empty = Hier liegt keine Karte.
# Before the cards of a rival's hand that everybody knows of.
table-holds = hat
table-courts = Die anderen Höfe

# What a character is called where it stands; $suit is the suit of a shield, or none.
table-character = { $suit ->
    [none] { CARD($card) }, noch { $missing } von { $points } Punkten
   *[other] { table-shield }, noch { $missing } von { $points } Punkten
}
# An attack on a character, in the list of table-state.
table-attack = { CARD($card) } von { $name } mit { $points }
# What is to be known of a character: the attack that hangs over it, the $count attacks on it, and whether it stands in
# the front rank. Nothing of it need be true. What is said before and after it has its own full stops.
table-state = { $threat ->
    [destroys] { CARD($card) } greift an und wäre das Ende{ $count ->
        [0] {""}
       *[other] . Angriffe: { LIST($attacks) }
    }{ $front ->
        [true] . Angreifbar
       *[false] {""}
    }
    [strikes] { CARD($card) } greift mit { $points } an{ $count ->
        [0] {""}
       *[other] . Angriffe: { LIST($attacks) }
    }{ $front ->
        [true] . Angreifbar
       *[false] {""}
    }
   *[none] { $count ->
        [0] { $front ->
            [true] Angreifbar
           *[false] {""}
        }
       *[other] Angriffe: { LIST($attacks) }{ $front ->
            [true] . Angreifbar
           *[false] {""}
        }
    }
}
# What a character is worth now; $state is table-state.
table-now = Noch { $missing } von { $points } Punkten. { $state }
table-deck-label = { $n ->
    [one] Deck, { $n } Karte
   *[other] Deck, { $n } Karten
}
table-discard-label = { $n ->
    [one] Ablagestapel, { $n } Karte
   *[other] Ablagestapel, { $n } Karten
}
# On a card that lies there several times.
table-times = ×{ $n }

# A place of a rival's court whose suit has been chosen in secret.
table-sealed-place = { $rank ->
    [king] König, verdeckt gewählt
    [queen] Dame, verdeckt gewählt
   *[jack] Bube, verdeckt gewählt
}
# One that has not been chosen yet.
table-open-place = { $rank ->
    [king] König, noch nicht gewählt
    [queen] Dame, noch nicht gewählt
   *[jack] Bube, noch nicht gewählt
}
table-suit-of = { $rank ->
    [king] Farbe deines Königs
    [queen] Farbe deiner Dame
   *[jack] Farbe deines Buben
}
# One of the four cards that can be chosen for a place.
table-choice = { $state ->
    [chosen] { CARD($card) }, gewählt
    [playable] { CARD($card) }, spielbar
   *[none] { CARD($card) }
}
# On such a card, where a hint is given: the bot's first choice, second ...
table-choice-place = { $place }.
table-places = { $rank ->
    [king] 20 Punkte, ganz hinten. Fällt er, scheidest du aus.
    [queen] 15 Punkte, vor dem König.
   *[jack] 10 Punkte, ganz vorn: zuerst angegriffen.
}

## The table: ribbons over a character, with what the card that is lifted would do to it. $small is true where the card is small: very few letters there.

table-ribbon-falls = { $small ->
    [true] fällt
   *[false] fällt
}
# Of a shield.
table-ribbon-breaks = { $small ->
    [true] bricht
   *[false] zerbricht
}
# It counts half its value.
table-ribbon-half = { $small ->
    [true] ½ { $n }
   *[false] halb: { $n }
}
table-ribbon-full = { $small ->
    [true] { $n }
   *[false] voll: { $n }
}
# A King from hand charges.
table-ribbon-charge = { $small ->
    [true] { $n }
   *[false] Sturm: { $n }
}
# It cannot be struck by cards of its own suit.
table-ribbon-own-suit = { $small ->
    [true] Farbe
   *[false] eigene Farbe
}
# A King from hand would take its place, with so many points left.
table-ribbon-rally = { $small ->
    [true] Ersatz
   *[false] Ersatz: { $n }
}
# Over the King, before whom a Joker can be laid.
table-ribbon-shield = { $small ->
    [true] Schild
   *[false] Schild davor
}
# The top attack can be taken off it.
table-ribbon-mend = { $small ->
    [true] weg
   *[false] wegnehmen
}
# Under an attack that can still be answered.
table-ribbon-answer = { $small ->
    [true] { $n }?
   *[false] zählt { $n }?
}
table-ribbon-answer-falls = { $small ->
    [true] fällt?
   *[false] fällt?
}

## The table: places for the card that is lifted

table-end-of = { $rank ->
    [queen] Ende der Damenreihe
   *[jack] Ende der Bubenreihe
}
# In the empty place where the card would stand.
table-here = hierher
table-heal-pill = Heilen
table-rally-pill = Ersetzen
table-heal-label = { $n ->
    [one] Deinen König heilen: { $n } Angriffskarte weg
   *[other] Deinen König heilen: { $n } Angriffskarten weg
}
table-rally-label = Für deinen König einspringen: noch { $n } Punkte

## The table: what is asked. First a lead in bold, then a question, then a line in small print

table-lead-jester = Antworte.
table-lead-honor = Ein ehrenvoller Tod.
table-lead-trim = Sechs Karten.
table-lead-discard = Rundenende, 1 von 3.
table-lead-reform = Rundenende, 2 von 3.
table-lead-mend = Rundenende, 3 von 3.
table-ask-suit = { $rank ->
    [king] Wähle die Farbe deines Königs.
    [queen] Wähle die Farbe deiner Dame.
   *[jack] Wähle die Farbe deines Buben.
}
table-ask-suit-small = Die eigene Farbe kann nicht angreifen; Rot auf Rot und Schwarz auf Schwarz zählt halb. Noch sieht es niemand.
table-ask-ready = Dein Hof steht.
table-ask-ready-small = Die eigene Farbe kann nicht angreifen, Rot auf Rot und Schwarz auf Schwarz zählt halb. Du darfst noch ändern; niemand sieht es.
table-ask-seal = Hof festlegen
table-ask-sealing = Wird festgelegt …
table-ask-act = Handle oder passe.
table-ask-only-pass = Du kannst nur passen.
table-ask-act-small = Eine Handlung: angreifen, eine Figur aufstellen oder passen.
table-ask-passed = { $count ->
    [one] { LIST($names) } hat gepasst.
   *[other] { LIST($names) } haben gepasst.
}
table-ask-last = Passt du auch, endet die Runde.
# A button.
table-ask-pass = Passen
table-ask-strike = Wen greift { CARD($card, form: "nom") } an?
# $suit is the suit of the card that strikes.
table-ask-strike-small = { $suit ->
    [clubs] Voll auf Rot, halb auf Pik, nie auf Kreuz.
    [diamonds] Voll auf Schwarz, halb auf Herz, nie auf Karo.
    [hearts] Voll auf Schwarz, halb auf Karo, nie auf Herz.
   *[spades] Voll auf Rot, halb auf Kreuz, nie auf Pik.
}
# $suit is the suit of an Ace.
table-ask-ace-small = { $suit ->
    [clubs] Buben und Damen fallen sofort, Könige trifft ein Punkt; nie auf Kreuz.
    [diamonds] Buben und Damen fallen sofort, Könige trifft ein Punkt; nie auf Karo.
    [hearts] Buben und Damen fallen sofort, Könige trifft ein Punkt; nie auf Herz.
   *[spades] Buben und Damen fallen sofort, Könige trifft ein Punkt; nie auf Pik.
}
# What a King from hand may do: $verbs are some of the three below.
table-ask-royal = { CARD($card) }: { LIST($verbs, join: "or") }?
table-ask-royal-charge = stürmen
table-ask-royal-heal = heilen
table-ask-royal-rally = einspringen
table-ask-royal-small = Er stürmt mit 10 gegen jede Farbe, heilt deinen König oder springt für eine Figur ein.
table-ask-shield = Den Joker vor deinen König legen?
table-ask-shield-small = Einmal pro Partie: 20 Punkte, die vor ihm fallen müssen.
table-ask-deploy = { $rank ->
    [queen] { CAP(CARD($card, form: "acc")) } zu den Damen stellen?
   *[jack] { CAP(CARD($card, form: "acc")) } zu den Buben stellen?
}
table-ask-deploy-small = Die Karte kommt ans Ende ihrer Reihe.
# $target is the own character that is struck, $suit the suit of a shield, or none; $card strikes.
table-ask-jester = { $suit ->
    [none] { $name } greift mit { CARD($card, form: "dat") } { CARD($target, form: "your") } an.
   *[other] { $name } greift mit { CARD($card, form: "dat") } deinen { table-shield } an.
}
table-ask-lands = { $left ->
    [one] Das zählt { $points }, es bleibt { $left } Punkt.
   *[other] Das zählt { $points }, es bleiben { $left }.
}
table-ask-let-it = Hinnehmen?
table-ask-destroys = Das wäre das Ende.
table-ask-no-joker = Du hast keinen Joker.
# A button: answer the attack with a Joker.
table-ask-play-jester = Narr
# A button: accept the attack.
table-ask-accept = Hinnehmen
# While somebody else is asked.
table-ask-may = { $name } darf antworten.
table-ask-draw = Eine Karte ziehen?
table-ask-draw-small = { $n ->
    [one] Noch { $n } Karte in deinem Deck.
   *[other] Noch { $n } Karten in deinem Deck.
}
# Two buttons.
table-ask-draw-it = Ziehen
table-ask-no-card = Keine Karte
table-ask-trim = Eine muss weg.
table-ask-discard = Eine Karte abwerfen?
table-ask-discard-small = Dann ziehst du auf fünf nach.
table-ask-keep = Alle behalten
table-ask-reform = { $n ->
    [one] Dein Deck ist leer. { $n } Karte wieder einmischen?
   *[other] Dein Deck ist leer. { $n } Karten wieder einmischen?
}
table-ask-reform-small = Fünf für jeden verbliebenen König; der Rest bleibt liegen.
# Two buttons: reform the deck, or leave it empty.
table-ask-reform-it = { $n ->
    [one] Erneuern, { $n } Karte
   *[other] Erneuern, { $n } Karten
}
table-ask-stay = Leer lassen
table-ask-mend = Einen Angriff wegnehmen?
table-ask-mend-small = Von einer Figur verschwindet der oberste Angriff.
table-ask-nothing-to-mend = Auf deinen Figuren liegt kein Angriff.
# Two buttons: leave the attacks where they are, or go on where there are none.
table-ask-skip = Liegen lassen
table-ask-go-on = Weiter

## The table: buttons that confirm what has been chosen

# $name is whose character it is, $card its card, $suit the suit of a shield, or none.
table-confirm-attack = { $suit ->
    [none] { CARD($card, form: "obj") } von { $name } angreifen
   *[other] { table-shield } von { $name } angreifen
}
table-confirm-charge = { $suit ->
    [none] Sturm auf { CARD($card, form: "obj") } von { $name }
   *[other] Sturm auf { table-shield } von { $name }
}
table-confirm-heal = König heilen
table-confirm-rally = Für { CARD($card, form: "acc") } einspringen
table-confirm-shield = Schild aufstellen
table-confirm-deploy = { CARD($card, form: "obj") } aufstellen
table-confirm-discard = { CARD($card, form: "obj") } abwerfen

## The table: why not

table-lift-first = Heb zuerst eine Handkarte an, dann tipp ihr Ziel an.
table-out-reason = { $own ->
    [true] Du bist ausgeschieden (BA-17).
   *[false] { $name } ist ausgeschieden (BA-17).
}

## The table: what is told while a character falls, and why; $own is true where it is the reader's

table-moments-king = { $own ->
    [true] Dein König fällt.
   *[false] Der König von { $name } fällt.
}
table-moments-shield = { $own ->
    [true] Dein Schild zerbricht.
   *[false] Der Schild von { $name } zerbricht.
}
table-moments-falls = { $own ->
    [true] Bei dir fällt { CARD($card, form: "nom") }.
   *[false] { CAP(CARD($card, form: "nom")) } von { $name } fällt.
}
table-moments-ace = { CAP(CARD($card, form: "nom")) } vernichtet einen Buben oder eine Dame sofort (BA-9).
table-moments-counts = { CAP(CARD($card, form: "nom")) } zählt { $counts }: Damit kommen die Angriffe auf { $points } Punkte, und mehr hatte die Figur nicht (BA-7).
table-moments-reaches = Mit { CARD($card, form: "dat") } kommen die Angriffe auf { $points } Punkte, und mehr hatte die Figur nicht (BA-7).
table-moments-out = { $own ->
    [true] Wer den König verliert, scheidet aus: Für dich ist die Partie vorbei (BA-17).
   *[false] Wer den König verliert, scheidet aus: Für { $name } ist die Partie vorbei (BA-17).
}

## The table: for one whose King has fallen

table-fallen-king-title = Dein König ist gefallen.
table-fallen-king-place = Platz { $place } von { $players }, ausgeschieden in Runde { $round }.
table-fallen-king-skip = Zum Ende springen
table-fallen-king-skipping = Die Bots spielen zu Ende …
table-fallen-king-watch = Die anderen spielen weiter; niemand wartet auf dich.
# Beside the fallen King of a rival: the place, and when.
table-fell-in = Platz { $place }, gefallen in Runde { $round }

## The table: rows of the result, and a place in it

table-score-place = Platz
table-score-placed = { $place }.
table-score-fell = König gefallen in Runde
table-score-points = Seine restlichen Punkte
table-score-court = Verbliebene Figuren
table-score-burden = Angriffspunkte darauf
table-score-cards = Hand und Deck

## The table: all of it in words

# A character, in the list of table-in-words; $suit is the suit of a shield, or none.
table-in-words-character = { $suit ->
    [none] { CARD($card) } mit { $missing } von { $points } Punkten
   *[other] { table-shield } mit { $missing } von { $points } Punkten
}
# $court are characters; $hand are cards, where the hand is $known; $held, $deck and $discards count cards.
table-in-words = { $name }: { LIST($court) }; { $held ->
    [one] { $held } Karte auf der Hand
   *[other] { $held } Karten auf der Hand
}{ $known ->
    [true] { $held ->
        [0] {""}
       *[other] : { CARD($hand) }
    }
   *[false] {""}
}, { $deck } im Deck, { $discards } abgeworfen, { $jokers ->
    [one] { $jokers } Joker ungesehen
   *[other] { $jokers } Joker ungesehen
}.

## The table: on the terminal only

table-terminal-choosing = Die Höfe werden gewählt
# The first line; $passes of $kings players have passed one after another.
table-terminal-head = { $passes ->
    [0] Runde { $round } von { $last } · { SEAT($first) } hat begonnen
   *[other] Runde { $round } von { $last } · { SEAT($first) } hat begonnen · { $passes } von { $kings } gepasst
}
# The second line: what the signs mean.
table-terminal-signs = ! angreifbar · 7/10: noch 7 von 10 Punkten
# Over what belongs to a player: who it is; $own is the reader, $out is out of the game, $asked is to decide.
table-terminal-side = { SEAT($seat) }{ $own ->
    [true] {" "}(du)
   *[false] {""}
}{ $out ->
    [true] {" "}† ausgeschieden
   *[false] {""}
}{ $asked ->
    [true] {" "}◄ am Zug
   *[false] {""}
}
table-terminal-piles = { $jokers ->
    [one] { $hand } auf der Hand · Deck { $deck } · { $discards } abgeworfen · { $jokers } Joker ungesehen
   *[other] { $hand } auf der Hand · Deck { $deck } · { $discards } abgeworfen · { $jokers } Joker ungesehen
}
# Labels at the beginning of a line.
table-terminal-court = Hof
table-terminal-holds = Hat
table-terminal-hand = Hand
table-terminal-discards = Ablage
# After the label Court, before the game.
table-terminal-chosen = { $n } von 3 gewählt
# A shield, with its King's suit.
table-terminal-shield = { $suit ->
    [clubs] Joker als Kreuz
    [diamonds] Joker als Karo
    [hearts] Joker als Herz
   *[spades] Joker als Pik
}
# After an attack card and a sign of equality, where others have their points.
table-terminal-destroys = vernichtet

## The first game, step by step
## Ysolde plays against the learner.

guide-1 = Drei Reihen: vorn die Buben, dann die Damen, hinten der König. Wer den König verliert, scheidet aus; der letzte König gewinnt.
guide-2 = Angreifbar ist nur die vorderste Reihe. Deine Pik 10 ist schwarz: Auf den roten Buben zählt sie voll, und mehr als 10 Punkte hat er nicht.
guide-3 = Ysolde greift deinen Buben mit einer 10 an. Dein Joker ist ein Narr: Leg ihn auf den Angriff, und beide sind weg.
guide-4 = Jetzt steht ihre Dame vorn. Ein Ass vernichtet jeden Buben und jede Dame sofort, nur nicht in der eigenen Farbe.
guide-5 = Sie greift wieder an, und du hast keinen Joker mehr. Tipp den Angriff an und nimm ihn hin: Dein Bube wird fallen.
guide-6 = Ein ehrenvoller Tod: Wer eine Figur durch Punkte verliert, darf eine Karte ziehen. Nimm sie von deinem Deck.
guide-7 = Ein Bube! Auch einen Buben oder eine Dame aufzustellen ist eine Handlung; jetzt muss sie erst wieder an ihm vorbei.
guide-8 = Ysolde passt, und ihr König steht schutzlos da. Ein König von deiner Hand stürmt mit 10 gegen jede Farbe; er könnte auch deinen heilen oder für eine Figur einspringen.
guide-9 = Passt du auch, endet die Runde: abwerfen, auf fünf nachziehen, einen Angriff wegnehmen. Aber ihr König hat noch 10 Punkte: Greif an.
guide-10 = Ihr König fällt, deiner ist der letzte. Merk dir die Farben: nie auf die eigene, halb von Rot auf Rot und Schwarz auf Schwarz, sonst voll.

## Die zweite Lektion

lesson-1 = Ysolde hat zwei Damen vorn; der Herzdame fehlen 8 Punkte zum Fall. Du hast Pik 8, Karo 10 und ein Ass: Wen greifst du womit an?
lesson-1-why = Pik 8 zählt auf die rote Dame voll und fällt sie genau. Erledige Verwundete mit dem, was gerade reicht, und heb das Ass für eine frische Dame auf.
lesson-2 = Ihrer Pikdame fehlen 5 Punkte, ihre Karodame ist frisch. Du hast Pik-Ass, Karo 8 und Herz 3: Wen zuerst?
lesson-2-why = Ein Ass fällt eine frische Dame mit einem Schlag, wie viele Punkte sie auch hat, nur nie die der eigenen Farbe. Die verwundete fällt danach durch die 8.
lesson-3 = Ysoldes König fehlen 7 Punkte, und er steht schutzlos da; Corvin hat noch seinen Schild. Du hast Kreuz 10 und eine Dame: Wen greifst du an?
lesson-3-why = Die schwarze 10 zählt auf ihren roten König voll, und Ysolde scheidet aus. Ein Gegner weniger ist mehr wert als eine Beule im Schild.
lesson-end = Greif an, was fällt: Verwundete mit kleinen Karten, Frische mit dem Ass, vor allem aber einen schutzlosen König. Versuch es jetzt in einer echten Partie.
