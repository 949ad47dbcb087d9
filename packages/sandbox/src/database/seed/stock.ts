import type { Database } from "../database.ts";
import type { Device } from "../devices.ts";

/** The first IMEI of each kind of stock device. The others count up from it. */
export const firstImei = { gps: 350000000000001, obd: 860000000000001 } as const;

const models = { gps: ["GL300", "GL320", "GL520"], obd: ["GV500", "GV500MA"] } as const;

/** Fills the stock up to this many devices of each kind. Existing devices are left alone. */
export function stock(database: Database, devicesPerKind: number): void {
  const count = database.prepare<{ count: number }>(
    "SELECT count(*) AS count FROM device WHERE imei BETWEEN ? AND ?",
  );
  for (const first of Object.values(firstImei)) {
    const last = first + devicesPerKind - 1;
    if (count.get(String(first), String(last))?.count === devicesPerKind) continue;
    const imeis = Array.from({ length: devicesPerKind }, (_, index) => String(first + index));
    seedDevices(database, imeis.map(deviceOf));
  }
}

/** Creates the device with this IMEI. Its first digit decides the category. */
export function deviceOf(imei: string): Device {
  const category = imei.startsWith("8") ? "obd" : "gps";
  const index = Number(imei.slice(-3)) - 1;
  const available = models[category];
  return {
    imei,
    iccid: iccidOf(imei),
    model: available[Math.max(index, 0) % available.length] ?? available[0],
    category,
  };
}

/** The number of the SIM card in the device with this IMEI. */
export function iccidOf(imei: string): string {
  return `89012${imei.startsWith("8") ? 2 : 1}${imei.slice(-13)}`;
}

/** Adds the devices that are missing. */
export function seedDevices(database: Database, devices: readonly Device[]): void {
  const insert = database.prepare(
    "INSERT INTO device (imei, iccid, model, category) VALUES (?, ?, ?, ?) ON CONFLICT (imei) DO NOTHING",
  );
  for (const { imei, iccid, model, category } of devices) insert.run(imei, iccid, model, category);
}
