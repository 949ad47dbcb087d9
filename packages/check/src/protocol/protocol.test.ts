import { createServer } from "node:http";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { checkApi } from "../check-api.ts";
import { CheckError } from "../check-error.ts";
import { defaultLimits } from "../session.ts";
import { altered, isCall } from "../test/deviations.ts";
import { laboratory, namesOf, stoppedTime } from "../test/laboratory.ts";

const PLAN_LIST = "GET /info/imei/list/{customer_id}";

test("over HTTP/2 the sandbox does everything, with a certificate that is trusted", async () => {
  const lab = await laboratory({ http2: true });
  const report = await lab.check();
  expect(namesOf(report)).toEqual([]);
  const held = report.held.map(({ check }) => check);
  for (const check of [
    "tls-trusted",
    "body-awaited",
    "body-without-length",
    "idle-connections",
  ] as const)
    expect(held).toContain(check);
  expect(report.notes).toContainEqual({ about: "protocol", text: "HTTP/2 over TLSv1.3" });
});

test("connections of HTTP/1.1 that are kept are named", async () => {
  const lab = await laboratory({ keepAlive: true });
  expect(namesOf(await lab.check())).toEqual(["posts-once"]);
});

test("an idle connection that is closed is named", async () => {
  const lab = await laboratory({ keepAlive: true });
  const time = { ...stoppedTime(), isOver: () => false };
  expect(namesOf(await lab.check(false, { time }))).toEqual(["idle-connections", "posts-once"]);
});

test("a certificate that is not trusted is named, and nothing else is asked", async () => {
  const { server, sandbox } = await laboratory({ http2: true });
  const report = await checkApi(server.url, {});
  expect(namesOf(report)).toEqual(["tls-trusted"]);
  expect(report.requests).toBe(0);
  expect(sandbox.log()).toEqual([]);
});

test("a certificate that ends soon is named", async () => {
  const lab = await laboratory({ http2: true });
  const date = new Date("2200-01-01T00:00:00Z");
  expect(namesOf(await lab.check(false, { date }))).toEqual(["tls-lasting"]);
});

const isWithoutLength = (request: Request): boolean =>
  isCall(request, "POST /auth/customer/cards") && !request.headers.has("content-length");

test("a POST without a length that is refused is named", async () => {
  const lab = await laboratory({ http2: true });
  lab.deviate((request, answer) =>
    isWithoutLength(request) ? new Response(null, { status: 411 }) : answer(),
  );
  expect(namesOf(await lab.check())).toEqual(["body-without-length · POST /auth/customer/cards"]);
});

test("an answer before the body is named", async () => {
  const lab = await laboratory({ http2: true });
  const time = stoppedTime();
  // The body is not sent before the answer.
  time.isOver = (what) => what === "idle";
  lab.deviate((request, answer) =>
    isWithoutLength(request) ? Response.json({ status: true }) : answer(),
  );
  expect(namesOf(await lab.check(false, { time }))).toEqual([
    "body-awaited · POST /auth/customer/cards",
  ]);
});

test("a read that is never answered is named, and everything else is checked", async () => {
  const lab = await laboratory();
  lab.sandbox.fault({ call: "listPlanUpdateDevices", kind: "hang", times: "always" });
  const time = stoppedTime();
  time.isOver = (what) => what === "GET /info/imei/list/1001";
  const report = await lab.check(false, { time });
  expect(namesOf(report)).toEqual([`answered · ${PLAN_LIST}`]);
  expect(report.findings[0]?.seen).toEqual(["no reply within 15 s"]);
});

test.each(["silent-close", "refuse", "lost"] as const)(
  "a connection that ends without a reply (%s) is named",
  async (kind) => {
    const lab = await laboratory();
    lab.sandbox.fault({ call: "listPlanUpdateDevices", kind, times: "always" });
    expect(namesOf(await lab.check())).toEqual([`answered · ${PLAN_LIST}`]);
  },
);

test.each([
  [{ kind: "too-many" }, "status"],
  [{ kind: "error-html", status: 200 }, "json"],
  [{ kind: "error-json", status: 503 }, "status"],
  [{ kind: "malformed" }, "json"],
] as const)("the fault %j of the sandbox is named", async (fault, check) => {
  const lab = await laboratory();
  lab.sandbox.fault({ call: "listTimeZones", times: "always", ...fault });
  expect(namesOf(await lab.check())).toEqual([`${check} · GET /info/timezones`]);
});

test("a slow read is named", async () => {
  const lab = await laboratory();
  const time = stoppedTime();
  lab.deviate(
    altered(PLAN_LIST, (response) => {
      time.now += 3000;
      return response;
    }),
  );
  expect(namesOf(await lab.check(false, { time }))).toEqual(["latency"]);
});

test("a server that cannot answer several visitors at once is named", async () => {
  const lab = await laboratory();
  let count = 0;
  const other = Promise.withResolvers<void>();
  lab.deviate(
    altered("GET /info/countries", async (response) => {
      count += 1;
      if (count === 3) other.resolve();
      // The first one is made alone; the next two are there at the same time.
      if (count === 2) await other.promise;
      return count === 3
        ? new Response(null, { status: 503, headers: response.headers })
        : response;
    }),
  );
  expect(namesOf(await lab.check())).toEqual(["parallel-loads"]);
});

test("a program that does not speak HTTP is told", async () => {
  const silent = createServer().on("connection", (socket) => socket.end("hello\n"));
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const failure = await checkApi(`http://127.0.0.1:${port}`, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CheckError);
  expect(String(failure)).toContain("the reply is not HTTP");
});

test("with 200 milliseconds for each reply the reads take less than a minute", async () => {
  const lab = await laboratory();
  const time = stoppedTime();
  lab.deviate(
    altered(null, (response) => {
      time.now += 200;
      return response;
    }),
  );
  const { visitors, idle } = defaultLimits;
  const report = await lab.check(false, { time, limits: { visitors } });
  // As if the visitors, too, came one after the other.
  expect(report.requests).toBeGreaterThan(120);
  expect(report.milliseconds).toBeGreaterThan(report.requests * 200 - 1);
  expect(report.milliseconds + idle).toBeLessThan(60_000);
});
