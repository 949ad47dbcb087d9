import { FieldError } from "@/components/ui/field";
import {
  useCardExpiry,
  useCardField,
  useMessages,
  useRegistrationCard,
  useRegistrationField,
} from "@waypost/hooks";
import { CheckField, ListField, TextField } from "@/components/waypost-fields";
import { Part } from "@/components/waypost-part";

/** The unit, the card and the terms. */
export function Payment() {
  const say = useMessages();
  const card = useRegistrationCard();
  const accepted = useRegistrationField("accepted");
  const month = useCardExpiry(card, "expirationdatemonth");
  const year = useCardExpiry(card, "expirationdateyear");
  return (
    <Part title={say("step.payment-method")}>
      <ListField
        label={say("unit.label")}
        field={useRegistrationField("unit")}
        options={["MPH", "KMH"]}
      />
      <TextField
        label={say("cardHolder.label")}
        field={useCardField(card, "cardHoldername")}
        autoComplete="cc-name"
      />
      <TextField
        label={say("cardnumber.label")}
        field={useCardField(card, "cardnumber")}
        inputMode="numeric"
        autoComplete="cc-number"
      />
      <div className="grid grid-cols-3 gap-3">
        <ListField label={say("month.label")} field={month} options={month.options} />
        <ListField label={say("year.label")} field={year} options={year.options} />
        <TextField
          label={say("cvc.label")}
          field={useCardField(card, "cvc")}
          inputMode="numeric"
          autoComplete="cc-csc"
        />
      </div>
      {/* Replace these texts with your own terms. */}
      <p className="text-muted-foreground">
        {say("terms.service")} {say("terms.billing")} {say("terms.guarantee")}
      </p>
      <div className="grid gap-2">
        <CheckField
          label={say("terms.accept")}
          value={accepted.value}
          onChange={accepted.onChange}
        />
        <FieldError>{accepted.errorMessage}</FieldError>
      </div>
    </Part>
  );
}
