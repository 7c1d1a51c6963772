# The words of the page: its frame and its own pages. docs/how-to/languages.md has the functions.
#
# Glossary
#   throne 玉座 · game (the kind) ゲーム · game (being played) 対局 · table テーブル · seat 席 · open seat 空席
#   player プレイヤー · rival, opponent 相手 · bot ボット · watcher 観戦者, to watch 観戦する
#   turn 番 (あなたの番) · turn as a part of the rules 手番 · decision, step 手 (3手目) · round ラウンド · pass パス
#   hand 手札 · draw pile, deck 山札 · discard pile 捨て札 · to draw 引く · to discard 捨てる · to play a card 出す
#   to reveal 公開する, from the deck めくる · face up 表向き · face down 裏向き · a card's text 効果 · ability 能力
#   Line ライン (Hierarchy, Grail) · row 列 (Behind the Throne) · top, on top 一番上 · end of the Line 末尾 · owner 持ち主
#   point 点 · most 最多 · majority 最多数 · draw, tie 引き分け · to share the victory 勝利を分け合う · out of the game 脱落
#   undo 待った · resign 投了 · rematch 再戦 · clock 持ち時間 · hint ヒント · chance 勝率 · nudge 声をかける
#   log ログ · rules ルール · chat チャット · replay リプレイ · rated, to count 成績に数える · herald 伝令 · pass and play 1台で遊ぶ
#   level of bots 強さ: ランダム, やさしい, ふつう, 強い, とても強い, 最強
#   Hierarchy: Royalty 王家 · Imposter 偽者, in a guise に化けた · sent home 手札に戻る · Leper 病み人 (the older word hurts)
#   Grail: take 取る · Influence 影響力 · set セット · Grail 聖杯 · Fields 畑, Mills 風車, Abbeys 修道院, Forts 砦 · Bounty 豊作, Blight 凶作
#   Behind: kind 種類 · stack 束 · collect 獲得する · swap 交換する · destroy 破壊する · broken row 崩れた列 · mend 立て直す · the End (short) 終了札
#   Battle: court 宮廷 · rank 列 (ジャックの列) · suit スート · strike 攻撃 · charge 突撃 · rally 参陣 · heal 治療 · mend 手当て
#     shield 盾 · Jester 道化 · Honorable Death 名誉の死 · reform the deck 山札を作り直す · the King falls キングが倒れる
#   Shadow: Empire 帝国, Rebels 反乱軍, Church 教会 · commoner 平民, elite 精鋭, noble 貴族 · battle 戦い (第1戦), wave 波 (第2波)
#     power 戦力 · influence 影響力 · gold 金貨 (3枚) · consolation gold 見舞金 · hush money 口止め料 · pool 候補 · order 順序
#     to send 送り出す · kill 倒す, dead 死亡 · convert 改宗させる · token トークン · to seal 伏せる · stayed 残留
# Style: です・ます everywhere; the texts on cards alone are plain (〜できる, 〜する). Players are named without さん.
# 「」 for quotes, full-width punctuation, half-width figures and Latin letters, no spaces.

## Everywhere

list = { LIST($names) }
# Between sentences, and between the parts of a label that is read out: "Knight, 6, can be played".
sentence-gap = { "" }
part-gap = { "、" }
# A label that is read out, with a sentence after it.
labelled = { $label }。{ $note }
# Between facts of several parts, at a table without pictures.
plain-gap = { "／" }
cards = { $n }枚
throneroom = Throneroom
motto = ひとつの玉座をめぐる、{ $games } 種のゲーム。
percent = { $percent }%
in-percent = { $percent }パーセント

## The bar over a table

bar-home = ゲーム一覧
bar-hint = ヒント
bar-undo = 待った
bar-resign = 投了
bar-panel-with = { $unread ->
    [0] ログ、ルール、チャット
   *[other] ログ、ルール、チャット（新着{ $unread }件）
}
bar-theme-dark = 明るいテーマにする
bar-theme-light = 暗いテーマにする
bar-connected = 接続中
bar-reconnecting = 再接続中
bar-watching = 観戦中
bar-undone = 待ったあり
bar-watchers = 観戦者{ $n }人
bar-to-table = テーブルへ

## The herald's line: who acts, and what is asked

herald-label = いま決めること
herald-your-turn = あなたの番です。
herald-thinking = { $name }が考えています。
herald-waiting = { LIST($names) }を待っています。
herald-sealed = 伏せました。
herald-win = あなたの勝ちです。
herald-lose = あなたの負けです。
herald-wins = { $count ->
    [1] { LIST($names) }の勝ちです。
   *[other] { LIST($names) }が勝利を分け合いました。
}
herald-nobody = 勝者はいません。
herald-shared = 勝利を分け合いました。
herald-cut = 再接続しています……失われたものはありません。
herald-cut-small = テーブルはそのままです。つながれば、また選べるようになります。
herald-sending = 送信中……
herald-put-back = 戻す
herald-confirm = 決定
herald-next = 次へ
herald-result = 結果を見る
herald-not-asked = { $count ->
    [0] 対局は終わりました。
   *[other] いまは{ LIST($names) }を待っています。
}
herald-watching-only = 観戦中です。決めるのはプレイヤーです。

## Somebody is away, and the game waits

away-is = { $name }が席を外しています。
away-bot-in = あと{ $time }でボットが代わります。
away-bot-soon = まもなくボットが代わります。
away-waits = 対局は待機中です。
away-played = { $name }は席を外しています。ボットが代行しています。
away-wait = もう少し待つ
away-bot = ボットに任せる
away-end = 対局を終える
away-asked = ほかの人を待っています
away-too-soon = まだ早いです。戻ってくる時間を少しあげましょう。
away-no-more-waits = もう十分に待ちました。いつまでもほかの人を待たせることはできません。
away-bot-agreed = { $count ->
   *[other] { LIST($names) }は、ボットに任せてよいと言っています。
}
away-end-agreed = { $count ->
   *[other] { LIST($names) }は、対局を終えてよいと言っています。
}
away-sure = この対局を終えますか？
away-sure-text = 勝者なしとなり、成績には数えません。いま席にいる全員の同意が必要です。
away-keep = 続ける

## A past position of a running game, opened from the log

past-lead = そのときの局面です。
past-small = 過去を見ています。対局はそのまま待っています。
past-yours = 過去を見ています。いまはあなたの番です。
past-back = いまに戻る
past-only = これは過去の局面です。いまに戻ってから選んでください。

## Labels of places and cards, for those who hear the table

zone-playable = 選べます
zone-chosen = 選択中
zone-could-answer = 応じられます
zone-not-now = いまは選べません
zone-choices = 選択肢
zone-of = { $name }、{ $count }枚{ $lit ->
    [0] {""}
   *[other] 、うち{ $lit }枚が選べます
}
zone-face-down = 裏向きのカード
zone-sealed-of = { $name }の伏せたカード
zone-ranked = ボットの第{ $place }候補、{ $share }

## The side panel

side-label = ログ、ルール、チャット
side-chance = あなたの勝率
side-chance-of = { $name }の勝率
side-log = ログ
side-rules = ルール
side-chat = チャット
side-log-empty = まだ何も起きていません。
side-chat-empty = まだ発言はありません。
side-chat-hidden = この端末ではチャットを表示していません。
side-chat-show = 表示する
side-chat-hide = チャットを隠す
side-chat-none = このテーブルにチャットはありません。
side-safety = { $name } をブロックまたは通報
side-chat-label = テーブルの皆に話す
side-chat-send = 送信
side-unread = 新着
side-close = 閉じる
side-the-deal = 配札
side-position = そのときの局面を見る
side-reading = カードを指すか選ぶと、説明が読めます。

## A player's plate

seat-you = あなた
seat-bot = { $level ->
    [none] ボット
   *[other] ボット（{ $level }）
}
seat-open = 空席
seat-former = 以前のプレイヤー
seat-away = 離席中
seat-played-by = 離席中、ボットが代行
seat-clock = { $name }の残り時間は{ $time }
seat-winner = 勝者

## What happens beside the game, for the log

events-resigned = { $reason ->
    [clock] { $name }の持ち時間が切れました。
   *[other] { $name }が投了しました。
}
events-stand-in = { $name }は席を外しています。ボットが代わります。
events-waited = { $name }はもう少し待つことにしました。
events-stand-in-asked = { $name }は、ボットに任せてよいと言っています。
events-end-asked = { $name }は、対局を終えてよいと言っています。
events-undo-refused = { $name }は待ったを断りました。
events-undone = { $name }が待ったをして、一手戻りました。

## Hints

hint-thinking = ボットが考えています……
hint-none = いま、あなたが決めることはありません。
# Why the choice of the bot is good: sentences follow.
hint-brings = { $sure ->
    [true] 次善の手と違い、ボットの手ではおそらくこうなります：
   *[false] 次善の手と違い、ボットの手ではこうなる可能性があります：
}
hint-prevents = { $sure ->
    [true] おそらくこれを防ぎます：
   *[false] これを防げる可能性があります：
}

## Offers and nudges as lines of the chat

notes-rematch-refused = { $name }は、いまは再戦しないそうです。
notes-nudged = { $name }が{ $whom }に声をかけました。

## Somebody is slow

nudge-asked = { $name }が決める番です。
nudge-act = 声をかける
nudge-felt = { $name }があなたを待っています

## A rematch is offered

rematch-asked = { $name }が再戦を申し込んでいます。
rematch-accept = 受ける
rematch-refuse = 遠慮する

## The title of the browser's tab, before the name of the game

title-yours = あなたの番
title-of = { $count ->
    [0] 対局中
    [1] { LIST($names) }の番
   *[other] { LIST($names) }を待っています
}
title-waiting = プレイヤー待ち
title-over = 対局終了

## Taking back

undo-asked = { $name }が「待った」をしています。
undo-unrated = 認めると、この対局は成績に数えません。
undo-agree = 認める
undo-refuse = 断る
undo-pending = 「待った」をしました。ほかの人の返事を待っています。
undo-cannot = 待ったはできません：{ $why }
undo-looking = 確認中です

## Giving up

resign-sure = この対局を投了しますか？
resign-text = あなたの代わりにボットが続け、対局はあなたの負けになります。
resign-yes = 投了する
resign-no = 続ける

## The keys of the table

keys-title = キー操作
keys-arrows = ←、→
keys-arrows-deed = 同じ場所の中を移動
keys-up-down = ↑、↓
keys-up-down-deed = 次の場所へ移動
keys-home-end = Home、End
keys-home-end-deed = その場所の最初と最後へ
keys-enter = Enter
keys-enter-deed = 持ち上げる、もう一度で決定
keys-esc = Esc
keys-esc-deed = 戻す
keys-digits = 1～9
keys-digits-deed = 選べるもののn番目
keys-i = i
keys-i-deed = カードを読む
keys-lrc = l、r、c
keys-lrc-deed = ログ、ルール、チャット
keys-h = h
keys-h-deed = ヒント
keys-u = u
keys-u-deed = 待った
keys-s = s
keys-s-deed = 局面を言葉で
keys-help = ?
keys-help-deed = このキー一覧
keys-state = 局面を言葉で

## Settings

settings-title = 設定
settings-language = 言語
settings-pace = 進む速さ
settings-pace-note = 損失や効果を伝令が告げている長さと、ほかの人の手が進む速さです。
settings-paces-slow = ゆっくり
settings-paces-normal = ふつう
settings-paces-fast = 速い
settings-paces-at-once = すぐに
settings-one-tap = 1回のタップで出す
settings-one-tap-note = 行き先がひとつしかないカードは、最初のタップで出します。
settings-letters = 文字キーを使う
settings-letters-note = 1文字のキーで操作します。lでログ、hでヒント。
settings-chat = チャットを表示
settings-theme = テーマ
settings-themes-dark = 暗い
settings-themes-light = 明るい

## Pass and play: between two players at one device

curtain-hand = { $name }に渡してください
curtain-text = 開くまで、カードは隠れています。
curtain-open = { $name }として開く

## The home page

home-play-now = すぐ遊ぶ
home-friends = 友だちと
home-pass = 1台で遊ぶ
home-rules = ルール
home-learn = 遊び方
home-your-name = あなたの名前
home-name-saved = 名前を保存しました。
home-carry-on = 続きから
home-open-tables = 募集中のテーブル
home-no-games = 始めた対局は、ここに並びます。
home-no-tables = 募集中のテーブルはありません。「友だちと」でテーブルを開き、ここに載せることができます。
home-your-turn = あなたの番
home-thinks = { $name }を待っています
home-waits = プレイヤー待ち
home-over = 終了
home-sit = 座る
home-watch = 観戦する
home-against = { $count ->
    [0] まだひとり
   *[other] 相手：{ LIST($names) }
}
home-seated = { $all }席中{ $taken }席
home-in-play = 対局中
home-seeks = { $who }が対戦相手を探しています
home-minutes = { $n }分
home-players = { $fixed ->
    [true] { $to }人
   *[false] { $from }～{ $to }人
}
home-credit = カードの絵：枠は自作、アイコンはgame-icons.netの作者の皆さん（CC BY 3.0）。
home-how-many = { $title }：何人で？
home-how-many-text = 1台を順番に回して、みんなで遊びます。
home-start-pass = 始める
home-start-friends = テーブルを開く
home-gallery = カード一覧
home-privacy = データ保護
home-explorer = 探索
home-mine = 自分の対局
home-account = アカウント
home-failed = うまくいきませんでした。
home-player-n = プレイヤー{ $n }
home-teller = 語り手
home-at = { $game }：{ $deed }
home-hall = 殿堂
home-hall-about = いちばん強いのは？人間とボットの順位表です。
home-pair = 相手を探す
home-pair-about = レート対局。リアルタイムでも、数日かけてでも。
home-yours = あなたのテーブル
home-person = { $known ->
    [ranked] { $name }（{ $rating }）
    [provisional] { $name }（{ $rating }、暫定）
   *[none] { $name }
}

## Before a game: with how many, and how strong

chooser-title = { $game }で遊ぶ
chooser-players = 人数
chooser-strength = 相手の強さは？
chooser-rated = レート対局
chooser-rated-note = ヒントと待ったはありません。レーティングに数えます。
chooser-start = 始める

## Before a table for friends

friends-title = 友だちと{ $game }
friends-about = 送るためのリンクができます。
friends-listed = だれでも参加できるようにする
friends-listed-note = 「募集中のテーブル」に載り、知らない人も座ったり観戦したりできます。載せなければ、リンクを知る人だけが来られます。
friends-hints = ヒントと勝率
friends-hints-note = だれでもボットに聞けます。なしにすると、対局は成績に数えます。
friends-bots = 空席にボットが座れる
friends-bots-note = そうでなければ、全席が埋まるまで待ちます。
friends-chat = チャット
friends-chat-note = プレイヤー同士で会話できます。
friends-strength = 強さ
friends-clock = 持ち時間
friends-clock-of = { $timed ->
    [true] 各{ $minutes }分、1手{ $seconds }秒追加
   *[false] なし
}
friends-own-clock = 自分で決める
friends-minutes = 各自の分数
friends-seconds = 1手ごとの秒数

## How strong bots play, for newcomers

strengths-easy-name = やさしい
strengths-easy-about = 見落としの多い相手です。はじめての一局に。
strengths-fair-name = ふつう
strengths-fair-about = ひと目でよさそうな手を選びますが、先は読みません。
strengths-strong-name = 強い
strengths-strong-about = あまり間違えません。作戦が必要です。
strengths-best-name = 最強
strengths-best-about = いちばん強い相手です。ひとつの決断に最大1秒考えます。運も勝敗を左右します。

## Before the game: the link, the terms, the seats

wait-title = プレイヤー待ち
wait-invite = このリンクを友だちに送ってください：
wait-copy = リンクをコピー
wait-copied = リンクをコピーしました。
wait-seats = 席
wait-free = 空き
wait-terms = このテーブル
wait-listed = 「募集中のテーブル」に載っています。
wait-unlisted = 非公開：リンクを知る人だけが来られます。
wait-hints = ヒントと勝率を使えます。
wait-no-hints = ヒントも勝率もありません。
wait-clock = 持ち時間：各{ $unit ->
    [minutes] { $time }分
   *[seconds] { $time }秒
}{ $increment ->
    [0] {""}
   *[other] 、1手ごとに{ $increment }秒追加
}。
wait-no-clock = 持ち時間の制限はありません。
wait-bots = 空席にはボット（{ $level }）が座れます。
wait-no-bots = 人だけで遊びます。全席が埋まるまで待ちます。
wait-your-name = テーブルでの名前
wait-no-name = 先に名前を入れてください。
wait-bad-name = この名前は使えません。1～24文字で入れてください。
wait-sit = ここに座る
wait-leave = 席を立つ
wait-bot = ボットに譲る
wait-start = 始める
wait-fill = ボットを入れて始める
wait-starts-when-full = 全席が埋まると始まります。
wait-gathering-title = まもなく始まります
wait-gathering = 全員のブラウザーが配札に乱数を加えると、対局は自動で始まります。足りない乱数があっても{ $soon ->
    [true] 数秒後に
   *[other] { $time }に
}始まります。
wait-level = ボットの強さ
wait-watching = 観戦中です。遊ぶには空席に座ってください。

## Levels of bots

levels-random = ランダム
levels-easy = やさしい
levels-fair = ふつう
levels-strong = 強い
levels-best = 最強

## The result of a game

fair-title = 公正な配札
fair-checked = 公正な配札：確認済み
fair-checking = 公正な配札：確認中
fair-unchecked = 公正な配札：確認のしかた
fair-wrong = 公正な配札：おかしな点があります
fair-head = 指紋 { $head }
fair-head-note = ここまでの対局の指紋です。控えておけば、あとで対局が書き換えられたときに気づけます。
fair-copied = 対局の指紋をコピーしました

result-win = あなたの勝ち
result-lose = あなたの負け
result-shared = 勝利を分け合いました
result-wins = { $count ->
   *[other] { LIST($names) }の勝ち
}
result-nobody = 勝者なし
result-over = 対局終了
result-score = 得点の内訳
result-how = 決着のしかた
result-rule = ルール
result-what = 項目
result-turning = 勝負の分かれ目
result-chances = 勝率の動き
result-chances-of = { $own ->
    [true] あなたの勝率の動きです。破線は互角（{ $players }分の1）を表します。
   *[false] { $name }の勝率の動きです。破線は互角（{ $players }分の1）を表します。
}
result-mark = 分かれ目{ $n }
result-position = 最後の局面
result-swing = { $down ->
    [true] −{ $percent }%
   *[false] +{ $percent }%
}
result-rematch = 再戦
result-review = 検討
result-replay = リプレイ
result-copy = リンクをコピー
result-all = ゲーム一覧
result-tournament = 大会へ
result-back = テーブルに戻る
result-points = { $first }対{ LIST($others) }
result-rematch-waits = ほかの人を待っています
result-undone = この対局では待ったがあったため、成績には数えません。
result-reasons-resigned = 投了したプレイヤーがいます。
result-reasons-clock = 持ち時間の切れたプレイヤーがいます。
result-reasons-abandoned = 席を外したプレイヤーがいたため、ほかの人が対局を終えました。成績には数えません。
result-reasons-too-long = 対局が決定の回数の上限に達しました。勝者なしで、成績には数えません。
result-reasons-closed = モデレーターが対局を終了しました。成績には数えません。

## A finished game, step by step

replay-title = リプレイ

## The rules of a game

rules-title = { $game }のルール
rules-short = あらまし
rules-all = 番号順
rules-cards = カード
rules-learn = 案内つきの最初の対局
rules-statistics = 統計

## A guided first game

guide-step = ステップ{ $n }/{ $all }
guide-next = 進む
guide-done = 本番を遊ぶ
guide-do-it = あなたの番です。光っているものを選んでください。
guide-title = 最初の対局
guide-chapter = 最初の対局

## The table of a game that has none of its own

plain-table = テーブル
plain-happened = いま起きたこと
plain-your-choices = 選択肢
plain-choices = 選択肢：{ $verb }
plain-where = { $number }手目
plain-yes = はい
plain-no = いいえ
plain-none = なし
plain-value = { $name }：{ $value }
plain-fact = { $name }：{ $value }。

## What went wrong

errors-lost = このページはありません。
errors-lost-text = このアドレスには何もありません。
errors-no-table = そのテーブルはありません。
errors-no-table-text = リンクが途切れているか間違っているか、テーブルがもう片づけられています。
errors-no-replay = その対局の記録はありません。
errors-no-replay-text = リンクが途切れているか、間違っています。
errors-no-player = そのプレイヤーはいません。
errors-no-player-text = リンクが途切れているか、間違っています。
errors-no-puzzle = その問題はありません。
errors-no-puzzle-text = リンクが途切れているか間違っているか、問題が差し替えられたのかもしれません。
errors-no-game = そのゲームはありません。
errors-no-game-text = あるのは{ LIST($titles) }です。
errors-loading = テーブルを用意しています……
errors-preparing = サーバーがこのゲームを準備しています。少々お待ちください……
errors-no-server = サーバーから返事がありません。もう一度試しています。
errors-banned = 利用を停止されています

## Notes at the edge of the page

toast-close = 閉じる

## ある場面へのリンク、その画像、短い動画

share-open = 共有
share-picture = 画像
share-film-of = { $turning ->
    [true] 最後の勝負の分かれ目（{ $first }手目から{ $last }手目）。
   *[false] ゲームの終わり（{ $first }手目から{ $last }手目）。
}

## 2回目のレッスン

lesson-second = 2回目のレッスン
lesson-link = { $done ->
    [true] { $title }（修了）
   *[false] { $title }
}

## Puzzles

puzzle-heading = 問題集
puzzle-about = どの局面にも正解はただ一つ。対局と同じようにテーブルで選び、その先を確かめましょう。

## 数日にわたる対局、音、オフライン

days-live = 全員が同時に
days-over-days = 数日かけて
days-hours = { $unit ->
    [days] 1手{ $n }日
   *[hours] 1手{ $n }時間
}
days-note = その場にいる必要はなく、ボットの代行もありません。時間が切れると対局から外れます。2人なら相手の勝ち、3人以上ならボットが続けます。
days-terms = { $unit ->
    [days] 数日かけて：1手につき{ $n }日。
   *[hours] 数日かけて：1手につき{ $n }時間。
}
days-turns = あなたの番の対局：{ $n }
days-time = { $unit ->
    [days] { $n }日
    [hours] { $n }時間
   *[minutes] { $n }分
}
days-left = 残り{ $time }
days-vacation = { $date }まで休暇
days-took-vacation = { $name }は休暇に入りました。
days-came-back = { $name }が休暇から戻りました。
days-extended = { $name }の時間が切れたとき、サーバーが止まっていました。1時間延長します。
days-sheet = 音、通知、休暇
days-sound = 音
days-sounds-off = なし
days-sounds-soft = 小さめ
days-sounds-full = 大きめ
days-vibration = あなたの番に振動する
days-offline = オフラインです。前に開いたものは見られます。
days-offline-table = オフラインです。この対局は最後の局面で待ち、接続が戻ると続きます。
days-offline-choice = オフラインです。決めた手はこの端末で待機します。
days-unsent = 送信待ち：
days-unsent-note = オフラインです。接続が戻ると送信されます。
days-unsent-refused = 接続を待っていた手は実行されませんでした。ゲームが先に進んでいます。
days-new-version = 新しいバージョンがあります。
days-reload = 読み込む
