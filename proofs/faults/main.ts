import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import { findBrowser } from "../../tools/lib/browser.ts";
import { requireNode } from "../../tools/lib/node-version.ts";
import { builtPortal } from "../../tools/lib/portal.ts";
import { FAULTS, type NamedFault } from "./faults.ts";
import type { Flow } from "./flow.ts";
import { FLOWS } from "./flows.ts";
import { LEGEND } from "./judge.ts";
import { openLab } from "./lab.ts";
import { matrixOf } from "./matrix.ts";
import { soak } from "./soak.ts";

const HELP = `Breaks each call of each flow of the portal in each way, and judges what comes of it.

  npm run faults -- [--flow <name>]… [--call <operation>]… [--fault <name>]…
  npm run faults -- --soak

Flows: ${FLOWS.map(({ name }) => name).join(", ")}.
Faults: ${FAULTS.map(({ name }) => name).join(", ")}.
Without an option it runs all of them, then 50 registrations in one page. --soak runs only these.
Exits with 1 when there is a bad outcome.`;

const PAGES = 2;

function chosen<One extends { name: string }>(all: readonly One[], names: readonly string[]) {
  const unknown = names.find((name) => !all.some((one) => one.name === name));
  if (unknown === undefined)
    return all.filter(({ name }) => names.length === 0 || names.includes(name));
  throw new Error(`No such name: ${unknown}. Names: ${all.map(({ name }) => name).join(", ")}.`);
}

requireNode();
const { values } = parseArgs({
  options: {
    flow: { type: "string", multiple: true, default: [] },
    call: { type: "string", multiple: true, default: [] },
    fault: { type: "string", multiple: true, default: [] },
    soak: { type: "boolean", default: false },
    help: { type: "boolean" },
  },
});

/** Prints the matrix of each flow. @returns the number of bad outcomes */
async function breakAll(
  browser: Browser,
  outDir: string,
  flows: readonly Flow[],
  faults: readonly NamedFault[],
): Promise<number> {
  const labs = await Promise.all(Array.from({ length: PAGES }, () => openLab(browser, outDir)));
  const found: string[] = [];
  let [cells, repeated] = [0, 0];
  for (const flow of flows) {
    const matrix = await matrixOf(labs, flow, faults, values.call);
    console.log(`${matrix.text}\n`);
    found.push(...matrix.bad);
    cells += matrix.cells;
    repeated += matrix.repeated;
  }
  await Promise.all(labs.map((lab) => lab.close()));
  console.log(`${LEGEND}\n\n${cells} cells, ${found.length} with a bad outcome`);
  console.log(`${repeated} in which the browser itself sent a write again`);
  for (const line of found) console.log(line);
  return found.length;
}

if (values.help) {
  console.log(HELP);
} else {
  const flows = chosen(FLOWS, values.flow);
  const faults = chosen(FAULTS, values.fault);
  const outDir = await builtPortal();
  const browser = await chromium.launch(await findBrowser());
  try {
    if (!values.soak) {
      const bad = await breakAll(browser, outDir, flows, faults);
      process.exitCode = bad === 0 ? 0 : 1;
    }
    const isWhole = [values.flow, values.call, values.fault].every(({ length }) => length === 0);
    if (isWhole) console.log(await soak(browser, outDir));
  } finally {
    await browser.close();
  }
}
