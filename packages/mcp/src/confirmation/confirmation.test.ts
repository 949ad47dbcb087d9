import { expect, test } from "vitest";
import { openSession, requestConfirmation, type Session } from "../test/session.ts";
import { press, read } from "../test/page-client.ts";

const PACK = { customer_id: "1001", pack: "sms_100", is_renewed: false };

const requestPack = (session: Session, tool = "prepare_sms_pack", args: object = PACK) =>
  requestConfirmation(session, tool, args);

test.each([
  ["from another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  [
    "from another page of this machine",
    { Origin: "http://127.0.0.1:1", "Sec-Fetch-Site": "same-site" },
  ],
  ["from no page at all", { "Sec-Fetch-Site": "none" }],
])("a form submission %s is refused", async (_, headers) => {
  const session = await openSession();
  const { address, page } = await requestPack(session);
  expect(await press(address, page, "confirm", { headers })).toMatchObject({ status: 403 });
  expect(session.writes).toEqual([]);
});

test("a guessed address or another host name is not found", async () => {
  const session = await openSession();
  const { address } = await requestPack(session);
  expect(await read(address.slice(0, -1))).toMatchObject({ status: 404 });
  expect(await read(address.replace("127.0.0.1", "localhost"))).toMatchObject({ status: 404 });
});

test("a declined task cannot be confirmed later", async () => {
  const session = await openSession();
  const { id, address, page } = await requestPack(session);
  await press(address, page, "decline");
  expect((await press(address, page, "confirm")).page).toContain("You declined");
  expect(await session.call("task_status", { id })).toContain("Declined by the person");
  expect(session.writes).toEqual([]);
});

test("a review that has changed must be read again before it can be confirmed", async () => {
  const session = await openSession();
  const { address, page } = await requestPack(session);
  const old = { ...page, page: page.page.replace(/value="\w{64}"/, `value="${"0".repeat(64)}"`) };
  const answer = await press(address, old, "confirm");
  expect(answer).toMatchObject({ status: 409, page: expect.stringContaining("read it again") });
  expect(session.writes).toEqual([]);
});

test("terminating a SIM needs no tick, but the page warns that it cannot be undone", async () => {
  const session = await openSession();
  const sim = {
    customer_id: "1001",
    imei: "358000000000002",
    iccid: "8901260000000000002",
    email: "returning@example.com",
  };
  const { id, address, page } = await requestPack(session, "prepare_sim_termination", sim);
  expect(page.page).toContain("This cannot be undone.");
  expect(page.page).not.toContain('type="checkbox"');
  expect(session.writes).toEqual([]);
  await press(address, page, "confirm");
  await session.call("task_status", { id, wait_seconds: 20 });
  expect(session.writes).toEqual(["POST /auth/dormant-fees"]);
});

test("the page contains no script", async () => {
  const session = await openSession({ onConsent: () => undefined });
  const { page } = await requestPack(session, "prepare_eta_pack", {
    customer_id: "1001",
    pack: "eta_50",
  });
  expect(page.page).not.toContain("<script");
  expect(page.page).toContain("Buy an ETA pack for customer 1001");
});

test("onConsent receives the text that the person agreed to", async () => {
  const consents: { shown: string | null; total: number | null }[] = [];
  const session = await openSession({ onConsent: (consent) => consents.push(consent) });
  const { id, address, page } = await requestPack(session);
  await press(address, page, "confirm");
  await session.call("task_status", { id, wait_seconds: 20 });
  expect(consents).toMatchObject([
    { total: 4.95, shown: expect.stringContaining("100 SMS: $4.95") },
  ]);
});
