import { acceptedRegistration, failedDevices, missingDevices } from "./outcome.ts";
import type { SentRegistration } from "./outcome.ts";
import { boolean, listAt, objectAt, requiredText } from "./parse.ts";
import type { Parser, Report } from "./parse.ts";
import type {
  EmailCheck,
  ImeiCheck,
  InvalidImei,
  RegistrationDetails,
  RegistrationResult,
  SavedCard,
  Subscription,
  ValidImei,
} from "./registration-results.ts";
import { exact, fieldsOf, parseJson, scalar, serverText, text } from "./reply.ts";
import type { SuccessCheck } from "./reply.ts";

const parseUser = /* @__PURE__ */ objectAt<Pick<EmailCheck, "customer_id">>("user", {
  customer_id: scalar,
});

const KNOWN_EMAIL = "User Already Exist";

/** The message identifies an existing customer with any status below 500. */
export const isEmailChecked: SuccessCheck = (reply, ok, status = 0) =>
  ok || (status < 500 && serverText(fieldsOf(reply).message) === KNOWN_EMAIL);

/** The message is required, because only it shows whether the customer is new. */
export const parseEmailCheck: Parser<EmailCheck | undefined> = (reply, report) => {
  const message = serverText(fieldsOf(reply).message);
  return message
    ? { exists: message === KNOWN_EMAIL, message, ...parseUser(reply, report) }
    : undefined;
};

const parseCards = /* @__PURE__ */ listAt<SavedCard>("cards", {
  token: requiredText,
  issuing_bank: text,
  expiration_month: text,
  expiration_year: text,
  expired: boolean,
  image_url: exact,
  bin: exact,
  last_4: exact,
});

/** Returns an empty list if the reply has no list of cards. */
export const parseSavedCards: Parser<SavedCard[]> = (reply, report) =>
  parseCards(reply, report) ?? [];

/** A 4xx with a message is a result, unless its status means that nothing was checked. */
export const isImeiChecked: SuccessCheck = (reply, ok, status) =>
  ok || (/^4(?!08|25|29|99)/.test(String(status)) && !!serverText(fieldsOf(reply).message));

const parseDevice = /* @__PURE__ */ objectAt<Pick<ValidImei, "model">>("details", { model: exact });

/** Returns the category, which decides the available plans. Any value except `gps` means OBD. */
function categoryOf(reply: unknown, report: Report): string {
  const category = exact(fieldsOf(fieldsOf(reply).details).category);
  if (!category) report("details.category", "unexpected");
  return category || "obd";
}

export const parseImeiCheck: Parser<ImeiCheck | undefined> = (reply, report, exchange) => {
  const message = serverText(fieldsOf(reply).message);
  if (!message) return undefined;
  if (message === "Valid IMEI") {
    const category = categoryOf(reply, report);
    return { valid: true, message, category, ...parseDevice(reply, report) };
  }
  return { valid: false, reason: invalidReason(message, exchange?.status), message };
};

/** Returns why an IMEI is not valid, from the message and the HTTP status of the reply. */
export function invalidReason(message: string, status?: number): InvalidImei["reason"] {
  if (/already (in use|used|registered)|is in use/i.test(message)) return "in-use";
  return status === 404 || /not (be )?found|not exist/i.test(message) ? "not-found" : "other";
}

const parseDetails = /* @__PURE__ */ objectAt<RegistrationDetails>("details", {
  first_name: text,
  last_name: text,
  email: exact,
  customer_id: scalar,
});

const parseSubscriptions = /* @__PURE__ */ listAt<Subscription>("subscription", {
  device_name: text,
  imei_no: exact,
  imei_iccid: exact,
  subscription_id: exact,
  start_date: text,
  nextBillingDate: text,
  activated_plan_description: text,
  activated_plan_id: exact,
});

const parseTexts = /* @__PURE__ */ objectAt<Pick<RegistrationResult, "token" | "message">>("", {
  token: exact,
  message: serverText,
});

/** Never fails: the card has been charged, so a missing field becomes null instead of an error. */
export const parseRegistration: Parser<RegistrationResult> = (reply, report, exchange) => {
  const { error } = fieldsOf(reply);
  const missing = missingDevices(reply, parseJson(exchange?.sent));
  const outcome = acceptedRegistration(reply, missing);
  const subscription = parseSubscriptions(reply, report);
  // A missing list was reported by its parser.
  if (subscription && outcome === "unconfirmed") report("subscription", "missing");
  return {
    outcome,
    details: parseDetails(reply, report),
    subscription: subscription ?? [],
    failedDevices: failedDevices(error),
    missingDevices: missing,
    error: serverText(error),
    ...parseTexts(reply, report),
  };
};

/** The result of an accepted registration, from its reply and the payload that was sent. */
export const registrationResult = (reply: unknown, payload: SentRegistration): RegistrationResult =>
  parseRegistration(reply, () => {}, { status: 200, sent: JSON.stringify(payload) });
