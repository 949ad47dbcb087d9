import { createSandbox, openDatabase, type Sandbox } from "../packages/sandbox/src/index.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { createAdapter } from "../packages/adapter/src/adapter.ts";
import { calls, type Call } from "../packages/adapter/src/description.ts";
import { CELLS } from "../packages/adapter/src/test/cells.ts";
import { sandboxFunctions } from "../packages/adapter/src/test/sandbox-functions.ts";
import { atWork, soon, TODAY } from "../packages/hooks/test/at-work.ts";
import { reachConfirm } from "../packages/hooks/test/new-customer.ts";
import type { PageOptions } from "../packages/hooks/test/page.ts";
import { GPS_DEVICE, settingsAtWork } from "../packages/hooks/test/settings-at-work.ts";
import { taskAtWork } from "../packages/hooks/test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS } from "../packages/hooks/test/task-rows.ts";

type Functions = Record<string, Record<string, (...all: readonly unknown[]) => unknown>>;

const callOf = (operationId: string): Call => {
  const found = calls.find((call) => call.operationId === operationId);
  if (!found) throw new Error(`There is no call ${operationId}.`);
  return found;
};

/**
 * A backend on a sandbox, behind the adapter. Its function for one write gives the result of a cell.
 * If it `carriesOut` the write, it does so before.
 */
function backend({ name }: Call, cell: string, carriesOut: boolean) {
  const sandbox = createSandbox({ database: openDatabase() });
  onTestFinished(() => sandbox.close());
  const functions = sandboxFunctions((request) => sandbox.fetch(request)) as unknown as Functions;
  const [feature = "", method = ""] = name.split(".");
  const real = functions[feature]?.[method];
  functions[feature] = {
    ...functions[feature],
    [method]: async (...all) => {
      const done = carriesOut ? await real?.(...all) : { subscription: [{}] };
      return CELLS[cell]?.(feature === "registration" ? done : { message: "Thank you" });
    },
  };
  const adapter = createAdapter(functions, {
    verifyToken: (token: string) => token,
    onReport: () => {},
  });
  const fetch: Sandbox["fetch"] = (url, init) => adapter(url, init);
  const options: PageOptions = {
    sandbox: { ...sandbox, fetch },
    ...(cell === "never answers" && { writeTimeout: 20 }),
  };
  return options;
}

/** The cells of a function that did its work. */
const DONE = ["the right result", "extra fields", "a partial list"];
const UNDONE = ["an Error", "a rejected promise", "false", "a status of false", "an error"];
const EITHER = ["an error with the right result", "a number", "never answers"];

const cells = [
  ...[...DONE, ...EITHER].map((cell) => ({ cell, carriesOut: true })),
  ...[...UNDONE, ...EITHER, "a refusal"].map((cell) => ({ cell, carriesOut: false })),
];

/** The last screen of a write. */
type Screen = "success" | "unconfirmed" | "partial" | "refused" | "unknown";

/** Returns the screen of a cell. Nothing but the result of a write that was done is a success. */
function screenOf(call: Call, cell: string): Screen {
  if (cell === "a refusal") return "refused";
  const isRegistration = call.name.startsWith("registration.");
  if (isRegistration && cell === "an error with the right result") return "partial";
  if (isRegistration && cell === "a partial list") return "unconfirmed";
  return DONE.includes(cell) ? "success" : "unknown";
}

const WAITING = new Set(["sending", "reading-back", "reviewing", "saving"]);

/** Waits until a flow no longer waits for a reply. */
const settled = <State extends { readonly phase: string }>(state: () => State): Promise<State> =>
  soon(() => {
    if (WAITING.has(state().phase)) throw new Error(`still ${state().phase}`);
    return state();
  });

const TASK_SCREENS: Readonly<Record<string, Screen>> = {
  done: "success",
  form: "refused",
  unknown: "unknown",
};

const tasks = TASK_ROWS.map((row) => ({ row, name: row.flow.name, operation: row.operation }));
const charged = tasks
  .filter(({ operation }) => operation === "reactivate")
  .map((task) => ({ ...task, operation: "reactivateCharge" }));

describe.each([...tasks, ...charged])("$name by $operation", ({ row, operation }) => {
  const call = callOf(operation);

  test.each(cells)("$cell, carried out: $carriesOut", async ({ cell, carriesOut }) => {
    const address = `https://portal.example/${operation.includes("Charge") ? "charge/" : ""}#/`;
    const options = { ...backend(call, cell, carriesOut), address };
    const work = taskAtWork(row.flow, row.input(CUSTOMER), options);
    await fillIn(work, row.entries(CUSTOMER));
    await work.until("reviewing");
    work.confirm();
    const { phase } = await settled(work.state);
    expect(TASK_SCREENS[phase]).toBe(screenOf(call, cell));
  });
});

const REGISTRATION_SCREENS: Readonly<Record<string, Screen>> = {
  failed: "refused",
  unknown: "unknown",
};

describe("registration", () => {
  const call = callOf("register");

  test.each(cells)("$cell, carried out: $carriesOut", async ({ cell, carriesOut }) => {
    const work = atWork(backend(call, cell, carriesOut));
    await reachConfirm(work);
    work.send({ type: "confirm", at: TODAY });
    const { phase, receipt } = await settled(work.state);
    const isWhole = receipt?.unconfirmedDevices.length === 0;
    const registered = isWhole ? "success" : "unconfirmed";
    const done = receipt?.outcome === "partly-registered" ? "partial" : registered;
    expect(phase === "done" ? done : REGISTRATION_SCREENS[phase]).toBe(screenOf(call, cell));
  });
});

describe("settings of a device", () => {
  const call = callOf("saveDeviceSettings");

  test.each(cells)("$cell, carried out: $carriesOut", async ({ cell, carriesOut }) => {
    const work = settingsAtWork(GPS_DEVICE, backend(call, cell, carriesOut));
    await work.opened();
    work.send({ type: "edit", field: "device_name", value: "Van" });
    work.send({ type: "save" });
    const { phase, failure } = await settled(work.state);
    // `saved` was read back after a reply that left the outcome open.
    const open = failure?.result === "refused" ? "refused" : "unknown";
    expect(phase === "closed" ? "success" : open).toBe(screenOf(call, cell));
  });
});
