import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { inTemporaryFolder } from "../../tools/lib/temporary.ts";
import { startServer } from "../../packages/sandbox/src/server.ts";
import { requireNode } from "../../tools/lib/node-version.ts";
import { outputOf } from "../../tools/lib/output.ts";
import { GENERATORS } from "./generators.ts";

/** What every generated client prints: the reply to the check of an IMEI. */
const ANSWER = "Valid IMEI";

requireNode();

/**
 * Checks the description of the API with Redocly and Spectral, generates clients from it, type-checks
 * them strictly, and makes one call with each against the sandbox over HTTP. It downloads about
 * 300 MB into a temporary folder.
 */
await inTemporaryFolder(async (folder) => {
  await cp(join(import.meta.dirname, "tools"), folder, { recursive: true });
  const description = join(import.meta.dirname, "../../packages/sdk/openapi.json");
  await cp(description, join(folder, "openapi.json"));
  const install = "install --frozen-lockfile --prefer-offline --reporter=silent";
  await outputOf("npx", ["-y", "pnpm@12.21.0", ...install.split(" ")], { cwd: folder });
  const tool = (name: string, args: readonly string[]) =>
    outputOf(join(folder, "node_modules/.bin", name), args, { cwd: folder });

  await tool("redocly", ["lint", "openapi.json", "--extends", "recommended-strict"]);
  console.log("Redocly, recommended-strict: nothing found");
  await writeFile(join(folder, "ruleset.yaml"), 'extends: ["spectral:oas"]\n');
  await tool("spectral", [
    "lint",
    "openapi.json",
    "--ruleset",
    "ruleset.yaml",
    "--fail-severity",
    "hint",
  ]);
  console.log("Spectral, spectral:oas: nothing found");

  const server = await startServer({ port: 0 });
  process.env["ADDRESS"] = server.url;
  try {
    for (const { name, package: library, command, program: code } of GENERATORS) {
      const [program, ...args] = command;
      await tool(program, args);
      await writeFile(join(folder, `${name}.ts`), code);
      const options =
        "--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom,dom.iterable";
      await tool("tsc", [...options.split(" "), `${name}.ts`]);
      const outfile = join(folder, `${name}.mjs`);
      await build({
        entryPoints: [join(folder, `${name}.ts`)],
        outfile,
        bundle: true,
        format: "esm",
        platform: "node",
        define: { ADDRESS: JSON.stringify(server.url) },
      });
      const printed = (await outputOf("node", [outfile])).trim();
      if (printed !== ANSWER) throw new Error(`${name} printed ${printed}, not ${ANSWER}.`);
      const manifest = await readFile(
        join(folder, "node_modules", library, "package.json"),
        "utf8",
      );
      const { version } = JSON.parse(manifest) as { version: string };
      console.log(`${library} ${version}: type-checks, and its call was answered`);
    }
  } finally {
    await server.close();
  }
  console.log(`\n${GENERATORS.length} generated clients, each with one call answered`);
});
