import { chromium, type Page } from "playwright";
import { createSandbox, openDatabase, type Sandbox } from "../packages/sandbox/src/index.ts";
import { findBrowser } from "../tools/lib/browser.ts";
import { bundleInPage, weightOf } from "../tests/lib/in-page.ts";
import { serveFolder } from "../tools/lib/static-server.ts";
import { inTemporaryFolder } from "../tools/lib/temporary.ts";
import { kilobytes, median, medianRatio, milliseconds, ratio, type Figure } from "./figure.ts";

/** The first rounds are slower, because nothing is compiled yet. */
const WARM_UP = 5;
const ROUNDS = 15;
const CALLS = 200;

interface Times {
  /** Milliseconds from opening a sandbox, with SQLite loaded, to its first answer. */
  first: number;
  /** Milliseconds of a check of an IMEI, and of buying a pack. */
  read: number;
  write: number;
}

/** The sandbox in a page with SQLite may weigh so much. */
export const MAX_IN_PAGE = 700_000;

/** The sandbox in Chromium beside the same sandbox in this Node, without HTTP, by turns. */
export function inPage(): Promise<readonly Figure[]> {
  return inTemporaryFolder(async (folder) => {
    const page = await bundleInPage(folder);
    const { first, later } = await weightOf(page, "sandbox.js");
    const server = await serveFolder({ folder: page, headers: {}, port: 0, host: "127.0.0.1" });
    const browser = await chromium.launch(await findBrowser());
    try {
      const tab = await browser.newPage();
      await tab.goto(server.url);
      const weight = { value: first + later, goal: { atMost: MAX_IN_PAGE }, show: kilobytes };
      return [{ name: "weight with SQLite", ...weight }, ...(await compare(tab))];
    } finally {
      await browser.close();
      await server.close();
    }
  });
}

const inNode = () => createSandbox({ database: openDatabase() });

async function compare(page: Page): Promise<Figure[]> {
  const rounds: { page: Times; node: Times }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    rounds.push({
      page: await page.evaluate<Times>(
        `window.load.sandbox().then(({ openSandbox }) => (${String(timesOf)})(() => openSandbox(), ${CALLS}))`,
      ),
      node: await timesOf(inNode, CALLS),
    });
  const measured = rounds.slice(WARM_UP);
  const compared = (name: string, part: keyof Times): Figure => {
    const time = (place: "page" | "node") =>
      milliseconds(median(measured.map((round) => round[place][part])));
    return {
      name,
      detail: `${time("page")} and ${time("node")}`,
      value: medianRatio(
        measured,
        (round) => round.page[part],
        (round) => round.node[part],
      ),
      show: ratio,
    };
  };
  return [
    compared("from opening, with SQLite loaded, to the first answer", "first"),
    compared("check of an IMEI", "read"),
    compared("purchase of a pack", "write"),
  ];
}

/** Runs here and, as text, in the page: it may use nothing but its parameters. */
async function timesOf(open: () => Sandbox | Promise<Sandbox>, calls: number): Promise<Times> {
  const start = performance.now();
  const sandbox = await open();
  const read = async (imei: number) =>
    (await sandbox.fetch(`http://sandbox/info/imei_validation/${imei}`)).json();
  const write = async () => {
    const body = JSON.stringify({ customer_id: 1001, eta_id: "eta_50" });
    const address = "http://sandbox/auth/buy/eta-routing/pack";
    return (await sandbox.fetch(address, { method: "POST", body })).json();
  };
  const firstImei = 350_000_000_000_001;
  await read(firstImei);
  const opened = performance.now();
  for (let call = 0; call < calls; call += 1) await read(firstImei + call);
  const hasRead = performance.now();
  for (let call = 0; call < calls; call += 1) await write();
  const hasWritten = performance.now();
  sandbox.close();
  return {
    first: opened - start,
    read: (hasRead - opened) / calls,
    write: (hasWritten - hasRead) / calls,
  };
}
