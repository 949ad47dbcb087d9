import { hashOfKey } from "./store/seal.ts";
import type { StoredOrder } from "./store/store.ts";
import type { Refusal, WriteRequest } from "./write-request.ts";

/** A further order within this time needs a consent of its own. */
export const REPEAT_MS = 150_000;

/** The orders that the vendor carries out a second time without a question, with their kinds. */
const KINDS: Readonly<Record<string, string>> = {
  buySmsPack: "pack",
  buyEtaPack: "pack",
  payDormantFee: "fee",
  reactivate: "reactivation",
  reactivateCharge: "reactivation",
  reactivateMany: "reactivation",
};

/** True if a further order of this operation needs a consent of its own. */
export const isRepeatable = ({ call }: WriteRequest): boolean => call.operation in KINDS;

/**
 * A name for an order that a client may put into `Repeat-Of` without knowing its key. It has the
 * form of a key, and nothing can be asked or repeated with it.
 */
export function handleOf(keyHash: string): string {
  const [a, b, c, d] = [
    keyHash.slice(0, 8),
    keyHash.slice(8, 12),
    keyHash.slice(12, 15),
    keyHash.slice(15, 18),
  ];
  return `${a}-${b}-4${c}-8${d}-${keyHash.slice(18, 30)}`;
}

/**
 * Returns a refusal if there are recent orders about the same that the customer has not agreed to
 * repeat. Refused orders do not count.
 */
export function repeatProblem(
  { call, repeatOf }: WriteRequest,
  recent: readonly StoredOrder[],
): Refusal | null {
  const agreed = new Set(repeatOf.flatMap((key) => [key, hashOfKey(key)]));
  const others = recent
    .filter(
      ({ outcome, operation }) =>
        outcome !== "refused" && KINDS[operation] === KINDS[call.operation],
    )
    .filter(({ keyHash }) => !agreed.has(keyHash) && !agreed.has(handleOf(keyHash)));
  if (others.length === 0) return null;
  return {
    code: "consent-needed",
    status: 428,
    message: "The same was ordered a moment ago. Nothing was sent.",
    headers: { "Gate-Repeats": others.map(({ keyHash }) => handleOf(keyHash)).join(", ") },
  };
}
