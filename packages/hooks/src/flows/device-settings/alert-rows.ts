import {
  isLocked,
  type AlertContext,
  type AlertSwitch,
} from "../../rules/device-settings/alert-cascade.ts";
import { lockedBy } from "../../rules/device-settings/alert-locks.ts";
import {
  ALERT_CHANNELS,
  alertGroups,
  channelFlags,
  GLOBAL_FLAGS,
} from "../../rules/device-settings/alerts.ts";
import {
  HARSH_KINDS,
  masterFlag,
  type AlertChannel,
  type AlertFlag,
} from "../../rules/device-settings/alerts.ts";
import type { AlertGroup, ChannelFlag } from "../../rules/device-settings/alerts.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import { isTripEmailOnly } from "../../rules/device-settings/trip-mode.ts";
import type { GatedFeature } from "../../rules/device-settings/upgrade-prompts.ts";
import { alertContext } from "./edits.ts";
import type { DeviceSettingsForm } from "./state.ts";
import { isEdited, shownValue } from "./values.ts";

/** A row of the alert table: a group, or one kind of harsh behaviour. */
export type AlertRowId = AlertGroup | (typeof HARSH_KINDS)[number];

/** A row of the alert table. All fields are plain, so that a shallow comparison finds a change. @inline */
export interface AlertRow {
  readonly id: AlertRowId;
  readonly group: AlertGroup;
  /** The stored master flag; `null` for a kind of harsh behaviour, which uses its group's flag. */
  readonly master: boolean | null;
  /**
   * True if the channel is on. The row for all harsh behaviour needs it on for every kind.
   */
  readonly push: boolean;
  readonly email: boolean;
  readonly sms: boolean;
  /** Some of the row's channels are on, but not all. Shown as a word next to the master switch. */
  readonly isSome: boolean;
  /** The feature that the plan lacks for the whole row; `null` if the row can be switched. */
  readonly lockedBy: GatedFeature | null;
  /** The feature that the plan lacks for the row's SMS. */
  readonly smsLockedBy: GatedFeature | null;
  /** G-Sensor trips on a plan without their SMS: the label ends in "(Email Only)". */
  readonly isEmailOnly: boolean;
  readonly isEdited: boolean;
}

/** The switches above the table. @inline */
export interface AlertTotals {
  /** On if all three global flags are. */
  readonly all: boolean;
  readonly push: boolean;
  readonly email: boolean;
  readonly sms: boolean;
  /** Some, but not all, alerts of the channel are on. */
  readonly isSomePush: boolean;
  readonly isSomeEmail: boolean;
  readonly isSomeSms: boolean;
}

/** The rows for a kind of device; kinds of harsh behaviour come after their group. */
export const alertRowIds = (kind: PlanKind): readonly AlertRowId[] =>
  alertGroups(kind).flatMap((group): AlertRowId[] =>
    group === "harsh" ? [group, ...HARSH_KINDS] : [group],
  );

/** A switch of a row: its master or one channel. */
export function alertSwitch(id: AlertRowId, column: "master" | AlertChannel): AlertSwitch {
  const group = groupOf(id);
  if (column === "master") return { type: "master", group };
  const [flag] = flagsOf(id, column);
  return id === group || flag === undefined
    ? { type: "channel", group, channel: column }
    : { type: "flag", group, flag };
}

export function alertRow(state: DeviceSettingsForm, id: AlertRowId): AlertRow {
  const group = groupOf(id);
  const context = alertContext(state);
  const flags = ALERT_CHANNELS.flatMap((channel) => flagsOf(id, channel));
  const isWholeGroup = id === group;
  const all: AlertFlag[] = isWholeGroup ? [masterFlag(group), ...flags] : flags;
  return {
    id,
    group,
    master: isWholeGroup ? isFlagOn(state, masterFlag(group)) : null,
    push: flagsOf(id, "push").every((flag) => isFlagOn(state, flag)),
    email: flagsOf(id, "email").every((flag) => isFlagOn(state, flag)),
    sms: flagsOf(id, "sms").every((flag) => isFlagOn(state, flag)),
    isSome: isSome(state, flags),
    lockedBy: lockedBy({ type: "master", group }, context),
    smsLockedBy: lockedBy(alertSwitch(id, "sms"), context),
    isEmailOnly: id === "trip" && isTripEmailOnly(context.rules, context.tripMode),
    isEdited: all.some((flag) => isEdited(state, flag)),
  };
}

export function alertTotals(state: DeviceSettingsForm): AlertTotals {
  const context = alertContext(state);
  const [push, email, sms] = ALERT_CHANNELS.map((name) => isFlagOn(state, GLOBAL_FLAGS[name]));
  const [isSomePush, isSomeEmail, isSomeSms] = ALERT_CHANNELS.map((channel) =>
    isSome(state, openFlags(state.kind, channel, context)),
  );
  return {
    all: [push, email, sms].every(Boolean),
    push: push === true,
    email: email === true,
    sms: sms === true,
    isSomePush: isSomePush === true,
    isSomeEmail: isSomeEmail === true,
    isSomeSms: isSomeSms === true,
  };
}

/** The flags of a channel that the plan allows to be switched. */
const openFlags = (kind: PlanKind, channel: AlertChannel, context: AlertContext): ChannelFlag[] =>
  alertGroups(kind)
    .filter((group) => !isLocked({ type: "channel", group, channel }, context))
    .flatMap((group) => channelFlags(group, channel));

const groupOf = (id: AlertRowId): AlertGroup => (isHarshKind(id) ? "harsh" : id);

const isHarshKind = (id: AlertRowId): id is (typeof HARSH_KINDS)[number] =>
  (HARSH_KINDS as readonly string[]).includes(id);

/** The flags of a row in a channel. */
const flagsOf = (id: AlertRowId, channel: AlertChannel): ChannelFlag[] => {
  const flags = channelFlags(groupOf(id), channel);
  return isHarshKind(id) ? flags.filter((flag) => flag.startsWith(id)) : flags;
};

const isFlagOn = (state: DeviceSettingsForm, flag: AlertFlag): boolean =>
  shownValue(state, flag) === true;

function isSome(state: DeviceSettingsForm, flags: readonly AlertFlag[]): boolean {
  const on = flags.filter((flag) => isFlagOn(state, flag)).length;
  return on > 0 && on < flags.length;
}
