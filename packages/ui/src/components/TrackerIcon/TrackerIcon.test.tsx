import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ALL_ICONS } from "../../../test/tracker-icons.ts";
import "../../styles.css";
import { subjectOf } from "./picture-of.ts";
import { TrackerIcon } from "./TrackerIcon.tsx";

const van = { type: "A", value: "7", colour: "black" };
const LOADS = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

test("an icon with a label is announced, one without is decorative", async () => {
  const screen = await render(<TrackerIcon {...van} label="Van, black" />);
  await expect.element(screen.getByRole("img", { name: "Van, black" })).toBeVisible();
  await screen.rerender(<TrackerIcon {...van} />);
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});

test("each icon can show its code", async () => {
  const screen = await render(<TrackerIcon {...van} code="A-7" />);
  await expect.element(screen.getByText("A-7", { exact: true })).toBeVisible();
});

test("a vendor's image replaces the built-in one, which is the fallback if it cannot be loaded", async () => {
  const screen = await render(<TrackerIcon {...van} label="A-7" src={LOADS} />);
  await expect.element(screen.getByRole("img", { name: "A-7" })).toHaveAttribute("src", LOADS);
  await screen.rerender(<TrackerIcon {...van} label="A-7" src="data:image/png;base64,broken" />);
  await expect.element(screen.getByRole("img", { name: "A-7" })).not.toHaveAttribute("src");
  await screen.rerender(<TrackerIcon {...van} label="A-7" src={LOADS} />);
  await expect.element(screen.getByRole("img", { name: "A-7" })).toHaveAttribute("src", LOADS);
});

test.each([
  ["spaceship", "7", "black"],
  ["A", "52", "black"],
  ["A", "0", "black"],
  ["A", "1.0", "black"],
  ["car", "mauve", "mauve"],
  ["constructor", "1", "toString"],
])("an icon that does not exist, %s %s in %s, is a question mark", async (type, value, colour) => {
  const screen = await render(<TrackerIcon {...{ type, value, colour }} />);
  expect(screen.container.querySelectorAll("circle[stroke-dasharray]")).toHaveLength(1);
});

test("every icon has a subject for its alternative text", () => {
  expect(ALL_ICONS.filter(({ type, value }) => subjectOf(type, value) === null)).toEqual([]);
});
