import { expect, test } from "vitest";
import { newKey, smsPack, testGate, testVendor } from "./test/test-gate.ts";

test("a write is forwarded once, and the key again gets the stored reply", async () => {
  const { buy, arrived } = await testGate();
  const key = newKey();

  const first = await buy(key);
  expect(first.status).toBe(200);
  const body = await first.json();
  expect(body).toMatchObject({ status: true });
  const second = await buy(key);

  expect(second.status).toBe(200);
  expect(await second.json()).toEqual(body);
  expect(first.headers.get("Idempotent-Replayed")).toBe(null);
  expect(second.headers.get("Idempotent-Replayed")).toBe("true");
  expect(arrived()).toBe(1);
});

test("a second request with the key waits for the same reply", async () => {
  const { vendor, buy, arrived } = await testGate();
  vendor.sandbox.fault({ call: "buySmsPack", kind: "slow", milliseconds: 300 });
  const key = newKey();

  const replies = await Promise.all([buy(key), buy(key), buy(key)]);

  const bodies = await Promise.all(replies.map((reply) => reply.json()));
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);
  expect(arrived()).toBe(1);
});

test.each(["while it is running", "after its reply"])(
  "the key with another body is refused %s",
  async (when) => {
    const { vendor, buy, arrived } = await testGate();
    vendor.sandbox.fault({ call: "buySmsPack", kind: "slow", milliseconds: 200 });
    const key = newKey();
    const first = buy(key);
    if (when === "after its reply") await first;

    const other = await buy(key, { ...smsPack, sms_pack_id: "sms_100" });

    expect(other.status).toBe(422);
    expect(other.headers.get("Gate-Code")).toBe("other-body");
    expect((await first).status).toBe(200);
    expect(arrived()).toBe(1);
  },
);

test.each([
  ["refuse", 502],
  ["silent-close", 502],
  ["lost", 502],
  ["hang", 504],
  ["late", 504],
] as const)("after the fault %s the write is in doubt and not sent again", async (kind, status) => {
  const { vendor, buy, ask, arrived } = await testGate({ limitMs: 300 });
  vendor.sandbox.fault({ call: "buySmsPack", kind, milliseconds: 1 });
  const key = newKey();

  const first = await buy(key);
  expect([first.status, first.headers.get("Gate-Code")]).toEqual([status, "in-doubt"]);
  const second = await buy(key);

  expect([second.status, second.headers.get("Gate-Code")]).toEqual([409, "in-doubt"]);
  expect(await ask(key)).toEqual([{ outcome: "in-doubt" }]);
  expect(arrived()).toBe(1);
});

test.each([
  [{ kind: "error-json", status: 500 }, 500, "in-doubt"],
  [{ kind: "error-empty", status: 503 }, 503, "in-doubt"],
  [{ kind: "error-html", status: 502 }, 502, "in-doubt"],
  [{ kind: "commit-then", status: 504 }, 504, "in-doubt"],
  [{ kind: "too-many" }, 429, "refused"],
  [{ kind: "request-timeout" }, 408, "in-doubt"],
  [{ kind: "malformed" }, 200, "in-doubt"],
] as const)("a reply to %j is given again", async (fault, status, outcome) => {
  const { vendor, buy, ask, arrived } = await testGate();
  vendor.sandbox.fault({ call: "buySmsPack", ...fault });
  const key = newKey();

  const first = await buy(key);
  const body = await first.text();
  const second = await buy(key);

  expect([first.status, second.status]).toEqual([status, status]);
  expect(await second.text()).toBe(body);
  expect(await ask(key)).toMatchObject([{ outcome, http_status: status }]);
  expect(arrived()).toBe(1);
});

test("a client that leaves does not abort the write, and its reply is stored", async () => {
  const { vendor, gate, buy, ask, arrived } = await testGate();
  vendor.sandbox.fault({ call: "buySmsPack", kind: "slow", milliseconds: 300 });
  const key = newKey();
  const leaving = new AbortController();
  const request = fetch(`${gate.url}/auth/buy/sms/pack`, {
    method: "POST",
    body: JSON.stringify(smsPack),
    headers: { "Idempotency-Key": key },
    signal: leaving.signal,
  });
  await expect.poll(() => ask(key)).toEqual([{ outcome: "pending" }]);
  leaving.abort();
  await expect(request).rejects.toThrow("aborted");

  expect((await buy(key)).status).toBe(200);
  expect(await ask(key)).toMatchObject([{ outcome: "accepted", http_status: 200 }]);
  expect(arrived()).toBe(1);
});

test.each([
  ["a refused connection", () => "http://127.0.0.1:1", {}],
  ["an unknown host", () => "http://vendor.invalid", {}],
  ["no TLS", (vendor: string) => vendor.replace("http:", "https:"), {}],
  ["an untrusted certificate", (vendor: string) => vendor, { http2: true }],
])("%s frees the key", async (_, upstreamOf, vendorOptions) => {
  const { url, sandbox } = await testVendor(vendorOptions);
  const { buy, ask } = await testGate({ upstream: new URL(upstreamOf(url)) });
  const key = newKey();

  const reply = await buy(key);
  expect([reply.status, reply.headers.get("Gate-Code")]).toEqual([424, "unavailable"]);
  expect((await buy(key)).status).toBe(424);
  expect(await ask(key)).toEqual([{ outcome: "never-arrived" }]);
  expect(sandbox.log()).toEqual([]);
});

test("a key that was asked about before it arrived is not forwarded", async () => {
  const { buy, ask, arrived } = await testGate();
  const key = newKey();

  expect(await ask(key)).toEqual([{ outcome: "never-arrived" }]);
  expect(await ask(key)).toEqual([{ outcome: "never-arrived" }]);
  const late = await buy(key);

  expect([late.status, late.headers.get("Gate-Code")]).toEqual([410, "never-forwarded"]);
  expect(arrived()).toBe(0);
});

test("a write without a key is forwarded each time", async () => {
  const { post, arrived } = await testGate();
  for (const _ of [1, 2]) expect((await post("/auth/buy/sms/pack", smsPack)).status).toBe(200);
  expect(arrived()).toBe(2);
});

test.each(["1", "", "8e03978e-40d5-13dd-bc93-6894a57f9324", '"a", "b"'])(
  "the key %j is refused",
  async (key) => {
    const { post, arrived } = await testGate();
    const reply = await post("/auth/buy/sms/pack", smsPack, { "Idempotency-Key": key });
    expect([reply.status, reply.headers.get("Gate-Code")]).toEqual([400, "bad-key"]);
    expect(arrived()).toBe(0);
  },
);

test("a body of more than 64 kB is refused", async () => {
  const { buy, arrived } = await testGate();
  const reply = await buy(newKey(), { ...smsPack, filler: "x".repeat(64 * 1024) });
  expect([reply.status, reply.headers.get("Gate-Code")]).toEqual([413, "too-large"]);
  expect(arrived()).toBe(0);
});
