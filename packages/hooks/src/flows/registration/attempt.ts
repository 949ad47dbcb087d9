import type { Attempt } from "../payment/attempts.ts";
import { imeiSubject } from "../payment/subjects.ts";
import { FAMILY } from "./family.ts";

/** The attempt to pay for these devices; the amount is in USD. */
export function newAttempt(press: {
  imeis: readonly string[];
  amount: number;
  last4: string | null;
  at: Date;
}): Attempt {
  const { imeis, amount, last4 } = press;
  const at = press.at.toISOString();
  return {
    id: `${FAMILY} ${at} ${imeis.join(" ")}`,
    family: FAMILY,
    owner: "",
    subjects: imeis.map(imeiSubject),
    amount,
    last4,
    at,
    monotonicAt: null,
    origin: "this-page",
    evidence: [],
    outcome: "pending",
  };
}
