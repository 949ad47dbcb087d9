import {
  useLocale,
  useMessages,
  useMissingDetails,
  useRegistrationField,
  useRegistrationList,
} from "@waypost/hooks";
import type { PlainCode } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { Form, FormRow } from "@waypost/ui/Form";
import { PasswordField } from "@waypost/ui/PasswordField";
import { TextField } from "@waypost/ui/TextField";
import { Heading } from "../../app/Heading.tsx";
import { DetailsText } from "./DetailsText.tsx";
import { LostSecret } from "./LostSecret.tsx";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { StepActions } from "./StepActions.tsx";
import { submitting } from "../../app/submitting.ts";
import { useScreen } from "./use-screen.ts";
import { OTHER_PROVIDER } from "@waypost/hooks/rules";
import { Checkbox } from "@waypost/ui/Checkbox";
import { PhoneField, type PhoneFieldProps } from "@waypost/ui/PhoneField";
import { PhoneInput } from "../../app/PhoneInput.tsx";
import { TextAgreement } from "../phone-consent/TextAgreement.tsx";
import { ChoiceOrText } from "./ChoiceOrText.tsx";
import { countryAliases, stateAliases } from "./place-aliases.ts";
import { timeZoneOption } from "./time-zone-words.ts";
import "./details.css";

/** The details form of a new customer. */
export default function DetailsForm() {
  const say = useMessages();
  const screen = useScreen("details");
  if (screen === null) return null;
  const { email, submit, back, run } = screen;
  return (
    <Form onSubmit={submitting(submit)}>
      <Heading>{say("details.title")}</Heading>
      <FieldErrorSummary run={run} />
      <LostSecret secret="password" />
      <TextField
        isReadOnly
        className="app-details-email"
        value={email}
        label={say("email.label")}
        autoComplete="username"
      />
      <PasswordFields />
      <Group title="details.name" />
      <FormRow isDense>
        <DetailsText field="firstName" autoComplete="given-name" />
        <DetailsText field="lastName" autoComplete="family-name" />
      </FormRow>
      <DetailsText field="companyName" autoComplete="organization" isOptional />
      <Group title="details.address" />
      <AddressFields />
      <Group title="details.mobile" />
      <ContactFields />
      <Actions back={back} />
    </Form>
  );
}

function Group({ title }: { title: PlainCode }) {
  return (
    <h2 className="waypost-heading" data-level="3">
      {useMessages()(title)}
    </h2>
  );
}

function PasswordFields() {
  return (
    <FormRow isDense>
      <Password name="password" />
      <Password name="confirmPassword" />
    </FormRow>
  );
}

// A separate component, so that typing re-renders only one of the two fields.
function Password({ name }: { name: "password" | "confirmPassword" }) {
  const say = useMessages();
  const labels = { show: say("password.show"), hide: say("password.hide") };
  return (
    <PasswordField
      {...useRegistrationField(name)}
      id={name}
      name={name}
      autoComplete="new-password"
      enterKeyHint="next"
      label={say(`${name}.label`)}
      labels={labels}
    />
  );
}

// A separate component, so that the phone number's tenth digit re-renders no field.
function Actions({ back }: { back: () => void }) {
  return (
    <StepActions back={back} hint={<NextHint />} isHinting={useMissingDetails().length > 0}>
      <SubmitButton />
    </StepActions>
  );
}

/** The condition that enables Next. */
function NextHint() {
  const say = useMessages();
  const [first, second] = useMissingDetails();
  if (first === undefined) return null;
  return (
    <p className="waypost-Form-hint">
      {say(`details.needs.${second === undefined ? first : "phoneAndTextMe"}`)}
    </p>
  );
}

function SubmitButton() {
  const say = useMessages();
  return (
    <Button type="submit" variant="primary" isDisabled={useMissingDetails().length > 0}>
      {say("action.next")}
    </Button>
  );
}

/** The carrier, the phone number and the consent to text messages. */
function ContactFields() {
  const say = useMessages();
  const { options, ...carrier } = useRegistrationList("serviceProvider");
  return (
    <>
      <ChoiceOrText
        {...carrier}
        id="serviceProvider"
        label={say("serviceProvider.label")}
        description={say("serviceProvider.hint")}
        options={options.map((name) => ({ id: name, label: name }))}
      />
      {carrier.value === OTHER_PROVIDER && <DetailsText field="customserviceProvider" />}
      <Phone />
      <TextMe />
    </>
  );
}

function TextMe() {
  const { value, onChange } = useRegistrationField("textMe");
  return (
    <Checkbox id="textMe" isSelected={value} onChange={onChange} description={<TextAgreement />}>
      {useMessages()("textMe.label")}
    </Checkbox>
  );
}

// A separate component, so that typing a digit re-renders neither the list of carriers nor the
// consent.
function Phone() {
  const say = useMessages();
  return (
    <PhoneInput
      Documented={TenDigits}
      {...useRegistrationField("phone")}
      id="phone"
      name="phone"
      // With its country code, which shows that a number is from abroad.
      autoComplete="tel"
      enterKeyHint="done"
      label={say("phone.label")}
      description={say("phone.hint")}
    />
  );
}

function TenDigits(props: PhoneFieldProps) {
  return <PhoneField {...props} rejectedInputMessage={useMessages()("phone.incomplete")} />;
}

/** The billing address, and the time zone of reports. */
function AddressFields() {
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
      options={options.map(timeZoneOption)}
    />
  );
}

const named = (name: string) => ({ id: name, label: name });
