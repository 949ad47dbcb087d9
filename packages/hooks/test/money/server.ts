import type { Fetch, FetchInit } from "@waypost/sdk";
import { createSandbox, openDatabase, type Sandbox } from "@waypost/sandbox";
import * as fc from "fast-check";
import { CUSTOMER } from "../task-rows.ts";
import type { MoneyFlow } from "./flow.ts";
import { later, never } from "./time.ts";

/** What becomes of a read: it is answered, fails or never comes back, after virtual milliseconds. */
export interface ReadFate {
  kind: "answered" | "failed" | "never";
  after: number;
  /** It tells what was done when it was asked, not when it answers. */
  isOld: boolean;
}

/** What becomes of a write, in virtual milliseconds from its start. */
export interface WriteFate {
  /** The server carries it out, unless it must refuse. It may do so after the connection is gone. */
  isCarriedOut: boolean;
  workAfter: number;
  /** `told`: the server's own word, after its work. */
  reply: "told" | "http-400" | "lost" | "http-500" | "unreadable" | "never";
  replyAfter: number;
}

export interface Fates {
  reads: readonly ReadFate[];
  writes: readonly WriteFate[];
}

const after = fc.constantFrom(0, 5, 40, 700, 2_500);

const readFate: fc.Arbitrary<ReadFate> = fc.record({
  kind: fc.constantFrom(
    "answered",
    "answered",
    "answered",
    "answered",
    "answered",
    "failed",
    "never",
  ),
  after,
  isOld: fc.boolean(),
});

const writeFate: fc.Arbitrary<WriteFate> = fc.record({
  isCarriedOut: fc.boolean(),
  workAfter: fc.constantFrom(0, 20, 900, 20_000, 80_000),
  reply: fc.constantFrom(
    "told",
    "told",
    "told",
    "http-400",
    "lost",
    "http-500",
    "unreadable",
    "never",
  ),
  replyAfter: fc.constantFrom(0, 20, 900, 20_000, 95_000),
});

export const fates: fc.Arbitrary<Fates> = fc.record({
  reads: fc.oneof(
    { weight: 2, arbitrary: fc.constant([{ kind: "answered" as const, after: 5, isOld: false }]) },
    { weight: 1, arbitrary: fc.constant([{ kind: "answered" as const, after: 150, isOld: true }]) },
    { weight: 1, arbitrary: fc.array(readFate, { minLength: 1, maxLength: 12 }) },
  ),
  writes: fc.array(writeFate, { minLength: 1, maxLength: 4 }),
});

/** A write as it left the client. */
export interface Write {
  readonly url: string;
  readonly subjects: readonly string[];
  readonly at: number;
  /** USD that it costs now, and what it cost a minute before; `null` where no price is listed. */
  readonly sums: readonly number[] | null;
  /** The client has the server's own word, while its page was there. */
  isAnswered: boolean;
  isAccepted: boolean;
  /** Its page is there and waits for the reply. */
  isAwaited: () => boolean;
  /** When the server carries it out or has done so; Infinity where it never does. */
  worksAt: number;
}

export interface Server {
  /** Multiplies all prices by this from now on. */
  setPrices: (factor: number) => void;
  /** A `fetch` that tells of each write before it leaves; `isAlive` says whether its page is there. */
  fetch: (sender: { isAlive: () => boolean; onWrite: (write: Write) => void }) => Fetch;
  /** Whether the server has carried out a request for this. */
  isDone: (subject: string) => boolean;
}

/** The replies to reads, as the sandbox gives them. They are read once for all runs. */
const canned = new Map<string, Promise<{ status: number; body: unknown }>>();
let sandbox: Sandbox | undefined;

function cannedReply(url: string) {
  const known = canned.get(url);
  if (known !== undefined) return known;
  sandbox ??= createSandbox({ database: openDatabase() });
  // Of the calls that need a token, all are about the customer of the rows.
  const headers = { Authorization: `JWT ${sandbox.tokenFor(CUSTOMER)}` };
  const reply = sandbox.fetch(url, { headers }).then(async (response) => ({
    status: response.status,
    body: (await response.json()) as unknown,
  }));
  canned.set(url, reply);
  return reply;
}

/** Milliseconds for which a price may be old: a minute, and what storing an attempt takes. */
const MAX_AGE = 70_000;

const cents = (dollars: number) => Math.round(dollars * 100);

/** What plans and packs cost before any change. */
const listed = new Map<string, number>();
for (const category of ["gps", "obd", "sms_pack", "eta_pack"]) {
  const url = `https://api.example/info/service_plan/revised?category=${category}`;
  const { plans } = (await cannedReply(url)).body as {
    plans: { service_plan_id: string; price: number }[];
  };
  for (const { service_plan_id, price } of plans) listed.set(service_plan_id, price);
}

const withPrices = (body: unknown, factor: number): string =>
  JSON.stringify(body, (key, value: unknown) =>
    key === "price" && Number(value) > 0 ? (cents(Number(value)) * factor) / 100 : value,
  );

/** The texts of price lists, which are written once for all runs. */
const lists = new Map<string, string>();

/** The text of a reply with all prices multiplied. */
function replyWith(url: string, body: unknown, factor: number): string {
  if (!url.includes("/service_plan/revised")) return JSON.stringify(body);
  const key = `${url} ${factor}`;
  const known = lists.get(key) ?? withPrices(body, factor);
  lists.set(key, known);
  return known;
}

/** A list of what can be reactivated, or is dormant, does not hold what has been dealt with. */
function without(known: ReadonlySet<string>, body: unknown): unknown {
  if (typeof body !== "object" || body === null) return body;
  const isOpen = (imei: string) => !known.has(`imei:${imei}`);
  if ("devices" in body) {
    const devices = body.devices as { imei_no: string }[];
    return { ...body, devices: devices.filter(({ imei_no }) => isOpen(imei_no)) };
  }
  if ("result" in body) {
    const result = body.result as { imei: string }[];
    return { ...body, result: result.filter(({ imei }) => isOpen(imei)) };
  }
  return body;
}

/** A server whose every reply is decided by the test, and which knows what it has done. */
export function startServer(flow: MoneyFlow, { reads, writes }: Fates): Server {
  const done = new Set<string>();
  /** The changes of prices, the last one first. */
  let changes = [{ at: -Infinity, factor: 1 }];
  /** What the HTTP cache of the browser holds. It never forgets. */
  const kept = new Map<string, string>();
  let readCount = 0;
  let writeCount = 0;

  const factorNow = () => changes[0]?.factor ?? 1;

  /** What a request costs at the prices of now and of a short while ago. */
  function sumsOf(request: unknown): readonly number[] | null {
    const plans = flow.plansOf?.(request);
    if (plans === undefined) return null;
    const sum = plans.reduce((all, id) => all + cents(listed.get(id) ?? NaN), 0);
    const over = changes.findIndex(({ at }) => at <= Date.now() - MAX_AGE);
    return changes.slice(0, over + 1).map(({ factor }) => (sum * factor) / 100);
  }

  async function read(url: string, { cache }: FetchInit) {
    const fate = reads[readCount++ % reads.length];
    const doneThen = new Set(done);
    const factorThen = factorNow();
    await later(fate?.after ?? 0);
    if (cache === undefined && kept.has(url)) return new Response(kept.get(url));
    if (fate?.kind === "never") return never;
    if (fate?.kind === "failed") throw new TypeError("fetch failed");
    const known = fate?.isOld === true ? doneThen : done;
    const imei = /\/imei_validation\/(\w+)/.exec(url)?.[1];
    if (imei !== undefined && known.has(`imei:${imei}`)) {
      const message = "IMEI already in use, please try with another IMEI";
      return Response.json({ status: false, message }, { status: 400 });
    }
    const cancelled = /\/cancel\/validate\/(\w+)/.exec(url)?.[1];
    if (cancelled !== undefined && known.has(`imei:${cancelled}`)) {
      return Response.json({ status: false, message: "Invalid IMEI" }, { status: 404 });
    }
    const { status, body } = await cannedReply(url);
    const factor = fate?.isOld === true ? factorThen : factorNow();
    const reply = replyWith(url, without(known, body), factor);
    if (cache !== "no-store") kept.set(url, reply);
    return new Response(reply, { status });
  }

  /** Does what was asked, or refuses it. */
  function work(subjects: readonly string[]): boolean {
    if (!flow.isRepeatable && subjects.some((subject) => done.has(subject))) return false;
    for (const subject of subjects) done.add(subject);
    return true;
  }

  function send(
    url: string,
    init: FetchInit,
    { isAlive, onWrite }: Parameters<Server["fetch"]>[0],
  ) {
    const request = JSON.parse(init.body ?? "null") as unknown;
    const fate = writes[writeCount++ % writes.length];
    if (fate === undefined) throw new Error("a write without a fate");
    const now = Date.now();
    const isRefused = !fate.isCarriedOut || fate.reply === "http-400";
    let isOver = false;
    const write: Write = {
      url,
      subjects: flow.subjectsOf(request),
      at: now,
      sums: sumsOf(request),
      isAnswered: false,
      isAccepted: false,
      isAwaited: () => isAlive() && !isOver && !init.signal.aborted,
      worksAt: isRefused ? Infinity : now + fate.workAfter,
    };
    onWrite(write);
    const working = later(fate.workAfter).then(() => !isRefused && work(write.subjects));
    return replyTo({ request, write, fate, working, isAlive }).finally(() => {
      isOver = true;
    });
  }

  async function replyTo(sent: {
    request: unknown;
    write: Write;
    fate: WriteFate;
    working: Promise<boolean>;
    isAlive: () => boolean;
  }) {
    const { request, write, fate, working, isAlive } = sent;
    const isTold = fate.reply === "told" || fate.reply === "http-400";
    await (isTold ? working : later(fate.replyAfter));
    switch (fate.reply) {
      case "never":
        return never;
      case "lost":
        throw new TypeError("fetch failed");
      case "unreadable":
        return new Response("<html>");
      case "http-500":
        return Response.json({ status: false, message: "Internal error" }, { status: 500 });
      case "told":
      case "http-400": {
        const isAccepted = await working;
        if (isAlive()) Object.assign(write, { isAnswered: true, isAccepted });
        if (isAccepted) return Response.json(flow.accepted(request));
        const status = fate.reply === "told" ? 200 : 400;
        return Response.json({ status: false, message: "Refused" }, { status });
      }
    }
  }

  return {
    isDone: (subject) => done.has(subject),
    setPrices: (factor) => {
      changes = [{ at: Date.now(), factor }, ...changes];
    },
    fetch: (sender) => (url, init) => {
      if (!sender.isAlive()) return never;
      return flow.paying.test(`${init.method} ${url}`) ? send(url, init, sender) : read(url, init);
    },
  };
}
