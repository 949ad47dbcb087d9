import { useRegistration, useRegistrationField, useRegistrationList } from "@waypost/hooks";
import { OTHER_PROVIDER } from "@waypost/hooks/rules";
import { Button, Choice, Field, Tick } from "./fields.tsx";

/** The e-mail address, then a password or the details of a new customer. */
export function Customer() {
  const registration = useRegistration();
  return (
    <>
      <Entry name="email" label="Email" inputMode="email" />
      {"continueWithoutPassword" in registration && (
        <>
          <Entry name="password" label="Password" isSecret />
          <Button onPress={registration.continueWithoutPassword}>Without password</Button>
        </>
      )}
      {!registration.isKnownCustomer && <NewCustomer />}
    </>
  );
}

function NewCustomer() {
  const { options, ...zone } = useRegistrationList("timezone");
  const carrier = useRegistrationField("serviceProvider").value;
  return (
    <>
      <Entry name="password" label="Password" isSecret />
      <Entry name="confirmPassword" label="Confirm" isSecret />
      <Entry name="firstName" label="First Name" />
      <Entry name="lastName" label="Last Name" />
      <Entry name="billingAddress" label="Address" />
      <List name="country" label="Country" />
      <List name="state" label="State" />
      <Entry name="city" label="City" />
      <Entry name="zipcode" label="Zip Code" />
      <Choice label="Time Zone" {...zone} options={options.map((one) => one.time_zone)} />
      <List name="serviceProvider" label="Service Provider" />
      {carrier === OTHER_PROVIDER && <Entry name="customserviceProvider" label="Mobile Carrier" />}
      <Entry name="phone" label="Phone Number" inputMode="tel" />
      <Tick label="Text Me" {...useRegistrationField("textMe")} />
    </>
  );
}

type TextName = Exclude<Parameters<typeof useRegistrationField>[0], "accepted" | "textMe" | "unit">;

/** A text field. Each is a separate component, so that a key stroke renders only one field. */
function Entry({
  name,
  ...field
}: {
  name: TextName;
  label: string;
  isSecret?: boolean;
  inputMode?: "email" | "tel";
}) {
  return <Field {...field} {...useRegistrationField(name)} />;
}

/** A select or, if its list could not be loaded, a text field. */
function List({ name, label }: { name: "country" | "state" | "serviceProvider"; label: string }) {
  const { isPending, ...list } = useRegistrationList(name);
  if (list.options.length === 0 && !isPending) return <Field label={label} {...list} />;
  return <Choice label={label} {...list} />;
}
