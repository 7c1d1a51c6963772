# Lo que no se puede hacer en una mesa, y por qué. `throneroom/table/refusals.py` dice cuándo se dice cada cosa. Las frases empiezan con minúscula
# y no llevan punto: van solas o tras dos puntos. El glosario está en page.ftl.

## Mesas y asientos

no-such-table = esa mesa no existe; quizá el enlace esté cortado o mal escrito
no-such-puzzle = ese problema no existe; quizá el enlace esté cortado o mal escrito
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
chat-too-long = un mensaje tiene entre 1 y { $most } caracteres, no { $length }

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
    [connections] demasiadas conexiones: espera { $seconds } segundos
   *[requests] demasiadas peticiones: espera { $seconds } segundos
}
too-many-tables = demasiadas mesas: tienes { $tables } abiertas; termina una, o espera { $seconds } segundos
log-unreadable = esta mesa no se puede leer: lo que el servidor guardó de ella está dañado
database-silent = la base de datos no responde: inténtalo otra vez
bots-unavailable = los bots no pueden hacer eso ahora: inténtalo más tarde
