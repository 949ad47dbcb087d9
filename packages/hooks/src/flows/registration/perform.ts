import type { RegistrationResult, ServicePlan } from "@waypost/sdk";
import { isWaypostError, type WaypostError } from "@waypost/sdk/pure";
import { isCharge } from "../../rules/charge-address.ts";
import { isInUse } from "../../rules/imei-in-use.ts";
import { countriesQuery, servicePlansQuery, statesQuery } from "../../queries/lookups.ts";
import { newAbort, type CallSignal } from "../../platform.ts";
import type { Ports } from "../ports.ts";
import type { Perform } from "../runner.ts";
import { closeAttempt } from "../guard.ts";
import { sendOnce, type SendOutcome } from "../send-once.ts";
import { delay } from "../delay.ts";
import { openAttempt } from "./attempt.ts";
import type { RegistrationEffect } from "./effects.ts";
import type { RegistrationEvent } from "./events.ts";
import { registrationPath } from "./path.ts";
import { timeToSettle } from "../time-to-settle.ts";
import type { ReadBack } from "./state.ts";

/** Carries out the effects of a registration with the ports of a page. */
export function performRegistration(ports: Ports): Perform<RegistrationEvent, RegistrationEffect> {
  const { client } = ports;
  const calls = client.registration;
  const loadStates = statesReader(ports);
  return async (effect, { send, signal }) => {
    switch (effect.type) {
      case "go":
        return ports.navigate(registrationPath(effect.step, ports.address(), effect.customerId), {
          replace: effect.redirect === true,
        });
      case "notify":
        return ports.notify(effect);
      case "cancel":
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
        // Documented: a failure counts as no saved cards, and the flow goes on.
        return answer(
          calls.customerCards(effect.request, { signal }),
          (cards) => send({ type: "cards-fetched", cards }),
          () => send({ type: "cards-fetched", cards: [] }),
        );
      case "load-states":
        return loadStates(effect.country);
      case "load-prices":
        await Promise.all(
          [undefined, "obd"].map((category) =>
            answer(
              plansOf(ports, category, effect.fresh),
              (plans) => send({ type: "prices-loaded", plans }),
              () => {},
            ),
          ),
        );
        return;
      case "check-imei": {
        const { id, imei } = effect;
        return answer(
          calls.checkImei(imei, { signal }),
          (reply) => send({ type: "imei-checked", id, imei, reply }),
          (error) => send({ type: "imei-check-failed", id, imei, error }),
        );
      }
      case "register": {
        const { payload } = effect;
        const attempt = openAttempt(effect.attempt);
        const outcome = await sendOnce(ports.attempts, { attempt, consentTo: [] }, () =>
          isCharge(ports.address()) ? calls.registerCharge(payload) : calls.register(payload),
        );
        return send(eventOf(outcome, ports));
      }
      case "close-attempt":
        return closeAttempt(ports.attempts, effect.id);
      case "read-back": {
        const isSettled = timeToSettle(effect.since, ports.now(), client.writeTimeout) === 0;
        const found = await Promise.all(effect.imeis.map((imei) => readBack(ports, imei, signal)));
        return send({ type: "read-back", found, isSettled });
      }
      case "wait-settled": {
        const milliseconds = timeToSettle(effect.since, ports.now(), client.writeTimeout);
        // Over already: the look-up under way is the final one.
        if (milliseconds === 0) return;
        await delay(milliseconds, signal);
        return send({ type: "settled" });
      }
    }
  };
}

function eventOf(outcome: SendOutcome<RegistrationResult>, ports: Ports): RegistrationEvent {
  switch (outcome.kind) {
    case "accepted":
      return { type: "register-succeeded", reply: outcome.reply, plans: knownPlans(ports) };
    case "blocked":
      return { type: "register-blocked", attempt: outcome.attempts[0] };
    case "refused":
    case "unknown":
      return {
        type: "register-failed",
        error: outcome.error,
        isUnknown: outcome.kind === "unknown",
      };
  }
}

/** Turns a call into events. Anything that is not the SDK's own error is a defect and goes on. */
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

/** Only the documented words mean "in use"; other words leave it open. */
async function readBack({ client }: Ports, imei: string, signal: CallSignal): Promise<ReadBack> {
  try {
    const { valid, message } = await client.registration.checkImei(imei, { signal });
    return { imei, inUse: valid ? false : isInUse(message) || null };
  } catch (error) {
    const said = isWaypostError(error) && "serverMessage" in error ? error.serverMessage : null;
    return { imei, inUse: isInUse(said) || null };
  }
}

/** Reads the states of the country that was asked for last; asked again, it reads on. */
function statesReader({ client, queryClient }: Ports): (country: string) => Promise<void> {
  let current: { country: string; control: ReturnType<typeof newAbort> } | undefined;
  return async (country) => {
    if (current?.country === country) return;
    current?.control.abort();
    const mine = { country, control: newAbort() };
    current = mine;
    // A failed look-up leaves the list empty and the state a free text: nothing to tell.
    const countries = await queryClient.ensureQueryData(countriesQuery(client)).catch(() => []);
    const id = countries.find(({ country_name }) => country_name === country)?.id;
    const { signal } = mine.control;
    if (id !== undefined && !signal.aborted) {
      await queryClient.prefetchQuery(statesQuery(client, id, { signal }));
    }
    if (current === mine) current = undefined;
  };
}

/** A price list: the one that is known or on its way, or a fresh one. */
function plansOf({ client, queryClient }: Ports, category: string | undefined, fresh: boolean) {
  const query = servicePlansQuery(client, category);
  return fresh
    ? queryClient.fetchQuery({ ...query, staleTime: 0 })
    : queryClient.ensureQueryData(query);
}

const knownPlans = ({ client, queryClient }: Ports): ServicePlan[] =>
  [undefined, "obd"].flatMap((category) => {
    const { queryKey } = servicePlansQuery(client, category);
    return queryClient.getQueryData<ServicePlan[]>(queryKey) ?? [];
  });
