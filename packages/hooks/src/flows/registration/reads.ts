import type { Client, ServicePlan, TimeZone } from "@waypost/sdk";
import { newAbort, type CallSignal } from "../../platform.ts";
import {
  countriesQuery,
  servicePlansQuery,
  statesQuery,
  timeZonesQuery,
} from "../../queries/lookups.ts";
import type { Query } from "../../queries/query.ts";
import { matchingTimeZone } from "../../rules/registration/time-zone.ts";
import type { Ports } from "../engine/ports.ts";
import type { Attempt } from "../checkout/attempts.ts";
import type { Verdict, Verdicts } from "../checkout/outcome.ts";
import { imeiOfSubject } from "../checkout/subjects.ts";

/** Looks up which devices of these attempts are in use. */
export async function readBack(
  ports: Ports,
  attempts: readonly Attempt[],
  signal?: CallSignal,
): Promise<Verdicts> {
  const subjects = attempts.flatMap((attempt) => attempt.subjects);
  const verdicts = await Promise.all(
    subjects.map((subject) => inUseVerdict(ports, imeiOfSubject(subject), signal)),
  );
  return Object.fromEntries(subjects.map((subject, at) => [subject, verdicts[at] ?? "unclear"]));
}

/** Any reason other than "in use", and a failed check, leave the result unclear. */
async function inUseVerdict(
  { client }: Ports,
  imei: string,
  signal?: CallSignal,
): Promise<Verdict> {
  try {
    const check = await client.registration.checkImei(imei, signal && { signal });
    if (check.valid) return "not-applied";
    return check.reason === "in-use" ? "applied" : "unclear";
  } catch {
    return "unclear";
  }
}

/**
 * Returns a function that loads the states of a country. Only the last request counts, and the same
 * country is not requested twice.
 */
export function statesReader({ client, queryClient }: Ports): (country: string) => Promise<void> {
  let current: { country: string; control: ReturnType<typeof newAbort> } | undefined;
  return async (country) => {
    if (current?.country === country) return;
    current?.control.abort();
    const mine = { country, control: newAbort() };
    current = mine;
    // If the lookup fails, the list stays empty and the state is a free-text field, without an
    // error.
    const countries = await queryClient.ensureQueryData(countriesQuery(client)).catch(() => []);
    const id = countries.find(({ country_name }) => country_name === country)?.id;
    const { signal } = mine.control;
    if (id !== undefined && !signal.aborted) {
      await queryClient.prefetchQuery(statesQuery(client, { countryId: id }, { signal }));
    }
    if (current === mine) current = undefined;
  };
}

/** The device's time zone, if the server's list contains it. */
export async function ownTimeZone(ports: Ports): Promise<TimeZone | undefined> {
  const { client, queryClient, timeZone } = ports;
  const zones = await queryClient.ensureQueryData(timeZonesQuery(client)).catch(() => []);
  return matchingTimeZone(zones, timeZone());
}

/** The time zone of the list with this name. */
export async function timeZoneNamed(ports: Ports, name: string): Promise<TimeZone | undefined> {
  const { client, queryClient } = ports;
  const zones = await queryClient.ensureQueryData(timeZonesQuery(client)).catch(() => []);
  return zones.find(({ time_zone }) => time_zone === name);
}

/** The price lists of these kinds of plans. */
export const priceLists = (
  client: Client,
  kinds: readonly string[],
): Record<string, Query<ServicePlan[]>> =>
  Object.fromEntries(
    kinds.map((kind) => [kind, servicePlansQuery(client, kind === "obd" ? kind : undefined)]),
  );
