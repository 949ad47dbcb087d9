import { readFile } from "node:fs/promises";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A code block of the guide. It begins with a comment that contains its file name. */
interface Step {
  readonly file: string;
  /**
   * The code is inserted at the first line with this text. Without it, the code is the whole file.
   */
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
 * Returns the content of a step's file with its code.
 * @throws Error if the file does not have the line
 */
export function withStep(text: string, { file, place, code }: Step): string {
  if (place === null) return code;
  const found = text.indexOf(place.text);
  if (found === -1) throw new Error(`${file} has no line with ${place.text}`);
  const line =
    place.side === "before" ? text.lastIndexOf("\n", found) + 1 : text.indexOf("\n", found) + 1;
  return text.slice(0, line) + code + text.slice(line);
}
