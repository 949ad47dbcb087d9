import type { Page } from "playwright";
import { says, sees, type Flow } from "./flow.ts";

/** The outcome of the last request, as the page reports it to the customer. */
export type ClaimedOutcome = "done" | "appears done" | "unknown" | "denied";

export interface Claim {
  readonly outcome: ClaimedOutcome;
  /** The consent that it refers to, counted from 0. */
  readonly consent: number;
}

/** Reads the outcome that the page reports. Returns null if it reports none. */
export async function claimOf(page: Page, flow: Flow): Promise<ClaimedOutcome | null> {
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
