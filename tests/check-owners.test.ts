import { createSandbox, openDatabase, type Sandbox } from "../packages/sandbox/src/index.ts";
import { expect, onTestFinished, test } from "vitest";
import { body, instead, rows, without, type Alter } from "../packages/check/src/test/deviations.ts";
import { laboratory, namesOf } from "../packages/check/src/test/laboratory.ts";
import { cardUpdate } from "../packages/hooks/src/flows/card-update/card-update.ts";
import { smsPack } from "../packages/hooks/src/flows/packs/sms-pack.ts";
import { multiReactivation } from "../packages/hooks/src/flows/reactivation/multi-reactivation.ts";
import { reactivation } from "../packages/hooks/src/flows/reactivation/reactivation.ts";
import { taskAtWork } from "../packages/hooks/test/task-at-work.ts";
import { CARD, cancelledImeis, fillIn } from "../packages/hooks/test/task-rows.ts";

/** What the check says about a server, and what its owners meet in the flows of the kit. */

const customerId = "1001";
const [GPS, OBD] = cancelledImeis(customerId);
const IN_USE = "358000000000001";
const PLANS = "GET /info/service_plan/revised";
const LIST = "GET /auth/re-activation/devices/{customer_id}";
const CARD_CHECK = "GET /info/card/validate/{customer_id}/{first6}";

/** A sandbox that deviates. */
function deviating(alter: Alter): Sandbox {
  const sandbox = createSandbox({ database: openDatabase() });
  onTestFinished(() => sandbox.close());
  const answer: Sandbox["fetch"] = async (input, init) => {
    const request = new Request(input, init);
    return alter(request, async (other = request) => sandbox.fetch(other));
  };
  return { ...sandbox, fetch: answer };
}

/** The findings of a check of such a server, and its notes. */
async function checked(alter: Alter) {
  const lab = await laboratory();
  lab.deviate(alter);
  const report = await lab.check();
  const owners = report.findings.map(({ owner }) => owner);
  return { names: namesOf(report), owners, notes: report.notes.map(({ text }) => text) };
}

test("packs without a duration are sold, so they are a note about the dialect", async () => {
  const alter = rows(PLANS, "plans", (row) => without(row, "duration"), "_pack");
  const { names, notes } = await checked(alter);
  expect(names).toEqual([]);
  expect(notes.join()).toContain("plans[].duration is missing");

  const work = taskAtWork(smsPack, { customerId, email: null }, { sandbox: deviating(alter) });
  await fillIn(work, [{ pack: "sms_100" }]);
  work.confirm();
  await work.until("done");
  expect(work.sandbox.charges()).toMatchObject([{ subject: "sms_100" }]);
});

test("IMEIs as numbers are reactivated, and read back, so they are a note about the dialect", async () => {
  const alter = rows(LIST, "devices", (row) => ({ ...row, imei_no: Number(row.imei_no) }));
  const { names, notes } = await checked(alter);
  expect(names).toEqual([]);
  expect(notes.join()).toContain("devices[].imei_no is a number, not a text");

  const sandbox = deviating(alter);
  const work = taskAtWork(reactivation, { customerId, imei: null }, { sandbox });
  await fillIn(work, [{ imei: GPS }, CARD]);
  sandbox.fault({ call: "reactivate", kind: "lost" });
  work.confirm();
  expect((await work.until("unknown")).verdicts).toEqual({ [`imei:${GPS}`]: "applied" });
  expect(sandbox.charges()).toMatchObject([{ subject: GPS }]);
});

test("without prices there is no total, and nothing can be bought", async () => {
  const alter = rows(PLANS, "plans", (row) => ({ ...row, price: "on request" }), "sms_pack");
  const { owners } = await checked(alter);
  expect(owners).toEqual(["There is no total, and nothing can be bought."]);

  const work = taskAtWork(smsPack, { customerId, email: null }, { sandbox: deviating(alter) });
  await fillIn(work, [{ pack: "sms_100" }]);
  expect(work.review()).toMatchObject({ total: "missing" });
  expect(work.canConfirm()).toBe(false);
});

test("a device that is missing in a list is taken for reactivated, although nothing was sent", async () => {
  let isShort = false;
  const alter = body(LIST, (reply) => (isShort ? { ...reply, devices: [] } : reply));
  const { owners } = await checked(body(LIST, (reply) => ({ ...reply, devices: [] })));
  expect(owners).toEqual([
    "A device is missing on the page, and a reactivation that was lost is taken for done.",
  ]);

  const sandbox = deviating(alter);
  const work = taskAtWork(multiReactivation, { customerId, imei: null }, { sandbox });
  await fillIn(work, [{ imeis: [GPS, OBD] }, CARD]);
  sandbox.fault({ call: "reactivateMany", kind: "refuse" });
  isShort = true;
  work.confirm();
  const { verdicts } = await work.until("unknown");
  expect(Object.values(verdicts ?? {})).toEqual(["applied", "applied"]);
  expect(sandbox.charges()).toEqual([]);
});

test("a device in use that is listed as cancelled is offered for reactivation", async () => {
  const alter = body(LIST, (reply) => ({
    ...reply,
    devices: [...(reply.devices as object[]), { imei_no: IN_USE, category: "gps" }],
  }));
  const { owners } = await checked(alter);
  expect(owners).toEqual(["A device in use is offered for reactivation, and is paid again."]);

  const work = taskAtWork(
    multiReactivation,
    { customerId, imei: null },
    // The sandbox knows no details of it.
    { sandbox: deviating(alter), log: () => undefined },
  );
  await fillIn(work, [{ imeis: [IN_USE] }, CARD]);
  expect(work.review()).toMatchObject({ rows: [{ subject: `imei:${IN_USE}` }] });
  expect(work.canConfirm()).toBe(true);
});

test("whoever knows the customer's id can see the holder and replace the card", async () => {
  const holder = { first_name: "Rita", last_name: "R", last4: "4242", billing_address: "1 St" };
  const alter = instead(CARD_CHECK, 200, { response: holder });
  const { owners } = await checked(alter);
  expect(owners).toEqual([
    "Anyone who knows the customer's id can see the holder and replace the card.",
  ]);

  const work = taskAtWork(cardUpdate, { customerId }, { sandbox: deviating(alter) });
  await fillIn(work, [{ firstSix: "999999" }, CARD]);
  work.confirm();
  await work.until("done");
  expect(work.sandbox.accountChanges()).toMatchObject([{ subject: "card" }]);
});
