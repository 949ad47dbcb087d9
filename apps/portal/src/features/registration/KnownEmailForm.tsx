import { useMessages, useRegistrationField } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import { PasswordField } from "@waypost/ui/PasswordField";
import { TextField } from "@waypost/ui/TextField";
import { Heading } from "../../app/Heading.tsx";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";
import { useScreen } from "./use-screen.ts";

/**
 * The e-mail address belongs to an account. The customer continues with or without its password.
 */
export default function KnownEmailForm() {
  const say = useMessages();
  const screen = useScreen("known-email", "fetching-cards");
  const password = useRegistrationField("password");
  if (screen === null) return null;
  return (
    <Form onSubmit={submitting(screen.continueWithPassword)}>
      <Heading>{say("account.title")}</Heading>
      <FieldErrorSummary run={screen.run} />
      <p className="waypost-lead">{say("account.exists")}</p>
      <TextField
        isReadOnly
        value={screen.email}
        label={say("email.label")}
        autoComplete="username"
        note={
          <Button variant="quiet" size="small" onPress={screen.back}>
            {say("account.otherEmail")}
          </Button>
        }
      />
      <PasswordField
        {...password}
        id="password"
        name="password"
        autoComplete="current-password"
        enterKeyHint="done"
        label={say("password.label")}
        description={say("account.passwordHint")}
        labels={{ show: say("password.show"), hide: say("password.hide") }}
      />
      <FormActions>
        <Button onPress={screen.continueWithoutPassword}>{say("account.withoutPassword")}</Button>
        <Button type="submit" variant="primary">
          {say("account.withPassword")}
        </Button>
      </FormActions>
    </Form>
  );
}
