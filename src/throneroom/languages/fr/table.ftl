# What cannot be done at a table, and why. `throneroom/table/refusals.py` says when each is told. Sentences begin with a small letter and have no
# full stop: they stand on their own or after a colon. The glossary is in page.ftl.

## Tables and seats

no-such-table = cette table n’existe pas ; le lien est peut-être coupé ou mal écrit
not-seated = tu n’as pas de place à cette table
only-the-host = seule la personne qui a ouvert la table peut faire cela
already-seated = tu as déjà une place : { SEAT($seat) }
no-open-seat = aucune place n’est libre à cette table ; tu peux regarder
seat-taken = { SEAT($seat) } : place prise ; encore libre : { SEAT($free) }
seats-still-open = encore libre : { SEAT($free) } ; attends, ou commence et laisse les places libres aux bots
people-only = cette table est sans bots : attends que toutes les places soient prises
cannot-leave = la partie est en cours : abandonne, ou pars simplement et reviens plus tard
already-running = la partie est déjà en cours
seats-are-fixed = la partie est en cours : les places changent avant ou après
rules-outdated = cette partie a commencé avec la version { $begun } de ses règles, et ce serveur a la version { $known } : elle ne peut pas continuer, ouvre une nouvelle table
table-worn-out = il s’est passé { $entries } choses ici, il n’y a plus de place : ouvre une nouvelle table

## The game

no-game-running = aucune partie n’est en cours à cette table
out-of-game = tu n’es plus dans cette partie
time-was-over = ton temps était écoulé avant l’arrivée de ce coup
cannot-skip = on ne peut sauter à la fin qu’une fois hors de la partie, quand il ne reste que des bots
not-over-yet = la revanche, c’est pour après la partie
no-rematch-asked = personne ne demande de revanche en ce moment
no-hints-here = on joue sans conseils à cette table
no-advice = aucun bot ne peut te conseiller dans cette partie en ce moment
hint-when-asked = un conseil, c’est pour quand c’est à toi de jouer
no-finished-game = aucune partie finie ne porte ce nom ; le lien est peut-être coupé ou mal écrit

## Undo

nothing-to-take-back = tu n’as pas de coup à annuler
decided-since = { $name } a joué depuis
away-from-undo = { $name } n’est pas là, et son accord est nécessaire
seen-since = on a vu quelque chose depuis, et cela ne s’oublie pas
undo-already-asked = { $name } a déjà demandé à revenir en arrière
no-undo-asked = personne ne demande à revenir en arrière en ce moment
already-agreed = tu as déjà accepté

## People who are away; chat

nobody-away = la partie n’attend le retour de personne : continue, ou abandonne
not-away = la partie n’attend pas que { $name } revienne
not-connected = ce choix est pour les personnes présentes : rejoins d’abord la table
waited-enough = on a déjà attendu { $name } { $times } fois de plus
time-to-come-back = { $seconds ->
    [one] laisse encore { $seconds } seconde à { $name } pour revenir
   *[other] laisse encore { $seconds } secondes à { $name } pour revenir
}
cannot-nudge = un coup de coude, c’est pour qui est là et doit jouer
nudged-just-now = { $seconds ->
    [one] { $name } vient de recevoir un coup de coude : attends { $seconds } seconde
   *[other] { $name } vient de recevoir un coup de coude : attends { $seconds } secondes
}
chat-too-long = un message a de 1 à { $most } caractères, pas { $length }

## The server

# $seconds is a number with one digit after the point, such as 2.5.
too-much-at-once = { $what ->
    [guests] trop de nouvelles personnes depuis cette adresse : attends { $seconds } secondes
    [acts] trop d’actions : attends { $seconds } secondes
    [messages] trop de messages : attends { $seconds } secondes
    [hints] trop de conseils : attends { $seconds } secondes
    [reviews] trop de parties à relire par les bots : attends { $seconds } secondes
    [connections] trop de connexions : attends { $seconds } secondes
   *[requests] trop de demandes : attends { $seconds } secondes
}
too-many-tables = trop de tables : tu en as { $tables } ouvertes ; finis-en une, ou attends { $seconds } secondes
database-silent = la base de données ne répond pas : essaie encore
bots-unavailable = les bots ne peuvent pas faire cela maintenant : essaie plus tard
