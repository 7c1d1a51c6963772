# The words of the page: its frame and its own pages. docs/how-to/languages.md has the functions.

## Everywhere

list = { LIST($names) }
# Between sentences, and between the parts of a label that is read out: "Knight, 6, can be played".
sentence-gap = { " " }
part-gap = { ", " }
# A label that is read out, with a sentence after it.
labelled = { $label }. { $note }
# Between facts of several parts, at a table without pictures.
plain-gap = { "; " }
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
throneroom = Throneroom
motto = { $games ->
    [one] One game about one contested chair.
   *[other] { CAP(SPELL($games)) } games about one contested chair.
}
percent = { $percent }%
in-percent = { $percent } per cent

## The bar over a table

bar-home = All games
bar-hint = Hint
bar-undo = Undo
bar-resign = Resign
bar-panel-with = { $unread ->
    [0] Log, rules and chat
   *[other] Log, rules and chat, { $unread } new
}
bar-theme-dark = Use the light theme
bar-theme-light = Use the dark theme
bar-connected = connected
bar-reconnecting = reconnecting
bar-watching = watching
bar-undone = undo used
bar-watchers = { $n ->
    [one] { $n } watcher
   *[other] { $n } watchers
}
bar-to-table = To the table

## The herald's line: who acts, and what is asked

herald-label = What is asked
herald-your-turn = Your turn.
herald-thinking = { $name } is thinking.
herald-waiting = Waiting for { LIST($names) }.
herald-sealed = Sealed.
herald-win = You win.
herald-lose = You lose.
herald-wins = { $count ->
    [one] { LIST($names) } wins.
   *[other] { LIST($names) } share the victory.
}
herald-nobody = Nobody wins.
herald-shared = You share the victory.
herald-cut = Reconnecting ... nothing is lost.
herald-cut-small = The table stays as it is; your choices come back with the connection.
herald-sending = Sent ...
herald-put-back = Put back
herald-confirm = Confirm
herald-next = Next
herald-result = See the result
herald-not-asked = { $count ->
    [0] The game is over.
   *[other] Not now: waiting for { LIST($names) }.
}
herald-watching-only = You are watching: the players decide.

## Somebody is away, and the game waits

away-is = { $name } is away.
away-bot-in = A bot takes over in { $time }.
away-bot-soon = A bot takes over now.
away-waits = The game waits.
away-played = { $name } is away; a bot has taken over.
away-wait = Wait longer
away-bot = Let a bot play
away-end = End the game
away-asked = Waiting for the others
away-too-soon = Not yet: everyone gets a moment to come back.
away-no-more-waits = You have waited long enough: nobody can hold up the others forever.
away-bot-agreed = { $count ->
    [one] { LIST($names) } would let a bot play.
   *[other] { LIST($names) } would let a bot play.
}
away-end-agreed = { $count ->
    [one] { LIST($names) } would end the game.
   *[other] { LIST($names) } would end the game.
}
away-sure = End this game?
away-sure-text = Nobody wins, and the game does not count. All who are here have to agree.
away-keep = Play on

## A past position of a running game, opened from the log

past-lead = The position then.
past-small = You are looking back; the game waits where it is.
past-yours = You are looking back; it is your turn now.
past-back = Back to now
past-only = This is past: go back to now to play.

## Labels of places and cards, for those who hear the table

zone-playable = playable
zone-chosen = chosen
zone-could-answer = could answer
zone-not-now = not playable now
zone-choices = Your choices
zone-of = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $lit ->
    [0] {""}
   *[other] , { $lit } playable
}
zone-face-down = face-down card
zone-sealed-of = sealed card of { $name }
zone-ranked = the bot's choice { $place }, { $share }

## The side panel

side-label = Log, rules and chat
side-chance = Your chance
side-chance-of = { $name }'s chance
side-log = Log
side-rules = Rules
side-chat = Chat
side-log-empty = Nothing has happened yet.
side-chat-empty = Nobody has said anything.
side-chat-hidden = Chat is switched off on this device.
side-chat-show = Switch it on
side-chat-hide = Switch chat off
side-chat-none = There is no chat at this table.
side-safety = Block or report { $name }
side-chat-label = Say something to the table
side-chat-send = Send
side-unread = new
side-close = Close
side-the-deal = The deal
side-position = Show the position then
side-reading = Point at a card, or focus it, to read it.

## A player's plate

seat-you = You
seat-bot = { $level ->
    [none] bot
   *[other] bot, { $level }
}
seat-open = open seat
seat-former = a former player
seat-away = away
seat-played-by = away, bot plays
seat-clock = { $name } has { $time } left
seat-winner = winner

## What happens beside the game, for the log

events-resigned = { $reason ->
    [clock] { $name } has run out of time.
   *[other] { $name } resigns.
}
events-stand-in = { $name } is away: a bot takes over.
events-waited = { $name } waits a little longer.
events-stand-in-asked = { $name } would let a bot play.
events-end-asked = { $name } would end the game.
events-undo-refused = { $name } would rather not go back.
events-undone = { $name } has taken a decision back.

## Hints

hint-thinking = The bot is looking ...
hint-none = There is nothing for you to decide now.
# Why the choice of the bot is good: sentences follow.
hint-brings = { $sure ->
    [true] The bot’s choice probably brings, unlike the next best:
   *[false] The bot’s choice may bring, unlike the next best:
}
hint-prevents = { $sure ->
    [true] It probably prevents:
   *[false] It may prevent:
}

## Offers and nudges as lines of the chat

notes-rematch-refused = { $name } would rather not play again now.
notes-nudged = { $name } nudges { $whom }.

## Somebody is slow

nudge-asked = { $name } has to decide.
nudge-act = Nudge
nudge-felt = { $name } is waiting for you

## A rematch is offered

rematch-asked = { $name } would like a rematch.
rematch-accept = Play again
rematch-refuse = No, thanks

## The title of the browser's tab, before the name of the game

title-yours = Your turn
title-of = { $count ->
    [0] In play
    [one] { LIST($names) }'s turn
   *[other] Waiting for { LIST($names) }
}
title-waiting = Waiting for players
title-over = Game over

## Taking back

undo-asked = { $name } would like to take back the last decision.
undo-unrated = If you agree, the game no longer counts.
undo-agree = Agree
undo-refuse = Refuse
undo-pending = You asked to take it back. Waiting for the others.
undo-cannot = Undo is not possible: { $why }.
undo-looking = a moment, this is being checked

## Giving up

resign-sure = Give up this game?
resign-text = A bot takes over for you, and the game counts as lost.
resign-yes = Resign
resign-no = Play on

## The keys of the table

keys-title = Keys
keys-arrows = Left, Right
keys-arrows-deed = inside a zone
keys-up-down = Up, Down
keys-up-down-deed = to the next zone
keys-home-end = Home, End
keys-home-end-deed = first and last of a zone
keys-enter = Enter
keys-enter-deed = lift, then confirm
keys-esc = Esc
keys-esc-deed = put back
keys-digits = 1 to 9
keys-digits-deed = the n-th lit choice
keys-i = i
keys-i-deed = read the card
keys-lrc = l, r, c
keys-lrc-deed = log, rules, chat
keys-h = h
keys-h-deed = hint
keys-u = u
keys-u-deed = undo
keys-s = s
keys-s-deed = the state in words
keys-help = ?
keys-help-deed = these keys
keys-state = State in words

## Settings

settings-title = Settings
settings-language = Language
settings-pace = Pace
settings-pace-note = How long the herald stays with a loss or an effect, and how fast the moves of others follow.
settings-paces-slow = slow
settings-paces-normal = normal
settings-paces-fast = fast
settings-paces-at-once = at once
settings-one-tap = One tap plays
settings-one-tap-note = A card that can go only one way is played by the first tap.
settings-letters = Letters work on the table
settings-letters-note = Single letters are keys: l for the log, h for a hint.
settings-chat = Show chat
settings-theme = Theme
settings-themes-dark = dark
settings-themes-light = light

## Pass and play: between two players at one device

curtain-hand = Hand the table to { $name }
curtain-text = The cards are covered until you open.
curtain-open = I am { $name }, open

## The home page

home-play-now = Play now
home-friends = Friends
home-pass = Pass and play
home-rules = Rules
home-learn = Learn
home-your-name = Your name
home-name-saved = Name saved.
home-carry-on = Carry on
home-open-tables = Open tables
home-no-games = Games you have begun appear here.
home-no-tables = No open tables now. Friends opens one, and can list it here.
home-your-turn = your turn
home-thinks = waiting for { $name }
home-waits = waiting for players
home-over = over
home-sit = sit down
home-watch = watch
home-against = { $count ->
    [0] alone so far
   *[other] against { LIST($names) }
}
home-seated = { $taken } of { $all } seated
home-in-play = in play
home-seeks = { $who } looks for a game
home-minutes = { $n } min
home-players = { $fixed ->
    [true] { $to } players
   *[false] { $from }–{ $to } players
}
home-credit = Card drawings: our own frames with icons by the authors of game-icons.net, CC BY 3.0.
home-how-many = { $title }: how many?
home-how-many-text = All at this device, one after the other.
home-start-pass = Begin
home-start-friends = Open the table
home-gallery = All cards
home-privacy = Data protection
home-explorer = Explorer
home-mine = My games
home-account = Account
home-failed = That did not work.
home-player-n = Player { $n }
home-teller = Teller
home-at = { $deed }: { $game }
home-hall = Hall
home-hall-about = Who plays best? Leaderboards with people and bots.
home-pair = Find an opponent
home-pair-about = A rated game, live or over days.
home-yours = your table
home-person = { $known ->
    [ranked] { $name } ({ $rating })
    [provisional] { $name } ({ $rating }, provisional)
   *[none] { $name }
}

## Before a game: with how many, and how strong

chooser-title = Play { $game }
chooser-players = Players
chooser-strength = How strong should the others play?
chooser-rated = Rated game
chooser-rated-note = No hints, no undo; it counts for your rating.
chooser-start = Start

## Before a table for friends

friends-title = { $game } with friends
friends-about = You get a link to send.
friends-listed = Show the table to everybody
friends-listed-note = It appears under Open tables, and strangers can sit down or watch. Otherwise only your link leads to it.
friends-hints = Hints and win chances
friends-hints-note = Everybody may ask a bot. Without them the game is rated.
friends-bots = Bots may take empty seats
friends-bots-note = Otherwise the game waits until every seat is taken.
friends-chat = Chat
friends-chat-note = Players can write to each other.
friends-strength = How strong
friends-clock = Clock
friends-clock-of = { $timed ->
    [true] { $minutes } min each, { $seconds } s a decision
   *[false] none
}
friends-own-clock = a clock of your own
friends-minutes = Minutes each
friends-seconds = Seconds a decision

## How strong bots play, for newcomers

strengths-easy-name = Easy
strengths-easy-about = Overlooks things. Good for a first game.
strengths-fair-name = Fair
strengths-fair-about = Takes what looks best at a glance, but never looks ahead.
strengths-strong-name = Strong
strengths-strong-about = Makes few mistakes. You need a plan.
strengths-best-name = Best
strengths-best-about = The strongest we have, with up to a second for each decision. Luck still has its say.

## Before the game: the link, the terms, the seats

wait-title = Waiting for players
wait-invite = Send this link to your friends:
wait-copy = Copy link
wait-copied = Link copied.
wait-seats = Seats
wait-free = free
wait-terms = This table
wait-listed = Everybody can find it under Open tables.
wait-unlisted = Private: only the link leads here.
wait-hints = Hints and win chances are on.
wait-no-hints = No hints and no win chances.
wait-clock = Clock: { $unit ->
    [minutes] { $time ->
        [one] { $time } minute
       *[other] { $time } minutes
    }
   *[seconds] { $time ->
        [one] { $time } second
       *[other] { $time } seconds
    }
} each{ $increment ->
    [0] {""}
    [one] , { $increment } second more after each decision
   *[other] , { $increment } seconds more after each decision
}.
wait-no-clock = No clock.
wait-bots = Empty seats may go to bots ({ $level }).
wait-no-bots = People only: the game waits until every seat is taken.
wait-your-name = Your name at the table
wait-no-name = Please type a name first.
wait-bad-name = This name cannot be used. A name has from 1 to 24 characters.
wait-sit = Sit down here
wait-leave = Stand up
wait-bot = Give to a bot
wait-start = Begin
wait-fill = Fill with bots and begin
wait-starts-when-full = The game begins when every seat is taken.
wait-gathering-title = The game is about to begin
wait-gathering = The game begins by itself, as soon as the browser of each player has added a random number to the deal; without missing ones { $soon ->
    [true] in a few seconds
   *[other] on { $time }
}.
wait-level = Level of the bots
wait-watching = You are watching. Sit down on a free seat to play.

## Levels of bots

levels-random = random
levels-easy = easy
levels-fair = fair
levels-strong = strong
levels-best = best

## The result of a game

fair-title = Fair deal
fair-checked = Fair deal: checked
fair-checking = Fair deal: being checked
fair-unchecked = Fair deal: how to check it
fair-wrong = Fair deal: something is wrong
fair-head = Fingerprint { $head }
fair-head-note = The fingerprint of this game so far: keep it, and nobody can change the game later without your noticing.
fair-copied = Copied: the fingerprint of this game

result-win = You win
result-lose = You lose
result-shared = You share it
result-wins = { $count ->
    [one] { LIST($names) } wins
   *[other] { LIST($names) } win
}
result-nobody = Nobody wins
result-over = the game is over
result-score = The score, by rule
result-how = How it ended
result-rule = rule
result-what = what
result-turning = Turning points
result-chances = The chances
result-chances-of = { $own ->
    [true] Your chance through the game. The dashed line is an even chance, 1 in { $players }.
   *[false] { $name }'s chance through the game. The dashed line is an even chance, 1 in { $players }.
}
result-mark = Turning point { $n }
result-position = The last position
result-swing = { $down ->
    [true] −{ $percent }%
   *[false] +{ $percent }%
}
result-rematch = Rematch
result-review = Review
result-replay = Replay
result-copy = Copy link
result-all = All games
result-tournament = To the tournament
result-back = Back to the table
result-points = { $first } to { LIST($others) }
result-rematch-waits = Waiting for the others
result-undone = A decision was taken back in this game, so it does not count.
result-reasons-resigned = A player has resigned.
result-reasons-clock = A player has run out of time.
result-reasons-abandoned = A player was away, and the others ended the game. It does not count.
result-reasons-too-long = The game has taken as many decisions as a game may take. Nobody wins, and it does not count.
result-reasons-closed = A moderator has ended the game. It does not count.

## A finished game, step by step

replay-title = replay

## The rules of a game

rules-title = Rules of { $game }
rules-short = In short
rules-all = By number
rules-cards = Cards
rules-learn = A guided first game
rules-statistics = Statistics

## A guided first game

guide-step = step { $n } of { $all }
guide-next = Go on
guide-done = Play a real game
guide-do-it = Your move: do what is lit.
guide-title = a first game
guide-chapter = A first game

## The table of a game that has none of its own

plain-table = The table
plain-happened = What has just happened
plain-your-choices = Your choices
plain-choices = Your choices: { $verb }
plain-where = decision { $number }
plain-yes = yes
plain-no = no
plain-none = none
plain-value = { $name }: { $value }
plain-fact = { $name }: { $value }.

## What went wrong

errors-lost = This page does not exist.
errors-lost-text = There is nothing at this address.
errors-no-table = There is no such table.
errors-no-table-text = The link may be cut or misspelt, or the table is long gone.
errors-no-replay = There is no such finished game.
errors-no-replay-text = The link may be cut or misspelt.
errors-no-player = There is no such player.
errors-no-player-text = The link may be cut or misspelt.
errors-no-puzzle = There is no such puzzle.
errors-no-puzzle-text = The link may be cut or misspelt, or the puzzle was replaced.
errors-no-game = There is no such game.
errors-no-game-text = There are { LIST($titles) }.
errors-loading = Setting the table ...
errors-preparing = The server is preparing this game. A moment ...
errors-no-server = The server does not answer. Trying again.
errors-banned = You are banned

## Notes at the edge of the page

toast-close = Close

## A link to a moment of a game, a picture of it, a film

share-open = Share
share-picture = Picture
share-film-of = { $turning ->
    [true] The last turning point, steps { $first } to { $last }.
   *[false] The end of the game, steps { $first } to { $last }.
}

## The second lesson

lesson-second = Second lesson
lesson-link = { $done ->
    [true] { $title } (done)
   *[false] { $title }
}

## Puzzles

puzzle-heading = Puzzles
puzzle-about = Each position has exactly one right choice. Make it at the table, as in a game; then see where it leads.

## Games over days, sounds, without a network

days-live = Everybody at the table
days-over-days = Over days
days-hours = { $unit ->
    [days] { $n ->
        [one] one day a decision
       *[other] { $n } days a decision
    }
   *[hours] { $n } hours a decision
}
days-note = Nobody has to be there, and no bot stands in. A player whose time runs out is out of the game: of two players, the other wins; among more, a bot takes over.
days-terms = { $unit ->
    [days] { $n ->
        [one] Over days: one day for each decision.
       *[other] Over days: { $n } days for each decision.
    }
   *[hours] Over days: { $n } hours for each decision.
}
days-turns = { $n ->
    [one] Your turn in one game
   *[other] Your turn in { $n } games
}
days-time = { $unit ->
    [days] { $n } d
    [hours] { $n } h
   *[minutes] { $n } min
}
days-left = { $time } left
days-vacation = time off until { $date }
days-took-vacation = { $name } takes time off.
days-came-back = { $name } is back from time off.
days-extended = The server was away when the time of { $name } ran out: one more hour.
days-sheet = Sound, notices and days off
days-sound = Sound
days-sounds-off = Off
days-sounds-soft = Soft
days-sounds-full = Full
days-vibration = Vibrate when it is your turn
days-offline = You are offline. You can look at what you have opened before.
days-offline-table = You are offline. This game waits at its last position and goes on when the network is back.
days-offline-choice = You are offline. Your decision will wait on this device.
days-unsent = Waiting to be sent:
days-unsent-note = You are offline. It is sent when the network is back.
days-unsent-refused = A decision that waited for the network came too late: the game has gone on.
days-new-version = Throneroom has a new version.
days-reload = Load it now
