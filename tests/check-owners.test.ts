import { createSandbox, openDatabase, type Sandbox } from "../packages/sandbox/src/index.ts";
import { expect, onTestFinished, test } from "vitest";
import {
  alterBody,
  respondWith,
  alterRows,
  omit,
  type Deviation,
} from "../packages/check/src/test/deviations.ts";
import { startHarness, findingNames } from "../packages/check/src/test/harness.ts";
import { cardUpdate } from "../packages/hooks/src/flows/card-update/card-update.ts";
import { smsPack } from "../packages/hooks/src/flows/packs/sms-pack.ts";
import { multiReactivation } from "../packages/hooks/src/flows/reactivation/multi-reactivation.ts";
import { reactivation } from "../packages/hooks/src/flows/reactivation/reactivation.ts";
import { taskAtWork } from "../packages/hooks/test/task-at-work.ts";
import { CARD, cancelledImeis, fillIn } from "../packages/hooks/test/task-rows.ts";

/** Compares the impact of a finding with the behaviour of the kit's flows on the same server. */

const customerId = "1001";
const [GPS, OBD] = cancelledImeis(customerId);
const IN_USE = "358000000000001";
const PLANS = "GET /info/service_plan/revised";
const LIST = "GET /auth/re-activation/devices/{customer_id}";
const CARD_CHECK = "GET /info/card/validate/{customer_id}/{first6}";

/** Returns a sandbox with a deviation. */
function deviating(deviation: Deviation): Sandbox {
  const sandbox = createSandbox({ database: openDatabase() });
  onTestFinished(() => sandbox.close());
  const answer: Sandbox["fetch"] = async (input, init) => {
    const request = new Request(input, init);
    return deviation(request, async (other = request) => sandbox.fetch(other));
  };
  return { ...sandbox, fetch: answer };
}

/** Checks a server with a deviation. Returns the names and impacts of its findings, and its notes. */
async function checked(deviation: Deviation) {
  const harness = await startHarness();
  harness.deviate(deviation);
  const report = await harness.check();
  const impacts = report.findings.map(({ impact }) => impact);
  return { names: findingNames(report), impacts, notes: report.notes.map(({ text }) => text) };
}

test("packs without a duration can be bought, so they are only a note", async () => {
  const deviation = alterRows(PLANS, "plans", (row) => omit(row, "duration"), "_pack");
  const { names, notes } = await checked(deviation);
  expect(names).toEqual([]);
  expect(notes.join()).toContain("plans[].duration is missing");

  const work = taskAtWork(smsPack, { customerId, email: null }, { sandbox: deviating(deviation) });
  await fillIn(work, [{ pack: "sms_100" }]);
  work.confirm();
  await work.until("done");
  expect(work.sandbox.charges()).toMatchObject([{ subject: "sms_100" }]);
});

test("numeric IMEIs can be reactivated and read back, so they are only a note", async () => {
  const deviation = alterRows(LIST, "devices", (row) => ({ ...row, imei_no: Number(row.imei_no) }));
  const { names, notes } = await checked(deviation);
  expect(names).toEqual([]);
  expect(notes.join()).toContain("devices[].imei_no is a number, not a text");

  const sandbox = deviating(deviation);
  const work = taskAtWork(reactivation, { customerId, imei: null }, { sandbox });
  await fillIn(work, [{ imei: GPS }, CARD]);
  sandbox.fault({ call: "reactivate", kind: "lost" });
  work.confirm();
  expect((await work.until("unknown")).verdicts).toEqual({ [`imei:${GPS}`]: "applied" });
  expect(sandbox.charges()).toMatchObject([{ subject: GPS }]);
});

test("nothing can be bought without prices", async () => {
  const deviation = alterRows(
    PLANS,
    "plans",
    (row) => ({ ...row, price: "on request" }),
    "sms_pack",
  );
  const { impacts } = await checked(deviation);
  expect(impacts).toEqual(["The page cannot show a total, so nothing can be bought."]);

  const work = taskAtWork(smsPack, { customerId, email: null }, { sandbox: deviating(deviation) });
  await fillIn(work, [{ pack: "sms_100" }]);
  expect(work.review()).toMatchObject({ total: "missing" });
  expect(work.canConfirm()).toBe(false);
});

test("a device that is missing from a list is reported as reactivated although nothing was sent", async () => {
  let isShort = false;
  const deviation = alterBody(LIST, (reply) => (isShort ? { ...reply, devices: [] } : reply));
  const { impacts } = await checked(alterBody(LIST, (reply) => ({ ...reply, devices: [] })));
  expect(impacts).toEqual([
    "The page does not show a device, and reports a lost reactivation as completed.",
  ]);

  const sandbox = deviating(deviation);
  const work = taskAtWork(multiReactivation, { customerId, imei: null }, { sandbox });
  await fillIn(work, [{ imeis: [GPS, OBD] }, CARD]);
  sandbox.fault({ call: "reactivateMany", kind: "refuse" });
  isShort = true;
  work.confirm();
  const { verdicts } = await work.until("unknown");
  expect(Object.values(verdicts ?? {})).toEqual(["applied", "applied"]);
  expect(sandbox.charges()).toEqual([]);
});

test("a device in use that is listed as cancelled can be reactivated", async () => {
  const deviation = alterBody(LIST, (reply) => ({
    ...reply,
    devices: [...(reply.devices as object[]), { imei_no: IN_USE, category: "gps" }],
  }));
  const { impacts } = await checked(deviation);
  expect(impacts).toEqual([
    "A device in use is offered for reactivation, and the customer pays again.",
  ]);

  const work = taskAtWork(
    multiReactivation,
    { customerId, imei: null },
    // The sandbox has no details of this device.
    { sandbox: deviating(deviation), log: () => undefined },
  );
  await fillIn(work, [{ imeis: [IN_USE] }, CARD]);
  expect(work.review()).toMatchObject({ rows: [{ subject: `imei:${IN_USE}` }] });
  expect(work.canConfirm()).toBe(true);
});

test("anyone who knows the customer's id can see the holder and replace the card", async () => {
  const holder = { first_name: "Rita", last_name: "R", last4: "4242", billing_address: "1 St" };
  const deviation = respondWith(CARD_CHECK, 200, { response: holder });
  const { impacts } = await checked(deviation);
  expect(impacts).toEqual([
    "Anyone who knows the customer's id can see the holder and replace the card.",
  ]);

  const work = taskAtWork(cardUpdate, { customerId }, { sandbox: deviating(deviation) });
  await fillIn(work, [{ firstSix: "999999" }, CARD]);
  work.confirm();
  await work.until("done");
  expect(work.sandbox.accountChanges()).toMatchObject([{ subject: "card" }]);
});
