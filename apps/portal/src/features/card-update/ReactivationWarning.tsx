import { useMessages, useWaypost } from "@waypost/hooks";
import { reactivationPath, type cardUpdate, type ShapeOf, type ViewOf } from "@waypost/hooks/flows";
import { Linked, OtherTab } from "../../app/Linked.tsx";

/** Warns that a new card alone does not reactivate a cancelled subscription. */
export function ReactivationWarning({
  task,
}: {
  task: { readonly data: ViewOf<ShapeOf<typeof cardUpdate>> };
}) {
  const say = useMessages();
  const { address } = useWaypost();
  const { customerId } = task.data;
  const reactivation = (
    <OtherTab href={`#${reactivationPath({ customerId, address: address() })}`}>
      {say("cardUpdate.warningLink")}
    </OtherTab>
  );
  return (
    <p className="waypost-quiet">
      <span>{`${say("cardUpdate.warningTitle")}. `}</span>
      <Linked text={say("cardUpdate.warning")} reactivation={reactivation} />
    </p>
  );
}
