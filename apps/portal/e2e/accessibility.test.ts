import { demoCustomer } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { acceptTerms, giveCard, giveDevice, giveEmail, GPS_IMEI } from "./customer.ts";
import { openPortal } from "./kit.ts";
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

test.each(customers)("axe finds nothing in any state that %s meets, light or dark", async (who) => {
  const portal = await openPortal();
  const found = await walk(who, portal, (_again, state) =>
    violations(portal.page, EXCEPTIONS[state]),
  );
  expect(found).toEqual([]);
});

test("a refusal is read out, named by the window and in view, however small that is", async () => {
  const { page, open } = await openPortal({ width: 320, height: 256 });
  await open("/registration/customer-information");
  await giveEmail(page, demoCustomer.email);
  await page.getByRole("button", { name: "Continue without Password" }).click();
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await page.getByText("KMH", { exact: true }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await giveCard(page, DECLINED);
  await acceptTerms(page);
  await page.getByRole("button", { name: "Confirm" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await alert.getByText("Your card was declined").waitFor();
  expect(await page.title()).toBe("Your devices were not activated · Waypost");
  const inWindow = () =>
    alert.evaluate((panel) => {
      const { top, bottom } = panel.getBoundingClientRect();
      return { top: top >= 0, bottom: bottom <= window.innerHeight || top < 80 };
    });
  await expect.poll(inWindow).toEqual({ top: true, bottom: true });
});
