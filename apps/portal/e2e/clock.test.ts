// @module-tag long
import { expect, test } from "vitest";
import { toConfirm } from "./customer.ts";
import { isComplete } from "./test-scope.ts";
import { openPortal, postsOf, press } from "./kit.ts";

const YEAR = 365 * 24 * 3_600_000;

const JUMPS = [
  ["ahead", YEAR],
  ["back", -YEAR],
] as const;

test.each(isComplete ? JUMPS : JUMPS.slice(0, 1))(
  "setting the clock %s by a year does not offer another attempt early, even after a reload",
  async (_, jump) => {
    const portal = await openPortal();
    const { page } = portal;
    await page.addInitScript(() => {
      const Real = Date;
      const jumped = () => Real.now() + Number(window.name);
      window.Date = class extends Real {
        constructor(...given: [] | [number]) {
          super(...(given.length === 0 ? ([jumped()] as const) : given));
        }
        static override now = jumped;
      } as DateConstructor;
    });
    await toConfirm(portal);
    portal.sandbox.sandbox.fault({ call: "register", kind: "refuse" });
    await press(portal, "Confirm");
    await page.getByText("is not in use").waitFor();
    await page.evaluate((milliseconds) => {
      window.name = String(milliseconds);
    }, jump);
    const tries = page.getByRole("button", { name: "Send it again" });
    for (const look of [() => press(portal, "Check now"), () => page.reload()]) {
      await look();
      await page.getByText("is not in use").waitFor();
      await page.getByText("Your request may still be in progress").waitFor();
      expect(await tries.count()).toBe(0);
    }
    expect(postsOf(portal)).toEqual(["/auth/register"]);
  },
);
