/** The payload does not fit the contract; the message names the first thing that is wrong. */
export class PayloadProblem extends Error {}

export type Texts<Key extends string> = Record<Key, string>;

const mayBeBlank: ReadonlySet<string> = new Set(["company"]);

/** The contract allows no keys but its own. @throws PayloadProblem */
export function refuseOthers(
  source: Record<string, unknown>,
  keys: readonly string[],
  kind: string,
): void {
  const other = Object.keys(source).find((key) => !keys.includes(key));
  if (other !== undefined) throw new PayloadProblem(`${other} is no key of ${kind}`);
}

/** @throws PayloadProblem */
export function readObject(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new PayloadProblem(`${name} is missing or no object`);
  return Object.fromEntries(Object.entries(value));
}

/** @throws PayloadProblem when one of the texts is missing, or blank where it may not be */
export function readTexts<Key extends string>(
  source: Record<string, unknown>,
  keys: readonly Key[],
): Texts<Key> {
  const texts = keys.map((key): [Key, string] => {
    const value = source[key];
    if (typeof value !== "string") throw new PayloadProblem(`${key} is missing or no text`);
    if (value.trim() === "" && !mayBeBlank.has(key)) throw new PayloadProblem(`${key} is blank`);
    return [key, value];
  });
  return Object.fromEntries(texts) as Texts<Key>;
}
