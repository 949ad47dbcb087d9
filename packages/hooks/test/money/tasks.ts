import type { TaskAction } from "../../src/flows/task/state.ts";
import { argsOf, reviewOf } from "../../src/flows/task/args.ts";
import { createRunner } from "../../src/flows/engine/runner.ts";
import { seenTask } from "../seen-task.ts";
import { CUSTOMER, type AnyTaskRow } from "../task-rows.ts";
import type { MoneyFlow, Step } from "./flow.ts";

type Action = TaskAction;

/** A press of Confirm at the current time. */
const confirm = { type: "confirm" } as unknown as Action;

/** A test page whose clock stands still. */
const confirmWithOldTime: Action = { type: "confirm", at: new Date(0) };

const edit = (patch: object): Action => ({ type: "edit", patch, today: new Date() });

/** A task as a flow that moves money. */
export function taskMoney(row: AnyTaskRow): MoneyFlow {
  const { flow, entries, otherEntries, call } = row;
  const { task } = flow;
  const input = row.input(CUSTOMER);
  // A pause for the IMEI check, or for the details of the next stage.
  const pause: Step[] = task.imei !== undefined || row.prepares !== undefined ? [200] : [];
  const goOn: Step = { type: "continue" };
  const filling = entries(CUSTOMER).flatMap((patch) => [edit(patch), ...pause, goOn, ...pause]);
  const lastEntry = entries(CUSTOMER).slice(-1).map(edit);
  const repeating: Step[] = [{ type: "try-again" }, ...lastEntry, ...pause, goOn];
  const acknowledging: Step = { type: "acknowledge", isAcknowledged: true } as Step;
  const agree = [acknowledging, confirm];
  const partly = otherEntries(CUSTOMER).filter((patch) => "imeis" in patch);
  return {
    name: task.name,
    findsFree: false,
    receivesOthers: true,
    isRepeatable: row.isRepeatable === true,
    isHarmless: task.repeat === "harmless",
    readsRemaining: !row.readsNothing,
    paying: new RegExp(`^${call.replace(" ", " https://api.example")}$`),
    subjectsOf: row.subjectsOf,
    plansOf: row.plansOf,
    paidWith: (request) => (Object.hasOwn(request as object, "credit_card") ? "card" : null),
    accepted: () => ({ status: true, message: "Thanks" }),
    events: [
      { type: "open" },
      ...[...entries(CUSTOMER), ...otherEntries(CUSTOMER)].map(edit),
      { type: "continue" },
      { type: "back" },
      { type: "acknowledge", isAcknowledged: true } as Action,
      { type: "acknowledge", isAcknowledged: false } as Action,
      confirm,
      confirmWithOldTime,
      { type: "refetch" },
      { type: "read-back-again" },
      { type: "try-again" },
      { type: "start-over" },
      { type: "close-dialog" },
    ],
    scripts: [
      [{ type: "open" }, 200, ...filling],
      [{ type: "open" }, 200, ...filling, confirm],
      [...filling, confirm, confirm],
      [...repeating, confirm],
      [...repeating, acknowledging, confirm],
      [{ type: "open" }, 200, ...filling, acknowledging, confirmWithOldTime],
      [{ type: "start-over" }, 200, ...filling, acknowledging, confirm],
      [{ type: "open" }, 200, goOn, ...pause, goOn, acknowledging, confirm],
    ],
    paymentSteps: {
      enters: [[{ type: "open" }, 200, ...filling]],
      agree,
      refresh: [{ type: "refetch" }, 3_000],
      again: [{ type: "try-again" }, 100, ...lastEntry, { type: "continue" }],
      goOn: [{ type: "open" }, 200, goOn, ...pause, goOn],
      restart: [{ type: "start-over" }, 200, ...filling],
      parts: partly
        .slice(0, 2)
        .map((patch) => [
          { type: "start-over" },
          200,
          edit(patch),
          { type: "continue" },
          ...lastEntry,
          { type: "continue" },
        ]),
    },
    storageKey: null,
    start: (context) => {
      const runner = createRunner(flow, input, context);
      return {
        stop: runner.stop,
        subscribe: runner.subscribe,
        send: (event) => {
          const action = event as Action;
          runner.send(action === confirm ? { type: "confirm", at: new Date() } : action);
        },
        snapshot: () => {
          const state = seenTask(runner.getState());
          const { phase, attempts, elsewhere, consentTo, isAcknowledged, receipt } = state;
          const args = argsOf(state);
          return {
            isOpen: phase !== "restoring",
            isReview: phase === "reviewing",
            isSending: phase === "sending",
            showsUnknown: phase === "reading-back" || phase === "unknown",
            unreportedAttempts: attempts.map(({ id }) => id),
            subjects: args === null ? [] : task.subjects(args),
            total: reviewOf(task, state)?.total ?? null,
            isUnread: (state.priceCheck?.asOf ?? null) !== null,
            endpoint: null,
            agreed: receipt?.review.total ?? null,
            isAcknowledged,
            // Includes the requests of other tabs.
            shown: consentTo.filter((id) => elsewhere.every((one) => one.id !== id)),
            named: isAcknowledged || task.repeat === "harmless" ? consentTo : [],
          };
        },
      };
    },
  };
}
