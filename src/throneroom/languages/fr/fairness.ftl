# La feuille de la donne équitable : comment et avec quoi elle a été vérifiée.

verdict-kept = Vérifiée ici, avec ce que cet appareil a gardé de la partie : la donne est celle qui était promise, ton nombre est dans la clé, et rien dans la partie n’a été modifié.
verdict-seen = Vérifiée ici, avec ce qui a été montré sur cet appareil : la donne est celle qui était promise, et rien dans la partie n’a été modifié. Cet appareil n’a pas envoyé de nombre.
verdict-record = Vérifiée ici : la clé découle du secret et des nombres des joueurs, et la partie correspond à son empreinte. Cet appareil n’a rien gardé de la partie pour la comparer.
verdict-missing = La partie n’a pas pu être chargée pour la vérification. Réessaie plus tard, ou vérifie son fichier avec la commande ci-dessous.
verdict-unable = Ce navigateur ne peut vérifier que sur une page sécurisée (https). Vérifie le fichier de la partie avec la commande ci-dessous.
about = Avant la partie, le serveur s’est engagé sur un secret. Ce n’est qu’ensuite qu’il a reçu un nombre au hasard de l’appareil de chaque joueur. La clé, dont découlent toutes les cartes, vient des deux : personne ne pouvait choisir seul la donne.
commitment = L’engagement du serveur avant la partie
contributions = Les nombres au hasard des joueurs, dans l’ordre d’arrivée
contributions-none = Aucun appareil n’en a envoyé : le serveur a fait la clé seul.
key = La clé
head = L’empreinte de toute la partie
command = Avec le programme sur ton propre ordinateur :
record = Télécharger le fichier
copy = Copier l’empreinte
flaw-proof = Le fichier de cette partie ne dit pas d’où vient sa clé.
flaw-commitment = Avant la partie, le serveur s’était engagé sur un autre secret que celui du fichier.
flaw-contribution = Le nombre de cet appareil n’est pas dans la clé.
flaw-key = La clé ne découle pas du secret et des nombres des joueurs.
flaw-log = Le déroulement de la partie dans le fichier ne correspond pas à son empreinte.
flaw-head = La partie du fichier n’est pas celle qui a été montrée sur cet appareil.
