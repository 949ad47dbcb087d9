import {
  useMessages,
  useMissingDetails,
  useRegistrationField,
  useRegistrationList,
  type RegistrationView,
} from "@waypost/hooks";
import { OTHER_PROVIDER } from "@waypost/hooks/rules";
import { Button, Choice, Form, Text, Tick } from "./fields.tsx";

/** The details form of a new customer. */
export function Details({ registration }: { registration: RegistrationView<"details"> }) {
  return (
    <Form onSubmit={registration.submit}>
      <p>{registration.email}</p>
      <Field name="password" type="password" autoComplete="new-password" />
      <Field name="confirmPassword" type="password" autoComplete="new-password" />
      <Field name="firstName" autoComplete="given-name" />
      <Field name="lastName" autoComplete="family-name" />
      <Field name="companyName" autoComplete="organization" />
      <Field name="billingAddress" autoComplete="street-address" />
      <List name="country" />
      <Field name="city" autoComplete="address-level2" />
      <List name="state" />
      <Field name="zipcode" autoComplete="postal-code" />
      <TimeZone />
      <List name="serviceProvider" />
      <OtherCarrier />
      <Field name="phone" type="tel" autoComplete="tel-national" />
      <TextMe />
      <Button text="action.previous" onPress={registration.back} />
      <Submit />
    </Form>
  );
}

function Field(props: {
  name:
    | "password"
    | "confirmPassword"
    | "firstName"
    | "lastName"
    | "companyName"
    | "billingAddress"
    | "city"
    | "zipcode"
    | "customserviceProvider"
    | "phone";
  type?: "password" | "tel";
  autoComplete?: string;
}) {
  return <Text {...useRegistrationField(props.name)} {...props} label={`${props.name}.label`} />;
}

function List({ name }: { name: "country" | "state" | "serviceProvider" }) {
  return <Choice {...useRegistrationList(name)} label={`${name}.label`} />;
}

function TimeZone() {
  const { options, ...choice } = useRegistrationList("timezone");
  const names = options.map(({ time_zone }) => time_zone);
  return <Choice {...choice} options={names} label="timezone.label" />;
}

function OtherCarrier() {
  const { value } = useRegistrationField("serviceProvider");
  return value === OTHER_PROVIDER && <Field name="customserviceProvider" />;
}

const TextMe = () => (
  <Tick {...useRegistrationField("textMe").input}>{useMessages()("textMe.label")}</Tick>
);

// A separate component, so that the tenth digit re-renders only the button.
const Submit = () => <Button text="action.next" isDisabled={useMissingDetails().length > 0} />;
