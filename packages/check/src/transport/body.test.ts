import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { assertJsonSize, decodeBody, TooLargeError } from "./body.ts";

const text = "0".repeat(2000);

test.each([
  ["gzip", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
])("a body in %s is not decompressed beyond the limit", (encoding, compress) => {
  const body = compress(text);
  expect(body.length).toBeLessThan(1000);
  expect(decodeBody(body, encoding, 2000)).toBe(text);
  expect(() => decodeBody(body, encoding, 1999)).toThrow(TooLargeError);
});

test("a body that is not in its encoding is returned as it is", () => {
  expect(decodeBody(Buffer.from("text"), "gzip")).toBe("text");
});

test.each([
  ["levels", "[".repeat(64), "["],
  ["values", `[${"0,".repeat(299_999)}`, "0,"],
])("JSON with too many %s is refused before it is parsed", (_, most, one) => {
  expect(() => assertJsonSize(most)).not.toThrow();
  expect(() => assertJsonSize(most + one)).toThrow(TooLargeError);
});

test("signs in texts are not counted as levels of JSON", () => {
  expect(() => assertJsonSize(JSON.stringify([`"${"[".repeat(100)}\\`]))).not.toThrow();
});
