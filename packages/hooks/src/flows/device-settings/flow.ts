import { settingsUnit } from "../../rules/device-settings/units.ts";
import type { Flow } from "../engine/flow.ts";
import { perform } from "./perform.ts";
import type {
  DeviceSettingsEffect,
  DeviceSettingsEvent,
  DeviceSettingsInput,
  DeviceSettingsState,
} from "./state.ts";
import { transition } from "./transition.ts";

/**
 * The settings dialog of one device: loads, edits and saves its settings, then its odometer. All
 * three calls need the token of the device's customer. Edits do not survive a reload, and closing
 * drops them, as documented.
 */
export const deviceSettings: Flow<
  DeviceSettingsInput,
  DeviceSettingsState,
  DeviceSettingsEvent,
  DeviceSettingsEffect
> = {
  name: "device-settings",
  identity: ({ imei, kind, planId, unit }) => JSON.stringify([imei, kind, planId, unit]),
  start: ({ kind, unit, customerId = "" }, _saved, page) => ({
    form: {
      kind,
      unit: settingsUnit(unit),
      customerId,
      rules: {},
      loaded: {},
      edits: {},
      changedBy: {},
      enteredFuelUnit: "gallon",
      odometer: "",
      isSecondPhoneShown: false,
      fieldErrors: {},
      submitCount: 0,
      round: 0,
      failure: null,
      phoneRule: page?.phoneRule,
    },
    screen: { phase: "closed" },
  }),
  isBusy: ({ screen }) => screen.phase === "saving",
  logic: { transition, perform, toDrafts: () => ({}) },
};
