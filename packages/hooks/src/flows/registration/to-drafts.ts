import type { ActivationDraft, CustomerDraft } from "../../rules/registration/drafts.ts";
import { isNamedByGate } from "../checkout/send-once.ts";
import type { Wizard } from "../../rules/registration/wizard.ts";
import { withoutSecrets } from "../../rules/registration/without-secrets.ts";
import {
  hasAccount,
  openAttempt,
  type Activation,
  type RegistrationReceipt,
  type RegistrationState,
  type SentOrder,
} from "./state.ts";
import { accountDraft, FLAGGED, flagOf, REGISTRATION_KEYS } from "./start.ts";

/**
 * The drafts to store for a reload: all drafts without secrets, and the attempt. For an accepted
 * registration, only the receipt and the gates.
 */
export function toDrafts(state: RegistrationState): Record<string, unknown> {
  const { form } = state;
  const receipt = receiptIn(state);
  return {
    ...(receipt === null ? draftsOf(state) : NO_DRAFTS),
    [REGISTRATION_KEYS.progress]: {
      ...flagsOf(form.wizard),
      ...(form.givenImeis !== "" && { givenImeis: form.givenImeis }),
    },
    // An order that only a gate knows is not looked up after a reload.
    [REGISTRATION_KEYS.attempt]:
      openAttempt(state) ?? form.repeats.filter((one) => !isNamedByGate(one)).at(-1) ?? null,
    [REGISTRATION_KEYS.receipt]: storedReceipt(receipt),
    [REGISTRATION_KEYS.lastReceipt]: storedReceipt(form.lastReceipt),
  };
}

function receiptIn({ screen }: RegistrationState): RegistrationReceipt | null {
  if (screen.phase === "restoring") return screen.unfinished?.receipt ?? null;
  return screen.phase === "done" ? screen.receipt : null;
}

/** The position as documented flags. */
const flagsOf = ({ open, isKnown, isLocked }: Wizard): Record<string, boolean> => ({
  ...Object.fromEntries(FLAGGED.map((step) => [flagOf(step), open.includes(step)])),
  userexists: isKnown === true,
  topbar: !isLocked,
});

/** The customer with the documented flags of the first step. */
function customerDraft(
  customer: CustomerDraft,
  { emailverified, shownextstep } = { emailverified: false, shownextstep: false },
) {
  const { textMe, ...details } = withoutSecrets(customer);
  return { ...details, emailverified, shownextstep, textMe };
}

const draftsOf = (state: RegistrationState, { form, screen } = state): Record<string, unknown> => ({
  [REGISTRATION_KEYS.customer]: customerDraft(form.customer, {
    emailverified:
      hasAccount(state) && screen.phase !== "email" && screen.phase !== "checking-email",
    shownextstep: form.wizard.isKnown === false,
  }),
  [REGISTRATION_KEYS.activation]: activationDraft(form.activation),
  [REGISTRATION_KEYS.payment]: withoutSecrets(form.payment),
  [REGISTRATION_KEYS.terms]: form.terms,
  [REGISTRATION_KEYS.consents]: form.consents,
  [REGISTRATION_KEYS.account]: {
    ...accountDraft(form),
    backup: form.account.backup && customerDraft(form.account.backup),
  },
});

const NO_DRAFTS = Object.fromEntries(Object.values(REGISTRATION_KEYS).map((key) => [key, null]));

/**
 * The receipt to store. The customer's name, phone number and card are shown but not stored, nor is
 * the text of the order, which names the card.
 */
function storedReceipt(receipt: RegistrationReceipt | null): RegistrationReceipt | null {
  if (receipt === null) return null;
  const { details, consents } = receipt;
  return {
    ...receipt,
    details: details && { ...details, first_name: null, last_name: null },
    consents: storedConsents(consents),
  };
}

/** The consents to store. */
export const storedConsents = (consents: SentOrder["consents"]): SentOrder["consents"] =>
  consents.map((one) => ({
    ...one,
    subjects: one.to === "order" ? one.subjects : [],
    last4: null,
    shown: one.to === "order" ? null : one.shown,
  }));

/**
 * The draft of the rows, for the storage and the request. A failed check is repeated after a
 * reload.
 */
const activationDraft = ({ unit, devices }: Activation): ActivationDraft => ({
  gpsdevices: `${devices.length}`,
  unit,
  devices: devices.map(({ imei: { text: imei, check }, ...row }) => {
    const { model, category } = check.status === "valid" ? check.device : NO_DEVICE;
    const reason = check.status === "invalid" && !check.canRetry ? check.reason : { text: "" };
    const errormessage = "code" in reason ? reason.code : reason.text;
    const error = errormessage !== "";
    return { ...row, imei, device_model: model, category, error, errormessage };
  }),
});

const NO_DEVICE = { model: "", category: "" };
