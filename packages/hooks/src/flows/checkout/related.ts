import type { PlainCode } from "../../messages/messages.ts";
import type { Money } from "./attempts.ts";
import { hash } from "./hash.ts";
import type { SentRecord } from "./sent-records.ts";
import { canonicalSubject, imeiOfSubject } from "./subjects.ts";

/** A recent request from this browser about the same device, but for another purpose. */
export interface Related {
  /** The id of its record. */
  readonly id: string;
  /** The message code: "This browser has reactivated this device". */
  readonly code: PlainCode;
  /** ISO 8601. */
  readonly at: string;
}

const CODES: Readonly<Record<string, PlainCode>> = {
  registration: "related.registration",
  reactivation: "related.reactivation",
  "plan-update": "related.planUpdate",
  dormant: "related.dormant",
  "dormant-cancellation": "related.dormantCancellation",
  cancellation: "related.cancellation",
};

const DAY = 24 * 60 * 60 * 1000;

/** Hashes of the devices among these subjects. They do not depend on the customer. */
export const devicesOf = ({ subjects }: Pick<Money, "subjects">): readonly string[] =>
  [...new Set(subjects.map(canonicalSubject))]
    .filter((one) => imeiOfSubject(one) !== one)
    .map((one) => hash(one));

/** The requests of the last day that other families sent about the same devices. */
export function relatedTo(
  money: Money,
  records: readonly SentRecord[],
  now: Date,
): readonly (Related & Pick<SentRecord, "status">)[] {
  const devices = new Set(devicesOf(money));
  return records.flatMap((record) => {
    const code = CODES[record.family];
    const isOther = record.family !== money.family && code !== undefined;
    const isRecent = Math.abs(now.getTime() - Date.parse(record.at)) <= DAY;
    const isSame = record.devices.some((one) => devices.has(one));
    const { id, at, status } = record;
    return isOther && isRecent && isSame ? [{ id, code, at, status }] : [];
  });
}
