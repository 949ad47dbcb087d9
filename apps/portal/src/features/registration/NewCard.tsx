import { useRegistrationCardExpiry, useRegistrationCardField, useMessages } from "@waypost/hooks";
import { CARD_BRANDS, cardBrand, cardGroups } from "@waypost/hooks/rules";
import {
  CardCodeField,
  CardExpiryField,
  CardForm,
  CardHolderField,
  CardNumberField,
  type CardFormat,
} from "@waypost/ui/CardForm";
import { FormRow } from "@waypost/ui/Form";

function format(digits: string): CardFormat {
  const brand = cardBrand(digits);
  return {
    groups: cardGroups(digits),
    brand: CARD_BRANDS[brand],
    length: brand === "amex" ? 15 : 16,
    isCodeInFront: brand === "amex",
  };
}

/** The form of a new card, with its picture. */
export function NewCard() {
  const say = useMessages();
  return (
    <CardForm
      format={format}
      labels={{ holder: say("cardHolder.label"), expires: say("card.validThru") }}
    >
      <Holder />
      <Number />
      <Code />
      {/* The year first: passing by the current one, as arrow keys do, empties the month. */}
      <FormRow isDense>
        <Expiry part="year" />
        <Expiry part="month" />
      </FormRow>
    </CardForm>
  );
}

function Holder() {
  const say = useMessages();
  return (
    <CardHolderField
      {...useRegistrationCardField("cardHoldername")}
      id="cardHoldername"
      label={say("cardHolder.label")}
    />
  );
}

function Number() {
  const say = useMessages();
  return (
    <CardNumberField
      {...useRegistrationCardField("cardnumber")}
      id="cardnumber"
      label={say("cardnumber.label")}
    />
  );
}

function Code() {
  const say = useMessages();
  return (
    <CardCodeField
      {...useRegistrationCardField("cvc")}
      id="cvc"
      label={say("cvc.label")}
      description={say("cvc.hint")}
    />
  );
}

function Expiry({ part }: { part: "month" | "year" }) {
  const say = useMessages();
  const field = part === "month" ? "expirationdatemonth" : "expirationdateyear";
  const { options, ...choice } = useRegistrationCardExpiry(field);
  return (
    <CardExpiryField
      {...choice}
      part={part}
      id={field}
      label={say(`${part}.label`)}
      placeholder={say("field.choose")}
      options={options.map((option) => ({ value: option, label: option }))}
    />
  );
}
