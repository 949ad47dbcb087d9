import { readCard } from "./card.ts";
import type { NewCard } from "./card.ts";
import type { Clock } from "./clock.ts";
import {
  PayloadProblem,
  readCustomerId,
  readObject,
  readTexts,
  refuseBadImeis,
  refuseOtherKeys,
} from "./payload.ts";
import type { Texts } from "./payload.ts";

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

const commonKeys = ["email", "language", "uom", "devices"] as const;
const savedCardKeys = ["user_token", "card_bin", "card_last_4"] as const;
const deviceKeys = ["imei", "device_name", "device_model", "device_plan"] as const;

type Account = Texts<(typeof accountKeys)[number]>;
export type SavedCard = Texts<(typeof savedCardKeys)[number]>;

/** The three payloads: a new customer, or an existing one with a saved card or with a new card. */
export type Registration =
  | (Common & { kind: "new-customer"; account: Account; card: NewCard })
  | (Common & { kind: "saved-card"; saved: SavedCard })
  | (Common & { kind: "new-card"; card: NewCard });

/** @throws PayloadProblem */
export function readRegistration(body: unknown, clock: Clock): Registration {
  const payload = readObject(body, "The payload");
  const readCommon = (kind: string, keys: readonly string[]): Common => {
    refuseOtherKeys(payload, [...commonKeys, ...keys], kind);
    return {
      email: readEmail(payload),
      language: readLanguage(payload.language),
      uom: readUnit(payload.uom),
      devices: readDevices(payload.devices),
    };
  };
  if (accountKeys.some((key) => key in payload)) {
    const common = readCommon("a new customer", [...accountKeys, "credit_card"]);
    const account = readAccount(payload, common.email);
    return {
      ...common,
      kind: "new-customer",
      account,
      card: readCard(payload.credit_card, clock),
    };
  }
  if (savedCardKeys.some((key) => key in payload)) {
    const common = readCommon("a saved card", savedCardKeys);
    return { ...common, kind: "saved-card", saved: readTexts(payload, savedCardKeys) };
  }
  const common = readCommon("a known customer", ["credit_card"]);
  return { ...common, kind: "new-card", card: readCard(payload.credit_card, clock) };
}

/** Reads the credentials in a request for saved cards. @throws PayloadProblem */
export function readCredentials(body: unknown): { customer_id: number; password: string } {
  const payload = readObject(body, "The payload");
  refuseOtherKeys(payload, ["customer_id", "password"], "a request for cards");
  const { password } = payload;
  const customer_id = readCustomerId(payload);
  if (typeof password !== "string") throw new PayloadProblem("password is missing or not a string");
  return { customer_id, password };
}

function readEmail(payload: Record<string, unknown>): string {
  const { email } = readTexts(payload, ["email"]);
  if (!/^\S+@\S+$/.test(email)) throw new PayloadProblem("email must be an e-mail address");
  return email;
}

function readAccount(payload: Record<string, unknown>, email: string): Account {
  const account = readTexts(payload, accountKeys);
  if (account.comfirm_email !== email) throw new PayloadProblem("comfirm_email differs from email");
  if (!/^\d{10}$/.test(account.phone_number))
    throw new PayloadProblem("phone_number must have 10 digits");
  return account;
}

function readDevices(value: unknown): RegistrationDevice[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > 4)
    throw new PayloadProblem("devices must list one to four devices");
  const devices = value.map((item: unknown) => {
    const device = readObject(item, "A device");
    refuseOtherKeys(device, deviceKeys, "a device");
    return readTexts(device, deviceKeys);
  });
  refuseBadImeis(devices);
  return devices;
}

function readUnit(value: unknown): "KMH" | "MPH" {
  if (value === "KMH" || value === "MPH") return value;
  throw new PayloadProblem("uom must be KMH or MPH");
}

function readLanguage(value: unknown): string {
  if (value === "English") return value;
  throw new PayloadProblem("language must be English");
}
