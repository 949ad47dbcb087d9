import { describe, expect, test } from "vitest";
import { soon, type PageOptions } from "../../../test/page.ts";
import { storageAfter } from "../../../test/storage.ts";
import { taskAtWork, type TaskAtWork } from "../../../test/task-at-work.ts";
import { CARD, CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";
import { TASK_PHASES, type TaskPhase } from "./state.ts";
import type { TaskShape } from "./task.ts";

type Work = TaskAtWork<TaskShape>;

const start = ({ flow, input }: AnyTaskRow, options?: PageOptions): Work =>
  taskAtWork(flow, input(CUSTOMER), options);

async function reviewed(row: AnyTaskRow, options?: PageOptions): Promise<Work> {
  const work = start(row, options);
  await fillIn(work, row.entries(CUSTOMER));
  await work.until("reviewing");
  return work;
}

async function sending(row: AnyTaskRow, kind: "hang" | "lost" | "refuse"): Promise<Work> {
  const work = await reviewed(row);
  work.sandbox.fault({ call: row.operation, kind });
  work.confirm();
  await soon(() => expect(work.written()).toHaveLength(1));
  return work;
}

/** Brings a task to each of its phases. */
const BRING: Readonly<Record<TaskPhase, (row: AnyTaskRow) => Promise<Work>>> = {
  restoring: async (row) => {
    const never = new Promise<void>(() => {});
    return start(row, { slowStorage: (inner) => storageAfter(never, inner) });
  },
  loading: async (row) => {
    const work = start(row);
    work.edit(row.entries(CUSTOMER)[0] ?? {});
    return work;
  },
  "load-failed": async (row) => {
    const work = start(row);
    work.sandbox.fault({ call: "*", kind: "error-json", times: "always" });
    work.send({ type: "open" });
    await work.until("load-failed");
    work.sandbox.clearFaults();
    return work;
  },
  form: async (row) => {
    const work = await reviewed(row);
    work.send({ type: "back" });
    return work;
  },
  preparing: async (row) => {
    const work = start(row);
    work.sandbox.fault({ call: row.prepares ?? "", kind: "hang" });
    work.send({ type: "open" });
    await work.until("form");
    work.edit(row.entries(CUSTOMER)[0] ?? {});
    work.send({ type: "continue" });
    await work.until("preparing");
    return work;
  },
  reviewing: reviewed,
  sending: (row) => sending(row, "hang"),
  "reading-back": async (row) => {
    const work = await reviewed(row);
    work.sandbox.fault({ call: row.operation, kind: "refuse" });
    work.sandbox.fault({ call: row.looksUp ?? "", kind: "hang" });
    work.confirm();
    await work.until("reading-back");
    return work;
  },
  unknown: async (row) => {
    const work = await sending(row, "refuse");
    await work.until("unknown");
    return work;
  },
  done: async (row) => {
    const work = await reviewed(row);
    work.confirm();
    await work.until("done");
    return work;
  },
};

/** The customer's entry for a field. */
const valueOf = (row: AnyTaskRow, field: string): unknown =>
  Object.assign({}, ...row.entries(CUSTOMER))[field];

const hasAttempt = (phase: TaskPhase) =>
  phase === "sending" || phase === "reading-back" || phase === "unknown";

const FILLED_IN: ReadonlySet<TaskPhase> = new Set(
  TASK_PHASES.slice(TASK_PHASES.indexOf("form")).filter((phase) => phase !== "preparing"),
);

describe.each(TASK_ROWS.map((row) => [row.flow.name, row] as const))("%s", (_, row) => {
  const { task } = row.flow;
  const phases = TASK_PHASES.filter(
    (phase) =>
      (!row.readsNothing || (phase !== "loading" && phase !== "load-failed")) &&
      (phase !== "reading-back" || row.looksUp !== undefined) &&
      (phase !== "preparing" || row.prepares !== undefined),
  );
  const blank = Object.fromEntries((task.secrets ?? []).map((field) => [field, ""]));
  // The secrets of the first stage have to be entered again.
  const [first = {}] = row.entries(CUSTOMER);
  const isSecretFirst = Object.keys(first).some((field) => field in blank);

  test.each(phases)("a reload of the phase %s loses nothing and sends nothing", async (phase) => {
    const work = await BRING[phase](row);
    expect(work.state().phase).toBe(phase);
    const { draft, stage } = work.state();
    const later = work.reload({ slowStorage: (storage) => storage });
    later.send({ type: "open" });
    const state = await later.until(hasAttempt(phase) ? "unknown" : "form");
    expect(state.draft).toEqual({ ...draft, ...blank });
    await soon(() => expect(later.state().data).not.toBe(null));
    expect(later.state().stage).toBe(isSecretFirst ? Object.keys(task.stages)[0] : stage);
    expect(state.attempts).toHaveLength(hasAttempt(phase) ? 1 : 0);
    expect(later.written()).toEqual([]);
  });

  const typed = task.secrets === undefined ? [] : phases.filter((phase) => FILLED_IN.has(phase));
  test.each(typed)("no secret is stored up to the phase %s", async (phase) => {
    const { stored } = await BRING[phase](row);
    expect(stored.join("\n")).toContain(CARD.cardHoldername);
    expect(stored.join("\n")).not.toContain(CARD.cardnumber);
    expect(stored.join("\n")).not.toContain(CARD.cvc);
    const texts = stored.flatMap((text) => [...text.matchAll(/"([^"]*)"/g)].map(([, one]) => one));
    for (const field of task.secrets ?? []) expect(texts).not.toContain(valueOf(row, field));
  });

  test("the attempt is shown at the first event, even if the data cannot be read", async () => {
    const work = await BRING.unknown(row);
    const later = work.reload();
    later.sandbox.fault({ call: "*", kind: "error-json", times: "always" });
    later.send({ type: "acknowledge", isAcknowledged: true });
    await later.until("unknown");
    await soon(() => expect(later.queryClient.isFetching()).toBe(0));
    later.sandbox.clearFaults();
    await later.sendAgain();
    // A task without entries opens the question before a repetition at once.
    await soon(() => expect(["form", "reviewing"]).toContain(later.state().phase));
    expect(later.written()).toEqual([]);
  });
});
