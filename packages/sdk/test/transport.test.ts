import { expect, test, vi } from "vitest";
import { uses } from "./operations.ts";
import { clientAnswered, errorOf, json } from "./support.ts";

const { carried } = vi.hoisted(() => ({ carried: [] as string[] }));

// openapi-fetch itself, watched: it does all of its work.
vi.mock(import("openapi-fetch"), async (importOriginal) => {
  const original = await importOriginal();
  const watched = (options: object) => {
    const client = original.default<Record<string, never>>(options);
    const request = (method: string, path: string, init: object) => {
      carried.push(`${method} ${path}`);
      const reply: unknown = Reflect.apply(client.request, client, [method, path, init]);
      return reply;
    };
    return { ...client, request } as typeof client;
  };
  return { ...original, default: watched as typeof original.default };
});

test.each(uses)("openapi-fetch carries $name", async ({ call, endpoint }) => {
  carried.length = 0;
  const { client, sent } = clientAnswered(() => json({}, 404));
  await errorOf(call(client));
  expect(sent).toHaveLength(1);
  expect(carried).toEqual([endpoint]);
});
