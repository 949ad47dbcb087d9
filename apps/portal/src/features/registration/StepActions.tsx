import { useFieldErrors, useMessages, useRegistration } from "@waypost/hooks";
import { ActionBar } from "@waypost/ui/ActionBar";
import { Button } from "@waypost/ui/Button";
import type { MouseEvent, ReactNode } from "react";
import { useHasOrderBar } from "../../app/use-media-query.ts";
import { useOrder } from "./use-order.tsx";
import type { Elements } from "../../app/elements.ts";

/** The buttons of a step and, on a phone, the order with its total next to Next. */
export function StepActions(props: {
  back: (() => void) | undefined;
  /** What enables Next. On a phone, the same line otherwise leads to the first invalid field. */
  hint?: Elements;
  isHinting?: boolean;
  /** Next */
  children: ReactNode;
}) {
  const say = useMessages();
  const order = useOrder();
  const hasBar = useHasOrderBar();
  const { fieldErrors } = useFieldErrors(useRegistration().run);
  const [first] = fieldErrors;
  const isRefused = hasBar && first !== undefined && props.isHinting !== true;
  // The address must not change: its fragment is the route.
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
