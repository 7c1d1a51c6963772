SUMMARY = "Bid one card in secret; the best bid takes the round."
RULES = {"SB-1": "Four cards each.", "SB-2": "Bid a card of your hand.", "SB-3": "Most rounds win."}
