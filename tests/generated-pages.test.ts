import { access, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkIds } from "../packages/check/src/catalogue.ts";
import * as flows from "../packages/hooks/src/flows/index.ts";
import { REGISTRATION_PHASES } from "../packages/hooks/src/flows/registration/state.ts";
import {
  REASON_LABELS,
  USE_LABELS,
} from "../packages/hooks/src/rules/self-service/cancellation.ts";
import { publicNames } from "../tools/lib/public-names.ts";
import { renderCheckPage } from "../tools/reference/check/render.ts";
import { sandboxReport } from "../tools/reference/check/sandbox-report.ts";
import { conformanceYaml } from "../tools/reference/conformance.ts";
import { renderSettings } from "../tools/reference/settings.ts";
import { withPhases, withTaskTypes } from "../tools/reference/tasks.ts";
import { renderReference } from "../tools/reference/ui/render.ts";
import { base, classesOf, components, tokens, variablesIn } from "../tools/reference/ui/styles.ts";

const docs = join(import.meta.dirname, "../docs");
const hooks = await publicNames(join(import.meta.dirname, "../packages/hooks"));

test("the check reference lists every finding and the current report of the sandbox", async () => {
  const page = await readFile(join(docs, "check.md"), "utf8");
  expect(page).toBe(renderCheckPage(await sandboxReport()));
});

test("the documentation links to existing findings, and the deployment guide links each requirement to one", async () => {
  const files = await readdir(docs, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".md"));
  const linked = new Map<string, string[]>();
  for (const page of pages) {
    const text = await readFile(join(docs, page), "utf8");
    linked.set(
      page,
      Array.from(text.matchAll(/check\.md#([\w-]+)\)/g), ([, id = ""]) => id),
    );
  }
  const known: readonly string[] = [...checkIds, "the-report-of-the-sandbox"];
  expect([...linked.values()].flat().filter((id) => !known.includes(id))).toEqual([]);

  const guide = await readFile(join(docs, "deploying.md"), "utf8");
  const [, requirements = ""] = guide.split("## Requirements for the API");
  const unproven = requirements
    .split("\n\n")
    .filter((paragraph) => paragraph.startsWith("**") && !paragraph.includes("(check.md#"));
  expect(unproven).toEqual([]);
});

test("a page that is written by hand has at most 3,000 words", async () => {
  const files = await readdir(docs, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".md") && file !== "check.md");
  const long = await Promise.all(
    pages.map(async (page) => {
      const text = await readFile(join(docs, page), "utf8");
      return text.split(/\s+/).length > 3000 ? [page] : [];
    }),
  );
  expect(long.flat()).toEqual([]);
});

test("the conformance page has the 55 criteria, and each claim names a test", async () => {
  const page = await readFile(join(docs, "accessibility-conformance.md"), "utf8");
  const rows = page.split("\n").filter((line) => /^\| \d\.\d/.test(line));
  expect(new Set(rows.map((row) => row.split(" ")[1])).size).toBe(55);
  const claims = rows.filter((row) => row.includes("| supports"));
  const files = claims.map((row) => /\]\(\.\.\/(.+?\.test\.tsx?)\)/.exec(row)?.[1] ?? row);
  for (const file of new Set(files)) await access(join(docs, "..", file));
});

test("the conformance report in the format of OpenACR is that of the page", async () => {
  const report = await readFile(join(docs, "accessibility-conformance.yaml"), "utf8");
  expect(report).toBe(await conformanceYaml());
  expect(report.match(/num: /g)).toHaveLength(55);
});

test("the list of settings fields is up to date", async () => {
  const page = await readFile(join(docs, "reference/settings-fields.md"), "utf8");
  expect(page).toBe(renderSettings());
});

test("the task reference has each task, with the stages and the values of its type", async () => {
  const page = await readFile(join(docs, "reference/tasks.md"), "utf8");
  const tasks = Object.entries(flows).filter(
    ([, flow]) => typeof flow === "object" && "task" in flow,
  );
  expect(Array.from(page.matchAll(/^## (\w+)$/gm), ([, name]) => name)).toEqual(
    tasks.map(([name]) => name).toSorted(),
  );
  expect(page).toBe(withTaskTypes(page));
  const cancellation = page.split("\n## ").find((section) => section.startsWith("cancellation\n"));
  for (const value of [...Object.keys(REASON_LABELS), ...Object.keys(USE_LABELS)])
    expect(cancellation).toContain(`"${value}"`);
});

test("the guide to the registration lists each phase with its data and actions", async () => {
  const guide = await readFile(join(docs, "guides/one-page.md"), "utf8");
  expect(guide).toBe(withPhases(guide));
  for (const phase of REGISTRATION_PHASES)
    expect(guide).toMatch(new RegExp(`^\\|.*\`${phase}\`.*\\| .+ \\|$`, "m"));
});

test("the guide to tasks lists exactly the phases of a task", async () => {
  const guide = await readFile(join(docs, "guides/tasks.md"), "utf8");
  const [, table = ""] = /^\| phase \| what is there \|\n\|[-|]+\n((?:\|.*\n)+)/m.exec(guide) ?? [];
  const cells = table.split("\n").map((row) => row.split("|")[1] ?? "");
  const listed = Array.from(cells.join().matchAll(/`([\w-]+)`/g), ([, name]) => name);
  const { checker, names } = hooks;
  const state = names.find(({ name }) => name === "TaskState")?.symbol;
  const screen = state && checker.getDeclaredTypeOfSymbol(state).getProperty("screen");
  const phase = screen && checker.getTypeOfSymbol(screen).getProperty("phase");
  const type = phase && checker.getTypeOfSymbol(phase);
  const phases = type?.isUnion() ? type.types.map((one) => one.isStringLiteral() && one.value) : [];
  expect(new Set(listed)).toEqual(new Set(phases));
});

test("the style reference is up to date and lists every class and variable", async () => {
  const page = await readFile(join(docs, "reference/ui.md"), "utf8");
  const ui = { components: await components(), base: await base(), tokens: await tokens() };
  expect(page).toBe(renderReference(ui));
  const css = [ui.tokens, ui.base, ...ui.components.map((one) => one.css)].join("\n");
  const code = ui.components.map((one) => one.code).join("\n");
  const listed = (pattern: RegExp) => new Set(Array.from(page.matchAll(pattern), ([, one]) => one));
  const classes = listed(/`(waypost-[\w-]+)`/g);
  const exist = new Set(classesOf(css));
  expect([...exist].filter((name) => !classes.has(name))).toEqual([]);
  expect([...classes].filter((name = "") => !exist.has(name) && !code.includes(name))).toEqual([]);
  expect(listed(/`(--waypost-[\w-]+)`/g)).toEqual(new Set(variablesIn(css)));
});
