import { useFormats, useMessages, useRegistrationField } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Form } from "@waypost/ui/Form";
import { useConfig } from "../../app/ConfigContext.ts";
import { Heading } from "../../app/Heading.tsx";
import { Linked, OtherTab } from "../../app/Linked.tsx";
import { cancellationLink } from "../../app/offered.ts";
import { StepActions } from "./StepActions.tsx";
import { submitting } from "../../app/submitting.ts";
import { useScreen } from "./use-screen.ts";
import "./terms.css";

const SECTIONS = ["service", "billing", "guarantee", "cancellation", "misuse"] as const;

/** The terms, and the checkbox that accepts them. */
export default function Terms() {
  const say = useMessages();
  const fee = useFormats().shortPrice(50);
  const screen = useScreen("terms");
  const { value: isAccepted, onChange } = useRegistrationField("accepted");
  const config = useConfig();
  const cancellation = (
    <OtherTab href={cancellationLink(config)}>{say("terms.cancellationLink")}</OtherTab>
  );
  const sections = SECTIONS.filter((section) => say(`terms.${section}`, { fee }) !== "");
  return (
    <Form onSubmit={submitting((shown) => screen?.submit(shown))}>
      <Heading>{say("step.terms")}</Heading>
      {sections.length === 0 ? (
        <p>
          <OtherTab href={config.links.terms}>{say("terms.title")}</OtherTab>
        </p>
      ) : (
        // A scrolling region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className="terms-text" aria-label={say("terms.region")} tabIndex={0}>
          {sections.map((section) => (
            <article key={section}>
              <h2>{say(`terms.${section}.title`)}</h2>
              <p>
                <Linked text={say(`terms.${section}`, { fee })} cancellation={cancellation} />
              </p>
            </article>
          ))}
          <div className="terms-fade" aria-hidden="true" />
        </section>
      )}
      <Checkbox id="accepted" isSelected={isAccepted} onChange={onChange}>
        {say("terms.accept")}
      </Checkbox>
      <StepActions
        back={screen?.back}
        hint={!isAccepted && <p className="waypost-Form-hint">{say("terms.needs")}</p>}
        isHinting={!isAccepted}
      >
        <Button type="submit" variant="primary" isDisabled={!isAccepted}>
          {say("action.next")}
        </Button>
      </StepActions>
    </Form>
  );
}
