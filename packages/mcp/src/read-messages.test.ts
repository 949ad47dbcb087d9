import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readMessages } from "./read-messages.ts";

const PING = '{"jsonrpc":"2.0","id":7,"method":"ping","params":{"text":"\u2028ü"}}';

/** Sends lines byte by byte. */
async function send(lines: readonly string[]) {
  const input = new PassThrough();
  const replies: unknown[] = [];
  const read = text(readMessages(input, (reply) => replies.push(JSON.parse(reply))));
  for (const byte of Buffer.from(`${lines.join("\n")}\n`)) input.write(Buffer.of(byte));
  input.end();
  return { passed: await read, replies };
}

test.each([
  ["a byte order mark", `\ufeff${PING}`, -32_700, null],
  ["half a message", PING.slice(0, -1), -32_700, null],
  ["text", "hello", -32_700, null],
  ["a batch", `[${PING},${PING}]`, -32_600, null],
  ["an empty batch", "[]", -32_600, null],
  ["another version", '{"jsonrpc":"1.0","id":7,"method":"ping"}', -32_600, 7],
  ["no version", '{"id":"a","method":"ping"}', -32_600, "a"],
  ["an id of another type", '{"id":{}}', -32_600, null],
  ["a number", "7", -32_600, null],
  ["null", "null", -32_600, null],
])("%s is answered with an error, and the next message is read", async (_, line, code, id) => {
  const { passed, replies } = await send([line, "", PING]);
  expect(replies).toMatchObject([{ jsonrpc: "2.0", id, error: { code } }]);
  expect(passed.trim()).toBe(PING);
});

test("messages pass unchanged, with either line end", async () => {
  expect(await send([PING, `${PING}\r`])).toEqual({ passed: `${PING}\n${PING}\r\n`, replies: [] });
});
