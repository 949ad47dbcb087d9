import { createSandbox } from "../app.ts";
import { openDatabase, type PageDatabase } from "../database/in-page/database.ts";
import { fetchThrough, type Sandbox, type SandboxOptions } from "../sandbox.ts";
import { openKeeper, type Kept } from "./kept.ts";

/** The options of `openSandbox`. */
export interface PageSandboxOptions extends Omit<SandboxOptions, "database"> {
  /**
   * A name under which the browser keeps the sandbox, so that a reload goes on with it. A call is
   * answered once its changes are kept; what a function of the sandbox changes is kept soon after.
   * Two pages that are open at once need two names. Without one, a reload begins anew.
   */
  keepAs?: string;
}

/** A sandbox in a page, with the database that holds its state. */
export interface PageSandbox extends Sandbox {
  readonly database: PageDatabase;
}

/**
 * Opens a sandbox in a page. SQLite is loaded with the first one.
 *
 * @throws NoWebAssemblyError when the page may not compile WebAssembly; an Error when it is to be
 * kept and the page may not use IndexedDB.
 */
export async function openSandbox(options: PageSandboxOptions = {}): Promise<PageSandbox> {
  const { keepAs, ...rest } = options;
  if (keepAs === undefined) return joined(await begin(rest));
  const keeper = await openKeeper(keepAs);
  const kept = await keeper.load();
  const opened = (kept && (await goOn(kept, rest))) ?? (await begin(rest));
  const keepChanges = changesKeptBy(keeper.save, opened, rest);
  await keepChanges();
  return joined({ ...opened, sandbox: keepingSandbox(opened.sandbox, keepChanges) });
}

const joined = ({ sandbox, database }: Opened): PageSandbox => ({ ...sandbox, database });

type Options = Omit<SandboxOptions, "database">;

interface Opened {
  database: PageDatabase;
  sandbox: Sandbox;
}

async function begin(options: Options): Promise<Opened> {
  const database = await openDatabase();
  return { database, sandbox: createSandbox({ ...options, database }) };
}

const scenarioText = ({ scenario }: Options): string => JSON.stringify(scenario ?? {});

/**
 * Goes on with what was kept; undefined if that was another scenario, or cannot be read, such as that
 * of a newer version.
 */
async function goOn(kept: Kept, options: Options): Promise<Opened | undefined> {
  if (kept.scenario !== scenarioText(options)) return undefined;
  try {
    const database = await openDatabase(kept.database);
    const sandbox = createSandbox({ ...options, database });
    sandbox.setNow(null);
    if (kept.ahead !== 0) sandbox.setNow(new Date(sandbox.now().getTime() + kept.ahead));
    sandbox.setCountry(kept.country);
    sandbox.clearFaults();
    for (const fault of kept.faults) sandbox.fault(fault);
    return { database, sandbox };
  } catch {
    return undefined;
  }
}

/** Saves all of the sandbox, if anything has changed since the last time. */
function changesKeptBy(
  save: (kept: Kept) => Promise<void>,
  { database, sandbox }: Opened,
  options: Options,
): () => Promise<void> {
  const { now: machineTime = () => new Date() } = options;
  const scenario = scenarioText(options);
  let last = "";
  let saved = Promise.resolve();
  return () => {
    const ahead = sandbox.now().getTime() - machineTime().getTime();
    const state = {
      // Whole seconds, because two looks at a clock differ by some milliseconds.
      ahead: Math.round(ahead / 1000) * 1000,
      faults: sandbox.faults(),
      country: sandbox.country(),
    };
    const stamp = JSON.stringify([database.totalChanges(), state]);
    // Nothing new, but it may not be kept yet.
    if (stamp === last) return saved;
    last = stamp;
    saved = save({ ...state, scenario, database: database.serialize() });
    return saved;
  };
}

/** The sandbox, which keeps its changes after each call and each function that changes it. */
function keepingSandbox(sandbox: Sandbox, keepChanges: () => Promise<void>): Sandbox {
  const handle: Sandbox["handle"] = async (request) => {
    const response = await sandbox.handle(request);
    await keepChanges();
    return response;
  };
  const kept =
    <Values extends unknown[], Result>(change: (...values: Values) => Result) =>
    (...values: Values): Result => {
      const result = change(...values);
      void keepChanges();
      return result;
    };
  return {
    ...sandbox,
    handle,
    fetch: fetchThrough(handle),
    fault: kept(sandbox.fault),
    clearFaults: kept(sandbox.clearFaults),
    tokenFor: kept(sandbox.tokenFor),
    setNow: kept(sandbox.setNow),
    setCountry: kept(sandbox.setCountry),
    setPrice: kept(sandbox.setPrice),
    reset: kept(sandbox.reset),
  };
}
