import { isWaypostError, type WaypostError } from "@waypost/sdk/pure";
import { closeAttempt } from "../payment/guard.ts";
import { performImei } from "../imei/imei-field.ts";
import type { Ports } from "../engine/ports.ts";
import type { Attempt } from "../payment/attempts.ts";
import { settlingBy } from "../payment/settling.ts";
import { readPrices } from "../payment/read-prices.ts";
import { windowsOf } from "../payment/windows.ts";
import type { FlowLogic, Perform } from "../engine/flow.ts";
import { accountHandlers } from "./account.ts";
import { confirmHandlers } from "./confirm.ts";
import { customerHandlers } from "./customer.ts";
import { deviceImeiHandlers, verdictOf } from "./device-imei.ts";
import { deviceHandlers } from "./devices.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import type { RegistrationEvent, RegistrationHandler } from "./events.ts";
import { registrationPath } from "./path.ts";
import { keep } from "./keep.ts";
import { paymentHandlers } from "./payment.ts";
import { priceHandlers } from "./price-handlers.ts";
import { readBackHandlers } from "./read-back.ts";
import { ownTimeZone, priceLists, readBack, statesReader, timeZoneNamed } from "./reads.ts";
import { register } from "./register.ts";
import { restoreRegistration } from "./restore.ts";
import { scanHandlers } from "./scanned-imeis.ts";
import { stay } from "./changes.ts";
import { isEditable, stepOf, type RegistrationState } from "./state.ts";
import { continueSubmit, wholePageHandlers } from "./submit-all.ts";
import { whyIgnored } from "./why-ignored.ts";
import { firstVisit, wizardHandlers } from "./wizard.ts";

/** The transitions and effects of the registration, loaded on demand. */
export const registrationLogic: FlowLogic<
  void,
  RegistrationState,
  RegistrationEvent,
  RegistrationEffect
> = { transition, perform, keep, restore: restoreRegistration, whyIgnored };

const handlers = {
  ...wizardHandlers,
  ...customerHandlers,
  ...accountHandlers,
  ...deviceHandlers,
  ...deviceImeiHandlers,
  ...scanHandlers,
  ...paymentHandlers,
  ...wholePageHandlers,
  ...confirmHandlers,
  ...priceHandlers,
  ...readBackHandlers,
};

/** The next state after an event, and its effects. A pure function. */
function transition(state: RegistrationState, event: RegistrationEvent): RegistrationTransition {
  if (isUntold(state)) return firstVisit(state, event.type === "visit" ? event : CONFIRMATION);
  const isAllowed = isEditable(state.name) || WHILE_SENT.has(event.type);
  if (!isAllowed) return stay(state);
  const handle = handlers[event.type] as RegistrationHandler<RegistrationEvent>;
  return continueSubmit(handle(state, event), event);
}

const CONFIRMATION = { type: "visit", step: "confirm" } as const;

/** All that may happen to what was sent: no other event changes anything of it. */
const WHILE_SENT: ReadonlySet<RegistrationEvent["type"]> = new Set([
  "visit",
  "previous",
  "page-left",
  "page-back",
  "try-again",
  "start-over",
  "retry-failed",
  "register-succeeded",
  "register-busy",
  "register-blocked",
  "register-failed",
  "found",
  "read-back-again",
  "settling",
  "settled",
]);

/** Something was sent before a reload, and its outcome has not been shown yet. */
const isUntold = ({ name, attempt, receipt }: RegistrationState): boolean =>
  (attempt !== null || receipt !== null) && stepOf(name) !== "confirm";

/** Carries out the effects of a registration with the ports of a page. */
function perform(ports: Ports): Perform<RegistrationEvent, RegistrationEffect> {
  const { client } = ports;
  const calls = client.registration;
  const loadStates = statesReader(ports);
  const settling = settlingBy(ports);
  // Tests the shared storage now: one that fills up before the press has to be noticed.
  windowsOf(ports.attempts);

  /** As the list has it, which knows when it left; of one that it has not, no clock can tell. */
  function listed(attempt: Attempt): Attempt {
    const known = ports.attempts.list().find(({ id }) => id === attempt.id);
    return known ?? { ...attempt, at: "", monotonicAt: null };
  }

  return async (effect, { send, signal }) => {
    switch (effect.type) {
      case "go":
        return ports.navigate(
          registrationPath(effect.step, {
            address: ports.address(),
            customerId: effect.customerId,
            variant: ports.variant ?? effect.variant,
          }),
          { replace: effect.redirect === true, step: effect.step },
        );
      case "notify":
        return ports.notify(effect);
      case "cancel":
        return;
      case "consent":
        await ports.tellConsent(effect.consent);
        return;
      case "check-email": {
        const { email } = effect;
        return answer(
          calls.checkEmail(email, { signal }),
          (reply) => send({ type: "email-checked", email, reply }),
          (error) => send({ type: "email-check-failed", email, error }),
        );
      }
      case "fetch-cards":
        // Documented: if this fails, the customer continues without saved cards.
        return answer(
          calls.customerCards(effect.request, { signal }),
          (cards) => send({ type: "cards-fetched", cards }),
          () => send({ type: "cards-not-fetched" }),
        );
      case "load-states":
        return loadStates(effect.country);
      case "find-time-zone": {
        const zone = await ownTimeZone(ports);
        return zone && send({ type: "time-zone-found", zone });
      }
      case "describe-time-zone": {
        const zone = await timeZoneNamed(ports, effect.timezone);
        return zone && send({ type: "time-zone-described", zone });
      }
      case "load-prices": {
        const { kinds, since } = effect;
        return readPrices(ports, { wanted: priceLists(client, kinds), since, signal }, (found) =>
          send({ type: "prices-loaded", ...found }),
        );
      }
      case "wait-for-pause":
      case "check-imei":
        return performImei(
          effect,
          async (imei, options) => verdictOf(await calls.checkImei(imei, options)),
          { signal, send: (event) => send({ ...event, id: effect.id }) },
        );
      case "register":
        return send(await register(ports, effect));
      case "close-attempt":
        return closeAttempt(ports.attempts, effect.id, {
          subjects: effect.subjects,
          verdict: "not-applied",
        });
      case "read-back": {
        const isSettled = settling.isOver(effect.attempts.map(listed));
        const verdicts = await readBack(ports, effect.attempts, signal);
        return send({ type: "found", verdicts, isSettled });
      }
      case "wait-settled": {
        const wasWaited = await settling.wait(effect.attempts.map(listed), signal, (until) =>
          send({ type: "settling", until }),
        );
        if (wasWaited) send({ type: "settled" });
      }
    }
  };
}

/** Turns the outcome of a call into an event. Other errors than the SDK's are bugs and are thrown. */
function answer<Reply>(
  call: Promise<Reply>,
  succeeded: (reply: Reply) => void,
  failed: (error: WaypostError) => void,
): Promise<void> {
  return call.then(succeeded, (error: unknown) => {
    if (!isWaypostError(error)) throw error;
    if (error.kind !== "aborted") failed(error);
  });
}
