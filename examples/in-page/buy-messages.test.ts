import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { Sandbox } from "@waypost/sandbox";
import { holdRequests } from "../hold-requests.ts";
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

test("nothing can be pressed while a purchase is in flight", async () => {
  const { page, sandbox } = await example.open();
  await choosePack(page);
  const release = await holdRequests(page, /sms/);
  await press(page, "Yes");
  await page.getByText("Sending your request…").waitFor();
  expect(await page.locator("button, input").count()).toBe(0);
  release();
  await page.getByText("Pack purchased").waitFor();
  expect(amounts(sandbox)).toEqual([4.95]);
});

test("after a lost reply, a second purchase needs a tick, even after a reload", async () => {
  const { page, sandbox } = await example.open();
  await choosePack(page);
  sandbox.fault({ call: "buySmsPack", kind: "lost" });
  await press(page, "Yes");
  await page.getByText("Please do not pay again yet").waitFor();
  await page.reload();
  await page.getByText("We do not know whether your request was carried out.").waitFor();
  expect(await page.getByText("Please check your card's statement").count()).toBe(1);
  await press(page, "Try again");
  await question(page).getByText("you will be charged a second time").waitFor();
  expect(await button(page, "Yes").isDisabled()).toBe(true);
  expect(purchases(sandbox)).toHaveLength(1);
  await page.getByLabel("I understand that I may be charged twice").check();
  await press(page, "Yes");
  await page.getByText("Pack purchased").waitFor();
  expect(amounts(sandbox)).toEqual([4.95, 4.95]);
});

test("a changed price shows both sums and is paid only after its tick", async () => {
  const { page, sandbox } = await example.open();
  await page.getByLabel("100 SMS").check();
  sandbox.setPrice("sms_100", 7.5);
  await press(page, "Buy SMS Pack");
  await page.getByText("The price has changed. It was $4.95 and is $7.50 now.").waitFor();
  await page.getByText("Your card on file will be charged $7.50 today.").waitFor();
  expect(await button(page, "Yes").isDisabled()).toBe(true);
  await page.getByLabel("I agree to the new price").check();
  await press(page, "Yes");
  await page.getByText("Pack purchased").waitFor();
  expect(amounts(sandbox)).toEqual([7.5]);
});

test("a refusal shows the server's message and the unchanged form", async () => {
  const { page, sandbox } = await example.open();
  const body = { status: false, message: "Card declined", error: "E1" };
  sandbox.fault({ call: "buySmsPack", kind: "error-json", status: 200, body });
  await choosePack(page);
  await press(page, "Yes");
  await page.getByText("Card declined : E1").waitFor();
  expect(await page.getByLabel("100 SMS").isChecked()).toBe(true);
});

test("the guide to tasks shows this example", async () => {
  const guide = await readFile(join(here, "../../docs/guides/tasks.md"), "utf8");
  const program = await readFile(join(here, "hooks/buy-messages.tsx"), "utf8");
  const [, code = ""] = /```tsx\n(import [^`]*?function SmsPacks\([^]*?)```/.exec(guide) ?? [];
  const [imports = "", ...parts] = code.split("\n\n");
  expect(program).toContain(parts.join("\n\n"));
  const names = Array.from(imports.matchAll(/\b\w+(?=,|\s})/g), ([name]) => name);
  expect(names).toContain("useTask");
  for (const name of names) expect(program).toMatch(new RegExp(`import[^;]*\\b${name}\\b`));
});
