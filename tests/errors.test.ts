import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { smsPack, smsPath, testGate } from "../packages/gate/src/test/test-gate.ts";
import type { GateCode } from "../packages/gate/src/write-request.ts";
import { startServer } from "../packages/sandbox/src/server.ts";
import { createClient, isWaypostError, type Client } from "../packages/sdk/src/index.ts";
import { errorsJson, gateErrors, sdkErrors } from "../tools/reference/errors.ts";

test("docs/errors.json is up to date", async () => {
  const file = join(import.meta.dirname, "../docs/errors.json");
  expect(await readFile(file, "utf8")).toBe(errorsJson());
});

const purchase = { customer_id: 1001, eta_id: "eta_150" } as Parameters<
  Client["packs"]["buyEta"]
>[0];

const calls: Partial<Record<string, (client: Client) => Promise<unknown>>> = {
  aborted: (client) => client.lookups.countries({ signal: AbortSignal.abort() }),
  "unknown-outcome": (client) => client.packs.buyEta(purchase),
  "bad-argument": (client) => client.registration.checkImei(""),
  "no-token": (client) => client.dormant.activated(1001),
};

test.each(Object.entries(sdkErrors))(
  "the SDK's error %s happens with the sandbox as described",
  async (kind, { fault }) => {
    const server = await startServer({ port: 0 });
    const { url, sandbox } = server;
    onTestFinished(() => server.close());
    if (fault) sandbox.fault(fault);
    const client = createClient({ baseUrl: url, timeout: { read: 500 }, wait: async () => {} });
    const call = calls[kind] ?? ((one) => one.lookups.countries());
    const error: unknown = await call(client).catch((reason: unknown) => reason);
    expect(isWaypostError(error) && error.kind).toBe(kind);
  },
);

type Gate = Awaited<ReturnType<typeof testGate>>;

const OPTIONS: Partial<Record<GateCode, Parameters<typeof testGate>[0]>> = {
  "link-needed": { links: { keys: [Buffer.alloc(32, 1).toString("base64")] } },
  unavailable: { upstream: new URL("http://127.0.0.1:1") },
};

const steps: Record<GateCode, (gate: Gate) => Promise<string | null>> = {
  "bad-body": ({ gate }) => codeOf(fetch(gate.url + smsPath, { method: "POST", body: "[" })),
  "bad-key": ({ gate }) =>
    codeOf(fetch(`${gate.url}/info/countries`, { headers: { "Idempotency-Key": randomUUID() } })),
  "bad-consent": ({ post }) =>
    codeOf(post(smsPath, smsPack, { "Idempotency-Key": randomUUID(), Consent: "x" })),
  "bad-path": ({ gate }) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(gate.url);
      request({ hostname, port, path: "/info/../info/countries" }, (response) => {
        response.resume();
        resolve(String(response.headers["gate-code"]));
      })
        .on("error", reject)
        .end();
    }),
  "consent-needed": async ({ buy }) => {
    await buy(randomUUID());
    return codeOf(buy(randomUUID()));
  },
  "in-doubt": ({ vendor, buy }) => {
    vendor.sandbox.fault({ call: `POST ${smsPath}`, kind: "lost" });
    return codeOf(buy(randomUUID()));
  },
  limited: async ({ gate }) => {
    const check = () => fetch(`${gate.url}/info/check/email/a@example.com`);
    for (let count = 0; count < 10; count += 1) await check();
    return codeOf(check());
  },
  "link-needed": ({ gate }) => codeOf(fetch(`${gate.url}/info/imei/list/1001`)),
  "never-forwarded": async ({ ask, buy }) => {
    const key = randomUUID();
    await ask(key);
    return codeOf(buy(key));
  },
  "no-price": ({ vendor, post }) => {
    vendor.sandbox.fault({
      call: "GET /info/service_plan/revised",
      kind: "refuse",
      times: "always",
    });
    const headers = { "Idempotency-Key": randomUUID(), "Agreed-Total": "9.95" };
    return codeOf(post(smsPath, smsPack, headers));
  },
  "other-body": async ({ buy }) => {
    const key = randomUUID();
    await buy(key);
    return codeOf(buy(key, { ...smsPack, sms_pack_id: "sms_100" }));
  },
  "price-changed": ({ post }) =>
    codeOf(post(smsPath, smsPack, { "Idempotency-Key": randomUUID(), "Agreed-Total": "0.01" })),
  "too-large": ({ buy }) => codeOf(buy(randomUUID(), { ...smsPack, more: "x".repeat(70_000) })),
  unavailable: ({ buy }) => codeOf(buy(randomUUID())),
};

test.each(Object.keys(gateErrors) as GateCode[])(
  "the gate's error %s happens with the sandbox as described",
  async (code) => {
    const gate = await testGate(OPTIONS[code]);
    expect(await steps[code](gate)).toBe(code);
  },
);

async function codeOf(response: Promise<Response>): Promise<string | null> {
  return (await response).headers.get("Gate-Code");
}
