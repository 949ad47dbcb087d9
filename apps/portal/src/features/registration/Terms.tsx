import { splitAtPlaceholder, useMessages, useRegistrationTerms } from "@waypost/hooks";
import { terms } from "@waypost/hooks/messages/terms";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Form, FormActions } from "@waypost/ui/Form";
import { Heading } from "../../app/Heading.tsx";
import { submitting } from "../../app/submitting.ts";
import "./terms.css";

export const texts = terms;

const SECTIONS = ["service", "billing", "guarantee", "cancellation", "misuse"] as const;

/** The terms, and the box that has to be ticked. */
export default function Terms() {
  const say = useMessages();
  const { accepted, accept, previous, submit } = useRegistrationTerms();
  return (
    <Form onSubmit={submitting(submit)}>
      <Heading>{say("step.terms")}</Heading>
      {/* A box that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="terms-text" aria-label={say("terms.region")} tabIndex={0}>
        {SECTIONS.map((section) => (
          <article key={section}>
            <h2>{say(`terms.${section}.title`)}</h2>
            <Paragraph text={say(`terms.${section}`)} />
          </article>
        ))}
      </section>
      <Checkbox id="accepted" isSelected={accepted} onChange={accept}>
        {say("terms.accept")}
      </Checkbox>
      <FormActions>
        <Button variant="quiet" onPress={previous}>
          {say("action.previous")}
        </Button>
        <Button type="submit" variant="primary" isDisabled={!accepted}>
          {say("action.next")}
        </Button>
      </FormActions>
    </Form>
  );
}

function Paragraph({ text }: { text: string }) {
  const say = useMessages();
  if (!text.includes("{cancellation}")) return <p>{text}</p>;
  const { before, after } = splitAtPlaceholder(text, "{cancellation}");
  return (
    <p>
      {before}
      <a className="wp-link" href="#/cancellation" target="_blank" rel="noopener noreferrer">
        {say("terms.cancellationLink")}
      </a>
      {after}
    </p>
  );
}
