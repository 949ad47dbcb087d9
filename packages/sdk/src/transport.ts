import { mergeHeaders } from "openapi-fetch";
import type { Address } from "./address.ts";
import type { Outgoing } from "./outgoing.ts";
import { globalFetch, requestOptions } from "./platform.ts";
import type { Fetch, PlatformSignal, Stopped } from "./platform.ts";
import { readReply } from "./reply.ts";
import type { Reply } from "./reply.ts";

/** Why an attempt has no reply. `unsent`: it could not even be put into a request. */
export interface Failure {
  readonly status: Stopped["status"] | "network" | "unsent";
  readonly retryAfter?: undefined;
}

/** Sends one attempt. It never throws. */
export type Transport = (
  outgoing: Outgoing,
  token: string | undefined,
  signal: PlatformSignal,
) => Promise<Reply | Failure>;

export function createTransport(addressOf: Address, fetch: Fetch = globalFetch): Transport {
  const options = requestOptions();

  return async ({ method, address, body }, token, signal) => {
    let sent = false;
    try {
      const url = addressOf(...address);
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      const named = mergeHeaders(
        { "Content-Type": content.body && "application/json" },
        { Authorization: token && `JWT ${token}` },
      ) as Iterable<readonly [string, string]>;
      const headers = Object.fromEntries(named);
      sent = true;
      const response = await fetch(url, { method, headers, ...content, signal, ...options });
      const text = await response.text();
      // Status 0 is a runtime's way to answer that there was no answer.
      return response.status ? readReply(response, text) : { status: "network" };
    } catch {
      return { status: sent ? "network" : "unsent" };
    }
  };
}
