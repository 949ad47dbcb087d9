import { useRegistrationField, useMessages } from "@waypost/hooks";
import { TextField } from "@waypost/ui/TextField";

interface Props {
  /** Every text of the customer has its label in the catalogue. */
  field:
    | "billingAddress"
    | "city"
    | "companyName"
    | "customserviceProvider"
    | "firstName"
    | "lastName"
    | "zipcode";
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
