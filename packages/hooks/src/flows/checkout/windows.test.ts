import { describe, expect, test, vi } from "vitest";
import { FIRST, SECOND } from "../../../test/attempts.ts";
import { minutesLater, refused, sharedByWindows, windowOf } from "../../../test/windows.ts";
import { SENT_KEY } from "./sent-records.ts";
import { windowsOf } from "./windows.ts";

const accepted = () => Promise.resolve("thanks");
const lost = () => Promise.reject(new Error("cut"));

test("while one window is sending, another one sends nothing for the same customer", async () => {
  const shared = sharedByWindows();
  const reply = Promise.withResolvers<string>();
  const one = windowOf(shared).send(FIRST, () => reply.promise);
  const call = vi.fn(accepted);
  const other = windowOf(shared);
  expect(await other.send({ ...SECOND, subjects: ["pack:z"] }, call)).toEqual({
    type: "not-sent",
    reason: "busy",
  });
  expect(other.attempts.list()).toEqual([]);
  reply.resolve("thanks");
  expect(await one).toMatchObject({ type: "accepted" });
  expect(await other.send({ ...SECOND, subjects: ["pack:z"] }, call)).toMatchObject({
    type: "accepted",
  });
});

test("another customer does not have to wait", async () => {
  const shared = sharedByWindows();
  void windowOf(shared).send(FIRST, () => new Promise(() => {}));
  const outcome = await windowOf(shared).send({ ...SECOND, owner: "8" }, accepted);
  expect(outcome.type).toBe("accepted");
});

describe.each([
  ["was accepted", accepted],
  ["got no reply", lost],
] as const)("a request that one window sent and %s", (_, call) => {
  test("is sent by another one only with a consent that names it", async () => {
    const shared = sharedByWindows();
    await windowOf(shared).send(FIRST, call);
    const other = windowOf(shared);
    const outcome = await other.send(SECOND, accepted);
    if (outcome.type !== "blocked") throw new Error(outcome.type);
    const [earlier] = outcome.attempts;
    const { subjects } = FIRST;
    expect(earlier).toMatchObject({ origin: "other-window", outcome: "unknown", subjects });
    expect(other.attempts.list()).toEqual([]);
    const again = await other.send({ ...SECOND, id: "again" }, accepted, [earlier.id]);
    expect(again.type).toBe("accepted");
  });

  test.each([3, 24 * 60 - 1])(
    "blocks a question that was open before, %d minutes later",
    async (minutes) => {
      const shared = sharedByWindows();
      await windowOf(shared).send(FIRST, call);
      expect((await windowOf(shared, minutesLater(minutes)).send(SECOND, accepted)).type).toBe(
        "blocked",
      );
    },
  );

  test("does not block the window that sent it", async () => {
    const { send, attempts } = windowOf(sharedByWindows());
    await send(FIRST, call);
    const consentTo = attempts.list().map(({ id }) => id);
    expect((await send(SECOND, accepted, consentTo)).type).toBe("accepted");
  });
});

test("a window that sends or removes a record leaves the records of others alone", async () => {
  const shared = sharedByWindows();
  await windowOf(shared).send(FIRST, accepted);
  const another = windowOf(shared);
  await another.send({ ...SECOND, owner: "8" }, accepted);
  await another.send({ ...SECOND, id: "refused", owner: "9" }, refused);
  expect((await windowOf(shared).send(SECOND, accepted)).type).toBe("blocked");
});

const DAYS = 24 * 60;

/** Looks for earlier requests like a question that opens some minutes after the first one. */
const found = (shared: ReturnType<typeof sharedByWindows>, minutes: number) =>
  windowsOf(windowOf(shared, minutesLater(minutes)).attempts).findEarlier(SECOND);

test("a request without a reply is recorded for thirty days, with its amount", async () => {
  const shared = sharedByWindows();
  await windowOf(shared).send(FIRST, lost);
  for (const minutes of [0, 3, DAYS, 30 * DAYS - 1]) {
    const { open } = await found(shared, minutes);
    expect(open).toMatchObject([{ amount: FIRST.amount, at: FIRST.at, outcome: "unknown" }]);
  }
  expect(await found(shared, 30 * DAYS + 1)).toMatchObject({ open: [], accepted: [] });
});

test("an accepted request does not affect a question that opens later", async () => {
  const shared = sharedByWindows();
  await windowOf(shared).send(FIRST, accepted);
  expect((await found(shared, 2)).open).toHaveLength(1);
  const { open, accepted: known } = await found(shared, 3);
  expect({ open, known }).toMatchObject({ open: [], known: [expect.any(String)] });
  const again = await windowOf(shared, minutesLater(4)).send(SECOND, accepted, [...known]);
  expect(again.type).toBe("accepted");
});

test("a harmless request counts only while it can be in progress", async () => {
  const shared = sharedByWindows();
  await windowOf(shared).send(FIRST, lost, [], true);
  expect((await found(shared, 2)).open).toHaveLength(1);
  expect((await found(shared, 3)).open).toEqual([]);
});

test("a request is closed by a payment whose consent names it", async () => {
  const shared = sharedByWindows();
  await windowOf(shared).send(FIRST, lost);
  const [earlier] = (await found(shared, 5)).open;
  await windowOf(shared, minutesLater(5)).send(SECOND, accepted, [earlier?.id ?? ""]);
  expect((await found(shared, 10)).open).toEqual([]);
});

test("a question about a device mentions its open requests of the last day for other purposes", async () => {
  const shared = sharedByWindows();
  const device = { subjects: ["imei:350000000000001"] };
  await windowOf(shared).send({ ...SECOND, ...device, family: "plan-update" }, accepted);
  await windowOf(shared).send({ ...FIRST, ...device, family: "reactivation" }, lost);
  const related = async (minutes: number, subject = "imei:0350000000000001") => {
    const { attempts } = windowOf(shared, minutesLater(minutes));
    const money = { family: "dormant", owner: "8", subjects: [subject] };
    return (await windowsOf(attempts).findEarlier(money)).related;
  };
  expect(await related(3)).toMatchObject([{ code: "related.reactivation", at: FIRST.at }]);
  expect(await related(DAYS + 1)).toEqual([]);
  expect(await related(3, "imei:350000000000002")).toEqual([]);
});

test("a request for several devices also concerns a request for one of them", async () => {
  const shared = sharedByWindows();
  const several = ["imei:350000000000001", "imei:350000000000002"];
  await windowOf(shared).send({ ...FIRST, family: "reactivation", subjects: several }, lost);
  const single = { ...SECOND, family: "reactivation", subjects: several.slice(1) };
  expect((await windowOf(shared, minutesLater(5)).send(single, accepted)).type).toBe("blocked");
});

test("ids in different spellings are the same customer", async () => {
  const shared = sharedByWindows();
  await windowOf(shared).send({ ...FIRST, owner: "1001" }, lost);
  for (const owner of ["01001", " 1001", "1001\u200B", "1001\u2800", "１００１"]) {
    const other = windowOf(shared, minutesLater(5));
    expect((await other.send({ ...SECOND, owner }, accepted)).type, owner).toBe("blocked");
  }
  const another = await windowOf(shared).send({ ...SECOND, owner: "10010" }, accepted);
  expect(another.type).toBe("accepted");
});

describe("a window that cannot send because of another one", () => {
  test.each([
    ["that is sending", () => new Promise<never>(() => {}), "not-sent"],
    ["that has sent", accepted, "blocked"],
  ] as const)("%s keeps its own open attempts, and reports no success", async (_, call, kind) => {
    const shared = sharedByWindows();
    const other = windowOf(shared);
    void other.attempts.change([FIRST]);
    const onAccepted = vi.fn();
    other.attempts.subscribe(({ accepted: done }) => done && onAccepted(done));
    const sent = windowOf(shared).send({ ...FIRST, id: "elsewhere" }, call);
    if (kind === "blocked") await sent;
    expect((await other.send(SECOND, accepted, [FIRST.id])).type).toBe(kind);
    expect(other.attempts.list()).toEqual([FIRST]);
    expect(onAccepted).not.toHaveBeenCalled();
  });
});

test("a rejected request blocks no other window", async () => {
  const shared = sharedByWindows();
  expect((await windowOf(shared).send(FIRST, refused)).type).toBe("refused");
  expect(shared.sharedStorage.getItem(SENT_KEY)).toBe(null);
  expect((await windowOf(shared).send(SECOND, accepted)).type).toBe("accepted");
});

test("the shared storage holds no customer, no device and no pack", async () => {
  const shared = sharedByWindows();
  const subjects = ["imei:350000000000001", "pack:sms_100"];
  await windowOf(shared).send({ ...FIRST, owner: "1001", subjects, amount: 59.85 }, lost);
  const text = shared.sharedStorage.getItem(SENT_KEY) ?? "";
  expect(Object.keys(JSON.parse(text)[0]).toSorted()).toEqual(
    [
      "id",
      "subjects",
      "at",
      "monotonicAt",
      "writeTimeout",
      "amount",
      "status",
      "family",
      "devices",
    ].toSorted(),
  );
  for (const secret of ["1001", "350000000000001", "sms_100"]) {
    expect(text).not.toContain(secret);
  }
});

test("a storage that is cleared during a request contains its record again afterwards", async () => {
  const shared = sharedByWindows();
  const { send } = windowOf(shared);
  await send(FIRST, async () => {
    shared.sharedStorage.removeItem(SENT_KEY);
    throw new Error("cut");
  });
  expect((await windowOf(shared).send(SECOND, accepted)).type).toBe("blocked");
});

const TIMES = { monotonicAt: 0, writeTimeout: 90_000 };
const RECORD = { id: "a", subjects: [], at: FIRST.at, ...TIMES };

test.each([
  ["not JSON", "{"],
  ["not a list", "{}"],
  ["records of another shape", '[null,7,{"id":1}]'],
  ["records without subjects", JSON.stringify([{ id: "a", at: FIRST.at, ...TIMES }])],
  ["records with a subject that is not text", JSON.stringify([{ ...RECORD, subjects: [7] }])],
  ["records without a time", JSON.stringify([{ ...RECORD, at: 7 }])],
])("records of other windows are ignored if they are %s", async (_, text) => {
  const shared = sharedByWindows();
  shared.sharedStorage.setItem(SENT_KEY, text);
  expect((await windowOf(shared).send(FIRST, accepted)).type).toBe("accepted");
});
