import { expect, test, vi } from "vitest";
import { sampleCalls } from "./operations.ts";
import { testClient, errorOf, json } from "./support.ts";

const { requests } = vi.hoisted(() => ({ requests: [] as string[] }));

// A spy around the real openapi-fetch.
vi.mock(import("openapi-fetch"), async (importOriginal) => {
  const original = await importOriginal();
  const spied = (options: object) => {
    const client = original.default<Record<string, never>>(options);
    const request = (method: string, path: string, init: object) => {
      requests.push(`${method} ${path}`);
      const reply: unknown = Reflect.apply(client.request, client, [method, path, init]);
      return reply;
    };
    return { ...client, request } as typeof client;
  };
  return { ...original, default: spied as typeof original.default };
});

test.each(sampleCalls)("openapi-fetch sends $name", async ({ call, endpoint }) => {
  requests.length = 0;
  const { client, sent } = testClient(() => json({}, 404));
  await errorOf(call(client));
  expect(sent).toHaveLength(1);
  expect(requests).toEqual([endpoint]);
});
