import { equal } from "./kit.ts";
import type { Check } from "./kit.ts";

const record = (value: unknown): Record<string, unknown> => Object(value);

/** Checks of sent requests, observed exchanges, and errors that were copied. */
export const exchangeChecks: Record<string, Check> = {
  async "withResponse has status, headers and request id"({ sdk, client }) {
    const reply = await sdk.withResponse(client.lookups.countries());
    equal([reply.status, reply.attempts, reply.data.length > 0], [200, 1, true]);
    equal(reply.requestId?.startsWith("sandbox-"), true);
    equal(reply.headers.get("Cache-Control"), "public, max-age=300");
  },

  async "headers of the client and of the call are sent"({ clientOf, target }) {
    const client = clientOf({
      baseUrl: target.mirrorUrl,
      headers: { "X-Tenant": "north", "X-Trace": "1" },
    });
    const reply = await client.request("GET /mirror", {
      headers: { "X-Trace": "2", "X-Tenant": null },
    });
    const headers = record(record(reply).headers);
    equal([headers["x-trace"], headers["x-tenant"] ?? null], ["2", null]);
  },

  async "a body and a query are sent as they are"({ clientOf, target }) {
    const client = clientOf({ baseUrl: target.mirrorUrl });
    const reply = record(
      await client.request("POST /mirror/{id}?lang", "a/b", "ä+é", { name: "Zoë" }),
    );
    equal(reply.url, "/mirror/a%2Fb?lang=%C3%A4%2B%C3%A9");
    equal([reply.method, reply.body], ["POST", '{"name":"Zoë"}']);
    equal(record(reply.headers)["content-type"], "application/json");
  },

  async "a redirected write is not repeated at the other address"({ clientOf, target, errorOf }) {
    const client = clientOf({ baseUrl: target.mirrorUrl });
    equal((await errorOf(client.request("POST /moved", {}))).kind, "unknown-outcome");
    equal(record(await client.request("GET /received")).posts, 0);
  },

  async "a write whose kept connection closes is sent as often as the README says"({
    clientOf,
    target,
    errorOf,
  }) {
    const plain = clientOf({ baseUrl: target.mirrorUrl });
    const streaming = clientOf({
      baseUrl: target.mirrorUrl,
      fetch: (url, { body, ...init }) => {
        const stream =
          body === undefined ? {} : { body: new Blob([body]).stream(), duplex: "half" };
        return fetch(url, { ...init, ...stream });
      },
    });
    const dropped = async () => Number(record(await plain.request("GET /received")).dropped);
    // The count before each write leaves a connection that the write uses again.
    equal(await dropped(), 0);
    equal((await errorOf(plain.request("POST /dropped", {}))).kind, "unknown-outcome");
    equal(await dropped(), target.repeatsPosts ? 2 : 1);
    if (!target.repeatsPosts) return;
    equal((await errorOf(streaming.request("POST /dropped", {}))).kind, "unknown-outcome");
    equal(await dropped(), 3);
  },

  async "onRequest and onResponse see every attempt"({ clientOf, fault }) {
    const seen: string[] = [];
    const { lookups } = clientOf({
      onRequest: ({ operation, attempt }) => seen.push(`${operation} ${attempt}`),
      onResponse: ({ attempt, status }) => seen.push(`${attempt} ${status}`),
    });
    await fault({ call: "getAppConfig", kind: "error-empty", status: 502 });
    await lookups.appConfig("discount_3");
    equal(seen, ["lookups.appConfig 1", "1 502", "lookups.appConfig 2", "2 200"]);
  },

  async "an error is recognized after structuredClone"({ sdk, client, target, errorOf }) {
    const error = await errorOf(client.dormant.activated(1001));
    const copy: unknown = structuredClone(error);
    equal(sdk.isWaypostError(copy, "no-token"), target.clonesCause);
    equal(Object(copy).operation, target.clonesCause ? error.operation : undefined);
    equal(sdk.isWaypostError(new Error("other")), false);
  },
};
