# The sheet about a fair deal: how it was checked, and with what.

verdict-kept = Checked here, against what this device has kept of the game: the deal is the one that was promised before, your number is in the key, and nothing in the game was changed.
verdict-seen = Checked here, against what was shown on this device: the deal is the one that was promised before, and nothing in the game was changed. This device has sent no number.
verdict-record = Checked here: the key follows from the secret and the numbers of the players, and the game fits its fingerprint. This device has kept nothing of the game to compare it with.
verdict-missing = The game could not be loaded for the check. Try again later, or check its file with the command below.
verdict-unable = This browser can only check on a secure page (https). Check the file of the game with the command below.
about = Before the game, the server promised a secret by its commitment. Only then did it get a random number from each player’s device. The key, from which all cards follow, is made from both: no single one could choose the deal.
commitment = The server’s commitment before the game
contributions = The players’ random numbers, in the order in which they came
contributions-none = No device has sent one: the server alone made the key.
key = The key
head = The fingerprint of the whole game
command = With the program on your own computer:
record = Download the file
copy = Copy the fingerprint
flaw-proof = The file of this game does not say where its key came from.
flaw-commitment = The server has promised another secret before the game than the one in the file.
flaw-contribution = The random number of this device is not in the key.
flaw-key = The key does not follow from the secret and the numbers of the players.
flaw-log = The course of the game in the file does not fit its fingerprint.
flaw-head = The game in the file is not the one that was shown on this device.
