import { describe, expect, test, vi } from "vitest";
import { atWork, TODAY } from "../../../test/at-work.ts";
import { EMAIL, GPS_IMEI, reachConfirm } from "../../../test/new-customer.ts";
import { soon, type PageOptions } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS } from "../../../test/task-rows.ts";

/** A page that can go offline. */
function network() {
  let isAway = false;
  const options: PageOptions = {
    isOffline: () => isAway,
    through: (_, pass) => (isAway ? Promise.reject(new TypeError("Failed to fetch")) : pass()),
    log: vi.fn(),
  };
  return { options, leave: () => void (isAway = true), comeBack: () => void (isAway = false) };
}

test("offline, a registration is not sent or stored as an attempt, and can be confirmed once back online", async () => {
  const { options, leave, comeBack } = network();
  const work = atWork(options);
  await reachConfirm(work);
  await soon(() => expect(work.state().priceCheck?.status).toBe("done"));
  leave();
  work.send({ type: "confirm", at: TODAY });
  await soon(() => expect(work.state().notSent).toBe("offline"));
  expect(work.state()).toMatchObject({ phase: "reviewing", attempt: null });
  expect(work.waypost.attempts.list()).toEqual([]);
  expect(work.sent("POST")).not.toContain("/auth/register");
  comeBack();
  work.lifecycle("online");
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  expect(work.sent("POST").filter((path) => path === "/auth/register")).toHaveLength(1);
});

describe.each(TASK_ROWS.map((row) => [row.flow.name, row] as const))("%s", (_, row) => {
  test("is not sent offline, does not mention other windows, and is sent once when it is confirmed back online", async () => {
    const { options, leave, comeBack } = network();
    const work = taskAtWork(row.flow, row.input(CUSTOMER), options);
    await fillIn(work, row.entries(CUSTOMER));
    await work.until("reviewing");
    await soon(() => expect(work.state().priceCheck?.status ?? "done").toBe("done"));
    leave();
    work.confirm();
    await soon(() => expect(work.phases.at(-1)).toBe("reviewing"));
    expect(work.phases).toContain("sending");
    expect(work.state()).toMatchObject({ notSent: "offline", attempts: [] });
    expect(work.written()).toEqual([]);
    comeBack();
    work.lifecycle("online");
    work.confirm();
    await work.until("done");
    expect(work.written()).toHaveLength(1);
  });
});

test("back online, failed checks are repeated without a press: the e-mail address, an IMEI, a price", async () => {
  const { options, leave, comeBack } = network();
  const work = atWork(options);
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: EMAIL } });
  leave();
  work.send({ type: "submit" });
  await soon(() => expect(work.state().emailFailure).not.toBeNull());
  comeBack();
  work.lifecycle("online");
  await work.until("details");
  expect(work.state().customer.email).toBe(EMAIL);

  const later = atWork(options);
  await reachConfirm(later);
  await soon(() => expect(later.state().priceCheck?.status).toBe("done"));
  leave();
  later.send({ type: "refetch" });
  await soon(() => expect(later.state().priceCheck?.status).toBe("failed"));
  comeBack();
  later.lifecycle("online");
  await soon(() => expect(later.state().priceCheck?.status).toBe("done"));

  later.send({ type: "visit", step: "activation-type" });
  const [row] = later.state().activation.devices;
  leave();
  later.send({ type: "edit-imei", id: row?.id ?? "", text: GPS_IMEI });
  await later.untilChecked();
  expect(later.state().activation.devices[0]?.imei).toMatchObject({ check: { canRetry: true } });
  comeBack();
  later.lifecycle("online");
  await later.untilChecked();
  expect(later.state().activation.devices[0]?.imei).toMatchObject({ check: { status: "valid" } });
});

test("back online, a task that failed to load is loaded without a press", async () => {
  const { options, leave, comeBack } = network();
  const [row] = TASK_ROWS.filter(({ flow }) => flow.name === "sms-pack");
  if (row === undefined) throw new Error("there is no such task");
  const work = taskAtWork(row.flow, row.input(CUSTOMER), options);
  leave();
  work.send({ type: "open" });
  await work.until("load-failed");
  comeBack();
  work.lifecycle("online");
  const { failure } = await work.until("form");
  expect(failure).toBeNull();
});
