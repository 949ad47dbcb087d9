"use client";

import { perMonth, total as totalOf } from "../../rules/plans/pricing.ts";
import type { RegistrationState } from "../../flows/registration/state.ts";
import { planLabel } from "../plan-label.ts";
import { useFormats } from "../use-formats.ts";
import { useIsHydrating } from "../use-is-hydrating.ts";
import { useMessages } from "../use-messages.ts";
import { useRegistrationRun, useRegistrationState } from "./use-registration.ts";

/** A device in the summary of a registration. */
export interface SummaryRow {
  readonly id: string;
  readonly deviceName: string;
  readonly imei: string;
  readonly planName: string;
  /** The price in USD for the whole period; `null` without a plan or while the price is unknown. */
  readonly price: number | null;
  /** The months until the same price is billed again; `null` while unknown. */
  readonly duration: number | null;
  readonly hasPlan: boolean;
  /** The price in USD per month, with two decimals. */
  readonly perMonth: string | null;
}

/**
 * Returns the part of the state that re-renders the summary. Device names are not included, so
 * that typing one re-renders only its field. The summary shows the name after the next change or
 * step.
 */
const changesOf = ({ form: { activation }, screen: { phase } }: RegistrationState): string =>
  JSON.stringify([
    phase,
    activation.devices.map(({ id, servicePlan, price, duration }) => [
      id,
      servicePlan,
      price,
      duration,
    ]),
  ]);

/**
 * Each device with its plan and price, and the total billed today; `null` if a price is unknown.
 *
 * @example
 * const { rows, total } = useRegistrationSummary();
 */
export function useRegistrationSummary(): {
  readonly rows: readonly SummaryRow[];
  readonly total: number | null;
} {
  const { getState, getServerState } = useRegistrationRun();
  const isHydrating = useIsHydrating("useRegistrationSummary");
  const say = useMessages();
  const { decimals } = useFormats();
  useRegistrationState(changesOf);
  const { devices } = (isHydrating ? getServerState() : getState()).form.activation;
  const rows = devices.map(
    ({ id, device_name, imei, servicePlan, plan_name, price, duration }) => ({
      id,
      deviceName: device_name,
      imei: imei.text,
      planName: servicePlan && planLabel(say, plan_name, servicePlan),
      price,
      duration,
      hasPlan: servicePlan !== "",
      perMonth: perMonth(price, duration, decimals),
    }),
  );
  return { rows, total: totalOf(devices.map(({ price }) => price)) };
}
