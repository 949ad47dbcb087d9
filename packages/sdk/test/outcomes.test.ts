import { describe, expect, test } from "vitest";
import { imei, writes } from "./operations.ts";
import { replyTable } from "./reply-table.ts";
import type { Kind, ReplyRow, Outcome } from "./reply-table.ts";
import { errorOf, testClient } from "./support.ts";

const kindOf = ({ name, unspecified }: (typeof writes)[number]): Kind =>
  name.startsWith("registration.") ? "registration" : unspecified ? "open" : "status";

const bodyOf = ({ body }: ReplyRow): string =>
  typeof body === "string" ? body : JSON.stringify(body);

/** These statuses cannot have a body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

const cases = writes.flatMap((write) => {
  const kind = kindOf(write);
  return replyTable.flatMap((row) =>
    row.statuses.map((status) => {
      const body = WITHOUT_BODY.has(status) ? null : bodyOf(row);
      const outcome: Outcome = typeof row.outcome === "string" ? row.outcome : row.outcome[kind];
      return { ...write, kind, line: row.line, reply: row.reply, status, body, outcome };
    }),
  );
});
const accepted = cases.filter(({ outcome }) => /accepted|partial|unconfirmed/.test(outcome));
const failed = cases.filter((row) => !accepted.includes(row));

/** The documented text and its parts, as the server sent them. */
function messagesOf(body: string | null) {
  const isObject = body?.startsWith("{") === true && body.endsWith("}");
  const reply = isObject ? (JSON.parse(body) as { message?: string; error?: unknown }) : {};
  const serverMessage = reply.message ?? null;
  const { error } = reply;
  const hasText = JSON.stringify(error ?? null).includes('"E"');
  const serverError = hasText ? "E" : error === 7 ? "7" : null;
  const both = [serverMessage, serverError].filter((text) => text !== null).join(" : ");
  return { serverMessage, serverError, displayMessage: both || "Something Went Wrong" };
}

test("the table is applied to every write", () => {
  expect(writes.map(kindOf).toSorted()).toEqual([
    ...Array<Kind>(3).fill("open"),
    ...Array<Kind>(2).fill("registration"),
    ...Array<Kind>(9).fill("status"),
  ]);
});

describe("an accepted write resolves", () => {
  test.each(accepted)("$name: line $line, $status, $reply: $outcome", async (row) => {
    const { client, sent, reports } = testClient(() => respond(row));
    const value = await row.call(client);
    expect(sent).toHaveLength(1);
    const { serverMessage: message, serverError: error } = messagesOf(row.body);
    const outcome = row.outcome === "accepted" ? "complete" : row.outcome;
    const isUnconfirmed = outcome === "unconfirmed";
    const missingDevices = isUnconfirmed ? [imei] : [];
    const isRegistration = row.kind === "registration";
    expect(value).toMatchObject(
      isRegistration ? { message, outcome, missingDevices } : { message, error },
    );
    expect(reports.some(({ field }) => field === "subscription")).toBe(isUnconfirmed);
    const isReported = reports.some(({ problem }) => problem === "unexpected");
    expect(isReported).toBe(!isRegistration && /beside (an|the) error/.test(row.reply));
  });
});

describe("any other write throws an error with the server's message", () => {
  test.each(failed)("$name: line $line, $status, $reply: $outcome", async (row) => {
    const { client, sent, waits } = testClient(() => respond(row));
    const error = await errorOf(row.call(client));
    const { status, outcome: kind } = row;
    expect(error).toMatchObject({ kind, status, operation: row.name, ...messagesOf(row.body) });
    expect("reason" in error ? error.reason : null).toBe(reasonOf(row));
    expect(sent).toHaveLength(1);
    expect(waits).toEqual([]);
  });
});

describe("a reply that cannot be processed leaves the outcome unknown", () => {
  test.each(writes)("$name", async ({ call }) => {
    const nested = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const { client, sent } = testClient(() => new Response(`{"status":true,"message":${nested}}`));
    expect(await errorOf(call(client))).toMatchObject({
      kind: "unknown-outcome",
      reason: "unreadable",
    });
    expect(sent).toHaveLength(1);
  });
});

function respond({ status, body }: { status: number; body: string | null }): Response {
  return new Response(body, { status });
}

/** The expected reason: the HTTP status or the body leaves the outcome open. */
function reasonOf({ status, outcome }: { status: number; outcome: Outcome }): string | null {
  if (outcome !== "unknown-outcome") return null;
  return status >= 200 && status < 300 && status !== 202 ? "unreadable" : "server";
}
