import type { Attempt as OpenAttempt } from "../attempts.ts";
import { UNREADABLE } from "./start.ts";
import type { Attempt } from "./state.ts";

const FAMILY = "registration";
const SUBJECT = "imei:";

/** The press of Confirm for these devices; the total is in USD. */
export function newAttempt(press: { imeis: readonly string[]; total: number; at: Date }): Attempt {
  const { imeis, total } = press;
  const at = press.at.toISOString();
  const id = `${FAMILY} ${at} ${imeis.join(" ")}`;
  return { ...UNREADABLE, id, imeis, total, at, outcome: "pending" };
}

/** What is kept of a registration among the attempts to pay. */
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

/** A registration among the attempts to pay, which another run or an earlier page made. */
export function attemptOf({ id, subjects, amount: total, at }: OpenAttempt): Attempt {
  const imeis = subjects.map((subject) => subject.slice(SUBJECT.length));
  return { ...UNREADABLE, id, imeis, total, at };
}
