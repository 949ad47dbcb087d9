import { readFileSync } from "node:fs";
import type { DeviceReport } from "../../src/register-many.ts";

/** Reads the reports in a file, one per line. The last report about a device counts. */
export function readReports(file: string): DeviceReport[] {
  try {
    return readFileSync(file, "utf8").split("\n").flatMap(parsed);
  } catch {
    return [];
  }
}

/** Parses a line. One truncated by a crash is skipped, because no request was sent after it. */
function parsed(line: string): DeviceReport[] {
  try {
    return [JSON.parse(line) as DeviceReport];
  } catch {
    return [];
  }
}

export const asLines = (reports: readonly DeviceReport[]): string =>
  reports.map((report) => `\n${JSON.stringify(report)}`).join("");
