import { describe, expect, test } from "vitest";
import { soon, type PageOptions } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn, TASK_ROWS } from "../../../test/task-rows.ts";
import { sharedByWindows } from "../../../test/windows.ts";

/** A window with the question of this task. The devices of these tasks are the same by pairs. */
async function questionOf(name: string, options: PageOptions) {
  const row = TASK_ROWS.find(({ flow }) => flow.name === name);
  if (row === undefined) throw new Error(name);
  const work = taskAtWork(row.flow, row.input(CUSTOMER), options);
  await fillIn(work, row.entries(CUSTOMER));
  await work.until("reviewing");
  return { work, operation: row.operation };
}

async function twoQuestions(one: string, other: string) {
  const shared = sharedByWindows();
  const first = await questionOf(one, { shared });
  const { sandbox } = first.work;
  const { work: second } = await questionOf(other, { shared, sandbox });
  return { ...first, second };
}

describe.each([
  ["reactivation", "pay-dormant-fee", "related.reactivation"],
  ["pay-dormant-fee", "multi-reactivation", "related.dormant"],
  ["cancellation", "plan-update", "related.cancellation"],
  ["plan-update", "cancellation", "related.planUpdate"],
])("%s, then %s, about one device in two open windows", (one, other, code) => {
  test.each(["lost", "slow"] as const)(
    "the second is sent only after its question has named the first (%s)",
    async (kind) => {
      const { work: first, operation, second } = await twoQuestions(one, other);
      first.sandbox.fault({ call: operation, kind, milliseconds: 1 });
      first.confirm();
      await first.until(kind === "lost" ? "unknown" : "done");
      second.confirm();
      await soon(() =>
        expect(second.state()).toMatchObject({ notSent: "related", related: [{ code }] }),
      );
      expect(second.written()).toEqual([]);
      second.confirm();
      await soon(() => expect(second.written()).toHaveLength(1));
    },
  );

  test("the second is not sent while the first is being sent", async () => {
    const { work: first, operation, second } = await twoQuestions(one, other);
    first.sandbox.fault({ call: operation, kind: "hang" });
    first.confirm();
    second.confirm();
    await soon(() => expect(second.state().notSent).toBe("busy"));
    expect(second.written()).toEqual([]);
  });
});

test("an accepted request from before the question is no reason to ask again", async () => {
  const shared = sharedByWindows();
  const { work: first } = await questionOf("plan-update", { shared });
  first.confirm();
  await first.until("done");
  const { work } = await questionOf("cancellation", { shared, sandbox: first.sandbox });
  expect(work.state().related).toEqual([]);
  work.confirm();
  await work.until("done");
});
