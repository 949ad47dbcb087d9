import { expect, onTestFinished, test, vi } from "vitest";
import { SETTLES_AFTER, soon, TODAY, type PageOptions } from "../../../test/page.ts";
import { taskAtWork, type TaskAtWork } from "../../../test/task-at-work.ts";
import { CARD, cancelledImeis, CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { taskFlow } from "../task/flow.ts";
import { multiReactivation, type MultiReactivationShape } from "./multi-reactivation.ts";

const [GPS, OBD] = cancelledImeis(CUSTOMER);
const INPUT = { customerId: CUSTOMER, imei: null };
const SUBJECTS = [`imei:${GPS}`, `imei:${OBD}`] as const;
const BOTH = { imeis: [GPS, OBD] };

type Work = TaskAtWork<MultiReactivationShape>;

async function sent(kind: "lost" | "refuse" | "slow", options?: PageOptions): Promise<Work> {
  const work = taskAtWork(multiReactivation, INPUT, options);
  await fillIn(work, [BOTH, CARD]);
  await work.until("reviewing");
  const milliseconds = SETTLES_AFTER;
  work.sandbox.fault({ call: "reactivateMany", kind, milliseconds });
  work.confirm();
  return work;
}

/** A second consent, with the card entered again. */
async function repeat(work: Work): Promise<void> {
  await work.sendAgain();
  work.edit(CARD);
  work.send({ type: "continue" });
  await work.until("reviewing");
  work.send({ type: "acknowledge", isAcknowledged: true });
  work.confirm();
}

/** Somebody else reactivates a device of this customer. */
async function reactivateElsewhere({ sandbox }: Work, imei: string): Promise<void> {
  const other = taskAtWork(multiReactivation, INPUT, { sandbox });
  await fillIn(other, [{ imeis: [imei] }, CARD]);
  other.confirm();
  await other.until("done");
}

/** A page whose timers stand still until they are moved. Its clock is separate. */
function stoppedTime() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let wall = TODAY.getTime();
  return {
    now: () => new Date(wall),
    moveClock: (milliseconds: number) => {
      wall += milliseconds;
    },
  };
}

const lists = ({ fetched }: Work) =>
  fetched.filter(({ url }) => url.includes("/re-activation/devices/")).length;

test("devices that disappeared from the list count as reactivated, and are closed", async () => {
  const work = await sent("lost");
  const { verdicts, asked } = await work.until("unknown");
  expect(verdicts).toEqual({ [SUBJECTS[0]]: "applied", [SUBJECTS[1]]: "applied" });
  expect(asked).toMatchObject([{ subjects: SUBJECTS }]);
  expect(work.state().attempts).toEqual([]);
});

test("a device that counts as reactivated cannot be paid for again", async () => {
  const work = await sent("lost");
  await work.until("unknown");
  await work.sendAgain();
  work.edit(CARD);
  work.send({ type: "continue" });
  work.confirm();
  const { draft } = await work.until("form");
  expect(draft.imeis).toEqual([]);
  work.send({ type: "continue" });
  work.confirm();
  expect(work.written()).toHaveLength(1);
});

test("of several devices those that are still listed stay open", async () => {
  const work = await sent("refuse");
  await work.until("unknown");
  await reactivateElsewhere(work, GPS);
  work.send({ type: "read-back-again" });
  const { verdicts } = await work.until("unknown");
  expect(verdicts).toEqual({ [SUBJECTS[0]]: "applied", [SUBJECTS[1]]: "unclear" });
  expect(work.state().attempts).toMatchObject([{ subjects: [SUBJECTS[1]] }]);
  await work.sendAgain();
  const { draft } = await work.until("form");
  expect(draft.imeis).toEqual([OBD]);
});

test("a list that cannot be read leaves the outcome unclear", async () => {
  const work = taskAtWork(multiReactivation, INPUT);
  await fillIn(work, [BOTH, CARD]);
  await work.until("reviewing");
  work.sandbox.fault({ call: "reactivateMany", kind: "lost" });
  work.sandbox.fault({ call: "listReactivationDevices", kind: "error-json" });
  work.confirm();
  const { verdicts } = await work.until("unknown");
  expect(verdicts).toEqual({ [SUBJECTS[0]]: "unclear", [SUBJECTS[1]]: "unclear" });
  expect(work.state().attempts).toHaveLength(1);
});

test("a read-back that throws leaves the outcome unclear, and ends", async () => {
  const broken = taskFlow({
    ...multiReactivation.task,
    readBack: () => () => {
      throw new Error("broken");
    },
  });
  const work = taskAtWork(broken, INPUT);
  await fillIn(work, [BOTH, CARD]);
  work.sandbox.fault({ call: "reactivateMany", kind: "refuse" });
  work.confirm();
  expect((await work.until("unknown")).verdicts).toEqual({});
});

test("a lookup in progress when the wait ends is followed by a final one", async () => {
  const time = stoppedTime();
  const lookUp = vi.fn(() => new Promise<never>(() => {}));
  const slow = taskFlow({ ...multiReactivation.task, readBack: () => lookUp });
  const work = taskAtWork(slow, INPUT, time);
  await fillIn(work, [BOTH, CARD]);
  work.sandbox.fault({ call: "reactivateMany", kind: "refuse" });
  work.confirm();
  await work.until("reading-back");
  expect(lookUp).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(lookUp).toHaveBeenCalledTimes(2));
});

test("after a reload the list shows the outcome of the request", async () => {
  const work = await sent("slow");
  await soon(() => expect(work.sandbox.charges()).toHaveLength(2));
  const later = work.reload();
  later.send({ type: "edit", patch: CARD, today: TODAY });
  const { verdicts } = await later.until("unknown");
  expect(verdicts).toMatchObject({ [SUBJECTS[0]]: "applied" });
  later.send({ type: "start-over" });
  expect((await later.until("form")).draft.imeis).toEqual([]);
});

test("a rejection is a rejection, also if somebody else has reactivated the device meanwhile", async () => {
  const work = taskAtWork(multiReactivation, INPUT);
  await fillIn(work, [{ imeis: [GPS] }, CARD]);
  await work.until("reviewing");
  await reactivateElsewhere(work, GPS);
  work.confirm();
  const { failure, attempts } = await work.until("form");
  expect(failure).toMatchObject({ isRefusal: true, text: expect.stringContaining(" : ") });
  expect(attempts).toEqual([]);
  expect(work.phases).not.toContain("unknown");
});

test("a rejection of the second request leaves the first one open, which is looked up as before", async () => {
  const work = await sent("refuse");
  await work.until("unknown");
  await work.sendAgain();
  work.edit(CARD);
  // The first request arrives late.
  await reactivateElsewhere(work, GPS);
  await reactivateElsewhere(work, OBD);
  work.send({ type: "continue" });
  await work.until("reviewing");
  work.send({ type: "acknowledge", isAcknowledged: true });
  work.confirm();
  expect((await work.until("form")).failure?.isRefusal).toBe(true);
  const later = work.reload();
  later.send({ type: "open" });
  const { verdicts } = await later.until("unknown");
  expect(verdicts).toEqual({ [SUBJECTS[0]]: "applied", [SUBJECTS[1]]: "applied" });
});

test("a plain rejection is shown as one, and the request that it repeats stays open", async () => {
  const work = await sent("refuse");
  await work.until("unknown");
  await work.sendAgain();
  work.edit({ ...CARD, cardnumber: "4000000000000002" });
  work.send({ type: "continue" });
  work.send({ type: "acknowledge", isAcknowledged: true });
  work.confirm();
  const { failure, attempts } = await work.until("form");
  expect(failure?.text).toContain("Your card was declined");
  expect(attempts).toMatchObject([{ subjects: SUBJECTS }]);
});

test("the list is looked up once more automatically when nothing can be in progress, and not again", async () => {
  const time = stoppedTime();
  const work = await sent("refuse", time);
  await work.until("unknown");
  await reactivateElsewhere(work, GPS);
  const before = lists(work);
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(work.state().verdicts[SUBJECTS[0]]).toBe("applied"));
  // The page's clock stands still, so only the time that was waited counts.
  expect(work.state().isSettled).toBe(true);
  await vi.advanceTimersByTimeAsync(3 * SETTLES_AFTER);
  expect(lists(work)).toBe(before + 1);
});

test("a second consent names the first request, and its success closes both", async () => {
  const work = await sent("refuse");
  const { asked } = await work.until("unknown");
  await repeat(work);
  expect(work.state().consentTo).toEqual(asked.map(({ id }) => id));
  await work.until("done");
  expect(work.sandbox.charges()).toHaveLength(2);
  expect(work.state().attempts).toEqual([]);
});
