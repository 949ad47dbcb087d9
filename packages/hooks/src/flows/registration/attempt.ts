import type { Attempt as OpenAttempt } from "../payment/attempts.ts";
import { imeiSubject } from "../payment/subjects.ts";
import { FAMILY, UNREADABLE } from "./start.ts";
import type { Attempt } from "./state.ts";

/** The attempt to pay for these devices; the total is in USD. */
export function newAttempt(press: {
  imeis: readonly string[];
  total: number;
  last4: string | null;
  at: Date;
}): Attempt {
  const { imeis, total, last4 } = press;
  const at = press.at.toISOString();
  const id = `${FAMILY} ${at} ${imeis.join(" ")}`;
  return { ...UNREADABLE, id, imeis, total, last4, at, outcome: "pending" };
}

/** The entry for a registration in the list of payment attempts. */
export const openAttempt = ({ id, imeis, total, last4, at }: Attempt): OpenAttempt => ({
  id,
  family: FAMILY,
  owner: "",
  subjects: imeis.map(imeiSubject),
  amount: total,
  last4,
  at,
  monotonicAt: null,
  origin: "this-page",
  evidence: [],
  outcome: "pending",
});

/** The devices that were found not to be registered; of those in use nobody knows who paid. */
export const freeSubjects = ({ found }: Attempt): string[] =>
  found.filter(({ inUse }) => inUse === false).map(({ imei }) => imeiSubject(imei));
