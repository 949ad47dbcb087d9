import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./index.ts";
import { startServer } from "./server.ts";
import { testSandbox, newCustomerAs } from "./test/test-sandbox.ts";

const racers = Array.from({ length: 8 }, (_, index) => newCustomerAs(`racer${index}@example.com`));

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "waypost-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "sandbox.db");
}

/** Asserts that exactly one registration got the IMEI and the others were refused. */
function expectOneWinner(replies: readonly (Record<string, unknown> | undefined)[]): void {
  const winners = replies.filter((reply) => reply?.status === true);
  const losers = replies.filter((reply) => reply?.status === false);
  expect(winners).toHaveLength(1);
  expect(losers).toHaveLength(replies.length - 1);
  for (const loser of losers)
    expect(loser?.message).toBe("IMEI already in use, please try with another IMEI");
}

test("exactly one of many concurrent registrations of an IMEI succeeds", async () => {
  const { get, post } = testSandbox();
  const answers = await Promise.all(racers.map((racer) => post("/auth/register", racer)));

  expectOneWinner(answers.map(({ body }) => body));
  const known = await Promise.all(
    racers.map(async ({ email }) => (await get(`/info/check/email/${email}`)).body?.message),
  );
  expect(known.filter((message) => message === "User Already Exist")).toHaveLength(1);
});

test("exactly one of many concurrent registrations of an IMEI succeeds over HTTP", async () => {
  const server = await startServer({ port: 0 });
  onTestFinished(() => server.close());
  const replies = await Promise.all(
    racers.map(async (racer) => {
      const body = JSON.stringify(racer);
      const response = await fetch(`${server.url}/auth/register`, { method: "POST", body });
      return (await response.json()) as Record<string, unknown>;
    }),
  );
  expectOneWinner(replies);
});

test("two sandboxes on one file agree on the winner", async () => {
  const file = temporaryFile();
  const sandboxes = [1, 2].map(() => testSandbox({ database: openDatabase(file) }));
  onTestFinished(() => {
    for (const { sandbox } of sandboxes) sandbox.close();
  });
  const answers = await Promise.all(
    racers.map(async (racer, index) => sandboxes[index % 2]?.post("/auth/register", racer)),
  );
  expectOneWinner(answers.map((answer) => answer?.body));
});

test("exactly one of two concurrent registrations of an e-mail address succeeds", async () => {
  const { post } = testSandbox();
  const twins = ["350000000000001", "350000000000002"].map((imei) => ({
    ...newCustomerAs("twin@example.com"),
    devices: [{ imei, device_name: "Van", device_model: "GL300", device_plan: "plus" }],
  }));
  const answers = await Promise.all(twins.map((twin) => post("/auth/register", twin)));
  expect(answers.filter(({ body }) => body?.status === true)).toHaveLength(1);
  expect(answers.map(({ body }) => body?.message)).toContain("User Already Exist");
});
