import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { outputOf } from "../../tools/lib/output.ts";
import { installInto, startSandbox } from "../lib/strangers.ts";

const README = join(import.meta.dirname, "../../packages/check/README.md");

test("the commands of the check's README find nothing wrong with the sandbox, reads and writes", async () => {
  const project = await mkdtemp(join(tmpdir(), "waypost-check-readme-"));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const readme = await readFile(README, "utf8");
  const [, block = ""] = /```sh\n(npx @waypost\/sandbox[^]*?)```/.exec(readme) ?? [];
  const [start = "", ...commands] = block.trim().split("\n");

  await installInto(project, "sdk", "sandbox", "check");
  const [command = ""] = start.split("#");
  const address = await startSandbox(project, command.trim());
  const script = commands.join("\n").replaceAll("http://127.0.0.1:4010", address);
  const run = (text: string) => outputOf("bash", ["-ec", text], { cwd: project });
  expect(await run(script)).toMatch(/All \d+ checks that were made hold/);
  expect(await run(`${script} --writes`)).toMatch(/All \d+ checks that were made hold/);
});
