import { describe, expect, test } from "vitest";
import { GPS_IMEI } from "../customer.ts";
import { needs } from "../engine.ts";
import { SAY } from "../languages.ts";
import { until } from "../opened-page.ts";
import type { Actions } from "./actions.ts";
import { openWalk, START } from "./walk-kit.ts";

async function continueWithAccount(actions: Actions): Promise<void> {
  await actions.fill("Email", "returning@example.com");
  await actions.press("button", "Next");
  await actions.arrived("Welcome back!");
  await actions.press("button", "Continue without Password");
  await actions.arrived("Which devices do you want to activate?");
}

async function fillDevice(actions: Actions): Promise<void> {
  await actions.press("radio", "KMH");
  await actions.fill("IMEI", GPS_IMEI);
  await actions.fill("Device Name", "Van");
  await actions.press("button", "Select Plan");
  await actions.press("button", "Select/Save");
  await actions.press("button", "Next");
  await actions.arrived("How would you like to pay?");
}

describe.each([1280, 390])("at %i px", (width) => {
  test("a customer registers a device and pays once; Back, Forward and a reload lose nothing, and a saved setting persists", async () => {
    const { actions, open, writes } = await openWalk(width);
    await open(START);
    await continueWithAccount(actions);
    await fillDevice(actions);
    await actions.fill("Card Holder Name", "Sam");
    await actions.back();
    await actions.arrived("Which devices do you want to activate?");
    expect(await actions.valueOf("IMEI")).toBe(GPS_IMEI);
    expect(await actions.valueOf("Device Name")).toBe("Van");
    await actions.forward();
    await actions.arrived("How would you like to pay?");
    expect(await actions.valueOf("Card Holder Name")).toBe("Sam");
    await actions.reload();
    await actions.arrived("How would you like to pay?");
    expect(await actions.valueOf("Card Holder Name")).toBe("Sam");

    await actions.fill("Card Number", "4111111111111111");
    await actions.fill("CVV", "123");
    await actions.select("Year", "2029");
    await actions.select("Month", "03");
    await actions.press("button", "Next");
    await actions.arrived("Terms of Service");
    await actions.press("checkbox", "I HAVE READ AND AGREE TO THE TERMS OF SERVICE");
    await actions.press("button", "Next");
    await actions.press("button", "Confirm");
    await actions.arrived("Your device is active");
    expect(writes()).toEqual(["POST /auth/register"]);

    await actions.press("button", "SETUP YOUR DEVICE");
    await actions.press("button", "Alerts");
    const push = `return document.querySelector('[aria-label="Trip Alert: Push"]').checked`;
    expect(await actions.run(push)).toBe(true);
    await actions.press("switch", "Trip Alert: Push");
    await actions.press("button", "Save");
    await until("the settings are saved", async () => writes().length === 2);
    await actions.press("button", "SETUP YOUR DEVICE");
    await actions.press("button", "Alerts");
    expect(await actions.run(push)).toBe(false);
  });

  test("a new customer who visits another site and returns finds the typed values", async () => {
    needs("return");
    const { actions, open, elsewhere } = await openWalk(width);
    await open(START);
    await actions.fill("Email", "new@example.com");
    await actions.press("button", "Next");
    await actions.arrived("Your details");
    await actions.fill("First Name", "Sam");
    await actions.goto(elsewhere);
    await actions.back();
    await actions.arrived("Your details");
    expect(await actions.valueOf("First Name")).toBe("Sam");
  });

  test("a device is entered by keyboard alone, and the focus is visible on the way", async () => {
    const { actions, open } = await openWalk(width);
    const unseen: string[] = [];
    const go = async (name: string) => void unseen.push(...(await actions.tabTo(name)));
    await open(START);
    await actions.arrived("Activate your tracker");
    await go("Email");
    await actions.type("returning@example.com");
    await actions.key("Enter");
    await actions.arrived("Welcome back!");
    await go("Continue without Password");
    await actions.key("Enter");
    await actions.arrived("Which devices do you want to activate?");
    await go("IMEI");
    await actions.type(GPS_IMEI);
    await go("Device Name");
    await actions.type("Van");
    await go("Service Plan");
    await actions.key("Enter");
    await until(
      "the plans are there",
      async () => (await actions.find("button", "Select/Save")) !== undefined,
    );
    await go("Select/Save");
    await actions.key("Enter");
    const isClosed = `return document.querySelector("[role=dialog]") === null`;
    await until("the plan is chosen", () => actions.run<boolean>(isClosed));
    await go("KMH");
    await actions.key("Space");
    await go("Next");
    await actions.key("Enter");
    await actions.arrived("How would you like to pay?");
    expect(unseen).toEqual([]);
  });

  test("a pack is bought once", async () => {
    const { actions, open, writes } = await openWalk(width);
    await open("/activate-smspack?customer_id=1001");
    await actions.press("button", "Select, 100 SMS");
    await actions.press("button", "Buy SMS Pack");
    await actions.press("button", "Yes");
    await actions.press("button", "Ok");
    await actions.sees("100 SMS");
    expect(writes()).toHaveLength(1);
  });

  test("the language changes at once and is remembered after a reload", async () => {
    const { actions, open } = await openWalk(width);
    await open(START);
    await actions.arrived("Activate your tracker");
    await actions.select("Language", "es");
    await actions.arrived(SAY.es("email.title"));
    await actions.reload();
    await actions.arrived(SAY.es("email.title"));
  });
});
