import { afterEach, describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../src/components/Button/Button.tsx";
import "../src/styles.css";

const brands = ["oklch(0.97 0.2 110)", "black", "white", "#ff0", "#0f0", "#f0f", "#00f"].concat(
  Array.from({ length: 12 }, (_, index) => `oklch(0.65 0.2 ${index * 30})`),
);

afterEach(() => {
  document.documentElement.removeAttribute("data-waypost-theme");
  document.documentElement.style.removeProperty("--waypost-brand");
});

describe.each(["light", "dark"])("in %s", (theme) => {
  test.each(brands)(
    "a vendor with the colour %s gets readable buttons and links",
    async (brand) => {
      document.documentElement.dataset["waypostTheme"] = theme;
      document.documentElement.style.setProperty("--waypost-brand", brand);
      const screen = await render(
        <div style={{ background: "var(--waypost-surface)" }} data-testid="surface">
          <style>{"* { transition: none !important }"}</style>
          <Button variant="primary">Pay</Button>
          <a className="waypost-link" href="#/">
            Link
          </a>
          <i style={{ color: "var(--waypost-focus)" }}>ring</i>
        </div>,
      );
      const surface = luminance(style(screen.getByTestId("surface").element()).backgroundColor);
      const button = style(screen.getByRole("button").element());
      const link = style(screen.getByRole("link").element());
      const ring = style(screen.getByText("ring").element());
      expect(contrast(luminance(button.color), luminance(button.backgroundColor))).toBeGreaterThan(
        4.5,
      );
      expect(contrast(luminance(link.color), surface)).toBeGreaterThan(4.5);
      expect(contrast(luminance(ring.color), surface)).toBeGreaterThan(3);
    },
  );
});

const style = (element: Element) => getComputedStyle(element);

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the relative luminance of any CSS color, as defined by WCAG. */
function luminance(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (context === null) throw new Error("No canvas to measure colours with.");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = Array.from(
    context.getImageData(0, 0, 1, 1).data,
    (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
