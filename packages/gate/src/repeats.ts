import { hashOfKey } from "./store/seal.ts";
import type { StoredOrder } from "./store/store.ts";
import { refusal, type Refusal, type WriteRequest } from "./write-request.ts";

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
export const handleOf = (keyHash: string): string =>
  keyHash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");

/**
 * Returns a refusal if there are recent orders about the same that the customer has not agreed to
 * repeat. Refused orders do not count.
 */
export function repeatProblem(
  { call, repeatOf }: WriteRequest,
  recent: readonly StoredOrder[],
): Refusal | null {
  const agreed = new Set(repeatOf.flatMap((key) => [key, hashOfKey(key)]));
  const handles = recent
    .filter(({ outcome }) => outcome !== "refused")
    .filter(({ operation }) => KINDS[operation] === KINDS[call.operation])
    .filter(({ keyHash }) => !agreed.has(keyHash) && !agreed.has(handleOf(keyHash)))
    .map(({ keyHash }) => handleOf(keyHash));
  if (handles.length === 0) return null;
  const message = "The same was ordered a moment ago. Nothing was sent.";
  return refusal("consent-needed", message, { "Gate-Repeats": handles.join(", ") });
}
