import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { BLOCKERS } from "./blocked-storage-kit.ts";
import { isComplete } from "./extent.ts";
import { arrived, openPortal, postsOf, press, type Portal } from "./kit.ts";
import { openTask, smsPack, toQuestion } from "./task-rows.ts";

const STAY = "Please do not reload or leave this page until you see the outcome.";

const shown = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Buys a pack, whose answer is lost. */
async function unanswered(portal: Portal): Promise<void> {
  const { page, sandbox } = portal;
  await openTask(portal, smsPack);
  await toQuestion(page, smsPack);
  sandbox.sandbox.fault({ call: smsPack.call, kind: "lost" });
  await press(portal, smsPack.confirm);
  await shown(page, smsPack.unknown);
}

const blockers = Object.entries(BLOCKERS);

describe.each(isComplete ? blockers : blockers.slice(0, 1))("where the storage %s", (_, block) => {
  test("a pack whose purchase got no answer is not sold again after a reload", async () => {
    const portal = await openPortal();
    const { page, sandbox } = portal;
    await page.addInitScript(block);
    await unanswered(portal);
    await page.reload();
    await shown(page, smsPack.unknown);
    // Another page of the portal, and a reload there.
    const pack = page.url();
    await portal.open("/pricing");
    await arrived(page, "Pricing");
    await page.reload();
    await arrived(page, "Pricing");
    await page.goto(pack);
    await shown(page, smsPack.unknown);
    await page.goBack();
    await arrived(page, "Pricing");
    await page.goBack();
    await shown(page, smsPack.unknown);
    await page.reload();
    await shown(page, smsPack.unknown);
    await press(portal, "Try again");
    await toQuestion(page, smsPack);
    await shown(page, smsPack.repetition?.text ?? "");
    const yes = page.getByRole("button", { name: smsPack.confirm, exact: true }).last();
    expect(await yes.isDisabled()).toBe(true);
    expect(postsOf(portal)).toEqual([smsPack.path]);
    expect(sandbox.sandbox.charges()).toHaveLength(1);
  });
});

test("where not even the history can keep a note, the page says that it has to stay", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await page.addInitScript(BLOCKERS["takes nothing"]);
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new DOMException("Too many calls", "SecurityError");
    };
  });
  await openTask(portal, smsPack);
  await toQuestion(page, smsPack);
  await shown(page, STAY);
});
