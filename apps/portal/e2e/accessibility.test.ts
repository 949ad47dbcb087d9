import { expect, test } from "vitest";
import { toConfirm } from "./customer.ts";
import { eventually, openPortal } from "./kit.ts";
import { violations } from "./page-checks.ts";
import { customers, walk } from "./states.ts";

const DECLINED = "4000000000000002";

// While something covers the page, its heading is out of reach on purpose.
const COVERED = ["page-has-heading-one"];
// What opens at a field stands at the end of the document, in no landmark.
const BESIDE = ["region"];
// React Aria hides the page from screen readers while a list is open. Nobody can tab into what is
// hidden: Tab closes the list first, which the keyboard's journey shows.
const HIDING = [...BESIDE, ...COVERED, "aria-hidden-focus"];

const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  "the e-mail being checked": COVERED,
  "saved cards being fetched": COVERED,
  "the details, with a list open": HIDING,
  "where the IMEI stands": BESIDE,
};

test.each(customers)(
  "axe finds nothing in any state that %s meets, light or dark",
  { timeout: 180_000 },
  async (who) => {
    const portal = await openPortal();
    const found = await walk(who, portal, (state) => violations(portal.page, EXCEPTIONS[state]));
    expect(found).toEqual([]);
  },
);

test("a refusal is read out, named by the window and in view, however small that is", async () => {
  const portal = await openPortal({ width: 320, height: 256 });
  const { page } = portal;
  await toConfirm(portal, { card: DECLINED });
  await page.getByRole("button", { name: "Confirm" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await alert.getByText("Your card was declined").waitFor();
  await eventually(() => page.title()).toBe("Your devices were not activated · Waypost");
  const inWindow = () =>
    alert.evaluate((panel) => {
      const { top, bottom } = panel.getBoundingClientRect();
      return { top: top >= 0, bottom: bottom <= window.innerHeight || top < 80 };
    });
  await eventually(inWindow).toEqual({ top: true, bottom: true });
});
