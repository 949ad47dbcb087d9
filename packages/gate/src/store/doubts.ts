import { canonicalIdentifier as canonical } from "@waypost/sdk/pure";
import { handleOf } from "../repeats.ts";
import { LIMIT } from "./clock.ts";
import { ask, parameters, type Work, type About, type Doubt, type Resolution } from "./store.ts";

interface Found {
  readonly keyHash: string;
  readonly state: string;
  readonly at: number;
  readonly operation: string;
  readonly consents: string | null;
  readonly note: string | null;
  /** The vendor may answer for this time, in milliseconds. */
  readonly leftMs: number;
}

/** Returns by its lane whether a row in state `sent` is in doubt. */
type IsFree = (keyHash: string) => Work<boolean>;

/** Finds the writes in doubt to which the further conditions apply. */
function* find(conditions: string, values: readonly string[], isFree: IsFree): Work<Found[]> {
  const rows = yield* ask<Found>(
    `SELECT w.key_hash AS "keyHash", w.state, w.at, w.operation, c.consents,
       r.note, w.at + ${LIMIT} - gate_now() AS "leftMs"
     FROM writes w LEFT JOIN consents c ON c.key_hash = w.key_hash
       LEFT JOIN resolutions r ON r.key_hash = w.key_hash
     WHERE (w.state IN ('sent', 'in-doubt') OR w.outcome = 'in-doubt') ${conditions}
     ORDER BY w.at`,
    values,
  );
  const found: Found[] = [];
  for (const row of rows) if (row.state !== "sent" || (yield* isFree(row.keyHash))) found.push(row);
  return found;
}

/** Lists the writes in doubt. `names` turns owners and subjects into their pseudonyms. */
export function* listDoubts(
  { customer, email, imei }: About,
  names: (texts: readonly string[]) => Work<string[]>,
  isFree: IsFree,
): Work<Doubt[]> {
  const owners = yield* names([customer, email].map(canonical).filter(Boolean));
  const subjects = yield* names(imei === undefined ? [] : [`imei:${canonical(imei)}`]);
  const isOwner = `AND w.owner IN (${parameters(1, owners).join(", ")})`;
  const isAbout = `AND EXISTS (SELECT 1 FROM subjects s
    WHERE s.key_hash = w.key_hash AND s.subject = $${owners.length + 1})`;
  const conditions = `${owners.length > 0 ? isOwner : ""} ${imei === undefined ? "" : isAbout}`;
  const rows = yield* find(conditions, [...owners, ...subjects], isFree);
  return rows.map(({ keyHash, at, operation, consents, note }) => ({
    handle: handleOf(keyHash),
    at: new Date(at).toISOString(),
    operation,
    consents: JSON.parse(consents ?? "[]") as unknown[],
    ...(note !== null && { note }),
  }));
}

/** Stores what a person found out. The note stays with the row. */
export function* resolveDoubt(
  { handle, isAccepted, note }: Resolution,
  isFree: IsFree,
): Work<void> {
  const rows = yield* find("", [], isFree);
  const row = rows.find(({ keyHash }) => handleOf(keyHash) === handle);
  if (!row) throw new Error(`No write with the handle ${handle} is in doubt.`);
  // A gate that has lost its lane may still wait for the reply.
  if (row.state === "sent" && row.leftMs > 0)
    throw new Error(`The vendor may still reply. Try again in ${Math.ceil(row.leftMs / 1000)} s.`);
  yield* ask(
    `UPDATE writes SET state = 'done', outcome = $2, http_status = NULL, reply = NULL
     WHERE key_hash = $1`,
    [row.keyHash, isAccepted ? "accepted" : "refused"],
  );
  yield* ask(
    `INSERT INTO resolutions VALUES ($1, gate_now(), $2) ON CONFLICT (key_hash)
     DO UPDATE SET at = excluded.at, note = resolutions.note || '; ' || excluded.note`,
    [row.keyHash, note],
  );
}
