# What is told outside the page: notices on a phone or a desktop, and a calendar. Nothing here says what anybody holds or has done.

your-turn = It is your turn at { $game }.
time-ends = { $hours ->
    [one] Your time at { $game } is over in less than one hour.
   *[other] Your time at { $game } is over in less than { $hours } hours.
}
calendar-name = Throneroom: your turns
calendar-entry = Your time at { $game } is over
calendar-note = It is your turn. Decide before this time.
