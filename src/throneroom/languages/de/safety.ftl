# Die Wörter von Blockieren und Melden, der Datenschutzseite und der Moderationsseite. page.ftl hat das Glossar.

## Blocking and reporting

safety-open = Blockieren oder melden
safety-about = Über { $name }
safety-block = Blockieren
safety-block-about = Du siehst nicht mehr, was { $name } schreibt, ihr werdet nicht mehr zusammengeführt, und { $name } kann sich nicht an deine Tische setzen. Niemand erfährt davon.
safety-blocked = { $name } ist blockiert.
safety-unblock = Freigeben
safety-unblock-whom = { $name } freigeben
safety-unblocked = { $name } ist nicht mehr blockiert.
safety-blocks = Blockierte Spieler
safety-no-blocks = Du hast niemanden blockiert.
safety-report = Der Moderation melden
safety-what = Was
safety-kind-message = diese Nachricht
safety-kind-name = den Namen
safety-kind-player = die Person
safety-reason = Grund
safety-reason-insult = Beleidigung
safety-reason-hate = Hass
safety-reason-harassment = Belästigung
safety-reason-spam = Werbung oder Spam
safety-reason-cheating = Betrug
safety-reason-other = Etwas anderes
safety-text = Was geschehen ist (kann leer bleiben)
safety-context = Was am Tisch zuvor geschrieben wurde, wird mitgeschickt.
safety-send = Meldung senden
safety-thanks = Danke. Jemand von der Moderation sieht es sich an.

## Data protection

privacy-title = Datenschutz
privacy-about = Du spielst hier ohne E-Mail und Passwort. Diese Seite sagt, was der Server aufbewahrt, wozu und wie lange.
privacy-what = Was
privacy-why = Wozu
privacy-long = Wie lange
privacy-guests = Dein Name, Geräte (Browser und System in je einem Wort, letzter Besuch), Codes und Passkeys
privacy-guests-why = Damit du dieselbe Person bist, wenn du wiederkommst
privacy-guests-long = { $days ->
    [0] bis du dich löschst
   *[other] bis du dich löschst; ohne Wiederherstellungscode oder Passkey { $days } Tage nach deinem letzten Besuch
}
privacy-games = Partien, Wertungen, Rätsel, Turniere
privacy-games-why = Für Wiederholungen, Statistiken und Bestenlisten
privacy-games-long = { $days ->
    [0] unbegrenzt; wenn du dich löschst, ohne deinen Namen
   *[other] unbegrenzt, Partien an Tischen nur mit Link { $days } Tage; wenn du dich löschst, ohne deinen Namen
}
privacy-chats = Was du im Chat eines Tisches schreibst
privacy-chats-why = Für alle, die den Link des Tisches haben
privacy-chats-long = { $days ->
    [0] bis du dich löschst
    [one] einen Tag oder bis du dich löschst
   *[other] { $days } Tage oder bis du dich löschst
}
privacy-reports = Meldungen mit den Nachrichten davor
privacy-reports-why = Damit die Moderation Spieler schützen kann
privacy-audit = Was die Moderation getan hat
privacy-audit-why = Damit sich die Moderation prüfen lässt
privacy-networks = Die Netzadresse, von der du zuletzt kamst
privacy-networks-why = Gegen Angriffe und Missbrauch; alle an einer Adresse teilen sich deren Grenzen
privacy-days = { $days ->
    [0] unbegrenzt
    [one] einen Tag
   *[other] { $days } Tage
}
privacy-cookies = Ein Cookie sagt, wer du bist, eines, welche Sprache du gewählt hast. Einstellungen bleiben in deinem Browser. Nichts kommt von anderen Seiten, niemand misst, was du tust, und nichts geht an andere, außer, wenn du Benachrichtigungen einschaltest, an den Dienst deines Browsers.
privacy-rights = Deine Daten gehören dir
privacy-rights-text = Auf der Kontoseite kannst du jederzeit alle deine Daten herunterladen, deinen Namen ändern und dich löschen.
privacy-contact = Kontakt
privacy-contact-text = Fragen gehen an die Person, die diesen Server betreibt:
privacy-no-contact = Wer diesen Server betreibt, hat keinen Kontakt angegeben.

## The moderators' page

moderate-title = Moderation
moderate-token = Token der Moderation
moderate-enter = Weiter
moderate-leave = Sperren
moderate-none-here = Dieser Server hat keine Moderationsseite: Er wurde ohne Token gestartet.
moderate-reports = Meldungen
moderate-reports-open = { $n ->
    [0] Keine offene Meldung.
    [one] Eine offene Meldung.
   *[other] { $n } offene Meldungen.
}
moderate-resolved = Erledigte zeigen
moderate-note = Notiz
moderate-resolve = Erledigen
moderate-who-player = gemeldet
moderate-who-reporter = meldet
moderate-who-other = andere
moderate-former = jemand, der gelöscht ist
moderate-look-up = Nachschlagen
moderate-guests = Gäste
moderate-search = Name oder ID
moderate-find = Suchen
moderate-nobody = Niemand wurde gefunden.
moderate-about-guest = Seit { $since }, zuletzt hier { $seen }, { $reports ->
    [one] einmal
   *[other] { $reports }-mal
} gemeldet
moderate-network = Netz { $network }
moderate-ban = { $whom } sperren
moderate-ban-go = Sperren
moderate-ban-for = Für
moderate-hours = { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
}
moderate-ever = immer
moderate-unban = Sperre von { $whom } aufheben
moderate-banned-until = gesperrt bis { $time }
moderate-banned-ever = für immer gesperrt
moderate-reset-name = Namen von { $whom } zurücksetzen
moderate-renamed = Der neue Name ist { $name }.
moderate-bans = Sperren
moderate-no-bans = Niemand ist gesperrt.
moderate-ban-network = Ein Netz sperren
moderate-address = Adresse
moderate-tables = Laufende Tische
moderate-no-tables = Kein Tisch läuft.
moderate-show-chat = Chat von { $table } zeigen
moderate-no-chat = Nichts wurde geschrieben.
moderate-close-chat = Chat von { $table } schließen
moderate-open-chat = Chat von { $table } öffnen
moderate-end = { $table } ohne Wertung beenden
moderate-end-sure = Diese Partie beenden?
moderate-end-text = Niemand gewinnt, und die Partie zählt nicht. Das lässt sich nicht rückgängig machen.
moderate-end-go = Partie beenden
moderate-cancel = Abbrechen
moderate-limits = Geltende Grenzen und Fristen
moderate-limits-about = Wer den Server betreibt, setzt sie mit --limit und --keep. Der Wortfilter hat { $words ->
    [one] einen Eintrag
   *[other] { $words } Einträge
}.
moderate-audit = Protokoll
moderate-no-audit = Noch ist nichts geschehen.
moderate-when = Wann
moderate-action = Aktion
moderate-subject = Betrifft
moderate-done = Erledigt.
moderate-action-resolve = Meldung erledigt
moderate-action-ban-guest = Gast gesperrt
moderate-action-ban-network = Netz gesperrt
moderate-action-unban-guest = Sperre eines Gasts aufgehoben
moderate-action-unban-network = Sperre eines Netzes aufgehoben
moderate-action-reset-name = Name zurückgesetzt
moderate-action-close-chat = Chat geschlossen
moderate-action-open-chat = Chat geöffnet
moderate-action-end-table = Partie beendet
