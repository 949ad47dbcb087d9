import { expect, test } from "vitest";
import { configure } from "./configured.ts";
import { SECRETS } from "./customer.ts";
import { openPortal, press } from "./kit.ts";
import {
  ask,
  cardUpdate,
  enterTaskCard,
  multiReactivation,
  openTask,
  successOf,
  toQuestion,
} from "./task-rows.ts";

const MODULE = `
export async function tokenizeCard({ number }) {
  if (!number.startsWith("4")) throw new Error("The provider takes no such card.");
  return "tok_visa";
}`;

test("with a module of the payment provider the API gets its token, and never number or code", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await configure(page, { cardTokens: { module: "provider/tokens.js" } });
  await page.route("**/provider/tokens.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: MODULE }),
  );
  const bodies: string[] = [];
  await page.route(`**${cardUpdate.path}`, (route) => {
    bodies.push(route.request().postData() ?? "");
    return route.fulfill({ json: { status: true, message: "Credit Card Updated Successfully" } });
  });
  await openTask(portal, cardUpdate);
  await cardUpdate.fill(page);
  await enterTaskCard(page, "5555 5555 5555 4444");
  await press(portal, "Update");
  await page.getByText("The provider takes no such card.").first().waitFor();
  expect(bodies).toEqual([]);
  await enterTaskCard(page);
  await press(portal, "Update");
  await press(portal, "Ok");
  expect(bodies.map((body) => (JSON.parse(body) as { credit_card: unknown }).credit_card)).toEqual([
    {
      token: "tok_visa",
      last_4: SECRETS.cardNumber.slice(-4),
      expiration_date: "03/2030",
      cardholder_name: "Rita Returning",
    },
  ]);
});

/** A provider whose bank asks in an element of its own. */
const ASKING = `
export const tokenizeCard = (card, { amount, currency, order, signal }) =>
  new Promise((resolve) => {
    const bank = document.createElement("div");
    bank.append([order, amount, currency].join(" "), document.createElement("button"));
    bank.querySelector("button").textContent = "Complete";
    bank.style = "position: fixed; inset: 0 0 auto; z-index: 9999; background: white";
    document.body.append(bank);
    bank.querySelector("button").onclick = () => { bank.remove(); resolve("tok_visa"); };
    signal.addEventListener("abort", () => bank.remove());
  });`;

test("while the bank asks, its question can be answered and the order can be cancelled", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await configure(page, { cardTokens: { module: "bank.js" } });
  await page.route("**/bank.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: ASKING }),
  );
  const bodies: string[] = [];
  await page.route(`**${multiReactivation.path}`, (route) => {
    bodies.push(route.request().postData() ?? "");
    return route.fulfill({ json: { status: true, message: "Reactivated" } });
  });
  await openTask(portal, multiReactivation);
  await toQuestion(page, multiReactivation);
  const complete = page.getByRole("button", { name: "Complete" });

  await press(portal, multiReactivation.confirm);
  await page.getByText("Your bank is asking.").waitFor();
  await page.getByText("multi-reactivation 111.3 USD").waitFor();
  await press(portal, multiReactivation.cancel);
  await complete.waitFor({ state: "detached" });
  expect(bodies).toEqual([]);

  await ask(page, multiReactivation);
  await press(portal, multiReactivation.confirm);
  await complete.focus();
  expect(await complete.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await successOf(page, multiReactivation).waitFor();
  expect(bodies).toHaveLength(1);
  expect(bodies.join()).toContain("tok_visa");
});
