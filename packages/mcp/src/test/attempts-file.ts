import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Returns the path for an attempts file in a new folder, which is removed after the test. */
export async function newAttemptsFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-mcp-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "state", "attempts.db");
}
