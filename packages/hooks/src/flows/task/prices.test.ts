import { prefetchLookups } from "../../queries/prefetch-lookups.ts";
import { describe, expect, test } from "vitest";
import { soon, type PageOptions } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, cancelledImeis, CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { multiReactivation } from "../reactivation/multi-reactivation.ts";

const [GPS, OBD] = cancelledImeis(CUSTOMER);
const BOTH = { imeis: [GPS, OBD] };
const OUTAGE = { call: "*", kind: "error-json", times: "always" } as const;

/** A task with two devices to reactivate, at the second stage. */
async function atCard(options?: PageOptions) {
  const work = taskAtWork(multiReactivation, { customerId: CUSTOMER, imei: null }, options);
  await fillIn(work, [BOTH]);
  return work;
}

/** A server whose prices can be raised. */
function risingPrices() {
  let isRaised = false;
  const through: NonNullable<PageOptions["through"]> = async (url, pass) => {
    const reply = await pass();
    if (!isRaised || !url.includes("/info/service_plan/revised")) return reply;
    return new Response((await reply.text()).replaceAll('"price":', '"price":1'));
  };
  return { through, raise: () => void (isRaised = true) };
}

describe("prices", () => {
  test("that the page has already loaded are not requested again when a task opens", async () => {
    const work = taskAtWork(multiReactivation, { customerId: CUSTOMER, imei: null });
    const ofPrices = () => work.sent("GET").filter((path) => path.includes("service_plan/revised"));
    void prefetchLookups(work.waypost);
    await soon(() => expect(ofPrices()).toHaveLength(2));
    await soon(() => expect(work.queryClient.isFetching()).toBe(0));
    work.send({ type: "open" });
    await work.until("form");
    expect(ofPrices()).toHaveLength(2);
  });

  test("that are read again after a failure are those of the server", async () => {
    const { through, raise } = risingPrices();
    const work = taskAtWork(multiReactivation, { customerId: CUSTOMER, imei: null }, { through });
    void prefetchLookups(work.waypost);
    await soon(() => expect(work.sent("GET").length).toBeGreaterThan(0));
    await soon(() => expect(work.queryClient.isFetching()).toBe(0));
    work.sandbox.fault({ call: "listReactivationDevices", kind: "error-json" });
    work.send({ type: "open" });
    await work.until("load-failed");
    raise();
    work.send({ type: "refetch" });
    await fillIn(work, [BOTH, CARD]);
    const before = (await atCard()).review()?.total;
    expect(work.review()?.total).toBeGreaterThan(before as number);
  });

  test("that cannot be read again at a stage are reported, and what was entered stays", async () => {
    const work = await atCard();
    const { draft } = work.state();
    work.sandbox.fault(OUTAGE);
    work.send({ type: "refetch" });
    const { failure } = await work.until("load-failed");
    expect(failure?.text).toBe("Internal server error");
    work.sandbox.clearFaults();
    work.send({ type: "refetch" });
    expect(await work.until("form")).toMatchObject({ stage: "payment", draft, failure: null });
    await soon(() => expect(work.queryClient.isFetching()).toBe(0));
  });
});
