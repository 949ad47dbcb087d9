import { expect, test } from "vitest";
import { jsonOf } from "../engine.ts";
import { asked, atForm, imei, INVALID, shown } from "../cancellation-kit.ts";
import { giveCard, toPayment } from "../customer.ts";
import { isFocused } from "../keyboard.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press } from "../kit.ts";
import { cancellation as row, CUSTOMER, inUse, openTask } from "../task-rows.ts";

const NO_REPLY = "359000000000909";
const NO_WORDS = "359000000000910";
const NOT_CHECKED = "We could not ask the server about this IMEI, so it may still be valid.";

test("an IMEI is checked once it is complete, and letters are never sent", async () => {
  const portal = await atForm();
  await imei(portal).pressSequentially("35800000000000x");
  await shown(portal, INVALID);
  expect(asked(portal).filter((one) => /\D/.test(one))).toEqual([]);
});

test("a check without an answer has the documented words, says that the server could not be asked, and can be repeated", async () => {
  const portal = await atForm();
  for (const broken of [NO_REPLY, NO_WORDS]) {
    await imei(portal).fill(broken);
    await shown(portal, NOT_CHECKED);
    expect(await mainText(portal)).toContain(INVALID);
    expect(await mainText(portal)).not.toMatch(/Internal server error|Something Went Wrong/);
    await press(portal, "Submit");
    await portal.page.getByRole("link", { name: INVALID }).waitFor();
    expect(postsOf(portal)).toEqual([]);
  }
  portal.sandbox.sandbox.fault({ call: "validateCancellationImei", kind: "refuse", times: 3 });
  await imei(portal).fill(inUse(CUSTOMER));
  await shown(portal, NOT_CHECKED);
  expect(await mainText(portal)).toContain(INVALID);
  await press(portal, "Check again");
  await shown(portal, "This ends the subscription of device 358000000000001");
  expect(await isFocused(imei(portal))).toBe(true);
});

test("a phone number of another country is sent with its country code, however it is given", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, row);
  await row.fill(page);
  const phone = page.getByLabel("Contact Phone");
  const country = page.getByLabel("Country");
  await phone.fill("+44 20 7946 0000");
  await phone.blur();
  expect(await country.inputValue()).toBe("gb");
  expect(await phone.inputValue()).toBe("020 7946 0000");
  await country.selectOption("mx");
  await phone.fill("55 1234 56");
  await phone.blur();
  await shown(portal, "Its length is unusual for Mexico");
  await phone.fill("55 1234 5678");
  await phone.blur();
  const request = page.waitForRequest((one) => one.method() === "POST");
  await press(portal, "Submit");
  expect(await jsonOf(await request)).toEqual({ ...row.body, phone_number: "525512345678" });
});

test("the cancellation page that the terms of service refer to opens beside the registration", async () => {
  const portal = await openPortal();
  const { page, context } = portal;
  await toPayment(portal);
  await giveCard(page, "4111111111111111");
  await arrived(page, "Terms of Service");
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /cancellation request page/ }).click(),
  ]);
  await arrived(other, row.title);
  await other.getByRole("heading", { name: "Subscription Cancellation Form" }).waitFor();
});

test("a comment that is too long to be kept says so at its field, and a reload keeps the others", async () => {
  const { page } = await atForm();
  await row.fill(page);
  const comment = page.getByLabel("Comments");
  const long = "We sold the van. ".repeat(360_000);
  await comment.fill(long);
  await page.getByText("This text is too long to be kept.").waitFor();
  expect(await comment.evaluate((field: HTMLTextAreaElement) => field.value.length)).toBe(
    long.length,
  );
  await page.getByLabel("Last Name").fill("Returning Again");
  await page.reload();
  await eventually(() => page.getByLabel("Last Name").inputValue()).toBe("Returning Again");
  const [name, ...rest] = (await row.kept(page)) as string[];
  expect([name, ...rest]).toEqual(["Rita", "(555) 000-1111", "358000000000001", 3, ""]);
});
