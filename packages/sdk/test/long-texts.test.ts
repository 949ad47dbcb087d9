import { describe, expect, test } from "vitest";
import { calls, loadContract, replyExamples } from "../../../openapi/load.ts";
import type { GpsSettings } from "../src/index.ts";
import { failedDevices } from "../src/outcome.ts";
import { errorText, serverText } from "../src/pure.ts";
import { imei, sampleCalls, settings } from "./operations.ts";
import { errorOf, json, testClient } from "./support.ts";

const LONG = "long text ".repeat(10_000);
const MEGABYTES = "long text ".repeat(500_000);
const LONGEST = 501;

/** Fields that may be sent back, or that are never displayed. */
const EXACT =
  /^(.*_?id|imei.*|iccid|email|token|bin|last_4|image_url|category|model|key|rules|description|time_zone|(country|state|mobile_provider)_name)$/;

type Path = readonly string[];

/** All strings in a value, with their paths. */
function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]));
}

/** Copies the value and appends a long text to the string at this path. */
function lengthened(value: unknown, path: Path): unknown {
  const copy: unknown = structuredClone(value);
  const parent = path.slice(0, -1).reduce((part, name) => Reflect.get(part, name), Object(copy));
  const name = path.at(-1) ?? "";
  Reflect.set(parent, name, `${Reflect.get(parent, name)}${LONG}`);
  return copy;
}

const contract = await loadContract();
const replies = sampleCalls.flatMap((sample) => {
  const documented = calls(contract).find(
    ({ method, path }) => `${method.toUpperCase()} ${path}` === sample.endpoint,
  );
  if (!documented) throw new Error(`The contract has no call ${sample.endpoint}`);
  const examples = Object.entries(replyExamples(contract, documented.method, documented.path, 200));
  // Settings and plan rules are never truncated. Plan rules may also be a map without fields.
  const isWhole = ["deviceSettings.load", "lookups.planRules"].includes(sample.name);
  return examples.map(([example, reply]) => ({ ...sample, example, reply, isWhole }));
});

describe("a long text in a reply is truncated, unless it may be sent back", () => {
  test.each(replies)("$name: $example", async ({ call, reply, isWhole }) => {
    for (const { path } of textsIn(reply)) {
      const { client } = testClient(() => json(lengthened(reply, path)));
      const result = await call(client).catch((error: unknown) => error);
      const field = path.findLast((name) => Number.isNaN(Number(name))) ?? "";
      const mayBeLong = isWhole || EXACT.test(field);
      const wrong = textsIn(result).filter(
        ({ text }) => text.length > LONGEST && !(mayBeLong && text.endsWith(LONG)),
      );
      expect(wrong).toEqual([]);
    }
  });
});

test("a 5 MB error message is truncated in every text of the error", async () => {
  const { client } = testClient(() => json({ message: MEGABYTES, error: [MEGABYTES] }, 400));
  const error = await errorOf(client.registration.checkEmail("customer@example.com"));
  const cut = `${MEGABYTES.slice(0, 500)}…`;
  expect(error).toMatchObject({ displayMessage: cut, serverMessage: cut, serverError: cut });
  expect(error.message.length).toBeLessThan(600);
});

test.each([
  ["a".repeat(500), "a".repeat(500)],
  ["a".repeat(501), `${"a".repeat(500)}…`],
  [`${"a".repeat(499)}😀😀`, `${"a".repeat(499)}…`],
  [`${"a".repeat(498)}😀😀`, `${"a".repeat(498)}😀…`],
])("truncation does not split a character: %j", (message, cut) => {
  expect(serverText(message)).toBe(cut);
  expect(errorText({ message })).toBe(cut);
});

test("every failed device is listed, however long the error is", () => {
  const imeis = Array.from({ length: 1000 }, (_, index) => String(350_000_000_000_000 + index));
  expect(failedDevices(imeis.join(" | "))).toEqual(imeis);
  expect(failedDevices(`${MEGABYTES}|A`)).toEqual([`${MEGABYTES.slice(0, 500)}…`, "A"]);
});

test("settings with long texts are sent back unchanged", async () => {
  const stored = { ...settings, device_name: MEGABYTES, unheard_of: [{ note: MEGABYTES }] };
  const { client, sent } = testClient(({ method }) =>
    json(method === "GET" ? { data: { settings: stored } } : { status: true }),
  );
  const loaded: GpsSettings = await client.deviceSettings.load(imei, "gps");
  await client.deviceSettings.save(imei, "gps", loaded);
  expect(sent[1]?.body === JSON.stringify(stored)).toBe(true);
});
