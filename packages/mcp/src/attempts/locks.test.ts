import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newAttemptsFile } from "../test/attempts-file.ts";
import { openAttempts } from "./database.ts";
import { LOCK_EXPIRES_AFTER_MS } from "./locks.ts";

const PROGRAM = `
const [module, file] = process.argv.slice(1);
const { openAttempts } = await import(module);
const { reserve, locks } = openAttempts(file).forTask();
await locks.request("customer", { ifAvailable: true }, async (lock) => {
  reserve.setItem("waypost.attempts", JSON.stringify([{ id: "in flight" }]));
  console.log(lock === null ? "busy" : "locked");
  setInterval(() => {}, 1000);
  await new Promise(() => {});
});
`;

const isFree = (file: string, now?: () => number): Promise<boolean> =>
  openAttempts(file, now)
    .forTask()
    .locks.request("customer", { ifAvailable: true }, async (lock) => lock !== null);

test("the lock of a killed process expires", async () => {
  const file = await newAttemptsFile();
  const module = pathToFileURL(join(import.meta.dirname, "database.ts")).href;
  const owner = spawn(
    process.execPath,
    ["--conditions=@waypost/source", "--input-type=module", "--eval", PROGRAM, module, file],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [output] = (await once(owner.stdout, "data")) as [Buffer];
  expect(output.toString()).toBe("locked\n");
  expect(await isFree(file)).toBe(false);
  owner.kill("SIGKILL");
  await once(owner, "exit");
  // The request of the killed process may still be carried out.
  expect(await isFree(file)).toBe(false);
  expect(await isFree(file, () => Date.now() + LOCK_EXPIRES_AFTER_MS + 1)).toBe(true);
  expect(openAttempts(file).forTask().reserve.getItem("waypost.attempts")).toContain("in flight");
});

test("a lock is renewed until its work is done", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const file = await newAttemptsFile();
  const finish = Promise.withResolvers<void>();
  const work = openAttempts(file)
    .forTask()
    .locks.request("customer", { ifAvailable: true }, () => finish.promise);
  vi.advanceTimersByTime(10 * LOCK_EXPIRES_AFTER_MS);
  expect(await isFree(file)).toBe(false);
  finish.resolve();
  await work;
  expect(await isFree(file)).toBe(true);
});

test("a lock does not last longer if the clock is set back", async () => {
  const file = await newAttemptsFile();
  const hour = 3_600_000;
  void openAttempts(file, () => Date.now() + hour)
    .forTask()
    .locks.request("customer", { ifAvailable: true }, () => new Promise(() => {}));
  expect(await isFree(file)).toBe(true);
});
