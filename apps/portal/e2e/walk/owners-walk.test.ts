import { describe, expect, test } from "vitest";
import { GPS_IMEI } from "../customer.ts";
import { needs } from "../engine.ts";
import { SAY } from "../languages.ts";
import { until } from "../opened-page.ts";
import type { Hands } from "./hands.ts";
import { openWalk, START } from "./walk-kit.ts";

async function comeBack(hands: Hands): Promise<void> {
  await hands.give("Email", "returning@example.com");
  await hands.press("button", "Next");
  await hands.arrived("Welcome back!");
  await hands.press("button", "Continue without Password");
  await hands.arrived("Which devices do you want to activate?");
}

async function giveDevice(hands: Hands): Promise<void> {
  await hands.press("radio", "KMH");
  await hands.give("IMEI", GPS_IMEI);
  await hands.give("Device Name", "Van");
  await hands.press("button", "Select Plan");
  await hands.press("button", "Select/Save");
  await hands.press("button", "Next");
  await hands.arrived("How would you like to pay?");
}

describe.each([1280, 390])("at %i px", (width) => {
  test("a customer registers a device and pays once; Back, Forward and a reload lose nothing, and a saved setting persists", async () => {
    const { hands, open, writes } = await openWalk(width);
    await open(START);
    await comeBack(hands);
    await giveDevice(hands);
    await hands.give("Card Holder Name", "Sam");
    await hands.back();
    await hands.arrived("Which devices do you want to activate?");
    expect(await hands.valueOf("IMEI")).toBe(GPS_IMEI);
    expect(await hands.valueOf("Device Name")).toBe("Van");
    await hands.forward();
    await hands.arrived("How would you like to pay?");
    expect(await hands.valueOf("Card Holder Name")).toBe("Sam");
    await hands.reload();
    await hands.arrived("How would you like to pay?");
    expect(await hands.valueOf("Card Holder Name")).toBe("Sam");

    await hands.give("Card Number", "4111111111111111");
    await hands.give("CVV", "123");
    await hands.select("Year", "2029");
    await hands.select("Month", "03");
    await hands.press("button", "Next");
    await hands.arrived("Terms of Service");
    await hands.press("checkbox", "I HAVE READ AND AGREE TO THE TERMS OF SERVICE");
    await hands.press("button", "Next");
    await hands.press("button", "Confirm");
    await hands.arrived("Your device is active");
    expect(writes()).toEqual(["POST /auth/register"]);

    await hands.press("button", "SETUP YOUR DEVICE");
    await hands.press("button", "Alerts");
    const push = `return document.querySelector('[aria-label="Trip Alert: Push"]').checked`;
    expect(await hands.run(push)).toBe(true);
    await hands.press("switch", "Trip Alert: Push");
    await hands.press("button", "Save");
    await until("the settings are saved", async () => writes().length === 2);
    await hands.press("button", "SETUP YOUR DEVICE");
    await hands.press("button", "Alerts");
    expect(await hands.run(push)).toBe(false);
  });

  test("a new customer who visits another site and returns finds the typed values", async () => {
    needs("return");
    const { hands, open, elsewhere } = await openWalk(width);
    await open(START);
    await hands.give("Email", "new@example.com");
    await hands.press("button", "Next");
    await hands.arrived("Your details");
    await hands.give("First Name", "Sam");
    await hands.goto(elsewhere);
    await hands.back();
    await hands.arrived("Your details");
    expect(await hands.valueOf("First Name")).toBe("Sam");
  });

  test("a device is entered by keyboard alone, and the focus is visible on the way", async () => {
    const { hands, open } = await openWalk(width);
    const unseen: string[] = [];
    const go = async (name: string) => void unseen.push(...(await hands.tabTo(name)));
    await open(START);
    await hands.arrived("Activate your tracker");
    await go("Email");
    await hands.type("returning@example.com");
    await hands.key("Enter");
    await hands.arrived("Welcome back!");
    await go("Continue without Password");
    await hands.key("Enter");
    await hands.arrived("Which devices do you want to activate?");
    await go("IMEI");
    await hands.type(GPS_IMEI);
    await go("Device Name");
    await hands.type("Van");
    await go("Service Plan");
    await hands.key("Enter");
    await until(
      "the plans are there",
      async () => (await hands.find("button", "Select/Save")) !== undefined,
    );
    await go("Select/Save");
    await hands.key("Enter");
    const isClosed = `return document.querySelector("[role=dialog]") === null`;
    await until("the plan is chosen", () => hands.run<boolean>(isClosed));
    await go("KMH");
    await hands.key("Space");
    await go("Next");
    await hands.key("Enter");
    await hands.arrived("How would you like to pay?");
    expect(unseen).toEqual([]);
  });

  test("a pack is bought once", async () => {
    const { hands, open, writes } = await openWalk(width);
    await open("/activate-smspack?customer_id=1001");
    await hands.press("button", "Select, 100 SMS");
    await hands.press("button", "Buy SMS Pack");
    await hands.press("button", "Yes");
    await hands.press("button", "Ok");
    await hands.sees("100 SMS");
    expect(writes()).toHaveLength(1);
  });

  test("the language changes at once and is remembered after a reload", async () => {
    const { hands, open } = await openWalk(width);
    await open(START);
    await hands.arrived("Activate your tracker");
    await hands.select("Language", "es");
    await hands.arrived(SAY.es("email.title"));
    await hands.reload();
    await hands.arrived(SAY.es("email.title"));
  });
});
