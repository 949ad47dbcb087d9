import type { Story } from "@ladle/react";
import { useDeviceSettings } from "@waypost/hooks";
import { deviceSettings, type DeviceSettingsEvent } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { fixtures, type TestReply } from "@waypost/sdk/testing";
import { walked } from "../../../workshop/walked.tsx";
import { DeviceSetUp } from "./DeviceSetUp.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";

export default { title: "Flows / Device Settings" };

const { gps, obd } = fixtures["deviceSettings.load"];
const never = () => new Promise<never>(() => {});

const inputOf = (kind: "gps" | "obd") =>
  ({
    imei: kind === "gps" ? "350000000000001" : "350000000000002",
    kind,
    planId: kind === "gps" ? "plus_quarterly" : "plus_obd_quarterly",
    unit: "MPH",
  }) as const;

function Shown({ kind }: { kind: "gps" | "obd" }) {
  const settings = useDeviceSettings(inputOf(kind));
  const isOpen = settings.phase === "open" || settings.phase === "saving";
  return isOpen && <SettingsDialog settings={settings} />;
}

interface Variant {
  readonly load?: TestReply | typeof never;
  readonly save?: TestReply | typeof never;
  readonly rules?: string;
  readonly next?: readonly DeviceSettingsEvent[];
}

const at = (kind: "gps" | "obd", { load, save, rules, next = [] }: Variant = {}): Story =>
  walked(
    "/registration/confirm",
    async ({ answer, waypost }) => {
      answer("deviceSettings.load", load ?? { gps, obd }[kind]);
      if (save) answer("deviceSettings.save", save);
      if (rules !== undefined) {
        const plans = [{ service_plan_id: inputOf(kind).planId, rules }];
        answer("lookups.planRules", { body: { status: true, plans } });
      }
      const run = waypost.run(deviceSettings, inputOf(kind));
      run.send({ type: "open" });
      if (load) return;
      await new Promise<void>((resolve) => {
        run.subscribe(() => run.getState().screen.phase === "open" && resolve());
      });
      for (const event of next) run.send(event);
    },
    load ? (
      <DeviceSetUp>
        {(setUp) => <Button onPress={() => setUp(inputOf(kind))}>SETUP YOUR DEVICE</Button>}
      </DeviceSetUp>
    ) : (
      <Shown kind={kind} />
    ),
  );

const edits = [
  { type: "edit", field: "device_name", value: "Bus 9" },
  { type: "edit", field: "speed_limit", value: "75" },
  { type: "switch", pressed: { type: "channel", group: "speed", channel: "push" }, on: false },
  { type: "add-second-phone" },
  { type: "enter-odometer", text: "30000" },
] as const;
const next = [...edits, { type: "save" }] as const;

export const Gps = at("gps");
export const Obd = at("obd");
export const GpsRestricted = at("gps", { rules: "coverage" });
export const ObdRestricted = at("obd", { rules: "coverage" });
export const Loading = at("gps", { load: never });
export const Edited = at("gps", { next: edits });
export const Saving = at("gps", { save: never, next });
export const Failed = at("gps", { save: fixtures["deviceSettings.save"].refused, next });
export const Unknown = at("gps", { save: fixtures["deviceSettings.save"].fault, next });
export const WithErrors = at("gps", {
  next: [
    { type: "edit", field: "mobile_carrier", value: "" },
    { type: "edit", field: "speed_limit", value: "500" },
    { type: "save" },
  ],
});
