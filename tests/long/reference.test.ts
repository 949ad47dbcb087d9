import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ReflectionKind, type DeclarationReflection, type SomeType } from "typedoc";
import { describe, expect, test } from "vitest";
import { inTemporaryFolder } from "../../tools/lib/temporary.ts";
import { unpack } from "../../tools/lib/tarballs.ts";
import { compileErrors } from "../lib/compile-errors.ts";
import { readReference } from "../../tools/reference/typedoc.ts";
import { cancellation } from "../../packages/sdk/src/cancellation.ts";
import { cardUpdate } from "../../packages/sdk/src/card-update.ts";
import { deviceSettings } from "../../packages/sdk/src/device-settings.ts";
import { dormant } from "../../packages/sdk/src/dormant.ts";
import { lookups } from "../../packages/sdk/src/lookups.ts";
import type { Operation } from "../../packages/sdk/src/operation.ts";
import { packs } from "../../packages/sdk/src/packs.ts";
import { planUpdate } from "../../packages/sdk/src/plan-update.ts";
import { reactivation } from "../../packages/sdk/src/reactivation.ts";
import { registration } from "../../packages/sdk/src/registration.ts";

/** The request of an operation. */
interface Endpoint {
  /** Method and path template, with the name of the query parameter. */
  endpoint: string;
  isWrite: boolean;
  needsToken: boolean;
}

const features: Readonly<Record<string, object>> = {
  cancellation,
  cardUpdate,
  deviceSettings,
  dormant,
  lookups,
  packs,
  planUpdate,
  reactivation,
  registration,
};

/** The endpoint of each operation, by its name such as `dormant.cancel`. */
const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(features).flatMap(([feature, operations]) =>
    Object.entries<Operation<unknown>>({ ...operations }).map(([name, operation]) => [
      `${feature}.${name}`,
      {
        endpoint: operation.endpoint.replace(/\?(\w+)\*?$/, "?$1="),
        isWrite: operation.write !== undefined,
        needsToken: operation.needsToken === true,
      },
    ]),
  ),
);

const packages = join(import.meta.dirname, "../../packages");

const { project, warnings, write } = await readReference();

const isDescribed = ({ comment, signatures = [] }: DeclarationReflection): boolean =>
  comment !== undefined || signatures.some((one) => one.comment !== undefined);

/** A field with one possible value, or one that must be omitted. */
const isObvious = ({ type }: DeclarationReflection): boolean =>
  type?.type === "literal" || /^(undefined|never)$|OneCardOnly/.test(String(type));

/** Finds a declaration by its path: `@waypost/hooks`, then `useTask`. */
function declaration(entry: string, name: string): DeclarationReflection {
  const module = project.children?.find((one) => one.name === `@waypost/${entry}`);
  const child = module?.children?.find((one) => one.name === name);
  if (!child) throw new Error(`@waypost/${entry} has no ${name}.`);
  return child;
}

/** Returns the text of a description, without its tags. */
const wordsOf = ({ comment, signatures = [] }: DeclarationReflection): string =>
  [comment, ...signatures.map((one) => one.comment)]
    .flatMap((one) => one?.summary ?? [])
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\s+/g, " ");

/** The operations of the client: `packs.buySms`. */
const operations = (declaration("sdk", "Client").children ?? []).flatMap(({ name, type }) => {
  const area = type?.type === "reference" ? type.reflection : undefined;
  const members = area?.isDeclaration() ? (area.children ?? []) : [];
  return members.map((one) => ({ name: `${name}.${one.name}`, words: wordsOf(one) }));
});

const hooks = (project.getChildByName(["@waypost/hooks"]) as DeclarationReflection).children ?? [];

/** The members of a type: for a union or an intersection, those of its parts. */
function membersOf(type: SomeType | undefined): string[] {
  if (type?.type === "intersection" || type?.type === "union") return type.types.flatMap(membersOf);
  return type?.type === "reflection"
    ? (type.declaration.children ?? []).map(({ name }) => name)
    : [];
}

/** The members of what a hook returns. */
const returned = (hook: string): string[] =>
  membersOf(declaration("hooks", hook).signatures?.[0]?.type);

/** Declarations that the examples assume. */
const GIVEN = `
declare const id: string;
declare const imei: string;
declare const settings: DeviceSettings;
declare const plan: Plan;
declare const pack: TaskView<ShapeOf<typeof smsPack>>;
declare const cancelling: TaskView<ShapeOf<typeof cancellation>>;
declare const paying: TaskView<ShapeOf<typeof reactivation>>;
`;

test("every type in a public signature is exported or listed, and no link is broken", () => {
  expect(warnings).toEqual([]);
});

describe("the reference", () => {
  test("describes every export except props, which are named after their component", () => {
    const all = project.children?.flatMap(({ children = [] }) => children) ?? [];
    const silent = all.filter((one) => !one.isReference() && !isDescribed(one));
    const missing = silent.filter(({ name }) => !/^[A-Z]\w*Props$/.test(name));
    expect(all.length).toBeGreaterThan(600);
    expect(missing.map((one) => one.getFullName())).toEqual([]);
  });

  test("describes every field and method of the SDK's types, except fields with one possible value", () => {
    const members = project
      .getReflectionsByKind(ReflectionKind.Property | ReflectionKind.Method)
      .filter((one) => one.isDeclaration())
      // `stack` of an error is described elsewhere.
      .filter((one) => one.parent?.kindOf(ReflectionKind.Interface) && !one.flags.isExternal)
      .filter((one) => one.getFullName().startsWith("@waypost/sdk"));
    const silent = members.filter((one) => !isObvious(one) && !isDescribed(one));
    expect(members.length).toBeGreaterThan(400);
    expect(silent.map((one) => one.getFullName())).toEqual([]);
  });

  test("describes the members of the results of hooks", async () => {
    expect(returned("usePlans")).toEqual(expect.arrayContaining(["plans"]));
    const pages = await inTemporaryFolder(async (folder) => {
      await write(folder);
      return readFile(join(folder, "hooks.md"), "utf8");
    });
    const [, section = ""] = pages.split("### TaskViews\n");
    const [views] = section.split("\n### ");
    for (const member of ["reviewing", "submit", "review", "checkOutcome"])
      expect(views).toContain(member);
  });
});

test.each([
  ["hooks", "TaskQuestion"],
  ["hooks", "RegistrationQuestion"],
  ["hooks/flows", "TaskReview"],
  ["hooks/rules", "Plan"],
])("@waypost/%s has %s with its members", (entry, name) => {
  const { children = [], type } = declaration(entry, name);
  expect(children.length + membersOf(type).length).toBeGreaterThan(1);
});

const named = (matches: (words: string) => boolean) =>
  operations.filter(({ words }) => matches(words)).map(({ name }) => name);
const known = (has: "needsToken" | "isWrite") =>
  [...endpoints].filter(([, endpoint]) => endpoint[has]).map(([name]) => name);

describe("the descriptions of the SDK", () => {
  test("mention the token for exactly the five operations that need it, and sent-once for exactly the writes", () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual([...endpoints.keys()].toSorted());
    expect(known("needsToken")).toHaveLength(5);
    const token = named((words) => words.includes("Needs the token."));
    expect(token.toSorted()).toEqual(known("needsToken").toSorted());
    const once = named((words) => words.includes("Sent once, never retried."));
    expect(once.toSorted()).toEqual(known("isWrite").toSorted());
  });

  test("explain each misspelled name", () => {
    const misspelled = project
      .getReflectionsByKind(ReflectionKind.Property)
      .filter((one) => one.isDeclaration())
      .filter((one) => one.parent?.kindOf(ReflectionKind.Interface) && !isObvious(one))
      .filter((one) => one.getFullName().startsWith("@waypost/sdk"))
      .filter(({ name }) =>
        /comfirm|cancelation|dettach|thershold|breaking|nextBilling/.test(name),
      );
    const unexplained = misspelled.filter((one) => !wordsOf(one).includes("The API's spelling"));
    expect(misspelled.length).toBeGreaterThan(8);
    expect(unexplained.map((one) => one.getFullName())).toEqual([]);
  });

  test("are part of the published declarations, and each endpoint is in the README", async () => {
    const built = await inTemporaryFolder(async (folder) => {
      await unpack("sdk", folder);
      const files = (await readdir(join(folder, "dist"))).filter((file) => file.endsWith(".d.ts"));
      return Promise.all(files.map((file) => readFile(join(folder, "dist", file), "utf8")));
    });
    const published = built
      .join("\n")
      .replaceAll(/\s*\n\s*\*?\s*/g, " ")
      .replaceAll(/\{@link (\w+)\}/g, "$1");
    const readme = await readFile(join(packages, "sdk/README.md"), "utf8");
    const missing = operations.filter(({ name, words }) => {
      const endpoint = endpoints.get(name)?.endpoint ?? "";
      const isListed = readme
        .split("\n")
        .some((line) => line.includes(`\`${name}(`) && line.includes(`\`${endpoint}\``));
      return !isListed || !published.includes(words);
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

describe("the examples of the hooks", () => {
  const examples = hooks
    .filter(({ name }) => /^use[A-Z]/.test(name))
    .map(({ name, signatures = [] }) => {
      const content = signatures[0]?.comment?.getTag("@example")?.content ?? [];
      const text = content.map((part) => part.text).join("");
      return { name, code: text.replaceAll(/^```.*$/gm, "").trim() };
    });

  test("exist for each hook and compile", () => {
    expect(examples.length).toBeGreaterThan(40);
    expect(examples.filter(({ name, code }) => !code.includes(name))).toEqual([]);
    const code = [
      `import { ${examples.map(({ name }) => name).join(", ")}, type DeviceSettings, type TaskView } from "../index.ts";`,
      `import { cancellation, reactivation, registration, smsPack, type ShapeOf } from "../flows/index.ts";`,
      `import { isAllowed, parsePlanRules, type Plan } from "../rules/index.ts";`,
      GIVEN,
      ...examples.map((one) => `export function Of${one.name}() {\n${one.code}\n}`),
    ].join("\n");
    expect(compileErrors({ [join(packages, "hooks/src/react/examples.tsx")]: code })).toEqual([]);
  });
});
