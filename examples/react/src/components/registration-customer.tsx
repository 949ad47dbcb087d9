import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import {
  useMessages,
  useRegistration,
  useRegistrationField,
  useRegistrationList,
} from "@waypost/hooks";
import { OTHER_PROVIDER } from "@waypost/hooks/rules";
import type { ComponentProps } from "react";
import { CheckField, ListField, TextField } from "@/components/waypost-fields";

type Texts = Omit<ComponentProps<typeof TextField>, "field">;

/** A text field. Each is a separate component, so that a key stroke renders only one field. */
function Entry({
  name,
  ...props
}: Texts & { name: Exclude<Parameters<typeof useRegistrationField>[0], "textMe" | "accepted"> }) {
  return <TextField {...props} field={useRegistrationField(name)} />;
}

/** A list or, if it could not be loaded, a text field. */
function List({ name, label }: { name: "country" | "state" | "serviceProvider"; label: string }) {
  const { options, isPending, ...field } = useRegistrationList(name);
  const isText = options.length === 0 && !isPending;
  return <ListField label={label} field={field} options={isText ? undefined : options} />;
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
        type="email"
        autoComplete="email"
      />
      {"continueWithoutPassword" in registration && (
        <>
          <Entry
            name="password"
            label={say("password.label")}
            description={say("account.passwordHint")}
            type="password"
            autoComplete="current-password"
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onPress={registration.continueWithPassword}>
              {say("account.withPassword")}
            </Button>
            <Button variant="outline" onPress={registration.continueWithoutPassword}>
              {say("account.withoutPassword")}
            </Button>
          </div>
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
  const secret = { type: "password", autoComplete: "new-password" } as const;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Entry name="password" label={say("password.label")} {...secret} />
        <Entry name="confirmPassword" label={say("confirmPassword.label")} {...secret} />
        <Entry name="firstName" label={say("firstName.label")} autoComplete="given-name" />
        <Entry name="lastName" label={say("lastName.label")} autoComplete="family-name" />
      </div>
      <Entry
        name="billingAddress"
        label={say("billingAddress.label")}
        autoComplete="street-address"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <List name="country" label={say("country.label")} />
        <List name="state" label={say("state.label")} />
        <Entry name="city" label={say("city.label")} autoComplete="address-level2" />
        <Entry name="zipcode" label={say("zipcode.label")} autoComplete="postal-code" />
        <ListField
          label={say("timezone.label")}
          field={zone}
          options={zone.options.map((one) => one.time_zone)}
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
        type="tel"
        autoComplete="tel-national"
      />
      <TextMe brand={brand} />
    </>
  );
}

/** The consent to text messages, which is required. */
function TextMe({ brand }: { brand: string }) {
  const say = useMessages();
  const { errorMessage, ...textMe } = useRegistrationField("textMe");
  const agreement = say("phoneConsent.agreement")
    .replace("{brand}", brand)
    .replace("{privacy}", say("phoneConsent.privacy"))
    .replace("{terms}", say("phoneConsent.terms"));
  return (
    <div className="grid gap-2">
      <CheckField label={say("textMe.label")} {...textMe} />
      <p className="text-muted-foreground">{agreement}</p>
      <FieldError>{errorMessage}</FieldError>
    </div>
  );
}
