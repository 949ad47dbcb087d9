import { createEffects, type Effects } from "./effects.ts";
import type { Flow, FlowEffect, SavedState } from "./flow.ts";
import type { PageMoment } from "./ports.ts";
import { createRunState } from "./run-state.ts";
import type { Runner, RunnerContext } from "./runner-types.ts";
import type { Logger } from "../../platform.ts";

/**
 * Runs a flow without React. Events that arrive before its drafts or its code are queued. Each
 * transition stores the draft, then notifies the subscribers, then carries out its effects. Once no
 * page holds the run and none of its calls is pending, it discards its secrets, ends and calls
 * `onEnd`.
 */
export function createRunner<Input, State, Event, Effect extends FlowEffect>(
  flow: Flow<Input, State, Event, Effect>,
  input: Input,
  context: RunnerContext,
  onEnd: () => void = () => {},
): Runner<State, Event> {
  const { pageAdapter, services, drafts, attempts, log, observe } = context;
  const queue: Event[] = [];
  let logic = typeof flow.logic === "function" ? undefined : flow.logic;
  let isLoading = false;
  let isDraining = false;
  let isStopped = false;

  const saved = () => ({ draft: drafts.read, attempts: attempts.list() });
  const start = (from: SavedState | null) => flow.start(input, from, pageAdapter);
  const run = createRunState<State, Event>({
    start: (from) => start(from === "awaited" ? null : saved()),
    arriving: drafts.arriving,
    preview: flow.preview,
    ssr: context.ssr === true,
    queued: () => queue,
  });

  async function prepare(): Promise<void> {
    const code = typeof flow.logic === "function" ? flow.logic() : flow.logic;
    [logic] = await Promise.all([code, services.load()]);
  }

  const outbox = createOutbox<Effect>({
    createPerformer: () => {
      const loaded = services.ready();
      if (logic === undefined || loaded === undefined) return undefined;
      const perform = logic.perform({ ...pageAdapter, ...loaded, attempts }, input);
      return createEffects({ name: flow.name, perform, send, log });
    },
    load: prepare,
    log,
  });

  /** Loads the code that queued events need. */
  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      await prepare();
    } catch (error) {
      // The next event loads it again, because the network may be back by then.
      return log({ what: "a flow could not be loaded", error });
    } finally {
      isLoading = false;
    }
    drain();
  }

  function drain(): void {
    if (isDraining || isStopped || run.isRestoring()) return;
    if (logic === undefined) return queue.length > 0 ? void load() : undefined;
    isDraining = true;
    try {
      for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
        const from = run.get();
        const { state, effects } = logic.transition(from, event);
        observe?.({ flow: flow.name, event, from, to: state, effects });
        const stored = state === from ? undefined : drafts.write(logic.toDrafts(state));
        run.set(state);
        outbox.add(effects, stored);
      }
    } finally {
      isDraining = false;
    }
    holds.reportIfLeft();
  }

  function send(event: Event): void {
    if (isStopped) return;
    queue.push(event);
    if (logic === undefined || run.isRestoring()) run.preview(event);
    drain();
  }

  function reset(): void {
    const state = run.get();
    if (run.isRestoring() || flow.canReset?.(state) === false) return;
    queue.length = 0;
    outbox.clear();
    const keys = logic === undefined ? (flow.keys ?? []) : Object.keys(logic.toDrafts(state));
    const stored = drafts.write(Object.fromEntries(keys.map((key) => [key, null])));
    run.set(start(saved()));
    outbox.add([], stored);
  }

  const restored = run.restored.then(drain);

  /** A later page of the tab may have changed the storage, for example by adding an attempt. */
  function restoreFromCache(): void {
    saved();
    const restore = () => run.set(logic?.restore?.(run.get(), saved()) ?? run.get());
    const arriving = drafts.arriving();
    if (arriving === undefined) restore();
    else void arriving.then(restore);
  }

  function sendMoment(moment: PageMoment): void {
    const event = flow.onLifecycle?.(moment);
    // Before its first event a run has no state to discard.
    if (event !== undefined && (logic !== undefined || queue.length > 0)) send(event);
  }

  const { onAttempts } = flow;
  const unsubscribe = onAttempts && attempts.subscribe((change) => send(onAttempts(change)));
  const unwatch = pageAdapter.lifecycle?.((moment) => {
    if (moment === "back" && !run.isRestoring()) restoreFromCache();
    sendMoment(moment);
  });

  function stop(): void {
    isStopped = true;
    unsubscribe?.();
    unwatch?.();
    outbox.stop();
  }

  const holds = createPageHolds({
    isBusy: () => flow.isBusy?.(run.get()) === true,
    onLeft: () => {
      sendMoment("left");
      if (flow.outlivesPages === true) return;
      stop();
      onEnd();
    },
    onReturn: () => sendMoment("back"),
  });

  return {
    getState: run.shown,
    getServerState: run.shownByServer,
    isRestoring: run.isRestoring,
    subscribe: run.subscribe,
    send,
    ready: async () => {
      await restored;
      await prepare();
      drain();
    },
    hold: holds.hold,
    reset,
    stop,
  };
}

/** The pages that hold a run because they show it. */
interface PageHolds {
  /**
   * Registers a page that shows the run. Call the returned function once, when the page is left.
   */
  readonly hold: () => () => void;
  /** Calls `onLeft` if no page holds the run and no call is pending. */
  readonly reportIfLeft: () => void;
}

interface HoldEvents {
  readonly isBusy: () => boolean;
  readonly onLeft: () => void;
  readonly onReturn: () => void;
}

/** Counts the pages that show a run, and reports when the last of them has left. */
function createPageHolds({ isBusy, onLeft, onReturn }: HoldEvents): PageHolds {
  let holders = 0;
  let visit: "none" | "held" | "left" = "none";

  function reportIfLeft(): void {
    if (visit !== "held" || holders > 0 || isBusy()) return;
    visit = "left";
    onLeft();
  }

  return {
    reportIfLeft,
    hold: () => {
      const wasLeft = visit === "left";
      holders += 1;
      visit = "held";
      if (wasLeft) onReturn();
      return () => {
        holders -= 1;
        // When one page replaces another, the new one registers in the same tick.
        void Promise.resolve().then(reportIfLeft);
      };
    },
  };
}

/** Effects that have been requested but not carried out. */
interface Outbox<Effect> {
  /** `stored` settles when the draft that belongs to the effects is in the storage. */
  readonly add: (effects: readonly Effect[], stored: Promise<void> | undefined) => void;
  /** Discards waiting effects and aborts running ones. */
  readonly clear: () => void;
  readonly stop: () => void;
}

/**
 * Carries out effects once the draft is stored and the code and services of the flow have loaded.
 * `createPerformer` returns undefined until they have; `load` loads them.
 */
function createOutbox<Effect>(needs: {
  readonly createPerformer: () => Effects<Effect> | undefined;
  readonly load: () => Promise<unknown>;
  readonly log: Logger;
}): Outbox<Effect> {
  const { createPerformer, load, log } = needs;
  const waiting: Effect[] = [];
  let performer: Effects<Effect> | undefined;
  let storing: Promise<void> | undefined;
  let isWaiting = false;

  function flush(): void {
    if (waiting.length === 0 || isWaiting) return;
    const isStored = storing === undefined;
    if (isStored) performer ??= createPerformer();
    if (isStored && performer !== undefined) performer.carryOut(waiting.splice(0));
    else void waitAndFlush();
  }

  async function waitAndFlush(): Promise<void> {
    isWaiting = true;
    try {
      await load();
      while (storing !== undefined) {
        const current = storing;
        await current;
        if (storing === current) storing = undefined;
      }
    } catch (error) {
      // The next effect loads it again, because the network may be back by then.
      return log({ what: "a flow could not be loaded", error });
    } finally {
      isWaiting = false;
    }
    flush();
  }

  return {
    add: (effects, stored) => {
      if (stored !== undefined) storing = stored;
      waiting.push(...effects);
      // While the storage is slow, a superseded effect could still send an event.
      performer?.supersede(effects);
      flush();
    },
    clear: () => {
      waiting.length = 0;
      performer?.stop();
      performer = undefined;
    },
    stop: () => {
      waiting.length = 0;
      performer?.stop();
    },
  };
}
