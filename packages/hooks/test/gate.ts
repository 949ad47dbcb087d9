import { outcomeOfWrite, type WriteKind } from "../../sdk/src/outcome.ts";
import type { Fetch, FetchInit } from "@waypost/sdk";

interface Row {
  readonly body: string;
  /** Null while the request is in progress; `lost` if the API's reply did not arrive. */
  reply: { readonly status: number; readonly text: string } | "lost" | "tombstone" | null;
}

export interface TestGate {
  fetch: (url: string, init: FetchInit, forward: () => ReturnType<Fetch>) => ReturnType<Fetch>;
  /** The headers of all writes, in order. */
  writes: Readonly<Record<string, string>>[];
  /** The number of times that outcomes were asked for. */
  questions: () => number;
  /** The ages of the keys of the last question, in seconds. */
  ages: () => readonly (number | null)[];
  /** The next write gets this reply of the gate itself, and nothing is forwarded. */
  refuseNext: (code: string, status: number, headers?: Readonly<Record<string, string>>) => void;
  /** Carries out all further writes only after `release`. */
  hold: () => void;
  release: () => void;
}

const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers });

const kindOf = (url: string): WriteKind => {
  if (url.includes("/auth/register")) return "registration";
  return /settings|odometer/.test(url) ? "open" : "status";
};

/** The smallest gate that keeps the contract of keys and outcomes, in memory. */
export function testGate(): TestGate {
  const rows = new Map<string, Row & { kind: WriteKind }>();
  const writes: Readonly<Record<string, string>>[] = [];
  let asked = 0;
  let ages: readonly (number | null)[] = [];
  let refusal: (() => Response) | undefined;
  let held: PromiseWithResolvers<void> | undefined;

  const outcomeOf = (key: string): object => {
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { body: "", kind: "status", reply: "tombstone" });
    if (row === undefined || row.reply === "tombstone") return { outcome: "never-arrived" };
    if (row.reply === null) return { outcome: "pending" };
    if (row.reply === "lost") return { outcome: "in-doubt" };
    const { status, text } = row.reply;
    const body = JSON.parse(text) as Record<string, unknown>;
    const outcome = outcomeOfWrite(row.kind, status, body, true);
    const named = { accepted: "accepted", rejected: "refused", http: "refused" } as const;
    return {
      outcome: outcome === "unknown-outcome" ? "in-doubt" : named[outcome],
      http_status: status,
      message: body["message"],
      ...(Array.isArray(body["subscription"]) && { subscriptions: body["subscription"] }),
    };
  };

  return {
    writes,
    questions: () => asked,
    ages: () => ages,
    refuseNext: (code, status, headers = {}) => {
      refusal = () =>
        json(
          status,
          { status: false, message: `gate: ${code}` },
          { "Gate-Code": code, ...headers },
        );
    },
    hold: () => {
      held = Promise.withResolvers();
    },
    release: () => held?.resolve(),
    fetch: async (url, init, forward) => {
      if (url.endsWith("/gate/outcomes")) {
        asked += 1;
        const question = JSON.parse(init.body ?? "") as { keys: string[]; ages: typeof ages };
        const { keys } = question;
        ages = question.ages;
        return json(200, { status: true, outcomes: keys.map(outcomeOf) });
      }
      if (init.method === "GET") return forward();
      const headers = Object.fromEntries(
        Object.entries(init.headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      const key = headers["idempotency-key"]?.replaceAll('"', "");
      if (key === undefined) return forward();
      writes.push(headers);
      const refuse = refusal;
      refusal = undefined;
      if (refuse !== undefined) return refuse();
      const row = { body: init.body ?? "", kind: kindOf(url), reply: null as Row["reply"] };
      rows.set(key, row);
      try {
        await held?.promise;
        const response = await forward();
        const text = await response.text();
        row.reply = { status: response.status, text };
        return new Response(text, { status: response.status });
      } catch (error) {
        row.reply = "lost";
        throw error;
      }
    },
  };
}

/** A lost reply between the gate and the page; the request itself is carried out. */
export const losesReplies =
  (path: string) => async (url: string, pass: () => ReturnType<Fetch>) => {
    const reply = await pass();
    if (url.includes(path)) throw new TypeError("the reply was lost");
    return reply;
  };
