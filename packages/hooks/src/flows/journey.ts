import type { DraftStorage, Logger } from "../platform.ts";
import type { Flow, FlowEffect, KeptDrafts } from "./flow.ts";
import type { ServiceSource } from "../services.ts";
import type { Ports, Surroundings } from "./ports.ts";
import { createRunner, keptDrafts, type Perform, type Runner } from "./runner.ts";

/** A flow together with how its effects are carried out. */
export interface LoadedJourney<State, Event, Effect extends FlowEffect> {
  readonly flow: Flow<State, Event, Effect>;
  readonly perform: (ports: Ports) => Perform<Event, Effect>;
}

/** A flow whose code arrives when it is needed: its first state is known at once. */
export interface Journey<State, Event, Effect extends FlowEffect> {
  readonly start: (kept: KeptDrafts) => State;
  readonly load: () => Promise<LoadedJourney<State, Event, Effect>>;
}

/**
 * Runs a journey from its first event on. Events that come before the code are
 * carried out in their order as soon as it has arrived.
 */
export function runJourney<State, Event, Effect extends FlowEffect>(
  journey: Journey<State, Event, Effect>,
  around: {
    surroundings: Surroundings;
    services: ServiceSource;
    storage: DraftStorage;
    log: Logger;
  },
): Runner<State, Event> {
  const { surroundings, services, storage, log } = around;
  const first = journey.start(keptDrafts(storage, log).read);
  const waiting: Event[] = [];
  const listeners = new Set<() => void>();
  let runner: Runner<State, Event> | undefined;
  let isLoading = false;
  let isStopped = false;

  async function load(): Promise<void> {
    isLoading = true;
    try {
      const [{ flow, perform }, ready] = await Promise.all([journey.load(), services.load()]);
      if (isStopped) return;
      const ports = { ...surroundings, ...ready };
      runner = createRunner({ flow, perform: perform(ports), storage, log });
      for (const listener of listeners) runner.subscribe(listener);
      for (const event of waiting.splice(0)) runner.send(event);
    } catch (error) {
      // The next event tries again: the network may have been away.
      log({ what: "a flow could not be loaded", error });
    } finally {
      isLoading = false;
    }
  }

  return {
    getState: () => runner?.getState() ?? first,
    subscribe: (listener) => {
      listeners.add(listener);
      const leave = runner?.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave?.();
      };
    },
    send: (event) => {
      if (runner !== undefined) return runner.send(event);
      if (isStopped) return;
      waiting.push(event);
      if (!isLoading) void load();
    },
    stop: () => {
      isStopped = true;
      runner?.stop();
    },
  };
}
