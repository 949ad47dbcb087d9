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

const countries = (bytes: Uint8Array<ArrayBuffer>, type: string) =>
  testClient(
    () => new Response(bytes, { headers: { "Content-Type": type } }),
  ).client.lookups.countries();

const encoded = (encoding: BufferEncoding, mark = "") =>
  Uint8Array.from(Buffer.from(`${mark}{"countries":[{"id":1,"country_name":"Perú"}]}`, encoding));

test.each([
  ["application/json", encoded("utf8")],
  ["application/json", encoded("utf8", "\ufeff")],
  ["application/json; charset=UTF-8", encoded("utf8", "\ufeff")],
  ["application/json;charset=ISO-8859-1", encoded("latin1")],
  ['text/plain; charset="windows-1252"', encoded("latin1")],
  ["application/json; charset=utf-16le", encoded("utf16le", "\ufeff")],
  ["application/json; charset=no-such-charset", encoded("utf8")],
])("a reply as %s is read in its charset, without its byte order mark", async (type, bytes) => {
  expect(await countries(bytes, type)).toMatchObject([{ country_name: "Perú" }]);
});

const text = async () => '\ufeff{"countries":[]}';

test("a custom fetch without bytes can give a text with a byte order mark", async () => {
  const headers = new Headers({ "Content-Type": "application/json; charset=latin1" });
  const { client } = testClient(() => ({ ok: true, status: 200, headers, text }) as Response);
  expect(await client.lookups.countries()).toEqual([]);
});

test("a page instead of JSON is named to the developer", async () => {
  const { client } = testClient(() => new Response("<!doctype html><title>Sign in</title>"));
  const error = await errorOf(client.lookups.countries());
  expect(error).toMatchObject({ kind: "malformed", displayMessage: "Something Went Wrong" });
  expect(error.message).toBe("lookups.countries: malformed: HTML");
});
