import { etaPack, useMessages, useTaskArgs, type EtaPackShape, type TaskRun } from "@waypost/hooks";
import { amount } from "@waypost/hooks/rules";
import { TaskPage } from "../task/TaskPage.tsx";
import { PackChoice } from "./PackChoice.tsx";
import { nameOfPack, PackDone, PackForm, PackReview, packTexts } from "./PackForm.tsx";

export const texts = packTexts;

/** Buys a pack of ETA routes. Documented: without a customer the page stays empty. */
export default function EtaPackPage() {
  return (
    <TaskPage
      flow={etaPack}
      title="eta.title"
      lead="eta.lead"
      isBlankWithoutInput
      nameSubject={nameOfPack}
      Form={EtaPackForm}
      Review={PackReview}
      Done={PackDone}
    />
  );
}

function EtaPackForm({ run }: { run: TaskRun<EtaPackShape> }) {
  const say = useMessages();
  const args = useTaskArgs(run);
  return (
    <PackForm run={run} buy="eta.buy">
      {args !== null && (
        <PackChoice
          run={run}
          columns={2}
          packs={args.data.packs}
          priceOf={(price) => say("eta.price", { price: amount(price) })}
        />
      )}
    </PackForm>
  );
}
