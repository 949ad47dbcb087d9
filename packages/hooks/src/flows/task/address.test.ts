import { expect, test } from "vitest";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, cancelledImeis, CUSTOMER, fillIn, inUse } from "../../../test/task-rows.ts";
import { cancellation } from "../cancellation/cancellation.ts";
import { planUpdate } from "../plan-update/plan-update.ts";
import { multiReactivation } from "../reactivation/multi-reactivation.ts";
import { reactivation } from "../reactivation/reactivation.ts";

const [GPS, OBD] = cancelledImeis(CUSTOMER);

test("another device in the address of an open page is selected, and its review has to be opened again", async () => {
  const work = taskAtWork(reactivation, { customerId: CUSTOMER, imei: GPS });
  await fillIn(work, [{}, CARD]);
  expect(work.state().phase).toBe("reviewing");
  work.send({ type: "address", input: { customerId: CUSTOMER, imei: OBD } });
  expect(work.state()).toMatchObject({
    phase: "form",
    stage: "device",
    draft: { ...CARD, imei: OBD },
  });
  work.confirm();
  expect(work.written()).toEqual([]);
});

test("a device in the address of a plan update skips its stage, and going back shows it", async () => {
  const imei = inUse(CUSTOMER);
  const work = taskAtWork(planUpdate, { customerId: CUSTOMER, imei });
  work.send({ type: "open" });
  expect(await work.until("form")).toMatchObject({ stage: "plan", draft: { imei } });
  work.send({ type: "back" });
  expect(work.state()).toMatchObject({ stage: "device", draft: { imei } });
  const later = work.reload();
  later.send({ type: "open" });
  expect(await later.until("form")).toMatchObject({ stage: "device", draft: { imei } });
});

test("a device that is not in the list has to be chosen", async () => {
  const work = taskAtWork(planUpdate, { customerId: CUSTOMER, imei: GPS });
  work.send({ type: "open" });
  expect(await work.until("form")).toMatchObject({ stage: "device", draft: { imei: "" } });
});

test("an unchanged address has no effect", async () => {
  const work = taskAtWork(reactivation, { customerId: CUSTOMER, imei: GPS });
  await fillIn(work, [{ imei: OBD }]);
  const before = work.state();
  work.send({ type: "address", input: { customerId: CUSTOMER, imei: GPS } });
  expect(work.state()).toBe(before);
});

test("another device in the address is added to the selection", async () => {
  const work = taskAtWork(multiReactivation, { customerId: CUSTOMER, imei: null });
  await fillIn(work, [{ imeis: [GPS] }]);
  work.send({ type: "address", input: { customerId: CUSTOMER, imei: OBD } });
  expect(work.state()).toMatchObject({ stage: "devices", draft: { imeis: [GPS, OBD] } });
});

test("an address that changes before the data has loaded is applied afterwards", async () => {
  const work = taskAtWork(reactivation, { customerId: CUSTOMER, imei: null });
  work.send({ type: "address", input: { customerId: CUSTOMER, imei: OBD } });
  expect((await work.until("form")).draft.imei).toBe(OBD);
});

test("another IMEI in the address of a cancellation is checked, and the rest stays", async () => {
  const work = taskAtWork(cancellation, { imei: null, email: null });
  work.edit({ firstName: "Rita" });
  await work.until("form");
  work.send({ type: "address", input: { imei: "358000000000001", email: null } });
  expect(work.state().draft).toMatchObject({ firstName: "Rita", imei: "358000000000001" });
  await expect.poll(() => work.state().imei.check.status).toBe("valid");
});

test("while a request is in progress, another address has no effect", async () => {
  const work = taskAtWork(reactivation, { customerId: CUSTOMER, imei: GPS });
  await fillIn(work, [{}, CARD]);
  work.confirm();
  work.send({ type: "address", input: { customerId: CUSTOMER, imei: OBD } });
  expect(work.state().phase).toBe("sending");
  await work.until("done");
  expect(work.written()).toMatchObject([{ imei: GPS }]);
  work.send({ type: "start-over" });
  expect((await work.until("form")).draft.imei).toBe(OBD);
});
