"""Toy: three players choose their last card together."""

START = {
    "stage": "wave 4",
    "battle": "7",
    "gold": "4, 4, 13",
    "influence": "11, 14, 11",
    "chosen": "",
    "p1": "dutiful-peasant, kings-guard, mutinous-soldier, warrior-monk",
    "line_p1": "sythera, loyal-soldier, langman",
    "pool_p1": "loyal-soldier, queens-guard, loyal-soldier, kings-guard, tax-collector, tithe-master",
    "p2": "loyal-soldier, tax-collector, tax-collector, queens-guard",
    "line_p2": "captain-khamon-phabos, dutiful-peasant, dutiful-peasant",
    "pool_p2": "captain-khamon-phabos, queens-guard, langman, tax-collector, warrior-monk, sythera",
    "p3": "defiant-slave, warrior-monk, tithe-master, tithe-master",
    "line_p3": "queens-guard, warrior-monk, loyal-soldier",
    "pool_p3": "defiant-slave, mutinous-soldier, dutiful-peasant, tithe-master, dutiful-peasant, dutiful-peasant",
}
WORLDS = 12
