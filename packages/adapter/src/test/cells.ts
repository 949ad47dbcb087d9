import type { Call } from "../description.ts";
import { refuse } from "../index.ts";
import { hasStatus } from "../wire.ts";

const isList = Array.isArray;
const fieldsOf = (right: unknown): object => (isList(right) ? {} : Object(right));

/** The results of a function besides its right one, by the words for them. */
export const CELLS: Readonly<Record<string, (right: unknown) => unknown>> = {
  "the right result": (right) => right,
  "extra fields": (right) =>
    isList(right)
      ? right.map((row) => ({ ...Object(row), x_own: "own" }))
      : { ...fieldsOf(right), x_own: "own" },
  "a refusal": () => refuse("Card declined"),
  "a rejected refusal": () => Promise.reject(refuse("Card declined")),
  "an Error": () => new Error("Card declined"),
  "a promise of an Error": () => Promise.resolve(new TypeError("Card declined")),
  "an Error with the right result": (right) => Object.assign(new Error("Card declined"), right),
  "a rejected promise": () => Promise.reject(new Error("Card declined")),
  false: () => false,
  null: () => null,
  "a status of false": () => ({ status: false, message: "Card declined" }),
  "a status of false with the right result": (right) => ({ ...fieldsOf(right), status: false }),
  "an ok of false with the right result": (right) => ({ ...fieldsOf(right), ok: false }),
  "a success of false with the right result": (right) => ({ ...fieldsOf(right), success: false }),
  "an error": () => ({ error: "Insufficient funds", message: "Declined" }),
  "an error with the right result": (right) => ({ ...fieldsOf(right), error: "No funds" }),
  "a number": () => 7,
  "a text": () => "done",
  "a partial list": (right) =>
    isList(right) ? [...right, {}] : { ...fieldsOf(right), subscription: [], devices: [{}] },
  "never answers": () => new Promise(() => {}),
};

/** The outcome that a client reports for a cell, and the HTTP status of the reply. */
interface Expected {
  readonly said: string;
  readonly wire: number | undefined;
}

const SUCCESS: Expected = { said: "success", wire: 200 };

/** The cells that are a success of a call, beside the right result and extra fields. */
function isSuccess({ name }: Call, cell: string, right: unknown): boolean {
  // An error beside subscriptions is a partial registration.
  if (name.startsWith("registration.register"))
    return cell === "a partial list" || cell === "an error with the right result";
  // Devices have settings of any name.
  if (name === "deviceSettings.load" && cell.endsWith("with the right result"))
    return !cell.startsWith("an Error");
  // A key without a value has no entry.
  if (name === "lookups.appConfig" && cell === "null") return true;
  const hasNoList = !isList(right) && !("devices" in Object(right));
  return cell === "a partial list" && hasNoList && name !== "lookups.planRules";
}

/** Returns the outcome of a cell. No cell is a success that was not one. */
export function expectedOf(call: Call, cell: string, right: unknown): Expected {
  if (cell === "never answers") return { said: "nothing", wire: undefined };
  if (cell === "the right result" || cell === "extra fields" || isSuccess(call, cell, right))
    return SUCCESS;
  const isRefused = cell.endsWith("refusal");
  if (isRefused && hasStatus(call)) return { said: "rejected", wire: 200 };
  if (isRefused)
    return { said: call.name === "registration.checkImei" ? "rejected" : "http", wire: 400 };
  // No card is a card that was not found.
  if (call.name === "cardUpdate.validateCard" && cell === "null")
    return { said: "rejected", wire: 200 };
  return { said: call.isWrite ? "unknown-outcome" : "http", wire: 500 };
}
