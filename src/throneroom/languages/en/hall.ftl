# The words of the hall: leaderboards, pages of players, the search for an opponent, tournaments. page.ftl has the glossary.

## Leaderboards

hall-title = Hall
hall-of = Hall: { $game }
hall-rank = Rank
hall-player = Player
hall-rating = Rating
hall-rated = Rated games
hall-won = Won
hall-strength = { $strength } ± { $deviation }
hall-strength-label = most likely strength
hall-bot = Bot: { $level }
hall-provisional = provisional
hall-you = you
hall-counts = { $total ->
    [one] { $total } player, { $ranked } with a rank
   *[other] { $total } players, { $ranked } with a rank
}
hall-none = Nobody has played a rated game of this kind yet.
hall-your-rank = { $ranked ->
    [true] You: rank { $rank }, rating { $rating }
   *[false] You: provisional, rating { $rating }
}
hall-to-your-page = Show my row
hall-pages = Pages
hall-page = Page { $page } of { $pages }
hall-previous = Previous page
hall-next = Next page
hall-how = How ratings work
hall-how-text = Games between people are rated, without hints and without undo; so are games against bots that were opened as rated games. The rating is a cautious estimate: it starts at 1000 and grows with every win, and also as the estimate becomes more certain. Below it stands the most likely strength, which is right within ± in 19 of 20 cases.
hall-how-bots = Bots are rated like people, by level and from the same rated games only. A level that nobody has played in a rated game is missing here.
hall-how-provisional = A rating is provisional, without a rank, until it is certain enough (about nine games for two players) and comes from games with at least three rivals. Only five games a day between the same two players are rated.

## A player's page

player-title = Player: { $name }
player-since = Here since { $date }
player-your-page = This is your page, as others see it.
player-ratings = Ratings
player-unrated = No rated game yet.
player-games = Latest games at open tables
player-no-games = None yet. Games at tables that only a link leads to are not shown here.

## The search for an opponent

pair-title = Find an opponent
pair-about = A rated game without hints and without undo. We look for players of about your strength, and less strictly the longer you wait. Others can watch the game.
pair-game = Game
pair-pace = Clock
pair-search = Search
pair-searching = Searching for an opponent …
pair-waited = Waiting for { $time }
pair-range = { $limited ->
    [true] Your strength is about { $strength }; an opponent may be up to { $range } points weaker or stronger.
   *[false] Your strength is about { $strength }; now anyone can be your opponent.
}
pair-others = { $n ->
    [0] Nobody else is searching for this game with this clock.
    [one] { $n } other player is searching.
   *[other] { $n } other players are searching.
}
pair-found = An opponent was found. The game is about to begin.
pair-cancel = Stop searching
pair-cancelled = The search has ended.
pair-ended = This search has ended: you search in another tab, or the page was away for too long.
pair-keep-open = The search ends when you close this page.
pair-may-close = You can close this page: the search goes on for a week, and the game will be among your games.
pair-bot = Nobody yet? Play a bot
pair-bot-about = A rated game against a bot of about your strength: { $level }. The search ends.

## Tournaments

tournament-title = Tournaments
tournament-about = Tournaments for 3 to 32 players, in games for two, live or over days. Send the link to your friends, or let bots take empty places. Games for three and more players are not offered.
tournament-list = To join and to watch
tournament-none = There is no tournament now.
tournament-new = New tournament
tournament-name = Name
tournament-kind = Kind
tournament-knockout = Knock-out
tournament-roundrobin = Round robin
tournament-size = Most players
tournament-bots = Bots
tournament-no-bots = none
tournament-create = Open the tournament
tournament-status = { $status ->
    [open] open: { $taken } of { $size } players
    [running] running, { $taken } players
   *[over] over, { $taken } players
}
tournament-join = Join
tournament-leave = Leave the tournament
tournament-start = Begin now
tournament-link = Anyone who has the link of this page can join and watch:
tournament-your-game = Your game is waiting
tournament-waiting = You wait for the other games of this round.
tournament-left = You have left this tournament: you lose the games that have not begun.
tournament-winner = { $count ->
    [one] { LIST($names) } wins the tournament.
   *[other] { LIST($names) } share the victory.
}
tournament-players = Players
tournament-standings = Standings
tournament-points = Points
tournament-direct = Direct
tournament-berger = Berger
tournament-beaten = out
tournament-gone = has left
tournament-bot = Bot { $number } ({ $level })
tournament-round = Round { $round } of { $rounds }
tournament-watch = Table
tournament-versus = { $one } – { $other }
tournament-result = { $result ->
    [one] { $one } wins
    [other] { $other } wins
    [draw] drawn
   *[none] being played
}
tournament-forfeit = not played
tournament-rules = Rules
tournament-rules-text = The order is drawn by lot. If players do not come, their time runs out. Anyone who leaves loses all games that have not begun.
tournament-rules-knockout = Knock-out: the loser is out. If the bracket is not full, those drawn first have a bye in the first round. A drawn game is played once more with the seats exchanged; after a second draw, the player who was drawn first goes through.
tournament-rules-roundrobin = Round robin: everybody meets everybody once, a win is 1 point, a draw ½. With an odd number, each has one bye without points. Ties are broken by the games among the tied players, then by Sonneborn-Berger (the points of beaten opponents, half for draws); otherwise they share the rank.
