/** @module-tag long */

import { demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { configure } from "./configured.ts";
import { walkToPayment } from "./customer.ts";
import { eventually, openPortal, type Portal } from "./kit.ts";

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"/>`;

const pictures = ({ page }: Portal) => page.getByRole("radiogroup").locator("img");

test("a saved card shows its image, and a broken image is hidden", async () => {
  const portal = await openPortal();
  const { page, url } = portal;
  await configure(page, { cardImages: url });
  await page.route("**/auth/customer/cards", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll("https://images.example.com/", url) });
  });
  await page.route("**/cards/visa.png", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: PICTURE }),
  );
  await page.route("**/cards/mastercard.png", (route) => route.abort());
  await walkToPayment(portal, { password: demoPassword });
  await eventually(() => pictures(portal).count()).toBeGreaterThan(0);
  await eventually(() =>
    pictures(portal).evaluateAll((all) => all.map((image) => image.getAttribute("src"))),
  ).not.toContainEqual(expect.stringContaining("mastercard"));
  expect(await pictures(portal).first().getAttribute("src")).toContain("visa");
});
