import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readComponents } from "../tools/reference/ui/read-components.ts";
import { renderComponents } from "../tools/reference/ui/render-components.ts";
import { renderReference } from "../tools/reference/ui/render.ts";
import { base, classesOf, components, tokens, variablesIn } from "../tools/reference/ui/styles.ts";

const page = await readFile(join(import.meta.dirname, "../docs/reference/ui.md"), "utf8");
const ui = { components: await components(), base: await base(), tokens: await tokens() };
const css = [ui.tokens, ui.base, ...ui.components.map((component) => component.css)].join("\n");
const code = ui.components.map((component) => component.code).join("\n");

const listed = (pattern: RegExp) =>
  new Set(Array.from(page.matchAll(pattern), ([, name = ""]) => name));

/** Ignores spaces and dashes of tables, which the formatter changes. */
const plain = (text: string): string => text.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---");

describe("the reference of the UI package", () => {
  test("lists every class of the style sheets", () => {
    const missing = classesOf(css).filter((name) => !listed(/`(waypost-[\w-]+)`/g).has(name));
    expect(missing).toEqual([]);
  });

  test("lists no class that does not exist", () => {
    const exists = new Set(classesOf(css));
    const gone = [...listed(/`(waypost-[\w-]+)`/g)].filter(
      (name) => !exists.has(name) && !code.includes(name),
    );
    expect(gone).toEqual([]);
  });

  test("lists exactly the variables of the style sheets", () => {
    const all = new Set(variablesIn(css));
    expect([...listed(/`(--waypost-[\w-]+)`/g)].toSorted()).toEqual([...all].toSorted());
  });

  test("matches the sources: if not, run `npm run generate`", () => {
    expect(plain(page)).toBe(plain(renderReference(ui)));
  });
});

describe("the reference of the components", () => {
  test("is up to date: if not, run `npm run generate`", async () => {
    const root = join(import.meta.dirname, "..");
    const entries = await readComponents(join(root, "packages/ui"));
    const written = await readFile(join(root, "docs/reference/components.md"), "utf8");
    expect(written).toBe(renderComponents(entries));
    // What has no story, and so no states here, are parts of other components.
    const untold = entries.filter(({ states }) => states.length === 0).map(({ entry }) => entry);
    expect(untold).toEqual(["Field", "ListBox", "Root"]);
  });
});
