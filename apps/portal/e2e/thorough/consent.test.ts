import { expect, test } from "vitest";
import { isWithoutSecrets, listen } from "../consent-kit.ts";
import { SECRETS, toConfirm } from "../customer.ts";
import { eventually, openPortal, press } from "../kit.ts";

test("a new customer's consent to text messages is told before those to the terms and the order, without the password", async () => {
  const portal = await openPortal();
  const consents = await listen(portal);
  await toConfirm(portal, { email: "new.customer@example.com", card: SECRETS.cardNumber });
  await press(portal, "Confirm");
  await eventually(() => consents.map(({ to }) => to)).toEqual(["text-messages", "terms", "order"]);
  expect(consents[0]?.shown).toContain("Text Me");
  expect(isWithoutSecrets(consents)).toBe(true);
});
