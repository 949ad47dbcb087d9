import * as fc from "fast-check";
import {
  serverBehaviour,
  tokenBehaviour,
  type ServerBehaviour,
  type TokenBehaviour,
} from "./behaviour.ts";
import type { MoneyFlow } from "./flow.ts";
import type { Counts } from "./counts.ts";
import { duplicate, pause, putAway, reload, reprice, scene, to, type Action } from "./scenes.ts";
import { storageBehaviour, type StorageBehaviour } from "./storage.ts";
import { pass } from "./time.ts";
import { startWorld, type World } from "./world.ts";

/** One random session: the behaviour of the server and the storage, and the actions. */
interface Session {
  serverBehaviour: ServerBehaviour;
  storage: StorageBehaviour;
  tokens: TokenBehaviour;
  actions: readonly Action[];
}

/** Random actions. */
function randomActions({ events, scripts }: MoneyFlow): fc.Arbitrary<readonly Action[]> {
  const run = fc.constantFrom(0, 0, 0, 0, 1, 1, 2);
  const action = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(run, fc.constantFrom(...events)).map(([one, event]) => to(one, [event])),
    },
    {
      weight: 7,
      arbitrary: fc.tuple(run, fc.constantFrom(...scripts)).map(([one, steps]) => to(one, steps)),
    },
    { weight: 4, arbitrary: pause },
    { weight: 1, arbitrary: run.map((one): Action => ({ do: "leave", run: one })) },
    { weight: 1, arbitrary: fc.constant(reload) },
    { weight: 1, arbitrary: fc.constantFrom(1, 2, 3).map(reprice) },
    { weight: 1, arbitrary: fc.constantFrom(duplicate, putAway) },
  );
  return fc.array(action, { minLength: 3, maxLength: 24, size: "max" });
}

/**
 * Arbitrary sessions of a flow: any actions of customers and pages, any behaviour of servers and
 * storages.
 */
export function sessions(flow: MoneyFlow): fc.Arbitrary<Session> {
  const part = fc.oneof(randomActions(flow), scene(flow));
  const actions = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.flat());
  return fc.record({
    serverBehaviour,
    storage: storageBehaviour,
    tokens: tokenBehaviour,
    actions,
  });
}

async function act(world: World, action: Action): Promise<void> {
  switch (action.do) {
    case "pass":
      return pass(action.milliseconds);
    case "leave":
      return world.leave(action.run);
    case "reload":
      return world.reload();
    case "reprice":
      return world.setPrices(action.factor);
    case "duplicate":
      return world.duplicate();
    case "put-away":
      return world.putAway();
    case "send":
      for (const step of action.steps) {
        if (typeof step === "number") await pass(step);
        else world.send(action.run, step);
      }
  }
}

/** Runs one random session of a flow and returns the invariants that it violated. */
export async function runSession(
  flow: MoneyFlow,
  session: Session,
  seen: Counts,
): Promise<readonly string[]> {
  const hasTwoTabs = session.actions.includes(duplicate);
  const world = startWorld(flow, { ...session, hasTwoTabs }, seen);
  await pass(0);
  for (const action of session.actions) {
    await act(world, action);
    world.look();
  }
  await pass(200_000);
  world.look();
  world.close();
  return world.violations;
}
