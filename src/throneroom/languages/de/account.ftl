# Die Wörter der Kontoseite. page.ftl hat das Glossar.

account-guest = Du spielst hier als Gast: ohne Passwort, ohne E-Mail. Dieser Browser merkt sich, wer du bist, und mit dir deinen Namen, deine Partien und Plätze, deine Wertung und deine Rätsel.
account-alone = Bisher kennt dich nur dieser Browser. Wenn seine Daten gelöscht werden oder das Gerät verloren geht, kann dir niemand deine Partien zurückgeben. Wähle einen Weg zurück.
account-safe = Du kannst zu alldem zurückkommen: { LIST($ways) }.
account-way-code = mit deinem Wiederherstellungscode
account-way-passkeys = { $n ->
    [one] mit deinem Passkey
   *[other] mit einem von { $n } Passkeys
}
account-way-devices = { $n ->
    [one] von einem anderen Gerät
   *[other] von { $n } anderen Geräten
}
account-nobody = Du bist hier noch kein Gast: Du wirst einer, sobald du spielst. Hast du auf einem anderen Gerät gespielt, kannst du hier zurückkommen.
account-name = Dein Name
account-rename = Namen speichern
account-name-note = Ändere ihn, wann du willst; deine Tische zeigen ihn sofort.
account-code = Wiederherstellungscode
account-code-about = Ein Code zum Aufschreiben. Wer ihn eingibt, auf welchem Gerät auch immer, ist du: Verwahre ihn wie einen Schlüssel.
account-code-since = Du hast einen Code vom { $date }. Ein neuer ersetzt ihn.
account-code-make = Wiederherstellungscode erstellen
account-code-renew = Neuen Code erstellen
account-code-once = Schreib ihn jetzt auf: Er wird nur einmal gezeigt.
account-copy = Kopieren
account-copied = Kopiert
account-not-copied = Der Browser erlaubt kein Kopieren: Schreib es auf
account-passkeys = Passkeys
account-passkeys-about = Dein Gerät oder Passwortmanager verwahrt einen Passkey und fragt nach Finger, Gesicht oder PIN. Du musst dir nichts merken.
account-passkeys-missing = Dieser Browser kann für diese Adresse keine Passkeys: Sie brauchen HTTPS und einen Namen.
account-passkey-add = Passkey hinzufügen
account-passkey-added = Der Passkey ist gespeichert
account-passkey-failed = Es wurde kein Passkey benutzt. Versuch es noch einmal, oder nimm einen Code.
account-made = erstellt am { $date }
account-used = zuletzt benutzt am { $date }
account-remove = Entfernen
account-remove-which = Passkey entfernen: { $which }
account-agent = { $browser } auf { $system }
account-agent-unknown = Ein Programm
account-join = Ein anderes Gerät
account-join-about = Scanne diesen Code mit dem anderen Gerät, oder öffne dort die Kontoseite und gib den Code ein. Er gilt einmal, zehn Minuten lang.
account-join-intro = Spiel auf dem Handy oder einem anderen Rechner weiter, als derselbe Gast.
account-join-show = Code zeigen
account-join-qr = QR-Code mit dem Link für das andere Gerät
account-join-until = Gültig bis { $time }
account-join-link = Link kopieren
account-joined = Ein anderes Gerät ist dazugekommen: { $device }
account-devices = Deine Geräte
account-this-device = dieses Gerät
account-seen = letzter Besuch { $date }
account-sign-out = Abmelden
account-sign-out-which = Abmelden: { $which }
account-sign-out-sure = Dieses Gerät abmelden?
account-sign-out-text = Dieser Browser vergisst dich. Du kannst zurückkommen: { LIST($ways) }.
account-sign-out-lost = Dieser Browser vergisst dich, und du hast keinen Weg zurück: Deine Partien wären für dich verloren. Erstelle zuerst einen Wiederherstellungscode.
account-cancel = Abbrechen
account-back = Zurückkommen
account-back-about = Du hast einen Code oder einen Passkey von einem anderen Gerät? Dann sei hier derselbe Gast.
account-back-code = Wiederherstellungscode oder der Code von deinem anderen Gerät
account-back-go = Weiter
account-back-passkey = Passkey benutzen
account-offer = Hier { $name } sein?
account-offer-text = Dieses Gerät spielt dann als { $name }. Tu das nur, wenn du das bist: Wer dir den Code gegeben hat, kann deine Partien sehen und spielen.
account-offer-go = { $name } sein
account-former = Dieses Gerät hat schon einen Gast: { $former }, mit { $games ->
    [one] { $games } beendeten Partie
   *[other] { $games } beendeten Partien
}, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tischen
} und { $puzzles ->
    [one] { $puzzles } Rätsel
   *[other] { $puzzles } Rätseln
}. Was wird daraus?
account-former-join = Beide vereinen: Alles gehört dann { $name }
account-former-join-note = Partien, Plätze und Rätsel kommen mit. Von zwei Wertungen in einem Spiel zählt die sicherere. Das lässt sich nicht rückgängig machen.
account-former-leave = Getrennt lassen: { $former } zurücklassen
account-former-leave-note = Die Partien bleiben bei { $former }. Du kommst nur zu ihnen zurück, wenn { $former } einen Code, einen Passkey oder ein anderes Gerät hat.
account-welcome = Du bist hier jetzt { $name }
account-already = Du bist hier schon { $name }
account-data = Deine Daten
account-export = Alle meine Daten herunterladen
account-export-note = Ein ZIP-Archiv: alles, was über dich gespeichert ist, von den Geräten bis zu den freien Tagen, deine Nachrichten und eine Aufzeichnung jeder Partie. Geheimes wie Codes fehlt.
account-delete = Alles über mich löschen
account-delete-sure = { $name } endgültig löschen?
account-delete-text = Dein Name, deine Geräte, Passkeys, Codes, Wertungen, Rätsel und alles, was du in Chats geschrieben hast, werden auf allen Geräten gelöscht. Laufende Partien gelten als aufgegeben. Deine Partien bleiben, unter „ehemaliger Mitspieler“. Das kann niemand rückgängig machen.
account-delete-go = Endgültig löschen
account-deleted = Alles über dich ist gelöscht
