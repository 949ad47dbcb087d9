import { errorText, serverText } from "@waypost/sdk/pure";
import type { InFlight } from "./in-flight.ts";
import { readKey } from "./request-headers.ts";
import { hashOfKey, unseal } from "./store/seal.ts";
import type { Row, Store } from "./store/store.ts";
import { contentOf, type StoredReply } from "./stored-reply.ts";

/** The outcome of one write. */
export interface Outcome {
  readonly outcome: "accepted" | "refused" | "pending" | "in-doubt" | "never-arrived";
  readonly http_status?: number;
  /** The vendor's message. */
  readonly message?: string;
  /** The vendor's error beside a success, such as the devices that failed. */
  readonly error?: string;
  /** The documented fields of the subscriptions in the vendor's reply. */
  readonly subscriptions?: readonly object[];
}

const MAX_KEYS = 20;

/** Reads the keys of a question. Null if the body does not have 1 to 20 of them. */
export function readKeys(body: unknown): string[] | null {
  if (typeof body !== "object" || body === null || !("keys" in body)) return null;
  const { keys: list } = body;
  if (!Array.isArray(list) || list.length === 0 || list.length > MAX_KEYS) return null;
  const keys = list.map(readKey).filter((key) => key !== null);
  return keys.length === list.length ? keys : null;
}

interface Parts {
  readonly store: Store;
  readonly inFlight: InFlight;
  readonly now: () => number;
  /** After this time, a write of another process that has not ended is in doubt. */
  readonly pendingMs: number;
}

/**
 * Creates the function that looks up the write of a key. A key that never arrived gets a tombstone,
 * so that a delayed request with it is not forwarded.
 */
export function createLookup({ store, inFlight, now, pendingMs }: Parts) {
  return async (key: string): Promise<Outcome> => {
    const keyHash = hashOfKey(key);
    if (inFlight.find(keyHash)) return { outcome: "pending" };
    const row = await store.bury(keyHash, now());
    if (!row || row.state === "tombstone") return { outcome: "never-arrived" };
    if (row.state === "sent" && now() - row.at < pendingMs) return { outcome: "pending" };
    return outcomeOf(row, key);
  };
}

function outcomeOf({ outcome, httpStatus, reply }: Row, key: string): Outcome {
  const result = {
    outcome: outcome ?? "in-doubt",
    ...(httpStatus !== null && { http_status: httpStatus }),
  };
  if (reply === null) return result;
  const stored = fieldsOf(contentOf(JSON.parse(unseal(key, reply)) as StoredReply));
  const message = outcome === "accepted" ? serverText(stored["message"]) : errorText(stored);
  const error = outcome === "accepted" ? serverText(stored["error"]) : null;
  const list = stored["subscription"];
  return {
    ...result,
    ...(message !== null && { message }),
    ...(error !== null && { error }),
    ...(Array.isArray(list) && { subscriptions: list.map(documented) }),
  };
}

/** The documented fields of a subscription. Anything else could be a secret. */
const FIELDS = [
  "device_name",
  "imei_no",
  "imei_iccid",
  "subscription_id",
  "start_date",
  "nextBillingDate",
  "activated_plan_description",
  "activated_plan_id",
];

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object(value) as Readonly<Record<string, unknown>>;

function documented(row: unknown): object {
  const fields = fieldsOf(row);
  const scalars = FIELDS.filter((name) => Object(fields[name]) !== fields[name]);
  return Object.fromEntries(scalars.map((name) => [name, fields[name]]));
}
