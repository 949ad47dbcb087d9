import { expect, test } from "vitest";
import { openSession, requested, type Session } from "../test/kit.ts";
import { press, read } from "../test/person.ts";

const PACK = { customer_id: "1001", pack: "sms_100", is_renewed: false };

const asked = (session: Session, tool = "prepare_sms_pack", given: object = PACK) =>
  requested(session, tool, given);

test.each([
  ["from another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  [
    "from another page of this machine",
    { Origin: "http://127.0.0.1:1", "Sec-Fetch-Site": "same-site" },
  ],
  ["from no page at all", { "Sec-Fetch-Site": "none" }],
])("a press %s is refused", async (_, headers) => {
  const session = await openSession();
  const { address, page } = await asked(session);
  expect(await press(address, page, "confirm", { headers })).toMatchObject({ status: 403 });
  expect(session.written).toEqual([]);
});

test("an address that was guessed, or asked for by another name, is not found", async () => {
  const session = await openSession();
  const { address } = await asked(session);
  expect(await read(address.slice(0, -1))).toMatchObject({ status: 404 });
  expect(await read(address.replace("127.0.0.1", "localhost"))).toMatchObject({ status: 404 });
});

test("a person who declines ends it, also when Confirm is pressed later", async () => {
  const session = await openSession();
  const { id, address, page } = await asked(session);
  await press(address, page, "decline");
  expect((await press(address, page, "confirm")).page).toContain("You declined");
  expect(await session.call("task_status", { id })).toContain("Declined by the person");
  expect(session.written).toEqual([]);
});

test("what changed since the page was read is shown before it can be confirmed", async () => {
  const session = await openSession();
  const { address, page } = await asked(session);
  const old = { ...page, page: page.page.replace(/value="\w{64}"/, `value="${"0".repeat(64)}"`) };
  const answer = await press(address, old, "confirm");
  expect(answer).toMatchObject({ status: 409, page: expect.stringContaining("read it again") });
  expect(session.written).toEqual([]);
});

test("a SIM is terminated without a tick, by a page that says that it cannot be undone", async () => {
  const session = await openSession();
  const sim = {
    customer_id: "1001",
    imei: "358000000000002",
    iccid: "8901260000000000002",
    email: "returning@example.com",
  };
  const { id, address, page } = await asked(session, "prepare_sim_termination", sim);
  expect(page.page).toContain("This cannot be undone.");
  expect(page.page).not.toContain('type="checkbox"');
  expect(session.written).toEqual([]);
  await press(address, page, "confirm");
  await session.call("task_status", { id, wait_seconds: 20 });
  expect(session.written).toEqual(["POST /auth/dormant-fees"]);
});

test("the words of a customer cannot become markup of the page", async () => {
  const session = await openSession({ onConsent: () => undefined });
  const { page } = await asked(session, "prepare_eta_pack", {
    customer_id: "1001",
    pack: "eta_50",
  });
  expect(page.page).not.toContain("<script");
  expect(page.page).toContain("Buy an ETA pack for customer 1001");
});

test("what a person agreed to is told for the records, in the words that were shown", async () => {
  const consents: { shown: string | null; total: number | null }[] = [];
  const session = await openSession({ onConsent: (consent) => consents.push(consent) });
  const { id, address, page } = await asked(session);
  await press(address, page, "confirm");
  await session.call("task_status", { id, wait_seconds: 20 });
  expect(consents).toMatchObject([
    { total: 4.95, shown: expect.stringContaining("100 SMS: $4.95") },
  ]);
});
