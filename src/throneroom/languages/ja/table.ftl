# What cannot be done at a table, and why. `throneroom/table/refusals.py` says when each is told. Sentences have no full stop: they stand on their
# own or after a colon.

## Tables and seats

no-such-table = そのテーブルはありません。リンクが途切れているか、間違っています
no-such-puzzle = その問題はありません。リンクが途切れているか、間違っています
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
chat-too-long = 発言は1～{ $most }文字です（いまは{ $length }文字）

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
    [connections] 接続が多すぎます。{ $seconds }秒待ってください
   *[requests] リクエストが多すぎます。{ $seconds }秒待ってください
}
too-many-tables = テーブルが多すぎます。開いているのは{ $tables }卓です。どれかを終えるか、{ $seconds }秒待ってください
log-unreadable = このテーブルは読み込めません。サーバーに保存された記録が壊れています
database-silent = データベースから返事がありません。もう一度試してください
bots-unavailable = いま、ボットにはそれができません。後でもう一度試してください
