import { newAbort, type CallSignal, type DraftStorage, type Logger } from "../platform.ts";
import type { Flow, FlowEffect, KeptDrafts } from "./flow.ts";

/** A running flow: a store that UI libraries can subscribe to. */
export interface Runner<State, Event> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: Event) => void;
  /** Ends the effects that have a key; later events, and what other effects answer, are ignored. */
  readonly stop: () => void;
}

/** Carries one effect out and may answer with events; superseded effects find their signal aborted. */
export type Perform<Event, Effect> = (
  effect: Effect,
  tools: { send: (event: Event) => void; signal: CallSignal },
) => void | Promise<void>;

export interface RunnerOptions<State, Event, Effect extends FlowEffect> {
  flow: Flow<State, Event, Effect>;
  perform: Perform<Event, Effect>;
  storage: DraftStorage;
  log: Logger;
}

/**
 * Runs a flow without React. Each transition first keeps the draft, then tells the
 * subscribers, then carries out its effects: an attempt is stored before its call goes out.
 */
export function createRunner<State, Event, Effect extends FlowEffect>(
  options: RunnerOptions<State, Event, Effect>,
): Runner<State, Event> {
  const { flow, perform, log } = options;
  const drafts = keptDrafts(options.storage, log);
  const listeners = new Set<() => void>();
  const underWay = new Map<string, ReturnType<typeof newAbort>>();
  const queue: Event[] = [];
  let state = flow.start(drafts.read);
  let draining = false;
  let stopped = false;

  function carryOut(effect: Effect): void {
    const key = effect.key;
    const control = newAbort();
    if (key !== undefined) {
      underWay.get(key)?.abort();
      underWay.set(key, control);
    }
    const signal = control.signal;
    const answer = (event: Event) => {
      if (!signal.aborted) send(event);
    };
    const settle = () => {
      if (key !== undefined && underWay.get(key) === control) underWay.delete(key);
    };
    // A promise of its own, so that an effect that throws at once is no different from one that throws later.
    new Promise<void>((resolve) => resolve(perform(effect, { send: answer, signal })))
      .catch((error: unknown) => log({ what: `effect ${flow.name}/${effect.type}`, error }))
      .finally(settle);
  }

  function drain(): void {
    draining = true;
    try {
      for (let event = queue.shift(); event !== undefined; event = queue.shift()) step(event);
    } finally {
      draining = false;
    }
  }

  function step(event: Event): void {
    const next = flow.transition(state, event);
    if (next.state !== state) {
      state = next.state;
      drafts.write(flow.keep(state));
      for (const listener of listeners) listener();
    }
    for (const effect of next.effects) carryOut(effect);
  }

  function send(event: Event): void {
    if (stopped) return;
    queue.push(event);
    if (!draining) drain();
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
    stop: () => {
      stopped = true;
      for (const control of underWay.values()) control.abort();
      underWay.clear();
    },
  };
}

/**
 * Drafts as JSON in a storage that may be full or forbidden: that is logged, never thrown. They
 * are kept all together or not at all, so that a reload never finds an old one beside a new one.
 */
export function keptDrafts(storage: DraftStorage, log: Logger) {
  const written = new Map<string, string | null>();

  const read: KeptDrafts = (key) => {
    let text: string | null = null;
    try {
      text = storage.getItem(key);
      return text === null ? null : JSON.parse(text);
    } catch (error) {
      log({ what: `draft ${key} is unreadable`, error });
      return text === null ? null : undefined;
    }
  };

  const keep = (key: string, text: string | null): void => {
    if (written.get(key) === text) return;
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    written.set(key, text);
  };

  const forget = (key: string): void => {
    written.delete(key);
    storage.removeItem(key);
  };

  const write = (entries: Readonly<Record<string, unknown>>): void => {
    try {
      for (const [key, value] of Object.entries(entries)) {
        keep(key, value === null ? null : JSON.stringify(value));
      }
    } catch (error) {
      log({ what: "drafts could not be kept", error });
      try {
        Object.keys(entries).forEach(forget);
      } catch {
        // A storage that refuses even this kept nothing in the first place.
      }
    }
  };

  return { read, write };
}
