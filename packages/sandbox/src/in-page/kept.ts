import type { Fault } from "../fault-options.ts";

/** What is kept of a sandbox: all of it but the log of requests, which stays in memory. */
export interface Kept {
  /** The bytes of the SQLite file. */
  database: Uint8Array<ArrayBuffer>;
  /** How far the clock is ahead of the machine's, in milliseconds. */
  ahead: number;
  faults: readonly Fault[];
  country: string;
  /** The scenario with which it began, as JSON. */
  scenario: string;
}

/** A place in the browser for one sandbox, which survives a reload of the page. */
interface Keeper {
  readonly load: () => Promise<Kept | undefined>;
  readonly save: (kept: Kept) => Promise<void>;
}

const storeName = "sandbox";

/** @throws when this page may not use IndexedDB. */
export async function openKeeper(name: string): Promise<Keeper> {
  const opening = indexedDB.open(`waypost-sandbox:${name}`, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(storeName));
  const database = await resultOf(opening);
  // Another page may delete it or bring a newer version.
  database.addEventListener("versionchange", () => database.close());

  const store = (mode: IDBTransactionMode) =>
    database.transaction(storeName, mode).objectStore(storeName);
  return {
    load: () => resultOf(store("readonly").get(storeName)) as Promise<Kept | undefined>,
    async save(kept) {
      const writing = store("readwrite");
      writing.put(kept, storeName);
      await new Promise<void>((resolve, reject) => {
        const { transaction } = writing;
        transaction.addEventListener("complete", () => resolve());
        transaction.addEventListener("abort", () => reject(asError(transaction.error)));
      });
    },
  };
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(asError(request.error)));
  });
}

const asError = (cause: DOMException | null): Error =>
  new Error(`The sandbox could not be kept: ${cause?.message ?? "unknown reason"}`, { cause });
