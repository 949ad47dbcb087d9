import {
  useCarrierNames,
  useDeviceSettings,
  useDeviceSettingsRun,
  useFieldErrors,
  useMessages,
  useSettingsChanges,
  useSettingsInput,
  type DeviceSettingsRun,
} from "@waypost/hooks";
import type { DeviceSettingsInput } from "@waypost/hooks/flows";
import { AlertTable } from "./AlertTable.tsx";
import { Button, Choice, Form } from "./fields.tsx";

/** The carrier and the alerts of a device. The settings that are not shown are saved unchanged. */
export function DeviceSettings({ input }: { input: DeviceSettingsInput }) {
  const say = useMessages();
  const run = useDeviceSettingsRun(input);
  const { phase, open, close, save } = useDeviceSettings(run);
  if (phase === "closed") return <Button text="registered.setup" onPress={open} />;
  if (phase === "loading") return <output>{say("settings.loading")}</output>;
  return (
    <section aria-label={say("settings.title")}>
      <Form onSubmit={save}>
        <Carrier run={run} />
        <AlertTable run={run} />
        <Foot run={run} />
        <Button text="action.save" isDisabled={phase === "saving"} />
        <Button text="action.close" onPress={close} isDisabled={phase === "saving"} />
      </Form>
    </section>
  );
}

/** Required: without it nothing is saved. */
function Carrier({ run }: { run: DeviceSettingsRun }) {
  const { value, errorMessage, onChange } = useSettingsInput(run, "mobile_carrier");
  const options = useCarrierNames(run);
  return <Choice label="settings.carrier" {...{ value, errorMessage, onChange, options }} />;
}

function Foot({ run }: { run: DeviceSettingsRun }) {
  const say = useMessages();
  const { changes, undo } = useSettingsChanges(run);
  const { fieldErrors } = useFieldErrors(run);
  return (
    <>
      {fieldErrors.length > 0 && <p>{say("form.errors", { count: fieldErrors.length })}</p>}
      <output>{say("settings.changes", { count: changes })}</output>
      <Button text="settings.undo" onPress={undo} isDisabled={changes === 0} />
    </>
  );
}
