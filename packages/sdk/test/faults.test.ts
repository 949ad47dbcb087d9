import { describe, expect, test } from "vitest";
import { faults } from "./faults.ts";
import { cardsCall, reads, sampleCalls, writes } from "./operations.ts";
import { testClient, errorOf, json } from "./support.ts";

const resolvesImeiCheck = ({
  name,
  resolvesImeiCheck: resolves,
}: {
  name: string;
  resolvesImeiCheck?: boolean;
}) => resolves === true && name === "registration.checkImei";

const combinations = <A, B>(as: A[], bs: B[]) => as.flatMap((a) => bs.map((b) => ({ ...a, ...b })));

describe("a read is retried only after a transient fault", () => {
  const rows = combinations(reads, faults).filter((row) => !resolvesImeiCheck(row));

  test.each(rows)("$name: $fault", async (row) => {
    const { client, sent, waits } = testClient(row.respond, { timeout: { read: row.limit } });
    expect(await errorOf(row.call(client))).toMatchObject({
      kind: row.read.kind,
      operation: row.name,
      displayMessage: row.text ?? "Something Went Wrong",
    });
    expect(sent).toHaveLength(row.read.attempts);
    expect(waits).toHaveLength(row.read.attempts - 1);
    expect(waits).toEqual(row.read.waits ?? waits);
  });
});

describe("the read that is a POST fails like a read, but is sent once", () => {
  test.each(combinations(cardsCall, faults))("$name: $fault", async (row) => {
    const { client, sent, waits } = testClient(row.respond, { timeout: { read: row.limit } });
    expect(await errorOf(row.call(client))).toMatchObject({
      kind: row.read.kind,
      operation: row.name,
      displayMessage: row.text ?? "Something Went Wrong",
    });
    expect(sent).toHaveLength(1);
    expect(waits).toEqual([]);
  });
});

describe("a write is sent once, and its outcome is unknown unless the reply shows it", () => {
  test.each(combinations(writes, faults))("$name: $fault", async (row) => {
    const { client, sent, waits } = testClient(row.respond, { timeout: { write: row.limit } });
    expect(await errorOf(row.call(client))).toMatchObject({
      ...row.write,
      operation: row.name,
      displayMessage: row.text ?? "Something Went Wrong",
    });
    expect(sent).toHaveLength(1);
    expect(waits).toEqual([]);
  });
});

const lateReply = () => new Promise<Response>((resolve) => setTimeout(resolve, 5, json({}, 404)));

describe("a slow reply within the time limit is accepted", () => {
  test.each(sampleCalls)("$name", async ({ call }) => {
    const { client, sent } = testClient(lateReply);
    expect(await errorOf(call(client))).toMatchObject({ kind: "http", status: 404 });
    expect(sent).toHaveLength(1);
  });
});

describe("an empty body with status 200", () => {
  const documented = sampleCalls.filter(({ unspecified }) => !unspecified);
  const unspecified = sampleCalls.filter((sample) => sample.unspecified);

  test.each(unspecified)("is a success where no body is documented: $name", async ({ call }) => {
    const { client, reports } = testClient(() => new Response(""));
    expect(await call(client)).toEqual({ message: null, error: null });
    expect(reports).toEqual([]);
  });

  test.each(unspecified)("is a success with status 204: $name", async ({ call }) => {
    const { client } = testClient(() => new Response(null, { status: 204 }));
    expect(await call(client)).toEqual({ message: null, error: null });
  });

  test.each(documented)("is unreadable where a body is documented: $name", async (sample) => {
    const { client, sent } = testClient(() => new Response(""));
    const kind = writes.includes(sample) ? "unknown-outcome" : "malformed";
    expect(await errorOf(sample.call(client))).toMatchObject({ kind });
    expect(sent).toHaveLength(1);
  });
});
