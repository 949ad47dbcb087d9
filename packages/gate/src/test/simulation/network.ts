import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { ledger, type Reply } from "./ledger.ts";
import {
  after,
  chance,
  currentProcess,
  disturb,
  latency,
  pick,
  runIn,
  SECOND,
  trace,
  world,
  type Process,
} from "./world.ts";

// In the place of `node:http`: clients, gates and the vendor, with a network in between.

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

let ids = 0;

const handlers = new Map<Process | undefined, Handler>();

export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The behaviour of the vendor for the next requests. */
export const vendor = {
  price: 9.95,
  /** The share of requests with a fault. */
  faultShare: 0,
  /** The share of requests for which the vendor needs more than a second. */
  slowShare: 0.1,
  /** The next reply takes this much longer, in milliseconds. */
  delayMs: 0,
  /** The fault of the next order. */
  next: "",
};

export function setPrice(price: number): void {
  vendor.price = price;
  ledger.prices.push([world.now, price]);
}

/** Sends a request of a client. Null if there is no reply. `onEnd`: the gate has answered. */
export function send(
  process: Process,
  { method, url, headers = {}, body }: Call,
  onStart: () => void,
  onEnd: (reply: Reply) => void,
): Promise<Reply | null> {
  return new Promise((resolve) => {
    const none = () => resolve(null);
    process.onKill.add(none);
    const id = (ids += 1);
    trace(() => `request ${id} ${url}`);
    const start = () => {
      const handler = handlers.get(process);
      if (!handler) return none();
      const incoming = Readable.from([Buffer.from(JSON.stringify(body))]);
      const socket = {
        remoteAddress: `10.0.${Math.floor(world.random() * 250)}.${Math.floor(world.random() * 250)}`,
      };
      Object.assign(incoming, { method, url, headers, rawHeaders: [], socket, complete: true });
      const outgoing = new EventEmitter();
      let head = { status: 0, headers: {} as Record<string, string> };
      Object.assign(outgoing, {
        writeHead: (status: number, list: string[]) => {
          const pairs = list.map((name, at) => [name.toLowerCase(), list[at + 1] ?? ""] as const);
          head = { status, headers: Object.fromEntries(pairs.filter((_, at) => at % 2 === 0)) };
        },
        end: (content: string | Uint8Array) => {
          if (!process.isAlive) return;
          trace(() => `request ${id} ends`);
          const reply = { ...head, body: Buffer.from(content as string).toString() };
          onEnd(reply);
          after(latency(), () => resolve(reply));
        },
        destroy: none,
      });
      onStart();
      runIn(process, () => handler(incoming as IncomingMessage, outgoing as ServerResponse));
    };
    after(latency(), () => (process.isAlive ? after(0, start, process) : none()));
  });
}

export function createServer(handler: Handler) {
  const process = currentProcess();
  handlers.set(process, handler);
  const server = new EventEmitter();
  return Object.assign(server, {
    listen: () => {
      queueMicrotask(() => server.emit("listening"));
      return server;
    },
    address: () => ({ port: 1 }),
    close: () => {},
  });
}

export class Agent {
  destroy(): void {}
}

interface RequestOptions {
  readonly method: string;
  readonly path: string;
  readonly signal: AbortSignal;
}

/** The reply to a write, as text, and its outcome. */
const REPLIES = [
  [200, "accepted", '{"status":true,"message":"done"}'],
  [200, "refused", '{"status":false,"message":"declined"}'],
  [402, "refused", '{"status":false,"message":"no funds"}'],
  [500, "in-doubt", "<html>"],
] as const;

/** A request to the vendor, as Node has it. */
class Request extends EventEmitter {
  readonly reusedSocket = false;
  readonly #process = currentProcess();
  readonly #options: RequestOptions;
  #note: string | undefined;
  #isOver = false;

  constructor(options: RequestOptions) {
    super();
    this.#options = options;
    options.signal.addEventListener("abort", () => this.#fail("aborted"));
  }

  #fail(text: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    disturb();
    if (this.#note !== undefined) ledger.fail(this.#note);
    this.emit("error", new Error(text));
    this.emit("close");
  }

  #later(ms: number, run: () => void): void {
    after(ms, () => this.#isOver || run(), this.#process);
  }

  end(body?: Uint8Array): void {
    const isWrite = this.#options.method !== "GET";
    const order = isWrite
      ? (JSON.parse(Buffer.from(body ?? []).toString()) as { note: string })
      : null;
    this.#note = order?.note;
    const socket = new EventEmitter();
    const isFault = chance(vendor.faultShare);
    if (isFault) disturb();
    const planned = order ? vendor.next : "";
    if (order) vendor.next = "";
    const fault =
      planned || !isFault ? planned : pick(["refused", "silent", "lost", "late", "cut"]);
    this.#later(0, () => {
      this.emit("socket", socket);
      if (fault !== "silent" || chance(0.5))
        this.#later(latency(), () => this.#connect(order, socket, fault));
    });
  }

  #connect(order: { note: string } | null, socket: EventEmitter, fault: string): void {
    world.point(order ? "connect" : "list", this.#process);
    if (this.#isOver || !this.#process?.isAlive) return;
    if (fault === "refused") return this.#fail("ECONNREFUSED");
    socket.emit("connect");
    if (order) ledger.leave(order.note, this.#process);
    if (fault === "lost") this.#later(latency(), () => this.#fail("ECONNRESET"));
    if (fault !== "lost" || chance(0.5)) after(latency(), () => this.#arrive(order, fault));
  }

  #arrive(order: { note: string } | null, fault: string): void {
    const [status, outcome, text] = order
      ? ledger.arrive(order.note, () => (chance(0.8) ? REPLIES[0] : pick(REPLIES)))
      : this.#list();
    const isSlow = chance(vendor.slowShare);
    const usual = isSlow ? world.random() * 20 * SECOND : latency();
    const time = (fault === "late" ? world.random() * 500 * SECOND : usual) + vendor.delayMs;
    vendor.delayMs = 0;
    if (fault === "silent") return;
    after(
      time + vendor.delayMs,
      () => {
        if (this.#isOver) return;
        world.point("reply", this.#process);
        if (this.#isOver || !this.#process?.isAlive) return;
        if (fault === "cut") return this.#fail("ECONNRESET");
        const reply = Readable.from([Buffer.from(text)]);
        Object.assign(reply, {
          statusCode: status,
          rawHeaders: ["Content-Type", "application/json"],
        });
        if (order) ledger.deliver(order.note, outcome);
        this.emit("response", reply);
        this.#isOver = true;
      },
      this.#process,
    );
  }

  #list() {
    const plans = ["sms_250", "sms_100"].map((id) => ({
      service_plan_id: id,
      price: vendor.price,
    }));
    return [200, "accepted", JSON.stringify({ plans })] as const;
  }
}

export const request = (options: RequestOptions): Request => new Request(options);
