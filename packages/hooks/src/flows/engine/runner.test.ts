import { QueryClient } from "@tanstack/react-query";
import { createClient } from "@waypost/sdk";
import { expect, test, vi } from "vitest";
import { memoryStorage, type DraftStorage } from "../../platform.ts";
import { createWaypost } from "../../waypost.ts";
import type { Flow, FlowLogic, Perform } from "./flow.ts";
import { soon } from "../../../test/soon.ts";

interface State {
  count: number;
  isRestoring?: true;
}
type Event = { type: "add"; key?: string } | { type: "look" };
interface Effect {
  type: "call";
  key?: string;
}

const transition: FlowLogic<string, State, Event, Effect>["transition"] = (state, event) => {
  if (event.type !== "add") return { state, effects: [] };
  const effect: Effect =
    event.key === undefined ? { type: "call" } : { type: "call", key: event.key };
  return { state: { count: state.count + 1 }, effects: [effect] };
};

const counting = (
  perform: Perform<Event, Effect> = () => {},
  changes: Partial<Flow<string, State, Event, Effect>> = {},
): Flow<string, State, Event, Effect> => ({
  name: "counting",
  identity: (input) => input,
  start: (input, kept) =>
    kept === null
      ? { count: 0, isRestoring: true }
      : { count: Number(kept.draft(`count.${input}`) ?? 0) },
  keep: ({ count }) => ({ "count.one": count }),
  logic: { transition, perform: () => perform },
  ...changes,
});

const services = {
  client: createClient({ baseUrl: "https://api.example" }),
  queryClient: new QueryClient(),
};

function running(
  perform?: Perform<Event, Effect>,
  changes: Partial<Flow<string, State, Event, Effect>> = {},
  storage: DraftStorage = memoryStorage(),
) {
  const log = vi.fn();
  const waypost = createWaypost({ services, messages: {}, storage, log });
  const flow = counting(perform, changes);
  return { storage, log, waypost, flow, runner: waypost.run(flow, "one") };
}

/** An asynchronous storage, as on a phone, which answers when the test lets it. */
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
  let kept: unknown = null;
  const { storage, runner } = running(() => {
    kept = storage.getItem("count.one");
  });
  runner.send({ type: "add" });
  expect(kept).toBe("1");
});

test("an effect waits for a storage that answers later", async () => {
  const { memory, storage, answer } = lateStorage();
  let kept: unknown = "nothing was carried out";
  const { runner } = running(
    () => {
      kept = memory.getItem("count.one");
    },
    {},
    storage,
  );
  runner.send({ type: "add" });
  answer();
  await soon(() => expect(kept).toBe("1"));
});

test("effects requested by another effect are carried out with an asynchronous storage too", async () => {
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

test("a run begins with what an earlier page kept", () => {
  const storage = memoryStorage();
  storage.setItem("count.one", "41");
  const { runner } = running(undefined, {}, storage);
  runner.send({ type: "add" });
  expect(runner.getState().count).toBe(42);
});

test("inputs of one identity share a run, others have their own", () => {
  const { waypost, flow, runner } = running();
  expect(waypost.run(flow, "one")).toBe(runner);
  expect(waypost.run(flow, "two")).not.toBe(runner);
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
])("a flow goes on if the storage refuses %s", async (_, setItem) => {
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
    { keep: ({ count }) => ({ first: count, second: count }) },
    storage,
  );
  const kept = () => [memory.getItem("first"), memory.getItem("second")];
  runner.send({ type: "add" });
  expect(kept()).toEqual(["1", "1"]);
  isFull = true;
  runner.send({ type: "add" });
  expect(kept()).toEqual([null, null]);
  isFull = false;
  runner.send({ type: "add" });
  expect(kept()).toEqual(["3", "3"]);
  expect(log).toHaveBeenCalledOnce();
});

test("each effect is carried out once, for any number of subscribers", () => {
  const perform = vi.fn();
  const { runner } = running(perform);
  runner.subscribe(() => {});
  runner.subscribe(() => {});
  runner.send({ type: "add" });
  expect(perform).toHaveBeenCalledOnce();
});

test("a newer effect of the same key ends the older one, whose answer is ignored", () => {
  const signals: { aborted: boolean }[] = [];
  const answers: (() => void)[] = [];
  const { runner } = running((_, { signal, send }) => {
    signals.push(signal);
    answers.push(() => send({ type: "add" }));
  });
  runner.send({ type: "add", key: "one" });
  runner.send({ type: "add", key: "one" });
  runner.send({ type: "add", key: "two" });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false]);
  answers[0]?.();
  expect(runner.getState().count).toBe(3);
});

test("a newer effect ends the older one while it waits for the storage itself", async () => {
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

test("an effect that throws is logged, never an unhandled rejection", async () => {
  const { log, runner } = running(() => {
    throw new Error("broken");
  });
  runner.send({ type: "add" });
  await soon(() => expect(log).toHaveBeenCalledOnce());
});

test("an event that changes nothing notifies no subscriber", () => {
  const { runner } = running();
  const listener = vi.fn();
  runner.subscribe(listener);
  runner.send({ type: "look" });
  expect(listener).not.toHaveBeenCalled();
});

test("stopping aborts running effects and ignores later events", () => {
  const signals: { aborted: boolean }[] = [];
  const { runner } = running((_, { signal }) => void signals.push(signal));
  runner.send({ type: "add", key: "one" });
  runner.stop();
  runner.send({ type: "add" });
  expect(signals).toEqual([expect.objectContaining({ aborted: true })]);
  expect(runner.getState().count).toBe(1);
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

test("a run with a pending call ends only after the answer", async () => {
  const signals: { aborted: boolean }[] = [];
  const answers: (() => void)[] = [];
  const { waypost, flow, runner } = running(
    (_, { send, signal }) => {
      signals.push(signal);
      answers.push(() => send({ type: "add", key: "call" }));
    },
    { isBusy: ({ count }) => count === 1 },
  );
  const leave = runner.hold();
  runner.send({ type: "add", key: "call" });
  leave();
  await Promise.resolve();
  expect(signals).toEqual([expect.objectContaining({ aborted: false })]);
  expect(waypost.run(flow, "one")).toBe(runner);
  answers[0]?.();
  expect(waypost.run(flow, "one")).not.toBe(runner);
});

test("events sent before a flow's code has loaded are handled in order", async () => {
  const { runner } = running(undefined, {
    logic: async () => ({ transition, perform: () => () => {} }),
  });
  const seen: number[] = [];
  runner.subscribe(() => seen.push(runner.getState().count));
  runner.send({ type: "add" });
  runner.send({ type: "add" });
  expect(runner.getState().count).toBe(0);
  await soon(() => expect(seen).toEqual([1, 2]));
});

test("if the page includes the code, events are handled at once and effects wait for the client", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof services>();
  const perform = vi.fn();
  const waypost = createWaypost({ services: () => promise, messages: {} });
  const runner = waypost.run(counting(perform), "one");
  runner.send({ type: "add" });
  expect(runner.getState().count).toBe(1);
  expect(perform).not.toHaveBeenCalled();
  resolve(services);
  await soon(() => expect(perform).toHaveBeenCalledOnce());
});

test("a flow whose code could not be fetched is fetched again at the next event", async () => {
  const logic = vi
    .fn()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue({ transition, perform: () => () => {} });
  const { runner, log } = running(undefined, { logic });
  runner.send({ type: "add" });
  await soon(() => expect(log).toHaveBeenCalledOnce());
  runner.send({ type: "add" });
  await soon(() => expect(runner.getState().count).toBe(2));
});
