# Les mots de la page du compte. page.ftl a le glossaire.

account-guest = Tu joues ici en invité : sans mot de passe, sans e-mail. Ce navigateur se souvient de toi, et avec toi de ton nom, de tes parties et de tes places, de ton classement et de tes problèmes.
account-alone = Pour l’instant, seul ce navigateur te connaît. Si ses données sont effacées ou l’appareil perdu, personne ne peut te rendre tes parties. Choisis un moyen de revenir.
account-safe = Tu peux retrouver tout cela : { LIST($ways) }.
account-way-code = avec ton code de récupération
account-way-passkeys = { $n ->
    [one] avec ta clé d’accès
   *[other] avec l’une de tes { $n } clés d’accès
}
account-way-devices = { $n ->
    [one] depuis un autre appareil
   *[other] depuis { $n } autres appareils
}
account-nobody = Tu n’es pas encore invité ici : tu le deviens dès que tu joues. Si tu as joué sur un autre appareil, tu peux revenir ici.
account-name = Ton nom
account-rename = Enregistrer le nom
account-name-note = Change-le quand tu veux ; tes tables l’affichent aussitôt.
account-code = Code de récupération
account-code-about = Un code à noter. Quiconque le saisit, sur n’importe quel appareil, devient toi : garde-le comme une clé.
account-code-since = Tu as un code du { $date }. Un nouveau le remplace.
account-code-make = Créer un code de récupération
account-code-renew = Créer un nouveau code
account-code-once = Note-le maintenant : il n’est affiché qu’une fois.
account-copy = Copier
account-copied = Copié
account-not-copied = Le navigateur interdit la copie : note-le
account-passkeys = Clés d’accès
account-passkeys-about = Ton appareil ou ton gestionnaire de mots de passe garde une clé d’accès et demande ton doigt, ton visage ou ton code PIN. Rien à retenir.
account-passkeys-missing = Ce navigateur n’a pas de clés d’accès pour cette adresse : il faut HTTPS et un nom.
account-passkey-add = Ajouter une clé d’accès
account-passkey-added = La clé d’accès est enregistrée
account-passkey-failed = Aucune clé d’accès n’a été utilisée. Réessaie, ou prends un code.
account-made = créée le { $date }
account-used = utilisée la dernière fois le { $date }
account-remove = Retirer
account-remove-which = Retirer la clé d’accès : { $which }
account-agent = { $browser } sur { $system }
account-agent-unknown = Un programme
account-join = Un autre appareil
account-join-about = Scanne ce code avec l’autre appareil, ou ouvre là-bas la page du compte et saisis le code. Il vaut une fois, dix minutes.
account-join-intro = Continue sur ton téléphone ou un autre ordinateur, en restant le même invité.
account-join-show = Afficher un code
account-join-qr = QR code avec le lien pour l’autre appareil
account-join-until = Valable jusqu’à { $time }
account-join-link = Copier le lien
account-joined = Un autre appareil a rejoint : { $device }
account-devices = Tes appareils
account-this-device = cet appareil
account-seen = dernière visite { $date }
account-sign-out = Déconnecter
account-sign-out-which = Déconnecter : { $which }
account-sign-out-sure = Déconnecter cet appareil ?
account-sign-out-text = Ce navigateur t’oublie. Tu peux revenir : { LIST($ways) }.
account-sign-out-lost = Ce navigateur t’oublie, et tu n’as aucun moyen de revenir : tes parties seraient perdues pour toi. Crée d’abord un code de récupération.
account-cancel = Annuler
account-back = Revenir
account-back-about = Tu as un code ou une clé d’accès d’un autre appareil ? Alors sois ici le même invité.
account-back-code = Code de récupération, ou le code de ton autre appareil
account-back-go = Continuer
account-back-passkey = Utiliser une clé d’accès
account-offer = Être { $name } ici ?
account-offer-text = Cet appareil jouera alors comme { $name }. Ne le fais que si c’est toi : la personne qui t’a donné le code peut voir et jouer tes parties.
account-offer-go = Être { $name }
account-former = Cet appareil a déjà un invité : { $former }, avec { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
}. Que devient-il ?
account-former-join = Réunir les deux : tout revient à { $name }
account-former-join-note = Parties, places et problèmes suivent. De deux classements dans un même jeu, le plus sûr compte. C’est irréversible.
account-former-leave = Les garder séparés : laisser { $former }
account-former-leave-note = Ses parties restent à { $former }. Tu ne les retrouves que si { $former } a un code, une clé d’accès ou un autre appareil.
account-welcome = Tu es maintenant { $name } ici
account-already = Tu es déjà { $name } ici
account-data = Tes données
account-export = Télécharger toutes mes données
account-export-note = Une archive ZIP : tout ce qui est gardé sur toi, de tes appareils à tes jours de congé, tes messages et un fichier pour chaque partie. Les secrets comme les codes n’y sont pas.
account-delete = Effacer tout ce qui me concerne
account-delete-sure = Effacer { $name } pour de bon ?
account-delete-text = Ton nom, tes appareils, clés d’accès, codes, classements, problèmes et tout ce que tu as écrit dans les discussions sont effacés sur tous les appareils. Les parties en cours comptent comme abandonnées. Tes parties restent, sous « ancien joueur ». Personne ne peut l’annuler.
account-delete-go = Effacer pour de bon
account-deleted = Tout ce qui te concerne est effacé
