import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel, type ErrorPanelProps } from "@waypost/ui/ErrorPanel";
import { useLayoutEffect, useRef, type ReactNode } from "react";

/** Moves the focus from a button that is gone to the heading of its section or dialog. */
function focusHeadingOf(button: Element): void {
  const heading = button.closest("section, main")?.querySelector<HTMLElement>("h1, h2, h3");
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
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
      if (button !== null && button === document.activeElement) focusHeadingOf(button);
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
