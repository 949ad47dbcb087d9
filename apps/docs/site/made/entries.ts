import { join } from "node:path";
import { readEntries } from "../../../../tools/reference/hooks/read-entries.ts";
import { publicNames } from "../../../../tools/lib/public-names.ts";
import { root } from "../compose.ts";

/** Every public name of a package by entry, but for the first entry, which has a page of its own. */
export async function entriesOf(name: "sdk" | "ui"): Promise<string> {
  const names = readEntries(await publicNames(join(root, "packages", name)));
  const entries = Map.groupBy(names, ({ address }) => address);
  entries.delete(".");
  const parts = [...entries].map(([address, inside]) => {
    const lines = inside.map(({ code, words }) => `- \`${code}\`${words && `: ${words}`}`);
    return `## @waypost/${name}${address.slice(1)}\n\n${lines.join("\n")}`;
  });
  return ["Every public name by entry, from its declaration.", ...parts].join("\n\n");
}
