import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright";
import type { Fault } from "../../packages/sandbox/src/index.ts";
import { startServer } from "../../packages/sandbox/src/server.ts";
import type { EtaPackPurchase, RegistrationPayload } from "../../packages/sdk/src/index.ts";
import { findBrowser } from "../../tools/lib/browser.ts";

export type Protocol = "HTTP/1.1" | "HTTP/1.1, Connection: close" | "HTTP/2";

/**
 * The way in which a page sends its writes: as text, as an immediate stream, with `fetchOnce`, or
 * with `fetchOnce` and a longer delay of the body.
 */
type Way = "plain" | "streamed" | "fetchOnce" | "patient";

export type Payment =
  | { readonly call: "buyEta"; readonly body: EtaPackPurchase }
  | { readonly call: "register"; readonly body: RegistrationPayload };

/** The outcome of one payment. */
interface Paid {
  /** The number of times that its POST reached the API. */
  readonly requests: number;
  /** The number of charges in the database. */
  readonly charges: number;
  /** The result of the SDK: "accepted", or the kind of its error. */
  readonly reported: string;
}

export interface PayingPage {
  /** Sends a lookup, so that connections are open, and then pays with a fault. */
  pay(options: {
    way: Way;
    payment?: Payment;
    fault?: Omit<Fault, "call"> | undefined;
  }): Promise<Paid>;
  close(): Promise<void>;
}

const program = `
  import { createClient } from "./src/index.ts";
  import { fetchOnce } from "./src/fetch-once.ts";
  const fetchOf = {
    plain: undefined,
    streamed: fetchOnce({ hold: 0 }),
    fetchOnce: fetchOnce(),
    patient: fetchOnce({ hold: 3_000 }),
  };
  /** Returns the kind of the error, or "accepted". */
  window.pay = ([baseUrl, way, { call, body }, write]) => {
    const client = createClient({ baseUrl, fetch: fetchOf[way], timeout: { write } });
    const sent = call === "buyEta" ? client.packs.buyEta(body) : client.registration.register(body);
    return sent.then(() => "accepted", (error) => error.kind);
  };
  /** Opens six connections at once. They stay open if the server allows it. */
  window.lookUp = async (baseUrl) => {
    const { lookups } = createClient({ baseUrl });
    await Promise.all(Array.from({ length: 6 }, () => lookups.countries()));
  };`;

declare global {
  interface Window {
    pay(given: readonly [baseUrl: string, Way, Payment, writeTimeout: number]): Promise<string>;
    lookUp(baseUrl: string): Promise<void>;
  }
}

/** A script with the SDK, bundled from its sources. */
async function bundledSdk(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: join(import.meta.dirname, "../../packages/sdk") },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text).join("");
}

const pack: Payment = { call: "buyEta", body: { customer_id: 1001, eta_id: "eta_50" } };

/** The SDK in a page of Chromium, and the sandbox on another origin. */
export async function openPayingPage(protocol: Protocol): Promise<PayingPage> {
  const keepAlive = protocol !== "HTTP/1.1, Connection: close";
  const server = await startServer({ port: 0, devicesPerKind: 10, http2: true, keepAlive });
  const { sandbox } = server;
  const baseUrl = `https://127.0.0.1:${server.port}`;
  const found = await findBrowser();
  const args = [...found.args, ...(protocol === "HTTP/2" ? [] : ["--disable-http2"])];
  const browser = await chromium.launch({ ...found, args });
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  const host = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Page</title>");
  });
  await new Promise<void>((resolve) => void host.listen(0, "127.0.0.1", resolve));
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  await page.addScriptTag({ content: await bundledSdk() });

  return {
    async pay({ way, payment = pack, fault }) {
      sandbox.reset();
      await page.evaluate((url) => window.lookUp(url), baseUrl);
      const call = payment.call === "buyEta" ? "buyEtaPack" : "register";
      if (fault) sandbox.fault({ call, ...fault });
      const isLate = fault?.kind === "late";
      const given = [baseUrl, way, payment, isLate ? 1_000 : 20_000] as const;
      const reported = await page.evaluate((all) => window.pay(all), given);
      if (isLate) await until(() => sandbox.charges().length > 0);
      const requests = sandbox.log().filter(({ method }) => method === "POST").length;
      return { requests, charges: sandbox.charges().length, reported };
    },
    async close() {
      await browser.close();
      host.close();
      await server.close();
    },
  };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
