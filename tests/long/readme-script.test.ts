import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { outputOf } from "../../tools/lib/output.ts";
import { installInto, startSandbox } from "../lib/strangers.ts";

const README = join(import.meta.dirname, "../../packages/sdk/README.md");

test("the README's quick start works in an empty project, and a second run prints what the README says", async () => {
  const project = await mkdtemp(join(tmpdir(), "waypost-readme-"));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const readme = await readFile(README, "utf8");
  const [, command = ""] = /Start the sandbox \(`([^`]+)`/.exec(readme) ?? [];
  const [, script = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const [, promised = ""] = /If you run it again, [^`]+`([^`]+)`/.exec(readme) ?? [];
  expect(command).toContain("waypost-sandbox");
  expect(promised).toContain("in-use");

  await installInto(project, "sdk", "sandbox");
  const address = await startSandbox(project, command);
  const defaultAddress = "http://127.0.0.1:4010";
  expect(script).toContain(defaultAddress);
  await writeFile(join(project, "try.mjs"), script.replace(defaultAddress, address));

  const run = () => outputOf("sh", ["-c", "node try.mjs 2>&1"], { cwd: project });
  expect(await run()).toMatch(/^complete \[[^]*imei_no: '350000000000001'[^]*\] \[\]\n$/);
  expect(await run()).toBe(`${promised}\n`);
});
