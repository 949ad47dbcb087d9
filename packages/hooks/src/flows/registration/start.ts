import {
  initialCustomer,
  initialPayment,
  initialTerms,
  newDevice,
} from "../../rules/registration/drafts.ts";
import { firstPosition, REGISTRATION_STEPS, type Wizard } from "../../rules/registration/wizard.ts";
import { restoreAttempt, type Attempt } from "../checkout/attempts.ts";
import type { SavedState } from "../engine/flow.ts";
import { isNumber, isRecord, orNull, restoreDraft } from "../engine/checks.ts";
import {
  FAMILY,
  type Account,
  type RegistrationForm,
  type RegistrationState,
  type Unfinished,
} from "./state.ts";
import { rowOf } from "./device-draft.ts";
import { isCustomerId, parseConsents, parseReceipt } from "./parse-drafts.ts";

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

/** The account before the e-mail address was checked. */
export const NO_ACCOUNT: Account = {
  submittedEmail: "",
  customerId: null,
  savedCards: [],
  isPasswordDoubtful: false,
  cardChoice: "new",
  backup: null,
};

/** A registration in which nothing was entered. */
export const emptyForm: RegistrationForm = {
  visited: false,
  variant: null,
  customer: initialCustomer,
  account: NO_ACCOUNT,
  activation: { unit: "", devices: [rowOf(newDevice("1"))] },
  payment: initialPayment,
  today: new Date(0),
  suggestedHolder: "",
  terms: initialTerms,
  wizard: firstPosition,
  fieldErrors: {},
  submitCount: 0,
  isSubmittingAll: false,
  lostSecret: null,
  failure: null,
  consents: [],
  repeats: [],
  lastReceipt: null,
  token: null,
};

/** Restores the registration from the drafts of this session, or starts a new one. */
export function start(saved: SavedState | null): RegistrationState {
  const unfinished = saved && unfinishedOf(saved);
  return {
    form: saved ? restoredForm(saved) : emptyForm,
    screen:
      saved && !unfinished
        ? { phase: "email", emailFailure: null }
        : { phase: "restoring", unfinished },
  };
}

function restoredForm({ draft }: SavedState): RegistrationForm {
  const activation = restoreDraft(emptyForm.activation, draft(REGISTRATION_KEYS.activation));
  const rows: readonly unknown[] = activation.devices;
  const number = orNull(isNumber);
  const devices = rows
    .filter(isRecord)
    .map((row) => rowOf(restoreDraft(newDevice("1"), row, { price: number, duration: number })));
  const stored = draft(REGISTRATION_KEYS.account);
  const { hasSavedCards, variant, ...known } = restoreDraft(accountDraft(emptyForm), stored, {
    customerId: orNull(isCustomerId),
    variant: (value) => value === "plain" || value === "charge",
  });
  const {
    emailverified: _,
    shownextstep,
    ...customer
  } = restoreDraft(
    { ...initialCustomer, emailverified: false, shownextstep: false },
    draft(REGISTRATION_KEYS.customer),
  );
  const backup = isRecord(stored) ? stored["backup"] : undefined;
  return {
    ...emptyForm,
    variant,
    account: {
      ...NO_ACCOUNT,
      ...known,
      savedCards: hasSavedCards ? null : [],
      backup: isRecord(backup) ? restoreDraft(initialCustomer, backup) : null,
    },
    customer,
    activation: {
      ...activation,
      devices: devices.length > 0 ? devices : emptyForm.activation.devices,
    },
    payment: restoreDraft(initialPayment, draft(REGISTRATION_KEYS.payment)),
    terms: restoreDraft(initialTerms, draft(REGISTRATION_KEYS.terms)),
    wizard: wizardOf(restoreDraft(NO_FLAGS, draft(REGISTRATION_KEYS.progress)), shownextstep),
    consents: parseConsents(draft(REGISTRATION_KEYS.consents)),
    lastReceipt: parseReceipt(draft(REGISTRATION_KEYS.lastReceipt)),
  };
}

/** The documented flags of the wizard, which only a draft has. */
const NO_FLAGS = {
  movetoactivationpage: false,
  movetopaymentpage: false,
  movetotermspage: false,
  movetoconfirmpage: false,
  userexists: false,
  topbar: true,
};

/** The flag of each step but the first, which is always open. */
export const FLAG_OF = {
  "activation-type": "movetoactivationpage",
  "payment-method": "movetopaymentpage",
  terms: "movetotermspage",
  confirm: "movetoconfirmpage",
} as const;

const wizardOf = (flags: typeof NO_FLAGS, hasDetails: boolean): Wizard => ({
  open: REGISTRATION_STEPS.filter(
    (step) => step !== "customer-information" && flags[FLAG_OF[step]],
  ),
  isKnown: flags.userexists || (hasDetails ? false : null),
  isLocked: !flags.topbar,
});

/** A stored attempt or receipt that cannot be parsed still counts: it may have been a payment. */
function unfinishedOf(saved: SavedState): Unfinished | null {
  const receipt = parseReceipt(saved.draft(REGISTRATION_KEYS.receipt));
  if (receipt !== null) return { attempt: null, receipt };
  const attempted = saved.draft(REGISTRATION_KEYS.attempt);
  // `undefined` is a draft that cannot be parsed.
  const stored = attempted === null ? saved.draft(REGISTRATION_KEYS.receipt) : attempted;
  const attempt = stored === null ? attemptWithoutDraft(saved) : restoreAttempt(stored, FAMILY);
  return attempt === null ? null : { attempt, receipt: null };
}

/** If the storage has no drafts, an unanswered registration is only in the list of attempts. */
function attemptWithoutDraft({ draft, attempts }: SavedState): Attempt | null {
  if (draft(REGISTRATION_KEYS.progress) !== null) return null;
  return attempts.find(({ family }) => family === FAMILY) ?? null;
}

/** The account to store: only whether there are saved cards, and no backup. */
export const accountDraft = ({
  account: { submittedEmail, customerId, savedCards, isPasswordDoubtful },
  variant,
}: RegistrationForm) => ({
  submittedEmail,
  customerId,
  isPasswordDoubtful,
  variant,
  hasSavedCards: savedCards?.length !== 0,
});
