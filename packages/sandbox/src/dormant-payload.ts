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

/** The payload that puts a SIM into dormant mode or terminates it. */
export interface DormantFee {
  customer_id: number;
  imei: string;
  iccid: string;
  email: string;
  /** False terminates the SIM. */
  paying: boolean;
  card: NewCard | undefined;
}

const keys = ["customer_id", "imei", "iccid", "email", "paying", "credit_card"] as const;

/** @throws PayloadProblem */
export function readDormantFee(body: unknown, clock: Clock): DormantFee {
  const payload = readObject(body, "The payload");
  refuseOtherKeys(payload, keys, "a dormant fee");
  const customer_id = readCustomerId(payload);
  const texts = readTexts(payload, ["imei", "iccid", "email"]);
  refuseBadImeis([texts]);
  const { paying } = payload;
  if (typeof paying !== "boolean") throw new PayloadProblem("paying is missing or not a boolean");
  if (!paying && "credit_card" in payload)
    throw new PayloadProblem("credit_card may only be sent if paying is true");
  const card = "credit_card" in payload ? readCard(payload.credit_card, clock) : undefined;
  return { ...texts, customer_id, paying, card };
}

/** @throws PayloadProblem */
export function readDormantCancellation(body: unknown): { customer_id: number; imei: string } {
  const payload = readObject(body, "The payload");
  refuseOtherKeys(payload, ["customer_id", "imei"], "a dormant cancellation");
  const customer_id = readCustomerId(payload);
  const { imei } = readTexts(payload, ["imei"]);
  refuseBadImeis([{ imei }]);
  return { customer_id, imei };
}
