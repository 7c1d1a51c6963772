/** Made by web/build/page_types.py from games/shadow_throne/cards.py: not to be edited. */

/** How many of each card the box has as it comes, and what is printed on them. */
export const deck = {
  "dutiful-peasant": { copies: 3, faction: "Empire", rank: "commoner", power: "1", influence: "1", gold: "0", "consolation-gold": "3", order: "" },
  "loyal-soldier": { copies: 4, faction: "Empire", rank: "commoner", power: "1", influence: "1", gold: "+1", "consolation-gold": "", order: "" },
  "tax-collector": { copies: 3, faction: "Empire", rank: "commoner", power: "1", influence: "0", gold: "+2", "consolation-gold": "", order: "" },
  "kings-guard": { copies: 2, faction: "Empire", rank: "elite", power: "4", influence: "2", gold: "-2", "consolation-gold": "", order: "" },
  "benthon-knights": { copies: 2, faction: "Empire", rank: "elite", power: "2", influence: "1", gold: "-1", "consolation-gold": "", order: "2" },
  "captain-khamon-phabos": { copies: 1, faction: "Empire", rank: "noble", power: "6", influence: "2", gold: "-3", "consolation-gold": "", order: "" },
  "anna-lys": { copies: 1, faction: "Empire", rank: "noble", power: "2", influence: "3", gold: "-3", "consolation-gold": "", order: "2" },
  datura: { copies: 1, faction: "Empire", rank: "noble", power: "2", influence: "3", gold: "-3", "consolation-gold": "", order: "2" },
  "king-kyros": { copies: 1, faction: "Empire", rank: "noble", power: "0", influence: "5", gold: "-5", "consolation-gold": "", order: "3" },
  "defiant-slave": { copies: 3, faction: "Rebels", rank: "commoner", power: "1", influence: "1", gold: "0", "consolation-gold": "3", order: "" },
  "mutinous-soldier": { copies: 4, faction: "Rebels", rank: "commoner", power: "1", influence: "1", gold: "+1", "consolation-gold": "", order: "" },
  outlaw: { copies: 3, faction: "Rebels", rank: "commoner", power: "1", influence: "0", gold: "+2", "consolation-gold": "", order: "" },
  "queens-guard": { copies: 2, faction: "Rebels", rank: "elite", power: "3", influence: "1", gold: "-1", "consolation-gold": "2", order: "" },
  "phabos-scouts": { copies: 2, faction: "Rebels", rank: "elite", power: "2", influence: "2", gold: "-2", "consolation-gold": "", order: "1" },
  langman: { copies: 1, faction: "Rebels", rank: "noble", power: "4", influence: "2", gold: "-2", "consolation-gold": "", order: "1" },
  picureas: { copies: 1, faction: "Rebels", rank: "noble", power: "2", influence: "3", gold: "-3", "consolation-gold": "", order: "2" },
  sythera: { copies: 1, faction: "Rebels", rank: "noble", power: "3", influence: "3", gold: "-3", "consolation-gold": "", order: "1" },
  "queen-eletheria": { copies: 1, faction: "Rebels", rank: "noble", power: "0", influence: "5", gold: "-5", "consolation-gold": "", order: "3" },
  "pious-peasant": { copies: 3, faction: "Church", rank: "commoner", power: "1", influence: "1", gold: "0", "consolation-gold": "3", order: "" },
  "warrior-monk": { copies: 4, faction: "Church", rank: "commoner", power: "1", influence: "1", gold: "+1", "consolation-gold": "", order: "" },
  "tithe-master": { copies: 3, faction: "Church", rank: "commoner", power: "1", influence: "0", gold: "+2", "consolation-gold": "", order: "" },
  "godesea-knights": { copies: 2, faction: "Church", rank: "elite", power: "3", influence: "1", gold: "0", "consolation-gold": "", order: "" },
  "shepherd-of-the-lost": { copies: 2, faction: "Church", rank: "elite", power: "0", influence: "2", gold: "-2", "consolation-gold": "", order: "3" },
  simone: { copies: 1, faction: "Church", rank: "noble", power: "4", influence: "2", gold: "-2", "consolation-gold": "", order: "1" },
  protis: { copies: 1, faction: "Church", rank: "noble", power: "0", influence: "3", gold: "-3", "consolation-gold": "", order: "3" },
  thavna: { copies: 1, faction: "Church", rank: "noble", power: "1", influence: "3", gold: "-3", "consolation-gold": "", order: "1" },
  "princess-beatrice": { copies: 1, faction: "Church", rank: "noble", power: "0", influence: "5", gold: "-5", "consolation-gold": "", order: "3" },
} as const;

/** Of every card that a box can hold. */
export type CardSlug =
  | "dutiful-peasant" | "loyal-soldier" | "tax-collector" | "kings-guard" | "benthon-knights" | "captain-khamon-phabos"
  | "anna-lys" | "datura" | "king-kyros" | "defiant-slave" | "mutinous-soldier" | "outlaw" | "queens-guard"
  | "phabos-scouts" | "langman" | "picureas" | "sythera" | "queen-eletheria" | "pious-peasant" | "warrior-monk"
  | "tithe-master" | "godesea-knights" | "shepherd-of-the-lost" | "simone" | "protis" | "thavna" | "princess-beatrice";
