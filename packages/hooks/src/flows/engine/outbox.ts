import type { Logger } from "../../platform.ts";
import type { Effects } from "./effects.ts";

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
export function createOutbox<Effect>(needs: {
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
