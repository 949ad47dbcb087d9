"use client";

import {
  alertRow,
  alertSwitch,
  alertTotals,
  type AlertRow,
  type AlertRowId,
  type AlertTotals,
} from "../../flows/device-settings/alert-rows.ts";
import type { AlertChannel } from "../../rules/device-settings/alerts.ts";
import { UPGRADE_PROMPTS } from "../../rules/device-settings/upgrade-prompts.ts";
import { useMessages } from "../use-messages.ts";
import { useSelector } from "../use-selector.ts";
import { cellName } from "./control-name.ts";
import type { DeviceSettings } from "./use-device-settings.ts";

/**
 * A row of the alert table. Switching another row does not re-render it.
 *
 * @example
 * const { label, push, lockedBy, onChange } = useAlertRow(settings, "trip");
 */
export function useAlertRow(
  { run }: Pick<DeviceSettings, "run">,
  id: AlertRowId,
): AlertRow & {
  readonly label: string;
  /** Returns the name of a switch of the row, with its type and channel: "Trip Alert: Push". */
  readonly nameOf: (column: "master" | AlertChannel) => string;
  /** The text of the link that unlocks the row or its SMS; `null` if neither is locked. */
  readonly upgradeText: string | null;
  /**
   * Switches a column. A locked switch does not change, and a message names the feature that the
   * plan lacks.
   */
  readonly onChange: (column: "master" | AlertChannel, on: boolean) => void;
} {
  const say = useMessages();
  const row = useSelector(run, ({ form }) => alertRow(form, id));
  const lock = row.lockedBy ?? row.smsLockedBy;
  const label = say(`alerts.${id}`);
  return {
    ...row,
    nameOf: (column) => cellName(say, id, column),
    label: row.isEmailOnly ? `${label} ${say("trip.emailOnly")}` : label,
    upgradeText: lock && say(UPGRADE_PROMPTS[lock].link),
    onChange: (column, on) => run.send({ type: "switch", pressed: alertSwitch(id, column), on }),
  };
}

/**
 * The switches "All Alerts", "All Push", "All Email" and "All SMS".
 *
 * @example
 * const { all, onChange } = useAlertTotals(settings);
 */
export function useAlertTotals({ run }: Pick<DeviceSettings, "run">): AlertTotals & {
  readonly onChange: (column: "all" | AlertChannel, on: boolean) => void;
} {
  return {
    ...useSelector(run, ({ form }) => alertTotals(form)),
    onChange: (column, on) =>
      run.send({
        type: "switch",
        pressed: column === "all" ? { type: "all" } : { type: "all-of-channel", channel: column },
        on,
      }),
  };
}
