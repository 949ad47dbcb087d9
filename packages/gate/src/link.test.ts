import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readKeys, readLink, signLink } from "./link.ts";
import { runGate } from "./test/program.ts";
import { temporaryFolder } from "./test/test-gate.ts";
import vectors from "./test/link-vectors.json" with { type: "json" };

const KEY = "0123456789abcdef0123456789abcdef";
const expires = 4_102_444_800;

test.each(vectors)(
  "other languages sign %j in the same way",
  ({ key, text, access, ...claims }) => {
    expect(Buffer.from(access.split(".")[0] ?? "", "base64url").toString("utf8")).toBe(text);
    expect(signLink(claims, key)).toBe(access);
    expect(readLink(access, ["x".repeat(32), key])).not.toBeNull();
    expect(readLink(access, ["x".repeat(32)])).toBeNull();
  },
);

test.each([
  ["nobody", { expires }],
  ["a past end", { customer: "1", expires: 1 }],
  ["no end", { customer: "1", expires: Number.NaN }],
  ["an unknown task", { customer: "1", task: "everything", expires }],
  ["a blank IMEI", { customer: "1", imei: " ", expires }],
  ["a trailing comma", { customer: "1", imei: "350000000000001,", expires }],
  ["a line break", { customer: "1", email: `a\n${expires}`, expires }],
])("a link with %s is not signed", (_, claims) => {
  expect(() => signLink(claims, KEY)).toThrow("A link needs");
});

test.each(["", ".", "a.b", signLink({ customer: "1", expires }, KEY).replace(/\..*/, "")])(
  "%j is no link",
  (access) => {
    expect(readLink(access, [KEY])).toBeNull();
  },
);

test("a key file has one or two long lines", () => {
  expect(readKeys(`${KEY}\r\n\n${KEY}2\n`)).toEqual([KEY, `${KEY}2`]);
  for (const text of ["", "short", `${KEY}\n${KEY}\n${KEY}`])
    expect(() => readKeys(text)).toThrow("one or two lines");
});

test("the command prints the address of a page", async () => {
  const file = join(await temporaryFolder(), "keys");
  await writeFile(file, `${KEY}\n`);
  const link = (...options: string[]) =>
    runGate("link", "--portal", "https://portal.example/", "--key-file", file, ...options);
  const task = ["--customer", "1001", "--task", "activate-smspack", "--email", "a+b@example.com"];
  const { stdout, code } = await link(...task, "--once", "--expires", "12h");
  expect(code).toBe(0);
  const [, access = ""] =
    /^https:\/\/portal\.example\/#\/activate-smspack\?customer_id=1001&email=a%2Bb%40example\.com&access=(\S+)\n$/.exec(
      stdout,
    ) ?? [];
  const found = readLink(access, [KEY]);
  expect(found).toMatchObject({ customer: "1001", task: "activate-smspack", imeis: [] });
  expect(found?.once).not.toBe("");
  expect((await link("--customer", "1001")).stdout).toContain("#/account?customer_id=1001&access=");
  expect((await link("--customer", "1", "--task", "x")).stderr).toContain("A link needs");
  expect((await link("--customer", "1", "--expires", "1y")).stderr).toContain("--expires must be");
  expect((await runGate("--upstream", "http://127.0.0.1:1", "--require-link")).stderr).toContain(
    "--key-file is missing",
  );
});
