import { useMessages, useMissingDetails, useRegistrationField } from "@waypost/hooks";
import type { PlainCode } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { Form, FormRow } from "@waypost/ui/Form";
import { PasswordField } from "@waypost/ui/PasswordField";
import { TextField } from "@waypost/ui/TextField";
import { Heading } from "../../app/Heading.tsx";
import { AddressFields } from "./AddressFields.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { DetailsText } from "./DetailsText.tsx";
import { LostSecret } from "./LostSecret.tsx";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { StepActions } from "./StepActions.tsx";
import { submitting } from "../../app/submitting.ts";
import { useScreen } from "./use-screen.ts";
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
    <FormRow isDense className="app-details-passwords">
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
  const everything = say("details.needs.phoneAndTextMe");
  return (
    <p className="waypost-Form-hint" data-longest={everything}>
      <span>{second ? everything : first && say(`details.needs.${first}`)}</span>
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
