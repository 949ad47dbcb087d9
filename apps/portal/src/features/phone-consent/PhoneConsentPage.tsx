import { useMessages, usePhoneConsent } from "@waypost/hooks";
import { phoneConsent } from "@waypost/hooks/messages/phone-consent";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import { Frame } from "../../app/Frame.tsx";
import { Heading } from "../../app/Heading.tsx";
import { submitting } from "../../app/submitting.ts";
import { ConsentChoice } from "./ConsentChoice.tsx";
import { ConsentField } from "./ConsentField.tsx";
import { Registered } from "./Registered.tsx";
import { StillMissing } from "./StillMissing.tsx";
import "./phone-consent.css";

export const texts = phoneConsent;

/** Someone without a registration consents to text messages at a number. */
export default function PhoneConsentPage() {
  const say = useMessages();
  const { missing, isRegistered, round, submit } = usePhoneConsent();
  return (
    <Frame>
      <Form onSubmit={submitting(submit)}>
        <Heading>{say("phoneConsent.title")}</Heading>
        <p className="wp-lead">{say("phoneConsent.lead")}</p>
        <ConsentField
          key={`name ${round}`}
          field="name"
          label={say("phoneConsent.name")}
          autoComplete="name"
        />
        <ConsentField
          key={`email ${round}`}
          field="email"
          label={say("email.label")}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <ConsentField
          field="phone"
          label={say("phone.label")}
          description={say("phoneConsent.phoneHint")}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hasNumbers
        />
        <ConsentChoice />
        {isRegistered ? <Registered key={round} /> : <StillMissing fields={missing} />}
        <FormActions>
          <Button type="submit" variant="primary" isDisabled={missing.length > 0}>
            {say("action.submit")}
          </Button>
        </FormActions>
      </Form>
    </Frame>
  );
}
