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

/** The settings of one device at work; hand it to the other hooks of the settings. */
export type DeviceSettingsRun = Runner<DeviceSettingsState, DeviceSettingsEvent>;

/**
 * The settings of a device, closed until `open`. What was edited is dropped when the page is left.
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
 * Where the dialog is, and what its buttons do. It renders for no edit.
 *
 * @example
 * const { phase, open, save, close } = useDeviceSettings(settings);
 * return <button onClick={open} disabled={phase === "loading"}>Set up</button>;
 */
export function useDeviceSettings(run: DeviceSettingsRun): {
  /** `loading` and `saving` have a call on the way; a failed load is `closed` again. */
  readonly phase: SettingsPhase;
  readonly kind: DeviceSettingsState["kind"];
  /** Incremented when the edits are dropped. As a key it resets uncontrolled fields. */
  readonly round: number;
  /** Why the last save did not close the dialog. */
  readonly failure: SaveFailure | null;
  readonly open: () => void;
  /** Drops what was edited. It does nothing while a save is on the way. */
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
 * What an owner changed, for the foot of the dialog or for one section. A press counts once,
 * however many fields it changes.
 *
 * @example
 * const { changes, names, undo } = useSettingsChanges(settings);
 */
export function useSettingsChanges(
  run: DeviceSettingsRun,
  section?: SettingsSection,
): {
  /** How many things were changed; 0 where closing would lose nothing. */
  readonly changes: number;
  /** The names of what was changed, as the dialog shows them: "Device Name", "All Push". */
  readonly names: readonly string[];
  /** Drops what was edited, in all sections, and the dialog stays open. */
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
 * A part of the state; renders again only when that part changes.
 *
 * @example
 * const kind = useDeviceSettingsState(settings, (state) => state.kind);
 */
export const useDeviceSettingsState = <Selected>(
  run: DeviceSettingsRun,
  select: (state: DeviceSettingsState) => Selected,
): Selected => useSelector(run, select);
