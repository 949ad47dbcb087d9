import {
  useCardExpiry,
  useCardField,
  useRegistrationCard,
  useRegistrationField,
} from "@waypost/hooks";
import { Choice, Field, Tick } from "./fields.tsx";

/** The card that is charged, and the terms. */
export function Payment() {
  const card = useRegistrationCard();
  return (
    <>
      <Field label="Card Holder Name" {...useCardField(card, "cardHoldername")} />
      <Field label="Card Number" inputMode="numeric" {...useCardField(card, "cardnumber")} />
      <Field label="CVV" inputMode="numeric" isSecret {...useCardField(card, "cvc")} />
      <Choice label="Year" {...useCardExpiry(card, "expirationdateyear")} />
      <Choice label="Month" {...useCardExpiry(card, "expirationdatemonth")} />
      <Tick label="I agree to the terms" {...useRegistrationField("accepted")} />
    </>
  );
}
