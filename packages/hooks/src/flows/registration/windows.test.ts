import { expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { reachConfirm } from "../../../test/new-customer.ts";
import { sharedByWindows } from "../../../test/windows.ts";

const press = (work: AtWork) => work.send({ type: "confirm", at: TODAY });

/** Two windows of one browser at the confirmation of the same devices. */
async function twoWindows() {
  const options = { shared: sharedByWindows() };
  const one = atWork(options);
  await reachConfirm(one);
  const other = atWork({ ...options, sandbox: one.sandbox });
  await reachConfirm(other);
  return { one, other };
}

test("while one window registers, the other reports that and stays at the confirmation", async () => {
  const { one, other } = await twoWindows();
  one.sandbox.fault({ call: "register", kind: "hang" });
  press(one);
  press(other);
  await other.until("reviewing");
  expect(other.state()).toMatchObject({
    notSent: "busy",
    attempt: null,
    wizard: { isLocked: false },
  });
  expect(other.sent("POST")).toEqual(["/auth/register"]);
});

test.each([["lost"], ["slow"]] as const)(
  "devices that one window registered (%s) are found in use by the other, which sends nothing",
  async (kind) => {
    const { one, other } = await twoWindows();
    one.sandbox.fault({ call: "register", kind, milliseconds: 1 });
    press(one);
    await one.until(kind === "lost" ? "unknown" : "done");
    press(other);
    const state = await other.until("unknown");
    const expected = {
      attempt: { origin: "other-window" },
      found: [{ inUse: true }, { inUse: true }],
    };
    expect(state).toMatchObject(expected);
    expect(other.sent("POST")).toEqual(["/auth/register"]);
  },
);

test("a reload still shows what another window sent, and names its devices", async () => {
  const { one, other } = await twoWindows();
  press(one);
  await one.until("done");
  press(other);
  const { attempt } = await other.until("unknown");
  const later = other.reload();
  later.send({ type: "visit", step: "confirm" });
  expect((await later.until("unknown")).attempt).toEqual(attempt);
  expect(attempt?.subjects).toHaveLength(2);
});

/** A shared storage that stores nothing while `isFull`. */
function storageThatFills(isFull: () => boolean) {
  const shared = sharedByWindows();
  const { setItem } = shared.sharedStorage;
  const sharedStorage = {
    ...shared.sharedStorage,
    setItem: (key: string, value: string) => {
      if (isFull()) throw new Error("the quota is exceeded");
      setItem(key, value);
    },
  };
  return { ...shared, sharedStorage };
}

test("a browser that shares no storage between its windows can register", async () => {
  const work = atWork({ shared: storageThatFills(() => true), log: () => {} });
  await reachConfirm(work);
  press(work);
  const { receipt } = await work.until("done");
  expect(receipt).not.toBeNull();
});

test("a storage that fills up while the question is open is reported, and nothing is sent", async () => {
  let isFull = false;
  const work = atWork({ shared: storageThatFills(() => isFull), log: () => {} });
  await reachConfirm(work);
  isFull = true;
  press(work);
  await work.until("reviewing");
  expect(work.state().notSent).toBe("unrecorded");
  expect(work.sent("POST")).toEqual([]);
});
