import { isCompleteImei, readImei } from "../../rules/devices/imei.ts";
import type { ImeiField, ImeiReason } from "./imei-field.ts";

/**
 * Why the IMEI is not valid, where that may show. What the server says of fewer than 15 digits
 * waits until the field is left, for the person may still be typing.
 */
export function shownReason({ check, text, wasLeft }: ImeiField): ImeiReason | null {
  if (check.status !== "invalid") return null;
  return wasLeft || readImei(text).kind === "error" || isCompleteImei(text) ? check.reason : null;
}
