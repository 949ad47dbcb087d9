import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { EmptyState } from "@waypost/ui/EmptyState";
import type { ReactNode } from "react";

/**
 * Says that there is nothing to choose from. The button reloads the whole page, so that the
 * customer sees that something happens.
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
