import type { CDPSession } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../../apps/portal/e2e/opened-page.ts";
import { press } from "../lib/faults/flow.ts";
import { startSite, openLab } from "../lib/faults/lab.ts";
import { returning } from "../lib/faults/registration.ts";
import { walk } from "../lib/faults/walk.ts";

const REGISTRATIONS = 50;

const lab = openLab();

test("50 registrations in one page leak no closed screen", async () => {
  await using site = await startSite(lab);
  const { page, context } = await openPage(lab.browser);
  const devtools = await context.newCDPSession(page);
  await page.goto(`${site.url}#${returning("").route}`);
  const sizes: Memory[] = [];
  for (let number = 1; number <= REGISTRATIONS; number += 1) {
    if (number > 1) await press(page, "Have more devices to activate?");
    const flow = returning(String(350_000_000_000_000 + number));
    const { end, path } = await walk(page, site.sandbox, flow);
    expect(end, path.join(" > ")).toBe("done");
    if (number === 1 || number === REGISTRATIONS) sizes.push(await memoryOf(devtools));
  }
  await context.close();
  const [first, last] = sizes;
  expect(last?.nodes).toBeLessThan(1.5 * (first?.nodes ?? 0));
  expect(last?.megabytes).toBeLessThan(2 * (first?.megabytes ?? 0));
});

interface Memory {
  readonly megabytes: number;
  readonly nodes: number;
}

async function memoryOf(devtools: CDPSession): Promise<Memory> {
  await devtools.send("Performance.enable");
  // The second collection frees objects released by finalizers of the first one.
  for (let time = 0; time < 2; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { megabytes: valueOf("JSHeapUsedSize") / 1_000_000, nodes: valueOf("Nodes") };
}
