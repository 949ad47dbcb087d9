import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { Sandbox } from "@waypost/sandbox";
import { openExample } from "../open-example.ts";

const here = import.meta.dirname;
const example = openExample(join(here, "page"));

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const question = (page: Page) =>
  page.getByRole("region", { name: "Are you sure you want to buy pack?" });

async function choosePack(page: Page): Promise<void> {
  await page.getByLabel("100 SMS").check();
  await press(page, "Buy SMS Pack");
}

const purchases = (sandbox: Sandbox) =>
  sandbox.log().filter(({ method, path }) => method === "POST" && path.includes("sms"));

const amounts = (sandbox: Sandbox) => sandbox.charges().map(({ amount }) => amount);

test("the question names the pack, the sum and the renewal before anything is sent", async () => {
  const { page, sandbox } = await example.open();
  await choosePack(page);
  await question(page).getByText("100 SMS: $4.95").waitFor();
  await question(page).getByText("Your card on file will be charged $4.95 today.").waitFor();
  await question(page).getByText("SMS Auto Renewal is on. Refills when fewer than 10%").waitFor();
  expect(purchases(sandbox)).toEqual([]);
  await press(page, "No");
  await page.getByLabel("SMS Auto Renewal").uncheck();
  await press(page, "Buy SMS Pack");
  await question(page).getByText("SMS Auto Renewal is off").waitFor();
  await press(page, "Yes");
  await page.getByText("Pack purchased").waitFor();
  expect(amounts(sandbox)).toEqual([4.95]);
});
