import { useCustomerField, useMessages } from "@waypost/hooks";
import { TextField } from "@waypost/ui/TextField";

interface Props {
  field: Parameters<typeof useCustomerField>[0];
  autoComplete?: string;
  isOptional?: boolean;
}

/** A text field of a new customer's details. */
export function DetailsText({ field, autoComplete, isOptional = false }: Props) {
  const say = useMessages();
  return (
    <TextField
      {...useCustomerField(field)}
      id={field}
      name={field}
      autoComplete={autoComplete}
      enterKeyHint="next"
      label={say(`${field}.label`)}
      optionalText={isOptional ? `(${say("field.optional")})` : undefined}
    />
  );
}
