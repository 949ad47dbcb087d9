import { test } from "vitest";
import { LOOK_UPS } from "../look-ups.ts";
import { choose, giveEmail } from "../customer.ts";
import { openPortal } from "../kit.ts";

test.each(LOOK_UPS)("the details form does not wait for %s", async (call) => {
  const portal = await openPortal();
  portal.sandbox.sandbox.fault({ call, kind: "hang", times: "always" });
  await portal.open("/registration/customer-information");
  await giveEmail(portal.page, "new.customer@example.com");
  await portal.page.getByLabel("First Name").fill("Sample");
});

test("states that were loaded are a list, although the countries failed", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: "GET /info/countries", kind: "error-json", times: "always" });
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await page.getByRole("textbox", { name: "Country" }).waitFor();
  await choose(page, "State", "Texas");
});
