import { chromium, type Page } from "playwright";
import { createSandbox, openDatabase, type Sandbox } from "../packages/sandbox/src/index.ts";
import { findBrowser } from "../tools/lib/browser.ts";
import { bundleInPage, weightOf } from "../tests/lib/in-page.ts";
import { serveFiles } from "../tools/lib/static-server.ts";
import { median } from "./median.ts";
import { inTemporaryFolder } from "./temporary.ts";

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

type Compared = Record<keyof Times, { page: number; node: number; ratio: number }>;

/** The sandbox in Chromium beside the same sandbox in this Node, without HTTP, by turns. */
export async function inPage(): Promise<Compared & { bytes: number }> {
  return inTemporaryFolder(async (folder) => {
    const files = await bundleInPage(folder);
    const { first, later } = weightOf(files, "/sandbox.js");
    const server = await serveFiles({ files, headers: {}, port: 0, host: "127.0.0.1" });
    const browser = await chromium.launch(await findBrowser());
    try {
      const page = await browser.newPage();
      await page.goto(server.url);
      return { ...(await compare(page)), bytes: first + later };
    } finally {
      await browser.close();
      await server.close();
    }
  });
}

const inNode = () => createSandbox({ database: openDatabase() });

async function compare(page: Page): Promise<Compared> {
  const rounds: { page: Times; node: Times }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    rounds.push({
      page: await page.evaluate<Times>(
        `window.load.sandbox().then(({ openSandbox }) => (${String(timesOf)})(() => openSandbox(), ${CALLS}))`,
      ),
      node: await timesOf(inNode, CALLS),
    });
  const measured = rounds.slice(WARM_UP);
  const compared = (part: keyof Times) => ({
    page: median(measured.map((round) => round.page[part])),
    node: median(measured.map((round) => round.node[part])),
    ratio: median(measured.map((round) => round.page[part] / round.node[part])),
  });
  return { first: compared("first"), read: compared("read"), write: compared("write") };
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
