import {
  useFormats,
  useMessages,
  useTask,
  useTaskArgs,
  useTaskChoice,
  type TaskRun,
} from "@waypost/hooks";
import { offeredSmsPacks, smsPack, taskFlow, type ShapeOf } from "@waypost/hooks/flows";
import { Switch } from "@waypost/ui/Switch";
import { useConfig } from "../../app/ConfigContext.ts";
import { TaskPage } from "../task/TaskPage.tsx";
import { PackForm } from "./PackForm.tsx";
import { PackDone, PackReview, PackSummary } from "./PackOrder.tsx";
import { chosenPack, nameOfPack } from "./pack-shape.ts";
import { dollarsPerMessage } from "./dollars-per-message.ts";

/** The same task where a vendor leaves its renewal off until a customer turns it on. */
const unrenewedPack = taskFlow<ShapeOf<typeof smsPack>>({
  ...smsPack.task,
  initial: () => ({ pack: "", isRenewed: false }),
});

type Props = { run: TaskRun<ShapeOf<typeof smsPack>> };

/** Buys a pack of SMS alerts. */
export default function SmsPackPage() {
  return (
    <TaskPage
      flow={useConfig().smsAutoRenewal === false ? unrenewedPack : smsPack}
      title="sms.title"
      lead="sms.lead"
      emailOf={({ email }) => email}
      nameSubject={nameOfPack}
      Aside={SmsSummary}
      Form={SmsPackForm}
      Review={SmsReview}
      Done={SmsDone}
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
  const refill = useRefill(run);
  return (
    <PackSummary run={run} note={refill ?? say(isRenewed ? "sms.renewed" : "sms.notRenewed")} />
  );
}

const SmsReview = ({ run }: Props) => <PackReview run={run} later={useRefill(run)} />;

function SmsDone({ run }: Props) {
  const say = useMessages();
  const { price } = useFormats();
  const { supportEmail: email } = useConfig();
  return (
    <PackDone
      run={run}
      later={({ notes, total }) =>
        notes?.includes("sms.renewed") === true && typeof total === "number"
          ? say("sms.refill", { ...price(total), email })
          : undefined
      }
    />
  );
}

/** What each refill of the chosen pack costs; undefined where it is not refilled. */
function useRefill(run: Props["run"]): string | undefined {
  const say = useMessages();
  const { price } = useFormats();
  const { supportEmail: email } = useConfig();
  const args = useTaskArgs(run);
  const cost = args === null ? null : (chosenPack(args)?.price ?? null);
  return args?.draft.isRenewed === true && cost !== null
    ? say("sms.refill", { ...price(cost), email })
    : undefined;
}

function Renewal({ run }: Props) {
  const say = useMessages();
  const { phase } = useTask(run);
  const { value, edit } = useTaskChoice(run, "isRenewed");
  return (
    <Switch
      isSelected={value}
      isDisabled={phase !== "stage"}
      detail={[say("sms.renewalNote"), useRefill(run)].filter(Boolean).join(" ")}
      onChange={edit}
    >
      {say("sms.renewal")}
    </Switch>
  );
}
