import { createClient, isWaypostError } from "../src/index.ts";
import type { Client, ClientOptions, FetchInit, ReplyReport, WaypostError } from "../src/index.ts";

/** A request as the client passed it to `fetch`. */
export interface SentRequest extends FetchInit {
  url: string;
}

/** Replies to a request, or throws as `fetch` would. */
export type Respond = (request: SentRequest) => Response | Promise<Response>;

/** Creates a client whose requests are answered by `respond`, and records what the client does. */
export function testClient(respond: Respond, options: Partial<ClientOptions> = {}) {
  const sent: SentRequest[] = [];
  const waits: number[] = [];
  const reports: ReplyReport[] = [];
  const client = createClient({
    baseUrl: "https://api.example.com",
    token: () => "marked-token",
    fetch: (url, init) => {
      const request = { ...init, url };
      sent.push(request);
      return respond(request);
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    report: (report) => {
      reports.push(report);
    },
    ...options,
  });
  return { client, sent, waits, reports };
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

/** Returns the `WaypostError` that the promise must reject with. */
export async function errorOf(promise: Promise<unknown>): Promise<WaypostError> {
  const error: unknown = await promise.then(
    (value) => new Error(`It succeeded with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (!isWaypostError(error)) throw error;
  return error;
}

/** Returns the result of a call that gets this reply, and the reports about the reply. */
export async function resultOf<T>(reply: unknown, call: (client: Client) => Promise<T>) {
  const { client, reports } = testClient(() => json(reply));
  return { value: await call(client), reports };
}
