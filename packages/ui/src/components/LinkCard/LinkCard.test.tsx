import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { LinkCard } from "./LinkCard.tsx";

test("a card is a single link with its title and its description", async () => {
  const screen = await render(
    <LinkCard href="#/plan" title="Change a plan" description="Move a device." icon="plan" />,
  );
  const link = screen.getByRole("link", { name: "Change a plan Move a device.", exact: true });
  await expect.element(link).toHaveAttribute("href", "#/plan");
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(getComputedStyle(link.element()).outlineStyle).not.toBe("none");
});

test("a long word wraps, so that the card is never wider than its container", async () => {
  await page.viewport(320, 640);
  const screen = await render(
    <LinkCard href="#/" title={"Reaktivierungs".repeat(6)} icon="restart" tone="danger" />,
  );
  const card = screen.getByRole("link").element();
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(320);
});
