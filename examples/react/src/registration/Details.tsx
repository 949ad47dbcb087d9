import {
  useMessages,
  useMissingDetails,
  useRegistrationField,
  type RegistrationView,
} from "@waypost/hooks";
import { OTHER_PROVIDER } from "@waypost/hooks/rules";
import { Checkbox } from "@waypost/ui/Checkbox";
import { FormRow } from "@waypost/ui/Form";
import { Step } from "../Step.tsx";
import { List, Password, Text, TimeZone } from "./fields.tsx";
import { BRAND } from "../brand.ts";

/** The details of a new customer. */
export function Details({ registration }: { registration: RegistrationView<"details"> }) {
  const say = useMessages();
  const { email, run, submit, back, lostSecret } = registration;
  const { value: provider } = useRegistrationField("serviceProvider");
  return (
    <Step
      title={say("details.title")}
      lead={lostSecret === "password" ? say("lost.password") : email}
      run={run}
      onSubmit={submit}
      onBack={back}
      isDisabled={useMissingDetails().length > 0}
    >
      <FormRow>
        <Password name="password" autoComplete="new-password" />
        <Password name="confirmPassword" autoComplete="new-password" />
      </FormRow>
      <FormRow>
        <Text name="firstName" autoComplete="given-name" />
        <Text name="lastName" autoComplete="family-name" />
      </FormRow>
      <Text name="billingAddress" autoComplete="street-address" />
      <List name="country" />
      <FormRow>
        <Text name="city" autoComplete="address-level2" />
        <List name="state" />
      </FormRow>
      <FormRow>
        <Text name="zipcode" autoComplete="postal-code" />
        <TimeZone />
      </FormRow>
      <List name="serviceProvider" />
      {provider === OTHER_PROVIDER && <Text name="customserviceProvider" />}
      <Text name="phone" type="tel" autoComplete="tel-national" />
      <TextMe />
    </Step>
  );
}

/** The consent to text messages, which is required. */
function TextMe() {
  const say = useMessages();
  const { value, onChange } = useRegistrationField("textMe");
  const agreement = say("phoneConsent.agreement")
    .replace("{brand}", BRAND)
    .replace("{privacy}", say("phoneConsent.privacy"))
    .replace("{terms}", say("phoneConsent.terms"));
  return (
    <Checkbox id="textMe" isSelected={value} onChange={onChange} description={agreement}>
      {say("textMe.label")}
    </Checkbox>
  );
}
