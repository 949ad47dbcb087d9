import { outputOf } from "../tools/lib/output.ts";
import { tarballs } from "../tools/lib/tarballs.ts";
import { kilobytes, type Figure } from "./figure.ts";

/** A row of `size-limit --json`. Sizes are in bytes. */
interface Row {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit?: number;
}

/**
 * Measures the packages. @throws Error with all rows if one exceeds its limit in `.size-limit.js`
 */
export async function sizes(): Promise<readonly Figure[]> {
  await tarballs();
  const rows = JSON.parse(await outputOf("size-limit", ["--json"])) as readonly Row[];
  return rows.map(({ name, size, sizeLimit }) => ({
    name,
    value: size,
    show: kilobytes,
    ...(sizeLimit !== undefined && { goal: { atMost: sizeLimit } }),
  }));
}
