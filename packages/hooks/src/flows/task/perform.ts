import type { Accepted } from "@waypost/sdk";
import { isWaypostError } from "@waypost/sdk/pure";
import type { Query } from "../../queries/query.ts";
import type { Verdicts } from "../checkout/outcome.ts";
import { createCheckout } from "../checkout/perform.ts";
import type { Perform } from "../engine/flow.ts";
import { isFinal } from "../engine/is-final.ts";
import { mapConcurrently } from "../engine/map-concurrently.ts";
import type { Ports } from "../engine/ports.ts";
import { performImei, type ImeiVerdict } from "../imei/imei-field.ts";
import { entryCheckOf, lookUpOf } from "./args.ts";
import { loadData } from "./load.ts";
import { failureOf } from "./sent.ts";
import type { TaskEffect, TaskEvent } from "./state.ts";
import type { LookUp, Task, TaskShape } from "./task.ts";

/** The maximum number of concurrent requests for one list. */
const MAX_CONCURRENT = 6;

/** Carries out the effects of a task. */
export const performTask =
  <Shape extends TaskShape>(task: Task<Shape>) =>
  (ports: Ports, input: Shape["input"]): Perform<TaskEvent<Shape>, TaskEffect<Shape>> => {
    const { queryClient } = ports;
    /** If a read-back is not possible, there are no verdicts. */
    const verdictsOf = async (lookUp: LookUp | null): Promise<Verdicts> => {
      try {
        return (await lookUp?.(ports)) ?? {};
      } catch {
        return {};
      }
    };

    const checkout = createCheckout<TaskEffect<Shape>, Accepted, unknown>(ports, {
      prices: () => {
        const reads = Object.entries<Query<unknown>>(task.reads(ports, input));
        return Object.fromEntries(reads.filter(([, query]) => query.uncachedFn));
      },
      call: ({ request }, options) => task.send(ports, request, options),
      lookUp: async (asked, { requests }) => {
        const lookUps = asked.map((one) => lookUpOf(task, requests, one));
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
          return mapConcurrently(
            { items: effect.subjects, atOnce: MAX_CONCURRENT, signal },
            (subject) => details.read(ports, input, subject),
            (found) => send({ type: "details", details: Object.fromEntries(found) }),
          );
        }
        case "prepare": {
          const details = task.stages[effect.stage]?.details;
          if (details === undefined) return;
          try {
            const found: [string, Shape["detail"]][] = [];
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
