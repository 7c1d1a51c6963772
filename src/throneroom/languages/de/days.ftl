# Das Blatt für Partien über Tage: Mitteilungen, Urlaub, ein Kalender.

push = Mitteilungen auf diesem Gerät
push-note = Eine Mitteilung sagt, dass du in einer Partie über Tage dran bist oder dass deine Zeit bald um ist. Über Karten sagt sie nichts.
push-on = Mitteilungen einschalten
push-off = Mitteilungen ausschalten
push-is-on = Dieses Gerät bekommt Mitteilungen.
push-unable = Dieser Browser kann von dieser Seite keine Mitteilungen bekommen.
push-denied = Der Browser blockiert Mitteilungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
vacation = Urlaub
vacation-note = { $left ->
    [one] Deine Zeit steht in allen Partien über Tage still, und die anderen sehen es. Dieses Jahr ist noch 1 von { $all } Tagen übrig.
   *[other] Deine Zeit steht in allen Partien über Tage still, und die anderen sehen es. Dieses Jahr sind noch { $left } von { $all } Tagen übrig.
}
vacation-until = Du hast Urlaub bis { $date }.
vacation-days = Tage
vacation-take = Ab jetzt nehmen
vacation-end = Jetzt zurückkommen
calendar = Kalender
calendar-note = Gib diese Adresse deiner Kalender-App: Sie zeigt, wann deine Zeit um ist. Wer die Adresse hat, sieht deine Züge, behalte sie also für dich.
calendar-make = Adresse anlegen
calendar-renew = Neue Adresse anlegen
calendar-remove = Entfernen
calendar-copy = Adresse kopieren
calendar-copied = Adresse kopiert.

## Decisions in advance

premove-make = Entscheidung vorbereiten
premove-made = Vorbereitet: { $decision }
premove-title = Im Voraus entscheiden
premove-note = Es gilt, sobald du gefragt bist, falls es passt. Sonst wird es dir gesagt. Niemand sonst kann es sehen.
premove-after = Wenn { $name } entscheidet
premove-anything = irgendetwas
premove-then = entscheidest du
premove-save = Vorbereiten
premove-list = Vorbereitet
premove-line = Wenn { $name }: { $after }
premove-always = Was auch geschieht
premove-withdraw = Zurückziehen
premove-other = Deine vorbereitete Entscheidung gilt nicht: Die anderen haben etwas anderes getan.
premove-illegal = Deine vorbereitete Entscheidung gilt nicht: Sie ist jetzt nicht möglich.
premove-changed = Deine vorbereitete Entscheidung gilt nicht: Das Spiel hat sich verändert.
