# The words of the page: its frame and its own pages. docs/how-to/languages.md has the functions.
#
# Glossary, for all catalogues of this language. The player is "tu". Punctuation : ; ! ? » % has a narrow no-break space before it, « one after it;
# the apostrophe is ’. A player's name is of unknown gender and first letter: never after "de" ("chez X", "à X", "par X", "pour X" instead), and
# without participles that agree with it. Cards have a capital, with forms .le, .du, .au, .un, .de, .plural, .ton where a game needs them.
#   game, match      partie (a game that is played), jeu (Hierarchy is a jeu)
#   throne           trône; to take it: monter sur le trône
#   rival, opponent  adversaire, adverse; rivaux in stories
#   Line             la Ligne, its top: le sommet, its end: le bout, la fin
#   row              la rangée (Behind the Throne); broken: cassée, sound: intacte, to mend: réparer
#   hand             la main; from hand: de ta main
#   deck, draw pile  la pioche; to draw: piocher; a player's 52 cards: le jeu
#   discard pile     la défausse; to discard: défausser; to drop a kind: écarter
#   pool             le lot (Shadow Throne); wave: vague; battle: bataille; hush money: prix du silence; token: jeton
#   kind, stack      famille, pile (Behind the Throne); to lead: mener; to collect: ramasser; to swap: échanger; to reveal: retourner, dévoiler
#   value, number    valeur; power: force; ability: pouvoir; gold: pièces d’or, or
#   suit, colour     couleur, teinte (Battle For The Throne); Jack, Queen, Ace: Valet, Dame, As; rank: rang; court: cour
#   heal, charge     soigner, charger; rally: se rallier; shield: bouclier; jester: Bouffon; to accept: encaisser; mend: panser
#   royal            carte royale (Hierarchy); send home: renvoyer; to take, a take: prendre, la prise (Throne and the Grail); set: série
#   round, turn      manche, tour; to pass: passer; legal: jouable; decision: coup
#   seat, table      place, table; to sit down: s’asseoir; stand up: se lever
#   bot, level       bot, niveau; watcher: le public, qui regarde; away: pas là; pass and play: même écran
#   hint, chance     conseil, chances (de gagner)
#   undo, take back  annuler, revenir en arrière; resign: abandonner; rematch: revanche; nudge: coup de coude
#   replay, log      replay (to watch one: revoir), journal; chat: chat; rules: règles; settings: réglages
#   face down, up    face cachée, face visible; sealed: scellée

## Everywhere

list = { LIST($names) }
# Between sentences, and between the parts of a label that is read out: "Knight, 6, can be played".
sentence-gap = { " " }
part-gap = { ", " }
# A label that is read out, with a sentence after it.
labelled = { $label }. { $note }
# Between facts of several parts, at a table without pictures.
plain-gap = { "\u202F; " }
cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
throneroom = Throneroom
motto = { $games ->
    [one] Un jeu pour un siège disputé.
   *[other] { CAP(SPELL($games)) } jeux pour un siège disputé.
}
percent = { $percent } %
in-percent = { $percent } pour cent

## The bar over a table

bar-home = Tous les jeux
bar-hint = Conseil
bar-undo = Annuler
bar-resign = Abandonner
bar-panel-with = { $unread ->
    [0] Journal, règles et chat
   *[other] Journal, règles et chat, { $unread } à lire
}
bar-theme-dark = Passer au thème clair
bar-theme-light = Passer au thème sombre
bar-connected = en ligne
bar-reconnecting = reconnexion
bar-watching = tu regardes
bar-undone = coup annulé
bar-watchers = { $n ->
    [one] public : { $n } personne
   *[other] public : { $n } personnes
}
bar-to-table = Vers la table

## The herald's line: who acts, and what is asked

herald-label = Ce qui est demandé
herald-your-turn = À toi.
herald-thinking = { $name } réfléchit.
herald-waiting = On attend { LIST($names) }.
herald-sealed = Scellé.
herald-win = Tu gagnes.
herald-lose = Tu perds.
herald-wins = { $count ->
    [one] { LIST($names) } gagne.
   *[other] { LIST($names) } se partagent la victoire.
}
herald-nobody = Personne ne gagne.
herald-shared = Tu partages la victoire.
herald-cut = Reconnexion… rien n’est perdu.
herald-cut-small = La table reste comme elle est ; tes choix reviennent avec la connexion.
herald-sending = Envoyé…
herald-put-back = Reposer
herald-confirm = Valider
herald-next = Suite
herald-result = Voir le résultat
herald-not-asked = { $count ->
    [0] La partie est finie.
   *[other] Pas maintenant : on attend { LIST($names) }.
}
herald-watching-only = Tu regardes : c’est à la table de décider.

## Somebody is away, and the game waits

away-is = { $name } n’est plus là.
away-bot-in = Un bot prend le relais dans { $time }.
away-bot-soon = Un bot prend le relais.
away-waits = La partie attend.
away-played = { $name } n’est plus là ; un bot joue à sa place.
away-wait = Attendre encore
away-bot = Mettre un bot
away-end = Finir la partie
away-asked = On attend les autres
away-too-soon = Pas encore : tout le monde a droit à un moment pour revenir.
away-no-more-waits = L’attente a assez duré : personne ne peut retenir les autres sans fin.
away-bot-agreed = { $count ->
    [one] { LIST($names) } veut bien laisser jouer un bot.
   *[other] { LIST($names) } veulent bien laisser jouer un bot.
}
away-end-agreed = { $count ->
    [one] { LIST($names) } veut bien finir la partie.
   *[other] { LIST($names) } veulent bien finir la partie.
}
away-sure = Finir cette partie ?
away-sure-text = Personne ne gagne, et la partie ne compte pas. Toutes les personnes présentes doivent être d’accord.
away-keep = Continuer

## A past position of a running game, opened from the log

past-lead = La position d’alors.
past-small = Tu regardes en arrière ; la partie attend là où elle est.
past-yours = Tu regardes en arrière ; c’est à toi de jouer.
past-back = Au présent
past-only = C’est du passé : reviens au présent pour jouer.

## Labels of places and cards, for those who hear the table

zone-playable = jouable
zone-chosen = choisie
zone-could-answer = pourrait répondre
zone-not-now = pas jouable maintenant
zone-choices = Tes choix
zone-of = { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $lit ->
    [0] {""}
    [one] , { $lit } jouable
   *[other] , { $lit } jouables
}
zone-face-down = carte face cachée
zone-sealed-of = carte scellée : { $name }
zone-ranked = choix { $place } du bot, { $share }

## The side panel

side-label = Journal, règles et chat
side-chance = Tes chances
side-chance-of = Chances : { $name }
side-log = Journal
side-rules = Règles
side-chat = Chat
side-log-empty = Il ne s’est encore rien passé.
side-chat-empty = Personne n’a rien dit.
side-chat-hidden = La discussion est désactivée sur cet appareil.
side-chat-show = Activer
side-chat-hide = Désactiver la discussion
side-chat-none = Il n’y a pas de discussion à cette table.
side-safety = Bloquer ou signaler { $name }
side-chat-label = Dire un mot à la table
side-chat-send = Envoyer
side-unread = à lire
side-close = Fermer
side-the-deal = La donne
side-position = Montrer la position d’alors
side-reading = Survole une carte, ou place le focus dessus, pour la lire.

## A player's plate

seat-you = Toi
seat-bot = { $level ->
    [none] bot
   *[other] bot, { $level }
}
seat-open = place libre
seat-former = ancien joueur
seat-away = pas là
seat-played-by = pas là, un bot joue
seat-clock = Temps restant pour { $name } : { $time }
seat-winner = victoire

## What happens beside the game, for the log

events-resigned = { $reason ->
    [clock] { $name } n’a plus de temps.
   *[other] { $name } abandonne.
}
events-stand-in = { $name } n’est plus là : un bot joue à sa place.
events-waited = { $name } attend encore un peu.
events-stand-in-asked = { $name } veut bien laisser jouer un bot.
events-end-asked = { $name } veut bien finir la partie.
events-undo-refused = { $name } préfère ne pas revenir en arrière.
events-undone = { $name } annule un coup.

## Hints

hint-thinking = Le bot regarde…
hint-none = Tu n’as rien à décider pour l’instant.
# Why the choice of the bot is good: sentences follow.
hint-brings = { $sure ->
    [true] À la différence du suivant, le choix du bot amène sans doute :
   *[false] À la différence du suivant, le choix du bot peut amener :
}
hint-prevents = { $sure ->
    [true] Il évite sans doute :
   *[false] Il peut éviter :
}

## Offers and nudges as lines of the chat

notes-rematch-refused = { $name } préfère ne pas rejouer maintenant.
notes-nudged = { $name } donne un coup de coude à { $whom }.

## Somebody is slow

nudge-asked = C’est à { $name } de décider.
nudge-act = Coup de coude
nudge-felt = { $name } t’attend

## A rematch is offered

rematch-asked = { $name } aimerait une revanche.
rematch-accept = Rejouer
rematch-refuse = Non merci

## The title of the browser's tab, before the name of the game

title-yours = À toi
title-of = { $count ->
    [0] En jeu
    [one] À { LIST($names) } de jouer
   *[other] On attend { LIST($names) }
}
title-waiting = On attend du monde
title-over = Partie finie

## Taking back

undo-asked = { $name } aimerait annuler le dernier coup.
undo-unrated = Si tu acceptes, la partie ne compte plus.
undo-agree = Accepter
undo-refuse = Refuser
undo-pending = Tu as demandé à revenir en arrière. On attend les autres.
undo-cannot = Impossible d’annuler : { $why }.
undo-looking = un instant, on vérifie

## Giving up

resign-sure = Abandonner cette partie ?
resign-text = Un bot joue à ta place, et la partie compte comme perdue.
resign-yes = Abandonner
resign-no = Continuer

## The keys of the table

keys-title = Touches
keys-arrows = Gauche, Droite
keys-arrows-deed = dans une zone
keys-up-down = Haut, Bas
keys-up-down-deed = d’une zone à l’autre
keys-home-end = Début, Fin
keys-home-end-deed = bords d’une zone
keys-enter = Entrée
keys-enter-deed = lever, puis valider
keys-esc = Échap
keys-esc-deed = reposer
keys-digits = 1 à 9
keys-digits-deed = le n-ième choix allumé
keys-i = i
keys-i-deed = lire la carte
keys-lrc = l, r, c
keys-lrc-deed = journal, règles, chat
keys-h = h
keys-h-deed = conseil
keys-u = u
keys-u-deed = annuler
keys-s = s
keys-s-deed = la situation en mots
keys-help = ?
keys-help-deed = ces touches
keys-state = La situation en mots

## Settings

settings-title = Réglages
settings-language = Langue
settings-pace = Rythme
settings-pace-note = Combien de temps le héraut s’attarde sur une perte ou un effet, et à quel rythme suivent les coups des autres.
settings-paces-slow = lent
settings-paces-normal = normal
settings-paces-fast = rapide
settings-paces-at-once = immédiat
settings-one-tap = Jouer d’un toucher
settings-one-tap-note = Une carte qui n’a qu’un usage possible se joue au premier toucher.
settings-letters = Lettres actives à la table
settings-letters-note = Une simple lettre est une touche : l pour le journal, h pour un conseil.
settings-chat = Afficher la discussion
settings-theme = Thème
settings-themes-dark = sombre
settings-themes-light = clair

## Pass and play: between two players at one device

curtain-hand = Passe la table à { $name }
curtain-text = Les cartes sont couvertes jusqu’à ce que tu ouvres.
curtain-open = C’est moi, { $name } : ouvrir

## The home page

home-play-now = Jouer
home-friends = Entre amis
home-pass = Même écran
home-rules = Règles
home-learn = Apprendre
home-your-name = Ton nom
home-name-saved = Nom enregistré.
home-carry-on = Reprendre
home-open-tables = Tables ouvertes
home-no-games = Les parties que tu as commencées s’affichent ici.
home-no-tables = Aucune table ouverte en ce moment. « Entre amis » en ouvre une, et peut l’afficher ici.
home-your-turn = à toi
home-thinks = on attend { $name }
home-waits = on attend du monde
home-over = finie
home-sit = s’asseoir
home-watch = regarder
home-against = { $count ->
    [0] sans adversaire encore
   *[other] contre { LIST($names) }
}
home-seated = { $taken } sur { $all } à table
home-in-play = en jeu
home-seeks = { $who } cherche une partie
home-minutes = { $n } min
home-players = { $fixed ->
    [true] { $to } joueurs
   *[false] { $from } à { $to } joueurs
}
home-credit = Dessins des cartes : nos propres cadres, avec des icônes des auteurs de game-icons.net, CC BY 3.0.
home-how-many = { $title } : à combien ?
home-how-many-text = Tout le monde sur cet appareil, l’un après l’autre.
home-start-pass = Commencer
home-start-friends = Ouvrir la table
home-gallery = Toutes les cartes
home-privacy = Protection des données
home-explorer = Explorateur
home-mine = Mes parties
home-account = Compte
home-failed = Cela n’a pas marché.
home-player-n = Joueur { $n }
home-teller = Conteur
home-at = { $deed } : { $game }
home-hall = Palmarès
home-hall-about = Qui joue le mieux ? Les classements, avec des personnes et des bots.
home-pair = Trouver un adversaire
home-pair-about = Une partie classée, en direct ou sur plusieurs jours.
home-yours = ta table
home-person = { $known ->
    [ranked] { $name } ({ $rating })
    [provisional] { $name } ({ $rating }, provisoire)
   *[none] { $name }
}

## Before a game: with how many, and how strong

chooser-title = Jouer à « { $game } »
chooser-players = Joueurs
chooser-strength = De quelle force seront les autres ?
chooser-rated = Partie classée
chooser-rated-note = Sans conseil ni annulation ; elle compte pour ton classement.
chooser-start = Commencer

## Before a table for friends

friends-title = { $game } entre amis
friends-about = Tu reçois un lien à envoyer.
friends-listed = Montrer la table à tout le monde
friends-listed-note = Elle s’affiche parmi les tables ouvertes ; n’importe qui peut y prendre place ou regarder. Sinon, seul ton lien y mène.
friends-hints = Conseils et chances de gagner
friends-hints-note = Tout le monde peut interroger un bot. Sans cela, la partie est classée.
friends-bots = Des bots aux places vides
friends-bots-note = Sinon, la partie attend que toutes les places soient prises.
friends-chat = Discussion
friends-chat-note = Les joueurs peuvent s’écrire.
friends-strength = Force
friends-clock = Pendule
friends-clock-of = { $timed ->
    [true] { $minutes } min chacun, { $seconds } s par coup
   *[false] aucune
}
friends-own-clock = réglage libre
friends-minutes = Minutes chacun
friends-seconds = Secondes par coup

## How strong bots play, for newcomers

strengths-easy-name = Facile
strengths-easy-about = Passe à côté de certaines choses. Parfait pour une première partie.
strengths-fair-name = Moyen
strengths-fair-about = Prend ce qui lui plaît au premier coup d’œil, mais ne voit jamais plus loin.
strengths-strong-name = Fort
strengths-strong-about = Se trompe peu. Il te faut un plan.
strengths-best-name = Maître
strengths-best-about = Le plus fort que nous ayons, avec jusqu’à une seconde par décision. La chance compte aussi.

## Before the game: the link, the terms, the seats

wait-title = On attend du monde
wait-invite = Envoie ce lien à tes amis :
wait-copy = Copier le lien
wait-copied = Lien copié.
wait-seats = Places
wait-free = libre
wait-terms = Cette table
wait-listed = Tout le monde peut la trouver parmi les tables ouvertes.
wait-unlisted = Privée : seul le lien mène ici.
wait-hints = Avec conseils et chances de gagner.
wait-no-hints = Sans conseils ni chances de gagner.
wait-clock = Pendule : { $unit ->
    [minutes] { $time ->
        [one] { $time } minute
       *[other] { $time } minutes
    }
   *[seconds] { $time ->
        [one] { $time } seconde
       *[other] { $time } secondes
    }
} chacun{ $increment ->
    [0] {""}
    [one] , { $increment } seconde de plus après chaque coup
   *[other] , { $increment } secondes de plus après chaque coup
}.
wait-no-clock = Sans pendule.
wait-bots = Les places vides peuvent aller à des bots ({ $level }).
wait-no-bots = Sans bots : la partie attend que toutes les places soient prises.
wait-your-name = Ton nom à la table
wait-no-name = Écris d’abord un nom.
wait-bad-name = Ce nom n’est pas possible. Un nom a de 1 à 24 caractères.
wait-sit = S’asseoir ici
wait-leave = Se lever
wait-bot = Confier à un bot
wait-start = Commencer
wait-fill = Ajouter des bots et jouer
wait-starts-when-full = La partie commence quand toutes les places sont prises.
wait-gathering-title = La partie va commencer
wait-gathering = La partie commence d’elle-même dès que le navigateur de chaque joueur a ajouté un nombre aléatoire à la donne ; sans les nombres manquants { $soon ->
    [true] dans quelques secondes
   *[other] le { $time }
}.
wait-level = Niveau des bots
wait-watching = Tu regardes. Choisis une place libre pour jouer.

## Levels of bots

levels-random = au hasard
levels-easy = facile
levels-fair = moyen
levels-strong = fort
levels-best = maître

## The result of a game

fair-title = Donne équitable
fair-checked = Donne équitable : vérifiée
fair-checking = Donne équitable : vérification…
fair-unchecked = Donne équitable : comment vérifier
fair-wrong = Donne équitable : quelque chose ne va pas
fair-head = Empreinte { $head }
fair-head-note = L’empreinte de cette partie jusqu’ici : garde-la, et personne ne pourra modifier la partie plus tard à ton insu.
fair-copied = Copié : l’empreinte de cette partie

result-win = Tu gagnes
result-lose = Tu perds
result-shared = Victoire partagée
result-wins = { $count ->
    [one] { LIST($names) } gagne
   *[other] { LIST($names) } gagnent
}
result-nobody = Personne ne gagne
result-over = la partie est finie
result-score = Le score, règle par règle
result-how = Le dénouement
result-rule = règle
result-what = quoi
result-turning = Tournants
result-chances = Les chances
result-chances-of = { $own ->
    [true] Tes chances au fil de la partie. En pointillé, des chances égales : 1 sur { $players }.
   *[false] Chances au fil de la partie : { $name }. En pointillé, des chances égales : 1 sur { $players }.
}
result-mark = Tournant { $n }
result-position = La dernière position
result-swing = { $down ->
    [true] −{ $percent } %
   *[false] +{ $percent } %
}
result-rematch = Revanche
result-review = Analyse
result-replay = Revoir
result-copy = Copier le lien
result-all = Tous les jeux
result-tournament = Au tournoi
result-back = Retour à la table
result-points = { $first } à { LIST($others) }
result-rematch-waits = On attend les autres
result-undone = On est revenu en arrière dans cette partie : elle ne compte pas.
result-reasons-resigned = Quelqu’un a abandonné.
result-reasons-clock = Quelqu’un n’a plus de temps.
result-reasons-abandoned = Quelqu’un n’était plus là, et les autres ont mis fin à la partie. Elle ne compte pas.
result-reasons-too-long = La partie a atteint le nombre maximal de décisions. Personne ne gagne, et elle ne compte pas.
result-reasons-closed = La modération a mis fin à la partie. Elle ne compte pas.

## A finished game, step by step

replay-title = replay

## The rules of a game

rules-title = Règles : { $game }
rules-short = En bref
rules-all = Par numéro
rules-cards = Cartes
rules-learn = Une première partie guidée
rules-statistics = Statistiques

## A guided first game

guide-step = étape { $n } sur { $all }
guide-next = Suite
guide-done = Jouer pour de vrai
guide-do-it = À toi : fais ce qui est allumé.
guide-title = première partie
guide-chapter = Première partie

## The table of a game that has none of its own

plain-table = La table
plain-happened = Ce qui vient de se passer
plain-your-choices = Tes choix
plain-choices = Tes choix : { $verb }
plain-where = coup { $number }
plain-yes = oui
plain-no = non
plain-none = aucun
plain-value = { $name } : { $value }
plain-fact = { $name } : { $value }.

## What went wrong

errors-lost = Cette page n’existe pas.
errors-lost-text = Rien de chez nous ne porte cette adresse.
errors-no-table = Cette table n’existe pas.
errors-no-table-text = Le lien est peut-être coupé ou mal écrit, ou la table n’est plus là depuis longtemps.
errors-no-replay = Cette partie finie n’existe pas.
errors-no-replay-text = Le lien est peut-être coupé ou mal écrit.
errors-no-player = Ce joueur n’existe pas.
errors-no-player-text = Le lien est peut-être coupé ou mal écrit.
errors-no-puzzle = Ce problème n’existe pas.
errors-no-puzzle-text = Le lien est peut-être coupé ou mal écrit, ou le problème a été remplacé.
errors-no-game = Ce jeu n’existe pas.
errors-no-game-text = Il y a { LIST($titles) }.
errors-loading = On dresse la table…
errors-preparing = Le serveur prépare ce jeu. Un instant…
errors-no-server = Le serveur ne répond pas. Nouvel essai…
errors-banned = Tu es exclu

## Notes at the edge of the page

toast-close = Fermer

## Un lien vers un moment de la partie, une image, un film

share-open = Partager
share-picture = Image
share-film-of = { $turning ->
    [true] Le dernier tournant, étapes { $first } à { $last }.
   *[false] La fin de la partie, étapes { $first } à { $last }.
}

## La deuxième leçon

lesson-second = Deuxième leçon
lesson-link = { $done ->
    [true] { $title } (terminée)
   *[false] { $title }
}

## Puzzles

puzzle-heading = Problèmes
puzzle-about = Chaque position a exactement un bon choix. Fais-le à la table, comme en jeu, puis vois où il mène.

## Parties sur plusieurs jours, sons, sans réseau

days-live = Tout le monde à table
days-over-days = Sur plusieurs jours
days-hours = { $unit ->
    [days] { $n ->
        [one] un jour par coup
       *[other] { $n } jours par coup
    }
   *[hours] { $n } heures par coup
}
days-note = Personne n’a besoin d’être là, et aucun bot ne remplace. Qui laisse passer le temps sort de la partie : à deux, l’autre gagne ; à plusieurs, un bot continue.
days-terms = { $unit ->
    [days] { $n ->
        [one] Sur plusieurs jours : un jour par coup.
       *[other] Sur plusieurs jours : { $n } jours par coup.
    }
   *[hours] Sur plusieurs jours : { $n } heures par coup.
}
days-turns = { $n ->
    [one] À toi de jouer dans une partie
   *[other] À toi de jouer dans { $n } parties
}
days-time = { $unit ->
    [days] { $n } j
    [hours] { $n } h
   *[minutes] { $n } min
}
days-left = reste { $time }
days-vacation = en congé jusqu’au { $date }
days-took-vacation = { $name } prend congé.
days-came-back = { $name } revient de congé.
days-extended = Le serveur était absent quand le temps de { $name } s’est écoulé : une heure de plus.
days-sheet = Son, notifications et congés
days-sound = Son
days-sounds-off = Coupé
days-sounds-soft = Doux
days-sounds-full = Fort
days-vibration = Vibrer quand c’est à toi
days-offline = Tu es hors ligne. Ce que tu as déjà ouvert reste visible.
days-offline-table = Tu es hors ligne. La partie attend dans sa dernière position et reprend dès que le réseau revient.
days-offline-choice = Tu es hors ligne. Ta décision attendra sur cet appareil.
days-unsent = En attente d’envoi :
days-unsent-note = Tu es hors ligne. Elle sera envoyée au retour du réseau.
days-unsent-refused = Une décision qui attendait le réseau n’a pas été prise : la partie a continué.
days-new-version = Throneroom a une nouvelle version.
days-reload = La charger
