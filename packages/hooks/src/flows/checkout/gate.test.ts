import { expect, onTestFinished, test, vi } from "vitest";
import { losesReplies, testGate } from "../../../test/gate.ts";
import { soon, TODAY, type PageOptions } from "../../../test/page.ts";
import { taskAtWork, type TaskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { sharedByWindows } from "../../../test/windows.ts";
import { etaPack, type EtaPackShape } from "../packs/eta-pack.ts";
import { taskFlow } from "../task/flow.ts";
import { ATTEMPTS_KEY } from "./attempts.ts";

const INPUT = { customerId: CUSTOMER };
const HANDLES = ["8e03978e-40d5-43dd-bc93-6894a57f9324", "0d2b1f4a-77c1-4a39-8f6e-1b9c2d3e4f50"];
const DAY = 24 * 60 * 60 * 1000;

async function atReview(options: PageOptions, flow = etaPack): Promise<TaskAtWork<EtaPackShape>> {
  const work = taskAtWork(flow, INPUT, options);
  await fillIn(work, [{ pack: "eta_50" }]);
  await work.until("reviewing");
  return work;
}

const asksFor = (url: string) => url.endsWith("/gate/outcomes");
const keyOf = (headers: Readonly<Record<string, string>> | undefined) =>
  headers?.["idempotency-key"]?.replaceAll('"', "") ?? "";

/** A page whose reply to a purchase never comes. */
async function withoutReply(options: PageOptions = {}) {
  const gate = testGate();
  const sent = Promise.withResolvers<void>();
  const work = await atReview({
    gate,
    ...options,
    through: async (url, pass) => {
      if (!url.includes("/eta")) return pass();
      await pass();
      sent.resolve();
      return new Promise<never>(() => {});
    },
  });
  work.confirm();
  await sent.promise;
  return { gate, work };
}

test("while the request is in progress, the gate is asked again after growing pauses", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const gate = testGate();
  const work = await atReview({
    gate,
    through: async (url, pass) => {
      const reply = pass();
      if (url.includes("/eta")) throw new TypeError("the connection was closed");
      return reply;
    },
  });
  gate.hold();
  work.confirm();
  await soon(() => expect(gate.questions()).toBe(1));
  expect(work.state().phase).toBe("reading-back");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(gate.questions()).toBe(2);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(gate.questions()).toBe(2);
  gate.release();
  await vi.advanceTimersByTimeAsync(500);
  await work.until("done");
  expect(gate.questions()).toBe(3);
});

test("another window asks for the outcome of a request that this one sent", async () => {
  const gate = testGate();
  const { sharedStorage } = sharedByWindows();
  const options = { gate, shared: { sharedStorage }, through: losesReplies("/eta") };
  const work = await atReview(options);
  const other = await atReview({ ...options, sandbox: work.sandbox });
  work.confirm();
  await work.until("done");
  other.confirm();
  const { verdicts, asked } = await other.until("unknown");
  expect(asked).toMatchObject([{ origin: "other-window", key: keyOf(gate.writes[0]) }]);
  expect(verdicts).toEqual({ "pack:eta_50": "applied" });
  expect(gate.writes).toHaveLength(1);
});

test("a repetition names the key of the attempt that the customer agreed to repeat", async () => {
  const gate = testGate();
  const work = await atReview({ gate });
  work.sandbox.fault({ call: "buyEtaPack", kind: "refuse" });
  work.confirm();
  await work.until("unknown");
  await work.sendAgain();
  await work.until("reviewing");
  work.send({ type: "acknowledge", isAcknowledged: true });
  work.confirm();
  await work.until("done");
  const [first, second] = gate.writes;
  expect(second?.["repeat-of"]).toBe(`"${keyOf(first)}"`);
  expect(keyOf(second)).not.toBe(keyOf(first));
});

test("a second purchase after a receipt names the first one, without a question", async () => {
  const gate = testGate();
  const work = await atReview({ gate });
  work.confirm();
  await work.until("done");
  work.send({ type: "start-over" });
  await work.until("form");
  await fillIn(work, [{ pack: "eta_50" }]);
  await work.until("reviewing");
  work.confirm();
  await work.until("done");
  const [first, second] = gate.writes;
  expect(second?.["repeat-of"]).toBe(`"${keyOf(first)}"`);
});

test("an API without a gate ends in the unknown outcome of today", async () => {
  const gate = testGate();
  const work = await atReview({
    gate,
    through: async (url, pass) => {
      if (asksFor(url)) return Response.json({ message: "Not Found" }, { status: 404 });
      return losesReplies("/eta")(url, pass);
    },
  });
  work.confirm();
  const { canReadBack } = await work.until("unknown");
  expect(canReadBack).toBe(false);
  expect(work.storage.getItem(ATTEMPTS_KEY)).toContain("eta_50");
});

test("a gate that cannot be reached is asked again later", async () => {
  const gate = testGate();
  let isDown = true;
  const work = await atReview({
    gate,
    through: async (url, pass) => {
      if (asksFor(url) && isDown) throw new TypeError("down");
      return losesReplies("/eta")(url, pass);
    },
  });
  work.confirm();
  const { canReadBack, isSettled } = await work.until("unknown");
  expect({ canReadBack, isSettled }).toEqual({ canReadBack: true, isSettled: false });
  isDown = false;
  work.send({ type: "read-back-again" });
  const { receipt } = await work.until("done");
  expect(receipt?.review.total).toBe(4.95);
});

test("a key older than thirty days is not asked about", async () => {
  const { gate, work } = await withoutReply();
  const later = work.reload({ now: () => new Date(TODAY.getTime() + 31 * DAY) });
  later.send({ type: "open" });
  await later.until("unknown");
  expect(gate.questions()).toBe(0);
});

/** The ages in the question of a page that is loaded this long after the request. */
async function agesAfter(milliseconds: number) {
  const { gate, work } = await withoutReply();
  const [, at = ""] = /"at":"([^"]+)"/.exec(work.storage.getItem(ATTEMPTS_KEY) ?? "") ?? [];
  const later = work.reload({ now: () => new Date(Date.parse(at) + milliseconds) });
  later.send({ type: "open" });
  await soon(() => expect(gate.questions()).toBe(1));
  return gate.ages();
}

test("the gate learns the ages of the keys in seconds, if the clock was not set back", async () => {
  expect(await agesAfter(90_500)).toEqual([91]);
  expect(await agesAfter(-DAY)).toEqual([null]);
});

test("a price that the gate reads differently opens the question again", async () => {
  const gate = testGate();
  const work = await atReview({ gate });
  gate.refuseNext("price-changed", 412, { "Gate-Total": "5.95" });
  work.confirm();
  await soon(() => expect(work.state().notSent).toBe("price-changed"));
  await soon(() => expect(work.state().priceCheck?.status).toBe("done"));
  expect(work.sandbox.charges()).toEqual([]);
  work.confirm();
  await work.until("done");
  expect(gate.writes).toHaveLength(2);
});

test("orders that the gate knows from another browser need a consent that names them", async () => {
  const gate = testGate();
  const work = await atReview({ gate });
  gate.refuseNext("consent-needed", 428, { "Gate-Repeats": HANDLES.join(", ") });
  work.confirm();
  await soon(() => expect(work.state().notSent).toBe("consent-needed"));
  expect(work.canConfirm()).toBe(false);
  work.send({ type: "acknowledge", isAcknowledged: true });
  work.confirm();
  await work.until("done");
  expect(gate.writes[1]?.["repeat-of"]).toBe(HANDLES.map((handle) => `"${handle}"`).join(", "));
});

test.each([
  ["no-price", 424],
  ["limited", 429],
  ["other-body", 422],
  ["never-forwarded", 410],
])("a reply %s of the gate is a refusal with its message", async (code, status) => {
  const gate = testGate();
  const work = await atReview({ gate });
  gate.refuseNext(code, status);
  work.confirm();
  const { failure } = await work.until("form");
  expect(failure).toEqual({ text: `gate: ${code}`, isRefusal: true });
  expect(work.storage.getItem(ATTEMPTS_KEY)).toBe(null);
});

test("a task that does not declare that it passes the options of its call sends no key", async () => {
  const gate = testGate();
  const { sendsKey: _, ...task } = etaPack.task;
  const own = taskFlow<EtaPackShape>({
    ...task,
    send: ({ client }, request, options = {}) => client.packs.buyEta(request, options),
  });
  const work = await atReview({ gate }, own);
  work.sandbox.fault({ call: "buyEtaPack", kind: "lost" });
  work.confirm();
  await work.until("unknown");
  expect(gate.writes).toEqual([]);
  expect(gate.questions()).toBe(0);
});

test("an order whose consent does not fit into the header is not sent, and the page says why", async () => {
  const gate = testGate();
  const many = Array.from({ length: 500 }, (_, at) => `pack:${at}_${CUSTOMER}`.padEnd(24, "0"));
  const flow = taskFlow<EtaPackShape>({ ...etaPack.task, subjects: () => many });
  const work = await atReview({ gate }, flow);
  work.confirm();
  await work.until("form");
  expect(work.state().failure?.text).toMatch(/longer than 8000 characters/);
  expect(gate.writes).toEqual([]);
});
