import { exec } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("config.json is valid", async () => {
  const options = { cwd: join(import.meta.dirname, "..") };
  const { stdout } = await promisify(exec)("npx --no waypost-portal check config.json", options);
  expect(stdout).toContain("config.json is valid");
}, 60_000);
