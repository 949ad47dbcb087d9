import { fleetCustomer, iccidOf } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { eventually, mainText, openPortal, press, type Portal } from "../kit.ts";
import { dormantCancellation as row, openTask } from "../task-rows.ts";

test("a device that the list has of another customer is not shown with that one's e-mail", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await page.route(/dormant-mode\/activated/, async (route) => {
    const response = await route.fetch();
    const { result, ...rest } = (await response.json()) as { result: object[] };
    const others = result.map((device) => ({ ...device, customer_id: 2002 }));
    await route.fulfill({ response, json: { ...rest, result: others } });
  });
  await openTask(portal, row);
  await row.fill(page);
  const main = await mainText(portal);
  expect(main).toContain("Customer ID1001");
  expect(main).not.toContain("returning@example.com");
  expect(main).not.toContain("2002");
});

/** Makes devices of the fleet customer dormant, as another program would. */
async function putToSleep({ sandbox }: Portal, imeis: readonly string[]): Promise<void> {
  const { id: customer_id, email } = fleetCustomer;
  for (const imei of imeis) {
    const body = { customer_id, imei, iccid: iccidOf(imei), email, paying: true };
    const url = `${sandbox.url}/auth/dormant-fees`;
    await fetch(url, { method: "POST", body: JSON.stringify(body) });
  }
}

test("where many devices are dormant, one is found by the digits of its IMEI", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const imeis = Array.from({ length: 8 }, (_, place) => `35600000000001${place}`);
  await putToSleep(portal, imeis);
  await openTask(portal, row, fleetCustomer.id);
  const field = page.getByRole("combobox", { name: "Device in dormant mode" });
  await field.fill("356000000000017");
  await field.press("Enter");
  await eventually(() => field.inputValue()).toBe("356000000000017");
  await press(portal, "Continue");
  await page.getByText("Subscription End Date").waitFor();
  expect(await mainText(portal)).toContain("IMEI 356000000000017");
});

test("a list that cannot be read says why, and can be read again", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: "listDormantDevices", kind: "error-json", times: "always" });
  await openTask(portal, row);
  await page.getByText("Internal server error").waitFor();
  expect(await mainText(portal)).not.toContain("logged in");
  sandbox.sandbox.clearFaults();
  await press(portal, "Try again");
  await page.getByRole("button", { name: "Continue" }).waitFor();
});
