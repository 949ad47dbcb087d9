import { describe, expect, test } from "vitest";
import { DEVICES, settingsAtWork, type SettingsAtWork } from "../../../test/settings-at-work.ts";
import { sampleEdit } from "../../../test/settings-edits.ts";
import { SETTINGS_FIELDS } from "../../rules/device-settings/settings-fields.ts";

type Body = Record<string, unknown>;

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
