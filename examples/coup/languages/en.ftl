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

## What the table calls its things and actions

word-doing = action
word-turn = on turn
word-income = income (1 coin)
word-aid = foreign aid (2 coins)
word-tax = tax as Duke (3 coins)
word-exchange = exchange as Ambassador
word-coup = coup (7 coins)
word-assassinate = assassinate (3 coins)
word-steal = steal from
word-block = block as
word-show = show the card
word-overthrow = coup

## What happens, and what is asked

default-decision = { $verb ->
    [income] { SEAT($seat) } takes one coin.
    [aid] { SEAT($seat) } asks for foreign aid.
    [tax] { SEAT($seat) } claims the Duke, for three coins.
    [exchange] { SEAT($seat) } claims the Ambassador, to exchange cards.
    [coup] { SEAT($seat) } pays seven coins for a coup against { SEAT($seats) }.
    [assassinate] { SEAT($seat) } claims the Assassin and pays three coins to kill a card of { SEAT($seats) }.
    [steal] { SEAT($seat) } claims the Captain, to take two coins from { SEAT($seats) }.
    [allow] { SEAT($seat) } allows it.
    [challenge] { SEAT($seat) } challenges the { CARD($claimed) }.
    [block] { SEAT($seat) } claims the { CARD($cards) } and blocks.
    [show] { SEAT($seat) } shows the { CARD($claimed) } and draws another card.
    [lose] { SEAT($seat) } loses the { CARD($cards) }.
   *[return] { SEAT($seat) } returns the { CARD($cards) }.
}
default-sealed = { SEAT($seat) } returns a card.
default-question = { $stage ->
    [act] Choose an action.
    [challenge] { $blocker ->
        [none] { SEAT($turn) } claims the { CARD($claimed) }. Challenge it, or allow it?
       *[other] { SEAT($blocker) } claims the { CARD($claimed) } and blocks. Challenge it, or allow it?
    }
    [block] { $doing ->
        [aid] { SEAT($turn) } asks for foreign aid. Block it as Duke, or allow it?
        [theft] { SEAT($turn) } steals from { SEAT($target) }. Block it, or allow it?
       *[other] { SEAT($turn) } sends an assassin to { SEAT($target) }. Block it, or allow it?
    }
    [defend] { SEAT($challenger) } challenges the { CARD($claimed) }. Show it, or lose a card.
    [give_up] Choose the card to lose.
   *[give_back] Choose a card to return to the deck.
}

rule-cp-1 = Everybody gets two of fifteen cards, three of each character, and two coins.
rule-cp-2 = A card that is lost lies open. Whoever has lost both is out.
rule-cp-3 = Income: one coin. Foreign aid: two coins.
rule-cp-4 = A coup costs seven coins: another player loses a card. With ten coins or more it must be a coup.
rule-cp-5 = Characters: the Duke takes three coins, the Assassin makes another player lose a card for three coins, the Captain takes two coins from another player, the Ambassador exchanges cards.
rule-cp-6 = Any claim of a character can be challenged. Whoever shows the card draws another, and the challenger loses a card; else the claimant loses one and the action fails.
rule-cp-7 = The Duke blocks foreign aid, whoever claims him. The target of an assassin blocks with the Contessa, the target of a theft with the Captain or the Ambassador.
rule-cp-8 = A block can be challenged too; if it was a bluff, the action goes on.
rule-cp-9 = The last player with a card wins.
