import type { CallSignal, Logger } from "../platform.ts";
import type { ServiceSource } from "../services.ts";
import type { Attempts } from "./attempts.ts";
import { createEffects, type Effects } from "./effects.ts";
import type { DraftStore } from "./draft-store.ts";
import type { Flow, FlowEffect, Kept, Transition } from "./flow.ts";
import type { PageAdapter } from "./ports.ts";
import { createVisits } from "./visits.ts";

/** A running flow: a store that UI libraries can subscribe to. */
export interface Runner<State, Event> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: Event) => void;
  /** Says that a page shows the run; call what it returns when the page is left. See `Waypost.run`. */
  readonly hold: () => () => void;
  /** Ends the effects that have a key; later events, and what other effects answer, are ignored. */
  readonly stop: () => void;
}

/** Carries one effect out and may answer with events; superseded effects find their signal aborted. */
export type Perform<Event, Effect> = (
  effect: Effect,
  tools: { send: (event: Event) => void; signal: CallSignal },
) => void | Promise<void>;

/** What all runs of a page share. */
export interface RunnerContext {
  readonly pageAdapter: PageAdapter;
  readonly services: ServiceSource;
  readonly drafts: DraftStore;
  readonly attempts: Attempts;
  readonly log: Logger;
}

/**
 * Runs a flow without React. Events that come before its drafts or its code are queued. Each
 * transition first stores the draft, then tells the subscribers, then carries out its effects.
 * `onEnd` is called once no page holds the run any more and no call of it is on the way.
 */
export function createRunner<Input, State, Event, Effect extends FlowEffect>(
  flow: Flow<Input, State, Event, Effect>,
  input: Input,
  context: RunnerContext,
  onEnd: () => void = () => {},
): Runner<State, Event> {
  const { pageAdapter, services, drafts, attempts, log } = context;
  const listeners = new Set<() => void>();
  const events: Event[] = [];
  const waiting: Effect[] = [];
  let state = flow.start(input, kept());
  let isRestoring = false;
  let logic = typeof flow.logic === "function" ? undefined : flow.logic;
  let effects: Effects<Effect> | undefined;
  let stored: Promise<void> | undefined;
  let isLoading = false;
  let isDraining = false;
  let isStopped = false;

  function kept(): Kept {
    return { draft: drafts.read, attempts: attempts.list() };
  }

  void restore(drafts.arriving());
  async function restore(arriving: Promise<void> | undefined): Promise<void> {
    if (arriving === undefined) return;
    isRestoring = true;
    state = flow.start(input, null);
    await arriving;
    state = flow.start(input, kept());
    isRestoring = false;
    tell();
    drain();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function drain(): void {
    if (isDraining || isRestoring) return;
    if (logic === undefined) return void load();
    isDraining = true;
    try {
      while (events.length > 0) step(logic.transition(state, events.shift() as Event));
    } finally {
      isDraining = false;
    }
    visits.endIfLeft();
  }

  function step(next: Transition<State, Effect>): void {
    if (next.state !== state) {
      state = next.state;
      const writing = drafts.write(flow.keep(state));
      if (writing !== undefined) stored = writing;
      tell();
    }
    waiting.push(...next.effects);
    if (stored === undefined && isEquipped()) effects?.carryOut(waiting.splice(0));
    else if (waiting.length > 0) void load();
  }

  /** Whether effects can be carried out: the services are there. */
  function isEquipped(): boolean {
    const ready = services.ready();
    if (effects === undefined && logic !== undefined && ready !== undefined) {
      const perform = logic.perform({ ...pageAdapter, ...ready, attempts }, input);
      effects = createEffects({ name: flow.name, perform, send, log });
    }
    return effects !== undefined;
  }

  /** Waits for what is missing: the code, the services, a storage that answers later. */
  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const code = typeof flow.logic === "function" ? flow.logic() : flow.logic;
      [logic] = await Promise.all([code, services.load()]);
      while (stored !== undefined) {
        const writing = stored;
        await writing;
        if (stored === writing) stored = undefined;
      }
      if (isEquipped()) effects?.carryOut(waiting.splice(0));
    } catch (error) {
      // The next event tries again: the network may have been away.
      return log({ what: "a flow could not be loaded", error });
    } finally {
      isLoading = false;
    }
    if (isStopped) return;
    drain();
    // An effect that answers at once, as a navigation may, can have asked for others.
    if (waiting.length > 0) void load();
  }

  function send(event: Event): void {
    if (isStopped) return;
    events.push(event);
    drain();
  }

  const { onAttempts } = flow;
  const unsubscribe = onAttempts && attempts.subscribe((change) => send(onAttempts(change)));

  function stop(): void {
    isStopped = true;
    unsubscribe?.();
    waiting.length = 0;
    effects?.stop();
  }

  const visits = createVisits(
    () => flow.isBusy?.(state) === true,
    () => {
      stop();
      onEnd();
    },
  );

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
    hold: visits.hold,
    stop,
  };
}
