# The sheet for games over days: notices, days off, a calendar.

push = Notices on this device
push-note = A notice says that it is your turn in a game over days, or that your time is nearly over. It says nothing about cards.
push-on = Turn notices on
push-off = Turn notices off
push-is-on = This device gets notices.
push-unable = This browser cannot get notices from this page.
push-denied = The browser blocks notices for this page. Its settings can allow them.
vacation = Days off
vacation-note = { $left ->
    [one] Your time stands still in all games over days, and the others see it. You have 1 of { $all } days left this year.
   *[other] Your time stands still in all games over days, and the others see it. You have { $left } of { $all } days left this year.
}
vacation-until = You have time off until { $date }.
vacation-days = Days
vacation-take = Take them from now on
vacation-end = Come back now
calendar = Calendar
calendar-note = Give this address to your calendar app: it shows when your time is over. Who has the address sees your turns, so keep it to yourself.
calendar-make = Make an address
calendar-renew = Make a new address
calendar-remove = Remove it
calendar-copy = Copy the address
calendar-copied = Address copied.
