import { readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A block of code of the guide, which begins with a comment that names its file. */
interface Step {
  readonly file: string;
  /** The code is inserted beside the first line with this text; without it, it is the whole file. */
  readonly place: { readonly side: "before" | "after"; readonly text: string } | null;
  readonly code: string;
}

const BLOCK = /```tsx?\n\/\/ ([^\s,]+)(?:, (before|after) "(.*)")?\n([^]*?)```/g;

/** The steps of `docs/adding-a-task.md`. */
export async function guideSteps(): Promise<Step[]> {
  const guide = await readFile(join(root, "docs/adding-a-task.md"), "utf8");
  return [...guide.matchAll(BLOCK)].map(([, file = "", side, text = "", code = ""]) => ({
    file,
    place: side === "before" || side === "after" ? { side, text } : null,
    code,
  }));
}

/**
 * The text of a step's file with its code.
 * @throws Error when the file has no line to insert it at
 */
export function withStep(text: string, { file, place, code }: Step): string {
  if (place === null) return code;
  const found = text.indexOf(place.text);
  if (found === -1) throw new Error(`${file} has no line with ${place.text}`);
  const line =
    place.side === "before" ? text.lastIndexOf("\n", found) + 1 : text.indexOf("\n", found) + 1;
  return text.slice(0, line) + code + text.slice(line);
}
