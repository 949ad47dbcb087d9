import type { Attempt as OpenAttempt } from "../attempts.ts";
import { UNREADABLE } from "./start.ts";
import type { Attempt } from "./state.ts";

const FAMILY = "registration";
const SUBJECT = "imei:";

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
  subjects: imeis.map((imei) => SUBJECT + imei),
  amount: total,
  last4: null,
  at,
  evidence: [],
  outcome: "pending",
});

/** The registration of an entry that another run made, or this page before a reload. */
export function attemptOf({ id, subjects, amount: total, at }: OpenAttempt): Attempt {
  const imeis = subjects.map((subject) => subject.slice(SUBJECT.length));
  return { ...UNREADABLE, id, imeis, total, at };
}
