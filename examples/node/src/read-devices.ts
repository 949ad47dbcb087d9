interface Row {
  /** The line in the file. The header is line 1. */
  readonly line: number;
  readonly device: {
    readonly imei: string;
    readonly device_name: string;
    readonly device_plan: string;
  };
}

interface InvalidRow {
  readonly line: number;
  readonly reason: string;
}

const COLUMNS = ["imei", "device_name", "device_plan"] as const;

/** Reads a CSV file with a header. Fields may be quoted. A device must not be in it twice. */
export function readDevices(csv: string): { rows: Row[]; invalid: InvalidRow[] } {
  const [header = [], ...records] = csv
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map(fieldsOf);
  const missing = COLUMNS.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new Error(`The file has no column ${missing.join(", ")}.`);
  const rows: Row[] = [];
  const invalid: InvalidRow[] = [];
  for (const [index, fields] of records.entries()) {
    if (fields.every((field) => field === "")) continue;
    const [imei = "", device_name = "", device_plan = ""] = COLUMNS.map(
      (name) => fields[header.indexOf(name)],
    );
    const row = { line: index + 2, device: { imei, device_name, device_plan } };
    const reason = problemOf(row, rows);
    if (reason === undefined) rows.push(row);
    else invalid.push({ line: row.line, reason });
  }
  return { rows, invalid };
}

function problemOf({ device }: Row, rows: readonly Row[]): string | undefined {
  const { imei, device_name, device_plan } = device;
  if (!/^\d{15}$/.test(imei)) return `The IMEI "${imei}" must have 15 digits.`;
  if (device_name === "") return "The device has no name.";
  if (device_plan === "") return "The device has no plan.";
  const first = rows.find((row) => row.device.imei === imei);
  return first && `The IMEI ${imei} is already in line ${first.line}.`;
}

function fieldsOf(line: string): string[] {
  const fields = Array.from(line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g), ([, field = ""]) =>
    field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field.trim(),
  );
  // The expression also matches the empty end of a line.
  return line.endsWith(",") ? fields : fields.slice(0, -1);
}
