import { useMessages, useRegistration, useRegistrationField } from "@waypost/hooks";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Step } from "../Step.tsx";

const SECTIONS = ["service", "billing", "guarantee", "cancellation", "misuse"] as const;

/** The terms and their acceptance. Replace the text with that of your own terms. */
export function Terms() {
  const say = useMessages();
  const registration = useRegistration();
  const { value, onChange } = useRegistrationField("accepted");
  if (registration.phase !== "terms") return null;
  const { run, submit, back } = registration;
  return (
    <Step title={say("terms.title")} run={run} onSubmit={submit} onBack={back} isDisabled={!value}>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h2 className="waypost-heading" data-level="3">
            {say(`terms.${section}.title`)}
          </h2>
          <p>{say(`terms.${section}`).replace("{cancellation}", say("terms.cancellationLink"))}</p>
        </section>
      ))}
      <Checkbox id="accepted" isSelected={value} onChange={onChange}>
        {say("terms.accept")}
      </Checkbox>
    </Step>
  );
}
