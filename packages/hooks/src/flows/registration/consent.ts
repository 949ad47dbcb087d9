import { lastFour } from "../../rules/cards/card-number.ts";
import { recurring } from "../../rules/plans/recurring.ts";
import type { Attempt } from "../payment/attempts.ts";
import { givenConsent, type GivenConsent } from "../payment/consent.ts";
import type { Press, Shown } from "../payment/price-check.ts";
import type { RegistrationTransition } from "./effects.ts";
import { orderTick, termsOf } from "./prices.ts";
import type { RegistrationState } from "./state.ts";

const FLOW = "registration";

/** The customer of these details agrees to text messages. */
export const textConsent = ({ customer }: RegistrationState, shown: Shown = {}): GivenConsent =>
  givenConsent({
    flow: FLOW,
    to: "text-messages",
    by: customer.email,
    subjects: [`phone:${customer.phone}`],
    ticked: ["textMe.label"],
    ...shown,
  });

export const termsConsent = ({ customer }: RegistrationState, shown: Shown = {}): GivenConsent =>
  givenConsent({
    flow: FLOW,
    to: "terms",
    by: customer.email,
    ticked: ["terms.accept"],
    ...shown,
  });

/** The customer agrees to the order, which this attempt is about to send. */
export const orderConsent = (
  state: RegistrationState,
  { subjects, amount }: Attempt,
  { at, ...shown }: Press,
): GivenConsent => {
  const tick = orderTick(state);
  return givenConsent({
    flow: FLOW,
    to: "order",
    by: state.customer.email,
    subjects,
    total: amount,
    renewals: recurring(termsOf(state).rows, at),
    last4: lastFour(state.payment),
    ticked: tick === null ? [] : [tick],
    at: at.toISOString(),
    ...shown,
  });
};

/** The same transition, by which the customer agrees to something. The last of each kind counts. */
export function agreeing(
  { state, effects }: RegistrationTransition,
  ...given: readonly GivenConsent[]
): RegistrationTransition {
  const earlier = state.consents.filter((one) => given.every(({ to }) => to !== one.to));
  return {
    state: { ...state, consents: [...earlier, ...given] },
    effects: [...given.map((consent) => ({ type: "consent", consent }) as const), ...effects],
  };
}

/** What the customer of this registration has agreed to; another one may have begun it. */
export const ownConsents = ({ consents, customer, progress }: RegistrationState) =>
  consents.filter(
    ({ by, to }) => by === customer.email && !(progress.userexists && to === "text-messages"),
  );
