import "../../styles.css";
import { expect, onTestFinished, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CardCodeField, CardNumberField } from "./CardFields.tsx";
import { Page, allFields, mark, preview } from "../../../test/card-form.tsx";

test("the card shows its back while the security code has focus", async () => {
  await render(
    <Page>
      <CardCodeField label="CVV" />
      <button>after</button>
    </Page>,
  );
  await userEvent.tab();
  await userEvent.keyboard("12");
  expect(preview()).toHaveAttribute("data-turned");
  expect(preview()?.textContent).toContain("**•");
  await userEvent.tab();
  expect(preview()).not.toHaveAttribute("data-turned");
});

test("on a phone with reduced motion, the line of the card stays while the security code has focus", async () => {
  const session = cdp() as unknown as { send: (name: string, parameters: object) => Promise<void> };
  const reduce = (value: string) =>
    session.send("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-reduced-motion", value }],
    });
  onTestFinished(() => reduce(""));
  await reduce("reduce");
  const screen = await render(
    <Page>
      <CardCodeField label="CVV" />
    </Page>,
  );
  screen.container.style.inlineSize = "340px";
  await userEvent.tab();
  expect(preview()).toHaveAttribute("data-turned");
  await expect
    .element(preview()?.querySelector<HTMLElement>("[class*=face]") ?? null)
    .toBeVisible();
});

test("a card with its code on the front does not turn over", async () => {
  const screen = await render(
    <Page>
      <CardNumberField label="Number" defaultValue="378282246310005" />
      <CardCodeField label="CVV" />
    </Page>,
  );
  await screen.getByRole("textbox", { name: "CVV" }).click();
  await userEvent.keyboard("123");
  expect(preview()).not.toHaveAttribute("data-turned");
  expect(preview()?.querySelector("[class*=face]")?.textContent).toContain("***•");
});

test("the longest number fits on the drawn card", async () => {
  const screen = await render(
    <Page>
      <CardNumberField label="Number" defaultValue="42424242424242424242" />
    </Page>,
  );
  screen.container.style.inlineSize = "640px";
  const number = document.querySelector(".waypost-CardPreview-number");
  expect(number?.scrollWidth).toBeLessThanOrEqual(number?.clientWidth ?? 0);
  expect(preview()?.textContent).toContain("4242 42** **** **** 4242");
});

test("no text of the document contains the whole number or the code", async () => {
  const screen = await render(
    <Page>
      <CardNumberField label="Number" />
      <CardCodeField label="CVV" />
    </Page>,
  );
  await screen.getByRole("textbox", { name: "Number" }).fill("4929123456789012");
  await screen.getByRole("textbox", { name: "CVV" }).fill("8437");
  expect(preview()?.textContent).toContain("4929 12** **** 9012");
  expect(preview()?.textContent).toContain("****");
  expect(screen.container.textContent.replaceAll(" ", "")).not.toMatch(/4929123456789012|8437/);
});

test("the drawn card is hidden from screen readers", async () => {
  await render(<Page>fields</Page>);
  expect(preview()).toHaveAttribute("aria-hidden", "true");
});

test("the number field shows and names the brand", async () => {
  const screen = await render(
    <Page>
      <CardNumberField label="Number" />
    </Page>,
  );
  expect(mark()).toHaveAttribute("data-brand", "unknown");
  expect(mark()).toHaveAttribute("aria-hidden", "true");
  await screen.getByRole("textbox", { name: "Number" }).fill("4242");
  await expect.element(screen.getByRole("img", { name: "Visa" })).toBeVisible();
  expect(mark()).toHaveAttribute("data-brand", "visa");
});

test("there is no drawn card with large text on a phone, because it would push the fields away", async () => {
  const screen = await render(allFields);
  screen.container.style.inlineSize = "164px";
  expect(preview()?.getBoundingClientRect().height).toBe(0);
});
