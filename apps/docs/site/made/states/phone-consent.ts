import {
  phoneConsent,
  type PhoneConsentEvent,
  type PhoneConsentState,
} from "../../../../../packages/hooks/src/flows/phone-consent/flow.ts";
import { nothingKept, restored } from "./restored.ts";
import { leadsOf } from "./walk.ts";

const patch = { name: "Sample", email: "a@b.co", phone: "5550001111", consent: true };

const phaseOf = ({ name }: PhoneConsentState) => name;

/** The consent to text messages. */
export function phoneConsentLeads() {
  const { logic } = phoneConsent;
  if (typeof logic === "function") throw new Error("The logic of the consent is loaded on demand.");
  const asking = phoneConsent.start(undefined, nothingKept);
  const leads = leadsOf<PhoneConsentState, PhoneConsentEvent>({
    starts: [asking],
    phaseOf,
    eventsIn: () => [
      { type: "edit", patch },
      { type: "edit", patch: { name: "" } },
      { type: "submit" },
    ],
    transition: (state, event) => logic.transition(state, event).state,
  });
  return [restored(phaseOf(phoneConsent.start(undefined, null)), phaseOf(asking)), ...leads];
}
