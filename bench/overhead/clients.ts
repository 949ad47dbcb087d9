import { create as createAxios } from "axios";
import ky from "ky";
import createFetchClient from "openapi-fetch";
import type { paths } from "../../packages/sdk/src/generated/schema.ts";
import { createClient, type SavedCardRegistration } from "../../packages/sdk/src/index.ts";
import { fixtures } from "../../packages/sdk/src/generated/fixtures.ts";

const BASE_URL = "https://api.example.com";
const EMAIL = "ada+trackers@example.com";

const { body: registered } = fixtures["registration.register"].complete;

/** A registration of the device for which the reply has a subscription. */
const PAYLOAD: SavedCardRegistration = {
  email: EMAIL,
  language: "English",
  uom: "MPH",
  devices: [
    {
      imei: registered.subscription[0]?.imei_no ?? "",
      device_name: "Van",
      device_model: "GL300",
      device_plan: "gps_monthly",
    },
  ],
  user_token: "tok_1",
  card_bin: "411111",
  card_last_4: "1111",
};

const REPLIES = {
  GET: JSON.stringify(fixtures["registration.checkEmail"].known.body),
  POST: JSON.stringify(registered),
};

/** A `fetch` that immediately returns the documented reply, the same for all clients. */
function stubFor(method: "GET" | "POST"): () => Promise<Response> {
  const text = REPLIES[method];
  const init = { headers: { "Content-Type": "application/json" } };
  return () => Promise.resolve(new Response(text, init));
}

/** The same two calls by each client: the e-mail check, and a registration with one device. */
interface Calls {
  GET(): Promise<unknown>;
  POST(): Promise<unknown>;
}

const path = () => `/info/check/email/${encodeURIComponent(EMAIL)}`;
const REGISTER = "/auth/register";

/** Creates one client for each method, because the stubs differ in their reply. */
function eachMethod<Client>(create: (fetch: () => Promise<Response>) => Client) {
  return { get: create(stubFor("GET")), post: create(stubFor("POST")) };
}

function bare(): Calls {
  type Send = (url: string, init: object) => Promise<Response>;
  const { get, post } = eachMethod<Send>((fetch) => fetch);
  const headers = { "Content-Type": "application/json" };
  return {
    GET: async () => (await get(BASE_URL + path(), { method: "GET" })).json(),
    POST: async () => {
      const body = JSON.stringify(PAYLOAD);
      return (await post(BASE_URL + REGISTER, { method: "POST", headers, body })).json();
    },
  };
}

function sdk(): Calls {
  const { get, post } = eachMethod((fetch) => createClient({ baseUrl: BASE_URL, fetch }));
  return {
    GET: () => get.registration.checkEmail(EMAIL),
    POST: () => post.registration.register(PAYLOAD),
  };
}

function openapiFetch(): Calls {
  // Its types need mutable arrays.
  const body = { ...PAYLOAD, devices: [...PAYLOAD.devices] };
  const { get, post } = eachMethod((fetch) =>
    createFetchClient<paths>({ baseUrl: BASE_URL, fetch }),
  );
  return {
    GET: () => get.GET("/info/check/email/{email}", { params: { path: { email: EMAIL } } }),
    POST: () => post.POST(REGISTER, { body }),
  };
}

function kyClient(): Calls {
  const { get, post } = eachMethod((fetch) => ky.create({ prefix: BASE_URL, fetch }));
  return {
    GET: () => get.get(path().slice(1)).json(),
    POST: () => post.post(REGISTER.slice(1), { json: PAYLOAD }).json(),
  };
}

function axiosClient(): Calls {
  const { get, post } = eachMethod((fetch) =>
    createAxios({ baseURL: BASE_URL, adapter: "fetch", env: { fetch } }),
  );
  return {
    GET: async () => (await get.get<unknown>(path())).data,
    POST: async () => (await post.post<unknown>(REGISTER, PAYLOAD)).data,
  };
}

export const CLIENTS = {
  bare: bare(),
  sdk: sdk(),
  "openapi-fetch": openapiFetch(),
  ky: kyClient(),
  axios: axiosClient(),
} satisfies Record<string, Calls>;
