import { onTestFinished } from "vitest";
import type { InputArgument } from "../src/flows/engine/flow.ts";
import type { Runner } from "../src/flows/engine/runner-types.ts";
import type { TaskFlow } from "../src/flows/task/flow.ts";
import type { TaskAction, TaskEvent, TaskPhase, TaskState } from "../src/flows/task/state.ts";
import type { TaskArgs, TaskReview, TaskShape } from "../src/flows/task/task.ts";
import { canConfirm } from "../src/flows/checkout/order.ts";
import { argsOf, taskOrder, reviewOf } from "../src/flows/task/args.ts";
import { seenTask, type SeenTask } from "./seen-task.ts";
import { openPage, soon, TODAY, type Page, type PageOptions } from "./page.ts";

export interface TaskAtWork<Shape extends TaskShape> extends Page {
  runner: Runner<TaskState<Shape>, TaskEvent<Shape>>;
  send: (event: TaskAction<Shape>) => void;
  edit: (patch: Partial<Shape["draft"]>) => void;
  /** Continues up to the review. */
  toReview: () => void;
  /** Presses Confirm, each time a little later than before. */
  confirm: () => void;
  /** Retries, and waits for the result of the preceding lookup. */
  sendAgain: () => Promise<void>;
  state: () => SeenTask<Shape>;
  /** All phases that were shown, the current one last. */
  phases: TaskPhase[];
  /** Waits until the task is in this phase. */
  until: (phase: TaskPhase) => Promise<SeenTask<Shape>>;
  args: () => TaskArgs<Shape> | null;
  review: () => TaskReview | null;
  canConfirm: () => boolean;
  /** The bodies of the write requests. */
  written: () => unknown[];
  /** Another run about the same money on the same page. */
  twin: () => TaskAtWork<Shape>;
  /** The run that the page now returns for the same customer. */
  again: () => TaskAtWork<Shape>;
  /** The same browser tab after a reload: same storage, new memory. */
  reload: (changes?: PageOptions) => TaskAtWork<Shape>;
}

/** A running task without React: the real client with the sandbox's handler. */
export function taskAtWork<Shape extends TaskShape>(
  flow: TaskFlow<Shape>,
  input: Shape["input"],
  options: PageOptions = {},
): TaskAtWork<Shape> {
  const owner = flow.task.owner(input);
  // The token that the tracking site would have stored. The client sends it with authorized calls
  // only.
  const token = (sandbox: Page["sandbox"]) => sandbox.tokenFor(owner);
  return runOn(openPage({ token, ...options }), { flow, input, options });
}

interface Run<Shape extends TaskShape> {
  flow: TaskFlow<Shape>;
  input: Shape["input"];
  options: PageOptions;
}

let presses = 0;

function runOn<Shape extends TaskShape>(page: Page, run: Run<Shape>): TaskAtWork<Shape> {
  const { flow, input, options } = run;
  const { task } = flow;
  const { sandbox, storage } = page;
  const runner = page.waypost.run(flow, ...([input] as unknown as InputArgument<Shape["input"]>));
  onTestFinished(() => runner.stop());
  const { send } = runner;
  const state = () => seenTask(runner.getState());
  const phases = [state().phase];
  runner.subscribe(() => {
    const { phase } = state();
    if (phase !== phases.at(-1)) phases.push(phase);
  });
  const now = options.now ?? (() => TODAY);
  return {
    ...page,
    runner,
    send,
    sendAgain: async () => {
      send({ type: "try-again" });
      await soon(() => {
        if (state().phase === "reading-back") throw new Error("still reading back");
      });
    },
    state,
    phases,
    edit: (patch) => send({ type: "edit", patch, today: now() }),
    toReview: () => send({ type: "continue" }),
    confirm: () => {
      presses += 1;
      send({ type: "confirm", at: new Date(now().getTime() + presses) });
    },
    until: (phase) =>
      soon(() => {
        const current = state();
        if (current.phase !== phase) throw new Error(`still ${current.phase}, not ${phase}`);
        return current;
      }),
    args: () => argsOf(state()),
    review: () => reviewOf(task, state()),
    canConfirm: () => {
      const current = runner.getState();
      const args = argsOf(current.form);
      if (current.screen.phase !== "reviewing" || args === null) return false;
      return canConfirm(current.screen.question, taskOrder(task, current.form, args));
    },
    written: () =>
      page.fetched
        .filter(({ init }) => init.method !== "GET")
        .map(({ init }) => JSON.parse(init.body ?? "null") as unknown),
    // The page identifies runs by their flow object, so a copy of the flow has its own runs.
    twin: () => runOn(page, { ...run, flow: { ...flow } }),
    again: () => runOn(page, run),
    reload: (changes = {}) => {
      runner.stop();
      page.close();
      return taskAtWork(flow, input, { ...options, sandbox, storage, ...changes });
    },
  };
}

/** Waits until an entered IMEI has been checked. */
export const checked = <Shape extends TaskShape>({ state, send }: TaskAtWork<Shape>) => {
  send({ type: "leave-imei" });
  return soon(() => {
    if (state().imei.check.status === "checking") throw new Error("still checking the IMEI");
  });
};

/** Waits until the prices of a review were read again. */
export const priced = <Shape extends TaskShape>({ state }: TaskAtWork<Shape>) =>
  soon(() => {
    if (state().priceCheck?.status === "running") throw new Error("still reading the prices");
  });
