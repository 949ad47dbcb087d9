import { describe, expect, test } from "vitest";
import { soon } from "../../../test/page.ts";
import { spiedStorage, storageAfter } from "../../../test/storage.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";
import { storedOf } from "../../../test/task-steps.ts";

const hasAny = (entry: object) => Object.keys(entry).length > 0;

const OUTAGE = { call: "*", kind: "error-json", times: "always" } as const;

const named = (rows: readonly AnyTaskRow[]) => rows.map((row) => [row.flow.name, row] as const);
const asking = TASK_ROWS.filter(({ readsNothing }) => !readsNothing);
const filledIn = TASK_ROWS.filter(({ entries }) => hasAny(entries(CUSTOMER)[0] ?? {}));
const ofCustomers = TASK_ROWS.filter(({ flow, input }) => flow.task.owner(input(CUSTOMER)) !== "");

describe.each(named(TASK_ROWS))("%s", (_, row) => {
  const { flow } = row;
  const input = row.input(CUSTOMER);
  const [firstEntry = {}] = row.entries(CUSTOMER);

  test("what was entered before the data loaded is not lost", async () => {
    const work = taskAtWork(flow, input);
    work.edit(firstEntry);
    await work.until("form");
    expect(work.state().draft).toMatchObject(firstEntry);
  });

  test("events are queued while an asynchronous storage loads", async () => {
    const storage = spiedStorage();
    const earlier = taskAtWork(flow, input, { storage });
    earlier.send({ type: "open" });
    await earlier.until("form");
    earlier.edit(firstEntry);
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = earlier.reload({ slowStorage: (inner) => storageAfter(promise, inner) });
    expect(work.state().phase).toBe("restoring");
    work.send({ type: "open" });
    expect(work.state().phase).toBe("restoring");
    expect(work.fetched).toEqual([]);
    resolve();
    await work.until("form");
    expect(work.phases).toEqual(["restoring", "loading", "form"]);
    expect(work.state().draft).toMatchObject(storedOf(row, firstEntry));
  });
});

describe.each(named(filledIn))("%s", (_, row) => {
  const { flow } = row;
  const input = row.input(CUSTOMER);
  const [firstEntry = {}] = row.entries(CUSTOMER);

  test("an incomplete form is not reviewed, and shows what is missing", async () => {
    const work = taskAtWork(flow, input);
    work.send({ type: "open" });
    await work.until("form");
    work.send({ type: "continue" });
    const { phase, fieldErrors, submitCount } = work.state();
    expect(phase).toBe("form");
    expect(Object.keys(fieldErrors).toSorted()).toEqual(Object.keys(firstEntry).toSorted());
    expect(submitCount).toBe(1);
    work.edit(firstEntry);
    expect(work.state().fieldErrors).toEqual({});
  });
});

describe.each(named(asking))("%s", (_, row) => {
  const { flow } = row;
  const input = row.input(CUSTOMER);

  test("no request is sent before the first event, and all data is requested once after it", async () => {
    const work = taskAtWork(flow, input);
    expect(work.state().phase).toBe("restoring");
    expect(work.fetched).toEqual([]);
    work.send({ type: "open" });
    work.send({ type: "open" });
    await work.until("form");
    const urls = work.fetched.map(({ url }) => url);
    expect(urls).not.toEqual([]);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test("a failed load shows the reason and can be repeated", async () => {
    const work = taskAtWork(flow, input);
    work.sandbox.fault(OUTAGE);
    work.send({ type: "open" });
    const { failure, data } = await work.until("load-failed");
    expect(failure?.text).toBe("Internal server error");
    expect(data).toBe(null);
    work.sandbox.clearFaults();
    work.send({ type: "refetch" });
    expect(work.state()).toMatchObject({ phase: "loading", failure: null });
    await work.until("form");
  });

  test("a failed refetch shows the reason, and what was entered stays", async () => {
    const work = taskAtWork(flow, input);
    await fillIn(work, row.entries(CUSTOMER));
    const { draft } = await work.until("reviewing");
    work.send({ type: "back" });
    work.sandbox.fault(OUTAGE);
    work.send({ type: "refetch" });
    await work.until("load-failed");
    work.sandbox.clearFaults();
    work.send({ type: "refetch" });
    await work.until("form");
    expect(work.state().draft).toEqual(draft);
  });

  test("starting over gives a blank form with fresh data", async () => {
    const work = taskAtWork(flow, input);
    await fillIn(work, row.entries(CUSTOMER));
    await work.until("reviewing");
    const asked = work.fetched.length;
    work.send({ type: "start-over" });
    await work.until("form");
    expect(work.state().draft).toEqual(flow.task.initial(input));
    expect(work.fetched.length).toBeGreaterThan(asked);
  });
});

describe.each(named(ofCustomers))("%s", (_, row) => {
  const { flow } = row;
  const input = row.input(CUSTOMER);
  const [firstEntry = {}] = row.entries(CUSTOMER);

  test("drafts of two customers are separate", async () => {
    const work = taskAtWork(flow, input);
    work.edit(firstEntry);
    await work.until("form");
    const other = taskAtWork(flow, row.input("901"), { storage: work.storage });
    other.send({ type: "open" });
    await other.until("form");
    expect(other.state().draft).toEqual(flow.task.initial(input));
    expect(work.reload().state().draft).toMatchObject(storedOf(row, firstEntry));
    await soon(() => expect(Object.keys(work.storage.all())).toHaveLength(2));
  });
});
