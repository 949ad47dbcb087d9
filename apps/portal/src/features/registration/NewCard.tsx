import { useCardExpiry, useCardField, useMessages } from "@waypost/hooks";
import { FormRow } from "@waypost/ui/Form";
import { NativeSelect } from "@waypost/ui/NativeSelect";
import { TextField } from "@waypost/ui/TextField";

/** The form of a new card. */
export function NewCard() {
  const say = useMessages();
  return (
    <>
      <TextField
        {...useCardField("cardHoldername")}
        id="cardHoldername"
        autoComplete="cc-name"
        label={say("cardHolder.label")}
      />
      <TextField
        {...useCardField("cardnumber")}
        id="cardnumber"
        autoComplete="cc-number"
        inputMode="numeric"
        hasNumbers
        label={say("cardnumber.label")}
      />
      <TextField
        {...useCardField("cvc")}
        id="cvc"
        autoComplete="cc-csc"
        inputMode="numeric"
        hasNumbers
        label={say("cvc.label")}
        description={say("cvc.hint")}
      />
      <FormRow>
        <Expiry
          field="expirationdatemonth"
          label={say("month.label")}
          autoComplete="cc-exp-month"
        />
        <Expiry field="expirationdateyear" label={say("year.label")} autoComplete="cc-exp-year" />
      </FormRow>
    </>
  );
}

function Expiry(props: {
  field: "expirationdatemonth" | "expirationdateyear";
  label: string;
  autoComplete: string;
}) {
  const { field, label, autoComplete } = props;
  const say = useMessages();
  const { options, ...choice } = useCardExpiry(field);
  return (
    <NativeSelect
      {...choice}
      id={field}
      autoComplete={autoComplete}
      label={label}
      placeholder={say("field.choose")}
      options={options.map((option) => ({ value: option, label: option }))}
    />
  );
}
