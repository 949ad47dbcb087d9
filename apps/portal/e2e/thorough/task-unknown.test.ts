import { describe, expect, test } from "vitest";
import { postsOf, press } from "../kit.ts";
import { atQuestion, successOf, taskRows } from "../task-rows.ts";

describe.each(taskRows)("$name", (row) => {
  test("that is left while it is sent tells what came of it on return", async () => {
    const portal = await atQuestion(row);
    const { page, sandbox } = portal;
    const reply = page.waitForResponse((one) => one.request().method() === "POST");
    sandbox.sandbox.fault({ call: row.call, kind: "slow", milliseconds: 1000 });
    await press(portal, row.confirm);
    await page.getByText("Sending your request…").first().waitFor();
    await portal.open("/pricing");
    await page.getByRole("heading", { name: "Pricing" }).waitFor();
    await reply;
    await page.goBack();
    await successOf(page, row).waitFor();
    expect(postsOf(portal)).toEqual([row.path]);
  });
});
