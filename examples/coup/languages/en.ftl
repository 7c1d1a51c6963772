# Coup

title = Coup
about = Claim any character you like, as long as nobody calls your bluff.
summary = Everybody has two hidden cards and two coins. Take coins, claim characters, challenge the claims of others; the last one with a card wins.

card-duke = Duke
    .name = Duke
    .text = Takes three coins. Blocks foreign aid.
card-assassin = Assassin
    .name = Assassin
    .text = For three coins: another player loses a card.
card-captain = Captain
    .name = Captain
    .text = Takes two coins from another player. Blocks a theft.
card-ambassador = Ambassador
    .name = Ambassador
    .text = Draws two cards and returns two. Blocks a theft.
card-contessa = Contessa
    .name = Contessa
    .text = Blocks an assassin.

rule-cp-1 = Everybody gets two of fifteen cards, three of each character, and two coins.
rule-cp-2 = A card that is lost lies open. Whoever has lost both is out.
rule-cp-3 = Income: one coin. Foreign aid: two coins.
rule-cp-4 = A coup costs seven coins: another player loses a card. With ten coins or more it must be a coup.
rule-cp-5 = Characters: the Duke takes three coins, the Assassin makes another player lose a card for three coins, the Captain takes two coins from another player, the Ambassador exchanges cards.
rule-cp-6 = Any claim of a character can be challenged. Whoever shows the card draws another, and the challenger loses a card; else the claimant loses one and the action fails.
rule-cp-7 = The Duke blocks foreign aid, whoever claims him. The target of an assassin blocks with the Contessa, the target of a theft with the Captain or the Ambassador.
rule-cp-8 = A block can be challenged too; if it was a bluff, the action goes on.
rule-cp-9 = The last player with a card wins.
