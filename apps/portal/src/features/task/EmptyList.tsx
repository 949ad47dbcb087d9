import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { EmptyState } from "@waypost/ui/EmptyState";
import type { ReactNode } from "react";

/**
 * A message that there is nothing to select. The button reloads the whole page, so that the
 * customer sees an effect.
 */
export function EmptyList({ title, children }: { title: string; children?: ReactNode }) {
  const say = useMessages();
  return (
    <EmptyState
      title={title}
      actions={<Button onPress={() => window.location.reload()}>{say("task.checkAgain")}</Button>}
    >
      {children}
    </EmptyState>
  );
}
