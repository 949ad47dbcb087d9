import { withTimeout } from "../../packages/sdk/src/platform.ts";
import { registration } from "../../packages/sdk/src/registration.ts";
import { createRequests } from "../../packages/sdk/src/request.ts";
import { settle } from "../../packages/sdk/src/settle.ts";
import { send } from "../../packages/sdk/src/transport.ts";
import { BASE_URL, EMAIL, PAYLOAD, stubFor } from "./exchange.ts";
import type { Task } from "./rounds.ts";

const CALLS = {
  GET: { operation: registration.checkEmail, argument: EMAIL },
  POST: { operation: registration.register, argument: PAYLOAD },
} as const;

const ignore = () => {};

/** The parts of a call of the SDK, each by itself, as `packages/sdk/src/call.ts` puts them together. */
export async function partsOf(method: "GET" | "POST") {
  const { operation, argument } = CALLS[method];
  const prepare = createRequests({ baseUrl: BASE_URL })("measured", operation);
  const fetch = stubFor(method);
  const { url, init } = prepare([argument]);
  const { signal } = new AbortController();
  const reply = await send(fetch, url, { ...init, signal });
  const done = Promise.resolve(reply);
  return {
    request: async () => prepare([argument]),
    timeLimit: () => withTimeout(15_000, undefined, () => done),
    fetchAndText: () => send(fetch, url, { ...init, signal }),
    result: async () => settle<unknown>("measured", operation, reply, ignore, init.body),
  } satisfies Record<string, Task>;
}
