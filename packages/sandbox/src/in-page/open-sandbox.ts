import { createSandbox } from "../app.ts";
import { openDatabase, type PageDatabase } from "../database/in-page/database.ts";
import { fetchThrough, type Sandbox, type SandboxOptions } from "../sandbox.ts";
import type { Fault } from "../faults.ts";

/** The options of `openSandbox`. */
export interface PageSandboxOptions extends Omit<SandboxOptions, "database"> {
  /**
   * The name under which the browser stores the sandbox, so that it survives a reload. The reply to
   * a call is sent after its changes are stored. Changes by functions of the sandbox are stored
   * soon after. Two pages that are open at the same time need two names. Without a name, each
   * reload starts a new sandbox.
   */
  persistAs?: string;
}

/** A sandbox in a page, with its database. */
export interface PageSandbox extends Sandbox {
  readonly database: PageDatabase;
}

/**
 * Opens a sandbox in a page. SQLite is loaded with the first one.
 *
 * @throws NoWebAssemblyError if the page may not compile WebAssembly; an Error if the sandbox is to
 * be stored and the page may not use IndexedDB.
 */
export async function openSandbox(options: PageSandboxOptions = {}): Promise<PageSandbox> {
  const { persistAs, ...rest } = options;
  if (persistAs === undefined) return toPageSandbox(await createFresh(rest));
  const storage = await openStorage(persistAs);
  const saved = await storage.load();
  const opened = (saved && (await restore(saved, rest))) ?? (await createFresh(rest));
  const saveChanges = createSaver(storage.save, opened, rest);
  await saveChanges();
  return toPageSandbox({ ...opened, sandbox: withSaving(opened.sandbox, saveChanges) });
}

const toPageSandbox = ({ sandbox, database }: Opened): PageSandbox => ({ ...sandbox, database });

type Options = Omit<SandboxOptions, "database">;

interface Opened {
  database: PageDatabase;
  sandbox: Sandbox;
}

async function createFresh(options: Options): Promise<Opened> {
  const database = await openDatabase();
  return { database, sandbox: createSandbox({ ...options, database }) };
}

const scenarioJson = ({ scenario }: Options): string => JSON.stringify(scenario ?? {});

/**
 * Restores a saved sandbox. Returns undefined if it was saved with another scenario or cannot be
 * read, for example because a newer version saved it.
 */
async function restore(saved: SavedState, options: Options): Promise<Opened | undefined> {
  if (saved.scenario !== scenarioJson(options)) return undefined;
  try {
    const database = await openDatabase(saved.database);
    const sandbox = createSandbox({ ...options, database });
    sandbox.setNow(null);
    if (saved.ahead !== 0) sandbox.setNow(new Date(sandbox.now().getTime() + saved.ahead));
    sandbox.setCountry(saved.country);
    sandbox.clearFaults();
    for (const fault of saved.faults) sandbox.fault(fault);
    return { database, sandbox };
  } catch {
    return undefined;
  }
}

/** Returns a function that saves the sandbox if it has changed since the last save. */
function createSaver(
  save: (saved: SavedState) => Promise<void>,
  { database, sandbox }: Opened,
  options: Options,
): () => Promise<void> {
  const { now: machineTime = () => new Date() } = options;
  const scenario = scenarioJson(options);
  let last = "";
  let lastSave = Promise.resolve();
  return () => {
    const ahead = sandbox.now().getTime() - machineTime().getTime();
    const state = {
      // Rounded to seconds, because two readings of the clock differ by some milliseconds.
      ahead: Math.round(ahead / 1000) * 1000,
      faults: sandbox.faults(),
      country: sandbox.country(),
    };
    const fingerprint = JSON.stringify([database.totalChanges(), state]);
    // Nothing has changed, but the last save may still be running.
    if (fingerprint === last) return lastSave;
    last = fingerprint;
    lastSave = save({ ...state, scenario, database: database.serialize() });
    return lastSave;
  };
}

/** Wraps the sandbox, so that it is saved after each call and each function that changes it. */
function withSaving(sandbox: Sandbox, saveChanges: () => Promise<void>): Sandbox {
  const handle: Sandbox["handle"] = async (request) => {
    const response = await sandbox.handle(request);
    await saveChanges();
    return response;
  };
  const andSave =
    <Values extends unknown[], Result>(change: (...values: Values) => Result) =>
    (...values: Values): Result => {
      const result = change(...values);
      void saveChanges();
      return result;
    };
  return {
    ...sandbox,
    handle,
    fetch: fetchThrough(handle),
    fault: andSave(sandbox.fault),
    clearFaults: andSave(sandbox.clearFaults),
    tokenFor: andSave(sandbox.tokenFor),
    setNow: andSave(sandbox.setNow),
    setCountry: andSave(sandbox.setCountry),
    setPrice: andSave(sandbox.setPrice),
    reset: andSave(sandbox.reset),
  };
}

/** The stored state of a sandbox: everything except the request log, which stays in memory. */
interface SavedState {
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
async function openStorage(name: string): Promise<StateStorage> {
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
