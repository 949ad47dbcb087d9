import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { startServer } from "../packages/sandbox/src/server.ts";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** The only code block of a page that contains this text. */
async function blockOf(file: string, text: string): Promise<string> {
  const page = await readFile(join(root, file), "utf8");
  const blocks = Array.from(page.matchAll(/^```\w+\n(.*?)^```$/gms), ([, code = ""]) => code);
  const [block, ...others] = blocks.filter((code) => code.includes(text));
  if (block === undefined || others.length > 0)
    throw new Error(`${file} must have one such block.`);
  return block;
}

/** Programs that a README shows in part. `buy-messages.test.ts` has its own test. */
const programs = [
  ["README.md", "servicePlans()", "sdk/first-call.ts"],
  ["packages/hooks/README.md", "function Email()", "hooks/first-hook.tsx"],
] as const;

test.each(programs)("%s shows, with %s, lines of %s", async (readme, text, file) => {
  const program = await readFile(join(import.meta.dirname, "in-page", file), "utf8");
  expect(program).toContain(await blockOf(readme, text));
});

const registrations = [
  ["packages/sdk/README.md", "card_demo_visa"],
  ["docs/guides/register.md", "if (exists) throw"],
] as const;

test.each(registrations)("the program of %s registers a device once", async (file, text) => {
  const server = await startServer({ port: 0 });
  onTestFinished(() => server.close());
  const program = await blockOf(file, text);
  const run = () =>
    promisify(execFile)(
      process.execPath,
      [
        "--conditions=@waypost/source",
        "--input-type=module",
        "--eval",
        program.replace("http://127.0.0.1:4010", server.url),
      ],
      { cwd: join(import.meta.dirname, "node") },
    );
  expect((await run()).stdout).toContain("complete");
  expect(server.sandbox.charges()).toHaveLength(1);
  expect((await run()).stderr).toContain("in-use: IMEI already in use");
  expect(server.sandbox.charges()).toHaveLength(1);
});
