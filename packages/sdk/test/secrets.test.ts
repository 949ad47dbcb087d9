import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { faults } from "./faults.ts";
import { credit_card, password, uses } from "./operations.ts";
import { clientAnswered, errorOf, json } from "./support.ts";

const SECRETS = [credit_card.number, credit_card.cvv, password, "marked-token"];

/** Everything that a log, a console or an error collector could print of an error. */
function printed(error: Error): string {
  return [error.message, error.stack, JSON.stringify(error), inspect(error, { depth: 9 })].join();
}

const everyFault = uses.flatMap((use) => faults.map((fault) => ({ ...use, ...fault })));

describe("no error holds a secret", () => {
  test.each(everyFault)("$name: $fault", async ({ call, answer, limit }) => {
    const timeout = { read: limit, write: limit };
    const { client } = clientAnswered(answer, { timeout });
    const text = printed(await errorOf(call(client)));
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });

  test("not even when fetch throws the request itself", async () => {
    for (const { call } of uses) {
      const { client } = clientAnswered((request) => {
        throw Object.assign(new Error(`No answer to ${request.body}`), { request });
      });
      const text = printed(await errorOf(call(client)));
      for (const secret of SECRETS) expect(text).not.toContain(secret);
    }
  });
});

test("reports hold no value of the reply", async () => {
  for (const { call, endpoint } of uses) {
    if (endpoint.startsWith("GET ")) continue;
    const { client, reports } = clientAnswered(() =>
      json({
        status: true,
        token: 7,
        details: password,
        subscription: [password],
        cards: [password],
      }),
    );
    await call(client);
    expect(JSON.stringify(reports)).not.toContain(password);
  }
});
