import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel, type ErrorPanelProps } from "@waypost/ui/ErrorPanel";
import type { ReactNode } from "react";

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
  return (
    <ErrorPanel
      tone={tone}
      {...(title !== undefined && { title })}
      message={message}
      actions={
        <Button size="small" onPress={retry}>
          {say("action.retry")}
        </Button>
      }
    >
      {children}
    </ErrorPanel>
  );
}
