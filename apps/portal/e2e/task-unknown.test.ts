import { describe, expect, test } from "vitest";
import { eventually, mainText, postsOf, press, type Portal } from "./kit.ts";
import { ask, atQuestion, taskRows } from "./task-rows.ts";

const shown = ({ page }: Portal, text: string) => page.getByText(text).first().waitFor();

describe.each(taskRows)("$name", (row) => {
  const amount = row.charges.reduce((sum, charge) => sum + charge.amount, 0);

  test("that got no answer is told as unknown, and is sent again only after a tick", async () => {
    const portal = await atQuestion(row);
    const { page, sandbox } = portal;
    sandbox.sandbox.fault({ call: row.call, kind: "refuse" });
    await press(portal, row.confirm);
    await page.getByRole("button", { name: "Try again" }).waitFor();
    const main = await mainText(portal);
    const order = ["Error!", "Something Went Wrong", "Please do not pay again yet", "Request for"];
    const places = order.map((text) => main.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(main).toContain(`Amount$${amount.toFixed(2)}`);

    await press(portal, "Try again");
    if (row.fillAgain !== undefined) {
      await row.fillAgain(page);
      await ask(page, row);
    }
    const yes = page.getByRole("button", { name: row.confirm, exact: true });
    await shown(portal, "you will be charged a second time");
    expect(await yes.isDisabled()).toBe(true);
    await page.getByText("I understand that I may be charged twice").click();
    await yes.click();
    await page.getByRole("dialog", { name: "Success!!" }).waitFor();
    expect(postsOf(portal)).toEqual([row.path, row.path]);
    expect(sandbox.sandbox.charges()).toHaveLength(row.charges.length);
  });

  test("whose answer was lost says what is known of it, also after a reload", async () => {
    const portal = await atQuestion(row);
    portal.sandbox.sandbox.fault({ call: row.call, kind: "lost" });
    await press(portal, row.confirm);
    await shown(portal, row.afterLostReply);
    expect(portal.sandbox.sandbox.charges()).toHaveLength(row.charges.length);
    await portal.page.reload();
    await shown(portal, row.afterReload);
    expect(postsOf(portal)).toEqual([row.path]);
  });

  test("that is being sent asks before a reload, which then finds it and sends nothing", async () => {
    const portal = await atQuestion(row);
    const { page, sandbox } = portal;
    sandbox.sandbox.fault({ call: row.call, kind: "hang" });
    await press(portal, row.confirm);
    await shown(portal, "Sending your request…");
    await eventually(() => postsOf(portal)).toEqual([row.path]);
    await page.reload();
    expect(portal.asked).toEqual(["beforeunload"]);
    await shown(portal, "Request for");
    await eventually(() => page.title()).toBe(
      `Please do not pay again yet · ${row.title} · Waypost`,
    );
    expect(await mainText(portal)).toContain(`Amount$${amount.toFixed(2)}`);
    expect(postsOf(portal)).toEqual([row.path]);
  });

  test("that is left while it is sent tells what came of it on return", async () => {
    const portal = await atQuestion(row);
    const { page, sandbox } = portal;
    const reply = page.waitForResponse((one) => one.request().method() === "POST");
    sandbox.sandbox.fault({ call: row.call, kind: "slow", milliseconds: 1000 });
    await press(portal, row.confirm);
    await shown(portal, "Sending your request…");
    await portal.open("/pricing");
    await page.getByRole("heading", { name: "Pricing" }).waitFor();
    await reply;
    await page.goBack();
    await page.getByRole("dialog", { name: "Success!!" }).waitFor();
    expect(postsOf(portal)).toEqual([row.path]);
  });
});
