import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

// Each test starts the linter, which may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const workspace = join(import.meta.dirname, "..");
const oxlint = join(workspace, "node_modules/.bin/oxlint");

const SDK = "The SDK stands on the contract alone.";
const RULES = "Rules, forms and messages know no framework and no network.";
const TYPES = "Take types from @waypost/sdk and functions from @waypost/sdk/pure.";
const BELOW = "Dependencies point down: rules and forms stand below queries, flows and react.";
const FLOWS = "Queries and flows work without React.";
const ABOVE = "Dependencies point down: react is the floor above.";
const HOOKS = "Hooks know no UI, no DOM and no server.";
const UI = "Components take plain props; the portal brings view and flow together.";
const SANDBOX = "The sandbox stands beside the product, on the contract.";
const CONTRACT = "From the SDK the sandbox takes its generated types only.";
const NO_NODE = "Nothing of Node here: only server, command line and database driver run on it.";
const PORTAL = "The portal speaks to an address, never to the sandbox itself.";
const CLIMB = "Another package is taken by its name, never by climbing into its files.";

/** The name of a test, a file, its code, and the message that the linter must print. */
const FORBIDDEN: readonly (readonly [name: string, file: string, code: string, message: string])[] =
  [
    ["sdk to hooks", "packages/sdk/src/x.ts", importing("@waypost/hooks"), SDK],
    ["sdk to rules", "packages/sdk/src/x.ts", importing("@waypost/hooks/rules"), SDK],
    ["sdk to node", "packages/sdk/src/x.ts", importing("node:fs"), SDK],
    ["sdk to a submodule of node", "packages/sdk/src/x.ts", importing("node:fs/promises"), SDK],
    ["rules to flows", "packages/hooks/src/rules/x.ts", importing("../flows/runner.ts"), BELOW],
    [
      "rules to queries",
      "packages/hooks/src/rules/x.ts",
      importing("../queries/lookups.ts"),
      BELOW,
    ],
    ["rules to react", "packages/hooks/src/rules/x.ts", importing("react"), RULES],
    ["rules to sdk's functions", "packages/hooks/src/rules/x.ts", importing("@waypost/sdk"), TYPES],
    ["forms to flows", "packages/hooks/src/forms/x.ts", importing("../flows/flow.ts"), BELOW],
    ["flows to React", "packages/hooks/src/flows/card/x.ts", importing("react"), FLOWS],
    ["flows to JSX", "packages/hooks/src/flows/card/x.ts", importing("react/jsx-runtime"), FLOWS],
    [
      "flows to hooks/react",
      "packages/hooks/src/flows/card/x.ts",
      importing("../../react/y.ts"),
      ABOVE,
    ],
    [
      "queries to hooks/react",
      "packages/hooks/src/queries/x.ts",
      importing("../react/y.ts"),
      ABOVE,
    ],
    ["hooks to ui", "packages/hooks/src/react/x.ts", importing("@waypost/ui/Button"), HOOKS],
    ["hooks' entry to ui", "packages/hooks/src/index.ts", importing("@waypost/ui/Button"), HOOKS],
    ["hooks to the DOM", "packages/hooks/src/react/x.ts", importing("react-dom"), HOOKS],
    ["hooks to sandbox", "packages/hooks/src/react/x.ts", importing("@waypost/sandbox"), HOOKS],
    ["ui to sdk", "packages/ui/src/components/X/X.tsx", importing("@waypost/sdk"), UI],
    ["ui to rules", "packages/ui/src/components/X/X.tsx", importing("@waypost/hooks/rules"), UI],
    ["ui to hooks", "packages/ui/src/components/X/X.tsx", importing("@waypost/hooks"), UI],
    ["sandbox to hooks", "packages/sandbox/src/x.ts", importing("@waypost/hooks/rules"), SANDBOX],
    [
      "sandbox's server to hooks",
      "packages/sandbox/src/server.ts",
      importing("@waypost/hooks"),
      SANDBOX,
    ],
    [
      "sandbox to sdk's functions",
      "packages/sandbox/src/x.ts",
      importing("@waypost/sdk/pure"),
      CONTRACT,
    ],
    [
      "a sandbox feature to node",
      "packages/sandbox/src/packs.ts",
      importing("node:crypto"),
      NO_NODE,
    ],
    ["portal to sandbox", "apps/portal/src/app/x.ts", importing("@waypost/sandbox"), PORTAL],
    [
      "portal to the sandbox's server",
      "apps/portal/src/app/x.ts",
      importing("@waypost/sandbox/server"),
      PORTAL,
    ],
    [
      "sdk into the files of hooks",
      "packages/sdk/src/x.ts",
      importing("../../hooks/src/y.ts"),
      CLIMB,
    ],
    [
      "rules into the files of sdk",
      "packages/hooks/src/rules/x.ts",
      importing("../../../sdk/src/y.ts"),
      CLIMB,
    ],
    [
      "flows into the files of sdk",
      "packages/hooks/src/flows/x.ts",
      importing("../../../sdk/dist/y.js"),
      CLIMB,
    ],
    [
      "hooks' entry into the files of ui",
      "packages/hooks/src/x.ts",
      importing("../../ui/src/y.ts"),
      CLIMB,
    ],
    [
      "hooks into the portal",
      "packages/hooks/src/react/x.ts",
      importing("../../../../apps/portal/src/y.ts"),
      CLIMB,
    ],
    [
      "ui into the files of hooks",
      "packages/ui/src/components/X/X.tsx",
      importing("../../../../hooks/src/y.ts"),
      CLIMB,
    ],
    [
      "sandbox into the files of sdk",
      "packages/sandbox/src/x.ts",
      importing("../../sdk/src/y.ts"),
      CLIMB,
    ],
    [
      "the database driver into sdk",
      "packages/sandbox/src/database/sqlite.ts",
      importing("../../../sdk/src/y.ts"),
      CLIMB,
    ],
    [
      "portal into the files of sandbox",
      "apps/portal/src/app/x.ts",
      importing("../../../../packages/sandbox/src/y.ts"),
      CLIMB,
    ],
  ];

const ALLOWED: readonly (readonly [name: string, file: string, code: string])[] = [
  ["sdk to its transport", "packages/sdk/src/x.ts", importing("openapi-fetch")],
  ["sdk to a file of its own", "packages/sdk/src/x.ts", importing("./y.ts")],
  ["rules to sdk's types", "packages/hooks/src/rules/x.ts", importingType("@waypost/sdk")],
  [
    "rules to sdk's pure functions",
    "packages/hooks/src/rules/x.ts",
    importing("@waypost/sdk/pure"),
  ],
  ["forms to rules", "packages/hooks/src/forms/x.ts", importing("../rules/imei.ts")],
  ["flows to rules", "packages/hooks/src/flows/card/x.ts", importing("../../rules/imei.ts")],
  ["flows to sdk", "packages/hooks/src/flows/card/x.ts", importing("@waypost/sdk")],
  ["flows to query types", "packages/hooks/src/flows/x.ts", importingType("@tanstack/react-query")],
  ["flows to reactivation", "packages/hooks/src/flows/x.ts", importing("./reactivation/flow.ts")],
  ["hooks to React", "packages/hooks/src/react/x.ts", importing("react")],
  ["hooks to flows", "packages/hooks/src/react/card/x.ts", importing("../../flows/runner.ts")],
  [
    "ui to React Aria",
    "packages/ui/src/components/X/X.tsx",
    importing("react-aria-components/Form"),
  ],
  ["sandbox to sdk's types", "packages/sandbox/src/x.ts", importingType("@waypost/sdk")],
  ["sandbox's server to node", "packages/sandbox/src/server.ts", importing("node:http")],
  ["portal to hooks", "apps/portal/src/app/x.ts", importing("@waypost/hooks")],
  ["portal to ui", "apps/portal/src/app/x.ts", importing("@waypost/ui/Button")],
];

function importing(module: string): string {
  return `import { thing } from "${module}";\nexport const used = thing;\n`;
}

function importingType(module: string): string {
  return `import type { Thing } from "${module}";\nexport type Used = Thing;\n`;
}

/** A folder outside the workspace, so that a crash leaves no files behind in it. */
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "waypost-boundaries-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lints a file with this code using the workspace's configuration. */
async function lint(file: string, code: string): Promise<{ passes: boolean; output: string }> {
  const tree = await mkdtemp(join(folder, "tree-"));
  await mkdir(dirname(join(tree, file)), { recursive: true });
  await copyFile(join(workspace, ".oxlintrc.json"), join(tree, ".oxlintrc.json"));
  await symlink(join(workspace, "node_modules"), join(tree, "node_modules"));
  await writeFile(join(tree, file), code);
  return new Promise((resolve) => {
    execFile(oxlint, ["-c", ".oxlintrc.json", file], { cwd: tree }, (error, stdout, stderr) =>
      resolve({ passes: error === null, output: stdout + stderr }),
    );
  });
}

describe("the linter enforces the direction of dependencies", () => {
  test.each(FORBIDDEN)("%s is rejected", async (_name, file, code, message) => {
    const result = await lint(file, code);
    expect(result.output).toContain(message);
    expect(result.passes).toBe(false);
  });

  test.each(ALLOWED)("%s is allowed", async (_name, file, code) => {
    expect(await lint(file, code)).toMatchObject({ passes: true });
  });

  test("a test may import anything", async () => {
    const file = "packages/hooks/src/rules/x.test.ts";
    expect(await lint(file, importing("@waypost/sandbox"))).toMatchObject({ passes: true });
  });
});
