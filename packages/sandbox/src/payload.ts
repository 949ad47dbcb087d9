/** Thrown if a payload violates the contract. The message describes the first violation. */
export class PayloadProblem extends Error {}

export type Texts<Key extends string> = Record<Key, string>;

const mayBeBlank: ReadonlySet<string> = new Set(["company"]);

/** Rejects unknown keys. @throws PayloadProblem */
export function refuseOtherKeys(
  source: Record<string, unknown>,
  keys: readonly string[],
  kind: string,
): void {
  const other = Object.keys(source).find((key) => !keys.includes(key));
  if (other !== undefined) throw new PayloadProblem(`${other} is not a key of ${kind}`);
}

/** @throws PayloadProblem */
export function readObject(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new PayloadProblem(`${name} is missing or not an object`);
  return Object.fromEntries(Object.entries(value));
}

/** Reads these strings. @throws PayloadProblem if one is missing, or is blank but must not be */
export function readTexts<Key extends string>(
  source: Record<string, unknown>,
  keys: readonly Key[],
): Texts<Key> {
  const texts = keys.map((key): [Key, string] => {
    const value = source[key];
    if (typeof value !== "string") throw new PayloadProblem(`${key} is missing or not a string`);
    if (value.trim() === "" && !mayBeBlank.has(key)) throw new PayloadProblem(`${key} is blank`);
    return [key, value];
  });
  return Object.fromEntries(texts) as Texts<Key>;
}

/** Reads the customer id of a payload. @throws PayloadProblem */
export function readCustomerId({ customer_id }: Record<string, unknown>): number {
  if (typeof customer_id === "string") return toCustomerId(customer_id);
  if (typeof customer_id === "number" && Number.isInteger(customer_id)) return customer_id;
  throw new PayloadProblem("customer_id is missing or neither a string nor an integer");
}

/** Parses a customer id. Returns NaN, which no customer has, if it is not a number. */
export function toCustomerId(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** Validates IMEIs. @throws PayloadProblem if one is malformed or occurs twice */
export function refuseBadImeis(devices: readonly { imei: string }[]): void {
  if (!devices.every(({ imei }) => /^\d{1,15}$/.test(imei)))
    throw new PayloadProblem("imei must have 1 to 15 digits");
  if (new Set(devices.map(({ imei }) => imei)).size < devices.length)
    throw new PayloadProblem("IMEI should be different");
}
