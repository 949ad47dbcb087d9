import { build } from "esbuild";
import { readdirSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";

const source = new URL("../", import.meta.url).pathname;

const exporting = (file: string) => `export * from "./${file}";`;

/** All rules, whether in the entry point or used only by a flow. */
const everyRule = readdirSync(`${source}rules`, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => exporting(`rules/${file}`))
  .join("\n");

/** Bundles code with its dependencies into one script, and lists the bundled files. */
async function bundle(code: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: source },
    bundle: true,
    write: false,
    metafile: true,
    format: "iife",
    globalName: "entry",
    conditions: ["@waypost/source"],
    logLevel: "silent",
  });
  const files = Object.keys(metafile.inputs).filter((file) => file !== "<stdin>");
  return { code: outputFiles[0]?.text ?? "", files };
}

const foreign = (files: readonly string[], allowed: RegExp) =>
  files.filter((file) => !allowed.test(file));

describe("@waypost/hooks/rules", () => {
  test("contains only rules and the SDK's pure modules", async () => {
    const { files } = await bundle(everyRule);
    expect(files.length).toBeGreaterThan(20);
    expect(
      foreign(
        files,
        /hooks\/src\/rules\/|sdk\/src\/(pure|amount|canonical-identifier|errors|exact-json|identifier|outcome|parse|registration-payloads|registration-replies|reply)\.ts$/,
      ),
    ).toEqual([]);
  });

  test("runs without React, a DOM, a network or timers", async () => {
    const { code } = await bundle(everyRule);
    const bare = createContext({});
    runInContext(code, bare);
    const run = (expression: string): unknown => runInContext(expression, bare);
    expect(run("typeof document + typeof fetch + typeof setTimeout + typeof process")).toBe(
      "undefined".repeat(4),
    );
    expect(run("entry.perMonth(59.85, 3)")).toBe("19.95");
    expect(run("entry.readImei('12a').code")).toBe("imei.invalid");
    expect(run("entry.letteredCodes().length")).toBe(299);
  });
});

describe("a page that needs one form", () => {
  test("does not load the other forms or any texts", async () => {
    const { files } = await bundle(exporting("forms/email-form.ts"));
    const own = /hooks\/src\/(forms\/(email-form|fields)|rules\/email)\.ts$|sdk\/src\/|zod\//;
    expect(foreign(files, own)).toEqual([]);
  });
});
