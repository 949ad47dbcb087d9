import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openApiSource } from "../tools/lib/openapi-file.ts";
import type { Marks, OpenApiFile } from "../tools/lib/openapi-file.ts";
import { documentedCalls } from "./documented-calls.ts";

const sdk = join(import.meta.dirname, "../packages/sdk");
const text = await readFile(join(sdk, "openapi.json"), "utf8");
const { paths } = JSON.parse(text) as OpenApiFile;
const marked = documentedCalls.map((call) => ({
  ...call,
  marks: paths[call.path]?.[call.method]?.["x-waypost"] as Marks,
}));
const names = (isMarked: (marks: Marks) => boolean) =>
  marked.filter(({ marks }) => isMarked(marks)).map(({ operationId }) => operationId);

test("the shipped file matches the YAML", async () => {
  expect(text).toBe(await openApiSource());
});

test("each operation has its own SDK method", () => {
  expect(new Set(marked.map(({ marks }) => marks.sdk)).size).toBe(documentedCalls.length);
});

test("exactly the operations with a documented token are marked with it", () => {
  const withToken = marked.filter(({ token }) => token).map(({ operationId }) => operationId);
  expect(names(({ token }) => token)).toEqual(withToken);
});

test("every POST and PUT except the list of saved cards is a write", () => {
  const changing = marked.filter(({ method }) => method !== "get");
  const writes = changing.map(({ operationId }) => operationId);
  expect(names(({ write }) => write)).toEqual(writes.filter((name) => name !== "customerCards"));
});

test("exactly the operations marked in the SDK's README charge or are irreversible", async () => {
  const rows = (await readFile(join(sdk, "README.md"), "utf8")).split("\n");
  const says = ({ marks }: (typeof marked)[number], word: RegExp) =>
    rows.some((row) => row.startsWith(`| \`${marks.sdk}(`) && word.test(row));
  const charging = marked.filter((call) => says(call, /\*\*charges/));
  expect(names(({ charges }) => charges)).toEqual(charging.map(({ operationId }) => operationId));
  expect(names(({ irreversible }) => irreversible).toSorted()).toEqual([
    "cancelDormant",
    "cancelSubscription",
    "payDormantFee",
  ]);
});

test("the operations that read back a lost reply are reads", () => {
  const reads = new Set<string>(names(({ write }) => !write));
  const readBack = marked.flatMap(({ marks }) => marks.readBack);
  expect(readBack.length).toBeGreaterThan(0);
  expect(readBack.filter((name) => !reads.has(name))).toEqual([]);
});
