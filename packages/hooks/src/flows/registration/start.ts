import {
  initialCustomer,
  initialPayment,
  initialTerms,
  newDevice,
} from "../../rules/registration/drafts.ts";
import { initialProgress } from "../../rules/registration/initial-progress.ts";
import { restoredAttempt, type Attempt } from "../payment/attempts.ts";
import type { Kept } from "../engine/flow.ts";
import { isNumber, isRecord, orNull } from "../engine/checks.ts";
import { restoreDraft } from "../engine/restore-draft.ts";
import { FAMILY } from "./family.ts";
import { rowOf } from "./device-draft.ts";
import { isCustomerId, restoredConsents, restoredReceipt } from "./kept-shapes.ts";
import type { RegistrationReceipt, RegistrationState } from "./state.ts";

/** The storage key of each draft. Not part of the wire contract. */
export const REGISTRATION_KEYS = {
  customer: "waypost.registration.customer",
  activation: "waypost.registration.activation",
  payment: "waypost.registration.payment",
  terms: "waypost.registration.terms",
  progress: "waypost.registration.progress",
  account: "waypost.registration.account",
  consents: "waypost.registration.consents",
  attempt: "waypost.registration.attempt",
  receipt: "waypost.registration.registered",
  lastReceipt: "waypost.registration.receipt",
} as const;

/** What is known of the customer before the e-mail address was checked. */
export const NO_ACCOUNT = {
  submittedEmail: "",
  customerId: null,
  savedCards: [],
  isPasswordDoubtful: false,
  emailFailure: null,
  cardChoice: "new",
  backup: null,
} satisfies Partial<RegistrationState>;

/** A registration without any entries. */
export const freshState = (): RegistrationState => ({
  name: "email",
  visited: false,
  variant: null,
  customer: initialCustomer,
  activation: { unit: "", devices: [rowOf(newDevice("1"))] },
  payment: initialPayment,
  today: new Date(0),
  suggestedHolder: "",
  terms: initialTerms,
  progress: initialProgress,
  ...NO_ACCOUNT,
  fieldErrors: {},
  submitCount: 0,
  isSubmittingAll: false,
  lostSecret: null,
  attempt: null,
  outcome: null,
  receipt: null,
  lastReceipt: null,
  priceCheck: null,
  isAcknowledged: false,
  failure: null,
  consents: [],
  repeats: [],
  token: null,
});

/** The registration restored from the drafts of this session, or a fresh one. */
export function start(kept: Kept | null): RegistrationState {
  const fresh = freshState();
  if (kept === null) return { ...fresh, name: "restoring" };
  const { draft } = kept;
  const activation = restoreDraft(fresh.activation, draft(REGISTRATION_KEYS.activation));
  const rows: readonly unknown[] = activation.devices;
  const number = orNull(isNumber);
  const devices = rows
    .filter(isRecord)
    .map((row) => rowOf(restoreDraft(newDevice("1"), row, { price: number, duration: number })));
  const account = draft(REGISTRATION_KEYS.account);
  const receipt = restoredReceipt(draft(REGISTRATION_KEYS.receipt));
  const { hasSavedCards, ...known } = restoreDraft(accountOf(fresh), account, {
    customerId: orNull(isCustomerId),
    variant: (value) => value === "plain" || value === "charge",
  });
  return {
    ...fresh,
    ...known,
    savedCards: hasSavedCards ? null : [],
    backup:
      isRecord(account) && isRecord(account["backup"])
        ? restoreDraft(fresh.customer, account["backup"])
        : null,
    customer: restoreDraft(fresh.customer, draft(REGISTRATION_KEYS.customer)),
    activation: { ...activation, devices: devices.length > 0 ? devices : fresh.activation.devices },
    payment: restoreDraft(fresh.payment, draft(REGISTRATION_KEYS.payment)),
    terms: restoreDraft(fresh.terms, draft(REGISTRATION_KEYS.terms)),
    progress: restoreDraft(fresh.progress, draft(REGISTRATION_KEYS.progress)),
    consents: restoredConsents(draft(REGISTRATION_KEYS.consents)),
    attempt: unanswered(kept, receipt),
    receipt,
    lastReceipt: restoredReceipt(draft(REGISTRATION_KEYS.lastReceipt)),
  };
}

/** Ignoring what cannot be read, an attempt or the receipt of one, would allow a second payment. */
function unanswered(kept: Kept, receipt: RegistrationReceipt | null): Attempt | null {
  if (receipt !== null) return null;
  const { attempt, receipt: unreadable } = REGISTRATION_KEYS;
  const stored = kept.draft(attempt) === null ? kept.draft(unreadable) : kept.draft(attempt);
  return stored === null ? untold(kept) : restoredAttempt(stored, FAMILY);
}

/** Where the storage kept no draft, the list of attempts alone knows of an unanswered registration. */
function untold({ draft, attempts }: Kept): Attempt | null {
  if (draft(REGISTRATION_KEYS.progress) !== null) return null;
  return attempts.find(({ family }) => family === FAMILY) ?? null;
}

/** What the e-mail check and the password have told; of the saved cards only that there are some. */
export const accountOf = ({
  submittedEmail,
  customerId,
  savedCards,
  isPasswordDoubtful,
  variant,
}: RegistrationState) => ({
  submittedEmail,
  customerId,
  isPasswordDoubtful,
  variant,
  hasSavedCards: savedCards?.length !== 0,
});
