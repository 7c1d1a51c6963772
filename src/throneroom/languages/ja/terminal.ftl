# What the commands `games`, `show`, `play` and `replay` say at a terminal, beside the words of the games. What a person types (`?`, `undo`,
# `save`, `quit`, decisions) is the same in all languages. The glossary is in page.ftl.

## Lists of games and cards

column-name = 名前
column-players = 人数
column-minutes = 分
column-about = どんなゲームか
column-copies = 枚数
column-card = カード
column-text = 効果

# How many players a game is for, in the list of games.
span = { $fixed ->
    [true] { $most }人
   *[false] { $least }～{ $most }人
}
# Over the cards and rules of a game; $about is one sentence about it.
about = { $fixed ->
    [true] { $most }人、{ $minutes }分。{ $about }
   *[false] { $least }～{ $most }人、{ $minutes }分。{ $about }
}
# An option of a table, what it is for, and its value where nobody chooses one.
option = オプション { $name }：{ $about }（初期値：{ $default }）

## A game

# $summary is what the game is about, in a few sentences.
opening = { $summary }「?」と入力するとヘルプが出ます。
# Lines of at most 80 columns.
help =
    選択肢は、番号かその言葉を入力すると選べます。ほかに：
      ?              このヘルプ
      ? カード       カードの効果
      undo           最後に決めた手を「待った」で取り消す
      log            これまでのログ
      rules          ルールのあらまし
      hint           強いボットならどうするか、どのくらい自信があるか
      save ファイル  対局を保存する。続きは `throneroom play --load ファイル`
      quit           やめる
# Something printed on a card: "階級 貴族"; and one thing after others.
printed = { $label } { $value }
printed-also = { $others }、{ $printed }
card-is = { $card }：{ $text }
card-with = { $card }（{ $printed }）：{ $text }
hint = あなたの勝率はおよそ{ $percent }%です。強いボットの選択：
# Why: $decision is a worse choice; then sentences follow what is likely after the choice of the bot.
hint-compared = { $decision }と比べると：
hint-brings = { $sure ->
    [true] おそらくこうなります：
   *[false] こうなる可能性があります：
}
hint-prevents = { $sure ->
    [true] おそらくこれを防ぎます：
   *[false] これを防げる可能性があります：
}
share = { $percent }%
undone = 取り消しました。
saved = { $file } に保存しました。
curtain = { $seat }の番です。{ $seat }は、ほかの人が見ていないときにEnterを押してください。
not-finished = 対局は終わっていません。やめる前なら `save ファイル` で保存できます。
# A game that its rules do not end is stopped after so many decisions.
stopped = { $decisions } 回の決定で対局を打ち切ります。これ以上は続けられません。勝者なしです。
# 64 digits follow, which must stay whole.
key = 配られたカードは検証できます。鍵：{ $key }
after-the-end = save ファイル で保存、Enterで終了

## What cannot be done

no-choice = 選択肢{ $choice }はありません。1～{ $last }の番号を入力してください。
no-card = 「{ $name }」というカードはありません。カードの一覧：{ $cards }
no-decision = 「{ $text }」は{ $game }の手ではありません。手はたとえば「{ $example }」のように書きます。
no-decision-but = 「{ $text }」は{ $game }の手ではありません。{ $choices }のことですか？
# A decision that may have been meant, and one more of them.
meant = 「{ $decision }」
meant-or = { $others }か「{ $decision }」
nothing-to-undo = 取り消せるあなたの手はまだありません。
save-where = どこに保存しますか？ 例：save game.txt
save-or-enter = save ファイル と入力するか、Enterだけを押してください。
not-a-record = { $file } はすでにあり、Throneroomの対局ではありません。そのまま残します。
# $why comes from the system, in its language.
cannot-write = { $file } に書き込めません：{ $why }

## A record, step by step

step = { $steps }手中{ $step }手目
step-help = Enterで次へ、bで前へ、数字でその手へ、qで終了します。
step-unknown = Enterで次へ、bで前へ、数字でその手へ、qで終了します。全部で{ $steps }手です。

## 棋譜の検討

reviewing = 選択を検討しています...
review-mark = { $mark ->
    [blunder] { $seat }の{ $step }手目：悪手
    [mistake] { $seat }の{ $step }手目：疑問手
    [good] { $seat }の{ $step }手目：好手
    [best] { $seat }の{ $step }手目：最善手
   *[inaccuracy] { $seat }の{ $step }手目：緩手
}
# $decision is in the notation of the game, $story says the same in sentences. The percentage is the chance to win.
review-played = 選んだ手：{ $decision }（{ $percent }%）。{ $story }
review-better = 最善手：{ $decision }（{ $percent }%）。{ $story }
# Sentences follow. $sure: they are more likely than not.
review-brings = { $sure ->
    [true] おそらくこうなりました：
   *[false] こうなる可能性がありました：
}
review-prevents = { $sure ->
    [true] おそらくこれを防げました：
   *[false] これを防げる可能性がありました：
}
# The played choice was the best one; sentences follow.
review-brings-best = { $sure ->
    [true] 次善の手と違い、おそらくこうなります：
   *[false] 次善の手と違い、こうなる可能性があります：
}
review-prevents-best = { $sure ->
    [true] 次善の手と違い、おそらくこれを防ぎます：
   *[false] 次善の手と違い、これを防げる可能性があります：
}
review-equal = ここではどの選択も同じ価値で、勝敗に影響はありませんでした。
# $choices: all of them with their chances, separated by commas.
review-choices = 選択肢：{ $choices }。
review-seat = { $seat }：{ $decisions }回の選択で正確さ{ $percent }%。緩手{ $inaccuracy }、疑問手{ $mistake }、悪手{ $blunder }。
review-no-choice = { $seat }には結果を左右する選択がありませんでした。
# Signed percentages of a victory, which lead from an even share to the result.
review-balance = 配札{ $deal }、自分の選択{ $own }、相手と引き札{ $rest }。
review-balance-open = 配札{ $deal }、自分の選択{ $own }、相手の選択{ $others }、運{ $luck }。
