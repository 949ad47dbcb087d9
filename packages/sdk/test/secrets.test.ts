import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { faults } from "./faults.ts";
import { credit_card, password, sampleCalls } from "./operations.ts";
import { testClient, errorOf, json } from "./support.ts";

const SECRETS = [credit_card.number, credit_card.cvv, password, "marked-token", "marked-key"];

/** Everything that a log, a console or an error tracker could record of an error. */
function recorded(error: Error): string {
  return [error.message, error.stack, JSON.stringify(error), inspect(error, { depth: 9 })].join();
}

// The IMEI check is left out, because its refusal is a result and not an error.
const everyFault = sampleCalls.flatMap((sample) =>
  faults
    .filter(
      ({ resolvesImeiCheck }) => !resolvesImeiCheck || sample.name !== "registration.checkImei",
    )
    .map((fault) => ({ ...sample, ...fault })),
);

describe("no error contains a secret", () => {
  test.each(everyFault)("$name: $fault", async ({ call, respond, limit }) => {
    const timeout = { read: limit, write: limit };
    const headers = { "X-Api-Key": "marked-key" };
    const { client } = testClient(respond, { timeout, headers });
    const text = recorded(await errorOf(call(client)));
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });

  test("even if fetch throws an error that contains the request", async () => {
    for (const { call } of sampleCalls) {
      const { client } = testClient((request) => {
        const code = credit_card.number;
        throw Object.assign(new Error(`No reply to ${request.body}`), { request, code });
      });
      const text = recorded(await errorOf(call(client)));
      for (const secret of SECRETS) expect(text).not.toContain(secret);
    }
  });
});

test("reports contain no value of the reply", async () => {
  for (const { call, endpoint } of sampleCalls) {
    if (endpoint.startsWith("GET ")) continue;
    const { client, reports } = testClient(() =>
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
