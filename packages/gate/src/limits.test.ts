import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLimits, guessOf, networkOf, OWN, RATES, type Guess } from "./limits.ts";

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Guesses for a day at the best pace, in turn from some addresses. @returns the attempts made */
async function guessesInADay(kind: Guess["kind"], addresses: number): Promise<number> {
  const limit = createLimits();
  const { bySubject, byClient } = RATES[kind];
  const paces = [bySubject ?? byClient, byClient].map(
    ({ points, duration }) => (duration / points) * 1000,
  );
  const pace = Math.max(paces[0] ?? 0, (paces[1] ?? 0) / addresses);
  let passed = 0;
  for (let turn = 0; turn < addresses * OWN.points; turn += 1)
    if (!(await limit({ kind, subject: "1001" }, `address ${turn % addresses}`))) passed += 1;
  for (let time = 0, turn = 0; time < 24 * HOUR; time += pace, turn += 1) {
    const refusal = await limit({ kind, subject: "1001" }, `address ${turn % addresses}`);
    if (refusal === null) passed += 1;
    vi.advanceTimersByTime(pace);
  }
  return passed;
}

test.each([
  ["card", 1, 30 * 24],
  ["password", 1, 30 * 24],
  ["card", 10, 3 * 60 * 24 + 3 * 10],
  ["card", 1000, 3 * 60 * 24 + 3 * 1000],
] as const)(
  "in a day a guesser of one customer's %s has from %i addresses at most %i attempts",
  async (kind, clients, most) => {
    const attempts = await guessesInADay(kind, clients);
    process.stdout.write(`${kind}, ${clients} addresses: ${attempts} attempts in a day\n`);
    expect(attempts).toBeGreaterThan(most / 2);
    expect(attempts).toBeLessThanOrEqual(most);
  },
);

describe("a limit delays", () => {
  test("a client for at most the time of its window", async () => {
    const limit = createLimits();
    const guess = { kind: "card", subject: "1001" } as const;
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await limit(guess, "guesser")).toBeNull();
    const refusal = await limit(guess, "guesser");
    expect(refusal).toMatchObject({ code: "limited", status: 429 });
    expect(Number(refusal?.headers?.["Retry-After"])).toBeLessThanOrEqual(60);
    vi.advanceTimersByTime(60_000);
    expect(await limit(guess, "guesser")).toBeNull();
  });

  test("not a customer about whom others guess all day from ten addresses", async () => {
    const limit = createLimits();
    const guess = { kind: "card", subject: "1001" } as const;
    let turn = 0;
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      for (let attempt = 0; attempt < 3; attempt += 1, turn += 1)
        await limit(guess, `address ${turn % 10}`);
      vi.advanceTimersByTime(60_000);
    }
    for (let address = 0; address < 10; address += 1) await limit(guess, `address ${address}`);
    for (let attempt = 0; attempt < OWN.points; attempt += 1)
      expect(await limit(guess, "the customer")).toBeNull();
  });

  test("nobody else", async () => {
    const limit = createLimits();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await limit({ kind: "card", subject: "1001" }, "guesser");
    expect(await limit({ kind: "card", subject: "1002" }, "another customer")).toBeNull();
    vi.advanceTimersByTime(HOUR);
  });
});

test("only calls with which somebody can guess are limited, so a bulk import passes", () => {
  expect(guessOf("GET", "/info/check/email/a@example.com")).toEqual({
    kind: "email",
    subject: "a@example.com",
  });
  expect(guessOf("POST", "/auth/customer/cards")).toEqual({
    kind: "password",
    subject: "",
  });
  expect(guessOf("GET", "/info/card/validate/1001/424242")).toEqual({
    kind: "card",
    subject: "1001",
  });
  for (const path of ["/info/imei_validation/350000000000001", "/info/countries"])
    expect(guessOf("GET", path)).toBeNull();
});

test("another spelling of a customer does not give a guesser more attempts", () => {
  for (const spelling of ["1001", "01001", "%31001", "1001%20"])
    expect(guessOf("GET", `/info/card/validate/${spelling}/424242`)?.subject).toBe("1001");
  for (const spelling of ["a@example.com", "A%40Example.com", "a%40example.com%E2%80%8B"])
    expect(guessOf("GET", `/info/check/email/${spelling}`)?.subject).toBe("a@example.com");
  expect(guessOf("GET", "/info/check/email/%E0%A4%A")?.subject).toBe("%e0%a4%a");
});

test("HEAD tells as much as GET", () => {
  for (const path of ["/info/check/email/a@example.com", "/info/card/validate/1001/424242"])
    expect(guessOf("HEAD", path)).toEqual(guessOf("GET", path));
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::FFFF:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1::/48"],
  ["2001:0DB8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["::1", "0:0:0::/48"],
])("the client %s is limited as %s", (client, network) => {
  expect(networkOf(client)).toBe(network);
});

test("many addresses of one IPv6 network share the allowance of one client", async () => {
  const limit = createLimits();
  const { points } = RATES.card.byClient;
  const refusals: unknown[] = [];
  for (let attempt = 0; attempt <= points; attempt += 1)
    refusals.push(
      await limit(
        { kind: "card", subject: String(attempt) },
        `2001:db8:0:${attempt.toString(16)}::1`,
      ),
    );
  expect(refusals.filter(Boolean)).toHaveLength(1);
});

test("a client can ask about keys often, but not fill the store with questions", async () => {
  const limit = createLimits();
  const question = guessOf("POST", "/gate/outcomes") ?? { kind: "outcome", subject: "" };
  for (let asked = 0; asked < RATES.outcome.byClient.points; asked += 1)
    expect(await limit(question, "10.0.0.1")).toBeNull();
  expect(await limit(question, "10.0.0.1")).toMatchObject({ code: "limited" });
  expect(await limit(question, "10.0.0.2")).toBeNull();
});
