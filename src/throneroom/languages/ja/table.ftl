# What cannot be done at a table, and why. `throneroom/table/refusals.py` says when each is told. They stand on their own or after a colon, as
# whole sentences with their full stop. The glossary is in page.ftl.

## Tables and seats

no-such-table = そのテーブルはありません。リンクが途中で切れているか、間違っているかもしれません。
not-seated = あなたはこのテーブルの席についていません。
only-the-host = それができるのは、テーブルを開いた人だけです。
already-seated = あなたはすでに{ SEAT($seat) }の席についています。
no-open-seat = このテーブルに空席はありません。観戦はできます。
seat-taken = { SEAT($seat) }は空いていません。空席：{ SEAT($free) }
seats-still-open = まだ空席があります：{ SEAT($free) }。待つか、空席をボットに任せて始めてください。
people-only = このテーブルではボットを使いません。席がすべて埋まるまで待ってください。
cannot-leave = 対局中です。投了するか、そのまま離れてあとで戻ってください。
already-running = 対局はもう始まっています。
seats-are-fixed = 対局中です。席を替えられるのは、対局の前か後です。
rules-outdated = この対局はルールの第{ $begun }版で始まりましたが、このサーバーは第{ $known }版です。続けられないので、新しいテーブルを開いてください。
table-worn-out = このテーブルの記録は{ $entries }件に達し、もう増やせません。新しいテーブルを開いてください。

## The game

no-game-running = このテーブルで対局は行われていません。
out-of-game = あなたはこの対局から脱落しています。
time-was-over = この手が届く前に、持ち時間が切れました。
cannot-skip = 最後まで飛ばせるのは、あなたが脱落し、残りがボットだけのときです。
not-over-yet = 再戦は対局が終わってからです。
no-rematch-asked = いま再戦を申し込んでいる人はいません。
no-hints-here = このテーブルではヒントを使いません。
no-advice = いまこの対局で助言できるボットはいません。
hint-when-asked = ヒントはあなたの番のときに使えます。
no-finished-game = その名前の終わった対局はありません。リンクが途中で切れているか、間違っているかもしれません。

## Undo

nothing-to-take-back = 取り消せるあなたの手がありません。
decided-since = その後に{ $name }が手を決めました。
away-from-undo = 同意が必要な{ $name }が席を外しています。
seen-since = その後に公開されたものがあり、見なかったことにはできません。
undo-already-asked = { $name }がすでに「待った」をしています。
no-undo-asked = いま「待った」をしている人はいません。
already-agreed = あなたはすでに認めています。

## People who are away; chat

nobody-away = 席を外した人を待っている対局ではありません。続けるか、投了してください。
not-away = この対局は{ $name }が戻るのを待っていません。
not-connected = 選べるのは、いま席にいる人だけです。まずテーブルに接続してください。
waited-enough = { $name }をもう{ $times }回、余分に待ちました。
time-to-come-back = { $name }が戻るまで、あと{ $seconds }秒待ってください。
cannot-nudge = 声をかけられるのは、席にいて、手を決める番のほかのプレイヤーです。
nudged-just-now = { $name }には声をかけたばかりです。{ $seconds }秒待ってください。
chat-too-long = メッセージは1～{ $most }文字です。いまは{ $length }文字です。

## The server

# $seconds is a number with one digit after the point, such as 2.5.
too-much-at-once = { $what ->
    [guests] このアドレスからの新しいゲストが多すぎます。{ $seconds }秒待ってください。
    [acts] 操作が多すぎます。{ $seconds }秒待ってください。
    [messages] メッセージが多すぎます。{ $seconds }秒待ってください。
    [hints] ヒントが多すぎます。{ $seconds }秒待ってください。
    [reviews] ボットが振り返る対局が多すぎます。{ $seconds }秒待ってください。
    [connections] 接続が多すぎます。{ $seconds }秒待ってください。
   *[requests] リクエストが多すぎます。{ $seconds }秒待ってください。
}
too-many-tables = テーブルが多すぎます。{ $tables }卓を開いています。どれかを終えるか、{ $seconds }秒待ってください。
database-silent = データベースが応答しません。もう一度試してください。
bots-unavailable = いまボットにはできません。あとでもう一度試してください。
