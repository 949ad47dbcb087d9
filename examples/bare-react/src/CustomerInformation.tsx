import {
  useMessages,
  useRegistration,
  useRegistrationField,
  type RegistrationView,
} from "@waypost/hooks";
import { Details } from "./Details.tsx";
import { Button, Form, Text } from "./fields.tsx";

/** The e-mail address, followed by the password of an account or the details of a new customer. */
export function CustomerInformation() {
  const say = useMessages();
  const registration = useRegistration();
  return (
    <>
      {registration.lostSecret === "password" && <p>{say("lost.password")}</p>}
      <Screen registration={registration} />
    </>
  );
}

function Screen({ registration }: { registration: RegistrationView }) {
  const say = useMessages();
  switch (registration.phase) {
    case "email":
      return <Email registration={registration} />;
    case "checking-email":
      return <output>{say("email.checking")}</output>;
    case "known-email":
      return <KnownEmail registration={registration} />;
    case "fetching-cards":
      return <output>{say("account.fetchingCards")}</output>;
    case "details":
      return <Details registration={registration} />;
    default:
      return null;
  }
}

function Email({ registration }: { registration: RegistrationView<"email"> }) {
  const email = useRegistrationField("email");
  return (
    <Form onSubmit={registration.submit}>
      <Text {...email} label="email.label" type="email" autoComplete="email" />
      <p role="alert">{registration.failure}</p>
      <Button text="action.next" />
    </Form>
  );
}

function KnownEmail({ registration }: { registration: RegistrationView<"known-email"> }) {
  const say = useMessages();
  const password = useRegistrationField("password");
  return (
    <Form onSubmit={registration.continueWithPassword}>
      <p>
        {say("account.exists")} <em>{registration.email}</em>
      </p>
      <Text {...password} label="password.label" type="password" autoComplete="current-password" />
      <Button text="account.otherEmail" onPress={registration.back} />
      <Button text="account.withoutPassword" onPress={registration.continueWithoutPassword} />
      <Button text="account.withPassword" />
    </Form>
  );
}
