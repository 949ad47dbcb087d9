import { useFormats, useMessages, useTaskField, type Translate } from "@waypost/hooks";
import type { dormantCancellation, Formats, ShapeOf } from "@waypost/hooks/flows";
import type { DormantDevice } from "@waypost/sdk";
import { SearchableSelect } from "@waypost/ui/SearchableSelect";
import { Select } from "@waypost/ui/Select";
import { useMemo } from "react";
import { EmptyList } from "../task/EmptyList.tsx";
import { TaskForm } from "../task/TaskForm.tsx";
import { SimCard } from "./SimCard.tsx";
import type { TaskOnForm } from "../task/task-page-props.ts";

type Props = { task: TaskOnForm<ShapeOf<typeof dormantCancellation>> };

/** The number of devices from which the list has a search field, as in other lists of devices. */
const SEARCHABLE_FROM = 8;

/** The first stage: the choice of a device in dormant mode. */
export function DormantChoice({ task }: Props) {
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
export function DormantDetails({ task }: Props) {
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
