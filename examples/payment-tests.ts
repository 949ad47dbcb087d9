import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { Sandbox } from "../packages/sandbox/src/sandbox.ts";
import { holdRequests } from "./hold-requests.ts";

interface PayingExample {
  readonly open: () => Promise<{ page: Page; sandbox: Sandbox }>;
  /** Enters all that one device needs, up to the press that opens the question. */
  readonly fill: (page: Page) => Promise<void>;
  /** Opens the question. */
  readonly review: (page: Page) => Promise<void>;
  /** Enters the security code, which is gone after an attempt, and opens the question again. */
  readonly reviewAgain: (page: Page) => Promise<void>;
  /** The name of the button that pays. */
  readonly pay: RegExp;
  /** The plan that `fill` chooses: its id, its price, and its renewal in words. */
  readonly plan: { readonly id: string; readonly price: number; readonly renewal: string };
}

const amounts = (sandbox: Sandbox) => sandbox.charges().map(({ amount }) => amount);
/** Settles when a question has read its prices past every cache. */
const priceRead = (page: Page) =>
  page.waitForResponse(async (reply) => {
    const headers = await reply.request().allHeaders();
    return reply.url().includes("/service_plan/") && headers["cache-control"] === "no-cache";
  });
const isPaid = (page: Page) => page.getByText("Your devices are active").waitFor();

/** Tests what every example of a registration owes to whoever pays with it. */
export function testPayments({ open, fill, review, reviewAgain, pay, plan }: PayingExample): void {
  const payButton = (page: Page) => page.getByRole("button", { name: pay });
  const sum = `Total USD ${plan.price.toFixed(2)} billed instantly`;

  test("the question names the sum and the renewal before anything is paid", async () => {
    const { page, sandbox } = await open();
    await fill(page);
    await review(page);
    await page.getByText(sum).waitFor();
    await page.getByText(plan.renewal).last().waitFor();
    expect(amounts(sandbox)).toEqual([]);
    await payButton(page).click();
    await isPaid(page);
    expect(amounts(sandbox)).toEqual([plan.price]);
  });

  test("while a payment is on its way nothing can be pressed", async () => {
    const { page, sandbox } = await open();
    await fill(page);
    await review(page);
    const release = await holdRequests(page, /\/auth\/register/);
    await payButton(page).click();
    await page.getByText("Registering your devices…").waitFor();
    expect(await page.locator("button:enabled, input:enabled, select:enabled").count()).toBe(0);
    release();
    await isPaid(page);
    expect(amounts(sandbox)).toEqual([plan.price]);
  });

  test("a payment whose reply is lost is looked up and cannot be sent again", async () => {
    const { page, sandbox } = await open();
    await fill(page);
    await review(page);
    sandbox.fault({ call: "register", kind: "lost" });
    await payButton(page).click();
    await page.getByText("We do not know whether your request was carried out.").waitFor();
    await page.getByText("is in use now").waitFor();
    expect(await payButton(page).count()).toBe(0);
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByText("is in use now").waitFor();
    expect(amounts(sandbox)).toEqual([plan.price]);
  });

  test("a registration without a reply is sent again only after a tick", async () => {
    const { page, sandbox } = await open();
    await fill(page);
    await review(page);
    sandbox.fault({ call: "register", kind: "refuse" });
    await payButton(page).click();
    await page.getByText("is not in use. It was most likely not registered.").waitFor();
    await page.getByRole("button", { name: "Previous" }).click();
    await reviewAgain(page);
    await page.getByText("An earlier request for these devices got no answer").waitFor();
    expect(await payButton(page).isDisabled()).toBe(true);
    await page.getByLabel("I understand that I may be charged twice").check();
    await payButton(page).click();
    await isPaid(page);
    expect(amounts(sandbox)).toEqual([plan.price]);
  });

  test("a price that changes while the question is open shows both sums and is paid only after its tick", async () => {
    const { page, sandbox } = await open();
    await fill(page);
    const opened = priceRead(page);
    await review(page);
    await opened;
    sandbox.setPrice(plan.id, 512.5);
    await page.clock.install();
    await page.clock.fastForward("02:00");
    await payButton(page).click();
    const changed = `The price has changed. It was $${plan.price.toFixed(2)} and is $512.50 now.`;
    await page.getByText(changed).waitFor();
    await page.getByText("Total USD 512.50 billed instantly").waitFor();
    expect(await payButton(page).isDisabled()).toBe(true);
    expect(amounts(sandbox)).toEqual([]);
    await page.getByLabel("I agree to the new price").check();
    await payButton(page).click();
    await isPaid(page);
    expect(amounts(sandbox)).toEqual([512.5]);
  });
}
