import { useCarrierChoice, useCustomerChoice, useMessages, useTextMe } from "@waypost/hooks";
import { Checkbox } from "@waypost/ui/Checkbox";
import { PhoneField } from "@waypost/ui/PhoneField";
import { TextAgreement } from "../phone-consent/TextAgreement.tsx";
import { ChoiceOrText } from "./ChoiceOrText.tsx";
import { DetailsText } from "./DetailsText.tsx";

/** Carrier, phone and the consent to text messages. */
export function ContactFields() {
  const say = useMessages();
  const { isSelected, onChange } = useTextMe();
  const { options, asksForName, ...carrier } = useCarrierChoice();
  return (
    <>
      <ChoiceOrText
        {...carrier}
        id="serviceProvider"
        label={say("serviceProvider.label")}
        description={say("serviceProvider.hint")}
        options={options.map((name) => ({ id: name, label: name }))}
      />
      {asksForName && <DetailsText field="customserviceProvider" />}
      <Phone />
      <Checkbox
        id="textMe"
        isSelected={isSelected}
        onChange={onChange}
        description={<TextAgreement />}
      >
        {say("textMe.label")}
      </Checkbox>
    </>
  );
}

// A component of its own, so that a digit renders neither the list of carriers nor the consent.
function Phone() {
  const say = useMessages();
  return (
    <PhoneField
      {...useCustomerChoice("phone")}
      id="phone"
      name="phone"
      enterKeyHint="done"
      label={say("phone.label")}
      description={say("phone.hint")}
      rejectedInputMessage={say("phone.incomplete")}
    />
  );
}
