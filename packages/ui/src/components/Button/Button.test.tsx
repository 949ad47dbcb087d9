import type { SyntheticEvent } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Form } from "../Form/Form.tsx";
import { Button, LinkButton } from "./Button.tsx";
import { Reason } from "./Reason.tsx";

test("pressing twice during the first press counts once", async () => {
  const onPress = vi.fn();
  const screen = await render(<Button onPress={onPress}>Pay</Button>);
  const button = screen.getByRole("button", { name: "Pay" });
  await button.click();
  await screen.rerender(
    <Button onPress={onPress} isPending>
      Pay
    </Button>,
  );
  await button.click({ force: true });
  await userEvent.keyboard("{Enter}");
  expect(onPress).toHaveBeenCalledTimes(1);
});

test("a pending button keeps its width and its focus", async () => {
  const screen = await render(<Button>Continue</Button>);
  const button = screen.getByRole("button");
  await userEvent.tab();
  const width = button.element().getBoundingClientRect().width;
  await screen.rerender(<Button isPending>Continue</Button>);
  await expect.element(button).toHaveFocus();
  expect(button.element().getBoundingClientRect().width).toBe(width);
});

test("Enter and Space press a button", async () => {
  const onPress = vi.fn();
  await render(<Button onPress={onPress}>Next</Button>);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onPress).toHaveBeenCalledTimes(2);
});

/** Returns the colour of the reason. */
const reasonColour = () => getComputedStyle(page.getByRole("paragraph").element()).color;

describe("a disabled button with a reason", () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  const onPress = vi.fn();
  const form = (needs: string) => (
    <Form aria-label="Terms" onSubmit={onSubmit}>
      <input aria-label="Name" />
      <p id="needs" className="waypost-Form-hint">
        {needs}
      </p>
      <Reason id="needs">
        <Button type="submit" isDisabled={needs !== ""} onPress={onPress}>
          Next
        </Button>
      </Reason>
    </Form>
  );
  const next = page.getByRole("button", { name: "Next", exact: true });
  const name = page.getByRole("textbox");
  const announced = page.getByRole("status");
  beforeEach(() => {
    onSubmit.mockClear();
    onPress.mockClear();
  });

  test("is reached by Tab, is disabled for assistive technology and is described by the reason", async () => {
    await render(form("Accept the terms."));
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveAttribute("aria-disabled", "true");
    await expect.element(next).toHaveAccessibleDescription("Accept the terms.");
    await expect.element(next).toHaveStyle({ cursor: "not-allowed" });
    await expect.element(announced).toBeEmptyDOMElement();
  });

  test.each([
    { by: "a click", at: next, press: () => next.click({ force: true }) },
    { by: "Enter", at: next, press: () => userEvent.keyboard("{Enter}") },
    { by: "Space", at: next, press: () => userEvent.keyboard(" ") },
    { by: "Enter in a field", at: name, press: () => userEvent.keyboard("{Enter}") },
  ])(
    "pressed by $by, announces and emphasizes the reason and submits nothing",
    async ({ at, press }) => {
      await render(form("Accept the terms."));
      const before = reasonColour();
      at.element().focus();
      await press();
      await expect.element(announced).toHaveTextContent("Accept the terms.");
      const said = announced.element().textContent;
      await press();
      await expect.poll(() => announced.element().textContent).not.toBe(said);
      await expect.element(announced).toHaveTextContent("Accept the terms.");
      expect(reasonColour()).not.toBe(before);
      expect(onSubmit).not.toHaveBeenCalled();
      expect(onPress).not.toHaveBeenCalled();
    },
  );

  test("announces no longer what is no longer missing, and keeps the focus when it is enabled", async () => {
    const screen = await render(form("Enter a name and accept the terms."));
    await userEvent.keyboard("{Tab}{Tab}{Enter}");
    await expect.element(announced).not.toBeEmptyDOMElement();
    await screen.rerender(form("Accept the terms."));
    await expect.element(announced).toBeEmptyDOMElement();
    await userEvent.keyboard("{Enter}");
    await expect.element(announced).toHaveTextContent("Accept the terms.");
    await screen.rerender(form(""));
    await expect.element(announced).toBeEmptyDOMElement();
    await expect.element(next).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

test("a LinkButton renders a link", async () => {
  const screen = await render(<LinkButton href="#/next">Next</LinkButton>);
  await expect
    .element(screen.getByRole("link", { name: "Next" }))
    .toHaveAttribute("href", "#/next");
});

/** Returns red, green and blue of a colour, from 0 to 255. */
function pixel(colour: string): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (canvas === null) throw new Error("no canvas");
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...pixel(colour)].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours by WCAG. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const coloursOf = (element: Element) => {
  const { backgroundColor, borderTopColor, color } = getComputedStyle(element);
  return { fill: backgroundColor, border: borderTopColor, ink: color };
};

test.each(["#ffd400", "#d4121a", "#0b5fff", "#00c853", "#ff8a00", "#e91e63", "#9e9e9e", "#111"])(
  "the main button of the brand %s is readable in both themes and differs from a danger button",
  async (brand) => {
    for (const theme of ["light", "dark"]) {
      const style = { "--waypost-brand": brand } as object;
      const screen = await render(
        <div className="waypost-root" data-waypost-theme={theme} style={style}>
          <Button variant="primary">Buy</Button>
          <Button variant="danger">End</Button>
        </div>,
      );
      const buy = coloursOf(screen.getByRole("button", { name: "Buy" }).element());
      const end = coloursOf(screen.getByRole("button", { name: "End" }).element());
      expect(contrast(buy.fill, buy.ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(end.fill, end.ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(end.fill, end.border)).toBeGreaterThanOrEqual(3);
      expect(contrast(buy.fill, end.fill)).toBeGreaterThan(1.3);
      await screen.unmount();
    }
  },
);

test("the main button has the exact colour of a bright brand", async () => {
  const style = { "--waypost-brand": "#ffd400" } as object;
  const screen = await render(
    <div className="waypost-root" data-waypost-theme="light" style={style}>
      <Button variant="primary">Buy</Button>
    </div>,
  );
  const { fill } = coloursOf(screen.getByRole("button").element());
  expect([...pixel(fill)].slice(0, 3)).toEqual([255, 212, 0]);
});
