import type { Story } from "@ladle/react";
import { useDeviceSettings } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { settingsAt } from "../../../workshop/sample-settings.ts";
import { StillPage } from "../../../workshop/StillPage.tsx";
import { DeviceSetUp } from "./DeviceSetUp.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";

export default { title: "Flows / Device Settings" };

const INPUT = { imei: "350000000000001", kind: "gps", planId: "plus", unit: "MPH" } as const;

function Shown() {
  const settings = useDeviceSettings(INPUT);
  const isOpen = settings.phase === "open" || settings.phase === "saving";
  return isOpen && <SettingsDialog settings={settings} />;
}

const at =
  (state: ReturnType<typeof settingsAt>): Story =>
  () => (
    <StillPage state={state} address="/registration/confirm">
      <Shown />
    </StillPage>
  );

export const Gps = at(settingsAt("gps", "open"));
export const Obd = at(settingsAt("obd", "open"));
export const GpsRestricted = at(settingsAt("gps", "open", { rules: "coverage" }));
export const ObdRestricted = at(settingsAt("obd", "open", { rules: "coverage" }));

export const Loading: Story = () => (
  <StillPage state={settingsAt("gps", "loading")} address="/registration/confirm">
    <DeviceSetUp>
      {(setUp) => <Button onPress={() => setUp(INPUT)}>SETUP YOUR DEVICE</Button>}
    </DeviceSetUp>
  </StillPage>
);

const actions = [
  { type: "edit", field: "device_name", value: "Bus 9" },
  { type: "edit", field: "speed_limit", value: "75" },
  { type: "switch", pressed: { type: "channel", group: "speed", channel: "push" }, on: false },
  { type: "add-second-phone" },
  { type: "enter-odometer", text: "30000" },
] as const;

export const Edited = at(settingsAt("gps", "open", { actions: [...actions] }));
export const Saving = at(settingsAt("gps", "saving", { actions: [...actions] }));

const refused = settingsAt("gps", "open", { actions: [...actions] });
const failed = (result: "refused" | "unknown", text: string) =>
  at({ ...refused, form: { ...refused.form, failure: { result, text } } });
export const Failed = failed("refused", "The device is being updated");
export const Unknown = failed("unknown", "Something Went Wrong");

export const WithErrors = at(
  settingsAt("gps", "open", {
    actions: [
      { type: "edit", field: "mobile_carrier", value: "" },
      { type: "edit", field: "speed_limit", value: "500" },
      { type: "save" },
    ],
  }),
);
