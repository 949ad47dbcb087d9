import { onTestFinished } from "vitest";
import { countChanges } from "../src/flows/device-settings/changes.ts";
import { deviceSettings } from "../src/flows/device-settings/flow.ts";
import type {
  DeviceSettingsAction,
  DeviceSettingsForm,
  DeviceSettingsInput,
  DeviceSettingsState,
  SettingsPhase,
} from "../src/flows/device-settings/state.ts";
import { openPage, soon, type Page, type PageOptions } from "./page.ts";

/** Two devices of the sandbox's demo customer, on plans that lock nothing. */
export const GPS_DEVICE: DeviceSettingsInput = {
  imei: "358000000000001",
  kind: "gps",
  planId: "pro_yearly",
  unit: "KMH",
};
export const OBD_DEVICE: DeviceSettingsInput = {
  imei: "868000000000001",
  kind: "obd",
  planId: "pro_obd_yearly",
  unit: "KMH",
};

/** Both kinds of device in both units. */
export const DEVICES: readonly DeviceSettingsInput[] = [GPS_DEVICE, OBD_DEVICE].flatMap(
  (device) => [device, { ...device, unit: "MPH" }],
);

const CUSTOMER = "1001";

/** The settings for assertions: form and screen in one. */
interface SeenSettings extends DeviceSettingsForm {
  readonly phase: SettingsPhase;
}

const seen = new WeakMap<DeviceSettingsState, SeenSettings>();

/** Returns the same object for the same state, so that a test can check that nothing changed. */
function seenSettings(state: DeviceSettingsState): SeenSettings {
  const known = seen.get(state) ?? { ...state.form, ...state.screen };
  seen.set(state, known);
  return known;
}

export interface SettingsAtWork extends Page {
  send: (event: DeviceSettingsAction) => void;
  state: () => SeenSettings;
  changes: () => number;
  /** Waits until the dialog is in this phase. */
  until: (phase: SettingsPhase) => Promise<SeenSettings>;
  /** Opens the dialog, and waits until settings and plan rules have loaded. */
  opened: () => Promise<SettingsAtWork>;
  /** The bodies of the save requests. */
  saved: () => Record<string, unknown>[];
  /** The odometer updates that were sent. */
  odometerUpdates: () => unknown[];
  /** The settings in the sandbox, read without the dialog. */
  onDevice: () => Promise<Record<string, unknown>>;
  /** Stores these settings without the dialog. */
  putOnDevice: (settings: Record<string, unknown>) => Promise<void>;
  leave: () => void;
}

/** The settings of a device without React: the real client with the sandbox's handler. */
export function settingsAtWork(
  input: DeviceSettingsInput,
  options: PageOptions = {},
): SettingsAtWork {
  const page = openPage({ token: (sandbox) => sandbox.tokenFor(CUSTOMER), ...options });
  const runner = page.waypost.run(deviceSettings, input);
  const leave = runner.hold();
  onTestFinished(() => runner.stop());
  const { send } = runner;
  const state = () => seenSettings(runner.getState());
  const bodies = (method: string) =>
    page.fetched
      .filter(({ init }) => init.method === method)
      .map(({ init }) => JSON.parse(init.body ?? "null") as Record<string, unknown>);
  const direct = async (init: { method: string; body?: string }) => {
    const { imei, kind } = input;
    const response = await page.sandbox.fetch(
      `https://api.example/api/device/settings/${imei}?category=${kind}`,
      { ...init, headers: { Authorization: `JWT ${page.sandbox.tokenFor(CUSTOMER)}` } },
    );
    const reply = (await response.json()) as { data?: { settings: Record<string, unknown> } };
    if (response.status !== 200) throw new Error(JSON.stringify(reply));
    return reply.data?.settings ?? {};
  };
  const work: SettingsAtWork = {
    ...page,
    send,
    state,
    leave,
    changes: () => countChanges(state()),
    until: (phase) =>
      soon(() => {
        if (state().phase !== phase) throw new Error(`still ${state().phase}, not ${phase}`);
        return state();
      }),
    opened: async () => {
      const { rules } = state();
      send({ type: "open" });
      await work.until("open");
      await soon(() => {
        if (state().rules === rules) throw new Error("the plan's rules are not there");
      });
      return work;
    },
    saved: () => bodies("PUT"),
    odometerUpdates: () => bodies("POST"),
    onDevice: () => direct({ method: "GET" }),
    putOnDevice: async (settings) => {
      await direct({ method: "PUT", body: JSON.stringify(settings) });
    },
  };
  return work;
}
