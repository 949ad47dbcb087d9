import { useMessages, useTaskArgs, useTaskChoice, type TaskRun } from "@waypost/hooks";
import type { planUpdate, ShapeOf } from "@waypost/hooks/flows";
import { DeviceList } from "../devices/DeviceList.tsx";

const NONE = [] as const;

/** The first stage: which of the devices gets another plan. */
export function DeviceChoice({ run }: { run: TaskRun<ShapeOf<typeof planUpdate>> }) {
  const say = useMessages();
  const args = useTaskArgs(run);
  const { value, errorMessage, edit } = useTaskChoice(run, "imei");
  return (
    <DeviceList
      run={run}
      empty={say("planUpdate.noDevices")}
      id="imei"
      label={say("planUpdate.choose")}
      mode="single"
      listed={args?.data.devices ?? NONE}
      value={value === "" ? NONE : [value]}
      onChange={([imei = ""]) => edit(imei)}
      errorMessage={errorMessage}
    />
  );
}
