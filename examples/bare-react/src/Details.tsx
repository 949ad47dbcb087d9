import {
  useCanSubmitDetails,
  useCarrierChoice,
  useCountryChoice,
  useCustomerChoice,
  useCustomerField,
  useCustomerStep,
  useMessages,
  useStateChoice,
  useTextMe,
  useTimeZoneChoice,
} from "@waypost/hooks";
import { Button, Choice, Form, Text, Tick } from "./fields.tsx";

/** The details form of a new customer. */
export function Details() {
  const { email, submitDetails, previous } = useCustomerStep();
  return (
    <Form onSubmit={submitDetails}>
      <p>{email}</p>
      <Field name="password" type="password" autoComplete="new-password" />
      <Field name="confirmPassword" type="password" autoComplete="new-password" />
      <Field name="firstName" autoComplete="given-name" />
      <Field name="lastName" autoComplete="family-name" />
      <Field name="companyName" autoComplete="organization" />
      <Field name="billingAddress" autoComplete="street-address" />
      <Choice {...useCountryChoice()} label="country.label" />
      <Field name="city" autoComplete="address-level2" />
      <Choice {...useStateChoice()} label="state.label" />
      <Field name="zipcode" autoComplete="postal-code" />
      <TimeZone />
      <Carrier />
      <Phone />
      <TextMe />
      <Button text="action.previous" onPress={previous} />
      <Submit />
    </Form>
  );
}

function Field(props: {
  name: Exclude<Parameters<typeof useCustomerField>[0], "serviceProvider">;
  type?: "password";
  autoComplete?: string;
}) {
  const { name, ...input } = props;
  return <Text {...useCustomerField(name)} {...input} label={`${name}.label`} />;
}

function TimeZone() {
  const { options, ...choice } = useTimeZoneChoice();
  const names = options.map(({ time_zone }) => time_zone);
  return <Choice {...choice} options={names} label="timezone.label" />;
}

function Carrier() {
  const { asksForName, ...choice } = useCarrierChoice();
  return (
    <>
      <Choice {...choice} label="serviceProvider.label" />
      {asksForName && <Field name="customserviceProvider" />}
    </>
  );
}

// A controlled field, so that it shows the value in the draft, which has only digits.
const Phone = () => (
  <Text
    {...useCustomerChoice("phone")}
    label="phone.label"
    type="tel"
    autoComplete="tel-national"
  />
);

const TextMe = () => <Tick {...useTextMe()}>{useMessages()("textMe.label")}</Tick>;

// A component of its own, so that the tenth digit re-renders only the button.
const Submit = () => <Button text="action.next" isDisabled={!useCanSubmitDetails()} />;
