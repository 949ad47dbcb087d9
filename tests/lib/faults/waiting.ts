import { setTimeout as sleep } from "node:timers/promises";
import type { Sandbox } from "../../../packages/sandbox/src/index.ts";
import type { Page } from "playwright";
import { sees, type Step } from "./flow.ts";

const POLL_MS = 20;
const STILL_MS = 300;
const ROUNDS = 12;
const BUSY = "[data-loading], .waypost-Skeleton, .waypost-Spinner, .shape";

/** Longer than any timeout of the SDK. Each time it passes, one attempt of a read ends. */
const TIMEOUT_MS = 95_000;

const isBusy = (page: Page): Promise<boolean> => sees(page, BUSY);

const withClock = new WeakSet<Page>();

/** Installs a virtual clock in the page, before it is opened. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  withClock.add(page);
}

/** Runs the page's clock forward, so that unanswered requests time out without waiting. */
export async function passTime(page: Page, milliseconds = TIMEOUT_MS): Promise<void> {
  if (withClock.has(page)) await page.clock.fastForward(milliseconds);
  else await sleep(STILL_MS);
}

const isAnswering = (sandbox: Sandbox): boolean =>
  sandbox
    .log()
    .some(({ status, fault }) => status === null && fault !== "hang" && fault !== "late");

/** Waits until nothing is loading. @returns false if something still is after all rounds */
export async function settle(page: Page, sandbox: Sandbox): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const end = Date.now() + STILL_MS;
    while (Date.now() < end || isAnswering(sandbox)) {
      if (!(await isBusy(page))) return true;
      await sleep(POLL_MS);
    }
    await passTime(page);
  }
  return false;
}

/** Waits after a step until the page no longer asks for it, is busy, or stays unchanged. */
export async function moveOn(page: Page, sandbox: Sandbox, step: Step): Promise<void> {
  let text = "";
  let since = Date.now();
  while (Date.now() - since < STILL_MS || isAnswering(sandbox)) {
    if (!(await step.here(page).catch(() => false)) || (await isBusy(page))) return;
    const now = await page.locator("body").innerText();
    if (now !== text) since = Date.now();
    text = now;
    await sleep(POLL_MS);
  }
}
