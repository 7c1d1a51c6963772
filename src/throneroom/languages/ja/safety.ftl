# ブロックと通報、データ保護、モデレーションの言葉。用語集は page.ftl にある。

## Blocking and reporting

safety-open = ブロックまたは通報
safety-about = { $name } について
safety-block = ブロック
safety-block-about = { $name } の発言は表示されず、対戦相手にもならず、{ $name } はあなたのテーブルに参加できません。誰にも知らされません。
safety-blocked = { $name } をブロックしました。
safety-unblock = 解除
safety-unblock-whom = { $name } のブロックを解除
safety-unblocked = { $name } のブロックを解除しました。
safety-blocks = ブロックしたプレイヤー
safety-no-blocks = 誰もブロックしていません。
safety-report = モデレーターに通報
safety-what = 対象
safety-kind-message = このメッセージ
safety-kind-name = 名前
safety-kind-player = プレイヤー
safety-reason = 理由
safety-reason-insult = 侮辱
safety-reason-hate = 差別・憎悪
safety-reason-harassment = 嫌がらせ
safety-reason-spam = 宣伝・スパム
safety-reason-cheating = 不正行為
safety-reason-other = その他
safety-text = 何があったか（空欄可）
safety-context = それまでのテーブルでの発言も一緒に送られます。
safety-send = 通報する
safety-thanks = ありがとうございます。モデレーターが確認します。

## Data protection

privacy-title = データ保護
privacy-about = ここではメールもパスワードも不要です。このページでは、サーバーが何を、なぜ、いつまで保存するかを説明します。
privacy-what = 内容
privacy-why = 目的
privacy-long = 期間
privacy-guests = 名前、端末（ブラウザとシステムの種類、最終訪問）、コードとパスキー
privacy-guests-why = 次に来たときも同じプレイヤーであるため
privacy-guests-long = { $days ->
    [0] あなたが削除するまで
   *[other] あなたが削除するまで。復元コードもパスキーもない場合は最終訪問から { $days } 日
}
privacy-games = 対局、レーティング、パズル、大会
privacy-games-why = 再生、統計、ランキングのため
privacy-games-long = { $days ->
    [0] 無期限。削除した場合は名前を消して保存
   *[other] 無期限。リンク限定のテーブルの対局は { $days } 日。削除した場合は名前を消して保存
}
privacy-chats = テーブルのチャットの発言
privacy-chats-why = テーブルのリンクを持つ人のため
privacy-chats-long = { $days ->
    [0] あなたが削除するまで
   *[other] { $days } 日、またはあなたが削除するまで
}
privacy-reports = 通報と、それまでの発言
privacy-reports-why = モデレーターがプレイヤーを守るため
privacy-audit = モデレーターの操作の記録
privacy-audit-why = モデレーターを確認できるように
privacy-networks = 最後に訪れたときのネットワークアドレス
privacy-networks-why = 攻撃や悪用を防ぐため。同じアドレスの人は制限を共有します
privacy-days = { $days ->
    [0] 無期限
   *[other] { $days } 日
}
privacy-cookies = Cookie は、あなたが誰かを示すものと選んだ言語を示すものだけです。設定はブラウザに保存されます。他サイトの読み込みも行動の計測もなく、通知を有効にした場合のブラウザのサービスを除き、データを他者に渡しません。
privacy-rights = あなたのデータはあなたのもの
privacy-rights-text = アカウントページで、いつでも全データのダウンロード、名前の変更、削除ができます。
privacy-contact = 連絡先
privacy-contact-text = 質問はこのサーバーの運営者へ：
privacy-no-contact = このサーバーの運営者は連絡先を示していません。

## The moderators' page

moderate-title = モデレーション
moderate-token = モデレーター用トークン
moderate-enter = 続ける
moderate-leave = ロック
moderate-none-here = このサーバーにはモデレーションページがありません。トークンなしで起動されています。
moderate-reports = 通報
moderate-reports-open = { $n ->
    [0] 未処理の通報はありません。
   *[other] 未処理の通報：{ $n } 件
}
moderate-resolved = 処理済みを表示
moderate-note = メモ
moderate-resolve = 処理済みにする
moderate-who-player = 通報対象
moderate-who-reporter = 通報者
moderate-who-other = その他
moderate-former = 削除されたプレイヤー
moderate-look-up = 調べる
moderate-guests = ゲスト
moderate-search = 名前または ID
moderate-find = 検索
moderate-nobody = 見つかりませんでした。
moderate-about-guest = { $since } から、最終訪問 { $seen }、通報 { $reports } 回
moderate-network = ネットワーク { $network }
moderate-ban = { $whom } を停止
moderate-ban-go = 停止
moderate-ban-for = 期間
moderate-hours = { $n } 時間
moderate-ever = 無期限
moderate-unban = { $whom } の停止を解除
moderate-banned-until = { $time } まで停止中
moderate-banned-ever = 無期限停止中
moderate-reset-name = { $whom } の名前をリセット
moderate-renamed = 新しい名前は { $name } です。
moderate-bans = 停止中
moderate-no-bans = 停止中の人はいません。
moderate-ban-network = ネットワークを停止
moderate-address = アドレス
moderate-tables = 進行中のテーブル
moderate-no-tables = 進行中のテーブルはありません。
moderate-show-chat = { $table } のチャットを表示
moderate-no-chat = 発言はありません。
moderate-close-chat = { $table } のチャットを閉じる
moderate-open-chat = { $table } のチャットを開く
moderate-end = { $table } をレーティングなしで終了
moderate-end-sure = この対局を終了しますか？
moderate-end-text = 勝者はなく、成績に数えません。元に戻せません。
moderate-end-go = 対局を終了
moderate-cancel = キャンセル
moderate-limits = 有効な制限と期間
moderate-limits-about = 運営者が --limit と --keep で設定します。禁止語フィルターは { $words } 件です。
moderate-audit = 操作の記録
moderate-no-audit = まだ記録はありません。
moderate-when = 日時
moderate-action = 操作
moderate-subject = 対象
moderate-done = 完了しました。
moderate-action-resolve = 通報を処理
moderate-action-ban-guest = ゲストを停止
moderate-action-ban-network = ネットワークを停止
moderate-action-unban-guest = ゲストの停止を解除
moderate-action-unban-network = ネットワークの停止を解除
moderate-action-reset-name = 名前をリセット
moderate-action-close-chat = チャットを閉じた
moderate-action-open-chat = チャットを開いた
moderate-action-end-table = 対局を終了
