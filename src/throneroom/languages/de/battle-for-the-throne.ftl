# Kampf um den Thron

title = Kampf um den Thron
about = Schlag gegnerische Buben, dann die Damen, dann den König; der letzte König am Tisch gewinnt.
summary = Alle haben ein eigenes Deck, fünf Karten auf der Hand und einen Hof: vorn die Buben, dahinter die Damen, ganz hinten der König. Brich mit Zahlenkarten, Assen und stürmenden Königen durch die gegnerischen Reihen; wer den König verliert, scheidet aus. Der letzte König gewinnt.

## What a table may choose

option-jokers = Joker in jedem Deck

## Cards
## `.one` is one of a player's cards as it is drawn or discarded: there is only one 2 of Clubs, but several Jokers.
## .nom, .acc, .dat: with the article; .from: "vom ..."; .your: "deinen ...", as an object.
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
    .text = { -jack-text }
card-jd = Karobube
    .nom = der Karobube
    .acc = den Karobuben
    .dat = dem Karobuben
    .from = vom Karobuben
    .your = deinen Karobuben
    .one = den Karobuben
    .text = { -jack-text }
card-jh = Herzbube
    .nom = der Herzbube
    .acc = den Herzbuben
    .dat = dem Herzbuben
    .from = vom Herzbuben
    .your = deinen Herzbuben
    .one = den Herzbuben
    .text = { -jack-text }
card-js = Pikbube
    .nom = der Pikbube
    .acc = den Pikbuben
    .dat = dem Pikbuben
    .from = vom Pikbuben
    .your = deinen Pikbuben
    .one = den Pikbuben
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
stat-colour = Ton
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
round-ended = { SEAT($seat) } passt wie alle anderen: Runde { $round } endet, zuerst für { SEAT($first) }.

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
sixth-discarded = { SEAT($seat) } wirft { CARD($card, form: "acc") } ab und hat wieder fünf.

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
nothing-mended = { SEAT($seat) } versorgt niemanden.

## Events: the end of the game

last-king = { SEAT($seat) } hat gewonnen: der letzte König am Tisch.
victory-shared = Runde { $round } ist vorbei: { SEAT($winners) } teilen sich den Sieg.

## Questions

to-choose = Die Höfe werden verdeckt gewählt: { $choices }.
to-act = Runde { $round }: { SEAT($seat) } handelt oder passt.
to-answer = { CAP(CARD($card, form: "nom")) } von { SEAT($owner) } greift { TEXT($target, form: "whose-acc") } an: { SEAT($seat) } antwortet oder nimmt es hin.
to-draw-honorably = Ehrenvoller Tod: { SEAT($seat) } darf eine Karte ziehen.
to-discard-sixth = { SEAT($seat) } hat sechs Karten und muss eine abwerfen.
to-discard = Ende von Runde { $round }: { SEAT($seat) } darf eine Karte abwerfen und zieht dann auf fünf.
to-reform = Ende von Runde { $round }: Das Deck von { SEAT($seat) } ist leer und darf aus dem Ablagestapel erneuert werden.
to-mend = Ende von Runde { $round }: { SEAT($seat) } darf von einer eigenen Figur den obersten Angriff entfernen.
won = { SEAT($winner) } hat gewonnen: der letzte König am Tisch.
won-together = Runde { $round } ist vorbei: { SEAT($winners) } teilen sich den Sieg.

## Reasons
## Words in quotes are decisions as they are typed: they are the same in all languages, but for CARD and OWN.

chosen-in-order = { $rank ->
    [king] König, Dame und Bube werden in dieser Folge gewählt: Jetzt kommt der König
    [queen] König, Dame und Bube werden in dieser Folge gewählt: Jetzt kommt die Dame
   *[jack] König, Dame und Bube werden in dieser Folge gewählt: Jetzt kommt der Bube
}
choose-first = { $rank ->
    [king] Wähle zuerst deinen Hof: Jetzt kommt die Farbe deines Königs
    [queen] Wähle zuerst deinen Hof: Jetzt kommt die Farbe deiner Dame
   *[jack] Wähle zuerst deinen Hof: Jetzt kommt die Farbe deines Buben
}
no-attack-to-answer = Kein Angriff auf eine deiner Figuren wartet auf Antwort: Du bist am Zug
nobody-fell = Keine deiner Figuren ist eben gefallen: Du bist am Zug
no-discard-now = Abgeworfen wird bei mehr als fünf Handkarten, und du hast { $held }, oder am Ende der Runde
no-reform-now = Ein Deck wird nur am Ende einer Runde erneuert, wenn alle nacheinander gepasst haben
courts-stand = Die Höfe sind gewählt und aufgedeckt
round-goes-on = Das gehört ans Ende einer Runde, wenn alle nacheinander gepasst haben
answer-first = Antworte zuerst auf den Angriff auf { TEXT($target, form: "your") }: „jester“ oder „accept“
honor-first = Deine Figur ist ehrenvoll gefallen: zuerst „draw“ oder „decline“
sixth-first = Du hast sechs Karten: Wirf zuerst eine ab
discard-first = Die Runde endet: zuerst „discard CARD“ oder „keep“, dann ziehst du auf fünf
discard-before-reform = Ein Deck wird erneuert, während du auf fünf ziehst: zuerst „discard CARD“ oder „keep“
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
nothing-to-heal = Auf deinem König liegt kein Angriff, der zu heilen wäre
no-rally-abroad = Der { $spot } gehört dir nicht: Ein König springt für eine eigene Figur ein
no-rally-of-shield = Ein König springt für eine Figur ein, nicht für den Schild
nobody-to-replace = Der { $spot } ist leer: Ein König springt für eine Figur ein
shield-used = Du hattest deinen Schild schon: Es gibt ihn einmal pro Partie
no-mend-abroad = Der { $spot } gehört dir nicht: Du versorgst eine eigene Figur oder den Schild
nothing-to-mend = Gegen { TEXT($target, form: "your") } liegt kein Angriff vor
deck-not-empty = Dein Deck hat noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}: Nur ein leeres darf erneuert werden
nothing-to-reform = Dein Ablagestapel ist leer: Es gibt nichts, woraus das Deck zu erneuern wäre
reform-decided = Das hast du schon entschieden: Ein Deck darf an jedem Rundenende einmal erneuert werden

## The rules in short

rule-ba-1 = Alle wählen verdeckt die Farben eines Königs, einer Dame und eines Buben; aufgedeckt wird gemeinsam. Der Rest jedes Decks wird gemischt, und alle ziehen fünf.
rule-ba-2 = Nie mehr als fünf Karten auf der Hand: Mit sechs wirfst du sofort eine ab.
rule-ba-3 = In jeder Runde sagt ein Würfel, wer beginnt. Reihum handeln oder passen; die Runde endet, wenn alle noch Beteiligten nacheinander gepasst haben, und wer gepasst hat, darf wieder handeln.
rule-ba-4 = Eine Handlung pro Zug: Angriff, Ass, Heilen, Sturmangriff oder Einspringen eines Königs, der Schild, ein Bube oder eine Dame, oder passen.
rule-ba-5 = Angriffskarten gelten einer Figur der vordersten gegnerischen Reihe: Buben, dann Damen, dann der König. Neue Figuren stehen hinten an, Lücken schließen sich, ein eingesprungener König behält den Platz.
rule-ba-6 = Nie auf die eigene Farbe; halber Wert, abgerundet, von Rot auf Rot und von Schwarz auf Schwarz; sonst voller Wert. Der Wert bleibt, wie er beim Ausspielen war.
rule-ba-7 = Angriffe auf eine Figur summieren sich. Bei ihrer Punktzahl fällt sie; alle Karten kommen auf die Ablagestapel derer, denen sie gehören.
rule-ba-8 = Ehrenvoller Tod: Wer eine Figur durch Punkte verliert, darf eine Karte ziehen; nicht, wenn ein Ass sie vernichtet hat, auch nicht mit seinem 1 Punkt, nicht für Schild oder König und nicht bei leerem Deck.
rule-ba-9 = Ein Ass vernichtet einen Buben oder eine Dame anderer Farbe auf der Stelle. Gegen jeden König und gegen einen Schild ist es 1 Punkt, und 0, wenn beide rot oder beide schwarz sind.
rule-ba-10 = Buben und Damen kommen in ihre eigene Reihe, ob sie leer ist oder nicht.
rule-ba-11 = Heilen: Wirf einen König von der Hand ab und entferne alle Angriffe von deinem König, nicht vom Schild; es muss einen geben.
rule-ba-12 = Sturmangriff: Ein König von der Hand greift mit 10 Punkten an, gleich welche Farbe.
rule-ba-13 = Einspringen: Ein König von der Hand übernimmt den Platz einer deiner Figuren und die Angriffe darauf; die alte Karte wird abgeworfen.
rule-ba-14 = Nur der König in der Königsreihe ist der König. In einer anderen Reihe ist er eine Figur mit 20 Punkten.
rule-ba-15 = Narr: Beantworte einen Angriff auf deine Figur oder deinen Schild mit einem Joker, dann werden beide abgeworfen. Du wirst gefragt, wenn nicht alle sehen, dass du keinen haben kannst.
rule-ba-16 = Schild: einmal pro Partie ein Joker vor deinem König, mit dessen Farbe und 20 Punkten; er muss fallen, bevor der König angegriffen werden kann.
rule-ba-17 = Wessen König fällt, scheidet aus, mit Hand und Deck. Eigene Angriffe auf andere bleiben liegen und zählen.
rule-ba-18 = Ende der Runde, vom Beginn der Runde an reihum: eine Karte abwerfen oder nicht, auf fünf ziehen, von einer eigenen Figur den obersten Angriff entfernen oder nicht.
rule-ba-19 = Ist dein Deck dann leer, darfst du einmal deinen Ablagestapel mischen, für jeden verbliebenen König fünf Karten als neues Deck nehmen und weiterziehen.
rule-ba-20 = Der letzte König am Tisch gewinnt.
rule-ba-21 = Nach Runde 100 teilen sich alle noch Beteiligten den Sieg.
rule-ba-22 = Offen: Figuren, Angriffe, Ablagestapel, die Größe von Händen und Decks. Geheim: Hände und die Folge der Decks, bis die Partie vorbei ist.
rule-ba-23 = Eine Karo 10 kann keinen Karobuben angreifen, eine Herz 10 zählt gegen ihn 5, eine schwarze 10 schlägt ihn.
