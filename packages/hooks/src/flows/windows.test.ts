import { createClient } from "@waypost/sdk";
import { describe, expect, test, vi } from "vitest";
import { attemptsIn, FIRST, SECOND } from "../../test/attempts.ts";
import { spiedStorage } from "../../test/storage.ts";
import { sharedByWindows } from "../../test/windows.ts";
import { memoryStorage } from "../platform.ts";
import type { Attempt } from "./attempts.ts";
import { sendOnce } from "./send-once.ts";
import { SENT_KEY } from "./windows.ts";

const MINUTE = 60_000;
const pressed = (attempt: Attempt): Attempt => ({
  ...attempt,
  origin: "this-page",
  outcome: "pending",
});

/** A window of a browser, at this time. */
function windowOf(shared: Parameters<typeof attemptsIn>[1], time = { wall: FIRST.at, now: 0 }) {
  const attempts = attemptsIn(spiedStorage(), shared, {
    now: () => new Date(time.wall),
    monotonicNow: () => time.now,
  });
  const send = (attempt: Attempt, call: () => Promise<unknown>, consentTo: string[] = []) =>
    sendOnce(attempts, { attempt: pressed(attempt), consentTo, writeTimeout: 90_000 }, call);
  return { attempts, send };
}

/** A moment after the first attempt, by both clocks. */
const at = (minutes: number) => ({
  wall: new Date(Date.parse(FIRST.at) + minutes * MINUTE).toISOString(),
  now: minutes * MINUTE,
});

const blocked = () => {
  throw new DOMException("not here", "SecurityError");
};

const accepted = () => Promise.resolve("thanks");
const lost = () => Promise.reject(new Error("cut"));

/** The error of a call that the server refuses. */
const refused = () =>
  createClient({
    baseUrl: "https://api.example",
    fetch: async () => new Response('{"status":false,"message":"No"}'),
  }).packs.buyEta({ customer_id: "7", eta_id: "a" });

test("while one window is sending, another one sends nothing for the same customer", async () => {
  const shared = sharedByWindows();
  const reply = Promise.withResolvers<string>();
  const one = windowOf(shared).send(FIRST, () => reply.promise);
  const call = vi.fn(accepted);
  const other = windowOf(shared);
  expect(await other.send({ ...SECOND, subjects: ["pack:z"] }, call)).toEqual({ kind: "busy" });
  expect(other.attempts.list()).toEqual([]);
  reply.resolve("thanks");
  expect(await one).toMatchObject({ kind: "accepted" });
  expect(await other.send({ ...SECOND, subjects: ["pack:z"] }, call)).toMatchObject({
    kind: "accepted",
  });
});

test("another customer is not kept waiting", async () => {
  const shared = sharedByWindows();
  void windowOf(shared).send(FIRST, () => new Promise(() => {}));
  const outcome = await windowOf(shared).send({ ...SECOND, owner: "8" }, accepted);
  expect(outcome.kind).toBe("accepted");
});

describe.each([
  ["was accepted", accepted],
  ["got no reply", lost],
] as const)("what one window sent and %s", (_, call) => {
  test("is sent by another one only with a consent that names it", async () => {
    const shared = sharedByWindows();
    await windowOf(shared).send(FIRST, call);
    const other = windowOf(shared);
    const outcome = await other.send(SECOND, accepted);
    if (outcome.kind !== "blocked") throw new Error(outcome.kind);
    const [earlier] = outcome.attempts;
    const { subjects } = FIRST;
    expect(earlier).toMatchObject({ origin: "other-window", outcome: "unknown", subjects });
    expect(other.attempts.list()).toEqual([]);
    const again = await other.send({ ...SECOND, id: "again" }, accepted, [earlier.id]);
    expect(again.kind).toBe("accepted");
  });

  test("is free again when nothing of it can be on its way any more", async () => {
    const shared = sharedByWindows();
    await windowOf(shared).send(FIRST, call);
    expect((await windowOf(shared, at(2)).send(SECOND, accepted)).kind).toBe("blocked");
    expect((await windowOf(shared, at(3)).send(SECOND, accepted)).kind).toBe("accepted");
  });

  test("does not stop the window that sent it", async () => {
    const { send, attempts } = windowOf(sharedByWindows());
    await send(FIRST, call);
    const consentTo = attempts.list().map(({ id }) => id);
    expect((await send(SECOND, accepted, consentTo)).kind).toBe("accepted");
  });
});

test("what the server refused stops no other window", async () => {
  const shared = sharedByWindows();
  expect((await windowOf(shared).send(FIRST, refused)).kind).toBe("refused");
  expect(shared.sharedStorage.getItem(SENT_KEY)).toBe(null);
  expect((await windowOf(shared).send(SECOND, accepted)).kind).toBe("accepted");
});

test("the shared storage holds no customer, no device, no pack and no amount", async () => {
  const shared = sharedByWindows();
  const subjects = ["imei:350000000000001", "pack:sms_100"];
  await windowOf(shared).send({ ...FIRST, owner: "1001", subjects, amount: 59.85 }, lost);
  const text = shared.sharedStorage.getItem(SENT_KEY) ?? "";
  expect(Object.keys(JSON.parse(text)[0]).toSorted()).toEqual(
    ["id", "subjects", "at", "monotonicAt", "writeTimeout"].toSorted(),
  );
  for (const secret of ["1001", "350000000000001", "sms_100", "packs", "59.85"]) {
    expect(text).not.toContain(secret);
  }
});

test("a storage that is cleared while a call is on its way holds its record again afterwards", async () => {
  const shared = sharedByWindows();
  const { send } = windowOf(shared);
  await send(FIRST, async () => {
    shared.sharedStorage.removeItem(SENT_KEY);
    throw new Error("cut");
  });
  expect((await windowOf(shared).send(SECOND, accepted)).kind).toBe("blocked");
});

test.each([
  ["not JSON", "{"],
  ["not a list", "{}"],
  ["records of another shape", '[null,7,{"id":1}]'],
])("what other windows left is ignored where it is %s", async (_, text) => {
  const shared = sharedByWindows();
  shared.sharedStorage.setItem(SENT_KEY, text);
  expect((await windowOf(shared).send(FIRST, accepted)).kind).toBe("accepted");
});

test("where locks or the shared storage cannot be used, the call is sent all the same, once", async () => {
  const shared = {
    locks: { request: async () => blocked() },
    sharedStorage: { ...memoryStorage(), getItem: blocked, setItem: blocked, removeItem: blocked },
  };
  const call = vi.fn(accepted);
  expect((await windowOf(shared).send(FIRST, call)).kind).toBe("accepted");
  expect(call).toHaveBeenCalledOnce();
});
