import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { templatesFolder } from "../test/run-create.ts";
import { TEMPLATES } from "./templates.ts";

const folder = await templatesFolder();
const names = await readdir(folder);

test("there are no other templates than those on offer", () => {
  expect(TEMPLATES.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test.each(names)("the template %s has what every template needs", async (name) => {
  const textOf = (file: string) => readFile(join(folder, name, file), "utf8");
  const files = await readdir(join(folder, name));
  expect(files).toEqual(expect.arrayContaining(["README.md", "_gitignore", "tsconfig.json"]));
  const { scripts } = JSON.parse(await textOf("package.json"));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(["start", "test", "typecheck"]));
  const agents = await textOf("AGENTS.md");
  for (const script of ["start", "test", "typecheck", "build"]) {
    const command = ["start", "test"].includes(script) ? `npm ${script}` : `npm run ${script}`;
    expect(agents.includes(`\`${command}\``)).toBe(script in scripts);
  }
});

test.each(names)("the template %s contains nothing of this repository", async (name) => {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map((file) => readFile(join(file.parentPath, file.name), "utf8"));
  const all = (await Promise.all(texts)).join("\n");
  expect(all).not.toMatch(/workspace:|@waypost\/source|from "\.\.\/\.\.\/|\.\.\/\.\.\/packages/);
  expect(all).toContain("Sample Tracking");
  expect(files.map((file) => file.name)).not.toContain("entries.ts");
});
