import { useFieldErrors, useMessages } from "@waypost/hooks";
import type { PlainCode } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { ErrorSummary } from "@waypost/ui/ErrorSummary";
import { Form, FormActions } from "@waypost/ui/Form";
import { useEffect, useRef, type ReactNode } from "react";
import { BRAND } from "./brand.ts";

let isFirst = true;

/** The title of a screen. It takes the focus, so that a screen reader announces the screen. */
export function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${children} · ${BRAND}`;
    if (!isFirst) heading.current?.focus();
    isFirst = false;
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1} className="waypost-heading">
      {children}
    </h1>
  );
}

/** A form with its title, the errors after a submit, and its buttons. */
export function Step(props: {
  title: string;
  lead?: ReactNode;
  run: Parameters<typeof useFieldErrors>[0]["run"];
  onSubmit: () => void;
  onBack?: () => void;
  /** The label of the main button. */
  next?: PlainCode;
  isDisabled?: boolean;
  /** A button before the main one. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const { title, lead, run, onSubmit, onBack, next = "action.next", isDisabled, action } = props;
  const say = useMessages();
  const { fieldErrors, submitCount } = useFieldErrors({ run });
  return (
    <Form onSubmit={(event) => (event.preventDefault(), onSubmit())}>
      <Heading>{title}</Heading>
      <ErrorSummary
        key={submitCount}
        title={say("form.errors", { count: fieldErrors.length })}
        errors={fieldErrors.map(({ field, text }) => ({ fieldId: field, message: text }))}
        attempt={submitCount}
      />
      {lead !== undefined && <p className="waypost-lead">{lead}</p>}
      {props.children}
      <FormActions>
        {onBack !== undefined && (
          <Button variant="quiet" onPress={onBack}>
            {say("action.previous")}
          </Button>
        )}
        {action}
        <Button type="submit" variant="primary" {...(isDisabled === true && { isDisabled })}>
          {say(next)}
        </Button>
      </FormActions>
    </Form>
  );
}
