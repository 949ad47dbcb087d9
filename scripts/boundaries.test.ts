import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

// Each test starts a lint, which takes its time on a busy machine.
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

/** Name of the direction, file, what it imports, and what the lint must say. */
const FORBIDDEN: readonly (readonly [name: string, file: string, code: string, words: string])[] = [
  ["sdk to hooks", "packages/sdk/src/x.ts", taking("@waypost/hooks"), SDK],
  ["sdk to rules", "packages/sdk/src/x.ts", taking("@waypost/hooks/rules"), SDK],
  ["sdk to node", "packages/sdk/src/x.ts", taking("node:fs"), SDK],
  ["sdk to a folder of node", "packages/sdk/src/x.ts", taking("node:fs/promises"), SDK],
  ["rules to flows", "packages/hooks/src/rules/x.ts", taking("../flows/runner.ts"), BELOW],
  ["rules to queries", "packages/hooks/src/rules/x.ts", taking("../queries/lookups.ts"), BELOW],
  ["rules to react", "packages/hooks/src/rules/x.ts", taking("react"), RULES],
  ["rules to sdk's functions", "packages/hooks/src/rules/x.ts", taking("@waypost/sdk"), TYPES],
  ["forms to flows", "packages/hooks/src/forms/x.ts", taking("../flows/flow.ts"), BELOW],
  ["flows to React", "packages/hooks/src/flows/card/x.ts", taking("react"), FLOWS],
  ["flows to JSX", "packages/hooks/src/flows/card/x.ts", taking("react/jsx-runtime"), FLOWS],
  ["flows to hooks/react", "packages/hooks/src/flows/card/x.ts", taking("../../react/y.ts"), ABOVE],
  ["queries to hooks/react", "packages/hooks/src/queries/x.ts", taking("../react/y.ts"), ABOVE],
  ["hooks to ui", "packages/hooks/src/react/x.ts", taking("@waypost/ui/Button"), HOOKS],
  ["hooks' entry to ui", "packages/hooks/src/index.ts", taking("@waypost/ui/Button"), HOOKS],
  ["hooks to the page", "packages/hooks/src/react/x.ts", taking("react-dom"), HOOKS],
  ["hooks to sandbox", "packages/hooks/src/react/x.ts", taking("@waypost/sandbox"), HOOKS],
  ["ui to sdk", "packages/ui/src/components/X/X.tsx", taking("@waypost/sdk"), UI],
  ["ui to rules", "packages/ui/src/components/X/X.tsx", taking("@waypost/hooks/rules"), UI],
  ["ui to hooks", "packages/ui/src/components/X/X.tsx", taking("@waypost/hooks"), UI],
  ["sandbox to hooks", "packages/sandbox/src/x.ts", taking("@waypost/hooks/rules"), SANDBOX],
  [
    "sandbox's server to hooks",
    "packages/sandbox/src/server.ts",
    taking("@waypost/hooks"),
    SANDBOX,
  ],
  [
    "sandbox to sdk's functions",
    "packages/sandbox/src/x.ts",
    taking("@waypost/sdk/pure"),
    CONTRACT,
  ],
  ["a sandbox feature to node", "packages/sandbox/src/packs.ts", taking("node:crypto"), NO_NODE],
  ["portal to sandbox", "apps/portal/src/app/x.ts", taking("@waypost/sandbox"), PORTAL],
  [
    "portal to the sandbox's server",
    "apps/portal/src/app/x.ts",
    taking("@waypost/sandbox/server"),
    PORTAL,
  ],
  ["sdk into the files of hooks", "packages/sdk/src/x.ts", taking("../../hooks/src/y.ts"), CLIMB],
  [
    "rules into the files of sdk",
    "packages/hooks/src/rules/x.ts",
    taking("../../../sdk/src/y.ts"),
    CLIMB,
  ],
  [
    "flows into the files of sdk",
    "packages/hooks/src/flows/x.ts",
    taking("../../../sdk/dist/y.js"),
    CLIMB,
  ],
  [
    "hooks' entry into the files of ui",
    "packages/hooks/src/x.ts",
    taking("../../ui/src/y.ts"),
    CLIMB,
  ],
  [
    "hooks into the portal",
    "packages/hooks/src/react/x.ts",
    taking("../../../../apps/portal/src/y.ts"),
    CLIMB,
  ],
  [
    "ui into the files of hooks",
    "packages/ui/src/components/X/X.tsx",
    taking("../../../../hooks/src/y.ts"),
    CLIMB,
  ],
  [
    "sandbox into the files of sdk",
    "packages/sandbox/src/x.ts",
    taking("../../sdk/src/y.ts"),
    CLIMB,
  ],
  [
    "the database driver into sdk",
    "packages/sandbox/src/database/sqlite.ts",
    taking("../../../sdk/src/y.ts"),
    CLIMB,
  ],
  [
    "portal into the files of sandbox",
    "apps/portal/src/app/x.ts",
    taking("../../../../packages/sandbox/src/y.ts"),
    CLIMB,
  ],
];

const ALLOWED: readonly (readonly [name: string, file: string, code: string])[] = [
  ["sdk to its transport", "packages/sdk/src/x.ts", taking("openapi-fetch")],
  ["sdk to its neighbour", "packages/sdk/src/x.ts", taking("./y.ts")],
  ["rules to sdk's types", "packages/hooks/src/rules/x.ts", takingType("@waypost/sdk")],
  ["rules to sdk's pure functions", "packages/hooks/src/rules/x.ts", taking("@waypost/sdk/pure")],
  ["forms to rules", "packages/hooks/src/forms/x.ts", taking("../rules/imei.ts")],
  ["flows to rules", "packages/hooks/src/flows/card/x.ts", taking("../../rules/imei.ts")],
  ["flows to sdk", "packages/hooks/src/flows/card/x.ts", taking("@waypost/sdk")],
  ["flows to query types", "packages/hooks/src/flows/x.ts", takingType("@tanstack/react-query")],
  ["flows to reactivation", "packages/hooks/src/flows/x.ts", taking("./reactivation/flow.ts")],
  ["hooks to React", "packages/hooks/src/react/x.ts", taking("react")],
  ["hooks to flows", "packages/hooks/src/react/card/x.ts", taking("../../flows/runner.ts")],
  ["ui to React Aria", "packages/ui/src/components/X/X.tsx", taking("react-aria-components/Form")],
  ["sandbox to sdk's types", "packages/sandbox/src/x.ts", takingType("@waypost/sdk")],
  ["sandbox's server to node", "packages/sandbox/src/server.ts", taking("node:http")],
  ["portal to hooks", "apps/portal/src/app/x.ts", taking("@waypost/hooks")],
  ["portal to ui", "apps/portal/src/app/x.ts", taking("@waypost/ui/Button")],
];

function taking(module: string): string {
  return `import { thing } from "${module}";\nexport const used = thing;\n`;
}

function takingType(module: string): string {
  return `import type { Thing } from "${module}";\nexport type Used = Thing;\n`;
}

/** A tree of its own outside the workspace, so that a crash leaves nothing behind in it. */
let home = "";

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "waypost-boundaries-"));
});

afterAll(() => rm(home, { recursive: true, force: true }));

/** What the lint says about this one file under the workspace's own configuration. */
async function lint(file: string, code: string): Promise<{ passes: boolean; words: string }> {
  const tree = await mkdtemp(join(home, "tree-"));
  await mkdir(dirname(join(tree, file)), { recursive: true });
  await copyFile(join(workspace, ".oxlintrc.json"), join(tree, ".oxlintrc.json"));
  await symlink(join(workspace, "node_modules"), join(tree, "node_modules"));
  await writeFile(join(tree, file), code);
  return new Promise((resolve) => {
    execFile(oxlint, ["-c", ".oxlintrc.json", file], { cwd: tree }, (error, stdout, stderr) =>
      resolve({ passes: error === null, words: stdout + stderr }),
    );
  });
}

describe("the lint holds the dependency directions", () => {
  test.each(FORBIDDEN)("%s is refused", async (_name, file, code, words) => {
    const answer = await lint(file, code);
    expect(answer.words).toContain(words);
    expect(answer.passes).toBe(false);
  });

  test.each(ALLOWED)("%s passes", async (_name, file, code) => {
    expect(await lint(file, code)).toMatchObject({ passes: true });
  });

  test("a test may reach for anything", async () => {
    const file = "packages/hooks/src/rules/x.test.ts";
    expect(await lint(file, taking("@waypost/sandbox"))).toMatchObject({ passes: true });
  });
});
