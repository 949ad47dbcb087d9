import type { TimeZone } from "@waypost/sdk";
import { OTHER_PROVIDER } from "../../rules/drafts.ts";
import { useCountries, useMobileProviders, useStates, useTimeZones } from "../use-lookups.ts";
import { useCustomerChoice, type ChoiceProps } from "./use-customer.ts";
import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

/** Props of a choice from a list that is loaded. */
export interface ListChoiceProps<Option = string> extends ChoiceProps {
  /** Empty where nothing could be loaded: then the value is a free text. */
  readonly options: readonly Option[];
  readonly isLoading: boolean;
}

export function useCountryChoice(): ListChoiceProps {
  const { data, isLoading } = useCountries();
  const options = data.map(({ country_name }) => country_name);
  return { ...useCustomerChoice("country"), options, isLoading };
}

/** The states of the chosen country. */
export function useStateChoice(): ListChoiceProps {
  const { data, isLoading } = useStates(useRegistration(({ customer }) => customer.country));
  const options = data.map(({ state_name }) => state_name);
  return { ...useCustomerChoice("state"), options, isLoading };
}

/** The time zone; the description that is registered with it goes along. */
export function useTimeZoneChoice(): ListChoiceProps<TimeZone> {
  const { send } = useRegistrationRunner();
  const { data: options, isLoading } = useTimeZones();
  return {
    ...useCustomerChoice("timezone"),
    options,
    isLoading,
    onChange: (timezone) => {
      const zone = options.find(({ time_zone }) => time_zone === timezone);
      const timezonedescription = zone?.description ?? "";
      send({ type: "edit-customer", patch: { timezone, timezonedescription } });
    },
  };
}

/** The mobile carrier. "Others" is always among them, and asks for `customserviceProvider`. */
export function useCarrierChoice(): ListChoiceProps & { readonly asksForName: boolean } {
  const { data, isLoading } = useMobileProviders();
  const choice = useCustomerChoice("serviceProvider");
  const names = data.map(({ mobile_provider_name }) => mobile_provider_name);
  const options = names.includes(OTHER_PROVIDER) ? names : [...names, OTHER_PROVIDER];
  return { ...choice, options, isLoading, asksForName: choice.value === OTHER_PROVIDER };
}
