"use client";

import { useEffect } from "react";
import { settingsChanges } from "../../flows/device-settings/changes.ts";
import { deviceSettings } from "../../flows/device-settings/flow.ts";
import type {
  DeviceSettingsEvent,
  DeviceSettingsInput,
  DeviceSettingsState,
  SaveFailure,
  SettingsPhase,
} from "../../flows/device-settings/state.ts";
import type { Runner } from "../../flows/engine/runner-types.ts";
import type { SettingsSection } from "../../rules/device-settings/settings-fields.ts";
import { useWaypost } from "../provider.tsx";
import { useMessages } from "../use-messages.ts";
import { useSelector } from "../use-selector.ts";
import { useServerText } from "../use-server-text.ts";
import { controlName } from "./control-name.ts";

/** A running settings dialog; pass it to the other settings hooks. */
export type DeviceSettingsRun = Runner<DeviceSettingsState, DeviceSettingsEvent>;

/**
 * The settings dialog of a device, closed until `open`. Edits are dropped when the page is left.
 *
 * @example
 * const settings = useDeviceSettingsRun({ imei, kind: "gps", planId: "plus", unit: "MPH" });
 */
export function useDeviceSettingsRun(input: DeviceSettingsInput): DeviceSettingsRun {
  const run = useWaypost("useDeviceSettingsRun").run(deviceSettings, input);
  useEffect(() => run.hold(), [run]);
  return run;
}

/**
 * The phase of the dialog and the actions of its buttons. Edits cause no render.
 *
 * @example
 * const { phase, open, save, close } = useDeviceSettings(settings);
 * return <button onClick={open} disabled={phase === "loading"}>Set up</button>;
 */
export function useDeviceSettings(run: DeviceSettingsRun): {
  /** A call is pending in `loading` and `saving`; a failed load returns to `closed`. */
  readonly phase: SettingsPhase;
  readonly kind: DeviceSettingsState["kind"];
  /** Incremented when the edits are dropped. Use it as a key to reset uncontrolled fields. */
  readonly round: number;
  /** Why the last save did not close the dialog. */
  readonly failure: SaveFailure | null;
  readonly open: () => void;
  /** Drops the edits and closes the dialog. Does nothing while a save is pending. */
  readonly close: () => void;
  readonly save: () => void;
} {
  const { send } = run;
  const serverText = useServerText();
  const failure = useSelector(run, (state) => state.failure);
  return {
    phase: useSelector(run, ({ phase }) => phase),
    kind: useSelector(run, ({ kind }) => kind),
    round: useSelector(run, ({ round }) => round),
    failure: failure && { ...failure, text: serverText(failure.text) },
    open: () => send({ type: "open" }),
    close: () => send({ type: "close" }),
    save: () => send({ type: "save" }),
  };
}

/**
 * The unsaved changes, for the dialog's footer or for one section. A switch that changes several
 * fields counts as one change.
 *
 * @example
 * const { changes, names, undo } = useSettingsChanges(settings);
 */
export function useSettingsChanges(
  run: DeviceSettingsRun,
  section?: SettingsSection,
): {
  /** The number of changes; 0 if closing would lose none. */
  readonly changes: number;
  /** The names of the changed controls as the dialog shows them: "Device Name", "All Push". */
  readonly names: readonly string[];
  /** Drops the edits of all sections and keeps the dialog open. */
  readonly undo: () => void;
} {
  const say = useMessages();
  const names = useSelector(run, (state) =>
    settingsChanges(state)
      .filter((change) => section === undefined || change.section === section)
      .map(({ control }) => controlName(say, state.kind, control)),
  );
  return { changes: names.length, names, undo: () => run.send({ type: "undo" }) };
}

/**
 * A part of the state; re-renders only when that part changes.
 *
 * @example
 * const kind = useDeviceSettingsState(settings, (state) => state.kind);
 */
export const useDeviceSettingsState = <Selected>(
  run: DeviceSettingsRun,
  select: (state: DeviceSettingsState) => Selected,
): Selected => useSelector(run, select);
