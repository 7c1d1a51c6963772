# What the commands `games`, `show`, `play` and `replay` say at a terminal, beside the words of the games. What a person types (`?`, `undo`,
# `save`, `quit`, decisions) is the same in all languages. docs/how-to/languages.md has the functions.

## Lists of games and cards

column-name = name
column-players = players
column-minutes = minutes
column-about = what it is
column-copies = copies
column-card = card
column-text = what it does

# How many players a game is for, in the list of games.
span = { $fixed ->
    [true] { $most }
   *[false] { $least }-{ $most }
}
# Over the cards and rules of a game; $about is one sentence about it.
about = { $fixed ->
    [true] { $most } players, { $minutes } minutes. { $about }
   *[false] { $least }-{ $most } players, { $minutes } minutes. { $about }
}
# An option of a table, what it is for, and its value where nobody chooses one.
option = option { $name }: { $about } Default { $default }.

## A game

# $summary is what the game is about, in a few sentences.
opening = { $summary } Type ? for help.
# Lines of at most 80 columns.
help =
    A number or the words of a choice play it. Also:
      ?              this help          ? CARD   what a card does
      undo           take back your last decision
      log            the story so far   rules    the rules in short
      hint           what a strong bot would do in your place, and how sure it is
      save FILE      keep the game; `throneroom play --load FILE` continues it
      quit           leave
# Something printed on a card: "rank noble"; and one thing after others.
printed = { $label } { $value }
printed-also = { $others }, { $printed }
card-is = { $card }: { $text }
card-with = { $card } ({ $printed }): { $text }
hint = Your chance to win is about { $percent }%. A strong bot would choose:
# Why: $decision is a worse choice; then sentences follow what is likely after the choice of the bot.
hint-compared = Compared with { $decision }:
hint-brings = { $sure ->
    [true] it probably brings:
   *[false] it may bring:
}
hint-prevents = { $sure ->
    [true] it probably prevents:
   *[false] it may prevent:
}
share = { $percent }%
undone = Taken back.
saved = Saved in { $file }.
curtain = It is { $seat }'s turn. { $seat }, press Enter when nobody else is looking.
not-finished = The game is not finished. `save FILE` keeps one before you leave.
# A game that its rules do not end is stopped after this many decisions.
stopped = After { $decisions } decisions the game is stopped: it may not take more. Nobody wins.
# 64 digits follow, which must stay whole.
key = The deal can be checked: its key was { $key }
after-the-end = save FILE keeps the game, Enter leaves

## What cannot be done

no-choice = there is no choice { $choice }; type a number from 1 to { $last }
no-card = no card is called '{ $name }'; the cards are { $cards }
no-decision = '{ $text }' is not a decision of { $game }; it would look like '{ $example }'
no-decision-but = '{ $text }' is not a decision of { $game }; did you mean { $choices }?
# A decision that may have been meant, and one more of them.
meant = '{ $decision }'
meant-or = { $others } or '{ $decision }'
nothing-to-undo = there is no decision of yours to take back yet
save-where = save where? As in: save game.txt
save-or-enter = type save FILE, or only Enter
not-a-record = { $file } exists and is not a Throneroom record: it is left as it is
# $why comes from the system, in its language.
cannot-write = cannot write { $file }: { $why }

## A record, step by step

step = Step { $step } of { $steps }
step-help = Enter goes on, b goes back, a number goes to that step, q leaves.
step-unknown = { $steps ->
    [one] Enter goes on, b goes back, a number goes to that step, q leaves. There is { $steps } step.
   *[other] Enter goes on, b goes back, a number goes to that step, q leaves. There are { $steps } steps.
}

## The review of a record

reviewing = Reviewing the decisions ...
review-mark = { $mark ->
    [blunder] Decision { $step } of { $seat }: a blunder
    [mistake] Decision { $step } of { $seat }: a mistake
    [good] Decision { $step } of { $seat }: a good choice
    [best] Decision { $step } of { $seat }: the best choice
   *[inaccuracy] Decision { $step } of { $seat }: an inaccuracy
}
# $decision is in the notation of the game, $story says the same in sentences. The percentage is the chance to win.
review-played = Played: { $decision } ({ $percent }%). { $story }
review-better = Better: { $decision } ({ $percent }%). { $story }
# Sentences follow. $sure: they are more likely than not.
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
review-equal = All choices are equally good here: nothing was at stake.
# $choices: all of them with their chances, separated by commas.
review-choices = Choices: { $choices }.
review-seat = { $seat }: accuracy { $percent }% in { $decisions } decisions. Inaccuracies: { $inaccuracy }, mistakes: { $mistake }, blunders: { $blunder }.
review-no-choice = { $seat } had no choice that mattered.
# Signed percentages of a victory, which lead from an even share to the result.
review-balance = Deal { $deal }, own choices { $own }, the others and the draws { $rest }.
review-balance-open = Deal { $deal }, own choices { $own }, choices of the others { $others }, luck { $luck }.
