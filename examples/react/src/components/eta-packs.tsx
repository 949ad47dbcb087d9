import { useMessages, useTask } from "@waypost/hooks";
import { etaPack } from "@waypost/hooks/flows";
import { nameOfPack, PackForm } from "@/components/waypost-packs";
import { TaskCard } from "@/components/waypost-task";

/** Buys a pack of ETA routes, which is charged to the customer's card on file. */
export function EtaPacks({ customerId }: { customerId: string }) {
  const say = useMessages();
  const task = useTask(etaPack, { customerId });
  return (
    <TaskCard
      task={task}
      title={say("eta.title")}
      lead={say("eta.lead")}
      question={say("packs.sure")}
      confirm={say("action.yes")}
      cancel={say("action.no")}
      again={say("packs.again")}
      nameOf={nameOfPack}
    >
      {(form) => <PackForm task={form} buy={say("eta.buy")} />}
    </TaskCard>
  );
}
