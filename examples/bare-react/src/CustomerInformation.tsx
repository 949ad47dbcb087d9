import { useCustomerField, useCustomerStep, useLostSecret, useMessages } from "@waypost/hooks";
import { Details } from "./Details.tsx";
import { Button, Form, Text } from "./fields.tsx";

/** First the e-mail address, then the password of an account or the details of a new customer. */
export function CustomerInformation() {
  const say = useMessages();
  const lost = useLostSecret();
  const { screen, isCheckingEmail, isFetchingCards } = useCustomerStep();
  return (
    <>
      {lost === "password" && <p>{say("lost.password")}</p>}
      {screen === "email" && <Email />}
      {screen === "known-email" && <KnownEmail />}
      {screen === "details" && <Details />}
      <output>
        {isCheckingEmail && say("email.checking")}
        {isFetchingCards && say("account.fetchingCards")}
      </output>
    </>
  );
}

function Email() {
  const { submitEmail } = useCustomerStep();
  const email = useCustomerField("email");
  return (
    <Form onSubmit={submitEmail}>
      <Text {...email} label="email.label" type="email" autoComplete="email" />
      <Button text="action.next" />
    </Form>
  );
}

function KnownEmail() {
  const say = useMessages();
  const step = useCustomerStep();
  const password = useCustomerField("password");
  return (
    <Form onSubmit={step.continueWithPassword}>
      <p>
        {say("account.exists")} <em>{step.email}</em>
      </p>
      <Text {...password} label="password.label" type="password" autoComplete="current-password" />
      <Button text="account.otherEmail" onPress={step.changeEmail} />
      <Button text="account.withoutPassword" onPress={step.continueWithoutPassword} />
      <Button text="account.withPassword" />
    </Form>
  );
}
