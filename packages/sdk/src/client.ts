import { createMethods, timeLimitOf } from "./call.ts";
import { cancellation } from "./cancellation.ts";
import type { Cancellation } from "./cancellation.ts";
import { cardUpdate } from "./card-update.ts";
import type { CardUpdate } from "./card-update.ts";
import { deviceSettings } from "./device-settings.ts";
import type { DeviceSettingsCalls } from "./device-settings.ts";
import { dormant } from "./dormant.ts";
import type { Dormant } from "./dormant.ts";
import { lookups } from "./lookups.ts";
import type { Lookups } from "./lookups.ts";
import type { ClientOptions } from "./options.ts";
import type { Arguments, Feature, Operation } from "./operation.ts";
import { packs } from "./packs.ts";
import type { Packs } from "./packs.ts";
import { planUpdate } from "./plan-update.ts";
import type { PlanUpdate } from "./plan-update.ts";
import { reactivation } from "./reactivation.ts";
import type { Reactivation } from "./reactivation.ts";
import { registration } from "./registration.ts";
import type { Registration } from "./registration.ts";

/** The documented calls by feature. Every error that a method throws is a `WaypostError`. */
interface Calls {
  /** Countries, plans and other lists. */
  readonly lookups: Lookups;
  /** Registration of devices. */
  readonly registration: Registration;
  /** Settings of a device. */
  readonly deviceSettings: DeviceSettingsCalls;
  /** Cancellation of a device. */
  readonly cancellation: Cancellation;
  /** Reactivation of cancelled devices. */
  readonly reactivation: Reactivation;
  /** Change of plan. */
  readonly planUpdate: PlanUpdate;
  /** Change of the card on file. */
  readonly cardUpdate: CardUpdate;
  /** Dormant mode, and termination of a SIM. */
  readonly dormant: Dormant;
  /** SMS and ETA packs. */
  readonly packs: Packs;
}

/** Calls the API. Each feature is a property, and each documented call a method of it. */
export interface Client extends Calls {
  /** Milliseconds that a write waits for its reply before its outcome counts as unknown. */
  readonly writeTimeout: number;
  /**
   * Sends a call that has no method here, by the same rules: a GET is retried, any other method is
   * sent once, and every error is a `WaypostError`. `endpoint` is the HTTP method and the path
   * template with its query parameters. A star marks an optional parameter. Pass the values in the
   * order of the template, then the body unless it is a GET, then the options:
   * `client.request("GET /info/dealers/{id}?lang&page*", 7, "en", 2, { token: true })`
   * @returns the body of the reply; null when it is empty or not JSON
   */
  request(
    endpoint: `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`,
    ...values: Arguments
  ): Promise<unknown>;
}

type Features = { readonly [Name in keyof Calls]: Feature<Calls[Name]> };

export const features: Readonly<Record<string, Readonly<Record<string, Operation<unknown>>>>> = {
  registration,
  lookups,
  deviceSettings,
  cancellation,
  reactivation,
  planUpdate,
  cardUpdate,
  dormant,
  packs,
} satisfies Features;

const undescribed = (endpoint: string): Operation<unknown> => ({
  endpoint,
  parse: (body) => body ?? null,
  ...(!endpoint.startsWith("GET ") && { write: "open" }),
});

/**
 * Creates a client. It sends nothing until a method is called.
 * @throws TypeError when `baseUrl` is not the absolute URL of an API
 */
export function createClient(options: ClientOptions): Client {
  // Untyped callers may pass no options. Then the error is about the missing `baseUrl`.
  const createMethod = createMethods(Object(options) as ClientOptions);
  const client: Record<string, unknown> = {
    writeTimeout: timeLimitOf(options, true),
    request: (endpoint: unknown, ...values: Arguments) =>
      createMethod(String(endpoint), undescribed(String(endpoint)))(...values),
  };
  for (const [feature, operations] of Object.entries(features)) {
    const methods: Record<string, unknown> = {};
    client[feature] = methods;
    for (const [name, operation] of Object.entries(operations)) {
      const described = { mayBeCached: feature === "lookups", ...operation };
      methods[name] = createMethod(`${feature}.${name}`, described);
    }
  }
  // The type of `features` guarantees the methods and their results.
  return client as unknown as Client;
}
