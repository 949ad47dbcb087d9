import { expect, test, vi } from "vitest";
import { createWaypost } from "../../waypost.ts";
import { soon } from "../../../test/soon.ts";
import { counting, toDrafts, running, services, transition } from "../../../test/counting-flow.ts";

test("inputs with the same identity share a run", () => {
  const { waypost, flow, runner } = running();
  expect(waypost.run(flow, "one")).toBe(runner);
  expect(waypost.run(flow, "two")).not.toBe(runner);
});

test("each effect is carried out once, for any number of subscribers", () => {
  const perform = vi.fn();
  const { runner } = running(perform);
  runner.subscribe(() => {});
  runner.subscribe(() => {});
  runner.send({ type: "add" });
  expect(perform).toHaveBeenCalledOnce();
});

test("a newer effect with the same key supersedes the older one, whose answer is ignored", () => {
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
    logic: async () => ({ transition, perform: () => () => {}, toDrafts }),
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
    .mockResolvedValue({ transition, perform: () => () => {}, toDrafts });
  const { runner, log } = running(undefined, { logic });
  runner.send({ type: "add" });
  await soon(() => expect(log).toHaveBeenCalledOnce());
  runner.send({ type: "add" });
  await soon(() => expect(runner.getState().count).toBe(2));
});
