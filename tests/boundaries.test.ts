import { readFile, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { join, dirname } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";

const workspace = join(import.meta.dirname, "..");
const oxlint = join(workspace, "node_modules/.bin/oxlint");

interface Report {
  number_of_files: number;
  diagnostics: { filename: string; message: string; help?: string }[];
}

/** Lints these files, given by path and code, with the configuration of the workspace. */
async function lintFiles(files: ReadonlyMap<string, string>): Promise<Report> {
  // Outside of the workspace, so that a crash leaves no files in it.
  const cwd = await mkdtemp(join(tmpdir(), "waypost-lint-"));
  try {
    await copyFile(join(workspace, ".oxlintrc.json"), join(cwd, ".oxlintrc.json"));
    await symlink(join(workspace, "node_modules"), join(cwd, "node_modules"));
    for (const [file, code] of files) {
      await mkdir(dirname(join(cwd, file)), { recursive: true });
      await writeFile(join(cwd, file), code);
    }
    const args = ["-c", ".oxlintrc.json", "--format", "json", ...files.keys()];
    return await new Promise((resolve, reject) => {
      // The exit code only shows whether the report is empty.
      execFile(oxlint, args, { cwd }, (_, stdout) => {
        try {
          resolve(JSON.parse(stdout) as Report);
        } catch (error) {
          reject(error);
        }
      });
    });
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

const value = (module: string) =>
  `import { thing } from "${module}";\nexport const used = thing;\n`;
const type = (module: string) =>
  `import type { Thing } from "${module}";\nexport type Used = Thing;\n`;

/** For each rule of `.oxlintrc.json`: its message, and a file with a forbidden import. */
const FORBIDDEN: readonly (readonly [message: string, file: string, code: string])[] = [
  [
    "The SDK must not depend on other packages, a framework or Node.",
    "packages/sdk/src/1.ts",
    value("node:fs/promises"),
  ],
  [
    "Rules, forms and messages must not depend on a framework or the network.",
    "packages/hooks/src/rules/1.ts",
    value("react"),
  ],
  [
    "Import only types from @waypost/sdk; its pure functions are in @waypost/sdk/pure.",
    "packages/hooks/src/rules/2.ts",
    value("@waypost/sdk"),
  ],
  [
    "Rules and forms must not import queries, flows or react.",
    "packages/hooks/src/forms/1.ts",
    value("../flows/engine/flow.ts"),
  ],
  [
    "Queries and flows must not depend on React, a UI or Node.",
    "packages/hooks/src/flows/card/1.ts",
    value("react/jsx-runtime"),
  ],
  [
    "Queries and flows may import only types from TanStack Query.",
    "packages/hooks/src/flows/2.ts",
    value("@tanstack/react-query"),
  ],
  [
    "Queries and flows must not import from the react folder.",
    "packages/hooks/src/flows/card/2.ts",
    value("../../react/y.ts"),
  ],
  [
    "Queries must not import flows.",
    "packages/hooks/src/queries/1.ts",
    type("../flows/engine/flow.ts"),
  ],
  [
    "Hooks must not depend on a UI, the DOM or a server.",
    "packages/hooks/src/react/1.ts",
    value("react-dom"),
  ],
  [
    "Components take plain props and must not depend on other packages, queries or Node.",
    "packages/ui/src/components/X/1.tsx",
    value("@waypost/hooks"),
  ],
  [
    "The sandbox must not depend on hooks, UI or React.",
    "packages/sandbox/src/server.ts",
    value("@waypost/hooks"),
  ],
  [
    "The sandbox may import only types and the API's description from the SDK.",
    "packages/sandbox/src/1.ts",
    value("@waypost/sdk/pure"),
  ],
  [
    "Only the sandbox's server, command line and database driver may depend on Node.",
    "packages/sandbox/src/packs.ts",
    value("node:crypto"),
  ],
  [
    "The check must not depend on hooks, UI, the sandbox or React.",
    "packages/check/src/reads/1.ts",
    value("@waypost/sandbox"),
  ],
  [
    "The gate must not depend on UI, the sandbox or React.",
    "packages/gate/src/1.ts",
    value("@waypost/sandbox"),
  ],
  [
    "The adapter may only depend on the SDK's pure part and its description.",
    "packages/adapter/src/1.ts",
    value("@waypost/sdk"),
  ],
  ["The embed must not depend on any package.", "packages/embed/src/1.ts", value("@waypost/hooks")],
  [
    "The MCP server must not depend on UI or React.",
    "packages/mcp/src/tools/1.ts",
    value("@waypost/ui/Button"),
  ],
  [
    "Import only types from @waypost/hooks; its flows are in @waypost/hooks/flows.",
    "packages/mcp/src/1.ts",
    value("@waypost/hooks"),
  ],
  [
    "The portal must not import the sandbox or Node modules.",
    "apps/portal/src/app/1.ts",
    value("@waypost/sandbox/server"),
  ],
  [
    "Import other packages by name, not by path.",
    "packages/hooks/src/flows/1.ts",
    value("../../../sdk/src/y.ts"),
  ],
];

const ALLOWED: readonly (readonly [file: string, code: string])[] = [
  ["packages/sdk/src/2.ts", value("openapi-fetch")],
  ["packages/hooks/src/rules/3.ts", type("@waypost/sdk")],
  ["packages/hooks/src/rules/4.ts", value("@waypost/sdk/pure")],
  ["packages/hooks/src/forms/2.ts", value("../rules/devices/imei.ts")],
  ["packages/hooks/src/flows/card/3.ts", value("@waypost/sdk")],
  ["packages/hooks/src/react/card/2.ts", value("../../flows/engine/runner.ts")],
  ["packages/ui/src/components/X/2.tsx", value("react-aria-components/Form")],
  ["packages/sandbox/src/database/sqlite.ts", value("node:fs")],
  ["packages/check/src/transport/1.ts", value("node:http2")],
  ["packages/gate/src/2.ts", value("@waypost/sdk/pure")],
  ["packages/adapter/src/2.ts", value("@waypost/sdk/pure")],
  ["apps/portal/src/app/2.ts", value("@waypost/hooks")],
  // A test may import anything.
  ["packages/hooks/src/rules/5.test.ts", value("@waypost/sandbox")],
];

describe("the linter enforces the direction of dependencies", () => {
  const messages = new Map<string, readonly string[]>();

  beforeAll(async () => {
    const cases = [...FORBIDDEN.map(([, file, code]) => [file, code] as const), ...ALLOWED];
    const { diagnostics, number_of_files } = await lintFiles(new Map(cases));
    if (number_of_files !== cases.length) throw new Error("The linter has skipped files.");
    for (const [file] of cases) {
      const about = diagnostics.filter(({ filename }) => filename === file);
      messages.set(
        file,
        about.flatMap(({ message, help = "" }) => [message, help]),
      );
    }
  });

  test("every rule has a test case", async () => {
    const file = join(import.meta.dirname, "../.oxlintrc.json");
    const rules = (await readFile(file, "utf8")).matchAll(/"message": "([^"]+)"/g);
    const cases = new Set(FORBIDDEN.map(([message]) => message));
    expect(cases).toEqual(new Set(Array.from(rules, ([, message]) => message)));
  });

  test.each(FORBIDDEN)("%s", (message, file) => {
    expect(messages.get(file)).toContain(message);
  });

  test.each(ALLOWED)("%s may import the layers below it", (file) => {
    expect(messages.get(file)).toEqual([]);
  });
});
