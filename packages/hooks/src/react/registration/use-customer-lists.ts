"use client";

import type { TimeZone } from "@waypost/sdk";
import { OTHER_PROVIDER } from "../../rules/registration/drafts.ts";
import { useCountries, useMobileProviders, useStates, useTimeZones } from "../use-lookups.ts";
import type { ChoiceProps } from "../field-props.ts";
import { useCustomerChoice } from "./use-customer.ts";
import { useRegistration } from "./use-registration.ts";

/** Props of a select whose options are loaded from the server. */
export interface ListChoiceProps<Option = string> extends ChoiceProps {
  /**
   * While the list is loading it contains the chosen value. It is empty if nothing could be loaded;
   * the value is then entered as free text.
   */
  readonly options: readonly Option[];
  readonly isPending: boolean;
}

/**
 * The country, by name.
 *
 * @example
 * const { input, options } = useCountryChoice();
 * return <select {...input}>{options.map((name) => <option key={name}>{name}</option>)}</select>;
 */
export function useCountryChoice(): ListChoiceProps {
  const { data, isPending } = useCountries();
  const choice = useCustomerChoice("country");
  const names = data.map(({ country_name }) => country_name);
  return { ...choice, options: withChosen(names, choice.value, isPending, unchanged), isPending };
}

/**
 * The states of the chosen country.
 *
 * @example
 * const { input, options } = useStateChoice();
 * return options.length === 0 ? <input {...input} /> : <select {...input}>{options.map((name) => <option key={name}>{name}</option>)}</select>;
 */
export function useStateChoice(): ListChoiceProps {
  const { data, isPending } = useStates(useRegistration(({ customer }) => customer.country));
  const choice = useCustomerChoice("state");
  const names = data.map(({ state_name }) => state_name);
  return { ...choice, options: withChosen(names, choice.value, isPending, unchanged), isPending };
}

/**
 * The time zone. The flow stores its description as well, because the registration sends both.
 *
 * @example
 * const { input, options } = useTimeZoneChoice();
 */
export function useTimeZoneChoice(): ListChoiceProps<TimeZone> {
  const { data: zones, isPending } = useTimeZones();
  const choice = useCustomerChoice("timezone");
  const options = withChosen(zones, choice.value, isPending, zoneWithName);
  return { ...choice, options, isPending };
}

/**
 * The mobile carrier. "Others" is always an option and requires `customserviceProvider`.
 *
 * @example
 * const { input, options, asksForName } = useCarrierChoice();
 */
export function useCarrierChoice(): ListChoiceProps & { readonly asksForName: boolean } {
  const { data, isPending } = useMobileProviders();
  const choice = useCustomerChoice("serviceProvider");
  const listed = data.map(({ mobile_provider_name }) => mobile_provider_name);
  const names = withChosen(listed, choice.value, isPending, unchanged);
  const options = names.includes(OTHER_PROVIDER) ? names : [...names, OTHER_PROVIDER];
  return { ...choice, options, isPending, asksForName: choice.value === OTHER_PROVIDER };
}

/** The list or, while it loads, only the chosen option, so that it can be shown. */
function withChosen<Option>(
  options: readonly Option[],
  value: string,
  isPending: boolean,
  optionOf: (value: string) => Option,
): readonly Option[] {
  return isPending && options.length === 0 && value !== "" ? [optionOf(value)] : options;
}

const unchanged = (name: string) => name;
const zoneWithName = (time_zone: string): TimeZone => ({ id: null, time_zone, description: null });
