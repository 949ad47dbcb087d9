import {
  initialCustomer,
  initialPayment,
  initialTerms,
  newDevice,
  type DeviceDraft,
} from "../../rules/registration/drafts.ts";
import {
  firstPosition,
  REGISTRATION_STEPS,
  type RegistrationStep,
  type Wizard,
} from "../../rules/registration/wizard.ts";
import type { PhoneRule } from "../../rules/registration/phone.ts";
import { restoreAttempt, type Attempt } from "../checkout/attempts.ts";
import type { SavedState } from "../engine/flow.ts";
import {
  isFlag,
  isNumber,
  isRecord,
  isText,
  listOf,
  orNull,
  recordOf,
  restoreDraft,
  type Check,
} from "../engine/checks.ts";
import {
  FAMILY,
  type Account,
  type DeviceRow,
  type RegistrationForm,
  type RegistrationReceipt,
  type RegistrationState,
  type SentOrder,
  type Unfinished,
} from "./state.ts";
import type { PlainCode } from "../../messages/messages.ts";
import type { ImeiState } from "../imei/imei-field.ts";

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
  givenImeis: "",
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
export function start(saved: SavedState | null, phoneRule?: PhoneRule): RegistrationState {
  const unfinished = saved && unfinishedOf(saved);
  return {
    form: { ...(saved ? restoredForm(saved) : emptyForm), phoneRule },
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
    ...restoreDraft({ givenImeis: "" }, draft(REGISTRATION_KEYS.progress)),
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

/** Restores a row from its draft. An unchecked IMEI is checked when its step opens. */
export function rowOf(draft: DeviceDraft): DeviceRow {
  const { imei: text, device_model: model, category, error, errormessage, ...row } = draft;
  const check: ImeiState = errormessage
    ? { status: "invalid", reason: reasonOf(errormessage), canRetry: false }
    : category && !error
      ? { status: "valid", device: { model, category } }
      : text
        ? { status: "checking", isAsked: false, device: null }
        : { status: "empty" };
  return { ...row, imei: { text, check, wasLeft: false } };
}

const reasonOf = (text: string) =>
  text.startsWith("imei.") ? { code: text as PlainCode } : { text };

const text = orNull(isText);

const isCustomerId: Check = (value) => isText(value) || isNumber(value);

const isConsents = listOf(
  recordOf({
    flow: isText,
    to: (value) => value === "text-messages" || value === "terms" || value === "order",
    by: isText,
    subjects: listOf(isText),
    total: orNull(isNumber),
    renewals: listOf(recordOf({ dollars: isNumber, months: isNumber, first: text })),
    last4: text,
    ticked: listOf(isText),
    shown: text,
    locale: (value) => value === undefined || isText(value),
    at: (value) => value === undefined || isText(value),
  }),
);

type Consents = RegistrationReceipt["consents"];

/** Parses stored consents. If they cannot be parsed, there are none. */
const parseConsents = (stored: unknown): Consents =>
  isConsents(stored) ? (stored as Consents) : [];

const isUnit: Check = (value) => value === "" || value === "KMH" || value === "MPH";

const areSent = listOf(
  recordOf({
    imei: isText,
    device_name: isText,
    category: isText,
    servicePlan: isText,
    price: orNull(isNumber),
    duration: (value) => value === undefined || value === null || isNumber(value),
    plan_name: (value) => value === undefined || isText(value),
  }),
);

const isOrder = recordOf({ email: isText, unit: isUnit, devices: areSent, consents: isConsents });

/** Parses the order of a stored attempt; `null` if there is none or it cannot be parsed. */
export const parseOrder = (stored: unknown): SentOrder | null =>
  isOrder(stored) ? (stored as SentOrder) : null;

const isReceipt = recordOf({
  outcome: (value) => value === "registered" || value === "partly-registered",
  details: orNull(
    recordOf({ first_name: text, last_name: text, customer_id: orNull(isCustomerId) }),
  ),
  email: isText,
  devices: listOf(
    recordOf({
      device_name: text,
      imei_no: text,
      imei_iccid: text,
      subscription_id: text,
      start_date: text,
      nextBillingDate: text,
      activated_plan_description: text,
      kind: isText,
    }),
  ),
  failedDevices: listOf(isText),
  unconfirmedDevices: listOf(isText),
  agreed: orNull(isNumber),
  unit: isUnit,
  sent: areSent,
  consents: isConsents,
  hasToken: isFlag,
});

/** Parses a stored receipt; `null` if there is none or it cannot be parsed. */
const parseReceipt = (stored: unknown): RegistrationReceipt | null =>
  isReceipt(stored) ? (stored as RegistrationReceipt) : null;
