import { describe, expect, test } from "vitest";
import { isComplete } from "./test-scope.ts";
import { arrived, openPortal, type Portal, postsOf, press } from "./kit.ts";
import { openTask, smsPack, toQuestion } from "./task-rows.ts";
import { shown } from "./windows-kit.ts";

/** The ways in which browsers block storage. Each runs in the page before its scripts. */
const BLOCKERS = {
  "throws at its mention": () => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  },
  "takes nothing": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
  "forgets everything": () => {
    Storage.prototype.setItem = () => undefined;
  },
} satisfies Record<string, () => void>;

const STAY = "Please do not reload or leave this page until you see the outcome.";

/** Buys a pack without receiving a reply. */
async function unanswered(portal: Portal): Promise<void> {
  const { page, sandbox } = portal;
  await openTask(portal, smsPack);
  await toQuestion(page, smsPack);
  sandbox.sandbox.fault({ call: smsPack.call, kind: "lost" });
  await press(portal, smsPack.confirm);
  await shown(portal, smsPack.unknown);
}

const blockers = Object.entries(BLOCKERS);

describe.each(isComplete ? blockers : blockers.slice(0, 1))("if the storage %s", (_, block) => {
  test("an unanswered purchase of a pack is not repeated after a reload", async () => {
    const portal = await openPortal();
    const { page, sandbox } = portal;
    await page.addInitScript(block);
    await unanswered(portal);
    await page.reload();
    await shown(portal, smsPack.unknown);
    // Another page of the portal, which is reloaded.
    const pack = page.url();
    await portal.open("/pricing");
    await arrived(page, "Pricing");
    await page.reload();
    await arrived(page, "Pricing");
    await page.goto(pack);
    await shown(portal, smsPack.unknown);
    await page.goBack();
    await arrived(page, "Pricing");
    await page.goBack();
    await shown(portal, smsPack.unknown);
    await page.reload();
    await shown(portal, smsPack.unknown);
    await press(portal, "Send it again");
    await toQuestion(page, smsPack);
    await shown(portal, smsPack.repetition?.text ?? "");
    const yes = page.getByRole("button", { name: smsPack.confirm, exact: true }).last();
    expect(await yes.isDisabled()).toBe(true);
    expect(postsOf(portal)).toEqual([smsPack.path]);
    expect(sandbox.sandbox.charges()).toHaveLength(1);
  });
});

test("if even the history cannot be written, the page asks not to be left", async () => {
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
  await shown(portal, STAY);
});
