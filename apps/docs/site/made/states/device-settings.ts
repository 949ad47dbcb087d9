import { deviceSettings } from "../../../../../packages/hooks/src/flows/device-settings/flow.ts";
import type {
  DeviceSettingsEvent,
  DeviceSettingsState,
} from "../../../../../packages/hooks/src/flows/device-settings/state.ts";
import { transition } from "../../../../../packages/hooks/src/flows/device-settings/transition.ts";
import { leadsOf } from "./walk.ts";

const settings = { device_name: "Van", mobile_carrier: "Carrier" };
const text = "Refused";

const events: readonly DeviceSettingsEvent[] = [
  { type: "open" },
  { type: "loaded", settings },
  { type: "load-failed", text },
  { type: "edit", field: "device_name", value: "Truck" },
  { type: "undo" },
  { type: "save" },
  { type: "saved" },
  { type: "save-failed", text },
  { type: "save-offline" },
  { type: "save-unknown", text, found: null },
  { type: "save-unknown", text, found: settings },
  { type: "close" },
];

/** The settings dialog of a device. */
export const deviceSettingsLeads = () =>
  leadsOf<DeviceSettingsState, DeviceSettingsEvent>({
    starts: [deviceSettings.start({ imei: "1", kind: "gps", planId: null, unit: "" }, null)],
    phaseOf: ({ phase }) => phase,
    eventsIn: () => events,
    transition: (state, event) => transition(state, event).state,
  });
