import { useMessages, useRegistrationTerms } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Form } from "@waypost/ui/Form";
import { Heading } from "../../app/Heading.tsx";
import { Linked, OtherTab } from "../../app/Linked.tsx";
import { StepActions } from "./StepActions.tsx";
import { submitting } from "../../app/submitting.ts";
import "./terms.css";

const SECTIONS = ["service", "billing", "guarantee", "cancellation", "misuse"] as const;

/** The terms, and the checkbox that accepts them. */
export default function Terms() {
  const say = useMessages();
  const { accepted, accept, previous, submit } = useRegistrationTerms();
  const cancellation = <OtherTab href="#/cancellation">{say("terms.cancellationLink")}</OtherTab>;
  return (
    <Form onSubmit={submitting(submit)}>
      <Heading>{say("step.terms")}</Heading>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="terms-text" aria-label={say("terms.region")} tabIndex={0}>
        {SECTIONS.map((section) => (
          <article key={section}>
            <h2>{say(`terms.${section}.title`)}</h2>
            <p>
              <Linked text={say(`terms.${section}`)} cancellation={cancellation} />
            </p>
          </article>
        ))}
        <div className="terms-fade" aria-hidden="true" />
      </section>
      <Checkbox id="accepted" isSelected={accepted} onChange={accept}>
        {say("terms.accept")}
      </Checkbox>
      <StepActions previous={previous}>
        <Button type="submit" variant="primary" isDisabled={!accepted}>
          {say("action.next")}
        </Button>
      </StepActions>
    </Form>
  );
}
