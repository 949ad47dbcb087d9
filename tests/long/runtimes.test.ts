import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer } from "../../packages/sandbox/src/server.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { tarballs } from "../../tools/lib/tarballs.ts";
import { names } from "../fixtures/runtimes/checks/main.ts";
import type { Target } from "../fixtures/runtimes/checks/target.ts";
import { closedAddress, startEchoServer } from "../lib/echo-server.ts";
import { createEmptyProject, type EmptyProject } from "../lib/empty-project.ts";
import { lab } from "../lib/lab.ts";
import { COMPILERS, RUNTIMES, type Mode, type Runtime } from "../lib/runtimes.ts";

const fixtures = join(import.meta.dirname, "../fixtures/runtimes");

let home: string;
let tools: string;
let project: EmptyProject;
let servers: [Awaited<ReturnType<typeof startServer>>, Awaited<ReturnType<typeof startEchoServer>>];
let addresses: Pick<Target, "url" | "controlUrl" | "echoUrl" | "closedUrl">;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "waypost-runtimes-"));
  tools = join(await lab(), "node_modules");
  project = await createEmptyProject(join(home, "project"));
  await writeFile(join(project.folder, "package.json"), '{ "private": true }\n');
  await project.npmInstall((await tarballs()).sdk);
  servers = [await startServer({ port: 0 }), await startEchoServer()];
  const [{ url, controlUrl }, { url: echoUrl }] = servers;
  addresses = { url, controlUrl, echoUrl, closedUrl: await closedAddress() };
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await rm(home, { recursive: true, force: true });
});

/** Creates a folder of the project. */
async function folderOf(name: string): Promise<string> {
  const folder = join(project.folder, name.replaceAll(/\W+/g, "-"));
  await mkdir(folder);
  return folder;
}

/** Creates a folder with the programs, compiled with the addresses of the servers. */
async function programsOf({ name, facts }: Runtime): Promise<string> {
  const usual = { reportsRefusal: true, repeatsPosts: false, clonesCause: true };
  const target: Target = { ...addresses, ...usual, ...facts };
  const folder = await folderOf(name);
  await cp(join(fixtures, "programs"), folder, { recursive: true });
  for (const [extension, format] of [
    ["mjs", "esm"],
    ["cjs", "cjs"],
  ] as const) {
    await build({
      entryPoints: [join(fixtures, "checks/main.ts")],
      outfile: join(folder, `checks.${extension}`),
      bundle: true,
      format,
      target: "es2022",
      define: { TARGET: JSON.stringify(target) },
    });
  }
  return folder;
}

test.each(RUNTIMES)("the SDK passes its checks in $name", async (runtime) => {
  const [{ sandbox }, echo] = servers;
  sandbox.reset();
  echo.reset();
  const folder = await programsOf(runtime);
  let printed = "";
  for (const command of runtime.commands) {
    const [program = "", ...args] = command.split(" ").map((part) => part.replace("$LAB", tools));
    printed = await outputOf(program === "node" ? process.execPath : program, args, {
      cwd: folder,
      timeout: 120_000,
    });
  }
  const lines = printed.split("\n").filter((line) => line.startsWith('{"name":'));
  const outcomes = lines.map((line): unknown => JSON.parse(line));
  expect(outcomes).toEqual(names.map((name) => ({ name, problem: null })));
});

/** The declarations of libraries are checked too, without the types of the DOM and Node. */
const STRICTEST = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  target: "es2022",
  lib: ["es2022"],
  types: [],
};

const MISTAKE = `
import { createClient } from "@waypost/sdk";
createClient({ baseUrl: 1 });
`;

describe.each(COMPILERS)("$name", ({ name, package: library, modes }) => {
  test.each<Mode>(modes)(
    "type-checks a program for $module, $moduleResolution, $extension and finds an error",
    async ({ extension, ...options }) => {
      const folder = await folderOf([name, extension, ...Object.values(options)].join(" "));
      const file = `program.${extension}`;
      const compilerOptions = { ...STRICTEST, ...options };
      await writeFile(
        join(folder, "tsconfig.json"),
        JSON.stringify({ compilerOptions, files: [file] }),
      );
      const tsc = join(tools, library, "bin/tsc");
      const compile = () => outputOf(process.execPath, [tsc, "-p", "."], { cwd: folder });
      await cp(join(fixtures, "types.txt"), join(folder, file));
      expect(await compile()).toBe("");
      await writeFile(join(folder, file), MISTAKE);
      await expect(compile()).rejects.toThrow("TS2322");
    },
  );
});
