import { deviceSettings } from "@waypost/hooks/flows";
import { parsePlanRules, SETTINGS_FIELDS, type PlanKind } from "@waypost/hooks/rules";
import type {
  DeviceSettingsAction,
  DeviceSettingsState,
  LoadedSettings,
} from "../../../packages/hooks/src/flows/device-settings/state.ts";

const EVERYTHING =
  "gsensor_enable,sos_button,allow_second_phone_number,towing_alert,harsh_behaviour,crash_detection";

/** Returns the settings of a device with a value for every documented field. */
function sampleSettings(kind: PlanKind): LoadedSettings {
  const values = SETTINGS_FIELDS[kind].map(({ name, type }) => [
    name,
    type === "number" || type === "capacity" ? 20 : type === "alert" || type === "flag",
  ]);
  return {
    ...(Object.fromEntries(values) as LoadedSettings),
    imei: kind === "gps" ? "350000000000001" : "860000000000001",
    customer_id: 1001,
    device_name: "Van 7",
    odometer_value: "48210.5",
    email: "ada@example.com",
    mobile_carrier: "Local Carrier",
    phone: "5550001111",
    secondary_mobile_carrier: "",
    secondary_phone: "",
    speed_limit: 112,
    fuel_capacity_unit: "gallon",
    trip_sensor: true,
    trip_coordinate: false,
    device_reporting_frequency_desc: "Up to 5 sec",
    vehicle_type: "car",
    vehicle_color: "blue1",
  };
}

/** Returns the dialog of a device in a phase, after these actions. */
export function settingsAt(
  kind: PlanKind,
  phase: DeviceSettingsState["screen"]["phase"],
  { actions = [], rules = EVERYTHING }: { actions?: DeviceSettingsAction[]; rules?: string } = {},
): DeviceSettingsState {
  const input = { imei: "350000000000001", kind, planId: "plus", unit: "MPH" } as const;
  const fresh = deviceSettings.start(input, { draft: () => null, attempts: [] });
  const loaded = phase === "open" || phase === "saving" ? sampleSettings(kind) : {};
  const open: DeviceSettingsState = {
    form: { ...fresh.form, loaded, rules: parsePlanRules(rules) },
    screen: { phase: "open" },
  };
  const { logic } = deviceSettings;
  if (typeof logic === "function") return open;
  const after = actions.reduce((state, action) => logic.transition(state, action).state, open);
  return { form: after.form, screen: { phase } };
}
