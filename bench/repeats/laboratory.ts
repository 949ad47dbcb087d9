import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Fault, Sandbox } from "../../packages/sandbox/src/index.ts";
import { startServer } from "../../packages/sandbox/src/server.ts";
import { delayedLine, type Line } from "./delay.ts";
import { openPageOf, type Engine } from "./page-of.ts";
import { bundledSdk, type Payment, type Way } from "./page.ts";

export type Protocol = "HTTP/1.1" | "HTTP/1.1, Connection: close" | "HTTP/2";

/** The outcome of one payment. */
export interface Result {
  /** How often its POST reached the API. */
  readonly requests: number;
  /** How many charges are in the database. */
  readonly charges: number;
  /** What the SDK reported: "accepted", or the kind of its error. */
  readonly told: string;
}

export interface Laboratory {
  /** Name and version of the browser. */
  readonly browser: string;
  readonly sandbox: Sandbox;
  readonly line: Line;
  /** Sends a look-up, so that connections are open, and then pays under a fault. */
  pay(options: {
    way: Way;
    payment?: Payment;
    fault?: Omit<Fault, "call"> | undefined;
    /** What happens to the line while the payment is on its way. */
    meanwhile?: (() => Promise<void>) | undefined;
    /** What happens to the line just before the payment. */
    before?: (() => Promise<void>) | undefined;
    /** Milliseconds; default 20,000. */
    writeTimeout?: number;
  }): Promise<Result>;
  close(): Promise<void>;
}

const pack: Payment = { call: "buyEta", body: { customer_id: 1001, eta_id: "eta_50" } };

/**
 * The SDK in a page of a browser, by default Chromium, and the sandbox behind a line of its own. The
 * page is of another origin, unless `sameOrigin` is set: then the browser sends no preflight request
 * before a payment.
 */
export async function openLaboratory(
  protocol: Protocol,
  { sameOrigin = false, engine = "chromium" }: { sameOrigin?: boolean; engine?: Engine } = {},
): Promise<Laboratory> {
  const keepAlive = protocol !== "HTTP/1.1, Connection: close";
  const server = await startServer({ port: 0, devicesPerKind: 10, http2: true, keepAlive });
  const { sandbox } = server;
  const line = await delayedLine(server.port);
  const baseUrl = `https://127.0.0.1:${line.port}`;
  const page = await openPageOf(engine, protocol === "HTTP/2");
  const host = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Page</title>");
  });
  await new Promise<void>((resolve) => {
    host.listen(0, "127.0.0.1", resolve);
  });
  const elsewhere = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
  await page.goto(sameOrigin ? `${baseUrl}/info/countries` : elsewhere);
  await page.run(await bundledSdk());

  return {
    browser: page.browser,
    sandbox,
    line,
    async pay({ way, payment = pack, fault, meanwhile, before, writeTimeout = 20_000 }) {
      sandbox.reset();
      await page.call("lookUp", [baseUrl]);
      const call = payment.call === "buyEta" ? "buyEtaPack" : "register";
      if (fault) sandbox.fault({ call, ...fault });
      await before?.();
      const [told] = await Promise.all([
        page.call<string>("pay", [baseUrl, way, payment, writeTimeout]),
        meanwhile?.(),
      ]);
      if (fault?.kind === "late") {
        // Over HTTP/2, WebKit does not tell the server that the page gave up.
        line.closeConnections();
        await until(() => sandbox.charges().length > 0);
      }
      const requests = sandbox.log().filter(({ method }) => method === "POST").length;
      return { requests, charges: sandbox.charges().length, told };
    },
    async close() {
      await page.close();
      host.close();
      await line.close();
      await server.close();
    },
  };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}
