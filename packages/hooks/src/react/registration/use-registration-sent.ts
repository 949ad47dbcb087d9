"use client";

import { imeiOfSubject } from "../../flows/payment/subjects.ts";
import type { RegistrationState } from "../../flows/registration/state.ts";
import { useSecondsUntil } from "../use-seconds-until.ts";
import { useRegistration } from "./use-registration.ts";

/** A registration that was sent and whose outcome is unknown. */
export interface SentRegistration {
  /** The devices; the name is "" if it is unknown. */
  readonly devices: readonly { readonly imei: string; readonly name: string }[];
  /** USD; `null` if it is no longer known. */
  readonly total: number | null;
  /** Last four digits of the card; `null` if they are no longer known. */
  readonly last4: string | null;
  /** ISO 8601; "" if it is no longer known. */
  readonly at: string;
}

/**
 * The registration that was sent, for the page of an unknown outcome; `null` before that.
 *
 * @example
 * const sent = useSentRegistration();
 * return sent && <p>{sent.devices.length} devices, ${sent.total}</p>;
 */
export function useSentRegistration(): SentRegistration | null {
  const attempt = useRegistration((state) => state.attempt);
  const names = useRegistration(namesOf);
  if (attempt === null) return null;
  const { subjects, amount, last4, at } = attempt;
  return {
    devices: subjects.map(imeiOfSubject).map((imei) => ({ imei, name: names[imei] ?? "" })),
    total: amount,
    last4,
    at,
  };
}

/**
 * The seconds until the outcome is read back automatically; `null` if no read-back is due.
 * Re-renders once a second.
 *
 * @example
 * const seconds = useSecondsToReadBack();
 * return seconds !== null && <p>This page looks again in {seconds} s.</p>;
 */
export const useSecondsToReadBack = (): number | null =>
  useSecondsUntil(useRegistration((state) => state.outcome?.looksAgainAt ?? null));

const namesOf = ({ activation }: RegistrationState): Record<string, string> =>
  Object.fromEntries(
    activation.devices.map(({ imei, device_name }) => [imei.text.trim(), device_name]),
  );
