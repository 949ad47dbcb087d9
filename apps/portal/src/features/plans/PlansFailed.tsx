import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";

/** Without prices there is nothing to choose. */
export function PlansFailed({ retry }: { retry: () => void }) {
  const say = useMessages();
  return (
    <ErrorPanel
      message={say("plan.failed")}
      actions={
        <Button size="small" onPress={retry}>
          {say("action.retry")}
        </Button>
      }
    />
  );
}
