import { createEffects, type Effects } from "./effects.ts";
import type { Ability, Flow, FlowEffect, FlowLogic, Kept, Transition } from "./flow.ts";
import type { Runner, RunnerContext } from "./runner-types.ts";
import { createVisits } from "./visits.ts";

/**
 * Runs a flow without React. Events that come before its drafts or its code are queued. Each
 * transition first stores the draft, then notifies the subscribers, then carries out its effects.
 * `onEnd` is called once no page holds the run and none of its calls is pending.
 */
export function createRunner<Input, State, Event, Effect extends FlowEffect>(
  flow: Flow<Input, State, Event, Effect>,
  input: Input,
  context: RunnerContext,
  onEnd: () => void = () => {},
): Runner<State, Event> {
  const { pageAdapter, services, drafts, attempts, log, observe, ssr } = context;
  const listeners = new Set<() => void>();
  const events: Event[] = [];
  const waiting: Effect[] = [];
  let state = flow.start(input, kept());
  /** The state to show while events are queued. */
  let previewed: State | undefined;
  /** The initial state for parts of the page that are hydrated later. */
  let serverState: State | undefined;
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

  const restored = restore(drafts.arriving());
  async function restore(arriving: Promise<void> | undefined): Promise<void> {
    if (arriving === undefined) return;
    isRestoring = true;
    state = flow.start(input, null);
    await arriving;
    serverState ??= getState();
    state = flow.start(input, kept());
    isRestoring = false;
    previewed = undefined;
    preview(...events);
    // Queued events that can be handled now notify the subscribers themselves.
    if (events.length === 0 || logic === undefined) tell();
    drain();
  }

  /** Shows edits whose events are still queued. */
  function preview(...waitingEvents: Event[]): void {
    for (const event of waitingEvents) {
      const next = flow.preview?.(getState(), event);
      if (next !== undefined) previewed = next;
    }
  }

  function getState(): State {
    return previewed ?? state;
  }

  function getServerState(): State {
    if (!ssr) return getState();
    return (serverState ??= isRestoring ? getState() : flow.start(input, null));
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function drain(): void {
    if (isDraining || isRestoring) return;
    if (logic === undefined) return void load();
    isDraining = true;
    previewed = undefined;
    try {
      while (events.length > 0) {
        const event = events.shift() as Event;
        const next = logic.transition(state, event);
        observe?.({ flow: flow.name, event, from: state, to: next.state, effects: next.effects });
        step(next);
      }
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
    // While the storage is slow, a superseded effect could still answer.
    effects?.supersede(next.effects);
    if (stored === undefined && isEquipped()) effects?.carryOut(waiting.splice(0));
    else if (waiting.length > 0) void load();
  }

  /** Whether effects can be carried out: code and services have loaded. */
  function isEquipped(): boolean {
    const loaded = services.ready();
    if (effects === undefined && logic !== undefined && loaded !== undefined) {
      const perform = logic.perform({ ...pageAdapter, ...loaded, attempts }, input);
      effects = createEffects({ name: flow.name, perform, send, log });
    }
    return effects !== undefined;
  }

  async function prepare(): Promise<FlowLogic<Input, State, Event, Effect>> {
    const code = typeof flow.logic === "function" ? flow.logic() : flow.logic;
    const [loaded] = await Promise.all([code, services.load()]);
    logic = loaded;
    return loaded;
  }

  /** Waits for the code, the services and an asynchronous storage. */
  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      await prepare();
      while (stored !== undefined) {
        const writing = stored;
        await writing;
        if (stored === writing) stored = undefined;
      }
      if (isEquipped()) effects?.carryOut(waiting.splice(0));
    } catch (error) {
      // The next event tries again, because the network may be back by then.
      return log({ what: "a flow could not be loaded", error });
    } finally {
      isLoading = false;
    }
    if (isStopped) return;
    drain();
    // An effect that answers synchronously, such as a navigation, may have requested others.
    if (waiting.length > 0) void load();
  }

  function send(event: Event): void {
    if (isStopped) return;
    events.push(event);
    const before = previewed;
    if (logic === undefined || isRestoring) preview(event);
    if (previewed !== before) tell();
    drain();
  }

  async function ready(): Promise<void> {
    await restored;
    await prepare();
    drain();
  }

  function can(event: Event): Ability {
    if (logic === undefined || isRestoring) return { isAllowed: false, reason: "loading" };
    const next = logic.transition(state, event);
    return next.state !== state || next.effects.length > 0
      ? { isAllowed: true, reason: null }
      : { isAllowed: false, reason: logic.whyIgnored?.(state, event) ?? "elsewhere" };
  }

  function reset(): void {
    if (isRestoring || flow.canReset?.(state) === false) return;
    const keys = Object.keys(flow.keep(state));
    events.length = 0;
    waiting.length = 0;
    effects?.stop();
    effects = undefined;
    previewed = undefined;
    stored = drafts.write(Object.fromEntries(keys.map((key) => [key, null])));
    state = flow.start(input, kept());
    tell();
  }

  const { onAttempts, onLifecycle } = flow;
  const unsubscribe = onAttempts && attempts.subscribe((change) => send(onAttempts(change)));
  const unwatch = pageAdapter.lifecycle?.((moment) => {
    const event = onLifecycle?.(moment);
    // A run without any event has no state to discard.
    if (event !== undefined && (logic !== undefined || events.length > 0)) send(event);
  });

  function stop(): void {
    isStopped = true;
    unsubscribe?.();
    unwatch?.();
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
    getState,
    getServerState,
    isRestoring: () => isRestoring,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
    can,
    ready,
    hold: visits.hold,
    reset,
    stop,
  };
}
