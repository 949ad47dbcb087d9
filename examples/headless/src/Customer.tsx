import {
  useMessages,
  useRegistration,
  useRegistrationField,
  useRegistrationList,
} from "@waypost/hooks";
import { OTHER_PROVIDER } from "@waypost/hooks/rules";
import { BRAND } from "./brand.ts";
import { Button, Field, Tick, Row } from "./elements.tsx";

/** A field. Each is a separate component, so that a key stroke renders only one field. */
export function Entry({
  name,
  ...field
}: {
  name: Parameters<typeof useRegistrationField>[0];
  label: string;
  type?: string;
  options?: readonly string[];
}) {
  return <Field {...field} {...useRegistrationField(name)} />;
}

/** A select or, if its list could not be loaded, a text field. */
function List({ name, label }: { name: "country" | "state" | "serviceProvider"; label: string }) {
  const { options, isPending, ...field } = useRegistrationList(name);
  const isText = options.length === 0 && !isPending;
  return <Field {...field} label={label} options={isText ? undefined : options} />;
}

/** The customer: an e-mail address, and the details of a new one. */
export function Customer() {
  const registration = useRegistration();
  return (
    <>
      <Entry name="email" label="Email" type="email" />
      {"continueWithoutPassword" in registration && (
        <>
          <Entry name="password" label="Password" type="password" />
          <Button onClick={registration.continueWithoutPassword}>Without password</Button>
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
      <Row>
        <Entry name="password" label="Password" type="password" />
        <Entry name="confirmPassword" label="Confirm Password" type="password" />
      </Row>
      <Row>
        <Entry name="firstName" label="First Name" />
        <Entry name="lastName" label="Last Name" />
      </Row>
      <Entry name="billingAddress" label="Address" />
      <List name="country" label="Country" />
      <Row>
        <Entry name="city" label="City" />
        <List name="state" label="State" />
      </Row>
      <Entry name="zipcode" label="Zip Code" />
      <Field {...zone} label="Time Zone" options={options.map((one) => one.time_zone)} />
      <List name="serviceProvider" label="Service Provider" />
      {carrier === OTHER_PROVIDER && <Entry name="customserviceProvider" label="Mobile Carrier" />}
      <Entry name="phone" label="Phone Number" type="tel" />
      <TextMe />
    </>
  );
}

/** The consent to text messages, which is required. */
function TextMe() {
  const say = useMessages();
  const agreement = say("phoneConsent.agreement")
    .replace("{brand}", BRAND)
    .replace("{privacy}", say("phoneConsent.privacy"))
    .replace("{terms}", say("phoneConsent.terms"));
  return (
    <div>
      <Tick label={say("textMe.label")} input={useRegistrationField("textMe").input} />
      <p className="text-sm">{agreement}</p>
    </div>
  );
}
