import { describe, expect, test } from "vitest";
import { loadContract, payloadExamples } from "../../../../../openapi/load.ts";
import { en } from "../../messages/en.ts";
import { alertFlags } from "./alerts.ts";
import { SETTINGS_FIELDS, settingsField } from "./settings-fields.ts";

const contract = await loadContract();
const examples = payloadExamples(contract, "put", "/api/device/settings/{imei}");

describe.each(["gps", "obd"] as const)("the fields of the %s settings", (kind) => {
  const fields = SETTINGS_FIELDS[kind];

  test("are those that the contract documents, each once", () => {
    const documented = Object.keys(examples[kind] as object);
    expect(fields.map(({ name }) => name).toSorted()).toEqual(documented.toSorted());
  });

  test("include every flag of the alert table", () => {
    const flags = fields.filter(({ type }) => type === "alert").map(({ name }) => name);
    expect(flags).toEqual(alertFlags(kind));
  });

  test("have a text for each label, and what is edited by itself has one", () => {
    for (const field of fields) {
      if (field.type === "alert" || field.name === "customer_id") continue;
      const { label = "" } = field;
      expect(Object.keys(en), field.name).toContain(label);
    }
  });
});

const bounds = (kind: "gps" | "obd") =>
  SETTINGS_FIELDS[kind].flatMap((field) =>
    "min" in field ? [`${field.name} ${field.min}..${field.max} ${field.unit}`] : [],
  );

test("only the documented numbers have bounds", () => {
  expect(bounds("gps")).toEqual([
    "speed_limit 0..300 speed",
    "battery_low_limit 0..100 percent",
    "trip_end_timer 0..10 minutes",
  ]);
  expect(bounds("obd")).toEqual(["speed_limit 0..300 speed"]);
});

test("the two durations count units of 8 ms", () => {
  const durations = SETTINGS_FIELDS.obd.filter((field) => "unit" in field && field.unit === "8ms");
  expect(durations.map(({ name }) => name)).toEqual([
    "corner_braking_duration",
    "acceleration_duration",
  ]);
});

test("the plan gates the second phone and four groups of alerts", () => {
  const gates = [...SETTINGS_FIELDS.gps, ...SETTINGS_FIELDS.obd].map(({ gate }) => gate);
  expect([...new Set(gates)].filter((gate) => gate !== undefined).toSorted()).toEqual([
    "allow_second_phone_number",
    "crash_detection",
    "harsh_behaviour",
    "sos_button",
    "towing_alert",
  ]);
});

test("a name that a kind of device does not have is no field of it", () => {
  expect(settingsField("gps", "fuel_capacity")).toBeUndefined();
  expect(settingsField("obd", "trip_sensor")).toBeUndefined();
  expect(settingsField("gps", "constructor")).toBeUndefined();
});
