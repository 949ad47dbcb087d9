import { usePhoneConsentField } from "@waypost/hooks";
import { TextField, type TextFieldProps } from "@waypost/ui/TextField";

/** One text of the form, with its id and name. */
export function ConsentField({
  field,
  ...props
}: TextFieldProps & { field: "name" | "email" | "phone" }) {
  return <TextField {...props} {...usePhoneConsentField(field)} id={field} name={field} />;
}
