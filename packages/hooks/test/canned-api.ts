import type { Fetch } from "@waypost/sdk";

export const API = "https://api.example";

/** Minimal replies to the nine lookups, by path. */
const LOOKUPS: Readonly<Record<string, object>> = {
  "/info/service_plan/rules": { status: true, plans: [] },
  "/info/countries": { countries: [{ id: 250, country_name: "United States" }] },
  "/info/country/250/states": { states: [{ id: 1, state_name: "Texas" }] },
  "/info/timezones": {
    time_zone: [{ id: 1, time_zone: "America/Chicago", description: "Central" }],
  },
  "/info/mobile/service_provider": { providers: [{ id: 1, mobile_provider_name: "Big Carrier" }] },
  "/info/service_plan/revised": { status: true, plans: [] },
  "/info/service_plan/revised?category=obd": { status: true, plans: [] },
  "/info/app_conf?key=discount_3": { status: true, value: { key: "discount_3", key_value: "10" } },
  "/info/app_conf?key=discount_12": {
    status: true,
    value: { key: "discount_12", key_value: "15" },
  },
};

export const LOOKUP_PATHS = Object.keys(LOOKUPS);

export interface CannedApi {
  fetch: Fetch;
  /** The paths of all calls, in order. */
  calls: string[];
  /** Sets the reply to all further calls of this path. */
  answer: (path: string, body: object, status?: number) => void;
  /** Delays replies to this path until the returned function is called. */
  hold: (path: string) => () => void;
}

/** An API with fixed replies, for browser tests, in which the sandbox cannot run. */
export function cannedApi(): CannedApi {
  const calls: string[] = [];
  const answers = new Map(
    Object.entries(LOOKUPS).map(([path, body]) => [path, { body, status: 200 }]),
  );
  const held = new Map<string, Promise<void>>();
  const fetch: Fetch = async (url) => {
    const path = url.slice(API.length);
    calls.push(path);
    await held.get(path);
    const { body, status } = answers.get(path) ?? {
      body: { message: "no reply set" },
      status: 404,
    };
    return Response.json(body, { status });
  };
  return {
    fetch,
    calls,
    answer: (path, body, status = 200) => void answers.set(path, { body, status }),
    hold: (path) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return resolve;
    },
  };
}
