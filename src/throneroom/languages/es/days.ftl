# La hoja de las partidas de varios días: avisos, días libres, un calendario.

push = Avisos en este dispositivo
push-note = Un aviso dice que te toca en una partida de varios días o que tu tiempo se acaba. No dice nada de las cartas.
push-on = Activar los avisos
push-off = Desactivar los avisos
push-is-on = Este dispositivo recibe avisos.
push-unable = Este navegador no puede recibir avisos de esta página.
push-denied = El navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes.
vacation = Días libres
vacation-note = { $left ->
    [one] Tu tiempo se detiene en todas las partidas de varios días, y los demás lo ven. Te queda 1 de { $all } días este año.
   *[other] Tu tiempo se detiene en todas las partidas de varios días, y los demás lo ven. Te quedan { $left } de { $all } días este año.
}
vacation-until = Tienes días libres hasta el { $date }.
vacation-days = Días
vacation-take = Tomarlos desde ahora
vacation-end = Volver ahora
calendar = Calendario
calendar-note = Da esta dirección a tu aplicación de calendario: muestra cuándo se acaba tu tiempo. Quien tiene la dirección ve tus turnos, así que guárdala.
calendar-make = Crear una dirección
calendar-renew = Crear otra dirección
calendar-remove = Quitarla
calendar-copy = Copiar la dirección
calendar-copied = Dirección copiada.

## Decisions in advance

premove-make = Preparar tu decisión
premove-made = Preparado: { $decision }
premove-title = Decidir por adelantado
premove-note = Se toma en cuanto te toque, si encaja. Si no, se te avisa. Nadie más puede verla.
premove-after = Si { $name } decide
premove-anything = cualquier cosa
premove-then = tú decides
premove-save = Preparar
premove-list = Preparado
premove-line = Si { $name }: { $after }
premove-always = Pase lo que pase
premove-withdraw = Retirar
premove-other = Tu decisión preparada no se tomó: los demás hicieron otra cosa.
premove-illegal = Tu decisión preparada no se tomó: ahora no es posible.
premove-changed = Tu decisión preparada no se tomó: la partida ha cambiado.
