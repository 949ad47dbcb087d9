import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../../sandbox/src/server.ts";

const folder = join(import.meta.dirname, "..");

test("the README's program registers a device, and prints that it is in use when run again", async () => {
  const server = await startServer({ port: 0, devicesPerKind: 1 });
  onTestFinished(() => server.close());
  const readme = await readFile(join(folder, "README.md"), "utf8");
  const program = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  const code = program.replace("http://127.0.0.1:4010", server.url);

  const run = async () => {
    const args = ["--conditions=@waypost/source", "--input-type=module", "--eval", code];
    const { stdout, stderr } = await promisify(execFile)("node", args, { cwd: folder });
    return stdout + stderr;
  };

  expect(await run()).toMatch(/^complete \[[^]*imei_no: '350000000000001'[^]*\] \[\]\n$/);
  expect(await run()).toContain("in-use: IMEI already in use, please try with another IMEI");
});
