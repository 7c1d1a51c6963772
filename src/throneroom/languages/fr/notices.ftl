# Ce qui se dit hors de la page : les notifications et un calendrier. Rien ici ne dit ce que quelqu’un a en main ou a fait.

your-turn = C’est à toi de jouer : { $game }.
time-ends = { $hours ->
    [one] { $game } : ton temps s’achève dans moins d’une heure.
   *[other] { $game } : ton temps s’achève dans moins de { $hours } heures.
}
calendar-name = Throneroom : à toi de jouer
calendar-entry = { $game } : ton temps est écoulé
calendar-note = C’est à toi de jouer. Décide avant cette heure.
