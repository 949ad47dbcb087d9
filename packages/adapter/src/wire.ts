import { invalidReason, serverText } from "@waypost/sdk/pure";
import type { Call, Schema } from "./description.ts";
import { fit, isObject, Misfit, resolved, type Fill } from "./fit.ts";
import type { FailedDevice, ImeiResult, RegistrationAnswer } from "./types.ts";

/** The values of the parameters in the address, by name. */
export type Given = Readonly<Record<string, string | undefined>>;

/** Fields of every reply that are not part of the value. */
const OUTCOME: readonly string[] = ["status", "message", "error"];

const fieldsIn = (schema: Schema): readonly string[] =>
  Object.keys(resolved(schema).properties ?? {});

/** The fields of the reply that make up the value. */
const keysOf = ({ reply }: Call): readonly string[] =>
  fieldsIn(reply).filter((name) => !OUTCOME.includes(name));

/** Fields with which other programs report success. */
const FLAGS = ["ok", "status", "success"] as const;

/** True if the body of a successful reply may report a refusal, too. */
export const hasStatus = ({ reply }: Call): boolean => fieldsIn(reply).includes("status");

const EMAIL: Schema = {
  type: "object",
  required: ["exists"],
  properties: {
    exists: { type: "boolean" },
    customer_id: { type: ["string", "integer", "null"] },
  },
};

const IMEI: Schema = {
  type: "object",
  required: ["valid"],
  properties: {
    valid: { type: "boolean" },
    reason: { enum: ["in-use", "not-found", "other"] },
    message: { type: "string" },
  },
};

const REGISTRATION: Schema = {
  type: "object",
  required: ["subscription"],
  properties: {
    subscription: { type: "array" },
    error: { type: ["string", "null"] },
    failed: {
      type: "array",
      items: {
        type: "object",
        required: ["imei"],
        properties: { imei: { type: "string" }, why: { type: "string" } },
      },
    },
  },
};

const REASONS = {
  "in-use": ["IMEI already in use", ", please try with another IMEI"],
  "not-found": ["IMEI not found", ""],
  other: ["IMEI cannot be registered", ""],
} as const;

const VALID = "Valid IMEI";

/** The SDK reads the reason from the message, so a message that hides it gets it as a prefix. */
function invalidMessage({ reason = "other", message }: ImeiResult & { valid: false }): string {
  const text = serverText(message);
  const [words, hint] = REASONS[reason];
  if (!text || text === VALID) return words + hint;
  return reason === "other" || invalidReason(text) === reason ? text : `${words}: ${text}`;
}

const toText = ({ imei, why }: FailedDevice): string =>
  [imei, why].filter(Boolean).join(": ").replaceAll("|", "/");

function registration(value: unknown): object {
  const answer = fit(REGISTRATION, value) as RegistrationAnswer;
  const { subscription, failed = [], message, token } = answer;
  const isKnown = Object.values(answer.details ?? {}).some((field) => field != null);
  const details = isKnown ? answer.details : null;
  const error = failed.length > 0 ? failed.map(toText).join(" | ") : answer.error;
  if (!error?.trim()) return { status: true, message, details, subscription, token };
  // Without subscriptions nothing was registered, so this is a refusal.
  return subscription.length > 0
    ? { status: true, message, error, details, subscription, token }
    : { status: false, message, error };
}

/** The bodies that are more than the value under a key, or its fields beside a status. */
const ENCODERS: Readonly<Record<string, (value: unknown) => object>> = {
  "registration.checkEmail": (value) => {
    const { exists, customer_id } = fit(EMAIL, value) as { exists: boolean; customer_id?: unknown };
    if (!exists) return { message: "User Not Found" };
    return { message: "User Already Exist", user: customer_id == null ? null : { customer_id } };
  },
  "registration.checkImei": (value) => {
    const result = fit(IMEI, value) as ImeiResult;
    if (!result.valid) return { message: invalidMessage(result) };
    const { model, category } = result;
    return { message: VALID, details: { model, category } };
  },
  "registration.register": registration,
  "registration.registerCharge": registration,
  "deviceSettings.load": (settings) => ({ data: { settings } }),
  // The SDK leaves out plans without rules.
  "lookups.planRules": (value) => ({
    status: true,
    plans: isObject(value)
      ? Object.fromEntries(Object.entries(value).filter(([, rules]) => rules !== ""))
      : value,
  }),
};

/** Values for fields that may be null in the SDK, but not on the wire. */
const FILLED: Readonly<
  Record<string, (row: Readonly<Record<string, unknown>>, given: Given) => unknown>
> = {
  "State.id": (row) => row["state_name"],
  "TimeZone.id": (row) => row["time_zone"],
  "MobileProvider.id": (row) => row["mobile_provider_name"],
  "ServicePlan.service_plan_name": () => "",
  "ServicePlan.price": () => "",
  "ServicePlan.duration": () => "",
  "ServicePlan.category": (_, { category }) => category ?? "gps",
  "AppConfigEntry.key": (_, { key }) => key,
  "ImeiCheckReply.details.model": () => "",
  "SavedCard.expiration_month": () => "",
  "SavedCard.expiration_year": () => "",
  "SavedCard.bin": () => "",
  "SavedCard.last_4": () => "",
  "RegistrationDetails.customer_id": () => "",
  "Subscription.imei_no": () => "",
  "Subscription.subscription_id": () => "",
  "ReactivationDeviceDetails.imei_no": (_, { imei }) => imei,
  "DormantDevice.customer_id": (_, { customer_id: id }) => id,
};

const isError = (value: unknown): boolean =>
  value instanceof Error || Object.prototype.toString.call(value) === "[object Error]";

/**
 * Checks that a result does not report a failure. Only `refuse` says that nothing has changed, so
 * anything else that looks like a failure leaves open what happened.
 *
 * @throws Misfit if the result is an Error, or has an `error` or a flag that is not true. In a row
 * that was read, only false is a failure, because a table may have a `status` of its own.
 */
export function checkSuccess(call: Call, value: unknown): void {
  const hint = "; a refusal is refuse(message)";
  if (isError(value)) throw new Misfit("", `must not be an Error${hint}`);
  // Settings may have any fields.
  if (!isObject(value) || call.name === "deviceSettings.load") return;
  const isRow = !call.isWrite && keysOf(call).length > 0;
  const isFailure = (flag: unknown) =>
    isRow ? String(flag) === "false" : flag !== undefined && flag !== true;
  const { error } = value;
  const isPresent = Boolean(error) && [error].join("").trim() !== "";
  const hasError = isPresent && ENCODERS[call.name] !== registration;
  const failure = hasError ? "error" : FLAGS.find((name) => isFailure(value[name]));
  if (failure) throw new Misfit(failure, `is not a field of a result${hint}`);
}

/** The value under the only key of its reply, or its fields beside a status. */
function encodeAs(call: Call, value: unknown): { body: unknown; key?: string } {
  const status = hasStatus(call) && { status: true };
  const [key, another] = keysOf(call);
  if (fieldsIn(call.reply).length === 0) return { body: value };
  if (key !== undefined && another === undefined) return { body: { ...status, [key]: value }, key };
  if (key === undefined && value === undefined) return { body: { ...status } };
  if (!isObject(value)) throw new Misfit("", "must be an object");
  return { body: { ...value, error: undefined, ...status } };
}

/** Returns the documented body for the result of a function. @throws Misfit if it has another type */
export function encode(call: Call, value: unknown, given: Given): unknown {
  const special = ENCODERS[call.name];
  const fill: Fill = (type, field, row) => FILLED[`${type}.${field}`]?.(row, given);
  if (special) return fit(call.reply, special(value), fill);
  const { body, key } = encodeAs(call, value);
  try {
    return fit(call.reply, body, fill);
  } catch (error) {
    // The key is not part of the value.
    throw error instanceof Misfit && key !== undefined && error.field.startsWith(key)
      ? new Misfit(error.field.slice(key.length).replace(/^\./, ""), error.problem)
      : error;
  }
}
