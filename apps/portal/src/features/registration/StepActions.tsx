import { useFieldErrors, useMessages, useRegistration } from "@waypost/hooks";
import { ActionBar } from "@waypost/ui/ActionBar";
import { Button } from "@waypost/ui/Button";
import type { MouseEvent, ReactNode } from "react";
import { useHasOrderBar } from "../../app/use-media-query.ts";
import { useOrder } from "./use-order.tsx";
import type { Elements } from "../../app/elements.ts";

/** The buttons of a step. On a phone, the order and its total are next to Next. */
export function StepActions(props: {
  back: (() => void) | undefined;
  /**
   * The condition that enables Next. If there is none, a phone shows a link to the first invalid
   * field instead.
   */
  hint?: Elements;
  isHinting?: boolean;
  /** The label of Next. */
  children: ReactNode;
}) {
  const say = useMessages();
  const order = useOrder();
  const hasBar = useHasOrderBar();
  const { fieldErrors } = useFieldErrors(useRegistration());
  const [first] = fieldErrors;
  const isRefused = hasBar && first !== undefined && props.isHinting !== true;
  // The URL must not change, because its fragment is the route.
  const focusFirst = (event: MouseEvent) => {
    event.preventDefault();
    const field = document.getElementById(first?.field ?? "");
    (field?.querySelector<HTMLElement>("input, button") ?? field)?.focus();
  };
  return (
    <ActionBar
      back={
        <Button variant="quiet" onPress={() => props.back?.()}>
          {say("action.previous")}
        </Button>
      }
      message={
        (hasBar || props.hint !== undefined) && (
          <>
            {props.hint}
            {isRefused && (
              <a className="waypost-link" href={`#${first.field}`} onClick={focusFirst}>
                {say("form.firstError")}
              </a>
            )}
          </>
        )
      }
      isProblem={isRefused}
      summary={hasBar && order !== null ? order : undefined}
    >
      {props.children}
    </ActionBar>
  );
}
