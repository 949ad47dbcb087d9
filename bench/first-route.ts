import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Page, type Request } from "playwright";
import { startServer } from "../packages/sandbox/src/server.ts";
import { findBrowser } from "../tools/lib/browser.ts";
import { builtPortal, servePortal } from "../tools/lib/portal.ts";
import { watchEmailForm } from "./usable.ts";

interface Chunk {
  name: string;
  /** Size after gzip. */
  bytes: number;
}

interface FirstRoute {
  /** Scripts that the browser requested before the e-mail form was usable. */
  usable: Chunk[];
  /** Scripts that it requested after that, until the network was idle. */
  later: Chunk[];
  /** Scripts that it did not request: those of later steps and other pages. */
  notFetched: Chunk[];
}

/**
 * Opens `/#/registration/customer-information` of the built portal with an empty browser cache, in a
 * browser of this locale.
 */
export async function firstRoute(locale = "en-US"): Promise<FirstRoute> {
  const outDir = await builtPortal();
  const sandbox = await startServer({ port: 0 });
  const portal = await servePortal({ apiBaseUrl: sandbox.url, port: 0, outDir });
  const browser = await chromium.launch(await findBrowser());
  try {
    const fetched = await visit(await browser.newPage({ locale }), portal.url);
    const names = new Set([...fetched.usable, ...fetched.later].map(({ name }) => name));
    const all = await chunksIn(join(outDir, "assets"));
    return { ...fetched, notFetched: all.filter(({ name }) => !names.has(name)) };
  } finally {
    await browser.close();
    await portal.close();
    await sandbox.close();
  }
}

async function chunksIn(folder: string): Promise<Chunk[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  return Promise.all(
    names.map(async (name) => ({
      name,
      bytes: gzipSync(await readFile(join(folder, name))).byteLength,
    })),
  );
}

async function visit(page: Page, url: string): Promise<Omit<FirstRoute, "notFetched">> {
  const scripts: Promise<Chunk & { requestedAt: number }>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.push(chunkOf(request));
  });
  await page.addInitScript(watchEmailForm);
  await page.goto(`${url}#/registration/customer-information`);
  const moment = await page.waitForFunction(() => window.usableAt);
  const usableAt = (await moment.jsonValue()) ?? 0;
  await page.waitForLoadState("networkidle");
  const chunks = await Promise.all(scripts);
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
