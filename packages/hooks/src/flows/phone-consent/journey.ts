import type { Journey } from "../journey.ts";
import type { PhoneConsentEffect, PhoneConsentEvent } from "./events.ts";
import { start, type PhoneConsentState } from "./state.ts";

/** The SMS consent, ready to run; its flow is a chunk of its own. */
export const phoneConsent: Journey<PhoneConsentState, PhoneConsentEvent, PhoneConsentEffect> = {
  start,
  load: async () => (await import("./flow.ts")).loadedPhoneConsent,
};
