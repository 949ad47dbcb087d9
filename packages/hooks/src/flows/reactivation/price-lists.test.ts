import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { PageOptions } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, cancelledImeis, CUSTOMER, fillIn, inUse } from "../../../test/task-rows.ts";
import { planUpdate } from "../plan-update/plan-update.ts";
import { multiReactivation } from "./multi-reactivation.ts";
import { reactivation } from "./reactivation.ts";
import { soon } from "../../../test/soon.ts";

type Through = NonNullable<PageOptions["through"]>;
type Plan = Record<string, unknown> & { service_plan_id: string };

const [GPS, OBD] = cancelledImeis(CUSTOMER);
const INPUT = { customerId: CUSTOMER, imei: null };

/** The tasks with both price lists, each with the entries for a GPS device. */
const TASKS = [
  ["reactivation", (through: Through) => atWork(reactivation, [{ imei: GPS }, CARD], through)],
  ["multi-reactivation", (through: Through) => atWork(multiReactivation, MANY, through)],
  ["plan-update", (through: Through) => atWork(planUpdate, UPDATE, through)],
] as const;

const MANY = [{ imeis: [GPS] }, CARD] as const;
const UPDATE = [{ imei: inUse(CUSTOMER) }, { servicePlan: "pro_yearly" }] as const;

function atWork(
  flow: typeof reactivation | typeof multiReactivation | typeof planUpdate,
  entries: readonly object[],
  through: Through,
) {
  const work = taskAtWork(flow as typeof reactivation, INPUT, { through });
  return { work, fill: () => fillIn(work, entries) };
}

const isList = (url: string) => url.includes("/info/service_plan/revised");
const isObdList = (url: string) => isList(url) && url.includes("obd");
const failed = () => Response.json({ message: "no" }, { status: 500 });

const withPlans =
  (change: (plans: Plan[]) => unknown[]): Through =>
  async (url, pass) => {
    const reply = await pass();
    if (!isList(url)) return reply;
    const { plans, ...rest } = JSON.parse(await reply.text()) as { plans: Plan[] };
    return Response.json({ ...rest, plans: change(plans) });
  };

describe.each(TASKS)("%s", (_, open) => {
  test("a price list that fails does not block a device of the other kind", async () => {
    const { work, fill } = open((url, pass) => (isObdList(url) ? failed() : pass()));
    await fill();
    await work.until("reviewing");
    expect(work.state().data?.obd).toEqual([]);
    expect(work.review()?.total).toBeTypeOf("number");
  });

  test("a price list without a reply is waited for three seconds, and is used when it arrives", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { work } = open(async (url, pass) => {
      if (isObdList(url)) await held;
      return pass();
    });
    work.send({ type: "open" });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(work.state().phase).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    expect(work.state()).toMatchObject({ phase: "form", data: { obd: [] } });
    expect(work.state().data?.gps).not.toEqual([]);
    release();
    await soon(() => expect(work.state().data?.obd).not.toEqual([]));
    expect(work.state().phase).toBe("form");
  });

  test("a list that fails again keeps its prices", async () => {
    let isDown = false;
    const { work } = open((url, pass) => (isDown && isList(url) ? failed() : pass()));
    work.send({ type: "open" });
    const before = (await work.until("form")).data;
    isDown = true;
    work.send({ type: "refetch" });
    await soon(() => expect(work.state().data).not.toBe(before));
    expect(work.state().data?.gps).toEqual(before?.gps);
  });

  test("a plan without a duration is offered for the period in its id", async () => {
    const { work, fill } = open(
      withPlans((plans) => plans.map(({ duration, ...plan }) => ({ ...plan, rest: duration }))),
    );
    await fill();
    await work.until("reviewing");
    const [row] = work.review()?.rows ?? [];
    expect(row?.months).toBe(row?.planId === "pro_yearly" ? 12 : 3);
  });

  test("a plan without a name is never shown by its id", async () => {
    const unnamed = { email_content: " ", service_plan_name: null };
    const { work, fill } = open(
      withPlans((plans) => plans.map((plan) => ({ ...plan, ...unnamed }))),
    );
    await fill();
    await work.until("reviewing");
    expect(work.review()?.rows.map(({ label }) => label)).toEqual([""]);
  });
});

const withoutDefault = withPlans((plans) =>
  plans.filter(({ service_plan_id }) => service_plan_id !== "plus_quarterly"),
);

test("if the default plan is missing, another one has to be chosen", async () => {
  const work = taskAtWork(reactivation, INPUT, { through: withoutDefault });
  await fillIn(work, [{ imei: GPS }, CARD]);
  expect(work.state()).toMatchObject({
    phase: "form",
    fieldErrors: { servicePlan: "servicePlan.required" },
  });
  work.edit({ servicePlan: "pro_quarterly" });
  work.send({ type: "continue" });
  await work.until("reviewing");
});

test("of several devices, only those without their default plan need another plan", async () => {
  const work = taskAtWork(multiReactivation, INPUT, { through: withoutDefault });
  await fillIn(work, [{ imeis: [GPS, OBD] }, CARD]);
  expect(work.state()).toMatchObject({
    phase: "form",
    fieldErrors: { [`plans.${GPS}`]: "servicePlan.required" },
  });
  expect(Object.keys(work.state().fieldErrors)).toHaveLength(1);
});
