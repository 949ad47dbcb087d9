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
      <DetailsText field="billingAddress" autoComplete="street-address" />
      <CountryField />
      <FormRow isDense>
        <DetailsText field="city" autoComplete="address-level2" />
        <StateField />
      </FormRow>
      <FormRow>
        <DetailsText field="zipcode" autoComplete="postal-code" />
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
    <>
      <ChoiceOrText
        {...country}
        id="country"
        autoComplete="country-name"
        label={say("country.label")}
        options={options.map((name) => ({ ...named(name), aliases: aliases(name) }))}
      />
      {/* Browsers do not replace the text of a field that already has a country, but a select. */}
      <select
        hidden
        autoComplete="country"
        value={country.value}
        onChange={({ target }) => country.onChange(target.value)}
      >
        {options.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </>
  );
}

function StateField() {
  const say = useMessages();
  const { options, ...state } = useRegistrationList("state");
  return (
    <ChoiceOrText
      {...state}
      id="state"
      autoComplete="address-level1"
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
        aliases: [time_zone],
      }))}
    />
  );
}

const named = (name: string) => ({ id: name, label: name });
