import { describe, expect, test } from "vitest";
import { inUse } from "../cancellation-row.ts";
import { FIRST_SIX } from "../card-update-row.ts";
import { until } from "../opened-page.ts";
import { openWalk } from "./walk-kit.ts";

describe.each([1280, 390])("at %i px", (width) => {
  test("a device is cancelled once", async () => {
    const { actions, open, writes } = await openWalk(width);
    await open("/cancellation");
    await actions.fill("First Name", "Rita");
    await actions.fill("Last Name", "Returning");
    await actions.fill("Contact Phone", "5550001111");
    await actions.fill("Email", "returning@example.com");
    await actions.fill("IMEI", inUse(1001));
    await actions.press("checkbox", "Price concerns");
    await actions.press("checkbox", "Theft prevention");
    await actions.fill("Comments", "We sold the van.");
    await actions.sees("This ends the subscription of device");
    await actions.press("button", "Submit");
    await actions.sees("Successfully Cancelled!!");
    expect(writes()).toEqual(["POST /auth/subscription/cancel"]);
  });

  test("the card on file is replaced once", async () => {
    const { actions, open, writes } = await openWalk(width);
    await open("/credit-card/update?customer_id=1001");
    await actions.fill("First six digits of your current card", FIRST_SIX);
    await until("the new card is asked for", async () => {
      const place = await actions.find("textbox", "Card Number");
      return place !== undefined;
    });
    await actions.fill("Card Holder Name", "Sam");
    await actions.fill("Card Number", "4111111111111111");
    await actions.fill("CVV", "123");
    await actions.select("Year", "2029");
    await actions.select("Month", "03");
    await actions.press("button", "Update");
    await actions.sees("Credit Card Updated Successfully");
    expect(writes().filter((it) => it === "POST /auth/credit-card/update")).toHaveLength(1);
  });
});
