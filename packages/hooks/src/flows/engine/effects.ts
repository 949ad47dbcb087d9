import { newAbort, type Logger } from "../../platform.ts";
import type { FlowEffect, Perform } from "./flow.ts";

export interface Effects<Effect> {
  readonly carryOut: (effects: readonly Effect[]) => void;
  /** Aborts running effects that share a key with one of these. */
  readonly supersede: (effects: readonly Effect[]) => void;
  /** Aborts all effects that have a key. */
  readonly stop: () => void;
}

/** Carries out each effect once. Errors are logged and never become unhandled rejections. */
export function createEffects<Effect extends FlowEffect, Event>(flow: {
  name: string;
  perform: Perform<Event, Effect>;
  send: (event: Event) => void;
  log: Logger;
}): Effects<Effect> {
  const { name, perform, send, log } = flow;
  const running = new Map<string, ReturnType<typeof newAbort>>();
  let isStopped = false;

  function abortOlder({ key }: Effect): void {
    if (key !== undefined) running.get(key)?.abort();
  }

  function carryOut(effect: Effect): void {
    if (isStopped) return;
    const { key, type } = effect;
    const control = newAbort();
    abortOlder(effect);
    if (key !== undefined) running.set(key, control);
    const { signal } = control;
    // An async function, so that a synchronous throw is handled like a rejection.
    const work = async () =>
      perform(effect, { signal, send: (event) => void (signal.aborted || send(event)) });
    work()
      .catch((error: unknown) => log({ what: `effect ${name}/${type}`, error }))
      .finally(() => {
        if (key !== undefined && running.get(key) === control) running.delete(key);
      });
  }

  return {
    carryOut: (effects) => effects.forEach(carryOut),
    supersede: (effects) => effects.forEach(abortOlder),
    stop: () => {
      isStopped = true;
      for (const control of running.values()) control.abort();
      running.clear();
    },
  };
}
