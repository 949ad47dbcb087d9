import { useMessages, useWaypost } from "@waypost/hooks";
import type { PhoneRule } from "@waypost/hooks/flows";
import { TextField, type TextFieldProps } from "@waypost/ui/TextField";
import { useState, type ComponentType } from "react";

type Props = TextFieldProps & { value: string; onChange: (value: string) => void };

/**
 * A phone number: `Documented` for the documented one, or a field for the numbers of the country
 * in the configuration.
 */
export function PhoneInput({
  Documented = TextField,
  ...props
}: Props & { Documented?: ComponentType<Props> }) {
  const { phoneRule } = useWaypost("PhoneInput");
  return phoneRule === undefined ? (
    <Documented type="tel" hasNumbers {...props} />
  ) : (
    <CountryPhone {...props} phoneRule={phoneRule} />
  );
}

/** Shows a number as its country writes it, except while it is typed. */
function CountryPhone({ phoneRule, ...props }: Props & { phoneRule: PhoneRule }) {
  const { value, errorMessage, onChange, onBlur } = props;
  const say = useMessages();
  // `null` after the field was left. A stored number has no error before.
  const [typed, setTyped] = useState<string | null>();
  const isWrong = typed === null && value !== "" && phoneRule.parse(value) === null;
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete={props.autoComplete === "off" ? "off" : "tel"}
      hasNumbers
      errorMessage={errorMessage ?? (isWrong ? say("phone.incomplete") : undefined)}
      value={typed ?? phoneRule.format(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onBlur={(event) => {
        if (typed !== undefined) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
