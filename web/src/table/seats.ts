/** The seats, with the charge and the field of each player's roundel. */
import deerHead from "icon:deer-head";
import eagleEmblem from "icon:eagle-emblem";
import heraldicSun from "icon:heraldic-sun";
import lion from "icon:lion";
import moon from "icon:moon";
import wolfHead from "icon:wolf-head";
import type { Icon, Tincture } from "$/card/face";
import type { Seat } from "$/lib/protocol";

export const SEATS: Seat[] = ["p1", "p2", "p3", "p4", "p5", "p6"];

const ARMS: { charge: Icon; field: Tincture }[] = [
  { charge: heraldicSun, field: "or" },
  { charge: moon, field: "purpure" },
  { charge: eagleEmblem, field: "azure" },
  { charge: deerHead, field: "vert" },
  { charge: lion, field: "gules" },
  { charge: wolfHead, field: "sable" },
];

export function arms(seat: Seat): { charge: Icon; field: Tincture } {
  return ARMS[SEATS.indexOf(seat)] ?? { charge: moon, field: "argent" };
}

const NAMES = ["Aldous", "Ysolde", "Corvin", "Maud", "Bertram", "Rohese"];

/** A player's name in a guided game: the game's name for the seat, if it has one, or else a name of the court. */
export function guideName(place: number, seatNames?: string[]): string {
  return seatNames?.[place] ?? NAMES[place] ?? `p${place + 1}`;
}
