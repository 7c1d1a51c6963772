# The words of the account page. page.ftl has the glossary.

account-guest = You play here as a guest: no password, no e-mail. This browser remembers who you are, and with you your name, your games and seats, your rating and your puzzles.
account-alone = So far only this browser knows you. If its data is cleared or the device is lost, nobody can give you your games back. Choose a way to come back.
account-safe = You can come back to all this: { LIST($ways) }.
account-way-code = with your recovery code
account-way-passkeys = { $n ->
    [one] with your passkey
   *[other] with one of { $n } passkeys
}
account-way-devices = { $n ->
    [one] from another device
   *[other] from { $n } other devices
}
account-nobody = You are not a guest here yet: you become one as soon as you play. If you have played on another device, you can come back here.
account-name = Your name
account-rename = Save the name
account-name-note = Change it whenever you like; your tables show it at once.
account-code = Recovery code
account-code-about = A code to write down. Whoever types it in, on any device, is you: keep it like a key.
account-code-since = You have a code from { $date }. A new one replaces it.
account-code-make = Make a recovery code
account-code-renew = Make a new code
account-code-once = Write it down now: it is shown only once.
account-copy = Copy
account-copied = Copied
account-not-copied = The browser does not allow copying: write it down
account-passkeys = Passkeys
account-passkeys-about = Your device or password manager keeps a passkey and asks for your finger, face or PIN. There is nothing to remember.
account-passkeys-missing = This browser has no passkeys for this address: they need HTTPS and a name.
account-passkey-add = Add a passkey
account-passkey-added = The passkey is saved
account-passkey-failed = No passkey was used. Try again, or use a code.
account-made = made { $date }
account-used = last used { $date }
account-remove = Remove
account-remove-which = Remove the passkey: { $which }
account-agent = { $browser } on { $system }
account-agent-unknown = A program
account-join = Another device
account-join-about = Scan this code with the other device, or open the account page there and type the code in. It is valid once, for ten minutes.
account-join-intro = Play on from your phone or another computer, as the same guest.
account-join-show = Show a code
account-join-qr = QR code with the link for the other device
account-join-until = Valid until { $time }
account-join-link = Copy the link
account-joined = Another device has joined: { $device }
account-devices = Your devices
account-this-device = this device
account-seen = last visit { $date }
account-sign-out = Sign out
account-sign-out-which = Sign out: { $which }
account-sign-out-sure = Sign this device out?
account-sign-out-text = This browser forgets you. You can come back: { LIST($ways) }.
account-sign-out-lost = This browser forgets you, and you have no way to come back: your games would be lost to you. Make a recovery code first.
account-cancel = Cancel
account-back = Come back
account-back-about = You have a code or a passkey from another device? Then be the same guest here.
account-back-code = Recovery code, or the code from your other device
account-back-go = Continue
account-back-passkey = Use a passkey
account-offer = Be { $name } here?
account-offer-text = This device then plays as { $name }. Do this only if that is you: whoever gave you the code can see and play your games.
account-offer-go = Be { $name }
account-former = This device has a guest already: { $former }, with { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
}. What becomes of it?
account-former-join = Join both: everything becomes { $name }’s
account-former-join-note = Games, seats and puzzles come along. Of two ratings in one game, the more certain one counts. This cannot be undone.
account-former-leave = Keep them apart: leave { $former } behind
account-former-leave-note = Its games stay with { $former }. You come back to them only if { $former } has a code, a passkey or another device.
account-welcome = You are { $name } here now
account-already = You are { $name } here already
account-data = Your data
account-export = Download all my data
account-export-note = A ZIP archive: all that is kept about you, from your devices to your days off, your messages, and a record file of each game. Secrets such as codes are left out.
account-delete = Delete everything about me
account-delete-sure = Delete { $name } for good?
account-delete-text = Your name, devices, passkeys, codes, ratings, puzzles and all that you have said in chats are deleted on all devices. Running games count as resigned. Your games stay, under “a former player”. Nobody can undo this.
account-delete-go = Delete for good
account-deleted = Everything about you is deleted
