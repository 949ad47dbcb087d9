import { expect, test } from "vitest";
import { soon, type PageOptions } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, cancelledImeis, CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { multiReactivation } from "./multi-reactivation.ts";

const FLEET = "900";
const [GPS, OBD] = cancelledImeis(CUSTOMER);

const isDetail = (url: string) => url.includes("/re-activation/device/info/");

/** Counts the requests for details in progress, and delays them on demand. */
function detailRequests() {
  const seen = { now: 0, all: 0 };
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  const through: NonNullable<PageOptions["through"]> = async (url, pass) => {
    if (!isDetail(url)) return pass();
    seen.now += 1;
    seen.all += 1;
    await gate.promise;
    const reply = await pass();
    seen.now -= 1;
    return reply;
  };
  return {
    seen,
    through,
    hold: () => {
      gate = Promise.withResolvers<void>();
    },
    release: () => gate.resolve(),
  };
}

const open = (customerId: string, options: PageOptions) =>
  taskAtWork(multiReactivation, { customerId, imei: null }, options);

test("nothing waits for the details: a selection can be paid for before they arrive", async () => {
  const { through, hold, seen } = detailRequests();
  hold();
  const work = open(CUSTOMER, { through });
  await fillIn(work, [{ imeis: [GPS, OBD] }, CARD]);
  expect(work.canConfirm()).toBe(true);
  work.confirm();
  await work.until("done");
  expect(work.state().details).toEqual({});
  expect(seen.now).toBe(2);
});

test("a device whose details cannot be read stays blank, is logged, and can be reactivated", async () => {
  const logged: string[] = [];
  const work = open("924", { log: ({ what, error }) => logged.push(`${what}: ${String(error)}`) });
  const [readable, unreadable] = ["357000000924001", "357000000924002"];
  await fillIn(work, [{ imeis: [readable, unreadable] }, CARD]);
  await soon(() =>
    expect(work.state().details).toMatchObject({
      [readable]: { imei_no: readable },
      [unreadable]: null,
    }),
  );
  expect(work.fetched.filter(({ url }) => url.endsWith(unreadable))).toHaveLength(1);
  await soon(() => expect(logged).toHaveLength(1));
  expect(logged[0]).toMatch(/load-details: .*reactivation.deviceInfo/);
  expect(work.canConfirm()).toBe(true);
  work.confirm();
  await work.until("done");
});

test("known details are not requested again, those of added devices are", async () => {
  const { through, seen } = detailRequests();
  const work = open(CUSTOMER, { through });
  await fillIn(work, [{ imeis: [GPS] }]);
  await soon(() => expect(work.state().details).toHaveProperty(GPS));
  work.send({ type: "back" });
  work.edit({ imeis: [GPS, OBD] });
  work.send({ type: "continue" });
  await soon(() => expect(work.state().details).toHaveProperty(OBD));
  expect(seen.all).toBe(2);
});

test("after a reload the details of the selected devices are read again", async () => {
  const work = open(CUSTOMER, {});
  await fillIn(work, [{ imeis: [GPS] }]);
  const later = work.reload();
  later.send({ type: "open" });
  await soon(() => expect(later.state().details).toHaveProperty(GPS));
});

test("when the page is left, no further details are requested", async () => {
  const { through, seen, hold, release } = detailRequests();
  hold();
  const work = open(FLEET, { through });
  const leave = work.runner.hold();
  work.send({ type: "open" });
  const { data } = await work.until("form");
  work.edit({ imeis: data?.listed.devices.slice(0, 100).map(({ imei_no }) => imei_no) ?? [] });
  work.send({ type: "continue" });
  await soon(() => expect(seen.now).toBe(6));
  leave();
  release();
  await soon(() => expect(seen.now).toBe(0));
  expect(seen.all).toBe(6);
});
