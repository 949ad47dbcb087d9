/** @module-tag long */

import {
  etaPack as etaPackFlow,
  multiReactivation as multiReactivationFlow,
  planUpdate as planUpdateFlow,
  reactivation as reactivationFlow,
  smsPack as smsPackFlow,
  type TaskFlow,
  type TaskShape,
} from "@waypost/hooks/flows";
import { taskReview } from "@waypost/hooks/review";
import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { taskAtWork } from "../../../packages/hooks/test/task-at-work.ts";
import { fillIn } from "../../../packages/hooks/test/task-rows.ts";
import { sharedByWindows } from "../../../packages/hooks/test/windows.ts";
import { SECRETS } from "./customer.ts";
import { element, openEmbedded, script } from "./embed-kit.ts";
import {
  addressOf,
  atQuestion,
  CUSTOMER,
  etaPack,
  multiReactivation,
  planUpdate,
  reactivation,
  REACTIVATED,
  smsPack,
  type TaskRow,
} from "./task-rows.ts";

const CARD = {
  cardHoldername: "Rita Returning",
  cardnumber: SECRETS.cardNumber,
  cvc: SECRETS.cvv,
  expirationdateyear: "2030",
  expirationdatemonth: "03",
};

type Entries = Parameters<typeof fillIn>[1];

interface Paid {
  readonly row: TaskRow;
  readonly flow: TaskFlow<TaskShape>;
  readonly entries: Entries;
}

const paid = <Shape extends TaskShape>(
  row: TaskRow,
  flow: TaskFlow<Shape>,
  entries: readonly Partial<Shape["draft"]>[],
) => ({ row, flow, entries, name: row.name }) as unknown as Paid & { readonly name: string };

/** The paying tasks with a question, each with the entries of its row. */
const PAID = [
  paid(smsPack, smsPackFlow, [{ pack: "sms_250", autoRenew: true }]),
  paid(etaPack, etaPackFlow, [{ pack: "eta_150" }]),
  paid(reactivation, reactivationFlow, [{ imei: REACTIVATED[1] }, CARD]),
  paid(multiReactivation, multiReactivationFlow, [{ imeis: REACTIVATED }, CARD]),
  paid(planUpdate, planUpdateFlow, [
    { imei: String(planUpdate.body["imei"]) },
    { servicePlan: String(planUpdate.body["service_plan_id"]) },
  ]),
];

/** The sentences of the flow's review of the same entries, without a page. */
async function sentencesOf({ flow, entries }: Paid): Promise<readonly string[]> {
  const input = { customerId: String(CUSTOMER), email: null, imei: null };
  const work = taskAtWork(flow, input, { now: () => new Date(), shared: sharedByWindows() });
  await fillIn(work, entries);
  await work.until("reviewing");
  const { supportEmail: _, ...waypost } = work.waypost;
  const page = { ...waypost, supportEmail: "support@example.com" };
  return taskReview(page, flow.task, work.runner.getState())?.sentences ?? [];
}

/** Returns the parts of a sentence that a table may show in cells: labels, and amounts as digits. */
const partsOf = (sentence: string): readonly string[] =>
  sentence
    .split(/: |: | · /)
    .map((part) => part.replaceAll(/[$\s]|USD/g, ""))
    .filter((part) => part !== "");

/** Returns the sentences that a question does not show, neither as they are nor as cells. */
async function missingIn(question: Locator, sentences: readonly string[]) {
  await question.waitFor();
  const text = ((await question.textContent()) ?? "").replaceAll(/[$\s]|USD/g, "");
  return sentences.filter((sentence) => !partsOf(sentence).every((part) => text.includes(part)));
}

test.each(PAID)("the question of $name shows every sentence of the flow's review", async (task) => {
  const { page } = await atQuestion(task.row);
  const sentences = await sentencesOf(task);
  expect(sentences.length).toBeGreaterThan(1);
  expect(await missingIn(page.getByRole("alertdialog"), sentences)).toEqual([]);
});

test("the question of a pack in a frame shows every sentence of the flow's review", async () => {
  const hash = `#${addressOf(etaPack, CUSTOMER)}`;
  const { frame } = await openEmbedded(
    (url) => element(url, 'page="eta-pack"', hash) + script(url),
  );
  await frame.getByRole("button", { name: "Select, ETA 150" }).click();
  await frame.getByRole("button", { name: etaPack.lastButton }).click();
  const sentences = await sentencesOf(paid(etaPack, etaPackFlow, [{ pack: "eta_150" }]));
  expect(await missingIn(frame.getByRole("alertdialog"), sentences)).toEqual([]);
});
