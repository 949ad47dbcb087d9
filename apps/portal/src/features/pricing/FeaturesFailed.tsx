import { useMessages } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";

/** The prices are there, what the plans include is not. */
export function FeaturesFailed({ retry }: { retry: () => void }) {
  const say = useMessages();
  return (
    <div className="pricing-note">
      <ErrorPanel
        tone="warning"
        message={say("pricing.featuresFailed")}
        actions={
          <Button size="small" onPress={retry}>
            {say("action.retry")}
          </Button>
        }
      />
    </div>
  );
}
