# La feuille des parties sur plusieurs jours : notifications, congés, calendrier.

push = Notifications sur cet appareil
push-note = Une notification dit que c’est à toi dans une partie sur plusieurs jours, ou que ton temps s’achève. Elle ne dit rien des cartes.
push-on = Activer les notifications
push-off = Couper les notifications
push-is-on = Cet appareil reçoit des notifications.
push-unable = Ce navigateur ne peut pas recevoir de notifications de cette page.
push-denied = Le navigateur bloque les notifications de cette page. Ses réglages peuvent les autoriser.
vacation = Congés
vacation-note = { $left ->
    [one] Ton temps s’arrête dans toutes les parties sur plusieurs jours, et les autres le voient. Il te reste 1 jour sur { $all } cette année.
   *[other] Ton temps s’arrête dans toutes les parties sur plusieurs jours, et les autres le voient. Il te reste { $left } jours sur { $all } cette année.
}
vacation-until = Tu es en congé jusqu’au { $date }.
vacation-days = Jours
vacation-take = Les prendre maintenant
vacation-end = Revenir maintenant
calendar = Calendrier
calendar-note = Donne cette adresse à ton application de calendrier : elle montre quand ton temps s’achève. Qui a l’adresse voit tes tours, garde-la pour toi.
calendar-make = Créer une adresse
calendar-renew = Créer une nouvelle adresse
calendar-remove = La supprimer
calendar-copy = Copier l’adresse
calendar-copied = Adresse copiée.

## Decisions in advance

premove-make = Préparer ta décision
premove-made = Préparé : { $decision }
premove-title = Décider à l’avance
premove-note = Elle est prise dès qu’on te le demande, si elle convient. Sinon, tu en es averti. Personne d’autre ne peut la voir.
premove-after = Si { $name } décide
premove-anything = n’importe quoi
premove-then = tu décides
premove-save = Préparer
premove-list = Préparé
premove-line = Si { $name } : { $after }
premove-always = Quoi qu’il arrive
premove-withdraw = Retirer
premove-other = Ta décision préparée n’a pas été prise : les autres ont fait autre chose.
premove-illegal = Ta décision préparée n’a pas été prise : elle n’est pas possible maintenant.
premove-changed = Ta décision préparée n’a pas été prise : la partie a changé.
