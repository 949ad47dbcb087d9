import * as fc from "fast-check";
import {
  serverBehaviour,
  tokenBehaviour,
  type ServerBehaviour,
  type TokenBehaviour,
} from "./behaviour.ts";
import type { MoneyFlow, PaymentSteps, Step } from "./flow.ts";
import type { Counts } from "./counts.ts";
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

/** The next action, on a run of the first tab or of its copy, or on the whole tab. */
type Action =
  | { do: "send"; run: number; steps: readonly Step[] }
  | { do: "pass"; milliseconds: number }
  | { do: "reprice"; factor: number }
  | { do: "leave"; run: number }
  | { do: "reload" | "duplicate" | "put-away" };

const PAUSES = [0, 10, 500, 5_000, 30_000, 100_000, 155_000];

const to = (run: number, ...parts: (readonly Step[])[]): Action => ({
  do: "send",
  run,
  steps: parts.flat(),
});
const reload: Action = { do: "reload" };
const reprice = (factor: number): Action => ({ do: "reprice", factor });
const duplicate: Action = { do: "duplicate" };
const putAway: Action = { do: "put-away" };

const pause: fc.Arbitrary<Action> = fc
  .constantFrom(...PAUSES)
  .map((milliseconds) => ({ do: "pass", milliseconds }));

/** Scenes that random actions seldom produce: two runs and a reload at critical moments. */
function scene({
  events,
  scripts,
  paymentSteps,
  isRepeatable,
}: MoneyFlow): fc.Arbitrary<readonly Action[]> {
  const { enters, agree, again, refresh, restart, goOn, parts } = paymentSteps;
  const readsAgain = to(1, refresh.slice(0, 1));
  const tooOld = (enter: readonly Step[]) => [
    [to(0, enter), to(1, enter), readsAgain, to(0, agree), to(1, [5_000], again, agree)],
    [to(0, enter), to(1, enter), to(0, agree), readsAgain, to(1, [5_000], again, agree)],
  ];
  const first = fc
    .constantFrom(...scripts, ...events.map((event): readonly Step[] => [event]))
    .map((steps) => to(0, steps));
  return fc
    .tuple(pause, pause, first, fc.constantFrom(...enters))
    .chain(([short, long, next, enter]) =>
      fc.constantFrom<(readonly Action[])[]>(
        // Both runs open the question and both are confirmed.
        [to(0, enter), to(1, enter), to(0, agree), short, to(1, agree)],
        [to(0, enter), to(0, agree), short, to(1, enter), long, to(1, agree)],
        [to(0, enter), to(1, enter), to(0, agree), short, to(1, restart), long, to(1, agree)],
        // One run gives up a request that the other still makes.
        [to(0, enter), to(1, enter), to(0, agree), long, to(0, restart), short, to(1, agree)],
        // Prices change before the question opens, and while it is open.
        [to(0, enter), short, reprice(2), to(0, refresh, agree)],
        [to(0, enter), reprice(2), short, to(0, agree), long, to(0, agree)],
        [
          to(0, enter.slice(0, -1)),
          reprice(3),
          to(0, enter.slice(-1)),
          to(0, agree),
          short,
          to(0, agree),
        ],
        // Prices change while a pressed order waits, for example for the token of its card.
        [to(0, enter, agree), short, reprice(2), long, to(0, agree)],
        // Any event can be the first of a page that has something to show.
        [to(0, enter, agree), short, reload, next, long],
        [to(0, enter, agree), long, reload, to(1, again), short, to(1, agree)],
        // One run looks up the outcome while the other sends again.
        [
          to(0, enter, agree),
          long,
          reload,
          to(0, again),
          to(0, agree),
          to(1, again),
          short,
          to(1, agree),
        ],
        // A tab is duplicated before, while and after it pays.
        [
          to(0, enter),
          duplicate,
          to(2, enter),
          to(0, agree),
          short,
          to(2, agree),
          long,
          to(2, agree),
        ],
        [to(0, enter, agree), short, duplicate, next, to(2, again), to(2, agree)],
        [to(0, enter), duplicate, to(2, goOn), to(2, agree)],
        // A page is put into the back-forward cache and restored, at its question or while it pays.
        [to(0, enter), putAway, to(0, goOn), to(0, agree)],
        [to(0, enter, agree), short, putAway, long, to(0, again), to(0, goOn), to(0, agree)],
        [to(0, enter), reload, to(0, goOn), to(0, agree)],
        // The storage has no room when the same request is sent again.
        [to(0, enter, agree), long, to(0, again), to(0, agree), short, reload, next],
        // A list is read again that was requested before the other run paid.
        ...(isRepeatable ? [] : Array.from({ length: 3 }, () => tooOld(enter)).flat()),
        // Items that were ordered together are paid for one by one.
        ...(parts.length === 0
          ? []
          : Array.from({ length: 4 }, () => oneByOne(paymentSteps, enter))),
      ),
    );
}

/** Orders everything, perhaps without a reply, and then each part. */
const oneByOne = ({ agree, parts }: PaymentSteps, enter: readonly Step[]): readonly Action[] =>
  [enter, ...parts].flatMap((ask): Action[] => [
    to(0, ask),
    to(0, agree),
    { do: "pass", milliseconds: 100_000 },
  ]);
