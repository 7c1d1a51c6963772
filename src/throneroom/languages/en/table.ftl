# What cannot be done at a table, and why. `throneroom/table/refusals.py` says when each is told. Sentences begin with a small letter in
# English and have no full stop: they stand on their own or after a colon.

## Tables and seats

no-such-table = there is no such table; the link may be cut or misspelt
no-such-puzzle = there is no such puzzle; the link may be cut or misspelt
no-such-player = there is no such player; the link may be cut or misspelt
cannot-prepare = this cannot be decided in advance
no-search = this search has ended: it was cancelled, or you search in another tab
no-such-tournament = there is no such tournament; the link may be cut or misspelt
only-the-tournament-host = only the one who opened the tournament can begin it
tournament-begun = the tournament has begun already; you can watch
tournament-full = all { $size } places of the tournament are taken; you can watch
too-few-players = a tournament needs at least { $least } players, and there are { $players }: wait for more, or open one that bots fill
not-seated = you do not sit at this table
only-the-host = only the one who opened the table can do that
already-seated = you already sit at { SEAT($seat) }
no-open-seat = no seat is open at this table; you can watch
seat-taken = { SEAT($seat) } is taken; open: { SEAT($free) }
seats-still-open = still open: { SEAT($free) }; wait, or start and give the open seats to bots
people-only = this table was opened for people only: wait until every seat is taken
cannot-leave = the game is running: resign, or just go and come back later
already-running = the game is running already
seats-are-fixed = the game is running: seats change before it or after it
begins-by-itself = the game begins by itself in a moment: the seats are fixed
too-late-to-contribute = the game has begun without your random number
rules-outdated = this game was begun by version { $begun } of its rules, and this server has version { $known }: it cannot go on, open a new table
table-worn-out = the log of this table is full, with { $entries } entries: open a new table

## The game

no-game-running = no game is running at this table
out-of-game = you are out of this game
time-was-over = your time was over before this decision came
cannot-skip = you can skip to the end only if you are out of the game and only bots are left
not-over-yet = a rematch is for after the game
no-rematch-asked = nobody is asking for a rematch now
no-hints-here = this table plays without hints
no-advice = no bot can advise on this game now
hint-when-asked = a hint is for when you are asked
no-finished-game = no finished game has this name; the link may be cut or misspelt

## Undo

no-undo-here = this is a rated game: nothing is taken back
nothing-to-take-back = there is no decision of yours to take back
decided-since = { $name } has decided since
away-from-undo = { $name } is away, and would have to agree
seen-since = something has been seen since, and cannot be unseen
undo-already-asked = { $name } has already asked to go back
no-undo-asked = nobody is asking to go back now
already-agreed = you have agreed already

## People who are away; chat

nobody-away = the game waits for nobody who is away: play on, or resign
not-away = the game does not wait for { $name } to come back
not-connected = only players who are at the table have this choice: connect to it first
waited-enough = { $times ->
    [one] the wait for { $name } has been extended once already
   *[other] the wait for { $name } has been extended { $times } times already
}
time-to-come-back = { $seconds ->
    [one] give { $name } { $seconds } more second to come back
   *[other] give { $name } { $seconds } more seconds to come back
}
cannot-nudge = you can nudge only another player who is here and has to decide
nudged-just-now = { $seconds ->
    [one] { $name } was nudged just now: wait { $seconds } second
   *[other] { $name } was nudged just now: wait { $seconds } seconds
}
chat-is-off = there is no chat at this table
chat-too-long = a message has from 1 to { $most } characters, not { $length }

## Games over days

too-few-vacation-days = { $left ->
    [0] no day off is left for now: a day comes back a year after you took it
    [one] you want { $wanted } days off, and one is left
   *[other] you want { $wanted } days off, and { $left } are left
}

## The server

# $seconds is a number with one digit after the point, such as 2.5.
too-much-at-once = { $what ->
    [guests] too many new guests from this address: wait { $seconds } seconds
    [acts] too many acts: wait { $seconds } seconds
    [messages] too many messages: wait { $seconds } seconds
    [hints] too many hints: wait { $seconds } seconds
    [reviews] too many reviews of games by bots: wait { $seconds } seconds
    [puzzles] too many puzzles: wait { $seconds } seconds
    [statistics] the games are still being counted: wait { $seconds } seconds
    [exports] too many downloads of all games: wait { $seconds } seconds
    [explorer] too many questions to the explorer: wait { $seconds } seconds
    [sign_ins] too many attempts to sign in: wait { $seconds } seconds
    [tables] too many new tables from this address: wait { $seconds } seconds
    [reports] too many reports: wait { $seconds } seconds
    [attempts] too many wrong tokens: wait { $seconds } seconds
    [connections] too many connections: wait { $seconds } seconds
   *[requests] too many requests: wait { $seconds } seconds
}
too-many-tables = too many tables: you have { $tables } open; finish one, or wait { $seconds } seconds
too-many-tournaments = too many tournaments: you host { $tournaments }; begin or leave one of them
log-unreadable = this table cannot be read: what the server has stored of it is damaged
database-silent = the database does not answer: try again
bots-unavailable = the bots cannot do that now: try again later

## Accounts

both-seated = both of your guests sit at the same table: finish that game or leave it first
code-mistyped = there is a typing mistake in this code: compare it letter by letter
no-such-code = this code is not valid: it may have expired, been used already, or been replaced by a newer one
passkey-refused = this passkey was not accepted: try again, or come back with your recovery code
passkeys-need-name = passkeys need an address with a name, such as https://games.example or http://localhost: use a recovery code here
sign-in-expired = this took too long: begin to sign in again

## Safe to open to the public

# $until is a time such as 2026-11-19 21:30 UTC, or ever.
banned = { $until ->
    [ever] a moderator has banned you for good: you can look, but not play
   *[other] a moderator has banned you until { $until }: until then you can look, but not play
}
name-not-allowed = this name has a word that is not allowed here: choose another one
not-welcome-here = you cannot join here: choose another table or open your own
cannot-block-yourself = this is you
too-many-blocks = you can block { $most } players at most: unblock somebody first
no-such-message = this message is no longer there
