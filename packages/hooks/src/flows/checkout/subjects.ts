import { canonicalIdentifier as canonical } from "@waypost/sdk/pure";

export { canonical };

const DEVICE = "imei:";

/** The subject of an attempt for the device with this IMEI. */
export const imeiSubject = (imei: string): string => DEVICE + imei;

/** The IMEI in a subject of an attempt. Any other text is returned unchanged. */
export const imeiOfSubject = (subject: string): string =>
  subject.startsWith(DEVICE) ? subject.slice(DEVICE.length) : subject;

/** The canonical form of a subject of an attempt, such as `imei:0350…`. */
export function canonicalSubject(subject: string): string {
  const [kind = "", ...rest] = subject.split(":");
  return `${kind}:${canonical(rest.join(":"))}`;
}
