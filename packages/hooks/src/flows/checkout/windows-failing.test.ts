import { expect, onTestFinished, test, vi } from "vitest";
import { FIRST, SECOND } from "../../../test/attempts.ts";
import { forgettingStorage, refusingStorage } from "../../../test/storage.ts";
import { refused, sharedByWindows, windowOf } from "../../../test/windows.ts";
import { memoryStorage, type DraftStorage, type Locks } from "../../platform.ts";
import { windowsOf } from "./windows.ts";

const forbidden = new DOMException("not here", "SecurityError");
const forbid = () => {
  throw forbidden;
};

const forbiddenStorage = {
  ...memoryStorage(),
  getItem: forbid,
  setItem: forbid,
  removeItem: forbid,
};

const accepted = () => Promise.resolve("thanks");

test("if locks cannot be used, the request is sent anyway, once, and this is logged", async () => {
  const log = vi.fn();
  const call = vi.fn(accepted);
  const shared = { locks: { request: async () => forbid() }, log };
  expect((await windowOf(shared).send(FIRST, call)).type).toBe("accepted");
  expect(call).toHaveBeenCalledOnce();
  expect(log.mock.calls).toEqual([
    [{ what: "other windows cannot be locked out", error: forbidden }],
  ]);
});

test("if the browser never answers for a lock, the request is sent without, once, even if the lock comes later", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log = vi.fn();
  const call = vi.fn(accepted);
  const late: (() => Promise<unknown>)[] = [];
  const locks: Locks = {
    request: (_name, _options, work) =>
      new Promise((resolve) => late.push(() => work({}).then(resolve))),
  };
  const sent = windowOf({ locks, log }).send(FIRST, call);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await sent).type).toBe("accepted");
  // Each lock leads to the next one, and none of them to the request.
  for (const give of late) await Promise.race([give(), Promise.resolve()]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledOnce();
});

test("a window that was busy asks for a lock again the next time", async () => {
  const call = vi.fn(accepted);
  let asked = 0;
  const locks: Locks = {
    request: async (_name, _options, work) => {
      asked += 1;
      return work(null);
    },
  };
  const { send } = windowOf({ locks, log: vi.fn() });
  expect(await send(FIRST, call)).toEqual({ type: "not-sent", reason: "busy" });
  expect(await send(SECOND, call)).toEqual({ type: "not-sent", reason: "busy" });
  expect(asked).toBe(2);
  expect(call).not.toHaveBeenCalled();
});

test("if the shared storage cannot be used, the request is sent anyway, once, and this is logged", async () => {
  const log = vi.fn();
  const call = vi.fn(accepted);
  const shared = { ...sharedByWindows(), sharedStorage: forbiddenStorage, log };
  expect((await windowOf(shared).send(FIRST, call)).type).toBe("accepted");
  expect(call).toHaveBeenCalledOnce();
  const unread = { what: "what other windows have sent could not be read", error: forbidden };
  const unrecorded = {
    what: "a request could not be recorded for other windows",
    error: forbidden,
  };
  // Before the call, and again after it.
  expect(log.mock.calls).toEqual([[unread], [unrecorded], [unrecorded]]);
});

test.each([
  ["refuses everything", refusingStorage],
  ["loses everything", forgettingStorage],
])("if the shared storage %s while a question is open, nothing is sent", async (_, full) => {
  const items = memoryStorage();
  let storage: DraftStorage = items;
  const sharedStorage: DraftStorage = {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => storage.setItem(key, value),
    removeItem: (key) => storage.removeItem(key),
  };
  const call = vi.fn(accepted);
  const { send, attempts } = windowOf({ ...sharedByWindows(), sharedStorage, log: vi.fn() });
  await windowsOf(attempts).findEarlier(FIRST);
  storage = full;
  expect(await send(FIRST, call)).toEqual({ type: "not-sent", reason: "unrecorded" });
  expect(call).not.toHaveBeenCalled();
  expect(attempts.list()).toEqual([]);
  storage = items;
  expect((await send(SECOND, call)).type).toBe("accepted");
});

test("if the shared storage never stored anything, the request is sent anyway", async () => {
  const { send, attempts } = windowOf({
    ...sharedByWindows(),
    sharedStorage: refusingStorage,
    log: vi.fn(),
  });
  await windowsOf(attempts).findEarlier(FIRST);
  expect((await send(FIRST, accepted)).type).toBe("accepted");
});

test("a page without locks and shared storage sends, and logs nothing", async () => {
  const log = vi.fn();
  const { send } = windowOf({ log });
  expect((await send(FIRST, accepted)).type).toBe("accepted");
  expect((await send(SECOND, refused)).type).toBe("refused");
  expect(log).not.toHaveBeenCalled();
});

test("a lock that is lost during a request does not send it again", async () => {
  const stolen = new DOMException("the lock was stolen", "AbortError");
  const request: Locks["request"] = async (_name, _options, work) => {
    await work({});
    throw stolen;
  };
  const call = vi.fn(accepted);
  const { send, attempts } = windowOf({ locks: { request } });
  await expect(send(FIRST, call)).rejects.toBe(stolen);
  expect(call).toHaveBeenCalledOnce();
  expect(attempts.list()).toMatchObject([{ id: FIRST.id }]);
});
