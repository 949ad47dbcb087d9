import {
  useCardExpiry,
  useCardField,
  useDeviceImei,
  useRegistrationCard,
  useRegistrationField,
} from "@waypost/hooks";
import {
  CardCodeField,
  CardExpiryField,
  CardHolderField,
  CardNumberField,
} from "@waypost/ui/CardForm";
import { Checkbox } from "@waypost/ui/Checkbox";
import { ImeiField } from "@waypost/ui/DeviceRow";
import { DigitSlots } from "@waypost/ui/DigitSlots";
import { NativeSelect } from "@waypost/ui/NativeSelect";
import { PasswordField } from "@waypost/ui/PasswordField";
import { PhoneField } from "@waypost/ui/PhoneField";
import { RadioCards } from "@waypost/ui/RadioCards";
import { SearchableSelect } from "@waypost/ui/SearchableSelect";
import { Select } from "@waypost/ui/Select";
import { TextArea } from "@waypost/ui/TextArea";
import { TextField } from "@waypost/ui/TextField";

const list = { loading: "Loading", noMatch: "No match", more: String };

/** The compiler checks that what a hook returns can be spread as a whole on each field. */
export function Spread() {
  const text = useRegistrationField("email");
  const choice = useRegistrationField("phone");
  const card = useRegistrationCard();
  const cardText = useCardField(card, "cardnumber");
  const { options, ...expiry } = useCardExpiry(card, "expirationdateyear");
  const { device: _, ...imei } = useDeviceImei("1");
  const { value: isSelected, ...textMe } = useRegistrationField("textMe");
  const years = options.map((year) => ({ value: year, label: year }));
  return (
    <>
      <TextField label="Email" {...text} />
      <TextField label="Phone" {...choice} />
      <TextField label="IMEI" {...useDeviceImei("1")} />
      <ImeiField label="IMEI" {...imei} />
      <TextArea label="Address" {...text} />
      <PasswordField label="Password" labels={{ show: "Show", hide: "Hide" }} {...text} />
      <PhoneField label="Phone" {...text} />
      <PhoneField label="Phone" {...choice} />
      <DigitSlots label="Last digits" length={4} {...text} />
      <CardHolderField label="Name" {...cardText} />
      <CardNumberField label="Number" {...cardText} />
      <CardCodeField label="Code" {...cardText} />
      <CardExpiryField label="Year" part="year" options={years} {...expiry} />
      <NativeSelect label="Year" options={years} {...expiry} />
      <RadioCards label="Year" cards={[]} {...choice} />
      <Select label="Country" options={[]} {...choice} />
      <SearchableSelect label="Country" options={[]} labels={list} {...choice} />
      <Checkbox isSelected={isSelected} {...textMe}>
        Text Me
      </Checkbox>
    </>
  );
}
