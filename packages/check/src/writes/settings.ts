import type { DeviceSettings } from "@waypost/sdk";
import { contract } from "../contract.ts";
import { fieldsOf, type Fields, textOf } from "../reads/body.ts";
import { NO_DEVICE } from "../reads/device-cases.ts";
import { titleOf } from "../session.ts";
import { look, skipAll, type Bench, type FreeDevice } from "./bench.ts";
import { mustBeAccepted, mustBeRefused, write } from "./write.ts";

const SAVE = titleOf("saveDeviceSettings");
const CHECKS = ["settings-saved", "settings-kept", "settings-types", "odometer-kept"] as const;

/** Kilometres that are no round number in miles, nor the other way round. */
const KILOMETRES = "160.934";

/** These follow from something else than the settings. */
const READ_ONLY = new Set(["device_name", "device_reporting_frequency_desc"]);

/** Saves settings and an odometer, and reads them again. */
export async function checkSettings(bench: Bench, { imei, category }: FreeDevice): Promise<void> {
  const { session, token } = bench;
  const { results } = session;
  if (token === undefined) return skipAll(session, CHECKS, "customer.token");
  const kind = category === "gps" ? "gps" : "obd";
  const load = async (): Promise<Fields> => {
    const reply = await look(session, {
      call: "loadDeviceSettings",
      params: { imei },
      query: { category: kind },
      token,
    });
    return fieldsOf(fieldsOf(fieldsOf(reply).data).settings);
  };
  const before = await load();
  if (Object.keys(before).length === 0)
    return skipAll(session, CHECKS, "settings that can be loaded");
  const edited = { ...before, device_name: `${textOf(before.device_name)} (checked)` };
  const save = (address: string) =>
    write(
      session,
      "saveDeviceSettings",
      (client) => client.deviceSettings.save(address, kind, edited as unknown as DeviceSettings),
      token,
    );
  mustBeRefused(session, await save(NO_DEVICE), "settings of no device");
  if (mustBeAccepted(session, await save(imei))) {
    const after = await load();
    const isSaved = after.device_name === edited.device_name;
    results.judge("settings-saved", SAVE, isSaved ? [] : ["device_name is not what was sent"]);
    compare(bench, before, after);
  }

  const odometer = (address: string) =>
    write(
      session,
      "updateOdometer",
      (client) =>
        client.deviceSettings.updateOdometer(kind, { imei: address, odometer_value: KILOMETRES }),
      token,
    );
  mustBeRefused(session, await odometer(NO_DEVICE), "the odometer of no device");
  if (!mustBeAccepted(session, await odometer(imei))) return;
  const { odometer_value } = await load();
  const isKept = Math.abs(Number(odometer_value) - Number(KILOMETRES)) < 0.01;
  const problem = `${KILOMETRES} km was sent, and ${textOf(odometer_value).slice(0, 20)} is read`;
  results.judge("odometer-kept", titleOf("updateOdometer"), isKept ? [] : [problem]);
}

/** What was not edited has to stay, field by field. */
function compare({ session: { results } }: Bench, before: Fields, after: Fields): void {
  const keys = Object.keys(before).filter((key) => !READ_ONLY.has(key));
  const isSame = (key: string) => text(before[key]) === text(after[key]);
  const lost = keys.filter((key) => !isSame(key));
  results.judge(
    "settings-kept",
    SAVE,
    lost.map((key) => (key in after ? `${key} has another value` : `${key} is gone`)),
  );
  const retyped = keys.filter((key) => isSame(key) && typeof before[key] !== typeof after[key]);
  results.judge(
    "settings-types",
    SAVE,
    retyped.map((key) => `${key} was a ${typeof before[key]} and is a ${typeof after[key]}`),
  );
  const documented = JSON.stringify(contract.loadDeviceSettings.schema);
  const others = keys.filter((key) => !documented.includes(`"${key}"`));
  const count = others.length > 0 ? `${others.length}` : "none, so that they stay was not tried";
  results.note("undocumented settings", count);
}

/** The same for a number and for a text of it. */
const text = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);
