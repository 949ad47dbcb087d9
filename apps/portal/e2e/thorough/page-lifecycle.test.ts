import { describe, expect, test } from "vitest";
import { arrived, openPortal, press } from "../kit.ts";
import { typed } from "../marks.ts";
import {
  atCard,
  leave,
  noCard,
  PAYMENT,
  paysAgain,
  putAwayAndBack,
} from "../page-lifecycle-kit.ts";
import { openTask, taskRows } from "../task-rows.ts";

describe("a registration that comes back from the back-forward cache asks for the card again", () => {
  test("at the payment", async () => {
    const portal = await atCard();
    await putAwayAndBack(portal);
    await paysAgain(portal);
  });

  test("at the terms", async () => {
    const portal = await atCard();
    await press(portal, "Next");
    await arrived(portal.page, "Terms of Service");
    await putAwayAndBack(portal);
    await arrived(portal.page, PAYMENT);
    await paysAgain(portal);
  });
});

const paidByCard = taskRows.flatMap(({ secrets, ...row }) =>
  secrets === undefined ? [] : [{ row, marks: secrets.marks }],
);

describe.each(paidByCard)("$row.name", ({ row, marks }) => {
  test("has emptied its fields by the time the browser has put the page away", async () => {
    const portal = await openPortal();
    await openTask(portal, row);
    await row.fill(portal.page);
    await typed(portal.page, marks);
    expect(await leave(portal)).toSatisfy(noCard);
  });
});
