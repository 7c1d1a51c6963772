# Lo que no se puede hacer en una mesa, y por qué. `throneroom/table/refusals.py` dice cuándo se dice cada cosa. Las frases empiezan con minúscula
# y no llevan punto: van solas o tras dos puntos. El glosario está en page.ftl.

## Mesas y asientos

no-such-table = esa mesa no existe; quizá el enlace esté cortado o mal escrito
no-such-puzzle = ese problema no existe; quizá el enlace esté cortado o mal escrito
no-such-player = ese jugador no existe; quizá el enlace esté cortado o mal escrito
cannot-prepare = esto no se puede decidir por adelantado
no-search = esta búsqueda ha terminado: se canceló, o buscas en otra pestaña
no-such-tournament = ese torneo no existe; quizá el enlace esté cortado o mal escrito
only-the-tournament-host = solo quien abrió el torneo puede empezarlo
tournament-begun = el torneo ya ha empezado; puedes mirar
tournament-full = las { $size } plazas del torneo están ocupadas; puedes mirar
too-few-players = un torneo necesita al menos { $least } jugadores y hay { $players }: espera a más, o abre uno que completen los bots
not-seated = no tienes asiento en esta mesa
only-the-host = eso solo puede hacerlo quien abrió la mesa
already-seated = ya tienes asiento: { SEAT($seat) }
no-open-seat = en esta mesa no queda ningún asiento libre; puedes mirar
seat-taken = { SEAT($seat) } está ocupado; libres: { SEAT($free) }
seats-still-open = aún libres: { SEAT($free) }; espera, o empieza y deja los asientos libres a los bots
people-only = esta mesa se abrió solo para personas: espera a que se ocupen todos los asientos
cannot-leave = la partida está en curso: ríndete, o vete sin más y vuelve más tarde
already-running = la partida ya está en curso
seats-are-fixed = la partida está en curso: los asientos se cambian antes o después
begins-by-itself = la partida empieza sola enseguida: los asientos ya están fijados
too-late-to-contribute = la partida ha empezado sin tu número aleatorio
rules-outdated = esta partida empezó con la versión { $begun } de sus reglas, y este servidor tiene la { $known }: no puede seguir, abre una mesa nueva
table-worn-out = aquí ya han pasado { $entries } cosas y no caben más: abre una mesa nueva

## La partida

no-game-running = en esta mesa no hay ninguna partida en curso
out-of-game = ya no estás en esta partida
time-was-over = se te acabó el tiempo antes de que llegara esta decisión
cannot-skip = solo puede saltar al final quien está fuera de la partida, si no quedan más que bots
not-over-yet = la revancha es para después de la partida
no-rematch-asked = ahora nadie pide la revancha
no-hints-here = en esta mesa se juega sin pistas
no-advice = ningún bot puede aconsejar ahora en esta partida
hint-when-asked = las pistas son para cuando te toca
no-finished-game = ninguna partida terminada se llama así; quizá el enlace esté cortado o mal escrito

## Deshacer

no-undo-here = es una partida puntuada: no se deshace nada
nothing-to-take-back = no hay ninguna decisión tuya que deshacer
decided-since = { $name } ya ha decidido después
away-from-undo = { $name } no está, y tendría que aceptar
seen-since = desde entonces se ha visto algo que ya no se puede olvidar
undo-already-asked = { $name } ya ha pedido deshacer
no-undo-asked = ahora nadie pide deshacer
already-agreed = ya has aceptado

## Quien no está; el chat

nobody-away = la partida no espera a nadie que no esté: sigue jugando, o ríndete
not-away = la partida no espera a que vuelva { $name }
not-connected = eso solo pueden elegirlo quienes están: conéctate antes a la mesa
waited-enough = { $times ->
    [one] ya se ha esperado a { $name } { $times } vez más
   *[other] ya se ha esperado a { $name } { $times } veces más
}
time-to-come-back = { $seconds ->
    [one] dale a { $name } { $seconds } segundo más para volver
   *[other] dale a { $name } { $seconds } segundos más para volver
}
cannot-nudge = solo puedes avisar a quien está y tiene que decidir
nudged-just-now = { $seconds ->
    [one] { $name } acaba de recibir un aviso: espera { $seconds } segundo
   *[other] { $name } acaba de recibir un aviso: espera { $seconds } segundos
}
chat-is-off = en esta mesa no hay chat
chat-too-long = un mensaje tiene entre 1 y { $most } caracteres, no { $length }

## Partidas de varios días

too-few-vacation-days = { $left ->
    [0] no te quedan días libres: un día vuelve un año después de tomarlo
    [one] quieres { $wanted } días libres y te queda uno
   *[other] quieres { $wanted } días libres y te quedan { $left }
}

## El servidor

# $seconds es un número con una cifra tras el punto, como 2.5.
too-much-at-once = { $what ->
    [guests] demasiados invitados nuevos desde esta dirección: espera { $seconds } segundos
    [acts] demasiadas acciones: espera { $seconds } segundos
    [messages] demasiados mensajes: espera { $seconds } segundos
    [hints] demasiadas pistas: espera { $seconds } segundos
    [reviews] demasiadas partidas que los bots repasan: espera { $seconds } segundos
    [puzzles] demasiados problemas: espera { $seconds } segundos
    [statistics] todavía se están contando las partidas: espera { $seconds } segundos
    [exports] demasiadas descargas de todas las partidas: espera { $seconds } segundos
    [explorer] demasiadas preguntas al explorador: espera { $seconds } segundos
    [sign_ins] demasiados intentos de entrar: espera { $seconds } segundos
    [tables] demasiadas mesas nuevas desde esta dirección: espera { $seconds } segundos
    [reports] demasiadas denuncias: espera { $seconds } segundos
    [attempts] demasiadas claves erróneas: espera { $seconds } segundos
    [connections] demasiadas conexiones: espera { $seconds } segundos
   *[requests] demasiadas peticiones: espera { $seconds } segundos
}
too-many-tables = demasiadas mesas: tienes { $tables } abiertas; termina una, o espera { $seconds } segundos
too-many-tournaments = demasiados torneos: organizas { $tournaments }; empieza o abandona uno de ellos
log-unreadable = esta mesa no se puede leer: lo que el servidor guardó de ella está dañado
database-silent = la base de datos no responde: inténtalo otra vez
bots-unavailable = los bots no pueden hacer eso ahora: inténtalo más tarde

## Cuentas

both-seated = tus dos invitados están en la misma mesa: termina antes esa partida o déjala
code-mistyped = hay un error de escritura en este código: compáralo letra por letra
no-such-code = este código no vale: quizá haya caducado, ya se haya usado o lo haya sustituido uno más nuevo
passkey-refused = esta llave de acceso no se ha aceptado: inténtalo de nuevo o vuelve con tu código de recuperación
passkeys-need-name = las llaves de acceso necesitan una dirección con nombre, como https://games.example o http://localhost: usa aquí un código de recuperación
sign-in-expired = ha tardado demasiado: empieza a entrar de nuevo

## Abierto al público con seguridad

# $until is a time such as 2026-11-19 21:30 UTC, or ever.
banned = { $until ->
    [ever] la moderación te ha expulsado para siempre: puedes mirar, pero no jugar
   *[other] la moderación te ha expulsado hasta { $until }: hasta entonces puedes mirar, pero no jugar
}
name-not-allowed = este nombre contiene una palabra que aquí no se permite: elige otro
not-welcome-here = aquí no puedes jugar: elige otra mesa o abre la tuya
cannot-block-yourself = eres tú
too-many-blocks = puedes bloquear a { $most } personas como máximo: desbloquea primero a alguien
no-such-message = este mensaje ya no existe
