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

test("the skip link moves focus to the content without changing the URL", async () => {
  location.hash = "#/registration";
  const screen = await render(frame);
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("main")).toHaveFocus();
  expect(location.hash).toBe("#/registration");
});

test("the summary is next to the form in a wide window, otherwise below it", async () => {
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

const left = (element: Element) => element.getBoundingClientRect().left;
const named = { brand: "Waypost", labels: { skip: "Skip to content" } };

test("the left edge is the same on all pages", async () => {
  await page.viewport(1280, 800);
  const lefts: number[] = [];
  for (const parts of [
    {},
    { progress: "2 of 5" },
    { aside: "Your order" },
    { width: "wide" },
  ] as const) {
    const screen = await render(
      <PageFrame {...named} {...parts} footer={<p>Need help?</p>}>
        <h1>Your details</h1>
      </PageFrame>,
    );
    lefts.push(left(screen.getByText("Waypost").element()));
    lefts.push(left(screen.getByRole("heading").element()));
    lefts.push(left(screen.getByText("Need help?").element()));
    await screen.unmount();
  }
  expect(new Set(lefts).size).toBe(1);
});

test("on a tablet the form's column is centred", async () => {
  await page.viewport(768, 1024);
  const screen = await render(frame);
  const heading = screen.getByRole("heading").element().getBoundingClientRect();
  expect(heading.width).toBeLessThanOrEqual(640);
  expect(heading.left).toBe(768 - heading.right);
});

test("as a bar, the summary is at the bottom of the window, below everything else", async () => {
  await page.viewport(360, 700);
  const screen = await render(
    <PageFrame {...named} aside={<p>Your order</p>} footer={<p>Need help?</p>}>
      <h1>Your details</h1>
    </PageFrame>,
  );
  const bar = screen.getByRole("complementary").element().getBoundingClientRect();
  expect(bar.bottom).toBe(700);
  expect(bar.top).toBeGreaterThanOrEqual(
    screen.getByText("Need help?").element().getBoundingClientRect().bottom,
  );
});

test("a top aside comes before the form on a phone, and is next to it on a desktop", async () => {
  const screen = await render(
    <PageFrame {...named} aside={<p>Van 7</p>} asidePlacement="top">
      <h1>Cancel device!</h1>
    </PageFrame>,
  );
  const main = screen.getByRole("main").element();
  const aside = screen.getByRole("complementary").element();
  await page.viewport(360, 700);
  const strip = aside.getBoundingClientRect();
  expect(strip.bottom).toBeLessThanOrEqual(main.getBoundingClientRect().top);
  expect(strip.height).toBeLessThan(72);
  expect(strip.width).toBe(360);
  expect(aside.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await page.viewport(1280, 800);
  expect(left(aside)).toBeGreaterThan(main.getBoundingClientRect().right);
});

test("a strip is above the form on a phone, beside a summary at the bottom, and hidden on a desktop", async () => {
  await page.viewport(360, 700);
  const screen = await render(
    <PageFrame {...named} strip={<p>Van 7</p>} aside={<p>Your order</p>}>
      <h1>Reactivate Device</h1>
    </PageFrame>,
  );
  const strip = screen.getByText("Van 7");
  const { bottom, width } = strip.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(
    screen.getByRole("main").element().getBoundingClientRect().top,
  );
  expect(width).toBe(360);
  expect(screen.getByText("Your order").element().getBoundingClientRect().bottom).toBeLessThan(701);
  await page.viewport(1280, 800);
  await expect.element(strip).not.toBeVisible();
});
