import { describe, expect, test } from "vitest";
import { DEVICES, settingsAtWork, type SettingsAtWork } from "../../../test/settings-at-work.ts";
import {
  SETTINGS_FIELDS,
  type SettingsField,
} from "../../rules/device-settings/settings-fields.ts";
import type { DeviceSettingsAction, DeviceSettingsInput } from "./state.ts";
import {
  ALERT_CHANNELS,
  alertGroups,
  channelFlags,
  type AlertChannel,
  type AlertFlag,
} from "../../rules/device-settings/alerts.ts";

/** One edit in the dialog, and the fields that it may change with their new values. */
interface SampleEdit {
  readonly action: DeviceSettingsAction;
  readonly changes: Readonly<Record<string, unknown>>;
}

type Body = Readonly<Record<string, unknown>>;

/** Seven in the customer's unit as stored: computed by hand, not by the rules. */
const SEVEN_MPH = { gps: 11.26538, obd: 11 } as const;
const SEVEN_LITERS = 1.849205;

/** An edit of each field; `null` for a field that the dialog cannot change. */
function sampleEdit(
  field: SettingsField,
  { kind, unit }: Pick<DeviceSettingsInput, "kind" | "unit">,
  before: Body,
): SampleEdit | null {
  const { name } = field;
  const edit = (value: string | boolean, saved: unknown): SampleEdit => ({
    action: { type: "edit", field: name, value },
    changes: { [name]: saved },
  });
  switch (field.type) {
    case "read-only":
      return null;
    case "text":
    case "carrier":
      if (name === "email") return edit("else@example.com", "else@example.com");
      return edit("Something else", "Something else");
    case "phone":
      return edit(" 5559998888 ", "5559998888");
    case "flag":
      return edit(before[name] !== true, before[name] !== true);
    case "fuel-unit":
      return before[name] === "liter" ? edit("gallon", "gallon") : edit("liter", "liter");
    case "number":
    case "capacity": {
      const isSpeed = field.unit === "speed" && unit === "MPH";
      const isLiter = field.unit === "fuel" && before["fuel_capacity_unit"] === "liter";
      const saved = isSpeed ? SEVEN_MPH[kind] : isLiter ? SEVEN_LITERS : 7;
      return edit("7", typeof before[name] === "string" ? String(saved) : saved);
    }
    case "trip-mode": {
      const isSensor = before["trip_sensor"] !== true;
      return {
        action: { type: "choose-trip-mode", mode: isSensor ? "gsensor" : "coordinate" },
        changes: { trip_sensor: isSensor, trip_coordinate: !isSensor },
      };
    }
    case "icon":
      return {
        action: { type: "choose-icon", icon: { type: "Z", number: 30 } },
        changes: { vehicle_type: "Z", vehicle_color: "30" },
      };
    case "alert":
      return alertEdit(name as AlertFlag, kind, before);
  }
}

/** Presses the switch of a flag, so that it changes. */
function alertEdit(flag: AlertFlag, kind: DeviceSettingsInput["kind"], before: Body): SampleEdit {
  const on = before[flag] !== true;
  const all = (flags: readonly string[]) => Object.fromEntries(flags.map((name) => [name, on]));
  const channel = CHANNEL_OF[flag.replace(/^.*_/, "") as keyof typeof CHANNEL_OF];
  if (flag.startsWith("global_")) {
    const partners = alertGroups(kind).flatMap((group) => channelFlags(group, channel));
    return {
      action: { type: "switch", pressed: { type: "all-of-channel", channel }, on },
      changes: all([...partners, flag]),
    };
  }
  for (const group of alertGroups(kind)) {
    const flags = ALERT_CHANNELS.flatMap((name) => channelFlags(group, name));
    if (flag === `${group}_notification_global`) {
      const action = { type: "switch", pressed: { type: "master", group }, on } as const;
      return { action, changes: all([...flags, flag]) };
    }
    const own = flags.find((name) => name === flag);
    if (own === undefined) continue;
    const pressed =
      group === "harsh"
        ? ({ type: "flag", group, flag: own } as const)
        : ({ type: "channel", group, channel } as const);
    return { action: { type: "switch", pressed, on }, changes: all([flag]) };
  }
  throw new Error(`${flag} is in no group`);
}

const CHANNEL_OF = { notification: "push", email: "email", sms: "sms" } as const satisfies Record<
  string,
  AlertChannel
>;

/** Undocumented fields. */
const UNKNOWN = { firmware: "2.1", nested: { list: [1, null, ""] }, late_fee: 0 };

/** The settings with their numbers as text, which must stay text, and a capacity in liters. */
const asText = (settings: Body): Body => ({
  ...settings,
  ...("fuel_capacity_unit" in settings && { fuel_capacity_unit: "liter" }),
  ...Object.fromEntries(
    Object.entries(settings)
      .filter(([name, value]) => typeof value === "number" && name !== "customer_id")
      .map(([name, value]) => [name, String(value)]),
  ),
});

/** Saves the open dialog, and returns what was sent. */
async function save(work: SettingsAtWork): Promise<Body> {
  work.send({ type: "save" });
  await work.until("closed");
  return work.saved().at(-1) ?? {};
}

describe.each(DEVICES)("$kind, $unit", (device) => {
  test.each([
    ["numbers", (settings: Body) => settings],
    ["numbers as text, and liters", asText],
  ])("an edit changes only its field and that field's partners, with %s", async (_, stored) => {
    const work = settingsAtWork(device);
    await work.putOnDevice({ ...stored(await work.onDevice()), ...UNKNOWN });
    const before = await work.onDevice();
    expect(before).toMatchObject(UNKNOWN);
    let edits = 0;
    for (const field of SETTINGS_FIELDS[device.kind]) {
      const sample = sampleEdit(field, device, before);
      if (sample === null) continue;
      await work.opened();
      expect(work.changes()).toBe(0);
      work.send(sample.action);
      const sent = await save(work);
      expect(JSON.stringify(sent), field.name).toBe(
        JSON.stringify({ ...before, ...sample.changes }),
      );
      expect(sent[field.name], field.name).not.toEqual(before[field.name]);
      expect(await work.onDevice(), field.name).toEqual(sent);
      await work.putOnDevice(before);
      edits += 1;
    }
    expect(edits).toBe(device.kind === "gps" ? 44 : 74);
  });
});

test.each(DEVICES)("20 saves without an edit change nothing: $kind, $unit", async (device) => {
  const work = settingsAtWork(device);
  // 100 km/h is 62.1371 mph, so the displayed value differs from the stored one.
  await work.putOnDevice({ ...(await work.onDevice()), ...UNKNOWN, speed_limit: 100 });
  const before = JSON.stringify(await work.onDevice());
  for (let time = 0; time < 20; time += 1) {
    await work.opened();
    expect(JSON.stringify(await save(work))).toBe(before);
  }
  expect(JSON.stringify(await work.onDevice())).toBe(before);
  expect(work.saved()).toHaveLength(20);
});
