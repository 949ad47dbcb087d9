import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import ui from "../../packages/ui/package.json" with { type: "json" };

const page = join(import.meta.dirname, "../../docs/accessibility-conformance.md");

/** A row of the page: `| 1.1.1 Non-text Content | A | supports | [test](path) |`. */
const ROW =
  /^\| (?<num>[\d.]+) .+? \| (?<level>A{1,2}) \| (?<conformance>[a-z ]+) \| ?(?<by>.*?) ?\|$/gm;

const LEVELS: Readonly<Record<string, string>> = {
  supports: "supports",
  "supports in part": "partially-supports",
  "not evaluated": "not-evaluated",
};

/** Returns the table of the page as an OpenACR report, which procurement tools read. */
export async function conformanceYaml(): Promise<string> {
  const text = await readFile(page, "utf8");
  const rows = [...text.matchAll(ROW)].map(({ groups }) => groups ?? {});
  const chapter = (wanted: string) => ({
    criteria: rows
      .filter(({ level }) => level === wanted)
      .map(({ num, conformance = "", by = "" }) => ({
        num,
        components: [
          {
            name: "web",
            adherence: {
              level: LEVELS[conformance],
              notes: by.replaceAll(/\[`([^`]+)`\]\([^)]*\)/g, "$1"),
            },
          },
        ],
      })),
  });
  return stringify({
    title: "Waypost accessibility conformance report",
    product: { name: "Waypost portal and @waypost/ui", version: ui.version },
    author: { name: "Waypost" },
    catalog: "2.5-edition-wcag-2.2-en",
    notes: "Each criterion names the test that holds it. No person has tried a screen reader.",
    chapters: {
      success_criteria_level_a: chapter("A"),
      success_criteria_level_aa: chapter("AA"),
    },
  });
}
