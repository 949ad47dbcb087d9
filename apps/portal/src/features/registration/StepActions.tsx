import { useFieldErrors, useMessages, useRegistration } from "@waypost/hooks";
import { ActionBar } from "@waypost/ui/ActionBar";
import { Button } from "@waypost/ui/Button";
import { SummaryContent } from "@waypost/ui/SummaryPanel";
import type { MouseEvent, ReactNode } from "react";
import { useHasOrderBar, useOrder } from "./use-order.tsx";
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
  const isEmpty = order === null || order.lines.length === 0;
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
      summary={
        hasBar && !isEmpty
          ? {
              label: order.total.amount === undefined ? order.title : order.total.label,
              amount: order.total.amount,
              content: (
                <div className="waypost-SummaryPanel-content">
                  <SummaryContent {...order} />
                </div>
              ),
            }
          : undefined
      }
    >
      {props.children}
    </ActionBar>
  );
}
