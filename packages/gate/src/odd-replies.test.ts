import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { newKey, smsPath, testGate } from "./test/test-gate.ts";

/** Starts a vendor that answers each connection with these bytes, and a gate in front of it. */
async function gateBefore(answer: (socket: Socket) => void) {
  const vendor = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => answer(socket));
  }).listen(0, "127.0.0.1");
  await once(vendor, "listening");
  onTestFinished(() => void vendor.close());
  const { port } = vendor.address() as AddressInfo;
  return testGate({ upstream: new URL(`http://127.0.0.1:${port}`) });
}

const head = (status: string, headers: string, body: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status}\r\n${headers}Content-Length: ${body.length}\r\n\r\n`),
    body,
  ]);

const SOLD = '{"status":true,"message":"Gekauft f\u00fcr 5"}';
const WITH_TOKEN = '{"status":true,"message":"f\u00fcr","token":"secret"}';
const latin1 = "Content-Type: application/json; charset=iso-8859-1\r\n";

test.each([
  ["with a byte order mark", "200 OK", "", Buffer.from(`\ufeff${SOLD}`)],
  ["in ISO-8859-1", "200 OK", latin1, Buffer.from(SOLD, "latin1")],
  ["in ISO-8859-1 with a token", "200 OK", latin1, Buffer.from(WITH_TOKEN, "latin1")],
  ["compressed", "200 OK", "Content-Encoding: gzip\r\n", gzipSync(SOLD)],
  ["with the encoding identity", "200 OK", "Content-Encoding: identity\r\n", Buffer.from(SOLD)],
])("a reply %s is accepted, and given again", async (_, status, headers, body) => {
  const { buy, ask } = await gateBefore((socket) => socket.end(head(status, headers, body)));
  const key = newKey();
  const decoder = new TextDecoder(headers === latin1 ? "latin1" : "utf-8");
  const jsonOf = async (reply: Response) =>
    JSON.parse(decoder.decode(await reply.arrayBuffer())) as { message: string };
  const [first, second] = [await buy(key), await buy(key)];
  expect(first.status).toBe(200);
  expect(second.headers.get("Idempotent-Replayed")).toBe("true");
  const { message } = await jsonOf(first);
  expect((await jsonOf(second)).message).toBe(message);
  expect(await ask(key)).toEqual([{ outcome: "accepted", http_status: 200, message }]);
});

test.each([600, 999])("a reply with the status %i is passed on and given again", async (status) => {
  const body = Buffer.from("{}");
  const { gate, ask } = await gateBefore((socket) => socket.end(head(`${status} Odd`, "", body)));
  const key = newKey();
  for (const isReplayed of [undefined, "true"]) {
    // fetch refuses such a status.
    const sent = request(gate.url + smsPath, {
      method: "POST",
      headers: { "Idempotency-Key": key },
    }).end("{}");
    const [reply] = (await once(sent, "response")) as [IncomingMessage];
    expect([reply.statusCode, await text(reply)]).toEqual([status, "{}"]);
    expect(reply.headers["idempotent-replayed"]).toBe(isReplayed);
  }
  expect(await ask(key)).toMatchObject([{ outcome: "in-doubt", http_status: status }]);
});

test.each([
  ["the status 099", (socket: Socket) => socket.end(head("099 Odd", "", Buffer.from("{}")))],
  [
    "another protocol",
    (socket: Socket) =>
      socket.write("HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"),
  ],
  [
    "an endless body",
    (socket: Socket) => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      const more = () => {
        while (socket.writable && socket.write(Buffer.alloc(65_536)));
      };
      socket.on("drain", more);
      more();
    },
  ],
])("a vendor that answers with %s leaves the write in doubt", async (_, answer) => {
  const { buy, ask, gate } = await gateBefore(answer);
  const key = newKey();
  const reply = await buy(key);
  expect([reply.status, reply.headers.get("Gate-Code")]).toEqual([502, "in-doubt"]);
  expect(await ask(key)).toEqual([{ outcome: "in-doubt" }]);
  await gate.close();
});

const registration = {
  status: true,
  message: "Registered",
  error: "350000000000002",
  token: "secret",
  subscription: [{ imei_no: "1", card: "4242", device_name: { token: "x" } }],
};

test("an outcome has the error beside a success and the documented fields only", async () => {
  const body = Buffer.from(JSON.stringify(registration));
  const { post, ask } = await gateBefore((socket) => socket.end(head("200 OK", "", body)));
  const key = newKey();
  await post("/auth/register", { email: "a@example.com" }, { "Idempotency-Key": key });
  expect(await ask(key)).toEqual([
    {
      outcome: "accepted",
      http_status: 200,
      message: "Registered",
      error: "350000000000002",
      subscriptions: [{ imei_no: "1" }],
    },
  ]);
});

test.each([
  ["a byte order mark", {}, `\ufeff{"customer_id":1001}`],
  ["UTF-16", {}, Buffer.from('{"customer_id":1001}', "utf16le")],
  ["UTF-16 by its header", { "Content-Type": "application/json; charset=utf-16" }, "{}"],
  ["compression", { "Content-Encoding": "gzip" }, gzipSync("{}")],
  ["a form", {}, new URLSearchParams({ customer_id: "1001" })],
  ["30,000 levels", {}, "[".repeat(30_000) + "]".repeat(30_000)],
  ["30,000 levels in a field", {}, `{"a":${"[".repeat(30_000)}${"]".repeat(30_000)}}`],
  ["a list", {}, "[]"],
  ["nothing", {}, ""],
])("a write with %s is refused before anything is sent", async (_, headers, body) => {
  const { gate, vendor, ask } = await testGate();
  const key = newKey();
  const all = { "Idempotency-Key": key, ...headers };
  const reply = await fetch(gate.url + smsPath, { method: "POST", headers: all, body });
  expect([reply.status, reply.headers.get("Gate-Code")]).toEqual([400, "bad-body"]);
  expect(await reply.text()).toContain("Nothing was sent");
  expect(await ask(key)).toEqual([{ outcome: "never-arrived" }]);
  expect(vendor.sandbox.log()).toEqual([]);
});

test("a gate stops in seconds, whatever connections are silent or half sent", async () => {
  const { gate } = await testGate();
  const half = `POST ${smsPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`;
  for (const bytes of ["", "POST /", half]) {
    const socket = connect(gate.port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    if (bytes) socket.write(bytes);
  }
  // The time limit of the test is shorter than that of a vendor.
  await expect(gate.close()).resolves.toBeUndefined();
});
