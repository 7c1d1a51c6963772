# The words of blocking and reporting, of the data protection page, and of the moderators' page. page.ftl has the glossary.

## Blocking and reporting

safety-open = Block or report
safety-about = About { $name }
safety-block = Block
safety-block-about = You will not see what { $name } says, will not be paired, and { $name } cannot join tables that you open. Nobody is told.
safety-blocked = { $name } is blocked.
safety-unblock = Unblock
safety-unblock-whom = Unblock { $name }
safety-unblocked = { $name } is no longer blocked.
safety-blocks = Blocked players
safety-no-blocks = You have blocked nobody.
safety-report = Report to the moderators
safety-what = What
safety-kind-message = this message
safety-kind-name = the name
safety-kind-player = the player
safety-reason = Reason
safety-reason-insult = Insult
safety-reason-hate = Hate
safety-reason-harassment = Harassment
safety-reason-spam = Advertising or spam
safety-reason-cheating = Cheating
safety-reason-other = Something else
safety-text = What happened (may stay empty)
safety-context = What was said at the table before goes with the report.
safety-send = Send the report
safety-thanks = Thank you. A moderator will look at it.

## Data protection

privacy-title = Data protection
privacy-about = You play here without e-mail and password. This page says what the server keeps, why, and for how long.
privacy-what = What
privacy-why = Why
privacy-long = How long
privacy-guests = Your name, devices (browser and system in a word each, last visit), codes and passkeys
privacy-guests-why = So that you are the same player when you come back
privacy-guests-long = { $days ->
    [0] until you delete your data
   *[other] until you delete your data; without a recovery code or passkey, { $days } days after your last visit
}
privacy-games = Games, ratings, puzzles, tournaments
privacy-games-why = For replays, statistics and leaderboards
privacy-games-long = { $days ->
    [0] without limit; without your name once you delete your data
   *[other] without limit, games at tables with a link only for { $days } days; without your name once you delete your data
}
privacy-chats = What you write in the chat of a table
privacy-chats-why = For all who have the link of the table
privacy-chats-long = { $days ->
    [0] until you delete your data
    [one] one day, or until you delete your data
   *[other] { $days } days, or until you delete your data
}
privacy-reports = Reports, with the messages before them
privacy-reports-why = So that moderators can protect players
privacy-audit = What moderators have done
privacy-audit-why = So that moderators can be checked
privacy-networks = The network address from which you came last
privacy-networks-why = To stop attacks and abuse; everybody at one address shares its limits
privacy-days = { $days ->
    [0] without limit
    [one] one day
   *[other] { $days } days
}
privacy-cookies = One cookie says who you are, one which language you chose. Settings stay in your browser. Nothing comes from other sites, nobody measures what you do, and no data goes to others, except, if you switch on notices, to the service of your browser.
privacy-rights = Your data is yours
privacy-rights-text = On the account page you can download all your data, change your name, and delete everything about you at any time.
privacy-contact = Contact
privacy-contact-text = Questions go to whoever runs this server:
privacy-no-contact = Whoever runs this server has named no contact.

## The moderators' page

moderate-title = Moderation
moderate-token = Moderators’ token
moderate-enter = Continue
moderate-leave = Lock
moderate-none-here = This server has no moderators’ page: it was started without a token.
moderate-reports = Reports
moderate-reports-open = { $n ->
    [0] No open report.
    [one] One open report.
   *[other] { $n } open reports.
}
moderate-resolved = Show resolved ones
moderate-note = Note
moderate-resolve = Resolve
moderate-who-player = reported
moderate-who-reporter = reporter
moderate-who-other = other
moderate-former = a former player
moderate-look-up = Look up
moderate-guests = Guests
moderate-search = Name or id
moderate-find = Search
moderate-nobody = Nobody was found.
moderate-about-guest = Since { $since }, last here { $seen }, reported { $reports ->
    [one] once
   *[other] { $reports } times
}
moderate-network = Network { $network }
moderate-ban = Ban { $whom }
moderate-ban-go = Ban
moderate-ban-for = For
moderate-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
moderate-ever = an unlimited time
moderate-unban = Lift the ban of { $whom }
moderate-banned-until = banned until { $time }
moderate-banned-ever = banned permanently
moderate-reset-name = Reset the name of { $whom }
moderate-renamed = The new name is { $name }.
moderate-bans = Bans
moderate-no-bans = Nobody is banned.
moderate-ban-network = Ban a network
moderate-address = Address
moderate-tables = Running tables
moderate-no-tables = No table is running.
moderate-show-chat = Show the chat of { $table }
moderate-no-chat = Nothing was said.
moderate-close-chat = Close the chat of { $table }
moderate-open-chat = Open the chat of { $table }
moderate-end = End { $table } without a rating
moderate-end-sure = End this game?
moderate-end-text = Nobody wins, and the game does not count. This cannot be undone.
moderate-end-go = End the game
moderate-cancel = Cancel
moderate-limits = Limits and times in force
moderate-limits-about = The host sets them with --limit and --keep. The word filter has { $words ->
    [one] one entry
   *[other] { $words } entries
}.
moderate-audit = Audit log
moderate-no-audit = Nothing was done yet.
moderate-when = When
moderate-action = Action
moderate-subject = About
moderate-done = Done.
moderate-action-resolve = report resolved
moderate-action-ban-guest = guest banned
moderate-action-ban-network = network banned
moderate-action-unban-guest = ban of a guest lifted
moderate-action-unban-network = ban of a network lifted
moderate-action-reset-name = name reset
moderate-action-close-chat = chat closed
moderate-action-open-chat = chat opened
moderate-action-end-table = game ended
