import type { WaypostError } from "@waypost/sdk";
import { isWaypostError, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import type { Query } from "../../queries/query.ts";
import { isFinal } from "../engine/is-final.ts";
import { gateAnswer } from "../checkout/gate-verdicts.ts";
import { withCardToken } from "../checkout/card-token.ts";
import { closeAttempt } from "../checkout/guard.ts";
import { performImei, type ImeiVerdict } from "../imei/imei-field.ts";
import { mapConcurrently } from "../engine/map-concurrently.ts";
import type { Ports } from "../engine/ports.ts";
import type { Verdicts } from "../checkout/outcome.ts";
import { readPrices } from "../checkout/read-prices.ts";
import type { Perform } from "../engine/flow.ts";
import { isRejection, sendOnce } from "../checkout/send-once.ts";
import { sentEvent } from "../checkout/sent-event.ts";
import { createSettling } from "../checkout/settling.ts";
import { windowsOf } from "../checkout/windows.ts";
import { entryCheckOf, lookUpOf } from "./args.ts";
import { loadData } from "./load.ts";
import type { TaskEffect, TaskEvent, TaskFailure } from "./state.ts";
import type { LookUp, Task, TaskShape } from "./task.ts";

/** The maximum number of concurrent requests for one list. */
const MAX_CONCURRENT = 6;

/** Carries out the effects of a task. */
export const performTask =
  <Shape extends TaskShape>(task: Task<Shape>) =>
  (ports: Ports, input: Shape["input"]): Perform<TaskEvent<Shape>, TaskEffect<Shape>> => {
    const { client, queryClient, attempts } = ports;
    const settling = createSettling(ports);
    /** The accepted requests when the question opened. */
    let accepted: Promise<readonly string[]> | undefined;

    /** If a read-back is not possible, there are no verdicts. */
    const verdictsOf = async (lookUp: LookUp | null): Promise<Verdicts> => {
      try {
        return (await lookUp?.(ports)) ?? {};
      } catch {
        return {};
      }
    };

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
        case "check-prices": {
          const reads = Object.entries<Query<unknown>>(task.reads(ports, input));
          const wanted = Object.fromEntries(reads.filter(([, query]) => query.uncachedFn));
          return readPrices(ports, { wanted, since: effect.since, signal }, (found) =>
            send({ type: "prices-found", ...found }),
          );
        }
        case "look-for-earlier": {
          const earlier = windowsOf(attempts).findEarlier(effect.money);
          accepted = earlier.then((found) => found.accepted);
          return send({ type: "earlier-found", ...(await earlier) });
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
        case "cancel":
          return;
        case "consent":
          await ports.recordConsent(effect.consent);
          return;
        case "send": {
          const { attempt, consentTo, agreement } = effect;
          const request = await withCardToken(ports, effect.request);
          if (isWaypostError(request))
            return send({ type: "refused", failure: failureOf(request) });
          const outcome = await sendOnce(
            attempts,
            {
              attempt,
              consentTo,
              accepted: await accepted,
              isHarmless: task.repeat === "harmless",
              writeTimeout: client.writeTimeout,
              agreement: task.sendsKey === true ? agreement : undefined,
            },
            (options) => task.send(ports, request, options),
          );
          const event = sentEvent(outcome);
          if (event.type === "accepted" || event.type === "not-sent") return send(event);
          if (event.type === "refused")
            return send({ type: "refused", failure: failureOf(event.error) });
          const failure = event.isOurs ? failureOf(event.error) : null;
          return send({ type: "unknown", attempts: event.attempts, failure });
        }
        case "read-back": {
          const { attempts: asked, requests } = effect;
          const [attempt] = asked;
          const isOver = settling.isOver(asked);
          const gate = await gateAnswer(ports, asked, signal);
          if (gate.reply !== null && attempt !== undefined) {
            return send({ type: "outcome-known", attempt, found: gate.reply });
          }
          const lookUps = gate.remaining.map((one) => lookUpOf(task, requests, one));
          const found = await Promise.all(lookUps.map(verdictsOf));
          const verdicts = Object.assign({}, gate.verdicts, ...found) as Verdicts;
          const isSettled = isOver || gate.remaining.length === 0;
          const canReadBack =
            gate.canAskAgain ||
            gate.remaining.length === 0 ||
            lookUps.some((lookUp) => lookUp !== null);
          return send({ type: "found", verdicts, isSettled, canReadBack });
        }
        case "wait-settled":
          if (await settling.wait(effect.attempts, signal)) send({ type: "settled" });
          return;
        case "close-attempt":
          return closeAttempt(attempts, effect.id, { subjects: effect.subjects });
        case "invalidate":
          for (const { queryKey } of task.stale?.(ports, input) ?? []) {
            await queryClient.invalidateQueries({ queryKey });
          }
      }
    };
  };

const UNCHECKED: ImeiVerdict = { status: "valid", device: { model: "", category: "" } };

function failureOf(error: unknown): TaskFailure {
  if (!isWaypostError(error)) return { text: SOMETHING_WENT_WRONG, isRefusal: false };
  const failure = { text: error.displayMessage, isRefusal: isRejection(error) };
  return needsLogin(error) ? { ...failure, needsLogin: true } : failure;
}

const needsLogin = (error: WaypostError): boolean =>
  error.kind === "no-token" || (error.kind === "http" && error.status === 401);
