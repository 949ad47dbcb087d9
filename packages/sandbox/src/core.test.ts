import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { openDatabase } from "./database/sqlite.ts";
import type { Sandbox, SandboxOptions } from "./sandbox.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** Bundles a program for the browser into one file. */
async function bundled(program: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text).join();
}

test("the core entry can be bundled for the browser and used with any database", async () => {
  const code = await bundled('export { createSandbox } from "./core.ts";');
  expect(code).not.toContain('"node:');

  const module: { createSandbox: (options: SandboxOptions) => Sandbox } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  const sandbox = module.createSandbox({ database: openDatabase(), devicesPerKind: 1 });
  const reply = await sandbox.fetch("http://sandbox/info/imei_validation/350000000000001");
  expect(await reply.json()).toMatchObject({ message: "Valid IMEI" });
});

test("the main entry cannot be bundled for the browser, because it contains the SQLite drivers", async () => {
  await expect(bundled('export { createSandbox } from "./index.ts";')).rejects.toThrow(
    "node:module",
  );
});
