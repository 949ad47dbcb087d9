"use client";

import type { TimeZone } from "@waypost/sdk";
import { OTHER_PROVIDER } from "../../rules/registration/drafts.ts";
import { sentPhone } from "../../rules/registration/phone.ts";
import type { Control } from "../field-props.ts";
import { useCountries, useMobileProviders, useStates, useTimeZones } from "../use-lookups.ts";
import type { Lookup } from "../use-read.ts";
import { useRegistrationField } from "./use-registration-field.ts";
import { useRegistrationState } from "./use-registration.ts";

/** A field whose options are loaded from the server. */
export interface ListControl<Option> extends Control {
  /**
   * The options. While the list is loading it contains only the selected value. If it failed to
   * load it is empty, and the value is entered as free text.
   */
  readonly options: readonly Option[];
  readonly isPending: boolean;
}

/** The hook that loads the list of each field. */
const LISTS = {
  country: useCountries,
  state: useStatesOfCountry,
  timezone: useTimeZones,
  serviceProvider: useMobileProviders,
} as const;

type ListName = keyof typeof LISTS;

function useStatesOfCountry(): ReturnType<typeof useStates> {
  return useStates(useRegistrationState(({ form: { customer } }) => customer.country));
}

/**
 * The country, the state, the time zone or the mobile carrier of the customer, with its options.
 * Among the carriers, "Others" is always an option; it requires `customserviceProvider`.
 *
 * @example
 * const { input, options } = useRegistrationList("country");
 * return <select {...input}>{options.map((name) => <option key={name}>{name}</option>)}</select>;
 */
export function useRegistrationList(name: Exclude<ListName, "timezone">): ListControl<string>;
/** The flow adds the description of a time zone, because the registration sends both. */
export function useRegistrationList(name: "timezone"): ListControl<TimeZone>;
export function useRegistrationList(name: ListName): ListControl<string | TimeZone> {
  const control = useRegistrationField(name);
  const useList: () => Lookup<readonly object[]> = LISTS[name];
  // A component asks for one list only, so that the hook stays the same.
  // oxlint-disable-next-line react/hooks
  const { data, isPending } = useList();
  const loaded = data.map((row) => optionOf(name, row));
  const { value } = control;
  const isAwaited = isPending && loaded.length === 0 && value !== "";
  const options = isAwaited ? [name === "timezone" ? zoneNamed(value) : value] : loaded;
  const isOtherMissing = name === "serviceProvider" && !options.includes(OTHER_PROVIDER);
  return {
    ...control,
    options: isOtherMissing ? [...options, OTHER_PROVIDER] : options,
    isPending,
  };
}

const NAMES = {
  country: "country_name",
  state: "state_name",
  serviceProvider: "mobile_provider_name",
} as const;

function optionOf(name: ListName, row: object): string | TimeZone {
  return name === "timezone"
    ? (row as TimeZone)
    : String((row as Record<string, unknown>)[NAMES[name]]);
}

const zoneNamed = (time_zone: string): TimeZone => ({ id: null, time_zone, description: null });

/**
 * The fields that disable Next in the details form, as documented, in page order.
 *
 * @example
 * const missing = useMissingDetails();
 */
export function useMissingDetails(): readonly ("phone" | "textMe")[] {
  const hasPhone = useRegistrationState(
    ({ form: { customer, phoneRule } }) => sentPhone(customer.phone, phoneRule) !== null,
  );
  const hasConsent = useRegistrationState(({ form: { customer } }) => customer.textMe);
  return [...(hasPhone ? [] : (["phone"] as const)), ...(hasConsent ? [] : (["textMe"] as const))];
}
