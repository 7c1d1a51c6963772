# El trono en la sombra

title = El trono en la sombra
about = Recluta y luego elige en secreto: cuatro oleadas de una batalla entre Imperio, Rebeldes e Iglesia, y ganancias para quien apostó por el vencedor.
summary = Recluta seis personajes y envía uno a cada una de cuatro oleadas, a la vez que los demás y en secreto. La facción con más poder gana la batalla; sus personajes dan influencia a quienes los enviaron. Con { $target } de influencia acaba la partida.

## Lo que se elige para una mesa

option-target = influencia que acaba la partida

## Cartas

# .el y .al van en las frases, con artículo y preposición; los nobles van por su nombre.

-no-ability = Sin habilidad.

card-dutiful-peasant = Campesino Sumiso
    .el = el Campesino Sumiso
    .al = al Campesino Sumiso
    .text = { -no-ability }
card-loyal-soldier = Soldado Leal
    .el = el Soldado Leal
    .al = al Soldado Leal
    .text = { -no-ability }
card-tax-collector = Recaudador
    .el = el Recaudador
    .al = al Recaudador
    .text = { -no-ability }
card-kings-guard = Guardia del Rey
    .el = la Guardia del Rey
    .al = a la Guardia del Rey
    .text = { -no-ability }
card-benthon-knights = Caballeros de Benthon
    .el = los Caballeros de Benthon
    .al = a los Caballeros de Benthon
    .text = Matan a todos los plebeyos de las otras facciones en esta oleada.
card-captain-khamon-phabos = Capitán Khamon Phabos
    .el = el Capitán Khamon Phabos
    .al = al Capitán Khamon Phabos
    .text = { -no-ability }
card-anna-lys = Anna Lys
    .al = a Anna Lys
    .full = Anna Lys, Hacedora de Viudas
    .text = Mata a todos los personajes de élite de las otras facciones en esta oleada.
card-datura = Datura
    .al = a Datura
    .full = Datura, Asesino Trastornado
    .text = Mata a todos los nobles de las otras facciones en esta oleada.
card-king-kyros = Rey Kyros
    .el = el Rey Kyros
    .al = al Rey Kyros
    .text = Puedes enviar desde tu mano otro personaje del Imperio, sin soborno.
card-defiant-slave = Esclavo Insumiso
    .el = el Esclavo Insumiso
    .al = al Esclavo Insumiso
    .text = { -no-ability }
card-mutinous-soldier = Soldado Amotinado
    .el = el Soldado Amotinado
    .al = al Soldado Amotinado
    .text = { -no-ability }
card-outlaw = Forajido
    .el = el Forajido
    .al = al Forajido
    .text = { -no-ability }
card-queens-guard = Guardia de la Reina
    .el = la Guardia de la Reina
    .al = a la Guardia de la Reina
    .text = { -no-ability }
card-phabos-scouts = Exploradores de Phabos
    .el = los Exploradores de Phabos
    .al = a los Exploradores de Phabos
    .text = Los demás Rebeldes de esta oleada ganan 1 de poder.
card-langman = Langman
    .al = a Langman
    .full = Langman, Espina de la Corona
    .text = Si sigue vivo al final de una batalla que pierden los Rebeldes, se queda para la siguiente.
card-picureas = Picureas
    .al = a Picureas
    .full = Picureas, Hijo de las Rosas
    .text = Todos los Rebeldes de la próxima oleada ganan 1 de poder.
card-sythera = Sythera
    .al = a Sythera
    .full = Sythera la Susurrante
    .text = Acalla las habilidades de orden 2 y 3 de las otras facciones en esta oleada.
card-queen-eletheria = Reina Eletheria
    .el = la Reina Eletheria
    .al = a la Reina Eletheria
    .text = Todos los plebeyos Rebeldes vivos, de esta oleada o de las anteriores, ganan 1 de poder.
card-pious-peasant = Campesino Piadoso
    .el = el Campesino Piadoso
    .al = al Campesino Piadoso
    .text = { -no-ability }
card-warrior-monk = Monje Guerrero
    .el = el Monje Guerrero
    .al = al Monje Guerrero
    .text = { -no-ability }
card-tithe-master = Diezmero
    .el = el Diezmero
    .al = al Diezmero
    .text = { -no-ability }
card-godesea-knights = Caballeros de Godesea
    .el = los Caballeros de Godesea
    .al = a los Caballeros de Godesea
    .text = { -no-ability }
card-shepherd-of-the-lost = Pastor de Descarriados
    .el = el Pastor de Descarriados
    .al = al Pastor de Descarriados
    .text = Convierte a todos los plebeyos de las otras facciones en esta oleada.
card-simone = Simone
    .al = a Simone
    .full = Simone la Doliente
    .text = Cuando muere, quien la envió gana al momento 5 de influencia.
card-protis = Protis
    .al = a Protis
    .full = Protis, Absolvedor de Pecados
    .text = Convierte a todos los personajes de élite de las otras facciones en esta oleada.
card-thavna = Thavna
    .al = a Thavna
    .full = Thavna el Revelador
    .text = Gana 3 de poder si a quien lo envió le queda 0 o 1 de oro.
card-princess-beatrice = Princesa Beatriz
    .el = la Princesa Beatriz
    .al = a la Princesa Beatriz
    .text = Convierte a todos los plebeyos de las otras facciones en esta oleada, y cada uno de ellos gana 1 de poder.

## Lo impreso en las cartas, con las palabras que puede ser

stat-faction = facción
    .Empire = Imperio
    .Rebels = Rebeldes
    .Church = Iglesia
stat-rank = rango
    .commoner = plebeyo
    .elite = élite
    .noble = noble
stat-power = poder
stat-influence = influencia
stat-gold = oro
stat-consolation-gold = oro de consuelo
stat-order = orden

## Partes de otros mensajes

character = { CARD($card, form: "el") } de { SEAT($seat) }
    .al = { CARD($card, form: "al") } de { SEAT($seat) }
strengthened = { $power } de poder más para { CARD($card, form: "el") } de { SEAT($seat) }
side = { $faction ->
    [Empire] el Imperio
    [Rebels] los Rebeldes
   *[Church] la Iglesia
}

## Solo para otros mensajes de aquí, para escribirlo una vez

is-or-are = { $card ->
    [benthon-knights] están
    [phabos-scouts] están
    [godesea-knights] están
   *[other] está
}
of-rank = { $rank ->
    [commoner] { $count ->
        [one] { SPELL($count, form: "m") } plebeyo
       *[other] { SPELL($count) } plebeyos
    }
    [elite] { $count ->
        [one] { SPELL($count, form: "m") } personaje de élite
       *[other] { SPELL($count) } personajes de élite
    }
   *[noble] { $count ->
        [one] { SPELL($count, form: "m") } noble
       *[other] { SPELL($count) } nobles
    }
}

## Sucesos: antes y después de la batalla

game-begun = Tres de oro por cabeza; con { $target } de influencia acaba la partida.
battle-begun = Empieza la batalla { $battle }: cada cual recibe un lote de seis cartas.
langman-stays = { CARD($card) } se queda junto a { SEAT($seat) } para otra batalla.
card-taken = { $card ->
    [none] { SEAT($seat) } ha tomado una carta del lote.
   *[other] { SEAT($seat) } toma del lote { CARD($card, form: "al") }.
}
pools-passed = Todos han tomado una carta, y los lotes pasan a la izquierda.
pools-gone = Los lotes se han agotado. ¡A la batalla!
card-kept = { $card ->
    [none] { SEAT($seat) } ha apartado una carta para guardarla.
   *[other] { SEAT($seat) } se guarda { CARD($card, form: "al") }.
}

## Sucesos: una oleada

card-laid = { $card ->
    [none] { SEAT($seat) } ha puesto una carta boca abajo.
   *[other] { SEAT($seat) } elige en secreto { CARD($card, form: "al") }.
}
wave-revealed = Se descubre la oleada { $wave }.
character-sent = { $purse ->
    [collects] { $hush ->
        [true] { SEAT($seat) } envía { CARD($card, form: "al") } y cobra { $gold } de oro, descontado el soborno.
       *[false] { SEAT($seat) } envía { CARD($card, form: "al") } y cobra { $gold } de oro.
    }
    [pays] { $hush ->
        [true] { SEAT($seat) } envía { CARD($card, form: "al") } por { $gold } de oro, soborno incluido.
       *[false] { SEAT($seat) } envía { CARD($card, form: "al") } por { $gold } de oro.
    }
   *[nothing] { $hush ->
        [true] { SEAT($seat) } envía { CARD($card, form: "al") }, y el soborno se come la ganancia.
       *[false] { SEAT($seat) } envía { CARD($card, form: "al") } sin pagar nada.
    }
}
turned-face-down = { $hush ->
    [true] { SEAT($seat) } no puede pagar { $cost } de oro (soborno incluido) por { CARD($card, form: "el") }: la carta queda boca abajo, y { SEAT($seat) } cobra 1 de oro.
   *[false] { SEAT($seat) } no puede pagar { $cost } de oro por { CARD($card, form: "el") }: la carta queda boca abajo, y { SEAT($seat) } cobra 1 de oro.
}
kyros-asks = { CAP(CARD($card, form: "el")) } alza la mano: ¿quién del Imperio lo seguirá?
# La carta es la que llama el Rey Kyros.
extra-called = { $purse ->
    [collects] El Rey Kyros llama { CARD($card, form: "al") } junto a { SEAT($seat) } (y trae { $gold } de oro).
    [pays] El Rey Kyros llama { CARD($card, form: "al") } junto a { SEAT($seat) } (por { $gold } de oro).
   *[nothing] El Rey Kyros llama { CARD($card, form: "al") } junto a { SEAT($seat) } (sin pagar nada).
}
nobody-called = { CAP(CARD($card, form: "el")) } no llama a nadie junto a { SEAT($seat) }.
power-counted = Poder: Imperio { $empire }, Rebeldes { $rebels }, Iglesia { $church }.

## Sucesos: habilidades

# { $actors } nombraría a los personajes que actúan, con quienes los enviaron.
picureas-prepared = Picureas ha preparado el camino: { $power } de poder más para { $targets }.
scouts-ride-ahead = { $companies ->
    [one] Los Exploradores de Phabos abren camino: { $targets }.
   *[other] Dos compañías de Exploradores de Phabos abren camino: { $targets }.
}
thavna-gains = La bolsa de { SEAT($seat) } está casi vacía: { CARD($card) } gana { $power } de poder.
silenced = { $count ->
    [one] Sythera susurra y hace enmudecer { TEXT($targets, form: "al") }.
   *[other] Sythera susurra y hace enmudecer a la vez { TEXT($targets, form: "al") }.
}
nobody-silenced = { CARD($card) } susurra, pero aquí nadie tiene que enmudecer.
killed = { $card ->
    [benthon-knights] Los Caballeros de Benthon matan a { of-rank }: { $targets }.
   *[other] { CAP(CARD($card, form: "el")) } mata a { of-rank }: { $targets }.
}
martyred = { CARD($card) } muere mártir: { SEAT($seat) } gana { $influence } de influencia.
converted = { $card ->
    [princess-beatrice] La Princesa Beatriz convierte a { of-rank }: { $targets }, con 1 de poder más para los vivos.
   *[other] { CAP(CARD($card, form: "el")) } convierte a { of-rank }: { $targets }.
}
eletheria-calls = La Reina Eletheria llama a los suyos: { $power } de poder más para { $targets }.

## Sucesos: el resultado

battle-won = { $faction ->
    [Empire] El Imperio gana la batalla.
    [Rebels] Los Rebeldes ganan la batalla.
   *[Church] La Iglesia gana la batalla.
}
battle-shared = { CAP($sides) } ganan juntos la batalla.
rewarded = { $gold ->
    [0] { SEAT($seat) } gana { $influence } de influencia y suma { $total }.
   *[other] { SEAT($seat) } gana { $influence } de influencia y { $gold } de oro de consuelo, y suma { $total } de influencia.
}
won = Ha ganado { SEAT($winner) } con { $influence } de influencia.
won-by-gold = Ha ganado { SEAT($winner) } con { $influence } de influencia; su oro deshace el empate: { $gold }.
nobody-won = No ha ganado nadie: { SEAT($seats) } empatan con { $influence } de influencia y { $gold } de oro.

## Preguntas

to-take = { $left ->
    [1] Turno de { SEAT($seats) }: tomar la última carta del lote.
   *[other] Turno de { SEAT($seats) }: tomar una de las { $left } cartas del lote.
}
to-choose = Turno de { SEAT($seats) }: elegir un personaje para la oleada { $wave } de la batalla { $battle }.
to-call = { SEAT($seat) } puede enviar otro personaje del Imperio con el Rey Kyros.
to-keep = Turno de { SEAT($seats) }: guardar una carta para la próxima batalla.

## Motivos

# Palabras como «draft CARD» son órdenes, y se quedan como están.
take-now = Los lotes van pasando: toma una carta con «draft CARD»
choose-now = Se está eligiendo la oleada { $wave }: envía un personaje con «play CARD»
answer-now = El Rey Kyros llama: responde con «extra CARD» o «no extra»
keep-now = La batalla ha terminado: guarda una carta sin jugar con «keep CARD»
not-in-pool = { $held ->
    [true] { CAP(CARD($card, form: "el")) } no { is-or-are } en el lote que tienes delante: ya tomaste esa carta antes
   *[false] { CAP(CARD($card, form: "el")) } no { is-or-are } en el lote que tienes delante
}
not-of-the-empire = { $faction ->
    [Rebels] { CAP(CARD($card, form: "el")) } { is-or-are } con los Rebeldes: el Rey Kyros solo llama a personajes del Imperio
   *[Church] { CAP(CARD($card, form: "el")) } { is-or-are } con la Iglesia: el Rey Kyros solo llama a personajes del Imperio
}
cannot-pay = Llamar { CARD($card, form: "al") } costaría { $cost } de oro, y tienes { $gold }: una carta extra hay que poder pagarla
not-in-hand = { CAP(CARD($card, form: "el")) } no { is-or-are } en tu mano
in-line-already = { $down ->
    [true] { CAP(CARD($card, form: "el")) } ya { is-or-are } boca abajo ante ti, no en tu mano
   *[false] { CAP(CARD($card, form: "el")) } ya { is-or-are } en la batalla, no en tu mano
}

## Las reglas en breve

rule-st-1 = Un mazo de 54 personajes y 3 de oro por cabeza.
rule-st-2 = Cada cual recibe un lote de seis: toma una carta y pasa el resto a la izquierda, hasta que los lotes se agotan. La carta guardada de la batalla anterior no entra.
rule-st-3 = En una batalla conoces cada lote que te llegó, tal como estaba entonces, y nada más de las cartas ocultas.
rule-st-4 = Cuatro oleadas: todos eligen en secreto una carta de la mano, y luego se descubren.
rule-st-5 = Al descubrirse, cobras el ingreso de tu personaje o pagas su coste.
rule-st-6 = Soborno: un personaje de la facción impresa que jugaste en la oleada anterior cuesta 1 de oro más. Nunca se acumula, y una carta boca abajo no lo causa.
rule-st-7 = Quien no puede pagar pone la carta boca abajo, fuera de la batalla, y cobra 1 de oro. No es una elección.
rule-st-8 = Las habilidades actúan por orden 1, 2 y 3; las de un mismo orden, a la vez: cartas extra, luego todos los afectados, luego todos los efectos. Muerto y converso a la vez es un muerto de la Iglesia; muerto y reforzado es un muerto.
rule-st-9 = Quien muere en un orden anterior pierde su habilidad; quien muere en el mismo orden aún la usa.
rule-st-10 = Los muertos no dan poder, dan la mitad de su influencia (redondeando hacia abajo) y todo su oro de consuelo; pierden sus fichas, y nada los toca ya. Quien mata perdona a los que son del Imperio.
rule-st-11 = Un converso cuenta para la Iglesia en poder, influencia y consuelo, nunca para el soborno.
rule-st-12 = Cada ficha vale 1 de poder y se queda, también tras la conversión, hasta la muerte o el final de la batalla.
rule-st-13 = Los Exploradores de Phabos dan 1 de poder a los demás Rebeldes de su oleada; si son dos, también entre sí.
rule-st-14 = Picureas da 1 de poder a los Rebeldes de la próxima oleada al descubrirse, aunque él haya muerto.
rule-st-15 = La Reina Eletheria da 1 de poder a todos los plebeyos Rebeldes vivos de su oleada y de las anteriores, sean de quien sean.
rule-st-16 = Sythera acalla los órdenes 2 y 3 de las otras facciones en su oleada; el Rey Kyros no recibe entonces carta extra.
rule-st-17 = Rey Kyros: cuando actúa el orden 3 puedes enviar una carta del Imperio que puedas pagar, sin soborno. Es parte de la oleada, solo la toca el orden 3, y su propia habilidad actúa con el orden 3.
rule-st-18 = La muerte de Simone da al momento 5 de influencia a quien la envió; aun así, la partida solo acaba tras la batalla.
rule-st-19 = Thavna gana 3 de poder si quien lo envió tiene 1 de oro como mucho cuando todos han pagado.
rule-st-20 = Langman, vivo tras una batalla que los Rebeldes perdieron, se queda para la siguiente, fuera del alcance de sus oleadas, y se va después.
rule-st-21 = Tras cada oleada, el poder de cada facción está a la vista.
rule-st-22 = Gana la facción más fuerte; si hay empate, ganan juntas. Sus personajes dan influencia; los otros, su oro de consuelo.
rule-st-23 = Con { $target } de influencia acaba la partida: gana quien tiene más influencia, y luego más oro; si sigue la igualdad, no gana nadie.
rule-st-24 = Si no, cada cual guarda una carta sin jugar; todas las demás, menos un Langman que se queda, forman el próximo mazo.
rule-st-25 = Forajido, Pastor de Descarriados y Reina Eletheria en una oleada: el Forajido es de la Iglesia, con 1 de poder más.
rule-st-26 = Manos, lotes, elecciones y cartas guardadas o descartadas son secretos; las cartas iguales son una sola opción. Oro, influencia y todo lo descubierto están a la vista, también las cartas boca abajo.
