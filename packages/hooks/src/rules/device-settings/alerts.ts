import type { PlanKind } from "../plans/plans.ts";
import type { GatedFeature } from "./upgrade-prompts.ts";

/** The documented channels of alerts, in the order of the alert table. */
export const ALERT_CHANNELS = ["push", "email", "sms"] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

const GPS_ALERT_GROUPS = ["trip", "speed", "power", "battery", "sos", "charging"] as const;
const OBD_ALERT_GROUPS = [
  "speed",
  "engine",
  "attach_dettach",
  "tow",
  "warning",
  "crash_acceleration",
  "harsh",
] as const;
/** A type of alert. */
export type AlertGroup = (typeof GPS_ALERT_GROUPS)[number] | (typeof OBD_ALERT_GROUPS)[number];

/** The kinds of harsh behaviour. They share one master flag; each has a flag per channel. */
export const HARSH_KINDS = ["harshacceleration", "harshbraking", "harshturning"] as const;

const suffixes = { push: "_notification", email: "_email", sms: "_sms" } as const;
type Suffix = (typeof suffixes)[AlertChannel];
type ChannelSource = Exclude<AlertGroup, "harsh"> | (typeof HARSH_KINDS)[number];

type MasterFlag = `${AlertGroup}_notification_global`;
export type ChannelFlag = `${ChannelSource}${Suffix}`;
type GlobalFlag = "global_notification" | "global_email" | "global_sms";
/** A settings field, by its wire name, that turns alerts on or off. */
export type AlertFlag = MasterFlag | ChannelFlag | GlobalFlag;

export const GLOBAL_FLAGS: Readonly<Record<AlertChannel, GlobalFlag>> = {
  push: "global_notification",
  email: "global_email",
  sms: "global_sms",
};

/** The plan feature that each group requires. Groups that are not listed are in every plan. */
export const GROUP_FEATURES: Readonly<Partial<Record<AlertGroup, GatedFeature>>> = {
  sos: "sos_button",
  tow: "towing_alert",
  crash_acceleration: "crash_detection",
  harsh: "harsh_behaviour",
};

export function alertGroups(kind: PlanKind): readonly AlertGroup[] {
  return kind === "gps" ? GPS_ALERT_GROUPS : OBD_ALERT_GROUPS;
}

export function masterFlag(group: AlertGroup): MasterFlag {
  return `${group}_notification_global`;
}

/** The flags of a group in one channel: one flag, or three for harsh behaviour. */
export function channelFlags(group: AlertGroup, channel: AlertChannel): ChannelFlag[] {
  const sources: readonly ChannelSource[] = group === "harsh" ? HARSH_KINDS : [group];
  return sources.map((source): ChannelFlag => `${source}${suffixes[channel]}`);
}

/** All alert flags for a kind of device: 27 for GPS, 37 for OBD. */
export function alertFlags(kind: PlanKind): AlertFlag[] {
  const ofGroups = alertGroups(kind).flatMap((group): AlertFlag[] => [
    masterFlag(group),
    ...ALERT_CHANNELS.flatMap((channel) => channelFlags(group, channel)),
  ]);
  return [...ofGroups, ...Object.values(GLOBAL_FLAGS)];
}
