import { useLocale, useMessages, useRegistrationList } from "@waypost/hooks";
import { FormRow } from "@waypost/ui/Form";
import { ChoiceOrText } from "./ChoiceOrText.tsx";
import { DetailsText } from "./DetailsText.tsx";
import { countryAliases, stateAliases } from "./place-aliases.ts";
import { timeZoneWords } from "./time-zone-words.ts";

/** The billing address, and the time zone of reports. */
export function AddressFields() {
  return (
    <>
      <DetailsText field="billingAddress" autoComplete="billing address-line1" />
      <CountryField />
      <FormRow isDense>
        <DetailsText field="city" autoComplete="billing address-level2" />
        <StateField />
      </FormRow>
      <FormRow>
        <DetailsText field="zipcode" autoComplete="billing postal-code" />
        <TimeZoneField />
      </FormRow>
    </>
  );
}

function CountryField() {
  const say = useMessages();
  const { options, ...country } = useRegistrationList("country");
  const aliases = countryAliases(useLocale());
  return (
    <ChoiceOrText
      {...country}
      id="country"
      autoComplete="billing country-name"
      label={say("country.label")}
      options={options.map((name) => ({ ...named(name), aliases: aliases(name) }))}
    />
  );
}

function StateField() {
  const say = useMessages();
  const { options, ...state } = useRegistrationList("state");
  return (
    <ChoiceOrText
      {...state}
      id="state"
      autoComplete="billing address-level1"
      label={say("state.label")}
      options={options.map((name) => ({ ...named(name), aliases: stateAliases(name) }))}
    />
  );
}

function TimeZoneField() {
  const say = useMessages();
  const { options, ...timezone } = useRegistrationList("timezone");
  return (
    <ChoiceOrText
      {...timezone}
      id="timezone"
      label={say("timezone.label")}
      options={options.map(({ time_zone, description }) => ({
        id: time_zone,
        label: timeZoneWords(time_zone, description),
        detail: time_zone,
      }))}
    />
  );
}

const named = (name: string) => ({ id: name, label: name });
