import { useCardExpiry, useCardField, useMessages, type CardSource } from "@waypost/hooks";
import { CARD_BRANDS, cardBrand, cardGroups } from "@waypost/hooks/rules";
import {
  CardCodeField,
  CardExpiryField,
  CardExpiryGroup,
  CardForm,
  CardHolderField,
  CardNumberField,
  type CardFormat,
} from "@waypost/ui/CardForm";

function format(digits: string): CardFormat {
  const brand = cardBrand(digits);
  return {
    groups: cardGroups(digits),
    brand: CARD_BRANDS[brand],
    mark: brand,
    length: brand === "amex" ? 15 : 16,
    isCodeInFront: brand === "amex",
  };
}

/** The fields of a new card, with a picture of it. */
export function NewCard(props: {
  card: CardSource;
  /** A new value clears the security code, which has to be entered again after each reply. */
  codeKey?: string;
}) {
  const { card, codeKey } = props;
  const say = useMessages();
  return (
    <CardForm
      format={format}
      labels={{ holder: say("cardHolder.label"), expires: say("card.validThru") }}
      note={say("card.neverStored")}
    >
      <Holder card={card} />
      <Number card={card} />
      <Code key={codeKey} card={card} />
      <CardExpiryGroup label={say("card.expiry")}>
        <Expiry card={card} part="month" />
        <Expiry card={card} part="year" />
      </CardExpiryGroup>
    </CardForm>
  );
}

function Holder({ card }: { card: CardSource }) {
  const say = useMessages();
  return (
    <CardHolderField
      {...useCardField(card, "cardHoldername")}
      id="cardHoldername"
      label={say("cardHolder.label")}
    />
  );
}

function Number({ card }: { card: CardSource }) {
  const say = useMessages();
  return (
    <CardNumberField
      {...useCardField(card, "cardnumber")}
      id="cardnumber"
      label={say("cardnumber.label")}
    />
  );
}

function Code({ card }: { card: CardSource }) {
  const say = useMessages();
  return (
    <CardCodeField
      {...useCardField(card, "cvc")}
      id="cvc"
      label={say("cvc.label")}
      description={say("cvc.hint")}
    />
  );
}

function Expiry({ card, part }: { card: CardSource; part: "month" | "year" }) {
  const say = useMessages();
  const field = part === "month" ? "expirationdatemonth" : "expirationdateyear";
  const { options, ...choice } = useCardExpiry(card, field);
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
