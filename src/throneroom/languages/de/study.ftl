# The words of the pages for studying games. page.ftl has the glossary.

## My finished games

mine-none = Du hast hier noch keine Partie beendet.
mine-none-text = Sobald du eine beendet hast, findest du sie hier: zum Nachspielen, mit deiner Bilanz und deiner Wertung, und zum Herunterladen.
mine-to-games = Zu den Spielen
mine-filters = Nur zeigen
mine-game = Spiel
mine-any-game = Alle Spiele
mine-players = Spieler
mine-any-number = Beliebig viele
mine-rivals = Gegenseite
mine-any-rivals = Alle
mine-people = Menschen
mine-bots = Bots
mine-bot-of = Bots ({ $level })
mine-result = Ergebnis
mine-any-result = Jedes Ergebnis
mine-won = Gewonnen
mine-lost = Verloren
mine-uncounted = Zählt nicht
mine-since = Von
mine-until = Bis
mine-clear = Filter aufheben
mine-list = Beendete Partien
mine-count = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
mine-none-fit = Keine Partie passt.
mine-more = Mehr zeigen
mine-record = Bilanz
mine-played = Gespielt
mine-victories = Gewonnen
mine-show-these = Diese Partien zeigen: { $which }
mine-uncounted-note = Partien ohne Ergebnis oder mit einer zurückgenommenen Entscheidung zählen nicht.
mine-rating = Wertung
mine-rating-now = { $n ->
    [one] { $rating } nach { $n } gewerteten Partie
   *[other] { $rating } nach { $n } gewerteten Partien
}
mine-rating-range = Tiefstand { $low }, Höchststand { $high }
mine-rating-point = { $date }: { $rating }
mine-unrated = Noch keine gewertete Partie. Gewertet werden Partien zwischen Menschen, ohne Tipps und ohne Zurücknehmen, und gewertete Partien gegen Bots.
mine-openings = Lieblingseröffnungen
mine-opening = Erste Wahl
mine-export = Alle Partien herunterladen
mine-export-note = Ein ZIP-Archiv mit einer Datei für jede Partie.

## Statistics of a game

statistics-title = { $game }: Statistik
statistics-about = { $n ->
    [one] Aus { $n } Partie dieses Servers, die nach den Regeln endete, ohne Zurücknehmen. Ein Bereich ist ein 95-%-Konfidenzintervall.
   *[other] Aus { $n } Partien dieses Servers, die nach den Regeln endeten, ohne Zurücknehmen. Ein Bereich ist ein 95-%-Konfidenzintervall.
}
statistics-none = Hier ist noch keine Partie nach den Regeln zu Ende gegangen.
statistics-table = { $players } Spieler
statistics-seats = Siege nach Platz
statistics-seat = Platz
statistics-share = Anteil
statistics-range = Bereich
statistics-from-to = { $low } bis { $high } %
statistics-even = Gleichmäßig verteilt wären es { $percent } %.
statistics-nobody = niemand
statistics-length = Länge
statistics-length-text = Im Schnitt { $mean } Entscheidungen, Median { $median }, von { $shortest } bis { $longest }.
statistics-cards = Was Sieger haben
statistics-card = Karte
statistics-winners = Sieger
statistics-everyone = Alle
statistics-difference = Unterschied
statistics-firsts = Erste Wahl
statistics-taken = Gewählt
statistics-won = Gewonnen
statistics-rules = Regeln im Einsatz
statistics-rule = Regel
statistics-times = Je Partie
statistics-in-games = In Partien

## The explorer of a solved game

explorer-of = { $game }: Erkunder
explorer-about = Jede Kartenverteilung ist gelöst. Wähle eine, und du siehst, wohin jede Wahl führt, wenn beide fehlerlos spielen.
explorer-search = Eine Verteilung finden
explorer-begins = Beginnt mit
explorer-any-card = einer beliebigen Karte
explorer-outcome = Ausgang
explorer-any-outcome = beliebig
explorer-first-wins = wer beginnt, gewinnt
explorer-second-wins = wer beginnt, verliert
explorer-order = Reihenfolge
explorer-by-number = nach Nummer
explorer-shortest = die kürzesten zuerst
explorer-longest = die längsten zuerst
explorer-holds = Wer hat die Karte? Tippe, um zu wechseln.
explorer-held-any = { $card }: egal wer
explorer-held-first = { $card }: wer beginnt
explorer-held-second = { $card }: wer nicht beginnt
explorer-found = { $n ->
    [one] { $n } Verteilung
   *[other] { $n } Verteilungen
}
explorer-none = Keine Verteilung passt.
explorer-deal = Verteilung { $n }
explorer-own-deal = Eigene Verteilung
explorer-verdict = { $n ->
    [one] { $name } gewinnt in { $n } Entscheidung
   *[other] { $name } gewinnt in { $n } Entscheidungen
}
explorer-over = { $name } gewinnt.
explorer-wins = gewinnt in { $n }
explorer-loses = verliert in { $n }
explorer-choices = Wahlmöglichkeiten, mit den Entscheidungen bis zum Ende
explorer-best = Bestes Spiel: { $line }
explorer-another = Andere Verteilungen
explorer-set-up = Eine Verteilung aufbauen
explorer-set-up-text = Tippe eine Karte an, um sie dem anderen zu geben. Jeder hat { $n } Karten.
explorer-holder = { $card }: { $name }
explorer-held = { $name }: { $n } von { $all }
explorer-open = Diese Verteilung erkunden
explorer-cannot = Diese Stellung lässt sich nicht zeigen.
explorer-previous-page = Vorige Seite
explorer-next-page = Nächste Seite

## The review of a finished game

review-title = Analyse
review-working = Die Partie wird analysiert: { $done } von { $all } Entscheidungen.
review-accuracy = { $own ->
    [true] Deine Genauigkeit: { $percent } %.
   *[false] { $name }: Genauigkeit { $percent } %.
}
review-nothing = { $own ->
    [true] Du hattest keine Wahl, auf die es ankam.
   *[false] { $name } hatte keine Wahl, auf die es ankam.
}
review-marks = Ungenauigkeiten: { $inaccuracies }, Fehler: { $mistakes }, grobe Fehler: { $blunders }.
review-clean = Keine Fehler.
review-balance = Von gleichen Chancen zum Ergebnis, in Prozent
# The parts of a sum: an even chance, and what was added or lost.
review-even = Gleiche Chancen
review-deal = Kartenverteilung
review-own = { $own ->
    [true] Deine Entscheidungen
   *[false] Entscheidungen von { $name }
}
review-rest = Die anderen und die gezogenen Karten
review-others = Entscheidungen der anderen
review-luck = Glück
review-result = Ergebnis
review-decision = Entscheidung { $n } von { $all }
review-mark = { $mark ->
    [blunder] Grober Fehler
    [mistake] Fehler
    [inaccuracy] Ungenauigkeit
    [best] Beste Wahl
   *[good] Gute Wahl
}
# How much of the chance of victory a decision cost.
review-lost = kostet { $percent } %
review-choice = { $kind ->
    [played] Gespielt: { $story } ({ $percent } %)
    [best] Besser: { $story } ({ $percent } %)
   *[both] Gespielt, und am besten: { $story } ({ $percent } %)
}
review-brings = { $sure ->
    [true] Das hätte wahrscheinlich gebracht:
   *[false] Das hätte bringen können:
}
review-prevents = { $sure ->
    [true] Das hätte wahrscheinlich verhindert:
   *[false] Das hätte verhindern können:
}
# The played choice was the best one; sentences follow.
review-brings-best = { $sure ->
    [true] Anders als die nächstbeste Wahl bringt das wahrscheinlich:
   *[false] Anders als die nächstbeste Wahl kann das bringen:
}
review-prevents-best = { $sure ->
    [true] Anders als die nächstbeste Wahl verhindert das wahrscheinlich:
   *[false] Anders als die nächstbeste Wahl kann das verhindern:
}
review-no-event = Kein einzelnes Ereignis macht den Unterschied: Die Stellung insgesamt ist besser.
review-equal = Hier sind alle Möglichkeiten gleich gut: Es stand nichts auf dem Spiel.
review-proven = bewiesen
review-choices = Die Möglichkeiten
review-others-left = { $count ->
    [one] { $count } weitere Möglichkeit.
   *[other] { $count } weitere Möglichkeiten.
}
review-overview = Überblick
review-previous = Vorige Entscheidung
review-next = Nächste Entscheidung
review-next-mark = Nächster Fehler
review-line = Variante zeigen
review-line-step = { $exact ->
    [true] Bestes Spiel, { $n } von { $all }: { $story }
   *[false] Eine wahrscheinliche Fortsetzung mit erratenen Karten, { $n } von { $all }: { $story }
}
review-back = Zurück zur Entscheidung
review-retry = Von hier neu versuchen
review-seen-by = Analyse für

## Puzzles

puzzle-title = Rätsel
puzzle-of-day = Rätsel des Tages
puzzle-same-for-all = Heute bekommen alle dasselbe.
puzzle-solve-today = Zum Rätsel
puzzle-solved-today = Gelöst! Morgen kommt das nächste.
puzzle-missed-today = Beantwortet. Morgen kommt das nächste.
# Days in a row on which a puzzle of the day was answered.
puzzle-streak = { $days ->
    [0] Noch keine Serie.
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}
puzzle-longest = Längste Serie: { $days }.
puzzle-by-game = Nach Spielen
# A field: how hard the next puzzles are.
puzzle-wanted = Schwierigkeit
puzzle-wanted-rating = nach deiner Wertung
puzzle-wanted-level = Schwierigkeit { $n } von 5 ({ $puzzles })
puzzle-wanted-win = Gewinn in { $turns } ({ $puzzles })
puzzle-count = { $n } Rätsel
puzzle-solved = { $solved } von { $tried } gelöst
puzzle-rating = Wertung { $rating }.
puzzle-rating-change = Wertung { $rating } ({ SIGNED($change) }).
puzzle-not-counted = Nur deine erste Antwort zählt.
puzzle-today = Rätsel von heute
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-all = Alle Rätsel
puzzle-difficulty = Schwierigkeit { $n } von 5.
# The herald says this instead of "Your turn."; another sentence follows. $turns counts only your own decisions.
puzzle-task-win = { $turns ->
    [one] Ein Zug gewinnt sofort: Finde ihn.
   *[other] Gewinne in { $turns } Zügen: Finde den einzigen Zug, der gewinnt.
}
puzzle-task-ending = Kurz vor Schluss: Finde den einen besten Zug.
puzzle-task-risk = Lohnt sich das Risiko? Finde den einen besten Zug.
puzzle-task-sure = Finde den einen besten Zug.
# What the puzzles of a game are about.
puzzle-kind-win = der einzige Gewinnzug
puzzle-kind-ending = der beste Zug kurz vor Schluss
puzzle-kind-risk = Risiko oder nicht
puzzle-kind-sure = der beste Zug
# How the solution is known.
puzzle-known-win = Das ist bewiesen.
puzzle-known-ending = Jede mögliche Hand der anderen wurde mit offenen Karten zu Ende gespielt.
puzzle-known-risk = Jede Karte, die in diesem Zug noch kommen kann, ist mitgerechnet.
puzzle-known-sure = Die stärksten Bots sind sich einig.
puzzle-right = Richtig!
puzzle-wrong = Nicht dieser Zug.
puzzle-proof-right = { $decisions ->
    [one] Er gewinnt sofort; jeder andere Zug verliert.
   *[other] Er gewinnt gegen jede Verteidigung in höchstens { $decisions } Zügen; jeder andere verliert.
}
puzzle-proof-wrong = Er verliert in höchstens { $decisions } Zügen. Nur ein Zug gewinnt.
# $best, $other and $own are percentages, such as 82%.
puzzle-chance-right = Damit gewinnst du in { $best } der Fälle, mit dem nächstbesten Zug in { $other }.
puzzle-chance-wrong = Damit gewinnst du in { $own } der Fälle, mit der Lösung in { $best }.
puzzle-play-on = { $turns ->
    [one] Richtig! Gewinne jetzt sofort.
   *[other] Richtig! Gewinne jetzt in { $turns } Zügen.
}
puzzle-slip = Nicht dieser Zug: Er verliert in höchstens { $decisions } Zügen. Ein anderer gewinnt.
# Sentences follow: what happens in the solution's line, and in the line of the wrong choice.
puzzle-brings = { $proof ->
    [true] Die Lösung führt zu:
   *[false] Die Lösung führt wahrscheinlich zu:
}
puzzle-prevents = { $proof ->
    [true] Sie verhindert:
   *[false] Sie verhindert wahrscheinlich:
}
puzzle-controls = Die Antwort
puzzle-which = Welche Folge gezeigt wird
puzzle-solution = Lösung
puzzle-own = Dein Zug
puzzle-position = Die Stellung des Rätsels.
puzzle-back = Einen Zug zurück
puzzle-forth = Einen Zug weiter

## A link to a moment of a game, a picture of it, a film

share-title = Diesen Moment teilen
share-drawing = Das Bild wird gezeichnet …
share-failed = Das Bild ließ sich nicht zeichnen: { $why }
share-picture-of = Bild des Tisches: { $game }
share-seen-by = { $viewer ->
    [all] alle Karten offen
    [spectator] wie ein Zuschauer es sieht
   *[seat] wie { $name } es sieht
}
share-download = Bild herunterladen
share-send = Senden …
share-copy = Bild kopieren
share-copied = Bild kopiert.
share-not-copied = Dieser Browser lässt uns kein Bild kopieren. Du kannst es herunterladen.
share-film = Ein kurzer Film
share-film-shows = Film des Tisches: { $game }
share-make = Film machen
share-making = Der Film entsteht
share-progress = { $all ->
    [0] Einen Moment …
   *[other] Bild { $n } von { $all }
}
share-cancel = Abbrechen
share-download-film = Film herunterladen

## The second lesson

lesson-position = Stellung { $n } von { $all }
lesson-choose = Wähle, was du für das Beste hältst.
lesson-cannot = Das geht hier nicht: Wähle etwas, das leuchtet.
lesson-best = Gut gewählt: { $percent } Prozent, mehr ist nicht drin.
lesson-close = Gut: { $percent } Prozent; die beste Wahl bringt { $best }.
lesson-worse = Damit bleiben dir { $percent } Prozent; die beste Wahl bringt { $best }.
lesson-wins = Gut gewählt: Das gewinnt gegen jede Antwort.
lesson-loses = Nicht diese Karte: Die richtigen Antworten widerlegen das, eine andere Karte gewinnt.
lesson-retry = Noch einmal
lesson-all = Alle Möglichkeiten
lesson-yours = deine Wahl

## All cards

gallery-title = Alle Karten
gallery-states = Zustände einer Karte
gallery-sizes = Größen
gallery-state-plain = schlicht
gallery-state-legal = erlaubt
gallery-state-selected = gewählt
gallery-state-not-legal = nicht erlaubt
gallery-state-reply = Antwort
gallery-state-dead = tot
gallery-state-converted = bekehrt
gallery-state-token = Marker
gallery-state-changed-value = anderer Wert
gallery-state-broken = gebrochen
gallery-state-unavailable = nicht verfügbar
gallery-state-face-down = verdeckt
gallery-state-sealed = verdeckt gelegt
gallery-state-target-preview = Ziel im Voraus
gallery-state-half = halb
gallery-state-mini = winzig
gallery-sample-dead = tot
gallery-sample-church = Kirche
gallery-sample-now = jetzt 3
gallery-sample-needs = braucht höchstens 3
gallery-sample-falls = fällt
gallery-sample-half = halb: 5
gallery-tinctures-or = Gold
gallery-tinctures-purpure = Purpur
gallery-tinctures-azure = Blau
gallery-tinctures-vert = Grün
gallery-tinctures-gules = Rot
gallery-tinctures-sable = Schwarz
gallery-tinctures-argent = Silber

## A replay

replay-slider = Schritt der Partie
replay-step = Schritt { $n } von { $all }: { $known ->
    [true] { $sentence } Chance von { $name }: { $percent } Prozent.
   *[false] { $sentence }
}
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-seen-by = Ansicht
replay-all-open = alle Karten offen
replay-watcher = Zuschauer
replay-go-on = Ab hier weiterspielen
replay-copy = Link kopieren
replay-download = Herunterladen
replay-beginning = Der Anfang.
replay-more = Mehr

## The keys of a replay, a review, a puzzle and the explorer, in the sheet of all keys

steps-title = Solange keine Karte den Fokus hat
steps-arrows-deed = ein Schritt zurück, einer vor
steps-ends-deed = der Anfang, das Ende
steps-turns = Umschalt + Links, Rechts
steps-turns-deed = der vorige Zug, der nächste
steps-marks-deed = der vorige Fehler, der nächste
steps-review-ends-deed = der Überblick, die letzte Entscheidung
steps-space = Leertaste
steps-space-deed = abspielen, anhalten
steps-puzzle-arrows-deed = nach der Antwort: ein Schritt zurück, einer vor
steps-puzzle-ends-deed = nach der Antwort: die Aufgabe, das Ende der Variante
