import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { DeviceDrawing } from "./DeviceDrawing.tsx";

const part = (name: string) => {
  const found = document.querySelector(`.waypost-DeviceDrawing-${name}`);
  if (found === null) throw new Error(`no ${name}`);
  return found;
};

const opacities = () =>
  ["outline", "known", "active"].map((name) => getComputedStyle(part(name)).opacity);

afterEach(() => document.documentElement.removeAttribute("style"));

test("the drawing is complete once the device is known, and lit once it is active", async () => {
  document.documentElement.style.setProperty("--waypost-slow", "0ms");
  const screen = await render(<DeviceDrawing kind="gps" state="unknown" />);
  expect(opacities()).toEqual(["1", "0", "0"]);
  await screen.rerender(<DeviceDrawing kind="gps" state="known" />);
  expect(opacities()).toEqual(["0", "1", "0"]);
  await screen.rerender(<DeviceDrawing kind="gps" state="active" />);
  expect(opacities()).toEqual(["0", "1", "1"]);
});

test("only opacity and transform are animated, and nothing with reduced motion", async () => {
  await render(<DeviceDrawing kind="obd" state="known" />);
  const { transitionProperty } = getComputedStyle(part("known"));
  expect(transitionProperty).toBe("opacity, transform");
  document.documentElement.style.setProperty("--waypost-slow", "0ms");
  expect(getComputedStyle(part("known")).transitionDuration).toBe("0s, 0s");
});

test("the drawing is hidden from screen readers", async () => {
  const screen = await render(<DeviceDrawing kind={null} />);
  expect(screen.container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
