import {
  useMessages,
  useRegistrationField,
  useRegistrationList,
  type Control,
} from "@waypost/hooks";
import { PasswordField } from "@waypost/ui/PasswordField";
import { NativeSelect } from "@waypost/ui/NativeSelect";
import { TextField } from "@waypost/ui/TextField";

type TextName =
  | "email"
  | "firstName"
  | "lastName"
  | "billingAddress"
  | "city"
  | "zipcode"
  | "customserviceProvider"
  | "phone";

interface TextProps {
  name: TextName;
  type?: "email" | "tel";
  autoComplete?: string;
}

/** A text field of the customer. */
export function Text(props: TextProps) {
  const say = useMessages();
  const { name } = props;
  return (
    <TextField {...useRegistrationField(name)} {...props} id={name} label={say(`${name}.label`)} />
  );
}

export function Password({
  name,
  ...props
}: {
  name: "password" | "confirmPassword";
  autoComplete: string;
}) {
  const say = useMessages();
  return (
    <PasswordField
      {...useRegistrationField(name)}
      {...props}
      id={name}
      name={name}
      label={say(`${name}.label`)}
      labels={{ show: say("password.show"), hide: say("password.hide") }}
    />
  );
}

/** A select or, if its list could not be loaded, a text field. */
export function List(props: { name: "country" | "state" | "serviceProvider" }) {
  return <Choice {...useRegistrationList(props.name)} {...props} />;
}

export function TimeZone() {
  const { options, ...field } = useRegistrationList("timezone");
  return <Choice {...field} name="timezone" options={options.map((one) => one.time_zone)} />;
}

function Choice(
  props: Control & {
    name: "country" | "state" | "serviceProvider" | "timezone";
    isPending: boolean;
    options: readonly string[];
  },
) {
  const say = useMessages();
  const { options, isPending, name, ...field } = props;
  const common = { ...field, id: name, label: say(`${name}.label`) };
  if (options.length === 0 && !isPending) return <TextField {...common} />;
  return (
    <NativeSelect
      {...common}
      placeholder={say("field.choose")}
      options={options.map((value) => ({ value, label: value }))}
    />
  );
}
