/** @module-tag long */

import { chromium } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { findBrowser } from "../../../tools/lib/browser.ts";
import { idIn, openSession } from "./test/session.ts";

const CANCELLATION = {
  imei: "358000000000001",
  email: "returning@example.com",
  first_name: "Sample",
  last_name: "Customer",
  phone: "5550001111",
  reasons: ["Other"],
  uses: ["Theft prevention"],
  comment: "The van was sold.",
};

test("a person confirms a task in a real browser and reads its outcome", async () => {
  const session = await openSession();
  const id = idIn(await session.call("prepare_cancellation", CANCELLATION));
  await session.call("request_confirmation", { id });
  const browser = await chromium.launch(await findBrowser());
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  const consoleMessages: string[] = [];
  page.on("console", (message) => consoleMessages.push(message.text()));
  await page.goto(session.addresses[0] ?? "");
  await page.getByText("This cannot be undone.").waitFor();
  expect(session.writes).toEqual([]);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Subscription cancelled").waitFor();
  expect(session.writes).toEqual(["POST /auth/subscription/cancel"]);
  expect(consoleMessages).toEqual([]);
});
