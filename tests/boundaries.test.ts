import { beforeAll, describe, expect, test } from "vitest";
import { lintFiles } from "./lib/lint-files.ts";

const SDK = "The SDK must not depend on other packages, a framework or Node.";
const RULES = "Rules, forms and messages must not depend on a framework or the network.";
const SDK_TYPES =
  "Import only types from @waypost/sdk; its pure functions are in @waypost/sdk/pure.";
const NO_FLOWS = "Rules and forms must not import queries, flows or react.";
const FLOWS = "Queries and flows must not depend on React, a UI or Node.";
const NO_HOOKS = "Queries and flows must not import from the react folder.";
const QUERIES = "Queries must not import flows.";
const HOOKS = "Hooks must not depend on a UI, the DOM or a server.";
const UI = "Components take plain props and must not depend on other packages, queries or Node.";
const SANDBOX = "The sandbox must not depend on hooks, UI or React.";
const ONLY_TYPES = "The sandbox may import only types and the API's description from the SDK.";
const NO_NODE = "Only the sandbox's server, command line and database driver may depend on Node.";
const CHECK = "The check must not depend on hooks, UI, the sandbox or React.";
const MCP = "The MCP server must not depend on UI or React.";
const FLOWS_ONLY = "Import only types from @waypost/hooks; its flows are in @waypost/hooks/flows.";
const PORTAL = "The portal must not import the sandbox or Node modules.";
const BY_NAME = "Import other packages by name, not by path.";

/** The name of a test, a file, its code, and the message that the linter must print. */
const FORBIDDEN: readonly (readonly [name: string, file: string, code: string, message: string])[] =
  [
    ["sdk to hooks", "packages/sdk/src/x.ts", importing("@waypost/hooks"), SDK],
    ["sdk to rules", "packages/sdk/src/x.ts", importing("@waypost/hooks/rules"), SDK],
    ["sdk to node", "packages/sdk/src/x.ts", importing("node:fs"), SDK],
    ["sdk to a submodule of node", "packages/sdk/src/x.ts", importing("node:fs/promises"), SDK],
    [
      "rules to flows",
      "packages/hooks/src/rules/x.ts",
      importing("../flows/engine/runner.ts"),
      NO_FLOWS,
    ],
    [
      "rules to queries",
      "packages/hooks/src/rules/x.ts",
      importing("../queries/lookups.ts"),
      NO_FLOWS,
    ],
    ["rules to react", "packages/hooks/src/rules/x.ts", importing("react"), RULES],
    [
      "rules to sdk's functions",
      "packages/hooks/src/rules/x.ts",
      importing("@waypost/sdk"),
      SDK_TYPES,
    ],
    [
      "forms to flows",
      "packages/hooks/src/forms/x.ts",
      importing("../flows/engine/flow.ts"),
      NO_FLOWS,
    ],
    ["flows to React", "packages/hooks/src/flows/card/x.ts", importing("react"), FLOWS],
    ["flows to JSX", "packages/hooks/src/flows/card/x.ts", importing("react/jsx-runtime"), FLOWS],
    [
      "flows to hooks/react",
      "packages/hooks/src/flows/card/x.ts",
      importing("../../react/y.ts"),
      NO_HOOKS,
    ],
    [
      "queries to hooks/react",
      "packages/hooks/src/queries/x.ts",
      importing("../react/y.ts"),
      NO_HOOKS,
    ],
    [
      "queries to flows",
      "packages/hooks/src/queries/x.ts",
      importing("../flows/engine/flow.ts"),
      QUERIES,
    ],
    [
      "queries to types of flows",
      "packages/hooks/src/queries/x.ts",
      importingType("../flows/engine/flow.ts"),
      QUERIES,
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
      ONLY_TYPES,
    ],
    [
      "a sandbox feature to node",
      "packages/sandbox/src/packs.ts",
      importing("node:crypto"),
      NO_NODE,
    ],
    ["check to hooks", "packages/check/src/x.ts", importing("@waypost/hooks/rules"), CHECK],
    ["check to sandbox", "packages/check/src/reads/x.ts", importing("@waypost/sandbox"), CHECK],
    [
      "check into the files of sdk",
      "packages/check/src/x.ts",
      importing("../../sdk/src/y.ts"),
      BY_NAME,
    ],
    ["mcp to ui", "packages/mcp/src/x.ts", importing("@waypost/ui/Button"), MCP],
    ["mcp to React", "packages/mcp/src/tools/x.ts", importing("react"), MCP],
    ["mcp to hooks", "packages/mcp/src/x.ts", importing("@waypost/hooks"), FLOWS_ONLY],
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
      BY_NAME,
    ],
    [
      "rules into the files of sdk",
      "packages/hooks/src/rules/x.ts",
      importing("../../../sdk/src/y.ts"),
      BY_NAME,
    ],
    [
      "flows into the files of sdk",
      "packages/hooks/src/flows/x.ts",
      importing("../../../sdk/dist/y.js"),
      BY_NAME,
    ],
    [
      "hooks' entry into the files of ui",
      "packages/hooks/src/x.ts",
      importing("../../ui/src/y.ts"),
      BY_NAME,
    ],
    [
      "hooks into the portal",
      "packages/hooks/src/react/x.ts",
      importing("../../../../apps/portal/src/y.ts"),
      BY_NAME,
    ],
    [
      "ui into the files of hooks",
      "packages/ui/src/components/X/X.tsx",
      importing("../../../../hooks/src/y.ts"),
      BY_NAME,
    ],
    [
      "sandbox into the files of sdk",
      "packages/sandbox/src/x.ts",
      importing("../../sdk/src/y.ts"),
      BY_NAME,
    ],
    [
      "the database driver into sdk",
      "packages/sandbox/src/database/sqlite.ts",
      importing("../../../sdk/src/y.ts"),
      BY_NAME,
    ],
    [
      "portal into the files of sandbox",
      "apps/portal/src/app/x.ts",
      importing("../../../../packages/sandbox/src/y.ts"),
      BY_NAME,
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
  ["forms to rules", "packages/hooks/src/forms/x.ts", importing("../rules/devices/imei.ts")],
  [
    "flows to rules",
    "packages/hooks/src/flows/card/x.ts",
    importing("../../rules/devices/imei.ts"),
  ],
  ["flows to sdk", "packages/hooks/src/flows/card/x.ts", importing("@waypost/sdk")],
  ["flows to query types", "packages/hooks/src/flows/x.ts", importingType("@tanstack/react-query")],
  ["flows to reactivation", "packages/hooks/src/flows/x.ts", importing("./reactivation/flow.ts")],
  ["hooks to React", "packages/hooks/src/react/x.ts", importing("react")],
  [
    "hooks to flows",
    "packages/hooks/src/react/card/x.ts",
    importing("../../flows/engine/runner.ts"),
  ],
  [
    "ui to React Aria",
    "packages/ui/src/components/X/X.tsx",
    importing("react-aria-components/Form"),
  ],
  ["sandbox to sdk's types", "packages/sandbox/src/x.ts", importingType("@waypost/sdk")],
  ["sandbox's server to node", "packages/sandbox/src/server.ts", importing("node:http")],
  [
    "a driver of the sandbox's database to node",
    "packages/sandbox/src/database/drivers/x.ts",
    importing("node:fs"),
  ],
  ["check to sdk", "packages/check/src/x.ts", importing("@waypost/sdk")],
  ["check to node", "packages/check/src/transport/x.ts", importing("node:http2")],
  ["portal to hooks", "apps/portal/src/app/x.ts", importing("@waypost/hooks")],
  ["portal to ui", "apps/portal/src/app/x.ts", importing("@waypost/ui/Button")],
];

function importing(module: string): string {
  return `import { thing } from "${module}";\nexport const used = thing;\n`;
}

function importingType(module: string): string {
  return `import type { Thing } from "${module}";\nexport type Used = Thing;\n`;
}

const TEST_OF_RULES = [
  "packages/hooks/src/rules/x.test.ts",
  importing("@waypost/sandbox"),
] as const;

/** The linter's messages for each case, by file and code. */
const said = new Map<string, readonly string[]>();

const keyOf = (file: string, code: string): string => `${file}\n${code}`;

/** The cases as file trees, so that each tree holds a file only once. */
function trees(): Map<string, string>[] {
  const found: Map<string, string>[] = [];
  const cases = [...FORBIDDEN, ...ALLOWED].map(([, file, code]) => [file, code] as const);
  for (const [file, code] of [...cases, TEST_OF_RULES]) {
    const tree = found.find((one) => !one.has(file)) ?? new Map<string, string>();
    if (tree.size === 0) found.push(tree);
    tree.set(file, code);
  }
  return found;
}

beforeAll(async () => {
  for (const files of trees()) {
    const { diagnostics, number_of_files } = await lintFiles(files);
    if (number_of_files !== files.size) throw new Error("The linter has left files out.");
    for (const [file, code] of files) {
      const about = diagnostics.filter(({ filename }) => filename === file);
      said.set(
        keyOf(file, code),
        about.flatMap(({ message, help = "" }) => [message, help]),
      );
    }
  }
}, 60_000);

describe("the linter enforces the direction of dependencies", () => {
  test.each(FORBIDDEN)("%s is rejected", (_name, file, code, message) => {
    expect(said.get(keyOf(file, code))).toContain(message);
  });

  test.each(ALLOWED)("%s is allowed", (_name, file, code) => {
    expect(said.get(keyOf(file, code))).toEqual([]);
  });

  test("a test may import anything", () => {
    expect(said.get(keyOf(...TEST_OF_RULES))).toEqual([]);
  });
});
