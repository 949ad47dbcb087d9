import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel, type ErrorPanelProps } from "@waypost/ui/ErrorPanel";
import { useLayoutEffect, useRef, type ReactNode } from "react";

/** Moves the focus from a button that is gone to the dialog, or the heading, that it belonged to. */
function focusPlaceOf(button: Element): void {
  const place = button.closest<HTMLElement>("[role=dialog], [role=alertdialog], section, main");
  const isDialog = place?.getAttribute("role") !== null;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const heading = isDialog ? place : place?.querySelector<HTMLElement>("h1, h2, h3");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  });
}

/** A message that something could not be loaded, with a button to load it again. */
export function RetryPanel(props: {
  tone?: ErrorPanelProps["tone"];
  title?: string;
  message: string;
  retry: () => void;
  /** The recommended next step. */
  children?: ReactNode;
}) {
  const { tone = "danger", title, message, retry, children } = props;
  const say = useMessages();
  const pressed = useRef<Element>(null);
  useLayoutEffect(
    () => () => {
      const button = pressed.current;
      if (button !== null && button === document.activeElement) focusPlaceOf(button);
    },
    [],
  );
  return (
    <ErrorPanel
      tone={tone}
      {...(title !== undefined && { title })}
      message={message}
      actions={
        <Button
          size="small"
          onPress={({ target }) => {
            pressed.current = target;
            retry();
          }}
        >
          {say("action.retry")}
        </Button>
      }
    >
      {children}
    </ErrorPanel>
  );
}
