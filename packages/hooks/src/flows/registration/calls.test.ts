import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { expect, test, vi } from "vitest";
import { atDevices } from "../../../test/at-devices.ts";
import { atWork, type AtWork } from "../../../test/at-work.ts";
import { giveEmail, GPS_IMEI } from "../../../test/new-customer.ts";
import { soon } from "../../../test/soon.ts";

/** Enters the e-mail address of the demo customer and continues. */
function submitEmail(work: AtWork): void {
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
}

test("Back leaves a step that the customer opened, and skips redirects", async () => {
  const skipped = atWork({ address: "https://portal.example/#/registration/terms" });
  skipped.send({ type: "visit", step: "terms" });
  await expect.poll(() => skipped.replacing).toHaveLength(1);
  expect(skipped.replacing[0]).toMatch(/customer-information$/);

  const work = await atDevices();
  expect(work.addresses.at(-1)).toMatch(/activation-type$/);
  expect(work.replacing).toEqual([]);
});

test("the states of a country are loaded once it is chosen", async () => {
  const work = atWork();
  await giveEmail(work);
  work.send({ type: "edit-customer", patch: { country: "Canada" } });
  await expect.poll(() => work.sent("GET").at(-1)).toMatch(/^\/info\/country\/\d+\/states$/);
});

test("clearing an IMEI aborts its check and sends no request", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  work.send({ type: "edit-imei", id: "1", text: "" });
  const asked = work.fetched.length;
  expect(work.fetched.at(-1)?.init.signal.aborted).toBe(true);
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(work.fetched.slice(asked).map(({ url }) => url.split("/").at(-1))).toEqual([GPS_IMEI]);
});

test("a short IMEI is checked after the debounce", async () => {
  const work = await atDevices();
  work.send({ type: "edit-imei", id: "1", text: "1" });
  work.send({ type: "edit-imei", id: "1", text: "12" });
  await expect.poll(() => work.sent("GET").at(-1)).toBe("/info/imei_validation/12");
});

test("a request with the password is aborted once the page is left", async () => {
  const work = atWork();
  submitEmail(work);
  await work.until("known-email");
  work.sandbox.fault({ call: "customerCards", kind: "hang" });
  work.send({ type: "edit-customer", patch: { password: demoPassword } });
  work.send({ type: "continue-with-password" });
  await work.until("fetching-cards");
  const cards = work.fetched.at(-1);
  expect(cards?.url).toMatch(/cards$/);
  work.reload();
  expect(cards?.init.signal.aborted).toBe(true);
});

test("a bug is logged, and not shown as a reply of the server", async () => {
  const log = vi.fn();
  const work = atWork({ log });
  const defect = new TypeError("a defect");
  vi.spyOn(work.client.registration, "checkEmail").mockRejectedValue(defect);
  submitEmail(work);
  await soon(() => expect(log).toHaveBeenCalled());
  expect(log.mock.calls).toEqual([[{ what: "effect registration/check-email", error: defect }]]);
  expect(work.notices).toEqual([]);
});
