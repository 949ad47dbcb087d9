import type { Fetch, FetchInit } from "@waypost/sdk";
import type { ServerBehaviour, WriteBehaviour } from "./behaviour.ts";
import type { MoneyFlow, Secret } from "./flow.ts";
import { later, never } from "./time.ts";
import { createSandbox, openDatabase, type Sandbox } from "@waypost/sandbox";
import { CUSTOMER } from "../task-rows.ts";

/** A write as the client sent it. */
export interface Write {
  readonly url: string;
  readonly subjects: readonly string[];
  readonly paidWith: Secret | null;
  /** True if the request has the number of a card. */
  readonly sendsNumber: boolean;
  readonly at: number;
  /** Its possible prices in USD, now and shortly before; `null` if no price is listed. */
  readonly sums: readonly number[] | null;
  /** True if the client received the server's answer while its page was open. */
  isAnswered: boolean;
  isAccepted: boolean;
  /** True if its page is open and waits for the reply. */
  isAwaited: () => boolean;
  /** The time at which the server carries it out; Infinity if it never does. */
  worksAt: number;
}

export interface Server {
  /** Multiplies all prices by this factor from now on. */
  setPrices: (factor: number) => void;
  /**
   * A `fetch` that reports each write before it is sent. `isAlive` returns whether its page is
   * open.
   */
  fetch: (sender: { isAlive: () => boolean; onWrite: (write: Write) => void }) => Fetch;
  /** True if the server has carried out a request for this subject. */
  isDone: (subject: string) => boolean;
}

/** Milliseconds by which a price may be outdated: five seconds, and the slowest read before them. */
const MAX_AGE = 7_500;

/** A server whose replies are all decided by the test, and that records what it has done. */
export function startServer(flow: MoneyFlow, { reads, writes }: ServerBehaviour): Server {
  const done = new Set<string>();
  /** The price changes, most recent first. */
  let changes = [{ at: -Infinity, factor: 1 }];
  /** The HTTP cache of the browser. Entries never expire. */
  const cached = new Map<string, string>();
  let readCount = 0;
  let writeCount = 0;

  /** The current state of the server. */
  const now = () => ({ done: new Set(done), factor: changes[0]?.factor ?? 1 });

  /** The factors of all prices within the last moments, most recent first. */
  function recentFactors(): readonly number[] {
    const over = changes.findIndex(({ at }) => at <= Date.now() - MAX_AGE);
    return changes.slice(0, over + 1).map(({ factor }) => factor);
  }

  async function read(url: string, init: FetchInit) {
    const { method, cache } = init;
    const fate = reads[readCount++ % reads.length];
    const then = now();
    await later(fate?.after ?? 0);
    if (cache === undefined && cached.has(url)) return new Response(cached.get(url));
    if (fate?.kind === "never") return never;
    if (fate?.kind === "failed") throw new TypeError("fetch failed");
    const { status, text } = await replyTo(url, init, fate?.isOld === true ? then : now());
    if (method === "GET" && status === 200 && cache !== "no-store") cached.set(url, text);
    return new Response(text, { status });
  }

  /** Carries out the request, or rejects it. */
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
    const request = JSON.parse(init.body ?? "null") as object;
    const fate = writes[writeCount++ % writes.length];
    if (fate === undefined) throw new Error("a write without a fate");
    const at = Date.now();
    const plans = flow.plansOf?.(request);
    const isRefused = !fate.isCarriedOut || fate.reply === "http-400";
    let isOver = false;
    const write: Write = {
      url,
      subjects: flow.subjectsOf(request),
      paidWith: flow.paidWith(request),
      sendsNumber: /"(number|cvv)":/.test(init.body ?? ""),
      at,
      sums: plans === undefined ? null : sumsOf(plans, recentFactors()),
      isAnswered: false,
      isAccepted: false,
      isAwaited: () => isAlive() && !isOver && !init.signal.aborted,
      worksAt: isRefused ? Infinity : at + fate.workAfter,
    };
    onWrite(write);
    const working = later(fate.workAfter).then(() => !isRefused && work(write.subjects));
    return answer({ request, write, fate, working, isAlive }).finally(() => {
      isOver = true;
    });
  }

  async function answer(sent: {
    request: unknown;
    write: Write;
    fate: WriteBehaviour;
    working: Promise<boolean>;
    isAlive: () => boolean;
  }) {
    const { request, write, fate, working, isAlive } = sent;
    const isTold = fate.reply === "answered" || fate.reply === "http-400";
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
      case "answered":
      case "http-400": {
        const isAccepted = await working;
        if (isAlive()) Object.assign(write, { isAnswered: true, isAccepted });
        if (isAccepted) return Response.json(flow.accepted(request));
        const status = fate.reply === "answered" ? 200 : 400;
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

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** The sandbox's replies to reads, read once for all runs. */
const canned = new Map<string, Promise<Reply>>();
let sandbox: Sandbox | undefined;

function cannedReply(url: string, { method, body }: Pick<FetchInit, "method" | "body">) {
  const name = `${method} ${url} ${body}`;
  const known = canned.get(name);
  if (known !== undefined) return known;
  sandbox ??= createSandbox({ database: openDatabase() });
  // All calls that need a token concern the customer of the rows.
  const headers = {
    Authorization: `JWT ${sandbox.tokenFor(CUSTOMER)}`,
    "Content-Type": "application/json",
  };
  const asked = { method, headers, ...(body != null && { body }) };
  const reply = sandbox.fetch(url, asked).then(async (response): Promise<Reply> => {
    return { status: response.status, body: await response.json() };
  });
  canned.set(name, reply);
  return reply;
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** The original prices of plans and packs. */
const listed = new Map<string, number>();
for (const category of ["gps", "obd", "sms_pack", "eta_pack"]) {
  const url = `https://api.example/info/service_plan/revised?category=${category}`;
  const { plans } = (await cannedReply(url, { method: "GET" })).body as {
    plans: { service_plan_id: string; price: number }[];
  };
  for (const { service_plan_id, price } of plans) listed.set(service_plan_id, price);
}

/**
 * The possible sums of the prices of plans and packs, each multiplied by one of these factors. GPS
 * and OBD lists are read separately, and prices may change in between.
 */
const sumsOf = (ids: readonly string[], factors: readonly number[]): readonly number[] =>
  ids
    .map((id) => cents(listed.get(id) ?? NaN))
    .reduce((sums, price) => sums.flatMap((sum) => factors.map((by) => sum + price * by)), [0])
    .map((sum) => sum / 100);

const withPrices = (body: unknown, factor: number): string =>
  JSON.stringify(body, (key, value: unknown) =>
    key === "price" && Number(value) > 0 ? (cents(Number(value)) * factor) / 100 : value,
  );

/** The serialized price lists, cached for all runs. */
const lists = new Map<string, string>();

/** The text of a reply with all prices multiplied by a factor. */
function textOf(url: string, body: unknown, factor: number): string {
  if (!url.includes("/service_plan/revised")) return JSON.stringify(body);
  const key = `${url} ${factor}`;
  const known = lists.get(key) ?? withPrices(body, factor);
  lists.set(key, known);
  return known;
}

/** The state of the server at the time of a request. */
interface Then {
  /** The subjects of the requests that it has carried out. */
  readonly done: ReadonlySet<string>;
  /** The factor of all prices. */
  readonly factor: number;
}

/** The reply to a read. */
async function replyTo(
  url: string,
  init: FetchInit,
  { done, factor }: Then,
): Promise<{ status: number; text: string }> {
  const imei = /\/imei_validation\/(\w+)/.exec(url)?.[1];
  if (imei !== undefined && done.has(`imei:${imei}`)) {
    const message = "IMEI already in use, please try with another IMEI";
    return { status: 400, text: JSON.stringify({ status: false, message }) };
  }
  const cancelled = /\/cancel\/validate\/(\w+)/.exec(url)?.[1];
  if (cancelled !== undefined && done.has(`imei:${cancelled}`)) {
    return { status: 404, text: JSON.stringify({ status: false, message: "Invalid IMEI" }) };
  }
  const { status, body } = await cannedReply(url, init);
  return { status, text: textOf(url, without(done, body), factor) };
}

/** A list of devices to reactivate, or in dormant mode, without those that were dealt with. */
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
