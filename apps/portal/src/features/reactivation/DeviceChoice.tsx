import { useMessages, useTaskArgs, useTaskChoice, type TaskRun } from "@waypost/hooks";
import type { multiReactivation, reactivation, ShapeOf } from "@waypost/hooks/flows";
import { DeviceList } from "../devices/DeviceList.tsx";

const NONE = [] as const;

/** Which of the devices to reactivate together. */
export function SeveralDevices({ run }: { run: TaskRun<ShapeOf<typeof multiReactivation>> }) {
  const say = useMessages();
  const args = useTaskArgs(run);
  const { value, errorMessage, edit } = useTaskChoice(run, "imeis");
  return (
    <DeviceList
      run={run}
      empty={say("reactivation.noDevices")}
      id="imeis"
      label={say("reactivation.select")}
      mode="multiple"
      mustChooseFirst
      listed={args?.data.listed.devices ?? NONE}
      value={value}
      onChange={edit}
      errorMessage={errorMessage}
    />
  );
}

/** Which device to reactivate. Continue waits for the details of the device. */
export function OneDevice({ run }: { run: TaskRun<ShapeOf<typeof reactivation>> }) {
  const say = useMessages();
  const args = useTaskArgs(run);
  const { value, errorMessage, edit } = useTaskChoice(run, "imei");
  return (
    <DeviceList
      run={run}
      empty={say("reactivation.noDevices")}
      id="imei"
      label={say("reactivation.selectOne")}
      mode="single"
      mustChooseFirst
      listed={args?.data.listed.devices ?? NONE}
      value={value === "" ? NONE : [value]}
      onChange={([imei = ""]) => edit(imei)}
      errorMessage={errorMessage}
    />
  );
}
