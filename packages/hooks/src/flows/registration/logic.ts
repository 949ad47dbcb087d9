import type { RegistrationPayload, RegistrationResult } from "@waypost/sdk";
import { type WaypostError, isWaypostError } from "@waypost/sdk/pure";
import { type Variant, isCharge } from "../../rules/charge-address.ts";
import type { FlowLogic, SavedState, Perform } from "../engine/flow.ts";
import type { Ports } from "../engine/ports.ts";
import { performImei } from "../imei/imei-field.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { joinCard } from "../checkout/card-token.ts";
import { createCheckout } from "../checkout/perform.ts";
import { isRejection } from "../checkout/send-once.ts";
import { imeiOfSubject } from "../checkout/subjects.ts";
import { windowsOf } from "../checkout/windows.ts";
import { checkedImei } from "./device-imei.ts";
import type {
  ChosenPlan,
  RegistrationEffect,
  RegistrationEvent,
  RegistrationRequest,
} from "./events.ts";
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
  const hasSent = state.screen.phase === "done" || openAttempt(state) !== null;
  return stored.screen.phase === "restoring" && !hasSent ? stored : state;
}

/** Carries out the effects of a registration with the ports of a page. */
function perform(ports: Ports): Perform<RegistrationEvent, RegistrationEffect> {
  const { client } = ports;
  const calls = client.registration;
  const loadStates = statesReader(ports);
  const checkout = createCheckout<RegistrationRequest, RegistrationResult, readonly ChosenPlan[]>(
    ports,
    {
      prices: (kinds) => priceLists(client, kinds),
      call: ({ body: { payload, variant }, card }, options) => {
        const request = joinCard<RegistrationPayload>({ body: payload, ...(card && { card }) });
        return isCharge(addressIn(ports, variant), ports.variant)
          ? calls.registerCharge(request, options)
          : calls.register(request, options);
      },
      lookUp: (asked, _, signal) => readBack(ports, asked, signal),
    },
  );
  // Tests the shared storage early: it may be full by the time of the press.
  windowsOf(ports.attempts);

  /** Prefers the listed attempt, which has the time of sending. Without one that time is unknown. */
  function preferListed(attempt: Attempt): Attempt {
    const known = ports.attempts.list().find(({ id }) => id === attempt.id);
    return known ?? { ...attempt, at: "", monotonicAt: null };
  }

  return async (effect, tools) => {
    const { send, signal } = tools;
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
      case "wait-for-pause":
      case "check-imei":
        return performImei(
          effect,
          async (imei, options) => checkedImei(await calls.checkImei(imei, options)),
          { signal, send: (event) => send({ ...event, id: effect.id }) },
        );
      case "read-back":
      case "wait-settled":
        return checkout({ ...effect, attempts: effect.attempts.map(preferListed) }, tools);
      case "send":
        return checkout(effect, {
          signal,
          send: (event) =>
            event.type === "refused"
              ? void inUseAfter(ports, effect.attempt, event.error).then((inUse) =>
                  send({ ...event, inUse }),
                )
              : send(event),
        });
      default:
        return checkout(effect, tools);
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

/**
 * The IMEIs that are in use after a rejection. They were free before the request. A browser may
 * send a request again when its connection closes, and the rejection may answer the second copy.
 */
async function inUseAfter(
  ports: Ports,
  attempt: Attempt,
  error: WaypostError,
): Promise<readonly string[]> {
  if (!isRejection(error)) return [];
  const verdicts = await readBack(ports, [attempt]);
  const inUse = attempt.subjects.filter((subject) => verdicts[subject] === "applied");
  return inUse.map(imeiOfSubject);
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
