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
calendar-note = Give this address to your calendar app: it shows when your time is over. Anyone who has the address can see your turns, so keep it to yourself.
calendar-make = Make an address
calendar-renew = Make a new address
calendar-remove = Remove it
calendar-copy = Copy the address
calendar-copied = Address copied.

## Decisions in advance

premove-make = Prepare your decision
premove-made = Prepared: { $decision }
premove-title = Decide in advance
premove-note = It is taken as soon as you are asked, if it fits. Otherwise you are told. Nobody else can see it.
premove-after = If { $name } decides
premove-anything = anything
premove-then = you decide
premove-save = Prepare it
premove-list = Prepared
premove-line = If { $name }: { $after }
premove-always = Whatever happens
premove-withdraw = Withdraw
premove-other = Your prepared decision was not taken: the others did something else.
premove-illegal = Your prepared decision was not taken: it is not possible now.
premove-changed = Your prepared decision was not taken: the game has changed.
