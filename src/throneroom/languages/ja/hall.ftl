# The words of the hall: leaderboards, pages of players, the search for an opponent, tournaments. page.ftl has the glossary.

## Leaderboards

hall-title = 殿堂
hall-of = 殿堂：{ $game }
hall-rank = 順位
hall-player = プレイヤー
hall-rating = レーティング
hall-rated = レート対局
hall-won = 勝ち
hall-strength = { $strength } ± { $deviation }
hall-strength-label = 最もありそうな強さ
hall-bot = ボット：{ $level }
hall-provisional = 暫定
hall-you = あなた
hall-counts = { $total }人、順位あり{ $ranked }人
hall-none = この種類のレート対局は、まだだれも遊んでいません。
hall-your-rank = { $ranked ->
    [true] あなた：{ $rank }位、レーティング{ $rating }
   *[false] あなた：暫定、レーティング{ $rating }
}
hall-to-your-page = 自分の行を見る
hall-pages = ページ
hall-page = { $page }／{ $pages }ページ
hall-previous = 前のページ
hall-next = 次のページ
hall-how = レーティングのしくみ
hall-how-text = 人間同士で、ヒントと待ったのない対局がレート対局です。レート対局として開いたボットとの対局も数えます。レーティングは控えめな見積もりで、1000から始まり、勝つたびに、また見積もりが確かになるほど上がります。その下は最もありそうな強さで、20回のうち19回は±の範囲に入ります。
hall-how-bots = ボットも人間と同じように、強さごとに、同じレート対局だけから数えます。レート対局の相手になったことのない強さは、ここにありません。
hall-how-provisional = 十分に確かになり（2人の対局で約9局）、3人以上の相手と対局するまでは暫定で、順位はつきません。同じ2人の対局は1日に5局まで数えます。

## A player's page

player-title = プレイヤー：{ $name }
player-since = { $date }から
player-your-page = ほかの人に見える、あなたのページです。
player-ratings = レーティング
player-unrated = レート対局はまだありません。
player-games = 公開テーブルでの最近の対局
player-no-games = まだありません。リンクだけで入れるテーブルの対局は、ここに出ません。

## The search for an opponent

pair-title = 相手を探す
pair-about = ヒントと待ったのない、レート対局です。同じくらいの強さの相手を探し、待つほど条件をゆるめます。ほかの人も観戦できます。
pair-game = ゲーム
pair-pace = 持ち時間
pair-search = 探す
pair-searching = 相手を探しています…
pair-waited = 待ち時間：{ $time }
pair-range = { $limited ->
    [true] あなたの強さは約{ $strength }です。相手は上下{ $range }点まで。
   *[false] あなたの強さは約{ $strength }です。もうだれでもかまいません。
}
pair-others = { $n ->
    [0] このゲームをこの持ち時間で探している人は、ほかにいません。
   *[other] ほかに{ $n }人が探しています。
}
pair-found = 相手が見つかりました。まもなく始まります。
pair-cancel = 探すのをやめる
pair-cancelled = 検索を終えました。
pair-ended = この検索は終わりました。別のタブで探しているか、ページが長く離れていました。
pair-keep-open = このページを閉じると、検索は終わります。
pair-may-close = このページは閉じてかまいません。1週間探し続け、始まった対局は「自分の対局」に並びます。
pair-bot = まだですか？ボットと遊ぶ
pair-bot-about = 同じくらいの強さのボットとのレート対局です：{ $level }。検索は終わります。

## Tournaments

tournament-title = 大会
tournament-about = 2人用のゲームで、3人から32人までが参加する大会です。その場でも、数日かけても遊べます。友だちにリンクを送るか、空いた枠をボットで埋められます。3人以上のゲームの大会はありません。
tournament-list = 参加と観戦
tournament-none = いま開かれている大会はありません。
tournament-new = 新しい大会
tournament-name = 名前
tournament-kind = 方式
tournament-knockout = 勝ち抜き
tournament-roundrobin = 総当たり
tournament-size = 人数の上限
tournament-bots = ボット
tournament-no-bots = なし
tournament-create = 大会を開く
tournament-status = { $status ->
    [open] 募集中：{ $size }人中{ $taken }人
    [running] 進行中、{ $taken }人
   *[over] 終了、{ $taken }人
}
tournament-join = 参加する
tournament-leave = 大会を抜ける
tournament-start = いま始める
tournament-link = このページのリンクがあれば、だれでも参加と観戦ができます：
tournament-your-game = あなたの対局が待っています
tournament-waiting = このラウンドのほかの対局を待っています。
tournament-left = この大会を抜けました。始まっていない対局は負けになります。
tournament-winner = { $count ->
    [one] { LIST($names) }が優勝しました。
   *[other] { LIST($names) }が優勝を分け合います。
}
tournament-players = プレイヤー
tournament-standings = 順位表
tournament-points = 点
tournament-direct = 直接
tournament-berger = SB
tournament-beaten = 敗退
tournament-gone = 離脱
tournament-bot = ボット{ $number }（{ $level }）
tournament-round = 第{ $round }ラウンド（全{ $rounds }）
tournament-watch = テーブル
tournament-versus = { $one } – { $other }
tournament-result = { $result ->
    [one] { $one }の勝ち
    [other] { $other }の勝ち
    [draw] 引き分け
   *[none] 対局中
}
tournament-forfeit = 不戦
tournament-rules = ルール
tournament-rules-text = 順番はくじで決めます。来ない人は、持ち時間が切れて負けになります。抜けた人は、始まっていない対局がすべて負けになります。
tournament-rules-knockout = 勝ち抜き：負けると敗退です。枠が埋まらないときは、くじが先の人から1回戦が不戦勝になります。引き分けは席を入れ替えて1回だけ指し直し、また引き分けなら、くじが先の人が進みます。
tournament-rules-roundrobin = 総当たり：全員と1回ずつ対局し、勝ちは1点、引き分けは½点です。奇数なら、全員が1回ずつ点なしで休みます。同点のときは、同点者どうしの対局、次にSB（勝った相手の点の合計、引き分けは半分）で決め、それでも同じなら同順位です。
