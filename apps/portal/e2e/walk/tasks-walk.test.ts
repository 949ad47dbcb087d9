import { describe, expect, test } from "vitest";
import { inUse } from "../cancellation-row.ts";
import { FIRST_SIX } from "../card-update-row.ts";
import { until } from "../opened-page.ts";
import { openWalk } from "./walk-kit.ts";

describe.each([1280, 390])("at %i px", (width) => {
  test("a device is cancelled once", async () => {
    const { hands, open, writes } = await openWalk(width);
    await open("/cancellation");
    await hands.give("First Name", "Rita");
    await hands.give("Last Name", "Returning");
    await hands.give("Contact Phone", "5550001111");
    await hands.give("Email", "returning@example.com");
    await hands.give("IMEI", inUse(1001));
    await hands.press("checkbox", "Price concerns");
    await hands.press("checkbox", "Theft prevention");
    await hands.give("Comments", "We sold the van.");
    await hands.sees("This ends the subscription of device");
    await hands.press("button", "Submit");
    await hands.sees("Successfully Cancelled!!");
    expect(writes()).toEqual(["POST /auth/subscription/cancel"]);
  });

  test("the card on file is replaced once", async () => {
    const { hands, open, writes } = await openWalk(width);
    await open("/credit-card/update?customer_id=1001");
    await hands.give("First six digits of your current card", FIRST_SIX);
    await until("the new card is asked for", async () => {
      const place = await hands.find("textbox", "Card Number");
      return place !== undefined;
    });
    await hands.give("Card Holder Name", "Sam");
    await hands.give("Card Number", "4111111111111111");
    await hands.give("CVV", "123");
    await hands.select("Year", "2029");
    await hands.select("Month", "03");
    await hands.press("button", "Update");
    await hands.sees("Credit Card Updated Successfully");
    expect(writes().filter((it) => it === "POST /auth/credit-card/update")).toHaveLength(1);
  });
});
