import { errorText, serverText } from "@waypost/sdk/pure";
import { fieldsOf, partOf } from "./calls.ts";
import { readKey } from "./read-request.ts";
import { hashOfKey, unseal } from "./store/seal.ts";
import type { Question, Row, Store } from "./store/store.ts";
import { contentOf, type StoredReply } from "./stored-reply.ts";

interface Outcome {
  readonly outcome: "accepted" | "refused" | "pending" | "in-doubt" | "never-arrived";
  readonly http_status?: number | undefined;
  readonly message?: string | undefined;
  /** The vendor's error beside a success, such as the devices that failed. */
  readonly error?: string | undefined;
  /** The documented fields of the subscriptions in the vendor's reply. */
  readonly subscriptions?: readonly object[] | undefined;
}

const MAX_KEYS = 20;

/** A key, and its age in milliseconds if the asker knows it. */
type KeyQuestion = Pick<Question, "ageMs"> & { readonly key: string };

/** Reads the keys of a question and their ages. Null if the body does not have 1 to 20 keys. */
export function readQuestions(body: unknown): KeyQuestion[] | null {
  const { keys, ages } = fieldsOf(body);
  if (!Array.isArray(keys) || keys.length === 0 || keys.length > MAX_KEYS) return null;
  const questions = keys.flatMap((text, index) => {
    const key = readKey(text);
    const age: unknown = Array.isArray(ages) ? ages[index] : null;
    return key === null ? [] : [{ key, ageMs: Number.isFinite(age) ? Number(age) * 1000 : null }];
  });
  return questions.length === keys.length ? questions : null;
}

/**
 * Creates the function that looks up the writes of keys. A key that never arrived gets a tombstone,
 * so that a delayed request with it is not forwarded.
 */
export const createLookup =
  (store: Pick<Store, "outcomes">) =>
  async (asked: readonly KeyQuestion[]): Promise<Outcome[]> => {
    const questions = asked.map(({ key, ageMs }) => ({ keyHash: hashOfKey(key), ageMs }));
    const rows = await store.outcomes(questions);
    return rows.map((row, index) => {
      if (typeof row === "string") return { outcome: row };
      if (!row || row.state === "tombstone") return { outcome: "never-arrived" };
      return outcomeOf(row, asked[index]?.key ?? "");
    });
  };

function outcomeOf({ outcome, httpStatus, reply }: Row, key: string): Outcome {
  const result = { outcome: outcome ?? "in-doubt", http_status: httpStatus ?? undefined };
  if (reply === null) return result;
  const stored = fieldsOf(contentOf(JSON.parse(unseal(key, reply)) as StoredReply));
  const isAccepted = outcome === "accepted";
  const { message, error, subscription: list } = stored;
  return {
    ...result,
    message: (isAccepted ? serverText(message) : errorText(stored)) ?? undefined,
    error: (isAccepted ? serverText(error) : null) ?? undefined,
    subscriptions: Array.isArray(list) ? list.map(documented) : undefined,
  };
}

/** The documented fields of a subscription. Anything else could be a secret. */
const { properties } = partOf({ $ref: "#/components/schemas/Subscription" });
const FIELDS = Object.keys(fieldsOf(properties));

function documented(row: unknown): object {
  const fields = fieldsOf(row);
  const scalars = FIELDS.filter((name) => Object(fields[name]) !== fields[name]);
  return Object.fromEntries(scalars.map((name) => [name, fields[name]]));
}
