import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { PageFrame } from "./PageFrame.tsx";

const frame = (
  <PageFrame
    brand="Waypost"
    navigation={<a href="mailto:help@example.com">Contact Us</a>}
    aside={<p>Your order</p>}
    labels={{ skip: "Skip to content" }}
  >
    <h1>Your details</h1>
  </PageFrame>
);

afterEach(() => page.viewport(414, 896));

test("the keyboard can go past the header, and the address stays", async () => {
  location.hash = "#/registration";
  const screen = await render(frame);
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("main")).toHaveFocus();
  expect(location.hash).toBe("#/registration");
});

test("the summary stands beside the form where there is room, else below it", async () => {
  const screen = await render(frame);
  const main = screen.getByRole("main").element();
  const aside = screen.getByRole("complementary").element();
  await page.viewport(1280, 800);
  expect(aside.getBoundingClientRect().left).toBeGreaterThan(main.getBoundingClientRect().right);
  await page.viewport(360, 700);
  expect(aside.getBoundingClientRect().top).toBeGreaterThan(main.getBoundingClientRect().top);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test("the form's column is never wider than 640 px", async () => {
  await page.viewport(1280, 800);
  const screen = await render(frame);
  expect(screen.getByRole("main").element().getBoundingClientRect().width).toBeLessThanOrEqual(640);
});
