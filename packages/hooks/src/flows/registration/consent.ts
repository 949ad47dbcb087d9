import { consentEffect } from "../payment/consent.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import type { RegistrationState } from "./state.ts";

const FLOW = "registration";

/** The customer of these details agrees to text messages. */
export const textConsent = ({ customer }: RegistrationState, shown?: string): RegistrationEffect =>
  consentEffect({
    flow: FLOW,
    to: "text-messages",
    by: customer.email,
    subjects: [`phone:${customer.phone}`],
    shown,
  });

export const termsConsent = ({ customer }: RegistrationState, shown?: string): RegistrationEffect =>
  consentEffect({ flow: FLOW, to: "terms", by: customer.email, shown });

/** The same transition, by which the customer agrees to something. */
export const agreeing = (
  next: RegistrationTransition,
  ...consents: readonly RegistrationEffect[]
): RegistrationTransition => ({ ...next, effects: [...consents, ...next.effects] });
