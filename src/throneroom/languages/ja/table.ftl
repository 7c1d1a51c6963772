# What cannot be done at a table, and why. `throneroom/table/refusals.py` says when each is told. Sentences have no full stop: they stand on their
# own or after a colon.

## Tables and seats

no-such-table = そのテーブルはありません。リンクが途切れているか、間違っています
no-such-puzzle = その問題はありません。リンクが途切れているか、間違っています
no-such-player = そのプレイヤーはいません。リンクが途切れているか、間違っています
cannot-prepare = これは前もって決めておけません
no-search = この検索は終わりました。取り消されたか、別のタブで検索しています
no-such-tournament = その大会はありません。リンクが途切れているか、間違っています
only-the-tournament-host = 大会を始められるのは、開いた人だけです
tournament-begun = 大会はもう始まっています。観戦はできます
tournament-full = 大会の{ $size }人の枠は埋まっています。観戦はできます
too-few-players = 大会には{ $least }人以上が必要ですが、いまは{ $players }人です。待つか、ボットが加わる大会を開いてください
not-seated = あなたはこのテーブルに座っていません
only-the-host = それができるのは、テーブルを開いた人だけです
already-seated = あなたはもう{ SEAT($seat) }の席に座っています
no-open-seat = このテーブルに空席はありません。観戦はできます
seat-taken = { SEAT($seat) }の席は埋まっています。空席：{ SEAT($free) }
seats-still-open = まだ空席があります：{ SEAT($free) }。待つか、空席をボットに譲って始めてください
people-only = このテーブルは人だけで遊びます。全席が埋まるまで待ってください
cannot-leave = 対局中です。投了するか、そのまま離れて後で戻ってください
already-running = 対局はもう始まっています
seats-are-fixed = 対局中です。席を替われるのは対局の前か後です
begins-by-itself = 対局はまもなく自動で始まります。席はもう替えられません
too-late-to-contribute = 対局はあなたの乱数なしで始まりました
rules-outdated = この対局はルールの第{ $begun }版で始まりましたが、このサーバーは第{ $known }版です。続けられないので、新しいテーブルを開いてください
table-worn-out = このテーブルの記録は{ $entries }件に達し、もう増やせません。新しいテーブルを開いてください

## The game

no-game-running = このテーブルでは対局中ではありません
out-of-game = あなたはこの対局から脱落しています
time-was-over = この手が届く前に、持ち時間が切れました
cannot-skip = 最後まで飛ばせるのは、脱落した人で、残りがボットだけのときです
not-over-yet = 再戦は対局が終わってからです
no-rematch-asked = いま再戦を申し込んでいる人はいません
no-hints-here = このテーブルではヒントを使いません
no-advice = いま、このゲームに助言できるボットがいません
hint-when-asked = ヒントは、あなたが決めるときに使えます
no-finished-game = その対局の記録はありません。リンクが途切れているか、間違っています

## Undo

no-undo-here = レート対局では「待った」はできません
nothing-to-take-back = 取り消せるあなたの手がありません
decided-since = その後、{ $name }が手を決めました
away-from-undo = 同意が必要な{ $name }が席を外しています
seen-since = その後に見えたものがあり、なかったことにはできません
undo-already-asked = { $name }がもう「待った」をしています
no-undo-asked = いま「待った」をしている人はいません
already-agreed = あなたはもう認めています

## People who are away; chat

nobody-away = 席を外している人を待ってはいません。続けるか、投了してください
not-away = 対局は{ $name }の戻りを待っていません
not-connected = これを選べるのは、いまいる人だけです。先にテーブルに接続してください
waited-enough = { $name }を待つ時間は、もう{ $times }回延ばしました
time-to-come-back = { $name }が戻れるように、あと{ $seconds }秒待ってください
cannot-nudge = 声をかけられるのは、いまいて、決める番のほかのプレイヤーだけです
nudged-just-now = { $name }には声をかけたばかりです。{ $seconds }秒待ってください
chat-is-off = このテーブルにチャットはありません
chat-too-long = 発言は1～{ $most }文字です（いまは{ $length }文字）

## 数日にわたる対局

too-few-vacation-days = { $left ->
    [0] 休暇は残っていません。取った日は1年後に戻ります
   *[other] 希望は{ $wanted }日ですが、残りの休暇は{ $left }日です
}

## The server

# $seconds is a number with one digit after the point, such as 2.5.
too-much-at-once = { $what ->
    [guests] このアドレスからの新しいゲストが多すぎます。{ $seconds }秒待ってください
    [acts] 操作が多すぎます。{ $seconds }秒待ってください
    [messages] 発言が多すぎます。{ $seconds }秒待ってください
    [hints] ヒントが多すぎます。{ $seconds }秒待ってください
    [reviews] ボットが振り返る対局が多すぎます。{ $seconds }秒待ってください
    [puzzles] 問題が多すぎます。{ $seconds }秒待ってください
    [statistics] 対局をまだ集計中です。{ $seconds }秒待ってください
    [exports] 全対局のダウンロードが多すぎます。{ $seconds }秒待ってください
    [explorer] 探索への質問が多すぎます。{ $seconds }秒待ってください
    [sign_ins] サインインの試行が多すぎます。{ $seconds }秒待ってください
    [tables] このアドレスからの新しいテーブルが多すぎます。{ $seconds } 秒お待ちください
    [reports] 通報が多すぎます。{ $seconds } 秒お待ちください
    [attempts] 誤ったトークンが多すぎます。{ $seconds } 秒お待ちください
    [connections] 接続が多すぎます。{ $seconds }秒待ってください
   *[requests] リクエストが多すぎます。{ $seconds }秒待ってください
}
too-many-tables = テーブルが多すぎます。開いているのは{ $tables }卓です。どれかを終えるか、{ $seconds }秒待ってください
too-many-tournaments = 大会が多すぎます。主催しているのは{ $tournaments }件です。どれかを始めるか、やめてください
log-unreadable = このテーブルは読み込めません。サーバーに保存された記録が壊れています
database-silent = データベースから返事がありません。もう一度試してください
bots-unavailable = いま、ボットにはそれができません。後でもう一度試してください

## アカウント

both-seated = 二人のゲストが同じテーブルに着いています。先にその対局を終えるか、席を立ってください
code-mistyped = このコードには入力の誤りがあります。一文字ずつ見比べてください
no-such-code = このコードは無効です。期限が切れたか、使用済みか、新しいコードに置き換えられています
passkey-refused = このパスキーは受け付けられませんでした。もう一度試すか、復元コードで戻ってください
passkeys-need-name = パスキーには https://games.example や http://localhost のような名前の付いたアドレスが必要です。ここでは復元コードを使ってください
sign-in-expired = 時間がかかりすぎました。もう一度サインインしてください

## 安心して公開するために

# $until is a time such as 2026-11-19 21:30 UTC, or ever.
banned = { $until ->
    [ever] モデレーターにより無期限で利用を停止されています。観戦はできますが、対局はできません
   *[other] モデレーターにより { $until } まで利用を停止されています。それまでは観戦のみできます
}
name-not-allowed = この名前には使えない言葉が含まれています。別の名前を選んでください
not-welcome-here = ここには参加できません。別のテーブルを選ぶか、自分で開いてください
cannot-block-yourself = あなた自身です
too-many-blocks = ブロックできるのは { $most } 人までです。先に誰かを解除してください
no-such-message = このメッセージはもうありません
