import { chromium, type Browser } from "playwright";
import { printTable, whole, type Figure } from "../../bench/table.ts";
import { openPage } from "../../apps/portal/e2e/opened-page.ts";
import { findBrowser } from "../../tools/lib/browser.ts";
import { requireNode } from "../../tools/lib/node-version.ts";
import { builtPortal } from "../../tools/lib/portal.ts";
import { isCallOf, operationOf } from "../faults/calls.ts";
import type { Flow } from "../faults/flow.ts";
import { FLOWS } from "../faults/flows.ts";
import { startSite } from "../faults/lab.ts";
import { walk } from "../faults/walk.ts";
import { longestTask, watchTasks } from "../longest-task.ts";
import { answerWith, HOSTILITIES, type Hostility } from "./replies.ts";

const HELP = `Answers each call of each flow of the portal with ten thousand rows or megabytes of
text, and prints the longest task of the main thread on the way through the flow.

  npm run hostile -- [flow…]

Flows: ${FLOWS.map(({ name }) => name).join(", ")}.
Exits with 1 when a task takes longer than the goal.`;

/** Milliseconds. People notice a page that does not react for longer than this. */
const GOAL = { atMost: 200 };

const show = (value: number): string => `${whole(value)} ms`;

type Site = Awaited<ReturnType<typeof startSite>>;

/** Walks a flow and returns its calls and its longest task in milliseconds. */
async function walked(
  browser: Browser,
  site: Site,
  flow: Flow,
  trouble?: { call: string; hostility: Hostility },
) {
  const { sandbox, url, api } = site;
  sandbox.reset();
  const { page, context, console: lines } = await openPage(browser, { reducedMotion: "reduce" });
  try {
    await watchTasks(page);
    if (trouble !== undefined) {
      const { call, hostility } = trouble;
      const isMeant = (method: string, path: string) => isCallOf(call, method, path);
      await answerWith(page, api, { isMeant, change: hostility.change });
    }
    await page.goto(`${url}#${flow.route}`);
    await walk(page, sandbox, flow);
    const longest = await longestTask(page);
    const calls = [...new Set(sandbox.log().map(operationOf))];
    const crashed = lines.filter((line) => line.startsWith("uncaught"));
    if (crashed.length > 0) throw new Error(`${flow.name}: ${crashed.join("; ")}`);
    return { longest, calls };
  } finally {
    await context.close();
  }
}

requireNode();
const names = process.argv.slice(2);
if (names.includes("--help")) {
  console.log(HELP);
} else {
  const flows = FLOWS.filter(({ name }) => names.length === 0 || names.includes(name));
  const outDir = await builtPortal();
  const browser = await chromium.launch(await findBrowser());
  const site = await startSite(false, outDir);
  const figures: Figure[] = [];
  for (const flow of flows) {
    const plain = await walked(browser, site, flow);
    figures.push({ name: `${flow.name}, as it is`, value: plain.longest, show });
    for (const call of plain.calls) {
      for (const hostility of HOSTILITIES) {
        const { longest } = await walked(browser, site, flow, { call, hostility });
        const name = `${flow.name}, ${call}: ${hostility.name}`;
        figures.push({ name, value: longest, goal: GOAL, show });
      }
    }
  }
  await site.close();
  await browser.close();
  process.exitCode = printTable(figures, { json: false }) === 0 ? 0 : 1;
}
