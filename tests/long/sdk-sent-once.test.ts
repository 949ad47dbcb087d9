import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Fault } from "../../packages/sandbox/src/index.ts";
import {
  openPayingPage,
  type PayingPage,
  type Payment,
  type Protocol,
} from "../lib/paying-page.ts";

/** A fault of the POST that pays. Without `times`, only the first POST is affected. */
const FAULTS: readonly { name: string; fault: Omit<Fault, "call"> }[] = [
  { name: "silent close, not carried out", fault: { kind: "silent-close" } },
  { name: "silent close after the commit", fault: { kind: "silent-close", carriedOut: true } },
  {
    name: "silent close after every commit",
    fault: { kind: "silent-close", carriedOut: true, times: "always" },
  },
  { name: "destroyed session, not carried out", fault: { kind: "destroy-session" } },
  {
    name: "destroyed session after the commit",
    fault: { kind: "destroy-session", carriedOut: true },
  },
  { name: "408, not carried out", fault: { kind: "request-timeout" } },
  { name: "408 each time, not carried out", fault: { kind: "request-timeout", times: "always" } },
  { name: "408 after every commit", fault: { kind: "commit-then", status: 408, times: "always" } },
  { name: "503 after the commit", fault: { kind: "commit-then", status: 503 } },
  { name: "carried out after the page gave up", fault: { kind: "late", milliseconds: 1 } },
  { name: "refused stream", fault: { kind: "refuse-stream" } },
  { name: "GOAWAY that excludes the call", fault: { kind: "go-away" } },
  { name: "411, not carried out", fault: { kind: "error-empty", status: 411 } },
];

/** One new device of a customer with a saved card. */
const registration: Payment = {
  call: "register",
  body: {
    email: "returning@example.com",
    language: "English",
    uom: "MPH",
    user_token: "card_demo_visa",
    card_bin: "424242",
    card_last_4: "4242",
    devices: [
      {
        imei: "350000000000001",
        device_name: "Van",
        device_model: "GL300",
        device_plan: "plus_quarterly",
      },
    ],
  },
};

const PAYMENTS = [
  { what: "a pack", payment: undefined },
  { what: "a registration", payment: registration },
];

const rows = PAYMENTS.flatMap((payment) =>
  FAULTS.map((fault) => ({ ...fault, ...payment, row: fault })),
);

/** Faults by which the server reports that nothing was carried out, so a repetition is safe. */
const refusals: readonly string[] = ["refuse-stream", "go-away"];

function pageOf(protocol: Protocol) {
  let page: PayingPage;
  beforeAll(async () => {
    page = await openPayingPage(protocol);
  });
  afterAll(() => page.close());
  return () => page;
}

describe("over HTTP/2", () => {
  const page = pageOf("HTTP/2");

  test.each(rows)("$what is charged at most once: $name", async ({ row, payment }) => {
    const { kind, status, carriedOut = ["late", "commit-then"].includes(kind) } = row.fault;
    const isRefused = refusals.includes(kind);
    // On a slow machine, the browser may need a long time to open another connection.
    const way = isRefused ? "patient" : "fetchOnce";
    const result = await page().pay({ way, fault: row.fault, ...(payment && { payment }) });
    expect(result).toEqual(
      isRefused || status === 411
        ? { requests: 2, charges: 1, reported: "accepted" }
        : { requests: 1, charges: Number(carriedOut), reported: "unknown-outcome" },
    );
  });

  test("a body sent as text is charged twice, so the tests above can detect repetitions", async () => {
    const row = { name: "", fault: { kind: "silent-close", carriedOut: true } as const };
    const result = await page().pay({ way: "plain", fault: row.fault });
    expect(result).toEqual({ requests: 2, charges: 2, reported: "accepted" });
  });

  test("a stream without a delay turns a refusal into an unknown outcome", async () => {
    const row = { name: "", fault: { kind: "refuse-stream" } as const };
    const result = await page().pay({ way: "streamed", fault: row.fault });
    expect(result).toEqual({ requests: 1, charges: 0, reported: "unknown-outcome" });
  });
});

describe("over HTTP/1.1 with Connection: close", () => {
  const page = pageOf("HTTP/1.1, Connection: close");

  test.each(rows)("$what is sent once: $name", async ({ row, payment }) => {
    const { kind, status, carriedOut = ["late", "commit-then"].includes(kind) } = row.fault;
    const reported = status === 411 ? "http" : "unknown-outcome";
    const result = await page().pay({
      way: "fetchOnce",
      fault: row.fault,
      ...(payment && { payment }),
    });
    expect(result).toEqual({ requests: 1, charges: Number(carriedOut), reported });
  });
});

/** Possible results over HTTP/1.1, where the page sees only the reply to the last repetition. */
function reportedOf(
  { times, status }: Omit<Fault, "call">,
  payment: Payment | undefined,
): string[] {
  if (status === 411) return ["http"];
  if (times === "always") return ["unknown-outcome"];
  // The API refuses a second registration of the IMEI, but sells a second pack.
  return ["accepted", "unknown-outcome", ...(payment ? ["rejected"] : [])];
}

describe("over HTTP/1.1", () => {
  const page = pageOf("HTTP/1.1");

  test("a payment succeeds, because an unsupported stream is not sent", async () => {
    const result = await page().pay({ way: "fetchOnce" });
    expect(result).toEqual({ requests: 1, charges: 1, reported: "accepted" });
  });

  // The number of repetitions depends on the number of open connections, so it is only printed.
  test.for(rows)("$what: $name", async ({ row, payment }, { annotate }) => {
    const { requests, charges, reported } = await page().pay({
      way: "fetchOnce",
      fault: row.fault,
      ...(payment && { payment }),
    });
    await annotate(`${requests} POSTs, ${charges} charges, reported: ${reported}`);
    expect(charges).toBeLessThanOrEqual(payment ? 1 : requests);
    expect(reportedOf(row.fault, payment)).toContain(reported);
  });
});
