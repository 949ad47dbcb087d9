import {
  useCarrierChoice,
  useCountryChoice,
  useCustomerChoice,
  useCustomerField,
  useRegistrationPage,
  useStateChoice,
  useTextMe,
  useTimeZoneChoice,
} from "@waypost/hooks";
import { Button, Choice, Field, Tick } from "./fields.tsx";

/** The e-mail address, and what else has to be known of the customer whose it is. */
export function Customer() {
  const { asksForPassword, isKnownCustomer, continueWithoutPassword } = useRegistrationPage();
  return (
    <>
      <Field label="Email" inputMode="email" {...useCustomerField("email")} />
      {asksForPassword && <Password />}
      {asksForPassword && <Button onPress={continueWithoutPassword}>Without password</Button>}
      {!isKnownCustomer && <NewCustomer />}
    </>
  );
}

const Password = () => <Field label="Password" isSecret {...useCustomerField("password")} />;

function NewCustomer() {
  const states = useStateChoice();
  const zones = useTimeZoneChoice();
  const carriers = useCarrierChoice();
  return (
    <>
      <Password />
      <Field label="Confirm" isSecret {...useCustomerField("confirmPassword")} />
      <Field label="First Name" {...useCustomerField("firstName")} />
      <Field label="Last Name" {...useCustomerField("lastName")} />
      <Field label="Address" {...useCustomerField("billingAddress")} />
      <Choice label="Country" {...useCountryChoice()} />
      {/* Where no list could be loaded, a state is free text. */}
      {states.options.length > 0 && <Choice label="State" {...states} />}
      {states.options.length === 0 && <Field label="State" {...states} />}
      <Field label="City" {...useCustomerField("city")} />
      <Field label="Zip Code" {...useCustomerField("zipcode")} />
      <Choice label="Time Zone" {...zones} options={zones.options.map((one) => one.time_zone)} />
      <Choice label="Service Provider" {...carriers} />
      {carriers.asksForName && <CarrierName />}
      <Field label="Phone Number" inputMode="tel" {...useCustomerChoice("phone")} />
      <Tick label="Text Me" {...useTextMe()} />
    </>
  );
}

const CarrierName = () => (
  <Field label="Mobile Carrier" {...useCustomerField("customserviceProvider")} />
);
