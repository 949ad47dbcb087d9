import { describe, expect, test } from "vitest";
import { faults } from "./faults.ts";
import { reads, uses, writes } from "./operations.ts";
import { clientAnswered, errorOf, json } from "./support.ts";

const crossed = <A, B>(as: A[], bs: B[]) => as.flatMap((a) => bs.map((b) => ({ ...a, ...b })));

describe("a read asks again only for what passes by itself", () => {
  test.each(crossed(reads, faults))("$name: $fault", async (row) => {
    const { client, sent, waits } = clientAnswered(row.answer, { timeout: { read: row.limit } });
    expect(await errorOf(row.call(client))).toMatchObject({
      kind: row.read.kind,
      operation: row.name,
      displayMessage: row.words ?? "Something Went Wrong",
    });
    expect(sent).toHaveLength(row.read.attempts);
    expect(waits).toHaveLength(row.read.attempts - 1);
    expect(waits).toEqual(row.read.waits ?? waits);
  });
});

describe("a write is sent once, and its outcome is unknown unless the server told it", () => {
  test.each(crossed(writes, faults))("$name: $fault", async (row) => {
    const { client, sent, waits } = clientAnswered(row.answer, { timeout: { write: row.limit } });
    expect(await errorOf(row.call(client))).toMatchObject({
      ...row.write,
      operation: row.name,
      displayMessage: row.words ?? "Something Went Wrong",
    });
    expect(sent).toHaveLength(1);
    expect(waits).toEqual([]);
  });
});

const late = () => new Promise<Response>((resolve) => setTimeout(resolve, 5, json({}, 404)));

describe("a slow answer in time is an answer", () => {
  test.each(uses)("$name", async ({ call }) => {
    const { client, sent } = clientAnswered(late);
    expect(await errorOf(call(client))).toMatchObject({ kind: "http", status: 404 });
    expect(sent).toHaveLength(1);
  });
});

describe("an empty body at 200", () => {
  const shown = uses.filter(({ unspecified }) => !unspecified);
  const unspecified = uses.filter((use) => use.unspecified);

  test.each(unspecified)("is a yes where no body is documented: $name", async ({ call }) => {
    const { client, reports } = clientAnswered(() => new Response(""));
    expect(await call(client)).toEqual({ message: null });
    expect(reports).toEqual([]);
  });

  test.each(unspecified)("so is 204: $name", async ({ call }) => {
    const { client } = clientAnswered(() => new Response(null, { status: 204 }));
    expect(await call(client)).toEqual({ message: null });
  });

  test.each(shown)("tells nothing elsewhere: $name", async ({ call, endpoint }) => {
    const { client, sent } = clientAnswered(() => new Response(""));
    const kind = endpoint.startsWith("GET ") ? "malformed" : "unknown-outcome";
    expect(await errorOf(call(client))).toMatchObject({ kind });
    expect(sent).toHaveLength(1);
  });
});
