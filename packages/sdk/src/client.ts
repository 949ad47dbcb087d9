import { createCall } from "./call.ts";
import { lookups } from "./lookups.ts";
import type { Lookups } from "./lookups.ts";
import type { ClientOptions } from "./options.ts";
import { registration } from "./registration.ts";
import type { Registration } from "./registration.ts";

/** The documented calls, grouped by feature. Every operation throws a `WaypostError`. */
export interface Client {
  readonly lookups: Lookups;
  readonly registration: Registration;
}

/** Makes a client. Nothing is sent before the first operation. */
export function createClient(options: ClientOptions): Client {
  const call = createCall(options);
  return { lookups: lookups(call), registration: registration(call) };
}
