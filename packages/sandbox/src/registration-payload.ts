import type { Clock } from "./clock.ts";
import { isExpired } from "./clock.ts";

export interface NewCard {
  cardholder_name: string;
  cvv: string;
  expiration_date: string;
  number: string;
}

export interface RegistrationDevice {
  imei: string;
  device_name: string;
  device_model: string;
  device_plan: string;
}

interface Common {
  email: string;
  language: string;
  uom: "KMH" | "MPH";
  devices: RegistrationDevice[];
}

const accountKeys = [
  "first_name",
  "last_name",
  "company",
  "phone_number",
  "password",
  "comfirm_email",
  "state",
  "city",
  "mobile_carrier",
  "address",
  "country",
  "zip",
  "time_zone",
  "time_zone_description",
] as const;

const savedCardKeys = ["user_token", "card_bin", "card_last_4"] as const;
const cardKeys = ["cardholder_name", "cvv", "expiration_date", "number"] as const;
const deviceKeys = ["imei", "device_name", "device_model", "device_plan"] as const;
const mayBeBlank: ReadonlySet<string> = new Set(["company"]);

type Texts<Key extends string> = Record<Key, string>;
export type Account = Texts<(typeof accountKeys)[number]>;
export type SavedCard = Texts<(typeof savedCardKeys)[number]>;

/** The three payloads: a new customer, and a known one with a saved or with a new card. */
export type Registration =
  | (Common & { kind: "new-customer"; account: Account; card: NewCard })
  | (Common & { kind: "saved-card"; saved: SavedCard })
  | (Common & { kind: "new-card"; card: NewCard });

/** The payload does not fit the contract; the message names the first thing that is wrong. */
export class PayloadProblem extends Error {}

/** @throws PayloadProblem */
export function readRegistration(body: unknown, clock: Clock): Registration {
  const payload = readObject(body, "The payload");
  const common: Common = {
    ...readTexts(payload, ["email", "language"]),
    uom: readUnit(payload.uom),
    devices: readDevices(payload.devices),
  };
  if ("password" in payload) {
    const account = readTexts(payload, accountKeys);
    if (account.comfirm_email !== common.email)
      throw new PayloadProblem("comfirm_email differs from email");
    if (!/^\d{10}$/.test(account.phone_number))
      throw new PayloadProblem("phone_number must have 10 digits");
    return {
      ...common,
      kind: "new-customer",
      account,
      card: readCard(payload.credit_card, clock),
    };
  }
  if ("user_token" in payload)
    return { ...common, kind: "saved-card", saved: readTexts(payload, savedCardKeys) };
  return { ...common, kind: "new-card", card: readCard(payload.credit_card, clock) };
}

function readCard(value: unknown, clock: Clock): NewCard {
  const card = readTexts(readObject(value, "credit_card"), cardKeys);
  if (!/^\d{15,20}$/.test(card.number))
    throw new PayloadProblem("credit_card.number must have 15 to 20 digits");
  if (!/^\d{3,4}$/.test(card.cvv))
    throw new PayloadProblem("credit_card.cvv must have 3 or 4 digits");
  if (!/^(0[1-9]|1[0-2])\/\d{4}$/.test(card.expiration_date))
    throw new PayloadProblem("credit_card.expiration_date must be MM/YYYY");
  if (isExpired(expiryOf(card), clock.now()))
    throw new PayloadProblem("credit_card.expiration_date is in the past");
  return card;
}

/** The month (1 to 12) and the year in which a card stops to pay. */
export function expiryOf(card: NewCard): { month: number; year: number } {
  const [month, year] = card.expiration_date.split("/");
  return { month: Number(month), year: Number(year) };
}

function readDevices(value: unknown): RegistrationDevice[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > 4)
    throw new PayloadProblem("devices must list one to four devices");
  const devices = value.map((item: unknown) => readTexts(readObject(item, "A device"), deviceKeys));
  if (new Set(devices.map(({ imei }) => imei)).size < devices.length)
    throw new PayloadProblem("IMEI should be different");
  return devices;
}

function readUnit(value: unknown): "KMH" | "MPH" {
  if (value === "KMH" || value === "MPH") return value;
  throw new PayloadProblem("uom must be KMH or MPH");
}

function readObject(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new PayloadProblem(`${name} is missing or no object`);
  return Object.fromEntries(Object.entries(value));
}

function readTexts<Key extends string>(
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
