# The words of the pages for studying games. page.ftl has the glossary.

## My finished games

mine-none = You have not finished a game here yet.
mine-none-text = Once you have, you find it here: to replay it, to see your record and your rating, and to download it.
mine-to-games = To the games
mine-filters = Show only
mine-game = Game
mine-any-game = All games
mine-players = Players
mine-any-number = Any number
mine-rivals = Opponents
mine-any-rivals = Anyone
mine-people = People
mine-bots = Bots
mine-bot-of = Bots ({ $level })
mine-result = Result
mine-any-result = Any result
mine-won = Won
mine-lost = Lost
mine-uncounted = Does not count
mine-since = From
mine-until = Until
mine-clear = Clear filters
mine-list = Finished games
mine-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
mine-none-fit = No game fits.
mine-more = Show more
mine-record = Record
mine-played = Played
mine-victories = Won
mine-show-these = Show these games: { $which }
mine-uncounted-note = Games that ended without a result, or in which a decision was taken back, do not count.
mine-rating = Rating
mine-rating-now = { $n ->
    [one] { $rating } after { $n } rated game
   *[other] { $rating } after { $n } rated games
}
mine-rating-range = Lowest { $low }, highest { $high }
mine-rating-point = { $date }: { $rating }
mine-unrated = No rated game yet. Games between people are rated, without hints and without undo, and so are rated games against bots.
mine-openings = Favourite openings
mine-opening = First choice
mine-export = Download all games
mine-export-note = A ZIP archive with a record file of each game.

## Statistics of a game

statistics-title = { $game }: statistics
statistics-about = { $n ->
    [one] From { $n } finished game on this server that ended by the rules, without undo. A range is a 95% confidence interval.
   *[other] From { $n } finished games on this server that ended by the rules, without undo. A range is a 95% confidence interval.
}
statistics-none = No game has ended by the rules here yet.
statistics-table = { $players } players
statistics-seats = Wins by seat
statistics-seat = Seat
statistics-share = Share
statistics-range = Range
statistics-from-to = { $low } to { $high }%
statistics-even = An even share would be { $percent }%.
statistics-nobody = nobody
statistics-length = Length
statistics-length-text = { $mean } decisions on average, median { $median }, from { $shortest } to { $longest }.
statistics-cards = What winners hold
statistics-card = Card
statistics-winners = Winners
statistics-everyone = Everyone
statistics-difference = Difference
statistics-firsts = First choices
statistics-taken = Taken
statistics-won = Won
statistics-rules = Rules at work
statistics-rule = Rule
statistics-times = Per game
statistics-in-games = In games

## The explorer of a solved game

explorer-of = { $game }: explorer
explorer-about = Every deal is solved. Choose one to see the outcome of every choice when both play perfectly.
explorer-search = Find a deal
explorer-begins = Begins with
explorer-any-card = any card
explorer-outcome = Outcome
explorer-any-outcome = any
explorer-first-wins = first player wins
explorer-second-wins = second player wins
explorer-order = Order
explorer-by-number = by number
explorer-shortest = shortest first
explorer-longest = longest first
explorer-holds = Who holds the card? Tap to change.
explorer-held-any = { $card }: either player
explorer-held-first = { $card }: first player
explorer-held-second = { $card }: second player
explorer-found = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}
explorer-none = No deal fits.
explorer-deal = Deal { $n }
explorer-own-deal = Own deal
explorer-verdict = { $n ->
    [one] { $name } wins in { $n } decision
   *[other] { $name } wins in { $n } decisions
}
explorer-over = { $name } wins.
explorer-wins = wins in { $n }
explorer-loses = loses in { $n }
explorer-choices = Choices, with the decisions until the end
explorer-best = Perfect play: { $line }
explorer-another = Other deals
explorer-set-up = Set up a deal
explorer-set-up-text = Tap a card to give it to the other player. Each holds { $n } cards.
explorer-holder = { $card }: { $name }
explorer-held = { $name }: { $n } of { $all }
explorer-open = Explore this deal
explorer-cannot = This position cannot be shown.
explorer-previous-page = Previous page
explorer-next-page = Next page

## The review of a finished game

review-title = Review
review-working = Reviewing the game: { $done } of { $all } decisions.
review-accuracy = { $own ->
    [true] Your accuracy: { $percent }%.
   *[false] { $name }: accuracy { $percent }%.
}
review-nothing = { $own ->
    [true] You had no choice that mattered.
   *[false] { $name } had no choice that mattered.
}
review-marks = Inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }.
review-clean = No mistakes.
review-balance = From an even chance to the result, in percent
# The parts of a sum: an even chance, and what was added or lost.
review-even = Even chance
review-deal = Deal
review-own = { $own ->
    [true] Your choices
   *[false] Choices of { $name }
}
review-rest = The others and the draws
review-others = Choices of the others
review-luck = Luck
review-result = Result
review-decision = Decision { $n } of { $all }
review-mark = { $mark ->
    [blunder] Blunder
    [mistake] Mistake
    [inaccuracy] Inaccuracy
    [best] Best choice
   *[good] Good choice
}
# How much of the chance of victory a decision cost.
review-lost = gave away { $percent }%
review-choice = { $kind ->
    [played] Played: { $story } ({ $percent }%)
    [best] Better: { $story } ({ $percent }%)
   *[both] Played, and the best: { $story } ({ $percent }%)
}
review-brings = { $sure ->
    [true] It would probably have brought:
   *[false] It could have brought:
}
review-prevents = { $sure ->
    [true] It would probably have prevented:
   *[false] It could have prevented:
}
# The played choice was the best one; sentences follow.
review-brings-best = { $sure ->
    [true] Unlike the next best choice, it probably brings:
   *[false] Unlike the next best choice, it may bring:
}
review-prevents-best = { $sure ->
    [true] Unlike the next best choice, it probably prevents:
   *[false] Unlike the next best choice, it may prevent:
}
review-no-event = No single event makes the difference: the position as a whole is better.
review-equal = All choices are equally good here: nothing was at stake.
review-proven = proven
review-choices = The choices
review-others-left = { $count ->
    [one] { $count } more choice.
   *[other] { $count } more choices.
}
review-overview = Overview
review-previous = Previous decision
review-next = Next decision
review-next-mark = Next mistake
review-line = Show the line
review-line-step = { $exact ->
    [true] Perfect play, { $n } of { $all }: { $story }
   *[false] A likely continuation, with guessed cards, { $n } of { $all }: { $story }
}
review-back = Back to the decision
review-retry = Try again from here
review-seen-by = Review for

## Puzzles

puzzle-title = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-same-for-all = Everybody gets the same one today.
puzzle-solve-today = To the puzzle
puzzle-solved-today = Solved! The next one comes tomorrow.
puzzle-missed-today = Answered. The next one comes tomorrow.
# Days in a row on which a puzzle of the day was answered.
puzzle-streak = { $days ->
    [0] No streak yet.
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
puzzle-longest = Longest streak: { $days }.
puzzle-by-game = By game
# A field: how hard the next puzzles are.
puzzle-wanted = Difficulty
puzzle-wanted-rating = by your rating
# A choice of that field, with the number of such puzzles.
puzzle-wanted-level = Difficulty { $n } of 5 ({ $puzzles })
puzzle-wanted-win = Win in { $turns } ({ $puzzles })
puzzle-count = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
puzzle-solved = { $solved } of { $tried } solved
puzzle-rating = Rating { $rating }.
puzzle-rating-change = Rating { $rating } ({ SIGNED($change) }).
puzzle-not-counted = Only your first answer counts.
puzzle-today = Today’s puzzle
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-all = All puzzles
puzzle-difficulty = Difficulty { $n } of 5.
# The herald says this instead of "Your turn."; another sentence follows. $turns counts only your own decisions.
puzzle-task-win = { $turns ->
    [one] One choice wins at once: find it.
   *[other] Win in { $turns }: find the only choice that wins.
}
puzzle-task-ending = Near the end: find the one best choice.
puzzle-task-risk = Is the risk worth it? Find the one best choice.
puzzle-task-sure = Find the one best choice.
# What the puzzles of a game are about.
puzzle-kind-win = the only winning choice
puzzle-kind-ending = the best choice near the end
puzzle-kind-risk = worth the risk or not
puzzle-kind-sure = the best choice
# How the solution is known.
puzzle-known-win = This is proven.
puzzle-known-ending = Every hand that the others can hold was played to the end with open cards.
puzzle-known-risk = Every card that can still come this turn was counted.
puzzle-known-sure = The strongest bots agree on it.
puzzle-right = Right!
puzzle-wrong = Not this one.
puzzle-proof-right = { $decisions ->
    [one] It wins at once; every other choice loses.
   *[other] It wins within { $decisions } decisions against any defence; every other choice loses.
}
puzzle-proof-wrong = It loses within { $decisions } decisions. Only one choice wins.
# $best, $other and $own are percentages, such as 82%.
puzzle-chance-right = You win { $best } of the time; with the next best choice, { $other }.
puzzle-chance-wrong = You win { $own } of the time; with the solution, { $best }.
# A proof is played out against the best defence: the herald says this before the next own decision. More than one choice may win.
puzzle-play-on = { $turns ->
    [one] Right! Now win at once.
   *[other] Right! Now win in { $turns }.
}
# The same after a choice that would lose; it was not taken.
puzzle-slip = Not this one: it loses within { $decisions } decisions. Another choice wins.
# Sentences follow: what happens in the solution's line, and in the line of the wrong choice.
puzzle-brings = { $proof ->
    [true] The solution leads to:
   *[false] The solution probably leads to:
}
puzzle-prevents = { $proof ->
    [true] It prevents:
   *[false] It probably prevents:
}
puzzle-controls = The answer
puzzle-which = Which line to look at
puzzle-solution = Solution
puzzle-own = Your choice
puzzle-position = The position of the puzzle.
puzzle-back = One decision back
puzzle-forth = One decision forward

## A link to a moment of a game, a picture of it, a film

share-title = Share this moment
share-drawing = Drawing the picture ...
share-failed = The picture could not be drawn: { $why }
share-picture-of = Picture of the table: { $game }
share-seen-by = { $viewer ->
    [all] all cards open
    [spectator] seen by a watcher
   *[seat] seen by { $name }
}
share-download = Download the picture
share-send = Send ...
share-copy = Copy the picture
share-copied = Picture copied.
share-not-copied = This browser does not let us copy a picture. Download it instead.
share-film = A short film
share-film-shows = Film of the table: { $game }
share-make = Make the film
share-making = The film is being made
share-progress = { $all ->
    [0] A moment ...
   *[other] Picture { $n } of { $all }
}
share-cancel = Cancel
share-download-film = Download the film

## The second lesson

lesson-position = position { $n } of { $all }
lesson-choose = Choose what you think best.
lesson-cannot = That is not possible here: choose something that is lit.
lesson-best = Well chosen: { $percent } per cent, the best there is.
lesson-close = Good: { $percent } per cent; the best choice gives { $best }.
lesson-worse = This leaves you { $percent } per cent; the best choice gives { $best }.
lesson-wins = Well chosen: this wins against any reply.
lesson-loses = Not this one: the right replies beat it, and another card wins.
lesson-retry = Try again
lesson-all = All choices
lesson-yours = your choice

## All cards

gallery-title = All cards
gallery-states = States of a card
gallery-sizes = Sizes
gallery-state-plain = plain
gallery-state-legal = legal
gallery-state-selected = selected
gallery-state-not-legal = not legal
gallery-state-reply = reply
gallery-state-dead = dead
gallery-state-converted = converted
gallery-state-token = token
gallery-state-changed-value = changed value
gallery-state-broken = broken
gallery-state-unavailable = unavailable
gallery-state-face-down = face down
gallery-state-sealed = sealed
gallery-state-target-preview = target preview
gallery-state-half = half
gallery-state-mini = mini
gallery-sample-dead = dead
gallery-sample-church = Church
gallery-sample-now = now 3
gallery-sample-needs = needs 3 or less
gallery-sample-falls = falls
gallery-sample-half = half: 5
gallery-tinctures-or = or
gallery-tinctures-purpure = purpure
gallery-tinctures-azure = azure
gallery-tinctures-vert = vert
gallery-tinctures-gules = gules
gallery-tinctures-sable = sable
gallery-tinctures-argent = argent

## A replay

replay-slider = Step of the game
replay-step = Step { $n } of { $all }: { $known ->
    [true] { $sentence } { $name }'s chance { $percent } per cent.
   *[false] { $sentence }
}
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-speed = Speed
replay-seen-by = Seen by
replay-all-open = all cards open
replay-watcher = a watcher
replay-go-on = Continue from here
replay-copy = Copy link
replay-download = Download
replay-beginning = The beginning.
replay-more = More

## The keys of a replay, a review, a puzzle and the explorer, in the sheet of all keys

steps-title = While no card has the focus
steps-arrows-deed = one step back, one forward
steps-ends-deed = the beginning, the end
steps-turns = Shift + Left, Right
steps-turns-deed = the turn before, the turn after
steps-marks-deed = the mistake before, the next mistake
steps-review-ends-deed = the overview, the last decision
steps-space = Space
steps-space-deed = play, pause
steps-puzzle-arrows-deed = after your answer: one step back, one forward
steps-puzzle-ends-deed = after your answer: the puzzle, the end of the line
