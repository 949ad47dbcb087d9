import { describe, expect, test } from "vitest";
import { jsonOf } from "./engine.ts";
import { waitForDialogFocus } from "./customer.ts";
import { rowPerKind } from "./test-scope.ts";
import { eventually, mainText, openPortal, postsOf, press } from "./kit.ts";
import {
  ask,
  atQuestion,
  CUSTOMER,
  isCarriedOut,
  openTask,
  smsPack,
  successOf,
  toQuestion,
  type TaskRow,
} from "./task-rows.ts";

describe.each(rowPerKind)("$name", (row) => {
  test("sends one request on a double press with exactly the documented keys, is charged once and shows the result", async () => {
    const portal = await atQuestion(row);
    const { page, sandbox } = portal;
    await page.getByText(row.money).first().waitFor();
    expect(postsOf(portal)).toEqual([]);
    const request = page.waitForRequest((one) => one.method() === "POST");
    // The second press comes while the first request is in flight.
    sandbox.sandbox.fault({ call: row.call, kind: "slow", milliseconds: 300 });
    await page.getByRole("button", { name: row.confirm, exact: true }).dblclick();
    expect(await jsonOf(await request)).toEqual(row.body);
    const { authorization, cookie } = await (await request).allHeaders();
    expect(cookie).toBe(undefined);
    expect(authorization?.split(" ")[0]).toBe(row.isAuthorized === true ? "JWT" : undefined);

    const success = successOf(page, row);
    await success.waitFor();
    if (row.isInPlace !== true) await waitForDialogFocus(success);
    const words = row.success ?? "Pack purchased";
    expect(await success.textContent()).toContain(words);
    await eventually(() => page.title()).toBe(`Success!! · ${row.title} · Waypost`);
    if (row.isInPlace !== true) await press(portal, "Ok");
    const heading = page.getByRole("heading", { level: 1 });
    await eventually(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
    const main = await mainText(portal);
    for (const text of [words, ...row.receipt]) expect(main).toContain(text);

    expect(postsOf(portal)).toEqual([row.path]);
    expect(sandbox.sandbox.charges()).toEqual(
      row.charges.map((charge) => ({
        ...charge,
        customer_id: CUSTOMER,
        operation: row.call,
        time: expect.any(String) as string,
      })),
    );
    expect(await isCarriedOut(portal, row)).toBe(true);
    const drafts = await page.evaluate(() => Object.keys(sessionStorage));
    expect(drafts.filter((key) => /^waypost\.[a-z-]+\./.test(key))).toEqual([]);
  });
});

describe.each([smsPack])("$name", (row) => {
  test("shows a reply of each kind with the server's message", async () => {
    const portal = await openPortal();
    const { page } = portal;
    const expected = Object.entries(answersOf(row));
    const replies: string[] = [];
    for (const [customer] of expected) {
      await openTask(portal, row, Number(customer));
      await toQuestion(page, row, Number(customer));
      await press(portal, row.confirm);
      // The messages of a failure, or the dialog of a success.
      const alerts = page.locator(
        ":is(main, [role=alertdialog]) :is(.waypost-ErrorPanel, .waypost-Result:is([data-tone=refused], [data-tone=unknown]) > [role])",
      );
      const dialog = successOf(page, row);
      await alerts.or(dialog).first().waitFor();
      const said = row.isInPlace === true ? dialog : dialog.locator("p");
      replies.push((await alerts.or(said).allTextContents()).join(" | "));
      await page.keyboard.press("Escape");
    }
    expect(replies).toEqual(expected.map(([, text]) => expect.stringMatching(text) as string));
    expect(postsOf(portal)).toHaveLength(expected.length);
    const done: number[] = [];
    for (const [customer] of expected) {
      if (await isCarriedOut(portal, row, Number(customer))) done.push(Number(customer));
    }
    expect(done).toEqual([927]);
    // A success with an error is a success, with the server's message below it.
    await page.getByText("The server also said: The receipt could not be sent").waitFor();
    expect(await page.locator("[data-tone=refused], .waypost-ErrorPanel").count()).toBe(0);
  });
});

describe.each([smsPack])("$name", (row) => {
  test("is not sent by No or Escape", async () => {
    const portal = await atQuestion(row);
    const question = portal.page.getByRole("alertdialog", { name: row.question ?? "" });
    await press(portal, row.cancel);
    await question.waitFor({ state: "detached" });
    await ask(portal.page, row);
    await portal.page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    expect(postsOf(portal)).toEqual([]);
  });
});

/**
 * Returns the text for customers whose requests always get the same reply, one for each kind of
 * reply. All of them are in `flows/task/outcomes.test.ts`. The last one is served.
 */
function answersOf(row: TaskRow): Readonly<Record<number, RegExp>> {
  const { success, unknown } = row;
  return {
    901: /^Error!The request was refused : Account is blocked$/,
    904: /^Error!Something Went Wrong$/,
    905: new RegExp(`^Error!Internal server error : Please try again later \\| ${unknown}`),
    912: new RegExp(`^Error!The request is being processed \\| ${unknown}`),
    927: new RegExp(`^${success ?? "Done"}$`),
  };
}
