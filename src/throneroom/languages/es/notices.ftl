# Lo que se dice fuera de la página: avisos y un calendario. Nada aquí dice qué tiene o qué ha hecho nadie.

your-turn = Te toca jugar: { $game }.
time-ends = { $hours ->
    [one] { $game }: tu tiempo se acaba en menos de una hora.
   *[other] { $game }: tu tiempo se acaba en menos de { $hours } horas.
}
calendar-name = Throneroom: tus turnos
calendar-entry = { $game }: se acaba tu tiempo
calendar-note = Te toca jugar. Decide antes de esta hora.
