import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { REGISTRATION_PHASES } from "@waypost/hooks/flows";
import { flowRows } from "@waypost/hooks/testing";
import { beforeAll, expect, test } from "vitest";
import { outputOf } from "../../../tools/lib/output.ts";

const portal = join(import.meta.dirname, "..");
const components = join(portal, "../../packages/ui/src/components");

/** Used inside every field. Alone it is a label without a control. */
const PARTS = ["Field", "ListBox"];

let stories: string[] = [];

/** Ladle reads its configuration from the working directory. */
const LIST = `import meta from "@ladle/react/meta";
console.log(JSON.stringify(await meta()));`;

beforeAll(async () => {
  const args = ["--input-type=module", "--eval", LIST];
  const found = JSON.parse(await outputOf("node", args, { cwd: portal })) as {
    stories: Record<string, { filePath: string }>;
  };
  stories = Object.entries(found.stories).map(([id, { filePath }]) => `${id} ${filePath}`);
}, 60_000);

test.each(REGISTRATION_PHASES)("the workshop shows the registration at %s", (state) => {
  expect(stories.some((story) => story.startsWith(`flows--registration--${state} `))).toBe(true);
});

const tasks = Object.values(flowRows())
  .filter((row) => "input" in row)
  .flatMap(({ flow, phases }) => phases.map((phase) => [flow.name, phase] as const));

test.each(tasks)("the workshop shows the task %s at %s", (task, phase) => {
  expect(stories.some((story) => story.startsWith(`flows--${task}--${phase} `))).toBe(true);
});

const SETTINGS = ["gps", "obd", "gps-restricted", "obd-restricted", "loading", "failed", "saving"];

test.each([...SETTINGS, "edited", "unknown", "with-errors"])(
  "the workshop shows the settings of a device: %s",
  (state) => {
    expect(stories.some((story) => story.startsWith(`flows--device-settings--${state} `))).toBe(
      true,
    );
  },
);

test("the workshop shows every component with its own look", async () => {
  const folders = await readdir(components);
  const missing = [];
  for (const name of folders) {
    const files = await readdir(join(components, name));
    const hasLook = files.includes(`${name}.css`) && files.includes(`${name}.tsx`);
    if (hasLook && !PARTS.includes(name) && !stories.some((story) => story.includes(`/${name}/`)))
      missing.push(name);
  }
  expect(missing).toEqual([]);
});
