import { describe, expect, test } from "vitest";
import { TODAY, type PageOptions } from "../../../test/page.ts";
import { taskAtWork, type TaskAtWork } from "../../../test/task-at-work.ts";
import { CARD, CUSTOMER, fillIn, TASK_ROWS, type AnyTaskRow } from "../../../test/task-rows.ts";
import type { TaskPhase } from "./state.ts";
import type { TaskShape } from "./task.ts";

const paidByCard = TASK_ROWS.filter(({ flow }) => flow.task.secrets !== undefined);

const NO = { status: false, message: "No" };
const reply = (status: number, body: object) => () =>
  Promise.resolve(Response.json(body, { status }));
const noReply = () => Promise.reject(new TypeError("connection lost"));

const REPLIES: readonly (readonly [string, () => Promise<Response>, TaskPhase])[] = [
  ["a rejection", reply(200, NO), "form"],
  ["a rejection with a 4xx status", reply(400, NO), "form"],
  ["a 5xx status", reply(500, NO), "unknown"],
  ["an unreadable reply", reply(200, {}), "unknown"],
  ["no reply", noReply, "unknown"],
];

/** A task whose request was sent. */
async function sent(
  { flow, input, entries }: AnyTaskRow,
  through: NonNullable<PageOptions["through"]>,
): Promise<TaskAtWork<TaskShape>> {
  const work = taskAtWork(flow, input(CUSTOMER), { through });
  await fillIn(work, entries(CUSTOMER));
  await work.until("reviewing");
  work.confirm();
  return work;
}

describe.each(paidByCard.map((row) => [row.flow.name, row] as const))("%s", (_, row) => {
  const path = row.call.split(" ")[1] ?? "";

  test.each(REPLIES)("after %s only the security code is removed", async (__, answer, phase) => {
    const work = await sent(row, (url, pass) => (url.endsWith(path) ? answer() : pass()));
    const { draft } = await work.until(phase);
    expect(draft).toMatchObject({ ...CARD, cvc: "" });
  });

  test("an expired card is rejected, and nothing is sent", async () => {
    const work = taskAtWork(row.flow, row.input(CUSTOMER));
    const past = { expirationdatemonth: "01", expirationdateyear: "2020" };
    const entries = row.entries(CUSTOMER);
    await fillIn(work, [...entries.slice(0, -1), { ...entries.at(-1), ...past }]);
    expect(work.state()).toMatchObject({
      phase: "form",
      fieldErrors: { expirationdatemonth: "card.expired" },
    });
    work.edit({ expirationdateyear: "2029" });
    work.toReview();
    expect(work.state().phase).toBe("reviewing");
  });

  test("a card that expires while the question is open pays nothing", async () => {
    const { flow, input, entries } = row;
    const work = taskAtWork(flow, input(CUSTOMER));
    await fillIn(work, entries(CUSTOMER));
    const lastMonth = { expirationdatemonth: "11", expirationdateyear: "2026" };
    work.edit(lastMonth);
    work.toReview();
    await work.until("reviewing");
    const nextMonth = new Date(TODAY.getFullYear(), TODAY.getMonth() + 1, 1);
    work.send({ type: "confirm", at: nextMonth });
    await work.until("form");
    expect(work.state()).toMatchObject({
      phase: "form",
      fieldErrors: { expirationdatemonth: "card.expired" },
    });
    expect(work.written()).toEqual([]);
  });

  test("after a success nothing of the card is stored, and only its last digits are in memory, for the receipt", async () => {
    const work = await sent(row, (_url, pass) => pass());
    const { receipt, ...rest } = await work.until("done");
    expect(receipt?.consent?.last4).toBe(CARD.cardnumber.slice(-4));
    const state = JSON.stringify([rest, receipt?.review]);
    const { cardHoldername, cardnumber, cvc } = CARD;
    // With quotes, because the id of a SIM may contain the same digits.
    const lastFour = `"${cardnumber.slice(-4)}"`;
    for (const text of [cardHoldername, cardnumber, lastFour, cvc]) {
      expect(state).not.toContain(text);
    }
    for (const text of [cardHoldername, lastFour]) expect(work.stored.join("\n")).toContain(text);
    expect(work.storage.all()).toEqual({});
  });
});
