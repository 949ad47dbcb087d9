import type { AlertRowId } from "../../flows/device-settings/alert-rows.ts";
import type { SettingsControl } from "../../flows/device-settings/state.ts";
import type { AlertSwitch } from "../../rules/device-settings/alert-cascade.ts";
import {
  ALERT_CHANNELS,
  channelFlags,
  HARSH_KINDS,
  type AlertChannel,
} from "../../rules/device-settings/alerts.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import { settingsField } from "../../rules/device-settings/settings-fields.ts";
import type { Translate } from "../use-messages.ts";

/** Returns the name of a control as in the dialog: "Device Name", "All Push", "Trip Alert: SMS". */
export function controlName(say: Translate, kind: PlanKind, control: SettingsControl): string {
  if (typeof control !== "string") return switchName(say, control);
  const field = settingsField(kind, control);
  return field !== undefined && "label" in field && field.label ? say(field.label) : control;
}

/** Returns the name of a switch in the alert table, such as "Trip Alert: Push". */
export const cellName = (say: Translate, row: AlertRowId, column: "master" | AlertChannel) =>
  say("alerts.switch", { alert: say(`alerts.${row}`), channel: say(`alerts.${column}`) });

const ALL_OF_CHANNEL = {
  push: "alerts.allPush",
  email: "alerts.allEmail",
  sms: "alerts.allSms",
} as const;

function switchName(say: Translate, control: AlertSwitch): string {
  switch (control.type) {
    case "all":
      return say("alerts.all");
    case "all-of-channel":
      return say(ALL_OF_CHANNEL[control.channel]);
    case "master":
      return cellName(say, control.group, "master");
    case "channel":
      return cellName(say, control.group, control.channel);
    case "flag": {
      const { group, flag } = control;
      const row = HARSH_KINDS.find((kind) => flag.startsWith(kind)) ?? group;
      const channel = ALERT_CHANNELS.find((name) => channelFlags(group, name).includes(flag));
      return cellName(say, row, channel ?? "master");
    }
  }
}
