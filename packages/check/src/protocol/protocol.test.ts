import { createServer } from "node:http";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { checkApi } from "../run.ts";
import { CheckError } from "../check-error.ts";
import { defaultLimits } from "../session.ts";
import { alterReply, isCall } from "../test/deviations.ts";
import { startHarness, findingNames, frozenTime } from "../test/harness.ts";

const PLAN_LIST = "GET /info/imei/list/{customer_id}";

test("the sandbox passes all checks over HTTP/2 with a trusted certificate", async () => {
  const harness = await startHarness({ http2: true });
  const report = await harness.check();
  expect(findingNames(report)).toEqual([]);
  const passed = report.passed.map(({ check }) => check);
  for (const check of [
    "tls-trusted",
    "body-awaited",
    "body-without-length",
    "idle-connections",
  ] as const)
    expect(passed).toContain(check);
  expect(report.notes).toContainEqual({ about: "protocol", text: "HTTP/2 over TLSv1.3" });
});

test("HTTP/1.1 connections that are kept open are a finding", async () => {
  const harness = await startHarness({ keepAlive: true });
  expect(findingNames(await harness.check())).toEqual(["posts-once"]);
});

test("an idle connection that is closed is a finding", { tags: ["long"] }, async () => {
  const harness = await startHarness({ keepAlive: true });
  const time = { ...frozenTime(), endsWait: () => false };
  expect(findingNames(await harness.check(false, { time }))).toEqual([
    "idle-connections",
    "posts-once",
  ]);
});

test("an untrusted certificate is the only finding, and no request is sent", async () => {
  const { server, sandbox } = await startHarness({ http2: true });
  const report = await checkApi(server.url, {});
  expect(findingNames(report)).toEqual(["tls-trusted"]);
  expect(report.requests).toBe(0);
  expect(sandbox.log()).toEqual([]);
});

test("a certificate that expires soon is a finding", async () => {
  const harness = await startHarness({ http2: true });
  const date = new Date("2200-01-01T00:00:00Z");
  expect(findingNames(await harness.check(false, { date }))).toEqual(["tls-lasting"]);
});

const isWithoutLength = (request: Request): boolean =>
  isCall(request, "POST /auth/customer/cards") && !request.headers.has("content-length");

test("a refused POST without Content-Length is a finding", async () => {
  const harness = await startHarness({ http2: true });
  harness.deviate((request, answer) =>
    isWithoutLength(request) ? new Response(null, { status: 411 }) : answer(),
  );
  expect(findingNames(await harness.check())).toEqual([
    "body-without-length · POST /auth/customer/cards",
  ]);
});

test("a reply before the body is a finding", async () => {
  const harness = await startHarness({ http2: true });
  const time = frozenTime();
  // The body is not sent until the server has replied.
  time.endsWait = (purpose) => purpose === "idle";
  harness.deviate((request, answer) =>
    isWithoutLength(request) ? Response.json({ status: true }) : answer(),
  );
  expect(findingNames(await harness.check(false, { time }))).toEqual([
    "body-awaited · POST /auth/customer/cards",
  ]);
});

test("a read without a reply is a finding, and all other checks run", async () => {
  const harness = await startHarness();
  harness.sandbox.fault({ call: "listPlanUpdateDevices", kind: "hang", times: "always" });
  const time = frozenTime();
  time.endsWait = (purpose) => purpose === "GET /info/imei/list/1001";
  const report = await harness.check(false, { time });
  expect(findingNames(report)).toEqual([`answered · ${PLAN_LIST}`]);
  expect(report.findings[0]?.seen).toEqual(["no reply within 15 s"]);
});

test.each(["silent-close", "refuse", "lost"] as const)(
  "a connection that closes without a reply (%s) is a finding",
  async (kind) => {
    const harness = await startHarness();
    harness.sandbox.fault({ call: "listPlanUpdateDevices", kind, times: "always" });
    expect(findingNames(await harness.check())).toEqual([`answered · ${PLAN_LIST}`]);
  },
);

test.each([
  [{ kind: "too-many" }, "status"],
  [{ kind: "error-html", status: 200 }, "json"],
  [{ kind: "error-json", status: 503 }, "status"],
  [{ kind: "malformed" }, "json"],
] as const)("the sandbox fault %j is a finding", async (fault, check) => {
  const harness = await startHarness();
  harness.sandbox.fault({ call: "listTimeZones", times: "always", ...fault });
  expect(findingNames(await harness.check())).toEqual([`${check} · GET /info/timezones`]);
});

test("a slow read is a finding", async () => {
  const harness = await startHarness();
  const time = frozenTime();
  harness.deviate(
    alterReply(PLAN_LIST, (response) => {
      time.now += 3000;
      return response;
    }),
  );
  expect(findingNames(await harness.check(false, { time }))).toEqual(["latency"]);
});

test("a server that cannot answer several visitors at once has a finding", async () => {
  const harness = await startHarness();
  let count = 0;
  const third = Promise.withResolvers<void>();
  harness.deviate(
    alterReply("GET /info/countries", async (response) => {
      count += 1;
      if (count === 3) third.resolve();
      // The first request is sent alone, the next two at once.
      if (count === 2) await third.promise;
      return count === 3
        ? new Response(null, { status: 503, headers: response.headers })
        : response;
    }),
  );
  expect(findingNames(await harness.check())).toEqual(["parallel-loads"]);
});

test("a server that does not speak HTTP cannot be checked", async () => {
  const server = createServer().on("connection", (socket) => socket.end("hello\n"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const failure = await checkApi(`http://127.0.0.1:${port}`, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CheckError);
  expect(String(failure)).toContain("the reply is not HTTP");
});

test("the reads take less than a minute if each reply takes 200 ms", async () => {
  const harness = await startHarness();
  const time = frozenTime();
  harness.deviate(
    alterReply(null, (response) => {
      time.now += 200;
      return response;
    }),
  );
  const { visitors, idle } = defaultLimits;
  const report = await harness.check(false, { time, limits: { visitors } });
  // The clock adds up even the parallel replies, so this is an upper bound.
  expect(report.requests).toBeGreaterThan(120);
  expect(report.milliseconds).toBeGreaterThan(report.requests * 200 - 1);
  expect(report.milliseconds + idle).toBeLessThan(60_000);
});
