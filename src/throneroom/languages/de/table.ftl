# What cannot be done at a table, and why. `throneroom/table/refusals.py` says when each is told. Sentences begin with a capital, after a colon
# too, and have no full stop: they stand on their own or after a colon.

## Tables and seats

no-such-table = Diesen Tisch gibt es nicht; vielleicht ist der Link abgeschnitten oder vertippt
no-such-puzzle = Dieses Rätsel gibt es nicht; vielleicht ist der Link abgeschnitten oder vertippt
no-such-player = Diesen Spieler gibt es nicht; vielleicht ist der Link abgeschnitten oder vertippt
cannot-prepare = Das lässt sich nicht im Voraus entscheiden
no-search = Diese Suche ist beendet: Sie wurde abgebrochen, oder du suchst in einem anderen Tab
no-such-tournament = Dieses Turnier gibt es nicht; vielleicht ist der Link abgeschnitten oder vertippt
only-the-tournament-host = Das Turnier kann nur beginnen, wer es eröffnet hat
tournament-begun = Das Turnier hat schon begonnen; du kannst zusehen
tournament-full = Alle { $size } Plätze des Turniers sind besetzt; du kannst zusehen
too-few-players = Ein Turnier braucht mindestens { $least } Spieler, es sind { $players }: Warte auf weitere, oder eröffne eines, das Bots auffüllen
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
begins-by-itself = die Partie beginnt gleich von selbst: die Plätze stehen fest
too-late-to-contribute = die Partie hat ohne deine Zufallszahl begonnen
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

no-undo-here = Das ist eine gewertete Partie: Nichts wird zurückgenommen
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
chat-is-off = an diesem Tisch gibt es keinen Chat
chat-too-long = Eine Nachricht hat 1 bis { $most } Zeichen, nicht { $length }

## Partien über Tage

too-few-vacation-days = { $left ->
    [0] kein Urlaubstag mehr übrig: ein genommener Tag kommt nach einem Jahr zurück
    [one] du willst { $wanted } Tage Urlaub, übrig ist noch einer
   *[other] du willst { $wanted } Tage Urlaub, übrig sind noch { $left }
}

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
    [sign_ins] Zu viele Anmeldeversuche: Warte { $seconds } Sekunden
    [tables] zu viele neue Tische von dieser Adresse: warte { $seconds } Sekunden
    [reports] zu viele Meldungen: warte { $seconds } Sekunden
    [attempts] zu viele falsche Zugangswörter: warte { $seconds } Sekunden
    [connections] Zu viele Verbindungen: Warte { $seconds } Sekunden
   *[requests] Zu viele Anfragen: Warte { $seconds } Sekunden
}
too-many-tables = Zu viele Tische: Du hast { $tables } offen; beende einen, oder warte { $seconds } Sekunden
too-many-tournaments = Zu viele Turniere: Du richtest { $tournaments } aus; beginne oder verlass eines davon
log-unreadable = Dieser Tisch lässt sich nicht lesen: Was der Server von ihm gespeichert hat, ist beschädigt
database-silent = Die Datenbank antwortet nicht: Versuch es noch einmal
bots-unavailable = Die Bots können das gerade nicht: Versuch es später noch einmal

## Konten

both-seated = Deine beiden Gäste sitzen am selben Tisch: Beende diese Partie oder verlasse sie zuerst
code-mistyped = In diesem Code ist ein Tippfehler: Vergleiche ihn Zeichen für Zeichen
no-such-code = Dieser Code gilt nicht: Vielleicht ist er abgelaufen, schon benutzt oder durch einen neueren ersetzt
passkey-refused = Dieser Passkey wurde nicht angenommen: Versuche es noch einmal, oder komm mit deinem Wiederherstellungscode zurück
passkeys-need-name = Passkeys brauchen eine Adresse mit einem Namen, etwa https://games.example oder http://localhost: Nimm hier einen Wiederherstellungscode
sign-in-expired = Das hat zu lange gedauert: Melde dich noch einmal an

## Sicher für die Öffentlichkeit

# $until is a time such as 2026-11-19 21:30 UTC, or ever.
banned = { $until ->
    [ever] die Moderation hat dich für immer gesperrt: du kannst zuschauen, aber nicht spielen
   *[other] die Moderation hat dich bis { $until } gesperrt: bis dahin kannst du zuschauen, aber nicht spielen
}
name-not-allowed = dieser Name enthält ein Wort, das hier nicht erlaubt ist: wähle einen anderen
not-welcome-here = hier kannst du nicht mitspielen: wähle einen anderen Tisch oder eröffne selbst einen
cannot-block-yourself = das bist du selbst
too-many-blocks = du kannst höchstens { $most } Personen blockieren: gib zuerst jemanden frei
no-such-message = diese Nachricht gibt es nicht mehr
