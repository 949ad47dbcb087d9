import { useMessages, type MessageCode, type PhoneConsentField } from "@waypost/hooks";

const LABELS: Readonly<Record<PhoneConsentField, MessageCode>> = {
  name: "phoneConsent.name",
  email: "email.label",
  phone: "phone.label",
  consent: "phoneConsent.textMe",
};

/** Why Submit does not work yet. Its line stays when nothing is missing, so that nothing jumps. */
export function StillMissing({ fields }: { fields: readonly PhoneConsentField[] }) {
  const say = useMessages();
  const labels = fields.map((field) => say(LABELS[field])).join(", ");
  return (
    <p className="consent-line">
      {fields.length > 0 && say("phoneConsent.missing", { fields: labels })}
    </p>
  );
}
