import {
  initialCustomer,
  initialPayment,
  initialTerms,
  newDevice,
  withoutSecrets,
} from "../../rules/registration/drafts.ts";
import { initialProgress } from "../../rules/registration/gates.ts";
import type { Attempt as OpenAttempt } from "../payment/attempts.ts";
import type { Kept } from "../engine/flow.ts";
import { isNumber, isRecord, isText, listOf, orNull } from "../engine/checks.ts";
import { imeiOfSubject } from "../payment/subjects.ts";
import { restoreDraft } from "../engine/restore-draft.ts";
import { activationDraft, rowOf } from "./device-draft.ts";
import { isCustomerId, isReceipt, storedReceipt } from "./kept-shapes.ts";
import type { Attempt, RegisteredAttempt, RegistrationState } from "./state.ts";

/** The storage key of each draft. Not part of the wire contract. */
export const REGISTRATION_KEYS = {
  customer: "waypost.registration.customer",
  activation: "waypost.registration.activation",
  payment: "waypost.registration.payment",
  terms: "waypost.registration.terms",
  progress: "waypost.registration.progress",
  account: "waypost.registration.account",
  attempt: "waypost.registration.attempt",
  receipt: "waypost.registration.receipt",
} as const;

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
  submittedEmail: "",
  customerId: null,
  savedCards: [],
  isPasswordDoubtful: false,
  emailFailure: null,
  cardChoice: "new",
  backup: null,
  fieldErrors: {},
  submitCount: 0,
  isSubmittingAll: false,
  lostSecret: null,
  attempt: null,
  lastRegistered: null,
  priceCheck: null,
  isAcknowledged: false,
  failure: null,
  looksAgainAt: null,
  isTryingAgain: false,
  repeats: null,
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
    attempt: attempt(draft(REGISTRATION_KEYS.attempt)) ?? untold(kept),
    lastRegistered: lastRegistered(attempt(draft(REGISTRATION_KEYS.receipt))),
  };
}

/** Where the storage kept no draft, the list of attempts alone knows of an unanswered registration. */
function untold({ draft, attempts }: Kept): Attempt | null {
  const open = attempts.find(({ family }) => family === FAMILY);
  return open === undefined || draft(REGISTRATION_KEYS.progress) !== null ? null : attemptOf(open);
}

/**
 * What is stored for a reload: all drafts without secrets, and the attempt without its token. Of an
 * accepted registration only the receipt and the gates are stored.
 */
export const keep = (state: RegistrationState): Record<string, unknown> => {
  const receipt = state.attempt?.receipt ?? null;
  const last = state.lastRegistered;
  return {
    ...(receipt === null ? draftsOf(state) : NO_DRAFTS),
    [REGISTRATION_KEYS.progress]: state.progress,
    [REGISTRATION_KEYS.attempt]:
      receipt === null ? state.attempt : { ...state.attempt, receipt: storedReceipt(receipt) },
    [REGISTRATION_KEYS.receipt]: last && { ...last, receipt: storedReceipt(last.receipt) },
  };
};

const draftsOf = (state: RegistrationState): Record<string, unknown> => ({
  [REGISTRATION_KEYS.customer]: withoutSecrets(state.customer),
  [REGISTRATION_KEYS.activation]: activationDraft(state.activation),
  [REGISTRATION_KEYS.payment]: withoutSecrets(state.payment),
  [REGISTRATION_KEYS.terms]: state.terms,
  [REGISTRATION_KEYS.account]: {
    ...accountOf(state),
    backup: state.backup === null ? null : withoutSecrets(state.backup),
  },
});

/** What the e-mail check and the password have told; of the saved cards only that there are some. */
const accountOf = ({
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

const NO_DRAFTS = Object.fromEntries(Object.values(REGISTRATION_KEYS).map((key) => [key, null]));

/** The family of all registrations among the attempts to pay. */
export const FAMILY = "registration";

/** The registration of an entry that another run made, or this page before a reload. */
export function attemptOf(open: OpenAttempt): Attempt {
  const { id, subjects, amount: total, last4, at, origin } = open;
  const imeis = subjects.map(imeiOfSubject);
  return { ...UNREADABLE, id, imeis, total, last4, at, isElsewhere: origin === "other-window" };
}

/** An attempt that was made but could not be read from storage. */
export const UNREADABLE: Attempt = {
  id: "",
  imeis: [],
  total: null,
  last4: null,
  at: "",
  outcome: "unknown",
  found: [],
  isElsewhere: false,
  isSettled: false,
  receipt: null,
};

const lastRegistered = (kept: Attempt | null) =>
  kept?.receipt ? (kept as RegisteredAttempt) : null;

const OUTCOMES = ["pending", "unknown", "failed", "registered", "partly-registered"];

// An unreadable attempt has an unknown outcome: ignoring it would allow a second payment.
function attempt(stored: unknown): Attempt | null {
  if (stored === null) return null;
  const read = restoreDraft(UNREADABLE, stored, {
    imeis: listOf(isText),
    total: orNull(isNumber),
    last4: orNull(isText),
    // The results of a read-back are valid only until a reload.
    found: () => false,
    receipt: orNull(isReceipt),
    outcome: (value) => OUTCOMES.includes(String(value)),
  });
  return read.receipt !== null || !read.outcome.endsWith("registered")
    ? read
    : { ...read, outcome: "unknown" };
}
