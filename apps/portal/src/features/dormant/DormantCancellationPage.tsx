import {
  type TaskView,
  type Translate,
  useFormats,
  useMessages,
  useTaskField,
  useWaypost,
} from "@waypost/hooks";
import {
  dormantCancellation,
  imeiOfSubject,
  type Formats,
  type ShapeOf,
} from "@waypost/hooks/flows";
import { Consequences } from "@waypost/ui/Consequences";
import { Imei } from "@waypost/ui/Imei";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import { MissingInputPage } from "../task/MissingInputPage.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import type { TaskInReview, TaskOnForm } from "../task/task-page-props.ts";
import type { DormantDevice } from "@waypost/sdk";
import { SearchableSelect } from "@waypost/ui/SearchableSelect";
import { Select } from "@waypost/ui/Select";
import { useMemo } from "react";
import { EmptyList } from "../task/EmptyList.tsx";
import { TaskForm } from "../task/TaskForm.tsx";
import { SimCard } from "./SimCard.tsx";

type Shape = ShapeOf<typeof dormantCancellation>;

/** Cancels the dormant subscription of a device, for a customer with a token of the tracking site. */
export default function DormantCancellationPage() {
  const { token } = useWaypost();
  if (token() === undefined)
    return <MissingInputPage title="dormantCancel.title" message="dormantCancel.loginMissing" />;
  return (
    <TaskPage
      flow={dormantCancellation}
      title="dormantCancel.title"
      lead="dormantCancel.lead"
      nameSubject={imeiOfSubject}
      Form={Stage}
      Review={Review}
      Done={Done}
    />
  );
}

function Stage({ task }: { task: TaskOnForm<Shape> }) {
  return task.stage === "device" ? <DormantChoice task={task} /> : <DormantDetails task={task} />;
}

function Review({ task }: { task: TaskInReview<Shape> }) {
  const say = useMessages();
  const formats = useFormats();
  const device = task.data.chosen;
  const end = device?.end_date ?? null;
  return (
    <ReviewDialog
      withoutRows
      screen={task}
      title={say("dormantCancel.sure")}
      labels={{ confirm: say("action.yes"), cancel: say("action.no") }}
      isDangerous
    >
      <Consequences
        gravity="ends"
        title={device && <Imei>{device.imei}</Imei>}
        facts={[
          say("dormantCancel.ends"),
          ...(end === null ? [] : [say("dormantCancel.otherwise", { date: formats.date(end) })]),
          say("dormantCancel.noReturn"),
        ]}
      />
    </ReviewDialog>
  );
}

function Done({ task }: { task: TaskView<Shape, "done"> }) {
  const say = useMessages();
  return (
    <TaskDone
      task={task}
      message={say("dormantCancel.success")}
      facts={({ rows }) =>
        rows.map(({ subject }) => ({
          term: say("dormant.imei"),
          value: <Imei>{imeiOfSubject(subject)}</Imei>,
        }))
      }
      again={say("dormantCancel.another")}
    />
  );
}

type Props = { task: TaskOnForm<ShapeOf<typeof dormantCancellation>> };

/** The number of devices from which the list has a search field, as in other lists of devices. */
const SEARCHABLE_FROM = 8;

/** The first stage: the choice of a device in dormant mode. */
function DormantChoice({ task }: Props) {
  const say = useMessages();
  const formats = useFormats();
  const { devices } = task.data;
  const { value, errorMessage, onChange } = useTaskField(task, "imei");
  const options = useMemo(
    () => devices.map((device) => optionOf(device, say, formats)),
    [devices, say, formats],
  );
  if (devices.length === 0) return <EmptyList title={say("dormantCancel.empty")} />;
  const field = {
    id: "imei",
    label: say("dormantCancel.choose"),
    placeholder: say("field.choose"),
    value: value === "" ? null : value,
    onChange,
    errorMessage,
    options,
  };
  return (
    <TaskForm task={task} submitLabel={say("action.continue")}>
      {devices.length < SEARCHABLE_FROM ? (
        <Select {...field} />
      ) : (
        <SearchableSelect
          {...field}
          labels={{
            loading: say("page.loading"),
            noMatch: say("field.noMatch"),
            more: (count) => say("field.more", { count }),
          }}
        />
      )}
    </TaskForm>
  );
}

const optionOf = ({ imei, end_date }: DormantDevice, say: Translate, formats: Formats) => ({
  id: imei,
  label: imei,
  ...(end_date !== null && {
    detail: say("dormantCancel.until", { date: formats.date(end_date) }),
  }),
});

/** The second stage: the details of the device, and the button that opens the confirmation. */
function DormantDetails({ task }: Props) {
  const say = useMessages();
  const formats = useFormats();
  const { chosen: device, customerId } = task.data;
  if (device === null) return null;
  const { imei, iccid, email, customer_id, end_date } = device;
  // The request is for the customer in the URL, so the page has to match that customer.
  const isOwn = customer_id === null || String(customer_id) === customerId;
  return (
    <TaskForm task={task} submitLabel={say("dormantCancel.cancel")} variant="danger">
      <SimCard
        imei={imei}
        iccid={iccid}
        email={isOwn ? email : null}
        customerId={customerId}
        state={{ tone: "neutral", label: say("dormantCancel.dormant") }}
        facts={[{ term: say("dormantCancel.endDate"), value: formats.date(end_date ?? "") }]}
      />
    </TaskForm>
  );
}
