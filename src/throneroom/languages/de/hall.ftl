# The words of the hall: leaderboards, pages of players, the search for an opponent, tournaments. page.ftl has the glossary.

## Leaderboards

hall-title = Ruhmeshalle
hall-of = Ruhmeshalle: { $game }
hall-rank = Rang
hall-player = Spieler
hall-rating = Wertung
hall-rated = Gewertete Partien
hall-won = Gewonnen
hall-strength = { $strength } ± { $deviation }
hall-strength-label = wahrscheinlichste Stärke
hall-bot = Bot: { $level }
hall-provisional = vorläufig
hall-you = du
hall-counts = { $total ->
    [one] { $total } Spieler, { $ranked } mit Rang
   *[other] { $total } Spieler, { $ranked } mit Rang
}
hall-none = Hier hat noch niemand eine gewertete Partie gespielt.
hall-your-rank = { $ranked ->
    [true] Du: Rang { $rank }, Wertung { $rating }
   *[false] Du: vorläufig, Wertung { $rating }
}
hall-to-your-page = Meine Zeile zeigen
hall-pages = Seiten
hall-page = Seite { $page } von { $pages }
hall-previous = Vorige Seite
hall-next = Nächste Seite
hall-how = So entsteht die Wertung
hall-how-text = Gewertet werden Partien zwischen Menschen, ohne Tipps und ohne Zurücknehmen, und Partien gegen Bots, die als gewertet eröffnet wurden. Die Wertung ist eine vorsichtige Schätzung: Sie beginnt bei 1000 und wächst mit jedem Sieg, und auch, wenn die Schätzung sicherer wird. Darunter steht die wahrscheinlichste Stärke; in 19 von 20 Fällen stimmt sie auf ± genau.
hall-how-bots = Bots werden wie Menschen gewertet, nach Stufe und nur aus denselben gewerteten Partien. Eine Stufe, gegen die noch niemand gewertet gespielt hat, fehlt hier.
hall-how-provisional = Eine Wertung ist vorläufig und hat keinen Rang, bis sie sicher genug ist (bei zweien etwa neun Partien) und aus Partien mit mindestens drei anderen stammt. Nur fünf Partien am Tag zwischen denselben beiden werden gewertet.

## A player's page

player-title = Spieler: { $name }
player-since = Hier seit { $date }
player-your-page = Das ist deine Seite, so wie andere sie sehen.
player-ratings = Wertungen
player-unrated = Noch keine gewertete Partie.
player-games = Letzte Partien an offenen Tischen
player-no-games = Noch keine. Partien an Tischen, zu denen nur ein Link führt, stehen hier nicht.

## The search for an opponent

pair-title = Mitspieler finden
pair-about = Eine gewertete Partie ohne Tipps und ohne Zurücknehmen. Wir suchen Mitspieler, die etwa so stark sind wie du, und je länger du wartest, desto weniger streng. Andere können zusehen.
pair-game = Spiel
pair-pace = Bedenkzeit
pair-search = Suchen
pair-searching = Wir suchen jemanden für dich …
pair-waited = Du wartest seit { $time }
pair-range = { $limited ->
    [true] Deine Stärke ist etwa { $strength }; die andere Seite darf bis zu { $range } Punkte schwächer oder stärker sein.
   *[false] Deine Stärke ist etwa { $strength }; jetzt passen alle.
}
pair-others = { $n ->
    [0] Sonst sucht niemand dieses Spiel mit dieser Bedenkzeit.
    [one] { $n } andere Person sucht.
   *[other] { $n } andere suchen.
}
pair-found = Gefunden! Die Partie beginnt gleich.
pair-cancel = Suche beenden
pair-cancelled = Die Suche ist beendet.
pair-ended = Diese Suche ist beendet: Du suchst in einem anderen Tab, oder die Seite war zu lange weg.
pair-keep-open = Wenn du diese Seite schließt, endet die Suche.
pair-may-close = Du kannst diese Seite schließen: Die Suche läuft eine Woche weiter, und die Partie steht dann unter deinen Partien.
pair-bot = Noch niemand? Gegen einen Bot spielen
pair-bot-about = Eine gewertete Partie gegen einen Bot, der etwa so stark ist wie du: { $level }. Die Suche endet.

## Tournaments

tournament-title = Turniere
tournament-about = Turniere für 3 bis 32 Spieler, in Spielen zu zweit, live oder über Tage. Schick den Link an Freunde, oder lass Bots freie Plätze füllen. Spiele für drei und mehr gibt es hier nicht.
tournament-list = Zum Mitspielen und Zusehen
tournament-none = Gerade gibt es kein Turnier.
tournament-new = Neues Turnier
tournament-name = Name
tournament-kind = Art
tournament-knockout = K.-o.-System
tournament-roundrobin = Jeder gegen jeden
tournament-size = Höchstens Spieler
tournament-bots = Bots
tournament-no-bots = keine
tournament-create = Turnier eröffnen
tournament-status = { $status ->
    [open] offen: { $taken } von { $size } Spielern
    [running] läuft, { $taken } Spieler
   *[over] vorbei, { $taken } Spieler
}
tournament-join = Mitspielen
tournament-leave = Turnier verlassen
tournament-start = Jetzt beginnen
tournament-link = Wer den Link dieser Seite hat, kann mitspielen und zusehen:
tournament-your-game = Deine Partie wartet
tournament-waiting = Du wartest auf die anderen Partien dieser Runde.
tournament-left = Du hast dieses Turnier verlassen: Du verlierst die Partien, die noch nicht begonnen haben.
tournament-winner = { $count ->
    [one] { LIST($names) } gewinnt das Turnier.
   *[other] { LIST($names) } teilen sich den Sieg.
}
tournament-players = Spieler
tournament-standings = Tabelle
tournament-points = Punkte
tournament-direct = Direkt
tournament-berger = Berger
tournament-beaten = ausgeschieden
tournament-gone = ist gegangen
tournament-bot = Bot { $number } ({ $level })
tournament-round = Runde { $round } von { $rounds }
tournament-watch = Tisch
tournament-versus = { $one } – { $other }
tournament-result = { $result ->
    [one] { $one } gewinnt
    [other] { $other } gewinnt
    [draw] unentschieden
   *[none] läuft
}
tournament-forfeit = kampflos
tournament-rules = Regeln
tournament-rules-text = Die Reihenfolge wird ausgelost. Wer nicht kommt, verliert allein durch die Uhr. Wer geht, verliert alle Partien, die noch nicht begonnen haben.
tournament-rules-knockout = K.-o.-System: Wer verliert, scheidet aus. Ist der Baum nicht voll, haben die zuerst Gelosten in der ersten Runde ein Freilos. Eine unentschiedene Partie wird einmal mit getauschten Plätzen wiederholt; danach kommt weiter, wer zuerst gelost wurde.
tournament-rules-roundrobin = Jeder gegen jeden: Alle treffen einmal aufeinander, ein Sieg zählt 1 Punkt, ein Unentschieden ½. Bei ungerader Zahl setzen alle einmal ohne Punkte aus. Bei gleichen Punkten zählen zuerst die Partien der Punktgleichen untereinander, dann Sonneborn-Berger (die Punkte der Besiegten, halb bei Unentschieden); sonst teilen sie den Rang.
