import type { Accepted } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import type { Query } from "../../queries/query.ts";
import type { Verdicts } from "../checkout/outcome.ts";
import { joinCard } from "../checkout/card-token.ts";
import { createCheckout } from "../checkout/perform.ts";
import type { Perform } from "../engine/flow.ts";
import { isFinal } from "../../queries/read-fresh.ts";
import { mapConcurrently } from "../engine/map-concurrently.ts";
import type { Ports } from "../engine/ports.ts";
import { performImei, type ImeiVerdict } from "../imei/imei-field.ts";
import { entryCheckOf, lookUpOf } from "./args.ts";
import { failureOf } from "./checkout.ts";
import type { TaskEffect, TaskEvent } from "./state.ts";
import type { LookUp, Task, TaskShape } from "./task.ts";
import { newAbort } from "../../platform.ts";
import { delay } from "../../delay.ts";
import { readFresh } from "../../queries/read-fresh.ts";

/** The maximum number of concurrent requests for one list. */
const MAX_CONCURRENT = 6;

/** Carries out the effects of a task. */
export const performTask =
  (task: Task) =>
  (ports: Ports, input: TaskShape["input"]): Perform<TaskEvent, TaskEffect> => {
    const { queryClient } = ports;
    /** If a read-back is not possible, there are no verdicts. */
    const verdictsOf = async (lookUp: LookUp | null): Promise<Verdicts> => {
      try {
        return (await lookUp?.(ports)) ?? {};
      } catch {
        return {};
      }
    };

    /** The requests of this run without their cards, by attempt id. */
    const bodies = new Map<string, object>();
    const checkout = createCheckout<object, Accepted, unknown>(ports, {
      prices: () => {
        const reads = Object.entries<Query<unknown>>(task.reads(ports, input));
        return Object.fromEntries(reads.filter(([, query]) => query.uncachedFn));
      },
      call: (request, options) => task.send(ports, joinCard(request), options),
      sending: ({ id }, body) => void bodies.set(id, body),
      lookUp: async (asked) => {
        const lookUps = asked.map((one) => lookUpOf(task, bodies.get(one.id), one));
        if (lookUps.every((one) => one === null)) return null;
        return Object.assign({}, ...(await Promise.all(lookUps.map(verdictsOf)))) as Verdicts;
      },
      isHarmless: task.repeat === "harmless",
      sendsKey: task.sendsKey === true,
    });

    return async (effect, { send, signal }) => {
      switch (effect.type) {
        case "load": {
          const { isFresh } = effect;
          try {
            return await loadData(task, ports, { input, isFresh }, (data) =>
              send({ type: "loaded", data }),
            );
          } catch (error) {
            return send({ type: "load-failed", failure: failureOf(error) });
          }
        }
        case "load-details": {
          const details = task.stages[effect.stage]?.details;
          if (details === undefined) return;
          const failed: unknown[] = [];
          const readOne = (subject: string) =>
            details.read(ports, input, subject).catch((error: unknown) => {
              if (signal.aborted) throw error;
              failed.push(error);
              return null;
            });
          await mapConcurrently(
            { items: effect.subjects, atOnce: MAX_CONCURRENT, signal },
            readOne,
            (found) => send({ type: "details", details: Object.fromEntries(found) }),
          );
          // The first one is logged.
          if (failed.length > 0) throw failed[0];
          return;
        }
        case "prepare": {
          const details = task.stages[effect.stage]?.details;
          if (details === undefined) return;
          try {
            const found: [string, TaskShape["detail"]][] = [];
            for (const subject of effect.subjects) {
              found.push([subject, await details.read(ports, input, subject)]);
            }
            return send({ type: "prepared", details: Object.fromEntries(found) });
          } catch (error) {
            const check = entryCheckOf(task, effect.stage);
            const fieldErrors = check?.fieldErrors ?? {};
            const isAnswer = check !== undefined && isWaypostError(error) && isFinal(error);
            const failure = isAnswer ? null : failureOf(error);
            send({ type: "prepare-failed", fieldErrors, failure });
            // A failed check may be caused by what was entered, so it is not logged.
            if (check === undefined) throw error;
            return;
          }
        }
        case "wait-for-pause":
        case "check-imei":
          return performImei(
            effect,
            async (imei, options) => task.imei?.(ports, imei, options) ?? UNCHECKED,
            { send, signal },
          );
        case "invalidate":
          for (const { queryKey } of task.stale?.(ports, input) ?? []) {
            await queryClient.invalidateQueries({ queryKey });
          }
          return;
        default:
          return checkout(effect, { send, signal });
      }
    };
  };

const UNCHECKED: ImeiVerdict = { status: "valid", device: { model: "", category: "" } };

/** Milliseconds for which a page waits for optional data once the required data is there. */
const OPTIONAL_TIMEOUT_MS = 3_000;

/**
 * Reads the data of a task and reports it, and again if optional data arrives late.
 * @throws errors of the required reads
 */
async function loadData(
  task: Task,
  ports: Ports,
  { input, isFresh }: { input: TaskShape["input"]; isFresh: boolean },
  report: (data: TaskShape["data"]) => void,
): Promise<void> {
  const { queryClient } = ports;
  const { optional = {} } = task;
  const queries = Object.entries<Query<unknown>>(task.reads(ports, input));
  const found: Record<string, unknown> = { ...optional };
  const read = async ([name, query]: (typeof queries)[number]) => {
    found[name] = queryClient.getQueryData(query.queryKey) ?? found[name];
    found[name] = await (isFresh ? readFresh(queryClient, query) : queryClient.fetchQuery(query));
  };
  const optionalQueries = queries.filter(([name]) => name in optional);
  const waiting = Promise.allSettled(optionalQueries.map(read));
  await Promise.all(queries.filter((query) => !optionalQueries.includes(query)).map(read));
  if (optionalQueries.length > 0) {
    const patience = newAbort();
    void waiting.then(() => patience.abort());
    await delay(OPTIONAL_TIMEOUT_MS, patience.signal);
  }
  const reported = { ...found };
  report(reported);
  await waiting;
  if (optionalQueries.some(([name]) => found[name] !== reported[name])) report(found);
}
