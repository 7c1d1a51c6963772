/** The name at a seat; a person without a name was deleted. */
import type { SeatKind } from "./protocol";
import { t } from "$/text";

export function calledAt({ seat, kind, name }: { seat?: string; kind: SeatKind; name: string | null }): string {
  return name ?? (kind === "person" ? t.seat.former : (seat ?? ""));
}
