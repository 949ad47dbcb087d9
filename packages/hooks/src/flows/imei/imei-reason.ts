import { isCompleteImei, readImei } from "../../rules/devices/imei.ts";
import type { ImeiField, ImeiReason } from "./imei-field.ts";

/**
 * The reason why the IMEI is not valid; `null` while it must not be shown yet. The server's answer
 * to fewer than 15 digits is hidden until the field is left, because the customer may still be
 * typing.
 */
export function shownReason({ check, text, wasLeft }: ImeiField): ImeiReason | null {
  if (check.status !== "invalid") return null;
  return wasLeft || readImei(text).kind === "error" || isCompleteImei(text) ? check.reason : null;
}
