# What cannot be done at a table, and why. `throneroom/table/refusals.py` says when each is told. Sentences begin with a capital, after a colon
# too, and have no full stop: they stand on their own or after a colon.

## Tables and seats

no-such-table = Diesen Tisch gibt es nicht; vielleicht ist der Link abgeschnitten oder vertippt
no-such-puzzle = Dieses Rätsel gibt es nicht; vielleicht ist der Link abgeschnitten oder vertippt
not-seated = Du sitzt nicht an diesem Tisch
only-the-host = Das kann nur, wer den Tisch eröffnet hat
already-seated = Du hast schon einen Platz: { SEAT($seat) }
no-open-seat = An diesem Tisch ist kein Platz frei; du kannst zusehen
seat-taken = { SEAT($seat) } ist besetzt; frei: { SEAT($free) }
seats-still-open = Noch frei: { SEAT($free) }; warte, oder fang an und gib die freien Plätze an Bots
people-only = Dieser Tisch ist nur für Menschen: Warte, bis jeder Platz besetzt ist
cannot-leave = Die Partie läuft: Gib auf, oder geh einfach und komm später wieder
already-running = Die Partie läuft schon
seats-are-fixed = Die Partie läuft: Plätze wechselt man davor oder danach
rules-outdated = Diese Partie wurde mit Version { $begun } der Regeln begonnen, und dieser Server hat Version { $known }: Sie kann nicht weitergehen, eröffne einen neuen Tisch
table-worn-out = Dieser Tisch ist mit { $entries } Einträgen voll: Eröffne einen neuen

## The game

no-game-running = An diesem Tisch läuft keine Partie
out-of-game = Du bist aus dieser Partie ausgeschieden
time-was-over = Deine Zeit war abgelaufen, bevor diese Entscheidung kam
cannot-skip = Zum Ende springen kann nur, wer ausgeschieden ist und nur noch Bots spielen sieht
not-over-yet = Eine Revanche gibt es erst nach der Partie
no-rematch-asked = Gerade bittet niemand um eine Revanche
no-hints-here = An diesem Tisch wird ohne Tipps gespielt
no-advice = Kein Bot kann zu dieser Partie gerade einen Rat geben
hint-when-asked = Einen Tipp gibt es, wenn du dran bist
no-finished-game = Eine beendete Partie dieses Namens gibt es nicht; vielleicht ist der Link abgeschnitten oder vertippt

## Undo

nothing-to-take-back = Du hast nichts entschieden, was sich zurücknehmen ließe
decided-since = { $name } hat seitdem entschieden
away-from-undo = { $name } ist nicht da und müsste zustimmen
seen-since = Seitdem war etwas zu sehen, und das lässt sich nicht ungesehen machen
undo-already-asked = { $name } hat schon gebeten, etwas zurückzunehmen
no-undo-asked = Gerade bittet niemand, etwas zurückzunehmen
already-agreed = Du hast schon zugestimmt

## People who are away; chat

nobody-away = Die Partie wartet auf niemanden, der nicht da ist: Spiel weiter, oder gib auf
not-away = Die Partie wartet nicht darauf, dass { $name } wiederkommt
not-connected = Diese Wahl haben nur die, die da sind: Verbinde dich zuerst mit dem Tisch
waited-enough = Das Warten auf { $name } wurde schon { $times }-mal verlängert
time-to-come-back = { $seconds ->
    [one] Lass { $name } noch { $seconds } Sekunde Zeit, wiederzukommen
   *[other] Lass { $name } noch { $seconds } Sekunden Zeit, wiederzukommen
}
cannot-nudge = Anstupsen kannst du nur andere, die da sind und sich entscheiden müssen
nudged-just-now = { $seconds ->
    [one] { $name } wurde eben erst angestupst: Warte { $seconds } Sekunde
   *[other] { $name } wurde eben erst angestupst: Warte { $seconds } Sekunden
}
chat-too-long = Eine Nachricht hat 1 bis { $most } Zeichen, nicht { $length }

## The server

# $seconds is a number with one digit after the point, such as 2.5.
too-much-at-once = { $what ->
    [guests] Zu viele neue Gäste von dieser Adresse: Warte { $seconds } Sekunden
    [acts] Zu viel auf einmal: Warte { $seconds } Sekunden
    [messages] Zu viele Nachrichten: Warte { $seconds } Sekunden
    [hints] Zu viele Tipps: Warte { $seconds } Sekunden
    [reviews] Zu viele Rückblicke der Bots: Warte { $seconds } Sekunden
    [puzzles] Zu viele Rätsel: Warte { $seconds } Sekunden
    [statistics] Die Partien werden noch gezählt: Warte { $seconds } Sekunden
    [exports] Zu viele Downloads aller Partien: Warte { $seconds } Sekunden
    [explorer] Zu viele Fragen an den Erkunder: Warte { $seconds } Sekunden
    [connections] Zu viele Verbindungen: Warte { $seconds } Sekunden
   *[requests] Zu viele Anfragen: Warte { $seconds } Sekunden
}
too-many-tables = Zu viele Tische: Du hast { $tables } offen; beende einen, oder warte { $seconds } Sekunden
log-unreadable = Dieser Tisch lässt sich nicht lesen: Was der Server von ihm gespeichert hat, ist beschädigt
database-silent = Die Datenbank antwortet nicht: Versuch es noch einmal
bots-unavailable = Die Bots können das gerade nicht: Versuch es später noch einmal
