"""The rules of Shadow Throne in short, in our own words, by their ids; `{target}` is the option of a table."""

SUMMARY = (
    "Draft six characters, then send one into each of four waves, all at the same time and in secret. The faction with "
    "the most power wins the battle; its characters bring their players influence. With {target} influence the game "
    "ends."
)

RULES: dict[str, str] = {
    "ST-1": "One deck of 54 characters, 3 gold for each player.",
    "ST-2": "Everybody gets a pool of six: take one card, pass the rest to the left, until the pools are gone. A card "
    "kept from the last battle stays out of it.",
    "ST-3": "In a battle you know every pool that came to you as it lay then, and nothing else of hidden cards.",
    "ST-4": "Four waves: all choose a card from hand in secret, then all reveal.",
    "ST-5": "On the reveal you collect your character's income or pay its cost.",
    "ST-6": "Hush money: a character of the printed faction you played in the wave before costs 1 gold more. It never "
    "adds up, and a face-down card causes none.",
    "ST-7": "Who cannot pay turns the card face down, out of the battle, and collects 1 gold. This is not a choice.",
    "ST-8": "Abilities act by order 1, 2, 3; those of one order together: extra cards, then all who are affected, then "
    "all effects. Killed and converted at once is a dead member of the Church; killed and given power is dead.",
    "ST-9": "Killed by a lower order an ability is lost; killed by the same order it still acts.",
    "ST-10": "The dead give no power, half their influence (rounded down) and all their consolation gold; they lose "
    "their tokens, and nothing touches them any more. Killers spare whoever is of the Empire.",
    "ST-11": "A converted character counts for the Church in power, influence and consolation, never for hush money.",
    "ST-12": "Tokens are worth 1 power each and stay, through conversion too, until death or the end of the battle.",
    "ST-13": "Phabos Scouts give 1 power to every other Rebel in their wave, two Scouts also to each other.",
    "ST-14": "Picureas gives 1 power to the Rebels of the next wave as they are revealed, even if he has died.",
    "ST-15": "Queen Eletheria gives 1 power to every living Rebel commoner of her wave and the waves before, anyone's.",
    "ST-16": "Sythera silences orders 2 and 3 of the other factions in her wave; King Kyros then gets no extra card.",
    "ST-17": "King Kyros: when order 3 acts you may send an Empire card you can pay for, without hush money. It is "
    "part of the wave, only order 3 touches it, and its own ability acts with order 3.",
    "ST-18": "Simone's death brings her player 5 influence at once; the game still ends only after the battle.",
    "ST-19": "Thavna gains 3 power if his player has at most 1 gold once everybody has paid.",
    "ST-20": "Langman, alive after a battle that the Rebels lost, stays for the next one, out of reach of its waves, "
    "and leaves after it.",
    "ST-21": "After each wave the power of every faction is public.",
    "ST-22": "The strongest faction wins, tied ones together. Its characters bring influence, the others their "
    "consolation gold.",
    "ST-23": "At {target} influence the game ends: most influence wins, then most gold; still equal, nobody wins.",
    "ST-24": "Otherwise everyone keeps one unplayed card; all others but a staying Langman form the next deck.",
    "ST-25": "Outlaw, Shepherd of the Lost and Queen Eletheria in one wave: the Outlaw is of the Church, with 1 more "
    "power.",
    "ST-26": "Hands, pools, choices, kept and discarded cards are secret; equal cards are one choice. Gold, influence "
    "and everything revealed are public, face-down cards too.",
}
