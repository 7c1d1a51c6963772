"""The rules of Throne and the Grail in short, in our own words, by their ids."""

SUMMARY = (
    "Four rounds. Each round you play your five hand cards, one a turn, to the end of the Line, and once, when you "
    "like, you take the last five cards of it. Most points win, but all three Grails win at once."
)

RULES: dict[str, str] = {
    "TG-1": "Of 45 shuffled cards three are put away, unseen until the game is over. Five hidden cards to each player, "
    "two open ones begin the Line, 30 are the draw pile. Equal cards in a hand are one choice.",
    "TG-2": "Who starts the first round is drawn; after that the other player starts each time.",
    "TG-3": "Four rounds of six turns each, in alternation: five plays and one take, in any order.",
    "TG-4": "Play: one card from your hand, face up, to the end of the Line.",
    "TG-5": "Take: the last five cards of the Line, or all if there are fewer, in front of you. Once a round, and "
    "never from an empty Line.",
    "TG-6": "After the take only plays are left in the round; with an empty hand only the take.",
    "TG-7": "After six turns each five new cards come to both hands and the Line stays. After round four, with the "
    "draw pile empty, the game ends.",
    "TG-8": "Taken cards lie open and stay with their owner to the end.",
    "TG-9": "Who has taken all three Grails wins at once, even within a round; Grails in a hand do not count.",
    "TG-10": "For each of 5, 6, 7 and 8, who has taken more copies scores the number once; equal counts score nobody.",
    "TG-11": "Each complete set of 5, 6, 7 and 8 scores 5, whoever leads in them.",
    "TG-12": "Plus and minus cards count their number, Grails nothing.",
    "TG-13": "More points win. Equal points are a draw, and call for a rematch.",
    "TG-14": "So four 5s, two 6s, three 7s and two 8s score 15 against 14 for three 6s, three 7s and six 8s.",
}
