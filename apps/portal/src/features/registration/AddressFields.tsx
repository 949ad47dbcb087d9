import {
  useChooseTimeZone,
  useCountries,
  useCustomerChoice,
  useCustomerField,
  useMessages,
  useRegistration,
  useStates,
  useTimeZones,
} from "@waypost/hooks";
import { FormRow } from "@waypost/ui/Form";
import { TextField } from "@waypost/ui/TextField";
import { ChoiceOrText } from "./ChoiceOrText.tsx";

/** Where bills go, and the time zone of the reports. */
export function AddressFields() {
  const say = useMessages();
  return (
    <>
      <TextField
        {...useCustomerField("billingAddress")}
        id="billingAddress"
        name="billingAddress"
        autoComplete="billing street-address"
        label={say("billingAddress.label")}
      />
      <CountryField />
      <FormRow>
        <TextField
          {...useCustomerField("city")}
          id="city"
          name="city"
          autoComplete="billing address-level2"
          label={say("city.label")}
        />
        <StateField />
      </FormRow>
      <FormRow>
        <TextField
          {...useCustomerField("zipcode")}
          id="zipcode"
          name="zipcode"
          autoComplete="billing postal-code"
          label={say("zipcode.label")}
        />
        <TimeZoneField />
      </FormRow>
    </>
  );
}

function CountryField() {
  const say = useMessages();
  const { data, isLoading } = useCountries();
  return (
    <ChoiceOrText
      {...useCustomerChoice("country")}
      id="country"
      autoComplete="billing country-name"
      label={say("country.label")}
      isLoading={isLoading}
      options={data.map(({ country_name }) => ({ id: country_name, label: country_name }))}
    />
  );
}

function StateField() {
  const say = useMessages();
  const country = useRegistration(({ customer }) => customer.country);
  const { data, isLoading } = useStates(country);
  return (
    <ChoiceOrText
      key={country}
      {...useCustomerChoice("state")}
      id="state"
      autoComplete="billing address-level1"
      label={say("state.label")}
      isLoading={isLoading}
      options={data.map(({ state_name }) => ({ id: state_name, label: state_name }))}
    />
  );
}

function TimeZoneField() {
  const say = useMessages();
  const { data, isLoading } = useTimeZones();
  const choose = useChooseTimeZone();
  return (
    <ChoiceOrText
      {...useCustomerChoice("timezone")}
      onChange={(timezone) => {
        const zone = data.find(({ time_zone }) => time_zone === timezone);
        choose({ timezone, timezonedescription: zone?.description ?? "" });
      }}
      id="timezone"
      label={say("timezone.label")}
      isLoading={isLoading}
      options={data.map(({ time_zone, description }) => ({
        id: time_zone,
        label: time_zone,
        detail: description ?? "",
      }))}
    />
  );
}
