import { readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import { dirname, join } from "node:path";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { jsonLog } from "./log.ts";
import { clientOf, newKey, testGate } from "./test/test-gate.ts";

/** Values that must not be stored or logged. */
const planted = {
  number: "4111111111111111",
  cvv: "planted-cvv",
  password: "planted-password",
  email: "planted@example.com",
  imei: "350000000000077",
  customer: "77000077",
  token: "planted.customer.token",
  authorization: "planted.authorization",
  message: "planted message",
  access: "planted.access",
};

/** A vendor that repeats everything in its reply, with a token. */
async function talkativeVendor(status: number, isTruncated: boolean) {
  const vendor = createServer((_request, reply) => {
    const text = JSON.stringify({
      status: status < 400,
      ...planted,
      data: [{ token: planted.token }],
    });
    reply.writeHead(status, { "X-Token": planted.token, "Set-Cookie": planted.token });
    reply.end(isTruncated ? text.slice(0, -10) : text);
  }).listen(0, "127.0.0.1");
  await once(vendor, "listening");
  onTestFinished(() => void vendor.close());
  return new URL(`http://127.0.0.1:${(vendor.address() as AddressInfo).port}`);
}

test.each([
  ["accepted", 200, false],
  ["refused", 400, false],
  ["in doubt", 500, false],
  ["truncated", 200, true],
])("nothing of a write that is %s is in files, logs or metrics", async (_, status, isTruncated) => {
  const lines: string[] = [];
  const upstream = await talkativeVendor(status, isTruncated);
  const log = jsonLog((line) => lines.push(line));
  const { gate, store } = await testGate({ upstream, log });
  const { post, ask } = clientOf(gate.url);
  const key = newKey();
  const { number, cvv, password, email, imei, customer: customer_id } = planted;
  const body = {
    customer_id,
    email,
    password,
    credit_card: { number, cvv },
    devices: [{ imei }],
    sms_pack_id: "sms_250",
  };
  const headers = {
    "Idempotency-Key": key,
    Authorization: `JWT ${planted.authorization}`,
    "Gate-Access": planted.access,
  };
  const first = await post("/auth/register", body, headers);
  await post("/auth/register", body, headers);
  await post(`/auth/register?email=${email}`, body, headers);
  await fetch(`${gate.url}/info/check/email/${email}`);
  await fetch(`${gate.url}/unknown/${email}`);
  const replayed = await post("/auth/register", body, headers);
  const outcome = JSON.stringify(await ask(key));
  const metrics = await (await fetch(`${gate.url}/gate/metrics`)).text();

  const folder = dirname(store);
  const files = await readdir(folder);
  expect(files).toEqual(expect.arrayContaining(["gate.sqlite", "gate.sqlite-wal"]));
  const modes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).mode));
  expect(modes.map((mode) => mode & 0o777)).toEqual(files.map(() => 0o600));
  const stored = await Promise.all(files.map((file) => readFile(join(folder, file), "latin1")));
  const everything = [...stored, ...lines, metrics].join("\n");
  for (const secret of [...Object.values(planted), key]) expect(everything).not.toContain(secret);
  expect(await first.text()).toContain(planted.token);
  const again = JSON.stringify([await replayed.text(), ...replayed.headers, outcome]);
  expect(again).not.toContain(planted.token);
  expect(lines).toHaveLength(6);
});

test("a stored reply can be read only with its key", async () => {
  const { seal, unseal } = await import("./store/seal.ts");
  const [key, other] = [newKey(), newKey()];
  const sealed = seal(key, "text");
  expect(unseal(key, sealed)).toBe("text");
  expect(() => unseal(other, sealed)).toThrow("unable to authenticate");
  const changed = Uint8Array.from(sealed, (byte, index) => (index === 14 ? byte ^ 1 : byte));
  expect(() => unseal(key, changed)).toThrow("unable to authenticate");
});
