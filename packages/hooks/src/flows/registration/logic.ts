import type { RegistrationResult } from "@waypost/sdk";
import { type WaypostError, isWaypostError } from "@waypost/sdk/pure";
import { type Variant, isCharge } from "../../rules/charge-address.ts";
import type { FlowLogic, SavedState, Perform } from "../engine/flow.ts";
import type { Ports } from "../engine/ports.ts";
import { performImei } from "../imei/imei-field.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { gateAnswer } from "../checkout/gate-verdicts.ts";
import { withCardToken } from "../checkout/card-token.ts";
import { closeAttempt } from "../checkout/guard.ts";
import { readPrices } from "../checkout/read-prices.ts";
import { isRejection, sendOnce } from "../checkout/send-once.ts";
import { sentEvent } from "../checkout/sent-event.ts";
import { createSettling } from "../checkout/settling.ts";
import { imeiOfSubject } from "../checkout/subjects.ts";
import { windowsOf } from "../checkout/windows.ts";
import { verdictOf } from "./device-imei.ts";
import type { RegistrationEffect, RegistrationEvent } from "./events.ts";
import { toDrafts } from "./to-drafts.ts";
import { transition } from "./machine.ts";
import { registrationPath } from "./path.ts";
import { openAttempt, type RegistrationState } from "./state.ts";
import { ownTimeZone, priceLists, readBack, statesReader, timeZoneNamed } from "./reads.ts";
import { start } from "./start.ts";

/** The transitions and effects of the registration, loaded on demand. */
export const registrationLogic: FlowLogic<
  void,
  RegistrationState,
  RegistrationEvent,
  RegistrationEffect
> = { transition, perform, toDrafts, restore };

/**
 * Restores a registration from the back-forward cache. If a later page of the tab sent an order in
 * the meantime, that order replaces this one, which was not sent.
 */
function restore(state: RegistrationState, saved: SavedState): RegistrationState {
  const stored = start(saved);
  const hasSent = state.phase === "done" || openAttempt(state) !== null;
  return stored.phase === "restoring" && !hasSent ? stored : state;
}

/** Carries out the effects of a registration with the ports of a page. */
function perform(ports: Ports): Perform<RegistrationEvent, RegistrationEffect> {
  const { client } = ports;
  const calls = client.registration;
  const loadStates = statesReader(ports);
  const settling = createSettling(ports);
  // Tests the shared storage early: it may be full by the time of the press.
  windowsOf(ports.attempts);

  /** Prefers the listed attempt, which has the time of sending. Without one that time is unknown. */
  function preferListed(attempt: Attempt): Attempt {
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
        await ports.recordConsent(effect.consent);
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
      case "check-prices": {
        const { kinds, since } = effect;
        return readPrices(ports, { wanted: priceLists(client, kinds), since, signal }, (found) =>
          send({ type: "prices-found", ...found }),
        );
      }
      case "wait-for-pause":
      case "check-imei":
        return performImei(
          effect,
          async (imei, options) => verdictOf(await calls.checkImei(imei, options)),
          { signal, send: (event) => send({ ...event, id: effect.id }) },
        );
      case "send":
        return send(await register(ports, effect));
      case "close-attempt":
        return closeAttempt(ports.attempts, effect.id, {
          subjects: effect.subjects,
          verdict: "not-applied",
        });
      case "read-back": {
        const asked = effect.attempts.map(preferListed);
        const [attempt] = asked;
        const isOver = settling.isOver(asked);
        const gate = await gateAnswer(ports, asked, signal);
        if (gate.reply !== null && attempt !== undefined) {
          return send({ type: "outcome-known", attempt, found: gate.reply });
        }
        const verdicts = await readBack(ports, gate.remaining, signal);
        const isSettled = isOver || gate.remaining.length === 0;
        return send({ type: "found", verdicts: { ...gate.verdicts, ...verdicts }, isSettled });
      }
      case "wait-settled": {
        const wasWaited = await settling.wait(effect.attempts.map(preferListed), signal, (until) =>
          send({ type: "settling", until }),
        );
        if (wasWaited) send({ type: "settled" });
      }
    }
  };
}

/**
 * Turns the outcome of a call into an event. Errors that are not of the SDK are bugs and rethrown.
 */
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

type Send = Extract<RegistrationEffect, { type: "send" }>;

/** Sends the registration once and returns the event for its outcome. */
export async function register(
  ports: Ports,
  { variant, attempt, consentTo, agreement, ...effect }: Send,
): Promise<RegistrationEvent> {
  const { client, attempts } = ports;
  const { registration } = client;
  const payload = await withCardToken(ports, effect.payload);
  if (isWaypostError(payload)) return { type: "refused", error: payload, inUse: [] };
  const outcome = await sendOnce<RegistrationResult>(
    attempts,
    { attempt, consentTo, writeTimeout: client.writeTimeout, agreement },
    (options) =>
      isCharge(addressIn(ports, variant), ports.variant)
        ? registration.registerCharge(payload, options)
        : registration.register(payload, options),
  );
  const event = sentEvent(outcome);
  if (event.type !== "refused") return event;
  if (!isRejection(event.error)) return { ...event, inUse: [] };
  // They were free before the request. A browser may send a request again when its connection
  // closes, and the rejection may answer the second copy.
  const verdicts = await readBack(ports, [attempt]);
  const inUse = attempt.subjects.filter((subject) => verdicts[subject] === "applied");
  return { ...event, inUse: inUse.map(imeiOfSubject) };
}

/**
 * The confirmation's address in the variant in which the registration started. Documented: the
 * address decides the endpoint, so the open page does not matter.
 */
function addressIn({ address }: Ports, variant: Variant | null): string {
  const now = address();
  if (variant === null) return now;
  const [site = ""] = now.split("#");
  return `${site}#${registrationPath("confirm", { address: now, variant })}`;
}
