import {
  initialCustomer,
  initialPayment,
  initialTerms,
  newDevice,
} from "../../rules/registration/drafts.ts";
import {
  firstPosition,
  REGISTRATION_STEPS,
  type RegistrationStep,
  type Wizard,
} from "../../rules/registration/wizard.ts";
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

function restoredForm(saved: SavedState): RegistrationForm {
  const { draft } = saved;
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
  const { backup } = recordIn(stored);
  return {
    ...emptyForm,
    variant,
    account: {
      ...NO_ACCOUNT,
      ...known,
      savedCards: hasSavedCards ? null : [],
      backup: isRecord(backup) ? restoreDraft(initialCustomer, backup) : null,
    },
    customer: restoreDraft(initialCustomer, draft(REGISTRATION_KEYS.customer)),
    activation: {
      ...activation,
      devices: devices.length > 0 ? devices : emptyForm.activation.devices,
    },
    payment: restoreDraft(initialPayment, draft(REGISTRATION_KEYS.payment)),
    terms: restoreDraft(initialTerms, draft(REGISTRATION_KEYS.terms)),
    wizard: wizardOf(saved),
    consents: parseConsents(draft(REGISTRATION_KEYS.consents)),
    lastReceipt: parseReceipt(draft(REGISTRATION_KEYS.lastReceipt)),
  };
}

/** The documented flag of a step, which only a draft has. */
export const flagOf = (step: RegistrationStep): string => `moveto${step.replace(/-.*/, "")}page`;

/** The steps with a flag. The first one is always open. */
export const FLAGGED = REGISTRATION_STEPS.slice(1);

function wizardOf({ draft }: SavedState): Wizard {
  const flags = recordIn(draft(REGISTRATION_KEYS.progress));
  const { shownextstep } = recordIn(draft(REGISTRATION_KEYS.customer));
  return {
    open: FLAGGED.filter((step) => flags[flagOf(step)] === true),
    isKnown: flags["userexists"] === true || (shownextstep === true ? false : null),
    isLocked: flags["topbar"] === false,
  };
}

const recordIn = (stored: unknown): Readonly<Record<string, unknown>> =>
  isRecord(stored) ? stored : {};

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
