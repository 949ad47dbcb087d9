import {
  ALERT_CHANNELS,
  alertGroups,
  channelFlags,
  GLOBAL_FLAGS,
  GROUP_FEATURES,
  masterFlag,
} from "./alerts.ts";
import type { AlertChannel, AlertFlag, AlertGroup, ChannelFlag } from "./alerts.ts";
import { isAllowed } from "../plans/plan-rules.ts";
import type { PlanFeatures } from "../plans/plan-rules.ts";
import type { PlanKind } from "../plans/plans.ts";
import { isTripEmailOnly } from "./trip-mode.ts";
import type { TripMode } from "./trip-mode.ts";

/** A switch in the settings dialog. */
export type AlertSwitch =
  | { type: "all" }
  | { type: "all-of-channel"; channel: AlertChannel }
  | { type: "master"; group: AlertGroup }
  | { type: "channel"; group: AlertGroup; channel: AlertChannel }
  /** One kind of harsh behaviour on one channel. */
  | { type: "flag"; group: AlertGroup; flag: ChannelFlag };

export type AlertContext = { rules: PlanFeatures; tripMode: TripMode | null };

/** The flags to change. All others keep their values. */
type AlertPatch = Readonly<Partial<Record<AlertFlag, boolean>>>;

/**
 * The flags that a press on a switch changes. Flags that the plan does not allow never change.
 * Switching a channel does not switch the master of its group, and only the "All" switches change
 * the global flags.
 */
export function alertPatch(
  kind: PlanKind,
  pressed: AlertSwitch,
  on: boolean,
  context: AlertContext,
): AlertPatch {
  const flags = flagsOf(kind, pressed, context);
  return Object.fromEntries(flags.map((flag) => [flag, on]));
}

/** True if the plan lacks the feature that a switch needs. The "All" switches are never locked. */
export function isLocked(pressed: AlertSwitch, context: AlertContext): boolean {
  switch (pressed.type) {
    case "all":
    case "all-of-channel":
      return false;
    case "master":
      return isGroupLocked(pressed.group, context);
    case "channel":
      return isChannelLocked(pressed.group, pressed.channel, context);
    case "flag":
      return isFlagLocked(pressed.group, pressed.flag, context);
  }
  return pressed satisfies never;
}

function flagsOf(kind: PlanKind, pressed: AlertSwitch, context: AlertContext): AlertFlag[] {
  if (isLocked(pressed, context)) return [];
  switch (pressed.type) {
    case "all":
      return [
        ...alertGroups(kind).flatMap((group) => groupFlags(group, context)),
        ...Object.values(GLOBAL_FLAGS),
      ];
    case "all-of-channel":
      return [
        ...alertGroups(kind).flatMap((group) => openFlags(group, pressed.channel, context)),
        GLOBAL_FLAGS[pressed.channel],
      ];
    case "master":
      return groupFlags(pressed.group, context);
    case "channel":
      return openFlags(pressed.group, pressed.channel, context);
    case "flag":
      return [pressed.flag];
  }
  return pressed satisfies never;
}

function groupFlags(group: AlertGroup, context: AlertContext): AlertFlag[] {
  if (isGroupLocked(group, context)) return [];
  const channels = ALERT_CHANNELS.flatMap((channel) => openFlags(group, channel, context));
  return [masterFlag(group), ...channels];
}

function openFlags(group: AlertGroup, channel: AlertChannel, context: AlertContext): ChannelFlag[] {
  return isChannelLocked(group, channel, context) ? [] : channelFlags(group, channel);
}

function isGroupLocked(group: AlertGroup, { rules }: AlertContext): boolean {
  const feature = GROUP_FEATURES[group];
  return feature !== undefined && !isAllowed(rules, feature);
}

/**
 * On a plan without G-Sensor alerts, only the SMS of G-Sensor trips is locked, not push and e-mail.
 */
function isChannelLocked(group: AlertGroup, channel: AlertChannel, context: AlertContext): boolean {
  const isTripSms = group === "trip" && channel === "sms";
  if (isTripSms && isTripEmailOnly(context.rules, context.tripMode)) return true;
  return isGroupLocked(group, context);
}

function isFlagLocked(group: AlertGroup, flag: ChannelFlag, context: AlertContext): boolean {
  const channel = ALERT_CHANNELS.find((name) => channelFlags(group, name).includes(flag));
  return channel === undefined || isChannelLocked(group, channel, context);
}
