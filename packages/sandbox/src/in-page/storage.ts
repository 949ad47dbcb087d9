import type { Fault } from "../fault-options.ts";

/** The stored state of a sandbox: everything except the request log, which stays in memory. */
export interface SavedState {
  /** The bytes of the SQLite file. */
  database: Uint8Array<ArrayBuffer>;
  /** The offset of the sandbox's clock from the machine's clock, in milliseconds. */
  ahead: number;
  faults: readonly Fault[];
  country: string;
  /** The scenario that the sandbox was created with, as JSON. */
  scenario: string;
}

/** The browser's storage for one sandbox. It survives a reload of the page. */
interface StateStorage {
  readonly load: () => Promise<SavedState | undefined>;
  readonly save: (state: SavedState) => Promise<void>;
}

const storeName = "sandbox";

/** Opens the storage in IndexedDB. @throws when this page may not use IndexedDB. */
export async function openStorage(name: string): Promise<StateStorage> {
  const opening = indexedDB.open(`waypost-sandbox:${name}`, 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(storeName));
  const database = await resultOf(opening);
  // Close it, so that another page can delete it or upgrade it to a newer version.
  database.addEventListener("versionchange", () => database.close());

  const store = (mode: IDBTransactionMode) =>
    database.transaction(storeName, mode).objectStore(storeName);
  return {
    load: () => resultOf(store("readonly").get(storeName)) as Promise<SavedState | undefined>,
    async save(state) {
      const writing = store("readwrite");
      writing.put(state, storeName);
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
  new Error(`The sandbox could not be saved: ${cause?.message ?? "unknown reason"}`, { cause });
