import { useMessages, useRegistrationField } from "@waypost/hooks";
import { emailFromPaste } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import { TextField } from "@waypost/ui/TextField";
import { Suspense, useEffect } from "react";
import { useLink } from "../../app/use-link.ts";
import { Heading } from "../../app/Heading.tsx";
import { LostSecret } from "./LostSecret.tsx";
import { useStepPages } from "./step-pages.ts";
import { useConfig } from "../../app/ConfigContext.ts";
import { submitting } from "../../app/submitting.ts";
import { useScreen } from "./use-screen.ts";

export function EmailForm() {
  const say = useMessages();
  const { account, details, emailProblems, frontDoor } = useStepPages();
  const screen = useScreen("email");
  const email = useEmail();
  const submit = () => {
    screen?.submit();
    // The reply decides which of the two forms follows, so both are preloaded.
    void account.preload();
    void details.preload();
  };
  return (
    <Form onSubmit={submitting(submit)}>
      <Heading firstFocus="email">{say("email.title")}</Heading>
      <p className="waypost-lead">
        <span>{say("email.lead")}</span>
        {(useConfig().tasks?.includes("pricing") ?? true) && (
          <>
            <br />
            <a className="waypost-link" href="#/pricing">
              {say("email.prices")}
            </a>
          </>
        )}
      </p>
      <LostSecret secret="password" />
      <div className="app-front-door">
        <Suspense>
          <frontDoor.Component />
        </Suspense>
      </div>
      <TextField
        {...email}
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        pasteTransform={emailFromPaste}
        enterKeyHint="next"
        label={say("email.label")}
        description={say("email.hint")}
      />
      <FormActions>
        <Button type="submit" variant="primary">
          {say("action.next")}
        </Button>
      </FormActions>
      <Suspense>
        <emailProblems.Component />
      </Suspense>
    </Form>
  );
}

/** Returns the field, prefilled with the e-mail address in the page's URL. */
function useEmail() {
  const field = useRegistrationField("email");
  const { value, onChange } = field;
  const given = useLink().query("email") ?? "";
  const isFilled = value === "" && given !== "";
  useEffect(() => {
    if (isFilled) onChange(given);
  }, [isFilled, given, onChange]);
  return { ...field, value: value || given };
}
