import { appendFile, readFile } from "node:fs/promises";
import type { Client } from "@waypost/sdk";
import { registerMany, type DeviceReport } from "@waypost/sdk/register-many";
import { registrationOf } from "./customer.ts";
import { readDevices } from "./read-devices.ts";

/** The result of one row of the file. */
interface RowResult {
  /** The line in the file. The header is line 1. */
  readonly line: number;
  readonly status: DeviceReport["status"] | "invalid";
  readonly text: string;
}

const REGISTERED: readonly string[] = ["registered", "appears-registered"];

export const isRegistered = ({ status }: RowResult): boolean => REGISTERED.includes(status);

/**
 * Registers the devices of a CSV file. It stores the result of each request in `resultsFile`, so
 * you can run it again: devices that are registered are not sent again.
 * @returns a result for each row, in the order of the file
 */
export async function importDevices(
  client: Client,
  email: string,
  file: string,
  resultsFile: string,
): Promise<RowResult[]> {
  const { rows, invalid } = readDevices(await readFile(file, "utf8"));
  const { exists } = await client.registration.checkEmail(email);
  const reports = await registerMany(
    client,
    { ...registrationOf(email, exists), devices: rows.map(({ device }) => device) },
    {
      previous: await savedReports(resultsFile),
      // Awaited before and after each request that charges the card.
      save: (_, changed) => appendFile(resultsFile, changed.map(toLine).join("")),
    },
  );
  const results = rows.map(({ line, device }, index): RowResult => {
    const { status = "not-sent", message } = reports[index] ?? {};
    const reason = message ? ` (${message})` : "";
    return { line, status, text: `${device.imei} ${device.device_name}${reason}` };
  });
  const others = invalid.map(({ line, reason }): RowResult => ({
    line,
    status: "invalid",
    text: reason,
  }));
  return [...results, ...others].toSorted((one, other) => one.line - other.line);
}

const toLine = (report: DeviceReport) => `\n${JSON.stringify(report)}`;

async function savedReports(file: string): Promise<DeviceReport[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as DeviceReport];
    } catch {
      // A crash cut this line off before its request was sent.
      return [];
    }
  });
}
