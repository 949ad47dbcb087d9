import { useMessages, useRegistrationField, useRegistrationList } from "@waypost/hooks";
import { OTHER_PROVIDER } from "@waypost/hooks/rules";
import { Checkbox } from "@waypost/ui/Checkbox";
import { PhoneField } from "@waypost/ui/PhoneField";
import { TextAgreement } from "../phone-consent/TextAgreement.tsx";
import { ChoiceOrText } from "./ChoiceOrText.tsx";
import { DetailsText } from "./DetailsText.tsx";

/** The carrier, the phone number and the consent to text messages. */
export function ContactFields() {
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
    <PhoneField
      {...useRegistrationField("phone")}
      id="phone"
      name="phone"
      // With its country code, which shows that a number is from abroad.
      autoComplete="tel"
      enterKeyHint="done"
      label={say("phone.label")}
      description={say("phone.hint")}
      rejectedInputMessage={say("phone.incomplete")}
    />
  );
}
