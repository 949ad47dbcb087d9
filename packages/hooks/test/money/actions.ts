import * as fc from "fast-check";
import type { MoneyFlow, Step } from "./flow.ts";
import { fates, type Fates } from "./server.ts";
import { storageFate, type StorageFate } from "./storage.ts";
import { pass } from "./time.ts";
import type { Seen } from "./ledger.ts";
import { startWorld } from "./world.ts";

/** What happens next, to one of the two runs or to both. */
type Action =
  | { do: "send"; run: number; steps: readonly Step[] }
  | { do: "pass"; milliseconds: number }
  | { do: "leave"; run: number }
  | { do: "reload" };

/** How the server and the storage answer, and what happens. */
export interface Life {
  fates: Fates;
  storage: StorageFate;
  actions: readonly Action[];
}

const PAUSES = [0, 10, 500, 5_000, 30_000, 100_000, 155_000];

/** Any life that customers, pages, servers and storages may lead a flow through. */
export function lives({ events, scripts }: MoneyFlow): fc.Arbitrary<Life> {
  const run = fc.constantFrom(0, 0, 0, 1);
  const send = fc.constant("send" as const);
  const actions = fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          do: send,
          run,
          steps: fc.constantFrom(...events.map((event): readonly Step[] => [event])),
        }),
      },
      { weight: 7, arbitrary: fc.record({ do: send, run, steps: fc.constantFrom(...scripts) }) },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant("pass" as const),
          milliseconds: fc.constantFrom(...PAUSES),
        }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant("leave" as const), run }) },
      { weight: 1, arbitrary: fc.constant({ do: "reload" as const }) },
    ),
    { minLength: 6, maxLength: 36, size: "max" },
  );
  return fc.record({ fates, storage: storageFate, actions });
}

/** Leads a flow through a life, and gives what should never have happened. */
export async function lead(flow: MoneyFlow, life: Life, seen: Seen): Promise<readonly string[]> {
  const world = startWorld(flow, life, seen);
  await pass(0);
  for (const action of life.actions) {
    if (action.do === "pass") await pass(action.milliseconds);
    else if (action.do === "leave") world.leave(action.run);
    else if (action.do === "reload") world.reload();
    else {
      for (const step of action.steps) {
        if (typeof step === "number") await pass(step);
        else world.send(action.run, step);
      }
    }
  }
  await pass(200_000);
  world.close();
  return world.violations;
}
