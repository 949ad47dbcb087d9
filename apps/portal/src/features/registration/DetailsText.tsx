import { useMessages, useRegistrationField, type RegistrationFields } from "@waypost/hooks";
import { TextField } from "@waypost/ui/TextField";

/** The names of the text fields. */
type TextName = {
  [Name in keyof RegistrationFields]: RegistrationFields[Name] extends string ? Name : never;
}[keyof RegistrationFields];

interface Props {
  field: Exclude<TextName, "unit" | "cardChoice">;
  autoComplete?: string;
  isOptional?: boolean;
}

/** A text field of a new customer's details. */
export function DetailsText({ field, autoComplete, isOptional = false }: Props) {
  const say = useMessages();
  return (
    <TextField
      {...useRegistrationField(field)}
      id={field}
      name={field}
      autoComplete={autoComplete}
      enterKeyHint="next"
      label={say(`${field}.label`)}
      optionalText={isOptional ? `(${say("field.optional")})` : undefined}
    />
  );
}
