import { expect, test, vi } from "vitest";
import { createClient } from "@waypost/sdk";
import { QueryClient } from "@tanstack/react-query";
import { serviceSource } from "../services.ts";
import { memoryStorage } from "../platform.ts";
import type { Flow } from "./flow.ts";
import { runJourney } from "./journey.ts";
import { createRunner, keptDrafts, type Perform } from "./runner.ts";

interface State {
  count: number;
}
type Event = { type: "add"; key?: string } | { type: "answered" } | { type: "look" };
interface Effect {
  type: "call";
  key?: string;
}

const counting: Flow<State, Event, Effect> = {
  name: "counting",
  start: (kept) => ({ count: Number(kept("count") ?? 0) }),
  transition: (state, event) => {
    if (event.type !== "add") return { state, effects: [] };
    const effect: Effect =
      event.key === undefined ? { type: "call" } : { type: "call", key: event.key };
    return { state: { count: state.count + 1 }, effects: [effect] };
  },
  keep: ({ count }) => ({ count }),
};

function running(perform: Perform<Event, Effect> = () => {}) {
  const storage = memoryStorage();
  const log = vi.fn();
  return { storage, log, runner: createRunner({ flow: counting, perform, storage, log }) };
}

test("the draft is kept before an effect goes out", () => {
  let kept: string | null = null;
  const { storage, runner } = running(() => {
    kept = storage.getItem("count");
  });
  runner.send({ type: "add" });
  expect(kept).toBe("1");
});

test("a flow begins with what an earlier page kept", () => {
  const storage = memoryStorage();
  storage.setItem("count", "41");
  const runner = createRunner({ flow: counting, perform: () => {}, storage, log: () => {} });
  runner.send({ type: "add" });
  expect(runner.getState().count).toBe(42);
});

test("an unreadable draft is logged and passed over", () => {
  const storage = memoryStorage();
  const log = vi.fn();
  storage.setItem("count", "{");
  const runner = createRunner({ flow: counting, perform: () => {}, storage, log });
  expect(runner.getState().count).toBe(0);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ what: "draft count is unreadable" }));
});

test("a storage that is full stops nobody", () => {
  const storage = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error("full");
    },
  };
  const log = vi.fn();
  const runner = createRunner({ flow: counting, perform: () => {}, storage, log });
  runner.send({ type: "add" });
  expect(runner.getState().count).toBe(1);
  expect(log).toHaveBeenCalledOnce();
});

test("drafts are kept together or not at all, and again as soon as there is room", () => {
  const memory = memoryStorage();
  let isFull = false;
  const storage = {
    ...memory,
    setItem: (key: string, value: string) => {
      if (isFull && key === "second") throw new Error("full");
      memory.setItem(key, value);
    },
  };
  const flow = {
    ...counting,
    keep: ({ count }: State) => ({ first: count, second: count }),
  };
  const log = vi.fn();
  const runner = createRunner({ flow, perform: () => {}, storage, log });
  const kept = () => [storage.getItem("first"), storage.getItem("second")];
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

test("a draft that is there but unreadable differs from one that is not there", () => {
  const storage = memoryStorage();
  storage.setItem("broken", "{");
  const { read } = keptDrafts(storage, () => {});
  expect(read("broken")).toBeUndefined();
  expect(read("missing")).toBeNull();
});

test("each effect is carried out once, however many listen", () => {
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

test("an effect that throws is logged, never an unhandled rejection", async () => {
  const { log, runner } = running(() => {
    throw new Error("broken");
  });
  runner.send({ type: "add" });
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
});

test("an event that changes nothing tells nobody", () => {
  const { runner } = running();
  const listener = vi.fn();
  runner.subscribe(listener);
  runner.send({ type: "look" });
  expect(listener).not.toHaveBeenCalled();
});

test("stopping ends what is under way and ignores what comes", () => {
  const signals: { aborted: boolean }[] = [];
  const { runner } = running((_, { signal }) => void signals.push(signal));
  runner.send({ type: "add", key: "one" });
  runner.stop();
  runner.send({ type: "add" });
  expect(signals).toEqual([expect.objectContaining({ aborted: true })]);
  expect(runner.getState().count).toBe(1);
});

const around = () => ({
  surroundings: { now: () => new Date(), address: () => "", navigate: vi.fn(), notify: vi.fn() },
  services: serviceSource({
    client: createClient({ baseUrl: "https://api.example" }),
    queryClient: new QueryClient(),
  }),
  storage: memoryStorage(),
  log: vi.fn(),
});

test("events that come before a flow's code are carried out in their order", async () => {
  const journey = {
    start: counting.start,
    load: async () => ({ flow: counting, perform: () => () => {} }),
  };
  const runner = runJourney(journey, around());
  const seen: number[] = [];
  runner.subscribe(() => seen.push(runner.getState().count));
  runner.send({ type: "add" });
  runner.send({ type: "add" });
  expect(runner.getState().count).toBe(0);
  await vi.waitFor(() => expect(seen).toEqual([1, 2]));
});

test("a flow whose code could not be fetched is fetched again at the next event", async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue({ flow: counting, perform: () => () => {} });
  const page = around();
  const runner = runJourney({ start: counting.start, load }, page);
  runner.send({ type: "add" });
  await vi.waitFor(() => expect(page.log).toHaveBeenCalledOnce());
  runner.send({ type: "add" });
  await vi.waitFor(() => expect(runner.getState().count).toBe(2));
});
