import { readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** Runs `work` while holding a lock file, so that no other process with the same lock runs. */
export async function locked<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  while (!(await take(file))) await sleep(50);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const owner = Number(await readFile(file, "utf8").catch(() => ""));
  // The lock was left by a killed process.
  if (owner > 0 && !isRunning(owner)) await rm(file, { force: true });
  return false;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
