import {
  initialActivation,
  initialCustomer,
  initialPayment,
  initialTerms,
  newDevice,
  withoutSecrets,
} from "../../rules/drafts.ts";
import { initialProgress } from "../../rules/gates.ts";
import type { KeptDrafts } from "../flow.ts";
import { isNumber, isRecord, isText, listOf, orNull } from "../checks.ts";
import { restored } from "../restored.ts";
import { isCustomerId, isReceipt, isSavedCard } from "./kept-shapes.ts";
import type { Attempt, RegistrationState } from "./state.ts";

/** Where each draft rests in the storage. Not part of the wire contract. */
export const REGISTRATION_KEYS = {
  customer: "waypost.registration.customer",
  activation: "waypost.registration.activation",
  payment: "waypost.registration.payment",
  terms: "waypost.registration.terms",
  progress: "waypost.registration.progress",
  account: "waypost.registration.account",
  attempt: "waypost.registration.attempt",
} as const;

/** A registration that nobody has begun. */
export const freshState = (): RegistrationState => ({
  name: "email",
  visited: false,
  customer: initialCustomer,
  activation: initialActivation,
  payment: initialPayment,
  terms: initialTerms,
  progress: initialProgress,
  submittedEmail: "",
  customerId: null,
  savedCards: [],
  cardChoice: "new",
  backup: null,
  problems: {},
  refusals: 0,
  checking: [],
  lost: null,
  attempt: null,
  failure: null,
  token: null,
});

/** The registration as an earlier page of this session left it, or a fresh one. */
export function start(kept: KeptDrafts): RegistrationState {
  const fresh = freshState();
  const activation = restored(fresh.activation, kept(REGISTRATION_KEYS.activation));
  const rows: readonly unknown[] = activation.devices;
  const number = orNull(isNumber);
  const devices = rows
    .filter(isRecord)
    .map((row) => restored(newDevice("1"), row, { price: number, duration: number }));
  const account = kept(REGISTRATION_KEYS.account);
  const { submittedEmail, customerId, savedCards, cardChoice } = fresh;
  return {
    ...fresh,
    ...restored({ submittedEmail, customerId, savedCards, cardChoice }, account, {
      customerId: orNull(isCustomerId),
      savedCards: listOf(isSavedCard),
    }),
    backup:
      isRecord(account) && isRecord(account["backup"])
        ? restored(fresh.customer, account["backup"])
        : null,
    customer: restored(fresh.customer, kept(REGISTRATION_KEYS.customer)),
    activation: { ...activation, devices: devices.length > 0 ? devices : fresh.activation.devices },
    payment: restored(fresh.payment, kept(REGISTRATION_KEYS.payment)),
    terms: restored(fresh.terms, kept(REGISTRATION_KEYS.terms)),
    progress: restored(fresh.progress, kept(REGISTRATION_KEYS.progress)),
    attempt: attempt(kept(REGISTRATION_KEYS.attempt)),
  };
}

/** What outlives a reload: every draft without its secrets, and the attempt without its token. */
export const keep = (state: RegistrationState): Record<string, unknown> => ({
  [REGISTRATION_KEYS.customer]: withoutSecrets(state.customer),
  [REGISTRATION_KEYS.activation]: state.activation,
  [REGISTRATION_KEYS.payment]: withoutSecrets(state.payment),
  [REGISTRATION_KEYS.terms]: state.terms,
  [REGISTRATION_KEYS.progress]: state.progress,
  [REGISTRATION_KEYS.account]: {
    submittedEmail: state.submittedEmail,
    customerId: state.customerId,
    savedCards: state.savedCards,
    cardChoice: state.cardChoice,
    backup: state.backup === null ? null : withoutSecrets(state.backup),
  },
  [REGISTRATION_KEYS.attempt]: state.attempt,
});

const OUTCOMES = ["pending", "unknown", "failed", "registered", "partly-registered"];

// An attempt that cannot be read must not vanish into a second payment: its outcome is unknown.
function attempt(stored: unknown): Attempt | null {
  if (stored === null) return null;
  const blank: Attempt = {
    imeis: [],
    total: null,
    at: "",
    outcome: "unknown",
    found: [],
    isSettled: false,
    receipt: null,
  };
  const read = restored(blank, stored, {
    imeis: listOf(isText),
    total: orNull(isNumber),
    // A look-up counts on the page that made it.
    found: () => false,
    receipt: orNull(isReceipt),
  });
  const known = OUTCOMES.includes(read.outcome);
  const shown = read.receipt !== null || !read.outcome.endsWith("registered");
  return known && shown ? read : { ...read, outcome: "unknown" };
}
