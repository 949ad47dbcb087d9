import { useMessages, useTaskField } from "@waypost/hooks";
import type { multiReactivation, reactivation, ShapeOf } from "@waypost/hooks/flows";
import { DeviceList } from "../devices/DeviceList.tsx";
import type { TaskOnForm } from "../task/task-page-props.ts";

const NONE = [] as const;

/** Selects the devices to reactivate together. */
export function SeveralDevices({ task }: { task: TaskOnForm<ShapeOf<typeof multiReactivation>> }) {
  const say = useMessages();
  const { value, errorMessage, onChange } = useTaskField(task, "imeis");
  return (
    <DeviceList
      task={task}
      empty={say("reactivation.noDevices")}
      id="imeis"
      label={say("reactivation.select")}
      mode="multiple"
      mustChooseFirst
      listed={task.data.listed.devices}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
    />
  );
}

/** Selects the device to reactivate. Continue is disabled until its details are loaded. */
export function OneDevice({ task }: { task: TaskOnForm<ShapeOf<typeof reactivation>> }) {
  const say = useMessages();
  const { value, errorMessage, onChange } = useTaskField(task, "imei");
  return (
    <DeviceList
      task={task}
      empty={say("reactivation.noDevices")}
      id="imei"
      label={say("reactivation.selectOne")}
      mode="single"
      mustChooseFirst
      listed={task.data.listed.devices}
      value={value === "" ? NONE : [value]}
      onChange={([imei = ""]) => onChange(imei)}
      errorMessage={errorMessage}
    />
  );
}
