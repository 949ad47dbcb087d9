import { describe, expect, test } from "vitest";
import { atWork, TODAY } from "../../../test/at-work.ts";
import { reachConfirm } from "../../../test/new-customer.ts";
import { soon, type PageOptions } from "../../../test/page.ts";
import { forgettingStorage, refusingStorage } from "../../../test/storage.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS } from "../../../test/task-rows.ts";
import { memoryStorage } from "../../platform.ts";

/** The ways in which a browser can fail to store anything. */
const BLOCKED: Record<string, PageOptions> = {
  "is forbidden": { isStorageForbidden: true },
  "refuses everything": { slowStorage: () => refusingStorage },
  "forgets everything": { slowStorage: () => forgettingStorage },
};

const log = () => {};

describe.each(Object.entries(BLOCKED))("if the storage %s", (_, blocked) => {
  const options = (): PageOptions => ({ ...blocked, log, reserve: memoryStorage() });

  test.each(TASK_ROWS.map((row) => [row.flow.name, row] as const))(
    "a reload shows the unknown outcome of %s, and sends it again only with a new consent",
    async (__, row) => {
      const work = taskAtWork(row.flow, row.input(CUSTOMER), options());
      await fillIn(work, row.entries(CUSTOMER));
      await work.until("reviewing");
      work.sandbox.fault({ call: row.operation, kind: "hang" });
      work.confirm();
      await soon(() => expect(work.written()).toHaveLength(1));
      const later = work.reload();
      later.send({ type: "open" });
      const { attempts } = await later.until("unknown");
      expect(attempts).toMatchObject([{ subjects: row.subjects(CUSTOMER) }]);
      await later.sendAgain();
      if (later.state().phase !== "reviewing") await fillIn(later, row.entries(CUSTOMER));
      await later.until("reviewing");
      expect(later.state().consentTo).toEqual(attempts.map(({ id }) => id));
    },
  );

  test("a reload shows a registration without a reply", async () => {
    const work = atWork(options());
    await reachConfirm(work);
    work.sandbox.fault({ call: "register", kind: "hang" });
    work.send({ type: "confirm", at: TODAY });
    await soon(() => expect(work.fetched.at(-1)?.url).toContain("/auth/register"));
    const { attempt } = work.state();
    const later = work.reload();
    later.send({ type: "visit", step: "customer-information" });
    const shown = await later.until("unknown");
    const { id, subjects, amount, last4, at } = attempt ?? {};
    expect(shown.attempt).toMatchObject({ id, subjects, amount, last4, at, outcome: "unknown" });
  });

  test("the record is removed once the outcome is known", async () => {
    const reserve = memoryStorage();
    const work = atWork({ ...options(), reserve });
    await reachConfirm(work);
    work.send({ type: "confirm", at: TODAY });
    await work.until("done");
    expect(reserve.getItem("waypost.attempts")).toBeNull();
  });
});

test("a registration that was started over is not shown again after a reload", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind: "lost" });
  work.send({ type: "confirm", at: TODAY });
  await work.until("unknown");
  work.send({ type: "start-over" });
  const later = work.reload();
  later.send({ type: "visit", step: "customer-information" });
  expect((await later.until("email")).attempt).toBeNull();
});
