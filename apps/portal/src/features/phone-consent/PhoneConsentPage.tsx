import { useMessages, usePhoneConsent, useTaskField } from "@waypost/hooks";
import { emailFromPaste } from "@waypost/hooks/rules";
import { Reason } from "@waypost/ui/ActionBar";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Form, FormActions } from "@waypost/ui/Form";
import { TextField, type TextFieldProps } from "@waypost/ui/TextField";
import { PhoneInput } from "../../app/PhoneInput.tsx";
import { Frame } from "../../app/Frame.tsx";
import { Heading } from "../../app/Heading.tsx";
import { submitting } from "../../app/submitting.ts";
import { TextAgreement } from "./TextAgreement.tsx";

/** Moves the focus here, because the form that had it was cleared. */
const takeFocus = (line: HTMLElement | null) => line?.focus();

/** A visitor without a registration consents to text messages at a phone number. */
export default function PhoneConsentPage() {
  const say = useMessages();
  const { missing, phase, round, submit } = usePhoneConsent();
  const isRegistered = phase === "registered";
  const fields = missing.map((field) => say(`phoneConsent.${field}`)).join(", ");
  return (
    <Frame>
      <Form onSubmit={submitting(submit)}>
        <Heading>{say("phoneConsent.title")}</Heading>
        <p className="waypost-lead">{say("phoneConsent.lead")}</p>
        <Field key={`name ${round}`} field="name" autoComplete="name" />
        <Field
          key={`email ${round}`}
          field="email"
          type="email"
          autoComplete="email"
          pasteTransform={emailFromPaste}
        />
        <Field field="phone" autoComplete="tel-national" />
        <Consent />
        <FormActions>
          <Reason id="needs">
            <Button type="submit" variant="primary" isDisabled={missing.length > 0}>
              {say("action.submit")}
            </Button>
          </Reason>
        </FormActions>
        {/* Below the button, which does not move when the text changes. */}
        <p
          key={round}
          id="needs"
          ref={isRegistered ? takeFocus : null}
          tabIndex={-1}
          className="waypost-Form-hint"
        >
          {isRegistered
            ? say("phoneConsent.next")
            : fields !== "" && say("phoneConsent.missing", { fields })}
        </p>
      </Form>
    </Frame>
  );
}

type FieldProps = Omit<TextFieldProps, "label"> & { field: "name" | "email" | "phone" };

function Field({ field, ...props }: FieldProps) {
  const say = useMessages();
  const { run } = usePhoneConsent();
  const Input = field === "phone" ? PhoneInput : TextField;
  return (
    <Input
      {...props}
      {...useTaskField({ run }, field)}
      id={field}
      name={field}
      label={say(`phoneConsent.${field}`)}
      {...(field === "phone" && { description: say("phoneConsent.phoneHint") })}
      onBlur={() => run.send({ type: "leave-field", field })}
    />
  );
}

/** The "Text Me" button with the text of the agreement. */
function Consent() {
  const say = useMessages();
  const { value, onChange } = useTaskField(usePhoneConsent(), "consent");
  return (
    <Checkbox id="consent" isSelected={value} onChange={onChange} description={<TextAgreement />}>
      {say("phoneConsent.consent")}
    </Checkbox>
  );
}
