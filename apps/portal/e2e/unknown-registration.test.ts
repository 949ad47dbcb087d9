// @module-tag long
import { expect, test } from "vitest";
import { asked, GPS_IMEI, OBD_IMEI, toConfirm } from "./customer.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press, type Portal } from "./kit.ts";

const COUNTDOWN = /checks again in (\d):(\d\d)/;

/** Opens the unknown outcome of a registration of two devices. */
async function unknown(portal: Portal): Promise<void> {
  await toConfirm(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
  portal.sandbox.sandbox.fault({ call: "register", kind: "refuse" });
  await press(portal, "Confirm");
  await arrived(portal.page, "We could not confirm your registration");
}

const secondsLeft = async (portal: Portal): Promise<number> => {
  const [, minutes, seconds] = COUNTDOWN.exec(await mainText(portal)) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};

test("an unknown outcome is shown on a phone in the documented text, with the request and the time of the next lookup, even after a reload", async () => {
  const portal = await openPortal({ width: 360, height: 780 });
  const { page } = portal;
  await page.clock.install();
  await unknown(portal);
  await page.getByText("Please do not pay again yet").waitFor();
  await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  const [error, warning] = await page.getByRole("main").getByRole("alert").all();
  expect(await error?.textContent()).toBe("Error!Something Went Wrong");
  expect(await warning?.textContent()).toContain("Please do not pay again yet");
  const sent = ["Van 1", "Van 2", "350000000000001", "$111.30", "ending in 1111"];
  for (const part of sent) expect(await mainText(portal)).toContain(part);
  expect(await mainText(portal)).toMatch(/Sent on\w{3} \d+, \d{4}/);

  // It is announced once a minute, and another attempt is offered only after a lookup.
  const announced = page.getByRole("status").filter({ hasText: "checks again" });
  expect(await secondsLeft(portal)).toBeGreaterThan(120);
  expect(await announced.textContent()).toContain("in 3 minutes");
  const before = await secondsLeft(portal);
  await page.clock.runFor(3000);
  await eventually(() => secondsLeft(portal)).toBeLessThan(before);
  expect(await announced.textContent()).toContain("in 3 minutes");
  await page.clock.runFor(60_000);
  await eventually(() => announced.textContent()).toContain("in 2 minutes");

  await page.reload();
  await eventually(() => mainText(portal)).toContain("ending in 1111");
  for (const part of sent) expect(await mainText(portal)).toContain(part);
  expect(await page.getByRole("button", { name: "Send it again" }).count()).toBe(0);
  await page.clock.runFor(90_000);
  await page.getByRole("button", { name: "Send it again" }).waitFor();
  expect(await mainText(portal)).not.toMatch(COUNTDOWN);
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});

test("Previous leads from an unknown outcome to the terms, and the next review names the open request", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await unknown(portal);
  await press(portal, "Previous");
  await arrived(page, "Terms of Service");
  await press(portal, "Next");
  await page.getByLabel("CVV").fill("123");
  await press(portal, "Next");
  await arrived(page, "Terms of Service");
  await press(portal, "Next");
  const question = await asked(page);
  expect(await question.textContent()).toContain("it may be charged a second time");
  const confirm = question.getByRole("button", { name: "Confirm" });
  expect(await confirm.isDisabled()).toBe(true);
  await question.getByText("I understand that I may be charged twice").click();
  expect(await confirm.isDisabled()).toBe(false);
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});

test("while the outcome is looked up, Previous and the progress bar lead to the earlier steps", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await toConfirm(portal);
  sandbox.sandbox.fault({ call: "register", kind: "lost" });
  sandbox.sandbox.fault({ call: "checkImei", kind: "hang", times: "always" });
  await press(portal, "Confirm");
  await page.getByText("Checking whether your devices were registered…").waitFor();
  await page.getByRole("link", { name: "Payment Method" }).waitFor();
  await press(portal, "Previous");
  await arrived(page, "Terms of Service");
});
