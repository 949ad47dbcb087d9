import { expect, test } from "vitest";
import { configure } from "./configured.ts";
import { SECRETS } from "./customer.ts";
import { openPortal, press } from "./kit.ts";
import { cardUpdate, enterTaskCard, openTask } from "./task-rows.ts";

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
