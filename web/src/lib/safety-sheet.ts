/** What the sheet to block and report somebody is told. */
import type { PlayerOf } from "./protocol";

export interface SafetySheetProps {
  of: PlayerOf;
  name: string;
  said?: string;
  onblock?: () => void;
  onclose: () => void;
}
