import {
  useAsksForCarrier,
  useCustomerChoice,
  useCustomerField,
  useMessages,
  useMobileProviders,
  useTextMe,
} from "@waypost/hooks";
import { OTHER_PROVIDER } from "@waypost/hooks/rules";
import { Checkbox } from "@waypost/ui/Checkbox";
import { PhoneField } from "@waypost/ui/PhoneField";
import { TextField } from "@waypost/ui/TextField";
import { ChoiceOrText } from "./ChoiceOrText.tsx";

/** Carrier, phone and the consent to text messages. */
export function ContactFields() {
  const say = useMessages();
  const { isSelected, onChange } = useTextMe();
  const { data, isLoading } = useMobileProviders();
  const asksForCarrier = useAsksForCarrier();
  const names = data.map(({ mobile_provider_name }) => mobile_provider_name);
  const choices = names.includes(OTHER_PROVIDER) ? names : [...names, OTHER_PROVIDER];
  return (
    <>
      <ChoiceOrText
        {...useCustomerChoice("serviceProvider")}
        id="serviceProvider"
        label={say("serviceProvider.label")}
        description={say("serviceProvider.hint")}
        isLoading={isLoading}
        options={choices.map((name) => ({ id: name, label: name }))}
      />
      {asksForCarrier && <CarrierField />}
      <PhoneField
        {...useCustomerChoice("phone")}
        id="phone"
        name="phone"
        label={say("phone.label")}
        description={say("phone.hint")}
      />
      <Checkbox
        id="textMe"
        isSelected={isSelected}
        onChange={onChange}
        description={say("textMe.hint")}
      >
        {say("textMe.label")}
      </Checkbox>
    </>
  );
}

function CarrierField() {
  const say = useMessages();
  return (
    <TextField
      {...useCustomerField("customserviceProvider")}
      id="customserviceProvider"
      name="customserviceProvider"
      label={say("customserviceProvider.label")}
    />
  );
}
