import { readFileSync } from "node:fs";
import type { DeviceReport } from "../../src/register-many.ts";

/** The reports in a file, one a line: several about one device, of which the last counts. */
export function readReports(file: string): DeviceReport[] {
  try {
    return readFileSync(file, "utf8").split("\n").flatMap(parsed);
  } catch {
    return [];
  }
}

/** A line that a crash cut off was not followed by a request, so it can be left out. */
function parsed(line: string): DeviceReport[] {
  try {
    return [JSON.parse(line) as DeviceReport];
  } catch {
    return [];
  }
}

export const asLines = (reports: readonly DeviceReport[]): string =>
  reports.map((report) => `\n${JSON.stringify(report)}`).join("");
