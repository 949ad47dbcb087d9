import { useMessages, useRegistration, type RegistrationView } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Step } from "../Step.tsx";
import { Details } from "./Details.tsx";
import { Password, Text } from "./fields.tsx";

/** The email address, followed by the password of an account or the details of a new customer. */
export function Customer() {
  const say = useMessages();
  const registration = useRegistration();
  switch (registration.phase) {
    case "email":
      return <Email registration={registration} />;
    case "checking-email":
      return <LoadingOverlay isLoading label={say("email.checking")} />;
    case "known-email":
      return <KnownEmail registration={registration} />;
    case "fetching-cards":
      return <LoadingOverlay isLoading label={say("account.fetchingCards")} />;
    case "details":
      return <Details registration={registration} />;
    default:
      return null;
  }
}

function Email({ registration }: { registration: RegistrationView<"email"> }) {
  const say = useMessages();
  const { run, submit, failure } = registration;
  return (
    <Step title={say("email.title")} lead={say("email.lead")} run={run} onSubmit={submit}>
      <Text name="email" type="email" autoComplete="email" />
      {failure !== null && <ErrorPanel message={failure} />}
    </Step>
  );
}

function KnownEmail({ registration }: { registration: RegistrationView<"known-email"> }) {
  const say = useMessages();
  const { run, email, back, continueWithPassword, continueWithoutPassword } = registration;
  return (
    <Step
      title={say("account.title")}
      lead={
        <>
          {say("account.exists")} <strong>{email}</strong>
        </>
      }
      run={run}
      onSubmit={continueWithPassword}
      onBack={back}
      next="account.withPassword"
      action={<Button onPress={continueWithoutPassword}>{say("account.withoutPassword")}</Button>}
    >
      <Password name="password" autoComplete="current-password" />
    </Step>
  );
}
