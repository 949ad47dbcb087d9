import { fleetCustomer, iccidOf } from "@waypost/sandbox";
import { describe, expect, test } from "vitest";
import {
  arrived,
  countRequests,
  eventually,
  mainText,
  openPortal,
  type Portal,
  postsOf,
  press,
} from "./kit.ts";
import { findLeaks, loggedLeaks, type SensitiveValues, watchRequests } from "./sensitive-values.ts";
import { ask, CUSTOMER, dormantCancellation as row, openTask, successOf } from "./task-rows.ts";

const LOOKUPS_OF_THE_START = 9;

const PAGE = `${row.route}?customer_id=${CUSTOMER}`;

/** Stores a token in the browser, as the tracking site does. */
const store = ({ page }: Portal, token: string) =>
  page.evaluate((value) => localStorage.setItem("token", value), token);

/** Opens the page in a browser with a token. */
async function openWith(portal: Portal, token: string): Promise<void> {
  // Any page of the origin without scripts.
  await portal.page.goto(`${portal.url}config.json`);
  await store(portal, token);
  await portal.open(PAGE);
}

const calls = ({ sandbox }: Portal, path: string) =>
  sandbox.sandbox.log().filter((entry) => entry.path.startsWith(path)).length;

test("without a token the page stays empty, and a rejected token shows the server's message and a link to log in, and is not deleted", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  const requests = countRequests(portal);
  await portal.open(PAGE);
  await arrived(page, row.title);
  await eventually(requests).toBe(LOOKUPS_OF_THE_START);
  expect(await mainText(portal)).toBe("");
  expect(calls(portal, "/auth/")).toBe(0);
  await store(portal, "not-accepted");
  await page.reload();
  await page.getByText("Error decoding signature").waitFor();
  expect(await mainText(portal)).toContain("You are no longer logged in.");
  const login = page.getByRole("link", { name: /tracking site/ });
  expect(await login.getAttribute("href")).toBe("https://tracking.example.com/");
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBe("not-accepted");
  await store(portal, sandbox.sandbox.tokenFor(CUSTOMER));
  await press(portal, "Try again");
  await page.getByRole("button", { name: "Continue" }).waitFor();
});

test("shows the details of the selected device, cancels only after a confirmation, and preserves the selection if the token expires", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  const token = sandbox.sandbox.tokenFor(CUSTOMER);
  await openWith(portal, token);
  await row.fill(page);
  const main = await mainText(portal);
  for (const text of ["returning@example.com", "1001", "358000000000005", "8901218000000000005"])
    expect(main).toContain(text);
  expect(main).toMatch(/Subscription End Date[A-Z][a-z]{2} \d+, 20\d\d/);
  await ask(page, row);
  expect(postsOf(portal)).toEqual([]);
  await store(portal, "not-accepted");
  await press(portal, row.confirm);
  await page.getByText("Error decoding signature").waitFor();
  await page.getByText("You are no longer logged in.").waitFor();
  expect(await mainText(portal)).toContain("358000000000005");
  await store(portal, token);
  await ask(page, row);
  await press(portal, row.confirm);
  await successOf(page, row).waitFor();
  await press(portal, "Ok");
  await press(portal, "Cancel another subscription");
  await page.getByText("No device in dormant mode").waitFor();
});

test("the token stays in the tracking site's storage, and only the two calls send it", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  const token = sandbox.sandbox.tokenFor(CUSTOMER);
  const values: SensitiveValues = { token: { text: token, fields: [] } };
  const sent = watchRequests(portal, values);
  await openWith(portal, token);
  await page.getByRole("button", { name: "Continue" }).waitFor();
  await row.fill(page);
  sandbox.sandbox.fault({ call: row.call, kind: "refuse" });
  await ask(page, row);
  await press(portal, row.confirm);
  await page.getByText(row.unknown).first().waitFor();
  expect(await findLeaks(portal, values)).toEqual(["token in local storage"]);
  await page.reload();
  await page.getByText(row.unknown).first().waitFor();
  await portal.open(`/multi-reactivation?customer_id=${CUSTOMER}`);
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  expect(await findLeaks(portal, values)).toEqual(["token in local storage"]);
  expect(loggedLeaks(portal, values)).toEqual([]);
  expect(new Set(await sent())).toEqual(
    new Set(["token in GET /auth/dormant-mode/activated", `token in POST ${row.path}`]),
  );
});

/** Makes devices of the fleet customer dormant, as another client would. */
async function putToSleep({ sandbox }: Portal, imeis: readonly string[]): Promise<void> {
  const { id: customer_id, email } = fleetCustomer;
  for (const imei of imeis) {
    const body = { customer_id, imei, iccid: iccidOf(imei), email, paying: true };
    const url = `${sandbox.url}/auth/dormant-fees`;
    await fetch(url, { method: "POST", body: JSON.stringify(body) });
  }
}

describe("further cases", { tags: ["long"] }, () => {
  test("a device that the list assigns to another customer is not shown with that customer's e-mail", async () => {
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

  test("one of many dormant devices is found by the digits of its IMEI", async () => {
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

  test("a list that cannot be read shows its reason, and can be retried", async () => {
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
});
