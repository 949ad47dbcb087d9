import type { Attempt as OpenAttempt } from "../attempts.ts";
import { imeiOfSubject, imeiSubject } from "../subjects.ts";
import { UNREADABLE } from "./start.ts";
import type { Attempt } from "./state.ts";

const FAMILY = "registration";

/** The attempt to pay for these devices; the total is in USD. */
export function newAttempt(press: { imeis: readonly string[]; total: number; at: Date }): Attempt {
  const { imeis, total } = press;
  const at = press.at.toISOString();
  const id = `${FAMILY} ${at} ${imeis.join(" ")}`;
  return { ...UNREADABLE, id, imeis, total, at, outcome: "pending" };
}

/** The entry for a registration in the list of payment attempts. */
export const openAttempt = ({ id, imeis, total, at }: Attempt): OpenAttempt => ({
  id,
  family: FAMILY,
  owner: "",
  subjects: imeis.map(imeiSubject),
  amount: total,
  last4: null,
  at,
  monotonicAt: null,
  origin: "this-page",
  evidence: [],
  outcome: "pending",
});

/** The devices that were found not to be registered; of those in use nobody knows who paid. */
export const freeSubjects = ({ found }: Attempt): string[] =>
  found.filter(({ inUse }) => inUse === false).map(({ imei }) => imeiSubject(imei));

/** The registration of an entry that another run made, or this page before a reload. */
export function attemptOf({ id, subjects, amount: total, at, origin }: OpenAttempt): Attempt {
  const imeis = subjects.map(imeiOfSubject);
  return { ...UNREADABLE, id, imeis, total, at, isElsewhere: origin === "other-window" };
}
