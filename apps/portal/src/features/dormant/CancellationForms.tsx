import {
  dormantDevice,
  useMessages,
  useTaskArgs,
  useTaskChoice,
  type DormantCancellationShape,
  type TaskRun,
} from "@waypost/hooks";
import { groupImei } from "@waypost/hooks/rules";
import { EmptyState } from "@waypost/ui/EmptyState";
import { Select } from "@waypost/ui/Select";
import { shownDate } from "../../app/dates.ts";
import { TaskForm } from "../task/TaskForm.tsx";
import { SimCard } from "./SimCard.tsx";

type Props = { run: TaskRun<DormantCancellationShape> };

/** The first stage: which of the devices in dormant mode. */
export function DormantChoice({ run }: Props) {
  const say = useMessages();
  const devices = useTaskArgs(run)?.data.devices ?? [];
  const { value, errorMessage, edit } = useTaskChoice(run, "imei");
  if (devices.length === 0) return <EmptyState title={say("dormantCancel.empty")} />;
  return (
    <TaskForm run={run} submitLabel={say("action.continue")}>
      <Select
        id="imei"
        label={say("dormantCancel.choose")}
        placeholder={say("field.choose")}
        value={value === "" ? null : value}
        onChange={edit}
        errorMessage={errorMessage}
        options={devices.map(({ imei, end_date }) => ({
          id: imei,
          label: groupImei(imei),
          ...(end_date !== null && {
            detail: say("dormantCancel.until", { date: shownDate(end_date) }),
          }),
        }))}
      />
    </TaskForm>
  );
}

/** The second stage: what is known of the device, and the button that leads to the question. */
export function DormantDetails({ run }: Props) {
  const say = useMessages();
  const args = useTaskArgs(run);
  const device = args && dormantDevice(args);
  if (device === null) return null;
  const { imei, iccid, email, customer_id, end_date } = device;
  return (
    <TaskForm run={run} submitLabel={say("dormantCancel.cancel")} variant="danger">
      <SimCard
        imei={imei}
        iccid={iccid}
        email={email}
        customerId={String(customer_id ?? args?.input.customerId)}
        state={{ tone: "neutral", label: say("dormantCancel.dormant") }}
        facts={[{ term: say("dormantCancel.endDate"), value: shownDate(end_date ?? "") }]}
      />
    </TaskForm>
  );
}
