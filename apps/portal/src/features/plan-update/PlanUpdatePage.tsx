import { planLabel, type TaskView, useFormats, useMessages, useTaskField } from "@waypost/hooks";
import {
  imeiOfSubject,
  planUpdate,
  type DeviceToUpdate,
  type ShapeOf,
  wantedPlan,
} from "@waypost/hooks/flows";
import { planName } from "@waypost/hooks/rules";
import { Imei } from "@waypost/ui/Imei";
import { useConfig } from "../../app/ConfigContext.ts";
import { Linked } from "../../app/Linked.tsx";
import { SupportAddress } from "../../app/SupportAddress.tsx";
import { DeviceStrip } from "../devices/DeviceStrip.tsx";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import type { NameSubject, TaskInReview, TaskOnForm } from "../task/task-page-props.ts";
import { TaskPage } from "../task/TaskPage.tsx";
import { PlanChange } from "./PlanChange.tsx";
import { DeviceList } from "../devices/DeviceList.tsx";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { useNickname } from "../devices/nicknames.ts";
import { PlanField, useOnlyPlan } from "../plans/PlanField.tsx";
import { PricesFailed } from "../plans/PricesFailed.tsx";
import { usePriceList } from "../plans/use-price-list.ts";
import { paidLater } from "../task/OrderMoney.tsx";
import { TaskForm } from "../task/TaskForm.tsx";
import { ServerText } from "../../app/ServerText.tsx";

const NONE = [] as const;

/** The first stage: selects the device that gets another plan. */
function DeviceChoice({ task }: { task: TaskOnForm<ShapeOf<typeof planUpdate>> }) {
  const say = useMessages();
  const { value, errorMessage, onChange } = useTaskField(task, "imei");
  return (
    <DeviceList
      task={task}
      empty={say("planUpdate.noDevices")}
      id="imei"
      label={say("planUpdate.choose")}
      mode="single"
      listed={task.data.devices}
      value={value === "" ? NONE : [value]}
      onChange={([imei = ""]) => onChange(imei)}
      errorMessage={errorMessage}
    />
  );
}

type Shape = ShapeOf<typeof planUpdate>;
type Props = { task: TaskOnForm<Shape> };

/** Moves a device to another plan. */
export default function PlanUpdatePage() {
  return (
    <TaskPage
      flow={planUpdate}
      title="planUpdate.title"
      lead="planUpdate.lead"
      nameSubject={nameOfRequest}
      Aside={Device}
      Form={Stage}
      Review={Review}
      Done={Done}
    />
  );
}

function Device({ task }: Props) {
  const say = useMessages();
  const { devices, chosen } = task.data;
  // The second stage shows the device above its plan.
  if (devices.length === 0 || task.stage === "plan") return null;
  const { activated_plan_description: plan = null, imei_no: imei = "" } = chosen?.device ?? {};
  return (
    <DeviceStrip
      device={chosen && { imei, kind: chosen.kind }}
      title={say("planUpdate.device")}
      plan={plan}
    />
  );
}

/** Returns the name of the device with the requested plan. */
const nameOfRequest: NameSubject<Shape> = (subject, data, attempt, say) => {
  const planId = wantedPlan(attempt);
  const priced = data === null ? [] : [...data.gps, ...data.obd];
  const plan = priced.find(({ service_plan_id }) => service_plan_id === planId) ?? null;
  const device = imeiOfSubject(subject);
  return planId === undefined
    ? device
    : `${device} · ${planLabel(say, planName({ plan }), planId)}`;
};

function Stage({ task }: Props) {
  return task.stage === "device" ? <DeviceChoice task={task} /> : <NewPlan task={task} />;
}

function Review({ task }: { task: TaskInReview<Shape> }) {
  const say = useMessages();
  return (
    <ReviewDialog
      withoutRows
      screen={task}
      title={say("planUpdate.confirmation")}
      labels={{ confirm: say("action.confirm"), cancel: say("action.cancel") }}
    >
      <PlanChange task={task} />
    </ReviewDialog>
  );
}

function Done({ task }: { task: TaskView<Shape, "done"> }) {
  const say = useMessages();
  return (
    <TaskDone
      task={task}
      message={say("planUpdate.success")}
      note={<RefundNote />}
      facts={({ rows }) =>
        rows.flatMap(({ subject, label }) => [
          { term: say("imei.label"), value: <Imei>{imeiOfSubject(subject)}</Imei> },
          { term: say("planUpdate.plan"), value: label },
        ])
      }
      again={say("planUpdate.another")}
    />
  );
}

/** The documented note on refunds: "Contact {email} to adjustable refund." */
function RefundNote() {
  const say = useMessages();
  const { supportEmail } = useConfig();
  const email = <SupportAddress email={supportEmail} />;
  return (
    <p>
      <Linked text={say("planUpdate.refund")} email={email} />
    </p>
  );
}

/** The second stage: the device with its current plan, and the choice of the new plan. */
export function NewPlan({ task }: Props) {
  const say = useMessages();
  const formats = useFormats();
  const { chosen } = task.data;
  const nickname = useNickname(chosen?.device.imei_no ?? "");
  const only = useOnlyPlan(chosen?.kind ?? "gps");
  if (chosen === null) return null;
  const { device, kind } = chosen;
  const isSettled = only !== undefined && only.id === device.activated_plan_id;
  const { activated_plan_description: previous, nextBillingDate } = device;
  return (
    <TaskForm
      task={task}
      submitLabel={say("action.update")}
      isDisabled={isSettled}
      notice={isSettled && <>{say("planUpdate.samePlan")}</>}
    >
      <DeviceCard
        kind={kind}
        name={nickname || say(`reactivation.${kind}`)}
        headingLevel={2}
        imei={device.imei_no}
        imeiCopy={device.imei_no}
        labels={{
          imei: say("imei.label"),
          copy: (term) => say("fact.copy", { term }),
          copied: say("fact.copied"),
        }}
        facts={[
          {
            term: say("planUpdate.previousPlan"),
            value: previous && (
              <>
                <ServerText text={previous} />
                <br />
                <span className="waypost-quiet">{say("planUpdate.currentPlan")}</span>
              </>
            ),
          },
          { term: say("planUpdate.nextBilling"), value: formats.date(nextBillingDate ?? "") },
        ]}
      >
        <PlanChoice task={task} {...chosen} />
      </DeviceCard>
    </TaskForm>
  );
}

function PlanChoice({ task, kind, device, chosen }: Props & DeviceToUpdate) {
  const say = useMessages();
  const formats = useFormats();
  const prices = usePriceList(task, kind);
  const { value, errorMessage, onChange } = useTaskField(task, "servicePlan");
  const current = device.activated_plan_id ?? "";
  return (
    <>
      <PlanField
        {...{ kind, current, errorMessage }}
        id="servicePlan"
        label={say("plan.label")}
        value={value === "" ? "" : planLabel(say, planName({ plan: chosen }), value)}
        description={
          chosen === null ? (
            prices.isLoading && say("plan.loading")
          ) : (
            <span className="waypost-numbers">{paidLater(say, formats, [paidFor(chosen)])}</span>
          )
        }
        highlighted={value || current}
        chosen={value}
        onChoose={({ service_plan_id }) => onChange(service_plan_id)}
      />
      <PricesFailed prices={prices} />
    </>
  );
}

const paidFor = ({ price, duration }: NonNullable<DeviceToUpdate["chosen"]>) => ({
  price,
  months: duration,
});
