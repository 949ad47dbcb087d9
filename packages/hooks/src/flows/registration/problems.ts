import type { StandardSchemaV1 } from "@standard-schema/spec";
import { customerForm } from "../../forms/customer-form.ts";
import { devicesForm } from "../../forms/devices-form.ts";
import { emailForm } from "../../forms/email-form.ts";
import { passwordForm } from "../../forms/password-form.ts";
import { validate } from "../../forms/validate.ts";
import { initialCustomer, type DeviceDraft } from "../../rules/drafts.ts";
import { newCardForm } from "./card.ts";
import { inOrder } from "./changes.ts";
import type { FieldProblems, RegistrationState } from "./state.ts";

/** What the full form complains of, from top to bottom. */
export const detailsProblems = ({ customer }: RegistrationState): FieldProblems =>
  inOrder(complaints(customerForm, customer), Object.keys(initialCustomer));

/** What the device rows and their unit complain of, by the ids of the rows, from top to bottom. */
export function deviceProblems({ activation, checking }: RegistrationState): FieldProblems {
  const { devices } = activation;
  const problems = byRow(complaints(devicesForm, activation), devices);
  for (const id of checking) problems[`devices.${id}.imei`] = "imei.checking";
  return inOrder(problems, fieldsOn(devices));
}

/** What the form of the new card complains of, in the order of its fields. */
export const newCardProblems = ({ payment }: RegistrationState): FieldProblems =>
  inOrder(complaints(newCardForm, payment), CARD_FIELDS);

const CARD_FIELDS = [
  "cardHoldername",
  "cardnumber",
  "cvc",
  "expirationdateyear",
  "expirationdatemonth",
];

/** What the form of the first step that shows complains of. */
export function customerProblems(state: RegistrationState): FieldProblems {
  if (state.name === "details") return detailsProblems(state);
  const form = state.name === "known-email" ? passwordForm : emailForm;
  return complaints(form, state.customer);
}

export const hasAny = (problems: FieldProblems): boolean => Object.keys(problems).length > 0;

function complaints(form: StandardSchemaV1<unknown, unknown>, draft: unknown): FieldProblems {
  const checked = validate(form, draft);
  return "errors" in checked ? checked.errors : {};
}

/** The form speaks of rows by place, the flow by id, which outlives a removal. */
function byRow(errors: FieldProblems, devices: readonly DeviceDraft[]) {
  const named: Record<string, FieldProblems[string]> = {};
  for (const [path, code] of Object.entries(errors)) {
    const [, place, field] = /^devices\.(\d+)\.(.+)$/.exec(path) ?? [];
    const id = devices[Number(place)]?.id;
    named[id === undefined ? path : `devices.${id}.${field}`] = code;
  }
  return named;
}

const fieldsOn = (devices: readonly DeviceDraft[]): string[] => [
  ...devices.flatMap(({ id }) =>
    ["imei", "device_name", "servicePlan"].map((field) => `devices.${id}.${field}`),
  ),
  "unit",
];
