import type { PhoneConsentEvent, PhoneConsentTransition } from "./events.ts";
import { missingFields } from "./problems.ts";
import {
  freshState,
  PHONE_CONSENT_FIELDS,
  type PhoneConsentField,
  type PhoneConsentState,
} from "./state.ts";

/** Documented: the registration opens this long after a number was registered. */
export const REDIRECT_AFTER_MS = 2000;

/** What an event makes of the consent: the next state and what has to happen. Pure. */
export function transition(
  state: PhoneConsentState,
  event: PhoneConsentEvent,
): PhoneConsentTransition {
  switch (event.type) {
    case "edit":
      return { state: { ...state, draft: { ...state.draft, ...event.patch } }, effects: [] };
    case "leave-field":
      return { state: leaveField(state, event.field), effects: [] };
    case "submit":
      return submit(state);
    case "redirect-due":
      return { state, effects: state.name === "registered" ? [{ type: "go" }] : [] };
    case "leave-page":
      if (state.name === "asking") return { state, effects: [] };
      return { state: freshState, effects: [{ type: "cancel", key: "redirect" }] };
  }
}

// An empty field that one only passes through is no mistake yet.
function leaveField(state: PhoneConsentState, field: PhoneConsentField): PhoneConsentState {
  if (state.draft[field] === "" || state.left.includes(field)) return state;
  return { ...state, left: [...state.left, field] };
}

/** The consent goes to no server, as documented. */
function submit(state: PhoneConsentState): PhoneConsentTransition {
  if (missingFields(state).length > 0) {
    return { state: { ...state, left: PHONE_CONSENT_FIELDS }, effects: [] };
  }
  return {
    state: {
      name: "registered",
      draft: { ...state.draft, name: "", email: "" },
      left: [],
      round: state.round + 1,
    },
    effects: [
      { type: "notify", tone: "success", code: "phoneConsent.done" },
      { type: "wait", key: "redirect", milliseconds: REDIRECT_AFTER_MS },
    ],
  };
}
