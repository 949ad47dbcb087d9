import {
  useFormats,
  useMessages,
  useTask,
  useTaskArgs,
  useTaskChoice,
  type TaskRun,
} from "@waypost/hooks";
import { offeredSmsPacks, smsPack, type ShapeOf } from "@waypost/hooks/flows";
import { Switch } from "@waypost/ui/Switch";
import { TaskPage } from "../task/TaskPage.tsx";
import { PackForm } from "./PackForm.tsx";
import { PackDone, PackReview, PackSummary } from "./PackOrder.tsx";
import { nameOfPack } from "./pack-shape.ts";
import { dollarsPerMessage } from "./dollars-per-message.ts";

type Props = { run: TaskRun<ShapeOf<typeof smsPack>> };

/** Buys a pack of SMS alerts. */
export default function SmsPackPage() {
  return (
    <TaskPage
      flow={smsPack}
      title="sms.title"
      lead="sms.lead"
      emailOf={({ email }) => email}
      nameSubject={nameOfPack}
      Aside={SmsSummary}
      Form={SmsPackForm}
      Review={PackReview}
      Done={PackDone}
    />
  );
}

function SmsPackForm({ run }: Props) {
  const say = useMessages();
  const { cents } = useFormats();
  const args = useTaskArgs(run);
  const packs = args === null ? [] : offeredSmsPacks(args.data);
  return (
    <PackForm
      run={run}
      packs={packs}
      columns={3}
      buy="sms.buy"
      detailOf={(pack) => {
        const dollars = dollarsPerMessage(pack);
        return dollars === null ? undefined : say("packs.perMessage", { price: cents(dollars) });
      }}
    >
      <Renewal run={run} />
    </PackForm>
  );
}

function SmsSummary({ run }: Props) {
  const say = useMessages();
  const { value: isRenewed } = useTaskChoice(run, "isRenewed");
  return <PackSummary run={run} note={say(isRenewed ? "sms.renewed" : "sms.notRenewed")} />;
}

function Renewal({ run }: Props) {
  const say = useMessages();
  const { phase } = useTask(run);
  const { value, edit } = useTaskChoice(run, "isRenewed");
  return (
    <Switch
      isSelected={value}
      isDisabled={phase !== "stage"}
      detail={say("sms.renewalNote")}
      onChange={edit}
    >
      {say("sms.renewal")}
    </Switch>
  );
}
