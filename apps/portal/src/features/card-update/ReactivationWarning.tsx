import {
  reactivationPath,
  useMessages,
  useTaskState,
  useWaypost,
  type CardUpdateShape,
  type TaskRun,
} from "@waypost/hooks";
import { Consequences } from "@waypost/ui/Consequences";
import { Linked, OtherTab } from "../../app/Linked.tsx";

/** A new card alone does not bring a cancelled subscription back. */
export function ReactivationWarning({ run }: { run: TaskRun<CardUpdateShape> }) {
  const say = useMessages();
  const { address } = useWaypost();
  const customerId = useTaskState(run, ({ input }) => input.customerId);
  const reactivation = (
    <OtherTab href={`#${reactivationPath(customerId, address())}`}>
      {say("cardUpdate.warningLink")}
    </OtherTab>
  );
  const text = <Linked text={say("cardUpdate.warning")} reactivation={reactivation} />;
  return <Consequences gravity="ends" title={say("cardUpdate.warningTitle")} facts={[text]} />;
}
