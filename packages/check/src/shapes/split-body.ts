/** Rows are validated in batches, because an error needs far more memory than its value. */
const ROWS_AT_ONCE = 1000;

/** The maximum number of values in a batch. Lists inside its rows are truncated to fit. */
const VALUES_AT_ONCE = 50_000;

interface Part {
  /** The body with some of its rows. */
  readonly part: unknown;
  /** The path of these rows. Errors outside of it belong to another part. */
  readonly within: string;
}

/** Splits a body into parts with at most a thousand rows per list. */
export function* splitBody(value: unknown): Generator<Part> {
  yield { part: truncate(value), within: "" };
  if (Array.isArray(value)) for (const rows of laterRows(value)) yield { part: rows, within: "/" };
  else if (typeof value === "object" && value !== null)
    for (const [key, list] of Object.entries(value))
      if (Array.isArray(list))
        for (const rows of laterRows(list)) yield { part: { [key]: rows }, within: `/${key}/` };
}

function* laterRows(list: readonly unknown[]): Generator {
  for (let start = ROWS_AT_ONCE; start < list.length; start += ROWS_AT_ONCE)
    yield truncate(list.slice(start, start + ROWS_AT_ONCE));
}

/** Truncates each list of the value to its first rows. */
function truncate(value: unknown, remaining = { values: VALUES_AT_ONCE }): unknown {
  remaining.values -= 1;
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, truncate(one, remaining)]),
    );
  const rows: unknown[] = [];
  for (const row of value.slice(0, ROWS_AT_ONCE))
    if (remaining.values > 0) rows.push(truncate(row, remaining));
  return rows;
}
