import type { Page } from "playwright";
import { says, sees, type Flow } from "./flow.ts";

/** What a page says to the customer about the last request. */
export type Said = "done" | "appears done" | "unknown" | "denied";

export interface Claim {
  readonly said: Said;
  /** Which consent it is about, counted from 0. */
  readonly consent: number;
}

/** Reads what the page says about it; null if it says nothing. */
export async function claimOf(page: Page, flow: Flow): Promise<Said | null> {
  if (await flow.done(page)) return "done";
  if (await says(page, /This appears to be done\.|is in use now/)) return "appears done";
  if (await says(page, /not charged|nothing was charged|were not activated/i)) return "denied";
  if (
    await says(
      page,
      /Please do not (pay|send it) again yet|This is not confirmed yet|We could not confirm your registration/,
    )
  )
    return "unknown";
  if (await sees(page, "[data-tone=unknown]")) return "unknown";
  return (await sees(page, "[data-tone=refused]")) ? "denied" : null;
}
