"use client";

import { useEffect } from "react";
import { alertRowIds, type AlertRowId } from "../../flows/device-settings/alert-rows.ts";
import { settingsChanges } from "../../flows/device-settings/changes.ts";
import { deviceSettings } from "../../flows/device-settings/flow.ts";
import type {
  DeviceSettingsEvent,
  DeviceSettingsInput,
  DeviceSettingsState,
  SaveFailure,
} from "../../flows/device-settings/state.ts";
import type { Runner } from "../../flows/engine/runner-types.ts";
import type { SettingsSection } from "../../rules/device-settings/settings-fields.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import { preventSubmit } from "../shown.ts";
import { useWaypost } from "../provider.tsx";
import { useMessages } from "../use-messages.ts";
import { useSelector } from "../use-selector.ts";
import { useServerText } from "../use-server-text.ts";
import { controlName } from "./control-name.ts";

/** The settings dialog of a device, for the other settings hooks. */
export type DeviceSettings = {
  /** The runner, for `useFieldErrors`. */
  readonly run: Runner<DeviceSettingsState, DeviceSettingsEvent>;
  readonly kind: PlanKind;
  /** The rows of the alert table. They depend only on the kind of device. */
  readonly alertRows: readonly AlertRowId[];
} & (
  | {
      /** Nothing is shown. A failed load returns to this phase, and `notify` receives its text. */
      readonly phase: "closed";
      readonly open: () => void;
    }
  | { readonly phase: "loading" }
  | {
      readonly phase: "open" | "saving";
      /** The reason why the last save did not close the dialog. */
      readonly failure: SaveFailure | null;
      /** Saves the edits and closes the dialog. Does nothing while a save is pending. */
      /** Also a handler for `onSubmit`. */
      readonly submit: (event?: unknown) => void;
      /** Discards the edits and closes the dialog. Does nothing while a save is pending. */
      readonly close: () => void;
    }
);

/**
 * The settings dialog of a device. It is closed until `open` is called. Edits do not re-render the
 * component, and are discarded when the page is left.
 *
 * @example
 * const settings = useDeviceSettings({ imei, kind: "gps", planId: "plus", unit: "MPH" });
 * return settings.phase === "closed" && <button onClick={settings.open}>Set up</button>;
 */
export function useDeviceSettings(input: DeviceSettingsInput): DeviceSettings {
  const run = useWaypost("useDeviceSettings").run(deviceSettings, input);
  useEffect(() => run.hold(), [run]);
  const { send } = run;
  const serverText = useServerText();
  const phase = useSelector(run, ({ screen }) => screen.phase);
  const failure = useSelector(run, ({ form }) => form.failure);
  const kind = useSelector(run, ({ form }) => form.kind);
  const base = { run, kind, alertRows: alertRowIds(kind) };
  switch (phase) {
    case "closed":
      return { ...base, phase, open: () => send({ type: "open" }) };
    case "loading":
      return { ...base, phase };
    case "open":
    case "saving":
      return {
        ...base,
        phase,
        failure: failure && { ...failure, text: serverText(failure.text) },
        submit: (event) => {
          preventSubmit(event);
          send({ type: "save" });
        },
        close: () => send({ type: "close" }),
      };
  }
}

/**
 * The unsaved changes of the dialog or of one section. A switch that changes several fields counts
 * as one change.
 *
 * @example
 * const { changes, names, undo } = useSettingsChanges(settings);
 */
export function useSettingsChanges(
  { run }: Pick<DeviceSettings, "run">,
  section?: SettingsSection,
): {
  /** The number of changes; 0 if closing would lose none. */
  readonly changes: number;
  /** The names of the changed controls as in the dialog: "Device Name", "All Push". */
  readonly names: readonly string[];
  /** Discards the edits of all sections. The dialog stays open. */
  readonly undo: () => void;
} {
  const say = useMessages();
  const names = useSelector(run, ({ form }) =>
    settingsChanges(form)
      .filter((change) => section === undefined || change.section === section)
      .map(({ control }) => controlName(say, form.kind, control)),
  );
  return { changes: names.length, names, undo: () => run.send({ type: "undo" }) };
}
