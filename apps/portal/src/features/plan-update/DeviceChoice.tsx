import { useMessages, useTaskField } from "@waypost/hooks";
import type { planUpdate, ShapeOf } from "@waypost/hooks/flows";
import { DeviceList } from "../devices/DeviceList.tsx";
import type { TaskOnForm } from "../task/task-page-props.ts";

const NONE = [] as const;

/** The first stage: selects the device that gets another plan. */
export function DeviceChoice({ task }: { task: TaskOnForm<ShapeOf<typeof planUpdate>> }) {
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
