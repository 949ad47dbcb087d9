import { expect, test } from "vitest";
import { toConfirm } from "./customer.ts";
import { eventually, openPortal } from "./kit.ts";
import { showIn } from "./languages.ts";
import { violations } from "./page-checks.ts";
import { customers, walk } from "./states.ts";

const A_SHORT_WALK = "a customer with one device";
const DECLINED = "4000000000000002";

// While an overlay covers the page, its heading is inaccessible on purpose.
const COVERED = ["page-has-heading-one"];
// Popovers are rendered at the end of the document, outside any landmark.
const OUTSIDE_LANDMARKS = ["region"];
// React Aria hides the page from screen readers while a list is open. The focus cannot get into the
// hidden part, because Tab closes the list first, as the keyboard test shows.
const LIST_OPEN = [...OUTSIDE_LANDMARKS, ...COVERED, "aria-hidden-focus"];

const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  "the e-mail being checked": COVERED,
  "an SMS pack being bought": COVERED,
  // Documented: it shows nothing.
  "an address without the customer of an ETA pack": COVERED,
  "saved cards being fetched": COVERED,
  "the settings of a tracker being loaded": COVERED,
  "the details, with a list open": LIST_OPEN,
  "the list of dormant devices": LIST_OPEN,
  "the tooltip about the IMEI": OUTSIDE_LANDMARKS,
};

test.each(customers)(
  "axe finds no violations in any state of %s, light or dark",
  { timeout: 180_000 },
  async (who) => {
    const portal = await openPortal();
    const found = await walk(who, portal, (state) => violations(portal.page, EXCEPTIONS[state]));
    expect(found).toEqual([]);
  },
);

/** The customers whose states are looked at in all languages; all of them by hand. */
const TRANSLATED = process.env["LANGUAGES"] === "all" ? customers : [A_SHORT_WALK];

test.each(TRANSLATED)(
  "axe finds no violations in Spanish and French in any state of %s",
  { timeout: 300_000 },
  async (who) => {
    const portal = await openPortal();
    const { page } = portal;
    const found = await walk(who, portal, async (state) => {
      const faults: string[] = [];
      for (const language of ["es", "fr"] as const) {
        await showIn(page, language);
        const lines = await violations(page, EXCEPTIONS[state]);
        faults.push(...lines.map((line) => `${language}: ${line}`));
      }
      await showIn(page, "en");
      return faults;
    });
    expect(found).toEqual([]);
  },
);

test("a rejected registration is announced, changes the window's title and is in view in a small window", async () => {
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
