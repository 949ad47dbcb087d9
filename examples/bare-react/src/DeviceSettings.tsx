import {
  useCarrierNames,
  useDeviceSettings,
  useFieldErrors,
  useMessages,
  useSettingsChanges,
  useSettingsField,
  type DeviceSettings as Settings,
} from "@waypost/hooks";
import type { DeviceSettingsInput } from "@waypost/hooks/flows";
import { AlertTable } from "./AlertTable.tsx";
import { Button, Choice, Form } from "./fields.tsx";

/** The carrier and the alerts of a device. The settings that are not shown are saved unchanged. */
export function DeviceSettings({ input }: { input: DeviceSettingsInput }) {
  const say = useMessages();
  const settings = useDeviceSettings(input);
  if (settings.phase === "closed") {
    return <Button text="registered.setup" onPress={settings.open} />;
  }
  if (settings.phase === "loading") return <output>{say("settings.loading")}</output>;
  return (
    <section aria-label={say("settings.title")}>
      <Form onSubmit={settings.submit}>
        <Carrier settings={settings} />
        <AlertTable settings={settings} />
        <Foot settings={settings} />
        <Button text="action.save" isDisabled={settings.phase === "saving"} />
        <Button
          text="action.close"
          onPress={settings.close}
          isDisabled={settings.phase === "saving"}
        />
      </Form>
    </section>
  );
}

/** The carrier, which is required. */
function Carrier({ settings }: { settings: Settings }) {
  const { value, errorMessage, onChange } = useSettingsField(settings, "mobile_carrier");
  const options = useCarrierNames(settings);
  return <Choice label="settings.carrier" {...{ value, errorMessage, onChange, options }} />;
}

function Foot({ settings }: { settings: Settings }) {
  const say = useMessages();
  const { changes, undo } = useSettingsChanges(settings);
  const { fieldErrors } = useFieldErrors(settings.runner);
  return (
    <>
      {fieldErrors.length > 0 && <p>{say("form.errors", { count: fieldErrors.length })}</p>}
      <output>{say("settings.changes", { count: changes })}</output>
      <Button text="settings.undo" onPress={undo} isDisabled={changes === 0} />
    </>
  );
}
