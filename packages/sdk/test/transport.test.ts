import { expect, test, vi } from "vitest";

const built: string[] = [];

// A spy around the real openapi-fetch, for the modules that are imported here alone.
vi.doMock(import("openapi-fetch"), async (importOriginal) => {
  const original = await importOriginal();
  const createFinalURL: typeof original.createFinalURL = (...args) => {
    const url = original.createFinalURL(...args);
    built.push(url);
    return url;
  };
  return { ...original, createFinalURL };
});
vi.resetModules();
const { sampleCalls } = await import("./operations.ts");
const { testClient, errorOf, json } = await import("./support.ts");
vi.doUnmock("openapi-fetch");
vi.resetModules();

test.each(sampleCalls)("openapi-fetch builds the URL of $name", async ({ call }) => {
  built.length = 0;
  const { client, sent } = testClient(() => json({}, 404));
  await errorOf(call(client));
  expect(sent.map(({ url }) => url)).toEqual(built);
  expect(built).toHaveLength(1);
});
