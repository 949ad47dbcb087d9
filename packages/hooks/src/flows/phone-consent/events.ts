import type { MessageCode } from "../../messages/messages.ts";
import type { Transition } from "../flow.ts";
import type { PhoneConsentDraft, PhoneConsentField, PhoneConsentState } from "./state.ts";

export type PhoneConsentEvent =
  | { type: "edit"; patch: Partial<PhoneConsentDraft> }
  | { type: "leave-field"; field: PhoneConsentField }
  | { type: "submit" }
  | { type: "redirect-due" }
  | { type: "leave-page" };

export type PhoneConsentEffect =
  | { type: "notify"; tone: "success"; code: MessageCode }
  | { type: "wait"; key: "redirect"; milliseconds: number }
  /** Ends the wait. */
  | { type: "cancel"; key: "redirect" }
  | { type: "go" };

export type PhoneConsentTransition = Transition<PhoneConsentState, PhoneConsentEffect>;
