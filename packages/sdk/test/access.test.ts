import { expect, test } from "vitest";
import { sampleCalls } from "./operations.ts";
import { testClient } from "./support.ts";

test.each(sampleCalls)(
  "$name sends the link of the client, unless it is a lookup",
  async (sample) => {
    const { client, sent } = testClient(() => Response.json({}), { access: () => "a.b" });
    await sample.call(client).catch(() => {});
    const expected = sample.name.startsWith("lookups.") ? undefined : "a.b";
    expect(sent[0]?.headers["gate-access"]).toBe(expected);
  },
);

test.each([undefined, "", () => null, () => ""])(
  "with %s as the link nothing is sent",
  async (access) => {
    const without = testClient(() => Response.json({}));
    const { client, sent } = testClient(
      () => Response.json({}),
      access === undefined ? {} : { access },
    );
    for (const one of [client, without.client]) await one.planUpdate.devices(1).catch(() => {});
    expect(sent[0]?.headers).toEqual(without.sent[0]?.headers);
  },
);
