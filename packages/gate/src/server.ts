import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createApp } from "./app.ts";
import { readProxies } from "./client-address.ts";
import { addressOf, createForwarder, DEFAULT_LIMIT_MS, type Forwarder } from "./forward.ts";
import type { StoreOptions } from "./store/clock.ts";
import { createLinks, type LinkOptions } from "./links.ts";
import type { Log } from "./log.ts";
import { Metrics } from "./metrics.ts";
import { createLookup } from "./outcomes.ts";
import { openSqliteStore } from "./store/sqlite.ts";
import type { Store, Orders } from "./store/store.ts";
import { createWriter } from "./write.ts";
import { priceProblem, type Pricing, type ReadJson } from "./price.ts";
import { isRepeatable, REPEAT_MS, repeatProblem } from "./repeats.ts";
import { textOf } from "./stored-reply.ts";
import { LINK_NEEDED, type Refusal, type WriteRequest } from "./write-request.ts";

const WAIT_MS = 3000;

/** Connects to the vendor without sending anything. @throws if that fails */
async function checkUpstream(upstream: URL): Promise<void> {
  const socket = connect(addressOf(upstream));
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(WAIT_MS) });
  } finally {
    socket.destroy();
  }
}

export interface GateOptions {
  /** The URL of the vendor's API, with the prefix of every path. */
  upstream: URL;
  /** Default 4020. 0 uses any free port. */
  port?: number;
  /** Default `127.0.0.1`, this machine only. */
  host?: string;
  /**
   * The SQLite file, which is created if missing, the `postgres://` URL of a database that several
   * gates share, or an open store. Default `gate.sqlite`.
   */
  store?: string | Store;
  /** The addresses and networks of the proxies whose `X-Forwarded-For` is believed. */
  trustedProxies?: readonly string[];
  /** The time that the vendor has to answer a write, in milliseconds. Default 120,000. */
  limitMs?: number;
  /** True refuses writes without a key, so that no client goes round it. Default false. */
  requireKey?: boolean;
  /** Requires signed links for all calls about a customer. Default none. */
  links?: LinkOptions;
  /** The currency of the prices by ISO 4217. Default `USD`. */
  currency?: string;
  log?: Log;
}

/** A running gate. */
export interface Gate {
  /** The URL, without a trailing slash. */
  url: string;
  port: number;
  /** Accepts no more connections, waits for the running writes, and closes the store. */
  close(): Promise<void>;
}

/** Clients have this long to read their replies when the gate stops, in milliseconds. */
const GRACE_MS = 2000;

const PURGE_EVERY_MS = 60 * 60 * 1000;

/** The vendor has this long for a price list, in milliseconds. */
const READ_LIMIT_MS = 10_000;

/**
 * Opens the store at a PostgreSQL URL or in an SQLite file. `isBeside` opens it for a command beside
 * a gate that may be running. @throws StoreError
 */
export const openStore = async (given: string, options: StoreOptions): Promise<Store> =>
  /^postgres(ql)?:/.test(given)
    ? (await import("./store/postgres.ts")).openPostgresStore(given, options)
    : openSqliteStore(given, options);

/** Starts a gate. @throws StoreError, or Node's error if the port is in use */
export async function startGate(options: GateOptions): Promise<Gate> {
  const { upstream, port: wanted = 4020, host = "127.0.0.1", requireKey = false, links } = options;
  const { currency = "USD" } = options;
  const { store: given = "gate.sqlite", limitMs = DEFAULT_LIMIT_MS, log = () => {} } = options;
  const proxies = readProxies(options.trustedProxies ?? []);
  const store = typeof given === "string" ? await openStore(given, { limitMs }) : given;
  const forwarder = createForwarder(upstream, limitMs);
  const read = createReader(createForwarder(upstream, READ_LIMIT_MS));
  const problemOf = createRules({ read, currency });
  const writer = createWriter({ store, forwarder, problemOf, waitMs: limitMs, log });
  const app = createApp({
    forwarder,
    write: writer.write,
    lookUp: createLookup(store),
    proxies,
    requireKey,
    currency,
    links: links ? createLinks(links, read, store) : null,
    log,
    metrics: new Metrics(),
    checkReady: () => Promise.all([store.check(), checkUpstream(upstream)]).then(() => {}),
  });
  const server = createServer((incoming, outgoing) => void app(incoming, outgoing));
  const purge = () => void store.purge().catch(() => log({ event: "failure", problem: "purge" }));
  try {
    await once(server.listen(wanted, host), "listening");
  } catch (error) {
    await store.close();
    throw error;
  }
  purge();
  const timer = setInterval(purge, PURGE_EVERY_MS);
  const { port } = server.address() as AddressInfo;
  let stopped: Promise<void> | undefined;
  async function stop(): Promise<void> {
    clearInterval(timer);
    const closed = new Promise((resolve) => server.close(resolve));
    // Kept connections become idle after their reply.
    const sweep = setInterval(() => server.closeIdleConnections(), 20);
    await writer.settled();
    // Connections on which no whole request arrives would stay open. Nothing of them was sent.
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
    // Writes that came on an open connection in the meantime, and whose client left.
    await writer.settled();
    forwarder.close();
    await store.close();
  }
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    port,
    close: () => (stopped ??= stop()),
  };
}

/** Creates the function that returns the reason not to forward a write with a key. */
const createRules =
  (pricing: Pricing) =>
  async (
    request: WriteRequest,
    orders: Pick<Orders, "recent" | "linkAge">,
  ): Promise<Refusal | null> => {
    const { link } = request;
    if (link !== undefined && (await orders.linkAge(link)) !== null) return LINK_NEEDED;
    if (!isRepeatable(request)) return priceProblem(request, pricing);
    const recent = await orders.recent(request.owner, request.subjects, REPEAT_MS);
    return repeatProblem(request, recent) ?? priceProblem(request, pricing);
  };

/** Reads JSON from the vendor past the caches of proxies. */
const createReader =
  (forwarder: Pick<Forwarder, "write">): ReadJson =>
  async (path) => {
    const headers = ["Accept", "application/json", "Accept-Encoding", "identity"];
    const past = ["Cache-Control", "no-cache, no-store", "Pragma", "no-cache"];
    const outgoing = { method: "GET", path, headers: [...headers, ...past], body: null };
    const reply = await forwarder.write(outgoing);
    if (reply.status !== 200) throw new Error(`The vendor answered ${reply.status}.`);
    return JSON.parse(textOf(reply) ?? "") as unknown;
  };
