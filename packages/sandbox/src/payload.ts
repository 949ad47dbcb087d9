import { calls, type Schema } from "@waypost/adapter/description";
import { fit, Misfit } from "@waypost/adapter/fit";
import type { CreditCard } from "@waypost/sdk";
import { isExpired } from "./clock.ts";
import type { Clock } from "./clock.ts";

/** Thrown if a payload violates the contract. The message describes the first violation. */
export class PayloadProblem extends Error {}

/** Reads a body by its schema. @throws PayloadProblem */
export function fitBody(schema: Schema | undefined, body: unknown): unknown {
  try {
    return fit(schema ?? {}, body);
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    throw new PayloadProblem(`${error.field || "The payload"} ${error.problem}`);
  }
}

/** The documented calls by their operation. */
export const documented = new Map(calls.map((call) => [call.operationId, call]));

/**
 * Reads the body of an operation by the API's description, and checks what no schema expresses: that
 * texts are not blank, IMEIs are different, and the card has not expired.
 *
 * @throws PayloadProblem
 */
export function readBody<Body extends object>(
  operation: string,
  body: unknown,
  clock: Clock,
): Omit<Body, "customer_id"> & { customer_id: number } {
  const payload = fitBody(documented.get(operation)?.payload, body) as Body & Checked;
  refuseBlank(payload);
  const { credit_card, customer_id, devices = [] } = payload;
  if (new Set(devices.map(({ imei }) => imei)).size < devices.length)
    throw new PayloadProblem("IMEI should be different");
  if (credit_card) refuseUnusable(credit_card, clock);
  return { ...payload, customer_id: toCustomerId(customer_id) };
}

interface Checked {
  credit_card?: CreditCard;
  customer_id?: string | number;
  devices?: readonly { imei: string }[];
}

const mayBeBlank: ReadonlySet<string> = new Set(["company", "customer_id"]);

function refuseBlank(value: object): void {
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === "object" && part !== null) refuseBlank(part);
    if (typeof part === "string" && part.trim() === "" && !mayBeBlank.has(key))
      throw new PayloadProblem(`${key} is blank`);
  }
}

function refuseUnusable(card: CreditCard, clock: Clock): void {
  // The schema also fits the token of a payment provider, which must have been replaced before.
  if ("token" in card) throw new PayloadProblem("credit_card.token is not a documented field");
  if (isExpired(expiryOf(card), clock.now()))
    throw new PayloadProblem("credit_card.expiration_date is in the past");
}

/** The last month (1 to 12) and year in which the card is valid. */
export function expiryOf(card: CreditCard): { month: number; year: number } {
  const [month, year] = card.expiration_date.split("/");
  return { month: Number(month), year: Number(year) };
}

/** Parses a customer id. Returns NaN, which no customer has, if it is not a number. */
export function toCustomerId(id: string | number | undefined): number {
  return /^\d+$/.test(String(id)) ? Number(id) : Number.NaN;
}
