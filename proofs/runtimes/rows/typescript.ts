import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Lab } from "../lab.ts";
import type { ExpectedRow, Outcome } from "../row.ts";

const PROGRAM = `
import { createClient, isWaypostError, withResponse, type EmailCheck } from "@waypost/sdk";
import { fetchOnce } from "@waypost/sdk/fetch-once";
import { errorText } from "@waypost/sdk/pure";
import { registerMany, type DeviceReport } from "@waypost/sdk/register-many";
import { createTestClient, fixtures } from "@waypost/sdk/testing";

const client = createClient({ baseUrl: "https://api.example.com", fetch: fetchOnce() });
export const check: Promise<EmailCheck> = client.registration.checkEmail("a@example.com");
export const status: Promise<number> = withResponse(check).then((reply) => reply.status);
export const kindOf = (error: unknown): number | null =>
  isWaypostError(error, "http") ? error.status : null;
export const text: string = errorText({ message: "Declined" });
export const run: (reports: readonly DeviceReport[]) => unknown = (previous) =>
  registerMany(client, { email: "", language: "English", uom: "MPH", devices: [], credit_card }, { previous });
const credit_card = { cardholder_name: "", number: "", cvv: "", expiration_date: "" };
export const requests: number = createTestClient().requests.length;
export const known: unknown = fixtures["registration.checkEmail"].known;
`;

const MISTAKE = `
import { createClient } from "@waypost/sdk";
createClient({ baseUrl: 1 });
`;

interface Mode {
  readonly name: string;
  /** The program's extension decides what \`node16\` takes it for. */
  readonly extension: "ts" | "cts" | "mts";
  readonly options: Record<string, unknown>;
}

const mode = (
  module: string,
  moduleResolution: string,
  extension: Mode["extension"],
  more = {},
) => ({
  name: [module, moduleResolution, extension].join(", "),
  extension,
  options: { module, moduleResolution, ...more },
});

const MODERN: readonly Mode[] = [
  mode("node16", "node16", "cts"),
  mode("node16", "node16", "mts"),
  mode("esnext", "bundler", "ts"),
];

/** The declarations of libraries are checked as well, without the types of the DOM and of Node. */
const STRICTEST = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  target: "es2022",
  lib: ["es2022"],
  types: [],
};

/** Type-checks a program, and checks that a mistake in it is found. */
async function check(lab: Lab, tsc: string, folder: string, { extension, options }: Mode) {
  const compilerOptions = {
    ...STRICTEST,
    ...options,
  };
  const compile = async (code: string) => {
    const file = `program.${extension}`;
    await writeFile(join(folder, file), code);
    await writeFile(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, files: [file] }),
    );
    return lab.output(process.execPath, [tsc, "-p", "tsconfig.json"], folder);
  };
  await compile(PROGRAM);
  const found = await compile(MISTAKE).catch(String);
  if (!found.includes("TS2322")) throw new Error(`A mistake was not found: ${found}`);
}

function typescriptRow(version: string, oldest: Mode, note?: string): ExpectedRow {
  const modes = [oldest, ...MODERN];
  const run = async (lab: Lab) => {
    const tsc = lab.tool(`typescript-${version}`, "bin/tsc");
    const outcomes: Outcome[] = [];
    for (const each of modes) {
      const folder = await lab.folderOf(`typescript ${version} ${each.name}`);
      const problem = await check(lab, tsc, folder, each).then(() => null, String);
      outcomes.push({ name: each.name, problem });
    }
    const printed = await lab.output(process.execPath, [tsc, "--version"], lab.tool());
    return { version: printed.replace("Version ", ""), outcomes };
  };
  const row = { name: `TypeScript ${version}`, run, ...(note !== undefined && { note }) };
  return { row, expected: modes.map(({ name }) => name) };
}

const node10 = mode("commonjs", "node10", "ts");

/** Each checks four kinds of projects: CommonJS, \`node16\` as CommonJS and as ESM, and bundlers. */
export const typescriptRows: readonly ExpectedRow[] = [
  typescriptRow("5.0", node10),
  typescriptRow("5.4", node10),
  typescriptRow("5.9", node10),
  typescriptRow("6.0", mode("commonjs", "node10", "ts", { ignoreDeprecations: "6.0" })),
  typescriptRow("7.0", mode("commonjs", "bundler", "ts"), "this version has no `node10`"),
];
