import { expect, test } from "vitest";
import { atWork, TODAY } from "../../../test/at-work.ts";
import { giveEmail, GPS_IMEI, reachConfirm } from "../../../test/new-customer.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { smsPack } from "../packs/sms-pack.ts";
import type { RegistrationEvent } from "../registration/events.ts";
import { registration } from "../registration/flow.ts";

const able = (work: ReturnType<typeof atWork>, event: RegistrationEvent) =>
  work.waypost.run(registration).can(event);
const allowed = { isAllowed: true, reason: null };
const not = (reason: string) => ({ isAllowed: false, reason });

test("an event of another step is ignored, and `can` reports that before it is sent", async () => {
  const work = atWork();
  await giveEmail(work);
  expect(able(work, { type: "refetch" })).toEqual(not("elsewhere"));
  expect(able(work, { type: "submit", from: "email" })).toEqual(not("elsewhere"));
  expect(able(work, { type: "submit" })).toEqual(allowed);
  expect(able(work, { type: "submit-all" })).toEqual(allowed);
  expect(work.state().phase).toBe("details");
});

test("before the code has loaded, the effect of an event is unknown", () => {
  const work = atWork();
  expect(able(work, { type: "submit" })).toEqual(not("loading"));
});

test("a second submit is refused while the check is pending", async () => {
  const work = atWork();
  await giveEmail(work);
  work.sandbox.fault({ call: "checkEmail", kind: "hang" });
  work.send({ type: "edit-customer", patch: { email: "other@example.com" } });
  work.send({ type: "submit" });
  expect(able(work, { type: "submit" })).toEqual(not("waiting"));
});

test("the last device row cannot be removed, and a fifth cannot be added", async () => {
  const work = atWork();
  await giveEmail(work);
  expect(able(work, { type: "remove-device", id: "1" })).toEqual(not("limit"));
  for (let count = 1; count < 4; count += 1) work.send({ type: "add-device" });
  expect(able(work, { type: "add-device" })).toEqual(not("limit"));
});

test("a confirmation is `incomplete`, and `finished` after a success", async () => {
  const work = atWork();
  await reachConfirm(work);
  const confirm = { type: "confirm", at: TODAY } as const;
  expect(able(work, confirm)).toEqual(allowed);
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI.slice(1) });
  expect(able(work, confirm)).toEqual(not("incomplete"));
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  work.send(confirm);
  expect(able(work, confirm)).toEqual(not("waiting"));
  await work.until("done");
  expect(able(work, confirm)).toEqual(not("finished"));
});

test("a task gives the same reasons for its events", async () => {
  const work = taskAtWork(smsPack, { customerId: "1001", email: null });
  const taskAble = () => work.runner.can({ type: "confirm", at: TODAY });
  work.sandbox.fault({ call: "*", kind: "hang" });
  work.send({ type: "open" });
  expect(taskAble()).toEqual(not("waiting"));
});
