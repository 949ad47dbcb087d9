import { useCustomerField, useCustomerStep, useMessages, useRegistration } from "@waypost/hooks";
import { addressQuery } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import { TextField } from "@waypost/ui/TextField";
import { Suspense, useEffect } from "react";
import { useAddress } from "../../app/hash-location.ts";
import { Heading } from "../../app/Heading.tsx";
import { LostSecret } from "./LostSecret.tsx";
import { useStepPages } from "./step-pages.ts";
import { submitting } from "../../app/submitting.ts";

export function EmailForm() {
  const say = useMessages();
  const { account, details, emailProblems } = useStepPages();
  const hasProblems = useRegistration(
    ({ submitCount, emailFailure, lastReceipt }) =>
      submitCount > 0 || emailFailure !== null || lastReceipt !== null,
  );
  const { submitEmail } = useCustomerStep();
  const email = useEmail();
  const submit = () => {
    submitEmail();
    // The reply to the check decides which of the two follows, so both are preloaded meanwhile.
    void account.preload();
    void details.preload();
  };
  return (
    <Form onSubmit={submitting(submit)}>
      <Heading firstFocus="email">{say("step.customer-information")}</Heading>
      <p className="waypost-lead">
        <span>{say("email.lead")}</span>
        <br />
        <a className="waypost-link" href="#/pricing">
          {say("email.prices")}
        </a>
      </p>
      <LostSecret secret="password" />
      <TextField
        {...email}
        id="email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        label={say("email.label")}
        description={say("email.hint")}
      />
      <FormActions>
        <Button type="submit" variant="primary">
          {say("action.next")}
        </Button>
      </FormActions>
      <Suspense>{hasProblems && <emailProblems.Component />}</Suspense>
    </Form>
  );
}

/** The field, which begins with the e-mail address that the address of the page brings along. */
function useEmail() {
  const field = useCustomerField("email");
  const { defaultValue, onChange } = field;
  const given = addressQuery(useAddress(), "email") ?? "";
  const isFilled = defaultValue === "" && given !== "";
  useEffect(() => {
    if (isFilled) onChange(given);
  }, [isFilled, given, onChange]);
  return { ...field, defaultValue: defaultValue || given };
}
