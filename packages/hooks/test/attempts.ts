import { vi } from "vitest";
import { createAttempts, type Attempt, type Attempts } from "../src/flows/checkout/attempts.ts";
import { givenConsent } from "../src/flows/checkout/consent.ts";
import type { PlacedOrder } from "../src/flows/checkout/order.ts";
import { createDraftStore } from "../src/flows/engine/draft-store.ts";
import type { Clock, DraftStorage, Locks, Logger } from "../src/platform.ts";

/** An attempt to pay for two subjects. */
export const attemptAt = (at: string, changes: Partial<Attempt> = {}): Attempt => ({
  id: `packs 7 ${at}`,
  family: "packs",
  owner: "7",
  subjects: ["pack:a", "pack:b"],
  amount: 4.95,
  last4: null,
  at,
  monotonicAt: null,
  origin: "earlier-page",
  evidence: [],
  outcome: "unknown",
  ...changes,
});

export const FIRST = attemptAt("2026-11-21T12:00:00.000Z");
export const SECOND = attemptAt("2026-11-21T12:05:00.000Z");

/** An order that was placed as this attempt. */
export const placed = (attempt: Attempt): PlacedOrder => ({
  attempt,
  consent: givenConsent({ flow: "registration", to: "order", by: "sam@example.com" }),
  consentTo: [],
  agreement: { consents: [], total: null, repeats: [], isUnverified: false },
});

/** The parts that two windows of a browser share. */
export interface Shared {
  log?: Logger;
  locks?: Locks;
  sharedStorage?: DraftStorage;
}

/** The attempts of a page with this storage. */
export function attemptsIn(
  storage: DraftStorage,
  shared: Shared = {},
  clock: Clock = { now: () => new Date(), monotonicNow: () => 0 },
): Attempts {
  const log = vi.fn();
  return createAttempts(createDraftStore(storage, log), clock, { log, ...shared });
}
