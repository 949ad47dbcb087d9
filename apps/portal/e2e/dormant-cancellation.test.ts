import { expect, test } from "vitest";
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
import { ask, CUSTOMER, dormantCancellation as row, successOf } from "./task-rows.ts";

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

test("without a token the page says so and shows nothing of the task, and a rejected token shows the server's message and a link to log in, and is not deleted", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  const requests = countRequests(portal);
  await portal.open(PAGE);
  await arrived(page, row.title);
  await eventually(requests).toBe(LOOKUPS_OF_THE_START);
  expect(await mainText(portal)).toContain("logged in to the tracking site");
  expect(await mainText(portal)).not.toContain(row.title);
  expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(0);
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
