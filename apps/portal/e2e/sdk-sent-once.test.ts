/** @module-tag long */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FAULTS, payUnder, registration } from "../../../bench/repeats/faults.ts";
import { openLaboratory } from "../../../bench/repeats/laboratory.ts";
import type { Laboratory, Protocol } from "../../../bench/repeats/laboratory.ts";
import type { Payment } from "../../../bench/repeats/page.ts";
import type { Fault } from "@waypost/sandbox";

const PAYMENTS = [
  { what: "a pack", payment: undefined },
  { what: "a registration", payment: registration },
];

const rows = PAYMENTS.flatMap((payment) =>
  FAULTS.map((fault) => ({ ...fault, ...payment, row: fault })),
);

/** Faults of which the server says that nothing was carried out, so that anyone may repeat. */
const refusals: readonly string[] = ["refuse-stream", "go-away"];

function laboratoryOf(protocol: Protocol) {
  let laboratory: Laboratory;
  beforeAll(async () => {
    laboratory = await openLaboratory(protocol);
  });
  afterAll(() => laboratory.close());
  return () => laboratory;
}

describe("over HTTP/2", () => {
  const laboratory = laboratoryOf("HTTP/2");

  test.each(rows)("$what is charged at most once: $name", async ({ row, payment }) => {
    const { kind, status, carriedOut = ["late", "commit-then"].includes(kind) } = row.fault;
    const isRefused = refusals.includes(kind);
    // On a busy machine it may take long until the browser has another connection.
    const way = isRefused ? "patient" : "fetchOnce";
    const result = await payUnder(laboratory(), row, way, payment);
    expect(result).toEqual(
      isRefused || status === 411
        ? { requests: 2, charges: 1, told: "accepted" }
        : { requests: 1, charges: Number(carriedOut), told: "unknown-outcome" },
    );
  });

  test("a body sent as text is charged twice, which the tests above would show", async () => {
    const row = { name: "", fault: { kind: "silent-close", carriedOut: true } as const };
    const result = await payUnder(laboratory(), row, "plain");
    expect(result).toEqual({ requests: 2, charges: 2, told: "accepted" });
  });

  test("a stream that is not held back turns a refusal into an unknown outcome", async () => {
    const row = { name: "", fault: { kind: "refuse-stream" } as const };
    const result = await payUnder(laboratory(), row, "streamed");
    expect(result).toEqual({ requests: 1, charges: 0, told: "unknown-outcome" });
  });
});

describe("over HTTP/1.1 with Connection: close", () => {
  const laboratory = laboratoryOf("HTTP/1.1, Connection: close");

  test.each(rows)("$what is sent once: $name", async ({ row, payment }) => {
    const { kind, status, carriedOut = ["late", "commit-then"].includes(kind) } = row.fault;
    const told = status === 411 ? "http" : "unknown-outcome";
    const result = await payUnder(laboratory(), row, "fetchOnce", payment);
    expect(result).toEqual({ requests: 1, charges: Number(carriedOut), told });
  });
});

/** What may be told over HTTP/1.1, where the page sees the answer to the last repetition alone. */
function toldOf({ times, status }: Omit<Fault, "call">, payment: Payment | undefined): string[] {
  if (status === 411) return ["http"];
  if (times === "always") return ["unknown-outcome"];
  // The API refuses a second registration of the IMEI, but sells a second pack.
  return ["accepted", "unknown-outcome", ...(payment ? ["rejected"] : [])];
}

describe("over HTTP/1.1", () => {
  const laboratory = laboratoryOf("HTTP/1.1");

  test("a payment is made, because a stream that is not possible was not sent", async () => {
    const result = await laboratory().pay({ way: "fetchOnce" });
    expect(result).toEqual({ requests: 1, charges: 1, told: "accepted" });
  });

  // How often the browser repeats depends on how many connections it has open, so that is printed.
  test.for(rows)("$what: $name", async ({ row, payment }, { annotate }) => {
    const { requests, charges, told } = await payUnder(laboratory(), row, "fetchOnce", payment);
    await annotate(`${requests} POSTs, ${charges} charges, told: ${told}`);
    expect(charges).toBeLessThanOrEqual(payment ? 1 : requests);
    expect(toldOf(row.fault, payment)).toContain(told);
  });
});
