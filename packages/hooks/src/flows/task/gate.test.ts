import { describe, expect, test } from "vitest";
import { losesReplies, testGate, type TestGate } from "../../../test/gate.ts";
import { soon, type PageOptions } from "../../../test/page.ts";
import { taskAtWork, type TaskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";
import { carriedOut } from "../../../test/task-steps.ts";
import { ATTEMPTS_KEY } from "../checkout/attempts.ts";
import type { TaskShape } from "./task.ts";

type Work = TaskAtWork<TaskShape>;
type Through = NonNullable<PageOptions["through"]>;

const isWrite = (url: string, row: AnyTaskRow) => url.endsWith(row.call.split(" ")[1] ?? "");

/** A task at its review, behind a gate. `through` handles its writes. */
async function atReview(
  row: AnyTaskRow,
  gate: TestGate,
  through: Through = (_, pass) => pass(),
  customerId = CUSTOMER,
): Promise<Work> {
  const { flow, input, entries } = row;
  const work = taskAtWork(flow, input(customerId), {
    gate,
    through: (url, pass) => (isWrite(url, row) ? through(url, pass) : pass()),
  });
  await fillIn(work, entries(customerId));
  await work.until("reviewing");
  return work;
}

const neverArrives: Through = async () => {
  throw new TypeError("the connection was closed");
};

/** A customer whose requests the sandbox refuses with a message. */
const REFUSED = "902";

const openAttempts = ({ storage }: Work) => storage.getItem(ATTEMPTS_KEY);

/** Sends the same request again, with the card entered once more. */
async function sendAgain(work: Work, { entries }: AnyTaskRow): Promise<void> {
  await work.sendAgain();
  await soon(() => {
    if (work.state().phase === "loading") throw new Error("still loading");
  });
  for (const patch of entries(CUSTOMER)) {
    if (work.state().phase === "reviewing") break;
    work.edit(patch);
    work.send({ type: "continue" });
    await soon(() => expect(work.state().phase).not.toBe("preparing"));
  }
  await work.until("reviewing");
  expect(work.state().consentTo).toEqual([]);
  work.confirm();
}

describe.each(TASK_ROWS.map((row) => [row.flow.name, row] as const))("%s", (_, row) => {
  test("a request has a stored key, its total and its consent", async () => {
    const gate = testGate();
    let stored: string | null = null;
    const work = await atReview(row, gate, (_url, pass) => {
      stored = openAttempts(work);
      return pass();
    });
    const total = work.review()?.total;
    work.confirm();
    await work.until("done");
    const [headers] = gate.writes;
    const key = JSON.parse(headers?.["idempotency-key"] ?? "") as string;
    expect(stored).toContain(key);
    expect(headers?.["agreed-total"]).toBe(
      typeof total === "number" ? total.toFixed(2) : undefined,
    );
    const consent = Buffer.from(headers?.["consent"] ?? "", "base64url").toString();
    expect(JSON.parse(consent)).toMatchObject([{ flow: row.flow.name, to: "order" }]);
    expect(headers?.["repeat-of"]).toBe(undefined);
  });

  test("a lost reply ends in the success of the vendor's reply, at once", async () => {
    const gate = testGate();
    const work = await atReview(row, gate, losesReplies(""));
    work.confirm();
    const { receipt } = await work.until("done");
    expect(receipt?.message).not.toBe(null);
    expect(receipt?.consent).not.toBe(null);
    expect(gate.writes).toHaveLength(1);
    expect(openAttempts(work)).toBe(null);
  });

  test("a lost refusal ends in the form, with the vendor's message", async () => {
    const gate = testGate();
    const work = await atReview(row, gate, losesReplies(""), REFUSED);
    work.confirm();
    const { failure } = await work.until("form");
    expect(failure).toEqual({ text: "The request was refused", isRefusal: true });
    expect(openAttempts(work)).toBe(null);
  });

  test("a request that never arrived can be sent again, with another key", async () => {
    const gate = testGate();
    let isCut = true;
    const work = await atReview(row, gate, (url, pass) =>
      isCut ? neverArrives(url, pass) : pass(),
    );
    work.confirm();
    const { verdicts, isSettled } = await work.until("unknown");
    expect(new Set(Object.values(verdicts))).toEqual(new Set(["not-applied"]));
    expect(isSettled).toBe(true);
    expect(openAttempts(work)).toBe(null);
    expect(await carriedOut(work, row)).toEqual([]);
    isCut = false;
    await sendAgain(work, row);
    await work.until("done");
    const [headers, ...others] = gate.writes;
    expect(headers).toBeDefined();
    expect(others).toEqual([]);
  });

  test("after a reload, the gate is asked for the outcome", async () => {
    const gate = testGate();
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = await atReview(row, gate, async (_url, pass) => {
      await pass();
      resolve();
      return new Promise<never>(() => {});
    });
    work.confirm();
    await promise;
    const later = work.reload();
    later.send({ type: "open" });
    const { receipt } = await later.until("done");
    expect(receipt?.message).not.toBe(null);
    expect(gate.writes).toHaveLength(1);
    expect(openAttempts(later)).toBe(null);
  });

  test("a request in doubt stays open, as without a gate", async () => {
    const gate = testGate();
    const work = await atReview(row, gate);
    work.sandbox.fault({ call: row.operation, kind: "refuse" });
    work.confirm();
    const { canReadBack } = await work.until("unknown");
    expect(canReadBack).toBe(row.looksUp !== undefined);
    expect(openAttempts(work)).not.toBe(null);
  });
});
