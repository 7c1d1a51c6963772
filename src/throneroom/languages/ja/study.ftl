# The words of the pages for studying games. page.ftl has the glossary.

## My finished games

mine-none = まだ終えた対局がありません。
mine-none-text = 対局を終えると、ここでリプレイや成績、レーティングを見たり、記録をダウンロードしたりできます。
mine-to-games = ゲーム一覧へ
mine-filters = 絞り込み
mine-game = ゲーム
mine-any-game = すべてのゲーム
mine-players = 人数
mine-any-number = 何人でも
mine-rivals = 相手
mine-any-rivals = すべて
mine-people = 人間
mine-bots = ボット
mine-bot-of = ボット（{ $level }）
mine-result = 結果
mine-any-result = すべての結果
mine-won = 勝ち
mine-lost = 負け
mine-uncounted = 成績に数えない
mine-since = 開始日
mine-until = 終了日
mine-clear = 絞り込みを解除
mine-list = 終わった対局
mine-count = { $n }局
mine-none-fit = 該当する対局はありません。
mine-more = さらに表示
mine-record = 成績
mine-played = 対局数
mine-victories = 勝ち数
mine-show-these = この対局を表示：{ $which }
mine-uncounted-note = 結果のない対局と待ったのあった対局は、成績に数えません。
mine-rating = レーティング
mine-rating-now = レート対局{ $n }局で{ $rating }
mine-rating-range = 最低{ $low }、最高{ $high }
mine-rating-point = { $date }：{ $rating }
mine-unrated = レート対局はまだありません。人間同士で、ヒントと待ったのない対局と、ボットとのレート対局が対象です。
mine-openings = よく使う初手
mine-opening = 最初の選択
mine-export = 全対局をダウンロード
mine-export-note = 各対局の記録ファイルを収めたZIPです。

## Statistics of a game

statistics-title = { $game }：統計
statistics-about = このサーバーでルールどおりに終わり、待ったのなかった{ $n }局の集計です。範囲は95%信頼区間です。
statistics-none = ルールどおりに終わった対局がまだありません。
statistics-table = { $players }人
statistics-seats = 席ごとの勝率
statistics-seat = 席
statistics-share = 割合
statistics-range = 範囲
statistics-from-to = { $low }～{ $high }%
statistics-even = 均等なら{ $percent }%です。
statistics-nobody = 勝者なし
statistics-length = 長さ
statistics-length-text = 平均{ $mean }手、中央値{ $median }手、最短{ $shortest }手、最長{ $longest }手。
statistics-cards = 勝者のカード
statistics-card = カード
statistics-winners = 勝者
statistics-everyone = 全員
statistics-difference = 差
statistics-firsts = 最初の選択
statistics-taken = 回数
statistics-won = 勝率
statistics-rules = 適用されたルール
statistics-rule = ルール
statistics-times = 1局あたり
statistics-in-games = 出現率

## The explorer of a solved game

explorer-of = { $game }：探索
explorer-about = すべての配札が解析済みです。配札を選ぶと、双方最善のときの各選択の結果がわかります。
explorer-search = 配札を探す
explorer-begins = 初手
explorer-any-card = どのカードでも
explorer-outcome = 結果
explorer-any-outcome = すべて
explorer-first-wins = 先手勝ち
explorer-second-wins = 後手勝ち
explorer-order = 並び順
explorer-by-number = 番号順
explorer-shortest = 短い順
explorer-longest = 長い順
explorer-holds = だれが持つか。タップで切り替え。
explorer-held-any = { $card }：どちらでも
explorer-held-first = { $card }：先手
explorer-held-second = { $card }：後手
explorer-found = 配札{ $n }通り
explorer-none = 該当する配札はありません。
explorer-deal = 配札{ $n }
explorer-own-deal = 自作の配札
explorer-verdict = { $name }が{ $n }手で勝ち
explorer-over = { $name }の勝ち。
explorer-wins = { $n }手で勝ち
explorer-loses = { $n }手で負け
explorer-choices = 選択肢（終局までの手数）
explorer-best = 最善手順：{ $line }
explorer-another = ほかの配札
explorer-set-up = 配札を作る
explorer-set-up-text = カードをタップすると相手に渡ります。各自{ $n }枚です。
explorer-holder = { $card }：{ $name }
explorer-held = { $name }：{ $all }枚中{ $n }枚
explorer-open = この配札を探索
explorer-cannot = この局面は表示できません。
explorer-previous-page = 前のページ
explorer-next-page = 次のページ

## The review of a finished game

review-title = 検討
review-working = 対局を検討しています：{ $all }手中{ $done }手。
review-accuracy = { $own ->
    [true] あなたの正確さ：{ $percent }%。
   *[false] { $name }の正確さ：{ $percent }%。
}
review-nothing = { $own ->
    [true] 結果を左右する選択はありませんでした。
   *[false] { $name }には結果を左右する選択がありませんでした。
}
review-marks = 緩手{ $inaccuracies }、疑問手{ $mistakes }、悪手{ $blunders }。
review-clean = ミスはありません。
review-balance = 互角から結果まで（パーセント）
# The parts of a sum: an even chance, and what was added or lost.
review-even = 互角
review-deal = 配札
review-own = { $own ->
    [true] あなたの選択
   *[false] { $name }の選択
}
review-rest = 相手と引き札
review-others = 相手の選択
review-luck = 運
review-result = 結果
review-decision = { $all }回中{ $n }回目の選択
review-mark = { $mark ->
    [blunder] 悪手
    [mistake] 疑問手
    [inaccuracy] 緩手
    [best] 最善手
   *[good] 好手
}
# How much of the chance of victory a decision cost.
review-lost = { $percent }%の損
review-choice = { $kind ->
    [played] 選んだ手：{ $story }（{ $percent }%）
    [best] より良い手：{ $story }（{ $percent }%）
   *[both] 選んだ最善手：{ $story }（{ $percent }%）
}
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
review-no-event = 決め手となる出来事はなく、局面全体が少し良くなります。
review-equal = ここではどの選択も同じ価値で、勝敗に影響はありませんでした。
review-proven = 証明済み
review-choices = 選択肢
review-others-left = ほかに{ $count }つの選択肢。
review-overview = 概要
review-previous = 前の選択
review-next = 次の選択
review-next-mark = 次のミス
review-line = 続きを見る
review-line-step = { $exact ->
    [true] 最善手順、{ $all }手中{ $n }手：{ $story }
   *[false] 推測した札での有力な続き、{ $all }手中{ $n }手：{ $story }
}
review-back = 選択に戻る
review-retry = ここからやり直す
review-seen-by = 検討する席

## Puzzles

puzzle-title = 問題
puzzle-of-day = 今日の問題
puzzle-same-for-all = 今日はみんな同じ問題です。
puzzle-solve-today = 問題へ
puzzle-solved-today = 正解しました！次の問題は明日です。
puzzle-missed-today = 解答済みです。次の問題は明日です。
# Days in a row on which a puzzle of the day was answered.
puzzle-streak = { $days ->
    [0] 連続記録はまだありません。
   *[other] { $days }日連続。
}
puzzle-longest = 最長記録：{ $days }日。
puzzle-by-game = ゲーム別
# A field: how hard the next puzzles are.
puzzle-wanted = 難しさ
puzzle-wanted-rating = レーティングに合わせる
puzzle-wanted-level = 難しさ{ $n }／5（{ $puzzles }問）
puzzle-wanted-win = { $turns }手で勝ち（{ $puzzles }問）
puzzle-count = { $n }問
puzzle-solved = { $tried }問中{ $solved }問正解
puzzle-rating = レーティング{ $rating }。
puzzle-rating-change = レーティング{ $rating }（{ SIGNED($change) }）。
puzzle-not-counted = 記録されるのは最初の解答だけです。
puzzle-today = 今日の問題
puzzle-next = 次の問題
puzzle-again = もう一度
puzzle-all = すべての問題
puzzle-difficulty = 難しさ{ $n }／5。
# The herald says this instead of "Your turn."; another sentence follows. $turns counts only your own decisions.
puzzle-task-win = { $turns ->
    [1] すぐに勝てる手が一つあります。見つけましょう。
   *[other] 自分の{ $turns }手で勝ち：ただ一つの勝つ手を見つけましょう。
}
puzzle-task-ending = 終盤です。ただ一つの最善手を見つけましょう。
puzzle-task-risk = 危険を冒す価値はある？ただ一つの最善手を見つけましょう。
puzzle-task-sure = ただ一つの最善手を見つけましょう。
# What the puzzles of a game are about.
puzzle-kind-win = ただ一つの勝つ手
puzzle-kind-ending = 終盤の最善手
puzzle-kind-risk = 危険を冒すかどうか
puzzle-kind-sure = 最善手
# How the solution is known.
puzzle-known-win = 証明されています。
puzzle-known-ending = 相手が持ちうるすべての手札について、手札を公開した形で最後まで試しました。
puzzle-known-risk = この手番にまだ出うるカードをすべて数えました。
puzzle-known-sure = 最も強いボットたちの意見が一致しています。
puzzle-right = 正解！
puzzle-wrong = その手ではありません。
puzzle-proof-right = { $decisions ->
    [1] すぐに勝ちます。ほかの手はすべて負けです。
   *[other] どう守られても{ $decisions }手以内に勝ちます。ほかの手はすべて負けです。
}
puzzle-proof-wrong = { $decisions }手以内に負けます。勝つ手は一つだけです。
# $best, $other and $own are percentages, such as 82%.
puzzle-chance-right = 勝つ見込みは{ $best }、次に良い手では{ $other }です。
puzzle-chance-wrong = 勝つ見込みは{ $own }、正解の手では{ $best }です。
puzzle-play-on = { $turns ->
    [1] 正解！ 次の一手で勝ちましょう。
   *[other] 正解！ 次は自分の{ $turns }手で勝ちましょう。
}
puzzle-slip = その手ではありません。{ $decisions }手以内に負けます。ほかに勝つ手があります。
# Sentences follow: what happens in the solution's line, and in the line of the wrong choice.
puzzle-brings = { $proof ->
    [true] 正解の手ではこうなります：
   *[false] 正解の手ではおそらくこうなります：
}
puzzle-prevents = { $proof ->
    [true] これを防ぎます：
   *[false] おそらくこれを防ぎます：
}
puzzle-controls = 解答
puzzle-which = 見る手順
puzzle-solution = 正解
puzzle-own = 自分の手
puzzle-position = 問題の局面です。
puzzle-back = 一手戻る
puzzle-forth = 一手進む

## A link to a moment of a game, a picture of it, a film

share-title = この場面を共有
share-drawing = 画像を描いています……
share-failed = 画像を描けませんでした：{ $why }
share-picture-of = 盤面の画像：{ $game }
share-seen-by = { $viewer ->
    [all] すべて公開
    [spectator] 観戦者の視点
   *[seat] { $name }の視点
}
share-download = 画像をダウンロード
share-send = 送る……
share-copy = 画像をコピー
share-copied = 画像をコピーしました。
share-not-copied = このブラウザーでは画像をコピーできません。ダウンロードしてください。
share-film = 短い動画
share-film-shows = 盤面の動画：{ $game }
share-make = 動画を作る
share-making = 動画を作成中
share-progress = { $all ->
    [0] 少しお待ちください……
   *[other] { $all }枚中{ $n }枚目
}
share-cancel = 中止
share-download-film = 動画をダウンロード

## The second lesson

lesson-position = 局面{ $n }/{ $all }
lesson-choose = いちばんよいと思うものを選んでください。
lesson-cannot = ここではできません。光っているものを選んでください。
lesson-best = お見事。{ $percent }パーセントで、これが最善です。
lesson-close = よい手です。{ $percent }パーセント（最善は{ $best }）。
lesson-worse = これでは{ $percent }パーセント。最善の手なら{ $best }です。
lesson-wins = お見事。相手がどう応じても勝ちです。
lesson-loses = 惜しい。正しく応じられると負けます。勝てるカードが別にあります。
lesson-retry = もう一度
lesson-all = すべての選択肢
lesson-yours = あなたの選択

## All cards

gallery-title = カード一覧
gallery-states = カードの状態
gallery-sizes = 大きさ
gallery-state-plain = 通常
gallery-state-legal = 選べる
gallery-state-selected = 選択中
gallery-state-not-legal = 選べない
gallery-state-reply = 応じ手
gallery-state-dead = 死亡
gallery-state-converted = 改宗
gallery-state-token = トークン
gallery-state-changed-value = 値の変化
gallery-state-broken = 崩れた列
gallery-state-unavailable = 使えない
gallery-state-face-down = 裏向き
gallery-state-sealed = 伏せ札
gallery-state-target-preview = 標的の予告
gallery-state-half = 半分
gallery-state-mini = 極小
gallery-sample-dead = 死亡
gallery-sample-church = 教会
gallery-sample-now = いまは3
gallery-sample-needs = 3以下が必要
gallery-sample-falls = 倒れる
gallery-sample-half = 半分：5
gallery-tinctures-or = オーア
gallery-tinctures-purpure = パーピュア
gallery-tinctures-azure = アジュール
gallery-tinctures-vert = ヴァート
gallery-tinctures-gules = ギュールズ
gallery-tinctures-sable = セーブル
gallery-tinctures-argent = アージェント

## A replay

replay-slider = 何手目か
replay-step = { $all }手中{ $n }手目：{ $known ->
    [true] { $sentence }{ $name }の勝率は{ $percent }パーセント。
   *[false] { $sentence }
}
replay-first = 最初へ
replay-previous = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-next = 1手進む
replay-last = 最後へ
replay-speed = 速さ
replay-seen-by = 視点
replay-all-open = すべて公開
replay-watcher = 観戦者
replay-go-on = ここから続ける
replay-copy = リンクをコピー
replay-download = ダウンロード
replay-beginning = 始まり。
replay-more = その他

## The keys of a replay, a review, a puzzle and the explorer, in the sheet of all keys

steps-title = カードにフォーカスがないとき
steps-arrows-deed = 1手戻る、1手進む
steps-ends-deed = 最初、最後
steps-turns = Shift＋←、→
steps-turns-deed = 前の手番、次の手番
steps-marks-deed = 前のミス、次のミス
steps-review-ends-deed = 概要、最後の選択
steps-space = スペース
steps-space-deed = 再生、一時停止
steps-puzzle-arrows-deed = 解答のあと：1手戻る、1手進む
steps-puzzle-ends-deed = 解答のあと：問題、手順の最後
