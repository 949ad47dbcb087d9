import { expect, test } from "vitest";
import { arrived, eventually, openPortal, postsOf } from "../kit.ts";
import { register } from "../settings-kit.ts";

test("in the charge wizard the brand begins another registration there", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal, { route: "/registration/charge" });
  await arrived(page, "Your devices are active");
  await page.getByRole("banner").getByRole("link").first().click();
  await arrived(page, "Customer Information");
  await eventually(() => new URL(page.url()).hash).toBe(
    "#/registration/charge/customer-information",
  );
  expect(postsOf(portal)).toEqual(["/auth/register/charge"]);
});
