import {
  dormantActivation,
  etaPack,
  planUpdate,
  smsPack,
  type TaskFlow,
  type TaskShape,
} from "@waypost/hooks/flows";
import { taskReview } from "@waypost/hooks/review";
import { iccidOf } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { taskAtWork } from "../../../hooks/test/task-at-work.ts";
import { fillIn } from "../../../hooks/test/task-rows.ts";
import { sharedByWindows } from "../../../hooks/test/windows.ts";
import { textIn } from "../test/page-client.ts";
import { openSession, requestConfirmation, type Session } from "../test/session.ts";
import { TASK_ROWS } from "../test/task-rows.ts";
import type { TASKS } from "./tasks.ts";

type Tool = keyof typeof TASKS;

interface Row {
  readonly tool: Tool;
  readonly flow: TaskFlow<TaskShape>;
  readonly input: object;
  readonly entries: Parameters<typeof fillIn>[1];
}

/** The flow of a tool's task, with the entries of `TASK_ROWS`. */
const row = <Shape extends TaskShape>(
  tool: Tool,
  flow: TaskFlow<Shape>,
  input: Shape["input"],
  entries: readonly Partial<Shape["draft"]>[],
) => ({ tool, flow, input, entries }) as unknown as Row;

const customerId = "1001";
const SIM = {
  customerId,
  imei: "358000000000002",
  iccid: iccidOf("358000000000002"),
  email: "returning@example.com",
};

/** The paying tasks that need no card. */
const PAYING: readonly Row[] = [
  row("prepare_sms_pack", smsPack, { customerId, email: null }, [
    { pack: "sms_250", autoRenew: true },
  ]),
  row("prepare_eta_pack", etaPack, { customerId, email: null }, [{ pack: "eta_50" }]),
  row("prepare_plan_update", planUpdate, { customerId }, [
    { imei: "358000000000001" },
    { servicePlan: "pro_yearly" },
  ]),
  row("prepare_dormant_mode", dormantActivation, { ...SIM, paying: "yes" }, [{}]),
];

/** The sentences of a review of the same entries, without the server. */
async function sentencesOf({ flow, input, entries }: Row, { sandbox }: Session) {
  const work = taskAtWork(flow, input, {
    sandbox,
    now: () => new Date(),
    shared: sharedByWindows(),
  });
  await fillIn(work, entries);
  await work.until("reviewing");
  const review = taskReview(work.waypost, flow.task, work.runner.getState());
  return review?.sentences ?? [];
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ");

test.each(PAYING)("$tool shows every sentence of the flow's review, in order", async (task) => {
  const session = await openSession();
  const sentences = await sentencesOf(task, session);
  expect(sentences.length).toBeGreaterThan(1);
  expect(sentences.join(" ")).toMatch(/\$\d+\.\d\d/);
  const [given] = TASK_ROWS[task.tool];
  const reply = await session.call(task.tool, given);
  expect(reply).toContain(sentences.join("\n"));
  const { page } = await requestConfirmation(session, task.tool, given);
  const items = Array.from(page.page.matchAll(/<li><bdi>(.*?)<\/bdi><\/li>/g), ([, item = ""]) =>
    textIn({ ...page, page: item }),
  );
  expect(items.map(plain)).toEqual(sentences.map(plain));
});
