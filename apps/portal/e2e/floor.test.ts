import { describe, expect, test } from "vitest";
import { asked, fillDetails, giveEmail, GPS_IMEI, toConfirm } from "./customer.ts";
import { jsonOf } from "./engine.ts";
import { onlyOfFloor, otherBuild, withoutIntegrity, withoutNewInterfaces } from "./floor-kit.ts";
import { arrived, eventually, openPortal, postsOf } from "./kit.ts";
import { layoutFaults } from "./layout-faults.ts";
import { atPricing, loaded } from "./pricing-kit.ts";

test("with nothing that is newer than the floor, a device is registered and paid for once, and everything can be read", async () => {
  const build = await otherBuild(withoutIntegrity, onlyOfFloor);
  const portal = await openPortal({ build, http2: true, width: 360, height: 740 });
  const { page } = portal;
  await withoutNewInterfaces(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  expect(await layoutFaults(page)).toEqual([]);
  await toConfirm(portal);
  const question = await asked(page);
  expect(await layoutFaults(page)).toEqual([]);
  await question.getByRole("button", { name: "Confirm" }).click();
  await arrived(page, "Your devices are active");
  expect(await layoutFaults(page)).toEqual([]);
  expect(postsOf(portal)).toEqual(["/auth/register"]);
  // A streamed body would not be told.
  expect(await jsonOf(await sent)).toMatchObject({ devices: [{ imei: GPS_IMEI }] });
});

test("a browser below the floor is told so on a readable page, without a script", async () => {
  const build = await otherBuild((html) =>
    // As it reads them: it knows neither the colours nor what the scripts use.
    html.replaceAll("light-dark(red", "unknown(red").replaceAll(/<script.*?<\/script>/gs, ""),
  );
  const { page, open } = await openPortal({ build, width: 320, height: 480 });
  await open("/registration/customer-information");
  const told = page.getByText("This browser is too old to activate your device");
  await told.waitFor();
  for (const words of ["Este navegador es demasiado antiguo", "Ce navigateur est trop ancien"]) {
    expect(await page.getByText(words).isVisible()).toBe(true);
  }
  expect(await page.locator(".shape").isVisible()).toBe(false);
  expect(await layoutFaults(page)).toEqual([]);
});

test("a browser of the floor is not told that it is too old", async () => {
  const { page, open } = await openPortal();
  await open("/registration/customer-information");
  await eventually(() => page.getByLabel("Email").isVisible()).toBe(true);
  expect(await page.getByText("This browser is too old").isVisible()).toBe(false);
});

describe("further cases", { tags: ["long"] }, () => {
  test("where a browser does not tell of composing, lists can be searched", async () => {
    const { page, open } = await openPortal();
    await page.addInitScript(() => {
      for (const type of [KeyboardEvent, InputEvent]) {
        Reflect.deleteProperty(type.prototype, "isComposing");
      }
    });
    await open("/registration/customer-information");
    await giveEmail(page, "new.customer@example.com");
    await fillDetails(page);
    expect(await page.getByRole("combobox", { name: "State" }).inputValue()).toBe("Texas");
    await page.getByRole("button", { name: "Next" }).click();
    await arrived(page, "Which devices do you want to activate?");
  });

  test("where a browser ignores the features of a new window, a plan leads to the registration", async () => {
    const { page } = await atPricing();
    await page.evaluate(() => {
      const own = window.open.bind(window);
      window.open = (url, target) => own(url, target);
    });
    await loaded(page);
    const opening = page.waitForEvent("popup");
    await page
      .getByRole("button", { name: /^Select & Save, Pro/ })
      .first()
      .click();
    const opened = await opening;
    await opened.getByLabel("Email").waitFor();
    await opened.waitForURL(/#\/registration\/customer-information$/);
  });
});
