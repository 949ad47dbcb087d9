import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import {
  useMessages,
  useRegistration,
  useRegistrationField,
  useRegistrationList,
} from "@waypost/hooks";
import { OTHER_PROVIDER } from "@waypost/hooks/rules";
import type { ComponentProps } from "react";
import { TextOrList } from "@/components/waypost-field";

type Name = Parameters<typeof useRegistrationField>[0];

/** A field. Each is a separate component, so that a key stroke renders only one field. */
export function Entry(props: {
  name: Exclude<Name, "textMe" | "accepted">;
  label: string;
  description?: string;
  options?: readonly string[];
  text?: ComponentProps<typeof TextOrList>["text"];
}) {
  const { name, ...field } = props;
  const { input, errorMessage } = useRegistrationField(name);
  return <TextOrList {...field} {...{ input, errorMessage }} />;
}

/** A list or, if it could not be loaded, a text field. */
function List({ name, label }: { name: "country" | "state" | "serviceProvider"; label: string }) {
  const { options, isPending, input, errorMessage } = useRegistrationList(name);
  const isText = options.length === 0 && !isPending;
  return (
    <TextOrList label={label} options={isText ? undefined : options} {...{ input, errorMessage }} />
  );
}

/** The customer: an e-mail address, and the details of a new one. */
export function Customer({ brand }: { brand: string }) {
  const say = useMessages();
  const registration = useRegistration();
  return (
    <>
      <Entry
        name="email"
        label={say("phoneConsent.email")}
        description={say("email.hint")}
        text={{ type: "email", autoComplete: "email" }}
      />
      {"continueWithoutPassword" in registration && (
        <>
          <Entry
            name="password"
            label={say("password.label")}
            description={say("account.passwordHint")}
            text={{ type: "password", autoComplete: "current-password" }}
          />
          <Button variant="outline" onPress={registration.continueWithoutPassword}>
            {say("account.withoutPassword")}
          </Button>
        </>
      )}
      {!registration.isKnownCustomer && <NewCustomer brand={brand} />}
    </>
  );
}

function NewCustomer({ brand }: { brand: string }) {
  const say = useMessages();
  const zone = useRegistrationList("timezone");
  const carrier = useRegistrationField("serviceProvider").value;
  const secret = { type: "password", autoComplete: "new-password" };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Entry name="password" label={say("password.label")} text={secret} />
        <Entry name="confirmPassword" label={say("confirmPassword.label")} text={secret} />
        <Entry
          name="firstName"
          label={say("firstName.label")}
          text={{ autoComplete: "given-name" }}
        />
        <Entry
          name="lastName"
          label={say("lastName.label")}
          text={{ autoComplete: "family-name" }}
        />
      </div>
      <Entry
        name="billingAddress"
        label={say("billingAddress.label")}
        text={{ autoComplete: "street-address" }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <List name="country" label={say("country.label")} />
        <List name="state" label={say("state.label")} />
        <Entry name="city" label={say("city.label")} text={{ autoComplete: "address-level2" }} />
        <Entry name="zipcode" label={say("zipcode.label")} text={{ autoComplete: "postal-code" }} />
        <TextOrList
          label={say("timezone.label")}
          options={zone.options.map((one) => one.time_zone)}
          {...{ input: zone.input, errorMessage: zone.errorMessage }}
        />
        <List name="serviceProvider" label={say("serviceProvider.label")} />
      </div>
      {carrier === OTHER_PROVIDER && (
        <Entry name="customserviceProvider" label={say("customserviceProvider.label")} />
      )}
      <Entry
        name="phone"
        label={say("phone.label")}
        description={say("phone.hint")}
        text={{ type: "tel", autoComplete: "tel-national" }}
      />
      <TextMe brand={brand} />
    </>
  );
}

/** The consent to text messages, which is required. */
function TextMe({ brand }: { brand: string }) {
  const say = useMessages();
  const { value, onChange, errorMessage } = useRegistrationField("textMe");
  const agreement = say("phoneConsent.agreement")
    .replace("{brand}", brand)
    .replace("{privacy}", say("phoneConsent.privacy"))
    .replace("{terms}", say("phoneConsent.terms"));
  return (
    <div className="grid gap-2">
      <Checkbox
        className="h-auto w-full justify-start gap-3 border-0"
        isSelected={value}
        onChange={onChange}
        isInvalid={errorMessage !== undefined}
      >
        {say("textMe.label")}
      </Checkbox>
      <p className="text-muted-foreground">{agreement}</p>
      <FieldError>{errorMessage}</FieldError>
    </div>
  );
}
