import {
  offeredSmsPacks,
  smsPack,
  useMessages,
  useTask,
  useTaskArgs,
  useTaskChoice,
  type SmsPackShape,
  type TaskRun,
} from "@waypost/hooks";
import { usd } from "@waypost/hooks/rules";
import { Switch } from "@waypost/ui/Switch";
import { TaskPage } from "../task/TaskPage.tsx";
import { PackChoice } from "./PackChoice.tsx";
import { nameOfPack, PackDone, PackForm, PackReview, packTexts } from "./PackForm.tsx";

export const texts = packTexts;

type Props = { run: TaskRun<SmsPackShape> };

/** Buys a pack of SMS alerts. */
export default function SmsPackPage() {
  return (
    <TaskPage
      flow={smsPack}
      title="sms.title"
      lead="sms.lead"
      nameSubject={nameOfPack}
      Form={SmsPackForm}
      Review={PackReview}
      Done={PackDone}
    />
  );
}

function SmsPackForm({ run }: Props) {
  const args = useTaskArgs(run);
  return (
    <PackForm run={run} buy="sms.buy">
      {args !== null && (
        <PackChoice run={run} columns={3} packs={offeredSmsPacks(args.data)} priceOf={usd} />
      )}
      <Renewal run={run} />
    </PackForm>
  );
}

function Renewal({ run }: Props) {
  const say = useMessages();
  const { phase } = useTask(run);
  const { value, edit } = useTaskChoice(run, "isRenewed");
  return (
    <div>
      <Switch
        isSelected={value}
        isDisabled={phase !== "stage"}
        aria-describedby="renewal-note"
        onChange={edit}
      >
        {say("sms.renewal")}
      </Switch>
      <p id="renewal-note" className="wp-quiet">
        {say("sms.renewalNote")}
      </p>
    </div>
  );
}
