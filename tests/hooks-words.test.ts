import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as flows from "../packages/hooks/src/flows/index.ts";
import { compileErrors } from "../tools/reference/hooks/compile.ts";
import { readEntries } from "../tools/reference/hooks/read-entries.ts";
import { readTasks } from "../tools/reference/hooks/read-tasks.ts";
import { readHooks } from "../tools/reference/hooks/read.ts";
import { isInPage, renderEntries } from "../tools/reference/hooks/render-entries.ts";
import { renderTasks } from "../tools/reference/hooks/render-tasks.ts";
import { renderHooks } from "../tools/reference/hooks/render.ts";
import { publicNames } from "../tools/lib/public-names.ts";

const root = join(import.meta.dirname, "..");
const hooks = readHooks(join(root, "packages/hooks/src/index.ts"));
const declared = await publicNames(join(root, "packages/hooks"));
const names = readEntries(declared);
const tasks = readTasks(declared, flows);

test("each hook has a description and an example", () => {
  expect(hooks.length).toBeGreaterThan(50);
  expect(hooks.filter(({ words }) => words === "").map(({ name }) => name)).toEqual([]);
  const unused = hooks.filter(({ name, example }) => !example.includes(name));
  expect(unused.map(({ name }) => name)).toEqual([]);
});

test("the reference of the hooks is up to date: if not, run `npm run generate`", async () => {
  const written = await readFile(join(root, "docs/reference/hooks.md"), "utf8");
  expect(written).toBe(renderHooks(hooks));
});

test("the reference of the other names is up to date, and knows every entry", async () => {
  const written = await readFile(join(root, "docs/reference/hooks-entries.md"), "utf8");
  expect(written).toBe(renderEntries(names));
  expect(names.filter((one) => !isInPage(one))).toEqual([]);
});

test("the reference of the tasks is up to date, and tells of each what it sends", async () => {
  const written = await readFile(join(root, "docs/reference/tasks.md"), "utf8");
  expect(written).toBe(renderTasks(tasks));
  expect(tasks).toHaveLength(11);
  const unclear = tasks.filter(
    ({ calls, stages }) => calls.send.length === 0 || stages.length === 0,
  );
  expect(unclear.map(({ name }) => name)).toEqual([]);
});

test("the README names every phase of a task, and no other", async () => {
  const readme = await readFile(join(root, "packages/hooks/README.md"), "utf8");
  const [sentence = ""] = /^The phases are .*? and `\w+`\./m.exec(readme) ?? [];
  const told = Array.from(sentence.matchAll(/`([\w-]+)`/g), ([, name]) => name);
  const state = declared.names.find(({ name }) => name === "TaskState")?.symbol;
  const phase = state && declared.checker.getDeclaredTypeOfSymbol(state).getProperty("phase");
  const type = phase && declared.checker.getTypeOfSymbol(phase);
  const phases = type?.isUnion() ? type.types.map((one) => one.isStringLiteral() && one.value) : [];
  expect(new Set(told)).toEqual(new Set(phases));
});

/** Declarations that the examples assume. */
const GIVEN = `
declare const id: string;
declare const imei: string;
declare const settings: DeviceSettingsRun;
declare const run: TaskRun<ShapeOf<typeof smsPack>>;
declare const cancelling: TaskRun<ShapeOf<typeof cancellation>>;
declare const paying: TaskRun<ShapeOf<typeof reactivation>>;
declare const runner: Parameters<typeof useDraftField<{ email: string; pack: string }>>[0];
`;

test("the examples compile", async () => {
  const folder = join(root, "packages/hooks/src/react");
  const imported = hooks.map(({ name }) => name).join(", ");
  const code = [
    `import { ${imported}, type DeviceSettingsRun, type TaskRun } from "../index.ts";`,
    `import { cancellation, reactivation, registration, smsPack, type ShapeOf } from "../flows/index.ts";`,
    `import { isAllowed, parsePlanRules } from "../rules/index.ts";`,
    GIVEN,
    ...hooks.map(({ name, example }) => `export function Of${name}() {\n${example}\n}`),
  ].join("\n");
  expect(compileErrors(join(folder, "examples.tsx"), code)).toEqual([]);
});
