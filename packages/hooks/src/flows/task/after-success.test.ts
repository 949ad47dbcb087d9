import { describe, expect, test } from "vitest";
import { soon } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, inUse } from "../../../test/task-rows.ts";
import { planUpdateDevicesQuery } from "../../queries/plan-update.ts";
import { etaPack } from "../packs/eta-pack.ts";
import { planUpdate } from "../plan-update/plan-update.ts";

describe("after a success", () => {
  test("the page keeps its data, and reads nothing when its dialog is closed", async () => {
    const work = taskAtWork(etaPack, { customerId: CUSTOMER, email: null });
    await fillIn(work, [{ pack: "eta_50" }]);
    work.confirm();
    await work.until("done");
    expect(work.args()).not.toBe(null);
    const asked = work.fetched.length;
    work.send({ type: "close-dialog" });
    await soon(() => expect(work.queryClient.isFetching()).toBe(0));
    expect(work.state()).toMatchObject({ phase: "done", isDialogOpen: false });
    expect(work.fetched).toHaveLength(asked);
  });

  test("the changed data is stale everywhere on the page", async () => {
    const work = taskAtWork(planUpdate, { customerId: CUSTOMER });
    await fillIn(work, [{ imei: inUse(CUSTOMER) }, { servicePlan: "pro_yearly" }]);
    const { queryKey } = planUpdateDevicesQuery(work.client, { customerId: CUSTOMER });
    const isStale = () => work.queryClient.getQueryState(queryKey)?.isInvalidated;
    expect(isStale()).toBe(false);
    work.confirm();
    await work.until("done");
    await soon(() => expect(isStale()).toBe(true));
  });
});
