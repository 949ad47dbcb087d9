import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Page, type Request } from "playwright";
import { startServer } from "../packages/sandbox/src/server.ts";
import { findBrowser } from "../scripts/lib/browser.ts";
import { buildPortal, servePortal } from "../scripts/lib/portal.ts";
import { inTemporaryFolder } from "./temporary.ts";
import { watchEmailForm } from "./usable.ts";

export interface Chunk {
  name: string;
  /** After gzip. */
  bytes: number;
}

export interface FirstRoute {
  /** Scripts that the browser asked for before the e-mail form was usable. */
  usable: Chunk[];
  /** Scripts that it fetched afterwards, until the network was idle. */
  later: Chunk[];
  /** Scripts of the build that this visit did not need: later steps and other pages. */
  further: Chunk[];
}

/** A cold visit of `/#/registration/customer-information` on the built portal, in Chromium. */
export function firstRoute(): Promise<FirstRoute> {
  return inTemporaryFolder(async (outDir) => {
    await buildPortal(outDir);
    const sandbox = await startServer({ port: 0 });
    const portal = await servePortal({ apiBaseUrl: sandbox.url, port: 0, outDir });
    const { executablePath, args } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args });
    try {
      const fetched = await visit(await browser.newPage(), portal.url);
      const names = new Set([...fetched.usable, ...fetched.later].map(({ name }) => name));
      const all = await chunksIn(join(outDir, "assets"));
      return { ...fetched, further: all.filter(({ name }) => !names.has(name)) };
    } finally {
      await browser.close();
      await portal.close();
      await sandbox.close();
    }
  });
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

async function visit(page: Page, url: string): Promise<Omit<FirstRoute, "further">> {
  const scripts: Promise<Chunk & { askedAt: number }>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.push(chunkOf(request));
  });
  await page.addInitScript(watchEmailForm);
  await page.goto(`${url}#/registration/customer-information`);
  const moment = await page.waitForFunction(() => window.usableAt);
  const usableAt = (await moment.jsonValue()) ?? 0;
  await page.waitForLoadState("networkidle");
  const chunks = await Promise.all(scripts);
  const part = (inTime: boolean) =>
    chunks
      .filter(({ askedAt }) => askedAt <= usableAt === inTime)
      .map(({ name, bytes }) => ({ name, bytes }));
  return { usable: part(true), later: part(false) };
}

async function chunkOf(request: Request): Promise<Chunk & { askedAt: number }> {
  const body = await (await request.response())?.body();
  return {
    name: basename(new URL(request.url()).pathname),
    bytes: body ? gzipSync(body).byteLength : 0,
    askedAt: request.timing().startTime,
  };
}
