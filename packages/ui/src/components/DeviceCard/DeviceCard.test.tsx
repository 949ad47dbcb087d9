import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { DeviceCard } from "./DeviceCard.tsx";

const labels = { imei: "IMEI", copy: (term: string) => `Copy ${term}`, copied: "Copied" };
const van = { kind: "gps", imei: "353816059812345", labels } as const;

afterEach(() => page.viewport(414, 896));

test("facts without a value are omitted, without a dash", async () => {
  const screen = await render(
    <DeviceCard
      {...van}
      name="Van 7"
      facts={[
        { term: "Subscription", value: null },
        { term: "Plan", value: "" },
      ]}
    />,
  );
  expect(screen.container.textContent).toBe("Van 7IMEI 353816059812345");
});

test("without an IMEI only the name is shown", async () => {
  const screen = await render(<DeviceCard {...van} imei="" imeiCopy="" name="Van 7" />);
  expect(screen.container.textContent).toBe("Van 7");
});

test("without a name the IMEI is the title", async () => {
  const screen = await render(<DeviceCard {...van} name="" headingLevel={2} />);
  await expect
    .element(screen.getByRole("heading", { level: 2 }))
    .toHaveTextContent("IMEI 353816059812345");
});

test("the IMEI is copied without spaces", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await render(<DeviceCard {...van} name="Van 7" imeiCopy="353816059812345" />);
  await screen.getByRole("button", { name: /^Copy IMEI / }).click();
  expect(write).toHaveBeenCalledWith("353816059812345");
});

test("the ICCID is under More, which can be expanded by keyboard", async () => {
  const more = { label: "More", facts: [{ term: "ICCID", value: "8944" }] };
  const screen = await render(<DeviceCard {...van} name="Van 7" more={more} />);
  await expect.element(screen.getByText("8944")).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("8944")).toBeVisible();
});

test("a strip shows only name and state on a phone, and everything on a desktop", async () => {
  const screen = await render(
    <DeviceCard
      {...van}
      variant="strip"
      name="Van 7"
      plan="Plus"
      state={{ tone: "success", label: "Active" }}
    />,
  );
  await page.viewport(360, 700);
  await expect.element(screen.getByText("Active")).toBeVisible();
  await expect.element(screen.getByText("Plus")).not.toBeVisible();
  const strip = screen.getByText("Van 7").element().closest(".waypost-DeviceCard");
  expect(strip?.getBoundingClientRect().height).toBe(64);
  await page.viewport(1280, 800);
  await expect.element(screen.getByText("Plus")).toBeVisible();
});

test.each([360, 200])(
  "at %i px the IMEI is apart from its label and beside its copy button",
  async (width) => {
    const screen = await render(<DeviceCard {...van} name="Van 7" imeiCopy="353816059812345" />);
    screen.container.style.inlineSize = `${width}px`;
    const text = screen.getByText("IMEI", { exact: true }).element().firstChild;
    const word = document.createRange();
    word.setStart(text ?? document.body, 0);
    word.setEnd(text ?? document.body, "IMEI".length);
    const label = word.getBoundingClientRect();
    const button = screen.getByRole("button", { name: /^Copy IMEI / }).element();
    const digits = button.previousElementSibling?.getBoundingClientRect() ?? new DOMRect();
    expect(digits.left - label.right > 2 || digits.top >= label.bottom).toBe(true);
    const copy = button.getBoundingClientRect();
    expect(copy.left).toBeGreaterThanOrEqual(digits.right);
    expect(copy.top).toBeLessThan(digits.bottom);
  },
);
