import type {
  Client,
  RegistrationPayload,
  RegistrationResult,
  ServicePlan,
  TimeZone,
} from "@waypost/sdk";
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
import { start } from "./start.ts";
import { newAbort, type CallSignal } from "../../platform.ts";
import {
  countriesQuery,
  servicePlansQuery,
  statesQuery,
  timeZonesQuery,
} from "../../queries/lookups.ts";
import type { Query } from "../../queries/query.ts";
import { matchingTimeZone } from "../../rules/registration/time-zone.ts";
import type { Verdict, Verdicts } from "../checkout/outcome.ts";

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
  const stored = start(saved, state.form.phoneRule);
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
      lookUp: (asked, signal) => readBack(ports, asked, signal),
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

/** Looks up which devices of these attempts are in use. */
async function readBack(
  ports: Ports,
  attempts: readonly Attempt[],
  signal?: CallSignal,
): Promise<Verdicts> {
  const subjects = attempts.flatMap((attempt) => attempt.subjects);
  const verdicts = await Promise.all(
    subjects.map((subject) => inUseVerdict(ports, imeiOfSubject(subject), signal)),
  );
  return Object.fromEntries(subjects.map((subject, at) => [subject, verdicts[at] ?? "unclear"]));
}

/** Any reason other than "in use", and a failed check, leave the result unclear. */
async function inUseVerdict(
  { client }: Ports,
  imei: string,
  signal?: CallSignal,
): Promise<Verdict> {
  try {
    const check = await client.registration.checkImei(imei, signal && { signal });
    if (check.valid) return "not-applied";
    return check.reason === "in-use" ? "applied" : "unclear";
  } catch {
    return "unclear";
  }
}

/**
 * Returns a function that loads the states of a country. Only the last request counts, and the same
 * country is not requested twice.
 */
function statesReader({ client, queryClient }: Ports): (country: string) => Promise<void> {
  let current: { country: string; control: ReturnType<typeof newAbort> } | undefined;
  return async (country) => {
    if (current?.country === country) return;
    current?.control.abort();
    const mine = { country, control: newAbort() };
    current = mine;
    // If the lookup fails, the list stays empty and the state is a free-text field, without an
    // error.
    const countries = await queryClient.ensureQueryData(countriesQuery(client)).catch(() => []);
    const id = countries.find(({ country_name }) => country_name === country)?.id;
    const { signal } = mine.control;
    if (id !== undefined && !signal.aborted) {
      await queryClient.prefetchQuery(statesQuery(client, { countryId: id }, { signal }));
    }
    if (current === mine) current = undefined;
  };
}

/** The device's time zone, if the server's list contains it. */
async function ownTimeZone(ports: Ports): Promise<TimeZone | undefined> {
  const { client, queryClient, timeZone } = ports;
  const zones = await queryClient.ensureQueryData(timeZonesQuery(client)).catch(() => []);
  return matchingTimeZone(zones, timeZone());
}

/** The time zone of the list with this name. */
async function timeZoneNamed(ports: Ports, name: string): Promise<TimeZone | undefined> {
  const { client, queryClient } = ports;
  const zones = await queryClient.ensureQueryData(timeZonesQuery(client)).catch(() => []);
  return zones.find(({ time_zone }) => time_zone === name);
}

/** The price lists of these kinds of plans. */
const priceLists = (
  client: Client,
  kinds: readonly string[],
): Record<string, Query<ServicePlan[]>> =>
  Object.fromEntries(
    kinds.map((kind) => [kind, servicePlansQuery(client, kind === "obd" ? kind : undefined)]),
  );
