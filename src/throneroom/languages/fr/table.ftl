# What cannot be done at a table, and why. `throneroom/table/refusals.py` says when each is told. Sentences begin with a small letter and
# have no full stop: they stand on their own or after a colon.

## Tables and seats

no-such-table = cette table n’existe pas ; le lien est peut-être coupé ou mal écrit
no-such-puzzle = ce problème n’existe pas ; le lien est peut-être coupé ou mal écrit
no-such-player = ce joueur n’existe pas ; le lien est peut-être coupé ou mal écrit
cannot-prepare = cela ne peut pas être décidé à l’avance
no-search = cette recherche est terminée : elle a été annulée, ou tu cherches dans un autre onglet
no-such-tournament = ce tournoi n’existe pas ; le lien est peut-être coupé ou mal écrit
only-the-tournament-host = seule la personne qui a ouvert le tournoi peut le lancer
tournament-begun = le tournoi a déjà commencé ; tu peux regarder
tournament-full = les { $size } places du tournoi sont prises ; tu peux regarder
too-few-players = un tournoi demande au moins { $least } joueurs, ils sont { $players } : attends, ou ouvre un tournoi complété par des bots
not-seated = tu n’as pas de place à cette table
only-the-host = c’est réservé à qui a ouvert la table
already-seated = tu as déjà une place : { SEAT($seat) }
no-open-seat = aucune place n’est libre à cette table ; tu peux regarder
seat-taken = cette place est prise : { SEAT($seat) } ; libres : { SEAT($free) }
seats-still-open = places encore libres : { SEAT($free) } ; attends, ou commence en les confiant à des bots
people-only = cette table est ouverte sans bots : attends que toutes les places soient prises
cannot-leave = la partie est en cours : abandonne, ou pars simplement et reviens plus tard
already-running = la partie est déjà en cours
seats-are-fixed = la partie est en cours : on ne change de place qu’avant ou après
begins-by-itself = la partie va commencer d’elle-même : les places sont fixées
too-late-to-contribute = la partie a commencé sans ton nombre aléatoire
rules-outdated = cette partie a commencé avec la version { $begun } de ses règles, et ce serveur a la version { $known } : elle ne peut pas continuer, ouvre une nouvelle table
table-worn-out = il s’est passé { $entries } choses ici, il n’y a plus de place : ouvre une nouvelle table

## The game

no-game-running = aucune partie n’est en cours à cette table
out-of-game = tu n’es plus dans cette partie
time-was-over = ton temps était écoulé avant ce coup
cannot-skip = on ne peut aller à la fin qu’une fois hors jeu, et s’il ne reste que des bots
not-over-yet = la revanche, c’est pour après la partie
no-rematch-asked = personne ne demande de revanche en ce moment
no-hints-here = cette table joue sans conseils
no-advice = aucun bot ne peut donner de conseil sur cette partie en ce moment
hint-when-asked = un conseil vient quand c’est à toi de décider
no-finished-game = aucune partie finie ne porte ce nom ; le lien est peut-être coupé ou mal écrit

## Undo

no-undo-here = c’est une partie classée : rien ne s’annule
nothing-to-take-back = tu n’as aucun coup à annuler
decided-since = { $name } a décidé depuis
away-from-undo = { $name } n’est pas là, et devrait être d’accord
seen-since = quelque chose a été vu depuis, et on ne peut pas l’oublier
undo-already-asked = { $name } a déjà demandé à revenir en arrière
no-undo-asked = personne ne demande à revenir en arrière en ce moment
already-agreed = tu as déjà accepté

## People who are away; chat

nobody-away = la partie n’attend aucun absent : continue, ou abandonne
not-away = la partie n’attend pas { $name }
not-connected = ce choix est réservé à qui est là : connecte-toi d’abord à la table
waited-enough = on a déjà attendu { $name } { $times } fois de plus
time-to-come-back = { $seconds ->
    [one] laisse encore { $seconds } seconde à { $name } pour revenir
   *[other] laisse encore { $seconds } secondes à { $name } pour revenir
}
cannot-nudge = on donne un coup de coude à quelqu’un d’autre, qui est là et doit décider
nudged-just-now = { $seconds ->
    [one] { $name } vient de recevoir un coup de coude : attends { $seconds } seconde
   *[other] { $name } vient de recevoir un coup de coude : attends { $seconds } s
}
chat-is-off = il n’y a pas de discussion à cette table
chat-too-long = un message a de 1 à { $most } caractères, pas { $length }

## Parties sur plusieurs jours

too-few-vacation-days = { $left ->
    [0] il ne te reste aucun jour de congé : un jour pris revient au bout d’un an
    [one] tu veux { $wanted } jours de congé, et il t’en reste un
   *[other] tu veux { $wanted } jours de congé, et il t’en reste { $left }
}

## The server

# $seconds is a number with one digit after the point, such as 2.5.
too-much-at-once = { $what ->
    [guests] trop de nouveaux invités depuis cette adresse : attends { $seconds } s
    [acts] trop d’actions : attends { $seconds } s
    [messages] trop de messages : attends { $seconds } s
    [hints] trop de conseils : attends { $seconds } s
    [reviews] trop de parties à faire revoir par les bots : attends { $seconds } s
    [puzzles] trop de problèmes : attends { $seconds } s
    [statistics] les parties sont encore en cours de décompte : attends { $seconds } s
    [exports] trop de téléchargements de toutes les parties : attends { $seconds } s
    [explorer] trop de questions à l’explorateur : attends { $seconds } s
    [sign_ins] trop de tentatives de connexion : attends { $seconds } s
    [tables] trop de nouvelles tables depuis cette adresse : attends { $seconds } secondes
    [reports] trop de signalements : attends { $seconds } secondes
    [attempts] trop de jetons erronés : attends { $seconds } secondes
    [connections] trop de connexions : attends { $seconds } s
   *[requests] trop de demandes : attends { $seconds } s
}
too-many-tables = trop de tables : tu en as { $tables } d’ouvertes ; finis-en une, ou attends { $seconds } s
too-many-tournaments = trop de tournois : tu en organises { $tournaments } ; commence ou quitte l’un d’eux
log-unreadable = cette table ne peut pas être lue : ce que le serveur en a enregistré est endommagé
database-silent = la base de données ne répond pas : réessaie
bots-unavailable = les bots ne peuvent pas faire cela en ce moment : réessaie plus tard

## Comptes

both-seated = tes deux invités sont assis à la même table : termine d’abord cette partie ou quitte-la
code-mistyped = il y a une faute de frappe dans ce code : compare-le lettre par lettre
no-such-code = ce code n’est pas valable : il a peut-être expiré, déjà servi ou été remplacé par un plus récent
passkey-refused = cette clé d’accès n’a pas été acceptée : réessaie, ou reviens avec ton code de récupération
passkeys-need-name = les clés d’accès demandent une adresse avec un nom, comme https://games.example ou http://localhost : utilise ici un code de récupération
sign-in-expired = cela a pris trop de temps : recommence la connexion

## Ouvert au public en sécurité

# $until is a time such as 2026-11-19 21:30 UTC, or ever.
banned = { $until ->
    [ever] la modération t’a exclu définitivement : tu peux regarder, mais pas jouer
   *[other] la modération t’a exclu jusqu’au { $until } : d’ici là, tu peux regarder, mais pas jouer
}
name-not-allowed = ce nom contient un mot qui n’est pas permis ici : choisis-en un autre
not-welcome-here = tu ne peux pas jouer ici : choisis une autre table ou ouvre la tienne
cannot-block-yourself = c’est toi
too-many-blocks = tu peux bloquer { $most } personnes au plus : débloque d’abord quelqu’un
no-such-message = ce message n’existe plus
