/** An error takes far more memory than the value it is about, so rows are compared in portions. */
const ROWS_AT_ONCE = 1000;

/** More values than this are not compared in one portion: lists in its rows are cut off. */
const VALUES_AT_ONCE = 50_000;

interface Part {
  /** Like the whole, with some of the rows. */
  readonly part: unknown;
  /** The path that it is about. Differences elsewhere belong to another part. */
  readonly within: string;
}

/** A body, which is a list or has some, as parts with no more than a thousand rows each. */
export function* partsOf(value: unknown): Generator<Part> {
  yield { part: cut(value), within: "" };
  if (Array.isArray(value)) for (const rows of laterRows(value)) yield { part: rows, within: "/" };
  else if (typeof value === "object" && value !== null)
    for (const [key, list] of Object.entries(value))
      if (Array.isArray(list))
        for (const rows of laterRows(list)) yield { part: { [key]: rows }, within: `/${key}/` };
}

function* laterRows(list: readonly unknown[]): Generator {
  for (let start = ROWS_AT_ONCE; start < list.length; start += ROWS_AT_ONCE)
    yield cut(list.slice(start, start + ROWS_AT_ONCE));
}

/** The value with the first rows of each of its lists. */
function cut(value: unknown, left = { values: VALUES_AT_ONCE }): unknown {
  left.values -= 1;
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one, left)]));
  const kept: unknown[] = [];
  for (const row of value.slice(0, ROWS_AT_ONCE)) if (left.values > 0) kept.push(cut(row, left));
  return kept;
}
