import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import "./plans.css";

/** The prices are there, what the plans include is not. */
export function FeaturesFailed({ retry }: { retry: () => void }) {
  const say = useMessages();
  return (
    <div className="plans-note">
      <ErrorPanel
        tone="warning"
        message={say("plan.featuresFailed")}
        actions={
          <Button size="small" onPress={retry}>
            {say("action.retry")}
          </Button>
        }
      />
    </div>
  );
}
