import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ReflectionKind, type DeclarationReflection } from "typedoc";
import { describe, expect, test } from "vitest";
import { inTemporaryFolder } from "../tools/lib/temporary.ts";
import { readReference } from "../tools/reference/typedoc.ts";

const { project, warnings, write } = await readReference();

const isDescribed = ({ comment, signatures = [] }: DeclarationReflection): boolean =>
  comment !== undefined || signatures.some((one) => one.comment !== undefined);

/** A field with one possible value, or one that must be left out. */
const isObvious = ({ type }: DeclarationReflection): boolean =>
  type?.type === "literal" || /^(undefined|never)$|OneCardOnly/.test(String(type));

/** A declaration by its path: `@waypost/hooks`, then `useTask`. */
function declaration(entry: string, name: string): DeclarationReflection {
  const module = project.children?.find((one) => one.name === `@waypost/${entry}`);
  const child = module?.children?.find((one) => one.name === name);
  if (!child) throw new Error(`@waypost/${entry} has no ${name}.`);
  return child;
}

/** The members of what a hook returns. */
function returned(hook: string): string[] {
  const type = declaration("hooks", hook).signatures?.[0]?.type;
  const parts = type?.type === "intersection" ? type.types : [type];
  return parts.flatMap((part) =>
    part?.type === "reflection" ? (part.declaration.children ?? []).map(({ name }) => name) : [],
  );
}

test("every type that a caller touches is exported or on the list, and every link leads somewhere", () => {
  expect(warnings).toEqual([]);
});

describe("what the reference describes", () => {
  test("every export but props, which are named after their component", () => {
    const all = project.children?.flatMap(({ children = [] }) => children) ?? [];
    const silent = all.filter((one) => !one.isReference() && !isDescribed(one));
    const missing = silent.filter(({ name }) => !/^[A-Z]\w*Props$/.test(name));
    expect(all.length).toBeGreaterThan(600);
    expect(missing.map((one) => one.getFullName())).toEqual([]);
  });

  test("every field and method of the SDK's types; a field with one possible text needs no words", () => {
    const members = project
      .getReflectionsByKind(ReflectionKind.Property | ReflectionKind.Method)
      .filter((one) => one.isDeclaration())
      .filter(({ parent }) => parent?.kindOf(ReflectionKind.Interface))
      .filter((one) => one.getFullName().startsWith("@waypost/sdk"));
    const silent = members.filter((one) => !isObvious(one) && !isDescribed(one));
    expect(members.length).toBeGreaterThan(400);
    expect(silent.map((one) => one.getFullName())).toEqual([]);
  });

  test("the members of what hooks return", async () => {
    expect(returned("useTask")).toEqual(expect.arrayContaining(["submit", "back", "phase"]));
    expect(returned("usePricing")).toEqual(expect.arrayContaining(["offer", "select"]));
    const pages = await inTemporaryFolder(async (folder) => {
      await write(folder);
      return readFile(join(folder, "hooks.md"), "utf8");
    });
    const [, section = ""] = pages.split("### useTask()\n");
    expect(section.split("\n### ")[0]).toContain("submit");
  });
});

test.each([
  ["hooks", "PlanOffer"],
  ["hooks", "PriceWords"],
  ["hooks", "SettingsInput"],
  ["hooks", "UnknownWords"],
  ["hooks/flows", "TaskReview"],
  ["hooks/rules", "PlanCardView"],
])("@waypost/%s has %s with its members", (entry, name) => {
  expect(declaration(entry, name).children?.length).toBeGreaterThan(1);
});
