import { expect, onTestFinished, test } from "vitest";
import { soon, TODAY } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, cancelledImeis, CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { sharedByWindows } from "../../../test/windows.ts";
import { etaPack } from "../packs/eta-pack.ts";
import { reactivation } from "../reactivation/reactivation.ts";
import { multiReactivation } from "../reactivation/multi-reactivation.ts";
import type { TaskPhase } from "./state.ts";

const [GPS, OBD] = cancelledImeis(CUSTOMER);

/** One run without a reply about a GPS device, and another of the same page about an OBD device. */
async function twoRuns() {
  const work = taskAtWork(multiReactivation, { customerId: CUSTOMER, imei: null });
  await fillIn(work, [{ imeis: [GPS] }, CARD]);
  work.sandbox.fault({ call: "reactivateMany", kind: "refuse" });
  work.confirm();
  await work.until("unknown");
  const other = work.twin();
  other.send({ type: "open" });
  await other.until("unknown");
  other.send({ type: "start-over" });
  await fillIn(other, [{ imeis: [OBD] }, CARD]);
  await other.until("reviewing");
  return { work, other };
}

test("a lookup without news leaves the review of another device as it is", async () => {
  const { work, other } = await twoRuns();
  work.send({ type: "read-back-again" });
  await work.until("unknown");
  expect(work.state().verdicts).toEqual({ [`imei:${GPS}`]: "unclear" });
  expect(other.state().phase).toBe("reviewing");
  expect(other.canConfirm()).toBe(true);
});

test("a device that another run has reactivated is not offered after an outcome that stays unknown", async () => {
  const { work, other } = await twoRuns();
  other.confirm();
  await other.until("done");
  work.send({ type: "read-back-again" });
  await work.until("unknown");
  await work.sendAgain();
  await work.until("form");
  const listed = work.state().data?.listed.devices.map(({ imei_no }) => imei_no);
  expect(listed).toContain(GPS);
  expect(listed).not.toContain(OBD);
});

test("a device that another window has reactivated is not offered again", async () => {
  const shared = sharedByWindows();
  const input = { customerId: CUSTOMER, imei: null };
  const one = taskAtWork(multiReactivation, input, { shared });
  await fillIn(one, [{ imeis: [GPS] }, CARD]);
  const other = taskAtWork(multiReactivation, input, { shared, sandbox: one.sandbox });
  await fillIn(other, [{ imeis: [GPS] }, CARD]);
  one.sandbox.fault({ call: "reactivateMany", kind: "lost" });
  one.confirm();
  await one.until("unknown");
  other.confirm();
  expect((await other.until("unknown")).verdicts).toEqual({ [`imei:${GPS}`]: "unclear" });
  await other.sendAgain();
  const { draft, data } = await other.until("form");
  expect(draft.imeis).toEqual([]);
  expect(data?.listed.devices.map(({ imei_no }) => imei_no)).not.toContain(GPS);
});

test("after another run's payment, an open form reads its data again, and other pages do not", async () => {
  const work = taskAtWork(multiReactivation, { customerId: CUSTOMER, imei: null });
  await fillIn(work, [{ imeis: [GPS] }, CARD]);
  const atForm = work.twin();
  await fillIn(atForm, [{ imeis: [OBD] }]);
  const unopened = work.twin();
  work.confirm();
  await work.until("done");
  await soon(() => expect(atForm.phases.slice(-2)).toEqual(["loading", "form"]));
  expect(atForm.state().data?.listed.devices.map(({ imei_no }) => imei_no)).not.toContain(GPS);
  expect(unopened.state()).toMatchObject({ phase: "restoring", isOutdated: false });
});

test("a form that waits for its details reads its data again after another run's payment", async () => {
  const work = taskAtWork(reactivation, { customerId: CUSTOMER, imei: null });
  await fillIn(work, [{ imei: GPS }, CARD]);
  await work.until("reviewing");
  work.queryClient.clear();
  work.sandbox.fault({ call: "getReactivationDeviceInfo", kind: "hang", times: "always" });
  const waiting = work.twin();
  waiting.send({ type: "open" });
  await waiting.until("form");
  waiting.send({ type: "back" });
  waiting.send({ type: "continue" });
  expect(waiting.state().phase).toBe("preparing");
  work.confirm();
  await work.until("done");
  const { draft } = await waiting.until("form");
  expect(draft.imei).toBe("");
});

test("a payment on the page of another task does not affect a review", async () => {
  const pack = taskAtWork(etaPack, { customerId: CUSTOMER, email: null });
  await fillIn(pack, [{ pack: "eta_50" }]);
  const device = pack.waypost.run(multiReactivation, { customerId: CUSTOMER, imei: null });
  onTestFinished(() => device.stop());
  const until = (phase: TaskPhase) =>
    soon(() => expect(device.getState().screen.phase).toBe(phase));
  device.send({ type: "open" });
  await until("form");
  device.send({ type: "edit", patch: { imeis: [GPS] }, today: TODAY });
  device.send({ type: "continue" });
  device.send({ type: "edit", patch: CARD, today: TODAY });
  device.send({ type: "continue" });
  device.send({ type: "confirm", at: TODAY });
  await until("done");
  expect(pack.phases).toEqual(["restoring", "loading", "form", "reviewing"]);
});
