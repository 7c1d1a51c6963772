# Was außerhalb der Seite gesagt wird: Mitteilungen auf Telefon oder Rechner, und ein Kalender. Nichts hier sagt, was jemand hat oder getan hat.

your-turn = Du bist am Zug: { $game }.
time-ends = { $hours ->
    [one] { $game }: Deine Zeit endet in weniger als einer Stunde.
   *[other] { $game }: Deine Zeit endet in weniger als { $hours } Stunden.
}
calendar-name = Throneroom: deine Züge
calendar-entry = { $game }: deine Zeit ist um
calendar-note = Du bist am Zug. Entscheide vor diesem Zeitpunkt.
