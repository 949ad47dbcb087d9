import { useMessages, useWaypost } from "@waypost/hooks";
import { reactivationPath, type cardUpdate, type ShapeOf, type ViewOf } from "@waypost/hooks/flows";
import { useConfig } from "../../app/ConfigContext.ts";
import { offersPage } from "../../app/offered.ts";
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
  const path = reactivationPath({ customerId, address: address() });
  const reactivation = <OtherTab href={`#${path}`}>{say("cardUpdate.warningLink")}</OtherTab>;
  if (!offersPage(useConfig(), path)) return null;
  return (
    <p className="waypost-quiet">
      <span>{`${say("cardUpdate.warningTitle")}. `}</span>
      <Linked text={say("cardUpdate.warning")} reactivation={reactivation} />
    </p>
  );
}
