import { expect, test, vi } from "vitest";
import { sampleCalls } from "./operations.ts";
import { testClient, errorOf, json } from "./support.ts";

const { built } = vi.hoisted(() => ({ built: [] as string[] }));

// A spy around the real openapi-fetch.
vi.mock(import("openapi-fetch"), async (importOriginal) => {
  const original = await importOriginal();
  const createFinalURL: typeof original.createFinalURL = (...args) => {
    const url = original.createFinalURL(...args);
    built.push(url);
    return url;
  };
  return { ...original, createFinalURL };
});

test.each(sampleCalls)("openapi-fetch builds the URL of $name", async ({ call }) => {
  built.length = 0;
  const { client, sent } = testClient(() => json({}, 404));
  await errorOf(call(client));
  expect(sent.map(({ url }) => url)).toEqual(built);
  expect(built).toHaveLength(1);
});
