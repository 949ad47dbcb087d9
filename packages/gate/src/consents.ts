import { createRequire } from "node:module";

const MAX_BYTES = 8 * 1024;

/** Reads the header with the consents as JSON: null without it, undefined if it is not valid. */
export function readConsents(header: unknown): string | null | undefined {
  if (header === undefined) return null;
  if (typeof header !== "string" || !/^[\w-]*$/.test(header)) return undefined;
  const bytes = Buffer.from(header, "base64url");
  if (bytes.length > MAX_BYTES) return undefined;
  try {
    const list: unknown = JSON.parse(bytes.toString("utf8"));
    const isList = Array.isArray(list) && list.every((one) => Object(one) === one);
    return isList ? JSON.stringify(list) : undefined;
  } catch {
    return undefined;
  }
}

/** The consents of one write. */
export interface StoredConsents {
  /** When the write arrived, ISO 8601. */
  readonly at: string;
  readonly operation: string;
  /** The hash of the idempotency key. */
  readonly key_hash: string;
  readonly consents: readonly unknown[];
}

/**
 * Yields the consents in the SQLite file of a gate, oldest first. The gate may be running.
 *
 * @throws if the file cannot be read
 */
export function* consentsSince(file: string, since: Date): Generator<StoredConsents> {
  const require = createRequire(import.meta.url);
  const { DatabaseSync } = require("node:sqlite") as typeof import("node:sqlite");
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database
      .prepare("SELECT * FROM consents WHERE at >= ? ORDER BY at, key_hash")
      .iterate(since.getTime());
    for (const { at, operation, key_hash: hash, consents } of rows)
      yield {
        at: new Date(Number(at)).toISOString(),
        operation: String(operation),
        key_hash: String(hash),
        consents: JSON.parse(String(consents)) as unknown[],
      };
  } finally {
    database.close();
  }
}
