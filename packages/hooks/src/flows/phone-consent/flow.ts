import type { Flow } from "../flow.ts";
import type { LoadedJourney } from "../journey.ts";
import type { PhoneConsentEffect, PhoneConsentEvent } from "./events.ts";
import { performPhoneConsent } from "./perform.ts";
import { keep, start, type PhoneConsentState } from "./state.ts";
import { transition } from "./transition.ts";

/** The consent to text messages of one number. */
export const phoneConsentFlow: Flow<PhoneConsentState, PhoneConsentEvent, PhoneConsentEffect> = {
  name: "phone-consent",
  start,
  transition,
  keep,
};

/** The flow with its effects, as `phoneConsent` loads it. */
export const loadedPhoneConsent: LoadedJourney<
  PhoneConsentState,
  PhoneConsentEvent,
  PhoneConsentEffect
> = { flow: phoneConsentFlow, perform: performPhoneConsent };
