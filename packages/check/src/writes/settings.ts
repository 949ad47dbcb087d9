import type { DeviceSettings } from "@waypost/sdk";
import { checks } from "../check.ts";
import { contract } from "../contract.ts";
import { fieldIs, fieldsOf, type Fields, textOf } from "../reads/body.ts";
import { UNKNOWN_IMEI } from "../reads/devices.ts";
import { titleOf } from "../session.ts";
import { readJson, skipMissing, type WriteContext, type FreeDevice } from "./write-context.ts";
import { expectAccepted, expectRefused, sendWrite } from "./send-write.ts";

export const settingsChecks = checks({
  "settings-saved": {
    severity: "major",
    rule: "Saved settings are returned as they were sent.",
    impact: "The page reports that a change was saved, but it was not.",
    fix: "Store every documented setting.",
  },
  "settings-kept": {
    severity: "major",
    rule: "Saving keeps all other fields, including undocumented ones.",
    impact: "Saving one setting changes another.",
    fix: "Store every field of the object that was sent.",
  },
  "settings-types": {
    severity: "minor",
    rule: "Saving keeps the type of every setting: number or text.",
    impact: "Other programs that read the settings may fail.",
    fix: "Store a number as a number and a text as a text.",
  },
  "odometer-kept": {
    severity: "major",
    rule: "The odometer returns the kilometres that were sent.",
    impact: "The odometer shows another distance, for example in miles.",
    fix: "Store the value in kilometres, as it was sent.",
  },
});

const SAVE_CALL = titleOf("saveDeviceSettings");

/** 100 miles. The decimals reveal a server that rounds or mixes up the units. */
const KILOMETRES = "160.934";

/** Settings that are changed by this check, or derived from other settings. */
const NOT_COMPARED = new Set(["device_name", "device_reporting_frequency_desc"]);

/** Saves settings and the odometer, and reads them back. */
export async function checkSettings(
  context: WriteContext,
  { imei, category }: FreeDevice,
): Promise<void> {
  const { session, token } = context;
  const { results } = session;
  if (token === undefined) return skipMissing(session, settingsChecks, "customer.token");
  const kind = category === "gps" ? "gps" : "obd";
  const load = async (): Promise<Fields> => {
    const query = { category: kind };
    const request = { call: "loadDeviceSettings", params: { imei }, query, token } as const;
    return fieldsOf(fieldsOf(fieldsOf(await readJson(session, request)).data).settings);
  };
  const before = await load();
  if (Object.keys(before).length === 0)
    return skipMissing(session, settingsChecks, "settings that can be loaded");
  const edited = { ...before, device_name: `${textOf(before.device_name)} (checked)` };
  const save = (address: string) =>
    sendWrite(
      session,
      "saveDeviceSettings",
      (client) => client.deviceSettings.save(address, kind, edited as unknown as DeviceSettings),
      token,
    );
  expectRefused(session, await save(UNKNOWN_IMEI), "the settings of an unknown device");
  if (expectAccepted(session, await save(imei))) {
    const after = await load();
    const isSaved = after.device_name === edited.device_name;
    const problem = `${fieldIs("device_name", after.device_name)}, not “${edited.device_name}”`;
    results.require(settingsChecks["settings-saved"], SAVE_CALL, isSaved, problem);
    compare(context, before, after);
  }

  const odometer = (address: string) =>
    sendWrite(
      session,
      "updateOdometer",
      (client) =>
        client.deviceSettings.updateOdometer(kind, { imei: address, odometer_value: KILOMETRES }),
      token,
    );
  expectRefused(session, await odometer(UNKNOWN_IMEI), "the odometer of an unknown device");
  if (!expectAccepted(session, await odometer(imei))) return;
  const { odometer_value } = await load();
  const isKept = Math.abs(Number(odometer_value) - Number(KILOMETRES)) < 0.01;
  const problem = `${fieldIs("odometer_value", odometer_value)}, not ${KILOMETRES}`;
  results.require(settingsChecks["odometer-kept"], titleOf("updateOdometer"), isKept, problem);
}

/** Checks that saving has kept all fields that were not edited. */
function compare({ session: { results } }: WriteContext, before: Fields, after: Fields): void {
  const keys = Object.keys(before).filter((key) => !NOT_COMPARED.has(key));
  const isSame = (key: string) => comparable(before[key]) === comparable(after[key]);
  const lost = keys.filter((key) => !isSame(key));
  results.record(
    settingsChecks["settings-kept"],
    SAVE_CALL,
    lost.map((key) => `${fieldIs(key, after[key])}, not ${JSON.stringify(before[key])} as before`),
  );
  const retyped = keys.filter((key) => isSame(key) && typeof before[key] !== typeof after[key]);
  results.record(
    settingsChecks["settings-types"],
    SAVE_CALL,
    retyped.map((key) => `${key} was a ${typeof before[key]} and is a ${typeof after[key]}`),
  );
  const documented = JSON.stringify(contract.loadDeviceSettings.schema);
  const others = keys.filter((key) => !documented.includes(`"${key}"`));
  const count = others.length > 0 ? `${others.length}` : "none, so keeping them was not checked";
  results.note("undocumented settings", count);
}

/** Returns the same text for a number and for its numeric string. */
const comparable = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);
