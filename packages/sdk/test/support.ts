import { createClient, isWaypostError } from "../src/index.ts";
import type { ClientOptions, FetchInit, ReplyReport, WaypostError } from "../src/index.ts";

/** A request as it left the client. */
export interface Sent extends FetchInit {
  url: string;
}

export type Answer = (sent: Sent) => Response | Promise<Response>;

/** A client of its own whose requests are answered here, with everything that it did. */
export function clientAnswered(answer: Answer, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const waits: number[] = [];
  const reports: ReplyReport[] = [];
  const client = createClient({
    baseUrl: "https://api.example.com",
    token: () => "marked-token",
    fetch: (url, init) => {
      const request = { ...init, url };
      sent.push(request);
      return answer(request);
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

/** The error of a promise that must fail with one of ours. */
export async function errorOf(promise: Promise<unknown>): Promise<WaypostError> {
  const error: unknown = await promise.then(
    (value) => new Error(`It succeeded with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (!isWaypostError(error)) throw error;
  return error;
}
