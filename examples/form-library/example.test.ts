import { expect, test } from "vitest";
import { openExample } from "../open-example.ts";
import { field, fillAll, fillDevice, press } from "./entries.ts";

const example = openExample(import.meta.dirname);

test("two devices are registered on one page of react-hook-form, and the flow guards the payment", async () => {
  const { page, sandbox } = await example.open();
  await press(page, "Review");
  await page.getByText("Email is required").waitFor();
  await fillAll(page);
  await press(page, "Add a device");
  await fillDevice(page, 1, "350000000000022");
  await press(page, "Review");
  await press(page, "Confirm");
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  expect(sandbox.charges()).toHaveLength(2);
});

test("after a refusal, the form keeps its input and shows the server's message", async () => {
  const { page, sandbox } = await example.open();
  await fillAll(page);
  const body = { status: false, message: "Card declined", error: "E1" };
  sandbox.fault({ call: "register", kind: "error-json", status: 200, body });
  await press(page, "Review");
  await press(page, "Confirm");
  await page.getByText("Card declined : E1").waitFor();
  expect(await field(page, "City").inputValue()).toBe("Austin");
  await press(page, "Review");
  await press(page, "Confirm");
  await page.getByText("Your device is active").waitFor();
});
