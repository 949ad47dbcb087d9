import { afterAll, beforeEach, expect, test } from "vitest";
import { startServer } from "./server.ts";
import { newCustomer, testSandbox } from "./test/test-sandbox.ts";

const server = await startServer({ port: 0, devicesPerKind: 1 });
afterAll(() => server.close());
beforeEach(() => server.sandbox.reset());

const refused = { status: false, message: "The request body is larger than 1 MB" };
const register = `${server.url}/auth/register`;

/** A registration of exactly this many bytes. */
function payloadOf(bytes: number): string {
  const text = JSON.stringify({ ...newCustomer, company: "" });
  return text.replace('"company":""', `"company":"${"x".repeat(bytes - text.length)}"`);
}

const streamed = (text: string) => ({
  method: "POST",
  body: new Blob([text]).stream(),
  duplex: "half",
});

test.each([
  ["with its length", (text: string) => ({ method: "POST", body: text })],
  ["without its length", streamed],
])("a body of 1 MB is read, a larger one is refused: %s", async (_case, initOf) => {
  const tooLong = await fetch(register, initOf(payloadOf(1_000_001)));
  expect(tooLong.status).toBe(413);
  expect(await tooLong.json()).toEqual(refused);
  expect(tooLong.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(server.sandbox.log()).toMatchObject([{ call: "POST /auth/register", status: 413 }]);
  expect(server.sandbox.log()[0]).not.toHaveProperty("body");

  const accepted = await fetch(register, initOf(payloadOf(1_000_000)));
  expect(await accepted.json()).toMatchObject({ status: true });
});

test("the limit counts bytes, not characters", async () => {
  const body = JSON.stringify({ ...newCustomer, company: "é".repeat(600_000) });
  expect((await fetch(register, { method: "POST", body })).status).toBe(413);
  const { sandbox } = testSandbox({ devicesPerKind: 1 });
  const near = await sandbox.fetch("http://sandbox/auth/register", { method: "POST", body });
  expect(near.status).toBe(413);
});

test("a much larger body is refused, and the server continues to work", async () => {
  const body = "x".repeat(5_000_000);
  expect((await fetch(register, { method: "POST", body })).status).toBe(413);
  expect((await fetch(`${server.url}/info/countries`)).status).toBe(200);
});

test("a control request has the same limit", async () => {
  const response = await fetch(`${server.url}/__sandbox/faults`, {
    method: "POST",
    headers: { "X-Sandbox-Control": "1" },
    body: JSON.stringify({ call: "*", kind: "lost", padding: "x".repeat(1_000_000) }),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual(refused);
});

test.each(["a text", "a key"])(
  "U+0000 in %s of a body is refused, and nothing is registered",
  async (where) => {
    const { post, get, sandbox } = testSandbox({ devicesPerKind: 1 });
    const payload =
      where === "a key" ? { ...newCustomer, "\0": "" } : { ...newCustomer, city: "Aus\0tin" };
    expect(await post("/auth/register", payload)).toEqual({
      status: 400,
      body: { status: false, message: "The request body contains the character U+0000" },
    });
    expect((await get(`/info/check/email/${newCustomer.email}`)).body).toEqual({
      message: "User Not Found",
    });
    expect(sandbox.charges()).toEqual([]);
  },
);

test("the six characters \\u0000 are ordinary text", async () => {
  const { post } = testSandbox({ devicesPerKind: 1 });
  const { body } = await post("/auth/register", { ...newCustomer, city: "\\u0000" });
  expect(body).toMatchObject({ status: true });
});

test.each(["/info/check/email/a%00b", "/info/app_conf?key=discount_3%00"])(
  "U+0000 in a URL is refused: %s",
  async (path) => {
    const { get } = testSandbox({ devicesPerKind: 1 });
    expect(await get(path)).toEqual({
      status: 400,
      body: { status: false, message: "The address contains the character U+0000" },
    });
  },
);
