# Les mots pour bloquer et signaler, de la protection des données et de la modération. page.ftl a le glossaire.

## Blocking and reporting

safety-open = Bloquer ou signaler
safety-about = À propos de { $name }
safety-block = Bloquer
safety-block-about = Tu ne verras plus ce qu’écrit { $name }, vous ne serez plus réunis, et { $name } ne pourra pas rejoindre tes tables. Personne n’en est informé.
safety-blocked = { $name } est bloqué.
safety-unblock = Débloquer
safety-unblock-whom = Débloquer { $name }
safety-unblocked = { $name } n’est plus bloqué.
safety-blocks = Joueurs bloqués
safety-no-blocks = Tu n’as bloqué personne.
safety-report = Signaler à la modération
safety-what = Quoi
safety-kind-message = ce message
safety-kind-name = le nom
safety-kind-player = le joueur
safety-reason = Motif
safety-reason-insult = Insulte
safety-reason-hate = Haine
safety-reason-harassment = Harcèlement
safety-reason-spam = Publicité ou spam
safety-reason-cheating = Triche
safety-reason-other = Autre chose
safety-text = Ce qui s’est passé (facultatif)
safety-context = Ce qui a été dit à la table avant est joint au signalement.
safety-send = Envoyer le signalement
safety-thanks = Merci. La modération va regarder.

## Data protection

privacy-title = Protection des données
privacy-about = Ici, tu joues sans e-mail ni mot de passe. Cette page dit ce que le serveur conserve, pourquoi et combien de temps.
privacy-what = Quoi
privacy-why = Pourquoi
privacy-long = Combien de temps
privacy-guests = Ton nom, tes appareils (navigateur et système en un mot, dernière visite), codes et passkeys
privacy-guests-why = Pour que tu sois la même personne à ton retour
privacy-guests-long = { $days ->
    [0] jusqu’à ce que tu te supprimes
   *[other] jusqu’à ce que tu te supprimes ; sans code de récupération ni passkey, { $days } jours après ta dernière visite
}
privacy-games = Parties, classements, énigmes, tournois
privacy-games-why = Pour les rediffusions, les statistiques et le palmarès
privacy-games-long = { $days ->
    [0] sans limite ; si tu te supprimes, sans ton nom
   *[other] sans limite, les parties aux tables à lien seul { $days } jours ; si tu te supprimes, sans ton nom
}
privacy-chats = Ce que tu écris dans la discussion d’une table
privacy-chats-why = Pour tous ceux qui ont le lien de la table
privacy-chats-long = { $days ->
    [0] jusqu’à ce que tu te supprimes
    [one] un jour, ou jusqu’à ce que tu te supprimes
   *[other] { $days } jours, ou jusqu’à ce que tu te supprimes
}
privacy-reports = Les signalements, avec les messages qui précèdent
privacy-reports-why = Pour que la modération protège les joueurs
privacy-audit = Ce que la modération a fait
privacy-audit-why = Pour que la modération soit contrôlable
privacy-networks = L’adresse réseau de ta dernière visite
privacy-networks-why = Contre les attaques et les abus ; tous ceux d’une adresse partagent ses limites
privacy-days = { $days ->
    [0] sans limite
    [one] un jour
   *[other] { $days } jours
}
privacy-cookies = Un cookie dit qui tu es, un autre la langue choisie. Les réglages restent dans ton navigateur. Rien ne vient d’autres sites, personne ne mesure ce que tu fais, et rien n’est transmis, sauf, si tu actives les notifications, au service de ton navigateur.
privacy-rights = Tes données sont à toi
privacy-rights-text = Sur la page du compte, tu peux à tout moment télécharger toutes tes données, changer de nom et te supprimer.
privacy-contact = Contact
privacy-contact-text = Les questions vont à la personne qui gère ce serveur :
privacy-no-contact = La personne qui gère ce serveur n’a pas indiqué de contact.

## The moderators' page

moderate-title = Modération
moderate-token = Jeton de modération
moderate-enter = Continuer
moderate-leave = Verrouiller
moderate-none-here = Ce serveur n’a pas de page de modération : il a été lancé sans jeton.
moderate-reports = Signalements
moderate-reports-open = { $n ->
    [0] Aucun signalement ouvert.
    [one] Un signalement ouvert.
   *[other] { $n } signalements ouverts.
}
moderate-resolved = Voir les signalements traités
moderate-note = Note
moderate-resolve = Traiter
moderate-who-player = signalé
moderate-who-reporter = signale
moderate-who-other = autre
moderate-former = un ancien joueur
moderate-look-up = Rechercher
moderate-guests = Invités
moderate-search = Nom ou identifiant
moderate-find = Chercher
moderate-nobody = Personne n’a été trouvé.
moderate-about-guest = Depuis le { $since }, dernière visite { $seen }, signalé { $reports } fois
moderate-network = Réseau { $network }
moderate-ban = Exclure { $whom }
moderate-ban-go = Exclure
moderate-ban-for = Pour
moderate-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
}
moderate-ever = toujours
moderate-unban = Lever l’exclusion de { $whom }
moderate-banned-until = exclu jusqu’au { $time }
moderate-banned-ever = exclu pour toujours
moderate-reset-name = Réinitialiser le nom de { $whom }
moderate-renamed = Le nouveau nom est { $name }.
moderate-bans = Exclusions
moderate-no-bans = Personne n’est exclu.
moderate-ban-network = Exclure un réseau
moderate-address = Adresse
moderate-tables = Tables en cours
moderate-no-tables = Aucune table en cours.
moderate-show-chat = Voir la discussion de { $table }
moderate-no-chat = Rien n’a été dit.
moderate-close-chat = Fermer la discussion de { $table }
moderate-open-chat = Ouvrir la discussion de { $table }
moderate-end = Terminer { $table } sans classement
moderate-end-sure = Terminer cette partie ?
moderate-end-text = Personne ne gagne et la partie ne compte pas. C’est irréversible.
moderate-end-go = Terminer la partie
moderate-cancel = Annuler
moderate-limits = Limites et durées en vigueur
moderate-limits-about = Elles se règlent avec --limit et --keep. Le filtre de mots a { $words ->
    [one] une entrée
   *[other] { $words } entrées
}.
moderate-audit = Journal
moderate-no-audit = Rien n’a encore été fait.
moderate-when = Quand
moderate-action = Action
moderate-subject = Concerne
moderate-done = Fait.
moderate-action-resolve = signalement traité
moderate-action-ban-guest = invité exclu
moderate-action-ban-network = réseau exclu
moderate-action-unban-guest = exclusion d’un invité levée
moderate-action-unban-network = exclusion d’un réseau levée
moderate-action-reset-name = nom réinitialisé
moderate-action-close-chat = discussion fermée
moderate-action-open-chat = discussion ouverte
moderate-action-end-table = partie terminée
