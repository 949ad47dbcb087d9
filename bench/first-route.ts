import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Page, type Request } from "playwright";
import { startServer } from "../packages/sandbox/src/server.ts";
import { findBrowser } from "../tools/lib/browser.ts";
import { builtPortal, servePortal } from "../tools/lib/portal.ts";
import { kilobytes, type Figure } from "./figure.ts";

declare global {
  interface Window {
    /** The time at which the e-mail form became usable, in milliseconds since 1970. */
    usableAt?: number;
  }
}

interface Chunk {
  name: string;
  /** Size after gzip. */
  bytes: number;
}

/** The limit for JavaScript that is fetched before the e-mail form is usable. */
export const MAX_FIRST_ROUTE = 108_000;

interface FirstRoute {
  /** Scripts that the browser requested before the e-mail form was usable. */
  usable: Chunk[];
  /** Scripts that it requested after that, until the network was idle. */
  later: Chunk[];
}

/**
 * Opens `/#/registration/customer-information` of the built portal with an empty browser cache, in
 * a browser of this locale.
 */
export async function scriptsOfFirstRoute(locale = "en-US"): Promise<FirstRoute> {
  const outDir = await builtPortal();
  const sandbox = await startServer({ port: 0 });
  const portal = await servePortal({ apiBaseUrl: sandbox.url, port: 0, outDir });
  const browser = await chromium.launch(await findBrowser());
  try {
    return await visit(await browser.newPage({ locale }), portal.url);
  } finally {
    await browser.close();
    await portal.close();
    await sandbox.close();
  }
}

async function visit(page: Page, url: string): Promise<FirstRoute> {
  const scripts: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.push(request);
  });
  // The network can be idle before a busy machine has evaluated what asks for more.
  const later = page.waitForEvent("requestfinished", (request) => /\/pages-/.test(request.url()));
  await page.addInitScript(watchEmailForm);
  await page.goto(`${url}#/registration/customer-information`);
  const moment = await page.waitForFunction(() => window.usableAt);
  const usableAt = (await moment.jsonValue()) ?? 0;
  await later;
  await page.waitForLoadState("networkidle");
  const chunks = await Promise.all(scripts.map(chunkOf));
  const select = (inTime: boolean) =>
    chunks
      .filter(({ requestedAt }) => requestedAt <= usableAt === inTime)
      .map(({ name, bytes }) => ({ name, bytes }));
  return { usable: select(true), later: select(false) };
}

async function chunkOf(request: Request): Promise<Chunk & { requestedAt: number }> {
  const body = await (await request.response())?.body();
  return {
    name: basename(new URL(request.url()).pathname),
    bytes: body ? gzipSync(body).byteLength : 0,
    requestedAt: request.timing().startTime,
  };
}

/**
 * Runs in the page and records when the user can first type an e-mail address and press Next.
 * Polling from outside the page would record it too late.
 */
function watchEmailForm(): void {
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>("input[type=email]");
    const next = field?.form?.querySelector<HTMLButtonElement>("button[type=submit]");
    if (!field || !next || field.disabled || field.readOnly || next.disabled) return;
    if (!field.checkVisibility() || !next.checkVisibility()) return;
    observer.disconnect();
    window.usableAt = performance.timeOrigin + performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

export const bytesOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { bytes }) => sum + bytes, 0);

export async function firstRoute(): Promise<readonly Figure[]> {
  const { usable, later } = await scriptsOfFirstRoute();
  return [
    {
      name: "until the e-mail form is usable",
      value: bytesOf(usable),
      goal: { atMost: MAX_FIRST_ROUTE },
      show: kilobytes,
    },
    { name: "until the network is idle", value: bytesOf([...usable, ...later]), show: kilobytes },
  ];
}
