import type { Browser, CDPSession, Page } from "playwright";
import { openPage } from "../../apps/portal/e2e/opened-page.ts";
import type { Sandbox } from "../../packages/sandbox/src/index.ts";
import { longestTask, watchTasks } from "../longest-task.ts";
import { press, type Flow } from "./flow.ts";
import { FLOWS } from "./flows.ts";
import { startSite } from "./lab.ts";
import { returning } from "./registration.ts";
import { walk } from "./walk.ts";

const REGISTRATIONS = 50;

/**
 * Walks every flow once without a fault, then registers 50 devices in one page.
 * @returns the longest task of the main thread, and how the heap has grown, in words
 */
export async function soak(browser: Browser, outDir: string): Promise<string> {
  const site = await startSite(false, outDir);
  try {
    const longest: string[] = [];
    for (const flow of FLOWS) {
      const { page, context } = await openWatched(browser);
      await flow.before?.(context, site.sandbox);
      await page.goto(`${site.url}#${flow.route}`);
      await walkToEnd(page, site.sandbox, flow);
      longest.push(`${flow.name} ${await longestTask(page)} ms`);
      await context.close();
      site.sandbox.reset();
    }
    const { page, context } = await openWatched(browser);
    const devtools = await context.newCDPSession(page);
    await page.goto(`${site.url}#${returning("").route}`);
    const sizes: Memory[] = [];
    for (let number = 1; number <= REGISTRATIONS; number += 1) {
      if (number > 1) await press(page, "Have more devices to activate?");
      await walkToEnd(page, site.sandbox, returning(String(350_000_000_000_000 + number)));
      if (number === 1 || number === REGISTRATIONS) sizes.push(await memoryOf(devtools));
    }
    longest.push(`${REGISTRATIONS} registrations ${await longestTask(page)} ms`);
    await context.close();
    const [first, last] = sizes;
    if (first === undefined || last === undefined) throw new Error("Nothing was measured.");
    const growth = last.megabytes - first.megabytes;
    return [
      `Longest task of the main thread: ${longest.join(", ")}`,
      `Heap: ${first.megabytes.toFixed(2)} MB after 1 registration, ` +
        `${last.megabytes.toFixed(2)} MB after ${REGISTRATIONS} (${growth.toFixed(2)} MB more), ` +
        `DOM nodes: ${first.nodes} and ${last.nodes}`,
    ].join("\n");
  } finally {
    await site.close();
  }
}

async function walkToEnd(page: Page, sandbox: Sandbox, flow: Flow): Promise<void> {
  const { end, path } = await walk(page, sandbox, flow);
  if (end !== "done") throw new Error(`${flow.name} was not done: ${path.join(" > ")}`);
}

async function openWatched(browser: Browser) {
  const opened = await openPage(browser);
  await watchTasks(opened.page);
  return opened;
}

interface Memory {
  readonly megabytes: number;
  readonly nodes: number;
}

async function memoryOf(devtools: CDPSession): Promise<Memory> {
  await devtools.send("Performance.enable");
  // A second collection frees objects released by finalizers of the first one.
  for (let time = 0; time < 2; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { megabytes: valueOf("JSHeapUsedSize") / 1_000_000, nodes: valueOf("Nodes") };
}
