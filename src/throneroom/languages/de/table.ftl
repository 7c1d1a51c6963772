# What cannot be done at a table, and why. `throneroom/table/refusals.py` says when each is told. They stand on their own or after a colon: whole
# sentences have a capital, fragments have none, and there is no full stop. The glossary is in page.ftl.

## Tables and seats

no-such-table = Diesen Tisch gibt es nicht; vielleicht ist der Link unvollständig oder vertippt
not-seated = Du sitzt nicht an diesem Tisch
only-the-host = Das kann nur, wer den Tisch eröffnet hat
already-seated = Du sitzt schon auf { SEAT($seat) }
no-open-seat = An diesem Tisch ist kein Platz frei; du kannst zusehen
seat-taken = { SEAT($seat) } ist besetzt; frei: { SEAT($free) }
seats-still-open = noch frei: { SEAT($free) }; warte, oder fang an und überlass die freien Plätze Bots
people-only = Dieser Tisch ist ohne Bots: Warte, bis alle Plätze besetzt sind
cannot-leave = Die Partie läuft: Gib auf, oder geh einfach und komm später wieder
already-running = Die Partie läuft schon
seats-are-fixed = Die Partie läuft: Plätze wechseln geht davor oder danach
rules-outdated = Diese Partie begann mit Version { $begun } ihrer Regeln, und dieser Server hat Version { $known }: Sie kann nicht weitergehen, eröffne einen neuen Tisch
table-worn-out = Hier ist schon { $entries }-mal etwas geschehen, mehr passt nicht: Eröffne einen neuen Tisch

## The game

no-game-running = An diesem Tisch läuft keine Partie
out-of-game = Du bist nicht mehr in dieser Partie
time-was-over = Deine Zeit war um, bevor diese Entscheidung ankam
cannot-skip = Zum Ende springen kann nur, wer ausgeschieden ist und nur noch Bots am Tisch hat
not-over-yet = Eine Revanche gibt es erst nach der Partie
no-rematch-asked = Gerade möchte niemand eine Revanche
no-hints-here = An diesem Tisch wird ohne Tipps gespielt
no-advice = Kein Bot kann dir jetzt in dieser Partie raten
hint-when-asked = Einen Tipp gibt es, wenn du dran bist
no-finished-game = Keine beendete Partie heißt so; vielleicht ist der Link unvollständig oder vertippt

## Undo

nothing-to-take-back = Es gibt keine Entscheidung von dir, die du zurücknehmen könntest
decided-since = { $name } hat seitdem entschieden
away-from-undo = { $name } ist nicht da und müsste zustimmen
seen-since = Seitdem war etwas zu sehen, und das lässt sich nicht ungesehen machen
undo-already-asked = { $name } möchte schon etwas zurücknehmen
no-undo-asked = Gerade möchte niemand etwas zurücknehmen
already-agreed = Du hast schon zugestimmt

## People who are away; chat

nobody-away = Die Partie wartet auf niemanden, der nicht da ist: Spiel weiter, oder gib auf
not-away = Die Partie wartet nicht darauf, dass { $name } wiederkommt
not-connected = Das können nur die wählen, die da sind: Verbinde dich erst mit dem Tisch
waited-enough = { $times ->
    [one] Auf { $name } wurde schon { $times } weiteres Mal gewartet
   *[other] Auf { $name } wurde schon { $times } weitere Male gewartet
}
time-to-come-back = { $seconds ->
    [one] Gib { $name } noch { $seconds } Sekunde zum Wiederkommen
   *[other] Gib { $name } noch { $seconds } Sekunden zum Wiederkommen
}
cannot-nudge = Anstupsen kannst du andere, die da sind und entscheiden müssen
nudged-just-now = { $seconds ->
    [one] { $name } wurde gerade erst angestupst: Warte { $seconds } Sekunde
   *[other] { $name } wurde gerade erst angestupst: Warte { $seconds } Sekunden
}
chat-too-long = Eine Nachricht hat 1 bis { $most } Zeichen, nicht { $length }

## The server

# $seconds is a number with one digit after the point, such as 2.5.
too-much-at-once = { $what ->
    [guests] Zu viele neue Gäste von dieser Adresse: Warte { $seconds } Sekunden
    [acts] Zu viele Aktionen: Warte { $seconds } Sekunden
    [messages] Zu viele Nachrichten: Warte { $seconds } Sekunden
    [hints] Zu viele Tipps: Warte { $seconds } Sekunden
    [reviews] Zu viele Partien, auf die Bots zurückblicken: Warte { $seconds } Sekunden
    [connections] Zu viele Verbindungen: Warte { $seconds } Sekunden
   *[requests] Zu viele Anfragen: Warte { $seconds } Sekunden
}
too-many-tables = Zu viele Tische: { $tables } von dir sind offen; beende einen, oder warte { $seconds } Sekunden
database-silent = Die Datenbank antwortet nicht: Versuch es noch einmal
bots-unavailable = Die Bots können das gerade nicht: Versuch es später noch einmal
