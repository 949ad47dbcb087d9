import { givenConsent, type GivenConsent } from "../payment/consent.ts";
import type { Shown } from "../payment/price-check.ts";
import type { RegistrationTransition } from "./effects.ts";
import { FAMILY } from "./family.ts";
import type { RegistrationForm } from "./state.ts";

/** The customer of these details agrees to text messages. */
export const textConsent = ({ customer }: RegistrationForm, shown: Shown = {}): GivenConsent =>
  givenConsent({
    flow: FAMILY,
    to: "text-messages",
    by: customer.email,
    subjects: [`phone:${customer.phone}`],
    ticked: ["textMe.label"],
    ...shown,
  });

export const termsConsent = ({ customer }: RegistrationForm, shown: Shown = {}): GivenConsent =>
  givenConsent({
    flow: FAMILY,
    to: "terms",
    by: customer.email,
    ticked: ["terms.accept"],
    ...shown,
  });

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
export const ownConsents = ({ consents, customer, progress }: RegistrationForm) =>
  consents.filter(
    ({ by, to }) => by === customer.email && !(progress.userexists && to === "text-messages"),
  );
