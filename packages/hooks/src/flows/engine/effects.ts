import { newAbort, type Logger } from "../../platform.ts";
import type { FlowEffect } from "./flow.ts";
import type { Perform } from "./runner-types.ts";

/** Effects that are being carried out. */
export interface Effects<Effect> {
  readonly carryOut: (effects: readonly Effect[]) => void;
  /** Aborts the effects that these supersede, before these are carried out. */
  readonly supersede: (effects: readonly Effect[]) => void;
  /** Ends those that have a key. */
  readonly stop: () => void;
}

/** Carries effects out, each once. What one throws is logged, never an unhandled rejection. */
export function createEffects<Effect extends FlowEffect, Event>(flow: {
  name: string;
  perform: Perform<Event, Effect>;
  send: (event: Event) => void;
  log: Logger;
}): Effects<Effect> {
  const { name, perform, send, log } = flow;
  const underWay = new Map<string, ReturnType<typeof newAbort>>();
  let isStopped = false;

  function abortOlder({ key }: Effect): void {
    if (key !== undefined) underWay.get(key)?.abort();
  }

  function carryOut(effect: Effect): void {
    if (isStopped) return;
    const { key, type } = effect;
    const control = newAbort();
    abortOlder(effect);
    if (key !== undefined) underWay.set(key, control);
    const { signal } = control;
    // An async function, so that an effect that throws at once is no different from one that rejects.
    const work = async () =>
      perform(effect, { signal, send: (event) => void (signal.aborted || send(event)) });
    work()
      .catch((error: unknown) => log({ what: `effect ${name}/${type}`, error }))
      .finally(() => {
        if (key !== undefined && underWay.get(key) === control) underWay.delete(key);
      });
  }

  return {
    carryOut: (effects) => effects.forEach(carryOut),
    supersede: (effects) => effects.forEach(abortOlder),
    stop: () => {
      isStopped = true;
      for (const control of underWay.values()) control.abort();
      underWay.clear();
    },
  };
}
