import { expect, test, vi } from "vitest";
import { memoryStorage, type DraftStorage } from "../../platform.ts";
import type { Perform } from "./flow.ts";
import { soon } from "../../../test/soon.ts";
import { running, transition, type Effect, type Event } from "../../../test/counting-flow.ts";

/** An asynchronous storage, as on a phone, whose answers the test controls. */
function lateStorage() {
  const memory = memoryStorage();
  const { promise, resolve } = Promise.withResolvers<void>();
  const storage: DraftStorage = {
    getItem: async (key) => (await promise, memory.getItem(key)),
    setItem: async (key, value) => (await promise, memory.setItem(key, value)),
    removeItem: async (key) => (await promise, memory.removeItem(key)),
  };
  return { memory, storage, answer: resolve };
}

test("the draft is stored before an effect is carried out", () => {
  let stored: unknown = null;
  const { storage, runner } = running(() => {
    stored = storage.getItem("count.one");
  });
  runner.send({ type: "add" });
  expect(stored).toBe("1");
});

test("an effect waits for an asynchronous storage", async () => {
  const { memory, storage, answer } = lateStorage();
  let stored: unknown = "nothing was carried out";
  const { runner } = running(
    () => {
      stored = memory.getItem("count.one");
    },
    {},
    storage,
  );
  runner.send({ type: "add" });
  answer();
  await soon(() => expect(stored).toBe("1"));
});

test("effects requested by another effect are carried out with an asynchronous storage, too", async () => {
  const { storage, answer } = lateStorage();
  const perform = vi.fn<Perform<Event, Effect>>((_, { send }) => {
    if (perform.mock.calls.length === 1) send({ type: "add" });
  });
  const { runner } = running(perform, {}, storage);
  runner.send({ type: "add" });
  answer();
  await soon(() => expect(perform).toHaveBeenCalledTimes(2));
});

test("until the storage has answered, the run is restoring and queues events", async () => {
  const { memory, storage, answer } = lateStorage();
  memory.setItem("count.one", "41");
  const { runner } = running(undefined, {}, storage);
  runner.send({ type: "add" });
  expect(runner.getState()).toEqual({ count: 0, isRestoring: true });
  answer();
  await soon(() => expect(runner.getState()).toEqual({ count: 42 }));
});

test("a run starts with the draft of an earlier page", () => {
  const storage = memoryStorage();
  storage.setItem("count.one", "41");
  const { runner } = running(undefined, {}, storage);
  runner.send({ type: "add" });
  expect(runner.getState().count).toBe(42);
});

test("an unreadable draft is logged and ignored", () => {
  const storage = memoryStorage();
  storage.setItem("count.one", "{");
  const { runner, log } = running(undefined, {}, storage);
  expect(runner.getState().count).toBe(0);
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ what: "draft count.one is unreadable" }),
  );
});

test.each([
  [
    "at once",
    () => {
      throw new Error("full");
    },
  ],
  ["later", () => Promise.reject(new Error("full"))],
])("a flow continues if the storage refuses %s", async (_, setItem) => {
  const { runner, log } = running(undefined, {}, { ...memoryStorage(), setItem });
  runner.send({ type: "add" });
  expect(runner.getState().count).toBe(1);
  await soon(() => expect(log).toHaveBeenCalledOnce());
});

test("drafts are stored together or not at all, and again once there is room", () => {
  const memory = memoryStorage();
  let isFull = false;
  const storage = {
    ...memory,
    setItem: (key: string, value: string) => {
      if (isFull && key === "second") throw new Error("full");
      memory.setItem(key, value);
    },
  };
  const { runner, log } = running(
    undefined,
    {
      logic: {
        transition,
        perform: () => () => {},
        toDrafts: ({ count }) => ({ first: count, second: count }),
      },
    },
    storage,
  );
  const stored = () => [memory.getItem("first"), memory.getItem("second")];
  runner.send({ type: "add" });
  expect(stored()).toEqual(["1", "1"]);
  isFull = true;
  runner.send({ type: "add" });
  expect(stored()).toEqual([null, null]);
  isFull = false;
  runner.send({ type: "add" });
  expect(stored()).toEqual(["3", "3"]);
  expect(log).toHaveBeenCalledOnce();
});

test("a newer effect supersedes an older one that still waits for the storage", async () => {
  const memory = memoryStorage();
  const never = new Promise<void>(() => {});
  let writing = Promise.resolve();
  const storage: DraftStorage = {
    ...memory,
    setItem: async (key, value) => (await writing, memory.setItem(key, value)),
  };
  const answers: (() => void)[] = [];
  const perform: Perform<Event, Effect> = (_, { send }) => {
    answers.push(() => send({ type: "add" }));
    return never;
  };
  const { runner } = running(perform, {}, storage);
  runner.send({ type: "add", key: "one" });
  await soon(() => expect(answers).toHaveLength(1));
  writing = never;
  runner.send({ type: "add", key: "one" });
  answers[0]?.();
  expect(runner.getState().count).toBe(2);
});

test("a run ends when the last page holding it is left, and restarts from its draft", async () => {
  const { waypost, flow, runner } = running();
  const leaveFirst = runner.hold();
  runner.send({ type: "add" });
  leaveFirst();
  const leaveSecond = runner.hold();
  await Promise.resolve();
  expect(waypost.run(flow, "one")).toBe(runner);
  leaveSecond();
  await Promise.resolve();
  const again = waypost.run(flow, "one");
  expect(again).not.toBe(runner);
  expect(again.getState().count).toBe(1);
});

const pending = () => new Promise<never>(() => {});

test("a reset before a flow's code has loaded discards its draft", () => {
  const storage = memoryStorage();
  storage.setItem("count.one", "7");
  const flow = { logic: pending, keys: ["count.one"] };
  const { runner } = running(undefined, flow, storage);
  expect(runner.getState().count).toBe(7);
  runner.reset();
  expect(runner.getState().count).toBe(0);
  expect(storage.getItem("count.one")).toBeNull();
});
