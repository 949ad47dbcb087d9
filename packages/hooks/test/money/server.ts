import type { Fetch, FetchInit } from "@waypost/sdk";
import type { ServerBehaviour, WriteBehaviour } from "./behaviour.ts";
import type { MoneyFlow, Secret } from "./flow.ts";
import { replyTo, sumsOf } from "./replies.ts";
import { later, never } from "./time.ts";

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
