import { expect, test } from "vitest";
import { GPS_IMEI, toConfirm } from "../customer.ts";
import { openPortal, postsOf } from "../kit.ts";
import { atConfirm, confirm, panel, payOnceSettled } from "../outcomes-kit.ts";

test("after a lost reply the result of the read-back is shown, and the customer cannot pay again", async () => {
  const portal = await atConfirm();
  const { page } = portal;
  portal.sandbox.sandbox.fault({ call: "register", kind: "lost" });
  await confirm(portal);
  await Promise.all([
    page.getByText("Error! Something Went Wrong").waitFor(),
    page.getByText("is in use now").waitFor(),
  ]);
  expect(await panel(portal).first().textContent()).toContain("Something Went Wrong");
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  await page.reload();
  await page.getByText("is in use now").waitFor();
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});

test("a call that never arrived is read back again automatically, and then succeeds at another try", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await page.clock.install();
  await toConfirm(portal);
  portal.sandbox.sandbox.fault({ call: "register", kind: "refuse" });
  await confirm(portal);
  await page.getByText("is not in use").waitFor();
  await payOnceSettled(portal);
});

test("a partial success that does not tell which devices are active shows its note without a sum", async () => {
  const portal = await atConfirm({ imeis: [GPS_IMEI, "359000000000901"] });
  const { page } = portal;
  await page.route("**/auth/register", async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as object;
    const older = { imei_no: "350000000000077", device_name: "Old van" };
    await route.fulfill({ response, json: { ...reply, subscription: [older] } });
  });
  await confirm(portal);
  await page
    .getByText("(Attention!) You will only incur a charge for the activated/registered devices")
    .waitFor();
  // The terms and the question are folded.
  const main = await page.getByRole("main").innerText();
  expect(main).toContain("The amount is not known yet.");
  expect(main).not.toContain("$");
});
