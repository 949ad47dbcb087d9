import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ALL_ICONS, COLOURS, LABELS, TYPES } from "../../../test/tracker-icons.ts";
import "../../styles.css";
import { IconPicker } from "./IconPicker.tsx";
import type { IconPickerProps } from "./props.ts";

interface HostProps extends Partial<IconPickerProps> {
  onChange: (id: string) => void;
}

/** Stores the value, as a dialog does. */
function Host({ onChange, value: initial = null, ...props }: HostProps) {
  const [value, setValue] = useState(initial);
  return (
    <form onSubmit={() => onChange("submitted")}>
      <IconPicker
        label="Icon"
        icons={ALL_ICONS}
        types={TYPES}
        colours={COLOURS}
        labels={LABELS}
        {...props}
        value={value}
        onChange={(id) => {
          setValue(id);
          onChange(id);
        }}
      />
    </form>
  );
}

afterEach(() => page.viewport(414, 896));

const options = () => page.getByRole("option").elements();
const grid = () => page.getByRole("listbox", { name: "Icon" }).element();

/** Waits until the list has rendered its visible icons. */
async function opened() {
  await expect.poll(() => options().length).toBeGreaterThan(5);
}

test.each([
  { width: 320, height: 700 },
  { width: 1280, height: 800 },
  { width: 2560, height: 2000 },
])("at most 60 icons are in the document at $width × $height", async ({ width, height }) => {
  await page.viewport(width, height);
  await render(<Host value="A-7" onChange={vi.fn()} />);
  await opened();
  let most = 0;
  for (let place = 0; place <= 1; place += 0.1) {
    grid().scrollTop = place * grid().scrollHeight;
    // oxlint-disable-next-line no-await-in-loop -- one place after the other
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    most = Math.max(most, document.querySelectorAll(".waypost-TrackerIcon").length);
  }
  expect(most).toBeGreaterThan(10);
  expect(most).toBeLessThanOrEqual(60);
});

test("an icon out of view costs one component", async () => {
  await page.viewport(1280, 800);
  const few = await render(<Host icons={ALL_ICONS.slice(0, 100)} onChange={vi.fn()} />);
  await opened();
  const before = mountedComponents(few.container);
  await few.unmount();
  const all = await render(<Host onChange={vi.fn()} />);
  await opened();
  const more = mountedComponents(all.container) - before;
  // The other icons also bring the headings of their types.
  expect(more / (ALL_ICONS.length - 100)).toBeLessThan(1.3);
});

test("the grid opens at the selected icon", async () => {
  const screen = await render(<Host value="R-4" onChange={vi.fn()} />);
  await expect.element(screen.getByRole("option", { selected: true })).toBeInViewport();
  await expect
    .element(screen.getByRole("figure", { name: "Preview" }))
    .toHaveTextContent("Taxi, red 3 R-4");
  grid().scrollTop = 0;
  page.getByRole("searchbox").element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("option", { selected: true })).toHaveFocus();
});

test("the icons are grouped under the name of their type", async () => {
  const screen = await render(<Host onChange={vi.fn()} />);
  await opened();
  const cars = screen.getByRole("group", { name: "Car" });
  expect(cars.getByRole("option").elements().length).toBeGreaterThan(5);
  await expect.element(cars.getByRole("option", { name: "Car, blue 1 blue1" })).toBeVisible();
});

test("the keyboard reaches every icon, from the first to Z-30", async () => {
  const onChange = vi.fn();
  await render(<Host onChange={onChange} />);
  await opened();
  page.getByRole("searchbox").element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("option", { name: "Car, black" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  await userEvent.keyboard("{End}");
  await expect.element(page.getByRole("option", { name: /Z-30/ })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenLastCalledWith("Z-30");
  await userEvent.keyboard("{Home}{ }");
  expect(onChange).toHaveBeenLastCalledWith("car-1");
});

test("arrow keys move by column and by row, across the groups", async () => {
  await page.viewport(1280, 800);
  await render(<Host onChange={vi.fn()} />);
  await opened();
  page.getByRole("searchbox").element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("option", { name: /black/ }).first()).toHaveFocus();
  const below = ["grey1", "skyblue", "black", "grey1"];
  for (const code of below) {
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
    await userEvent.keyboard("{ArrowDown}");
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => document.activeElement?.textContent).toBe(code);
  }
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowLeft}");
  await expect.poll(() => document.activeElement?.textContent).toBe("red3");
});

test("typing a code and Enter selects the icon without submitting the form", async () => {
  const onChange = vi.fn();
  const screen = await render(<Host onChange={onChange} />);
  await userEvent.click(screen.getByRole("searchbox"));
  await userEvent.keyboard("a-5{Enter}");
  expect(onChange.mock.calls).toEqual([["A-5"]]);
  await expect.element(screen.getByText("3 icons")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByText("411 icons")).toBeVisible();
});

test("the chips filter by type and colour, and one button removes all filters", async () => {
  const screen = await render(<Host onChange={vi.fn()} />);
  await opened();
  await screen.getByText("Truck", { exact: true }).first().click({ force: true });
  await expect.element(screen.getByText("7 icons")).toBeVisible();
  await expect.poll(() => options().length).toBe(7);
  await screen.getByText("White", { exact: true }).click({ force: true });
  await expect.element(screen.getByText("No icon matches.")).toBeVisible();
  await screen.getByRole("button", { name: "Show all icons" }).click();
  await expect.element(screen.getByText("411 icons")).toBeVisible();
  await expect.element(screen.getByRole("searchbox")).toHaveFocus();
  await expect.element(screen.getByRole("radio", { name: "All" }).first()).toBeChecked();
});

test("an icon says its colour once, and a code that its name does not contain", async () => {
  const icon = { type: "car", value: "blue1", colour: "blue1", label: "Car, light blue" };
  const icons = [
    { ...icon, id: "a", code: "blue1", caption: "Light blue" },
    { ...icon, id: "b", code: "A-7" },
  ];
  const screen = await render(<Host icons={icons} onChange={vi.fn()} />);
  const option = (name: string) => screen.getByRole("option", { name, exact: true });
  await expect.element(option("Car, light blue")).toBeVisible();
  await expect.element(option("Car, light blue A-7")).toBeVisible();
});

test("a disabled picker cannot be changed", async () => {
  const onChange = vi.fn();
  const screen = await render(<Host value="car-2" isDisabled onChange={onChange} />);
  await opened();
  await expect.element(screen.getByRole("searchbox")).toBeDisabled();
  await expect.element(screen.getByRole("radio", { name: "Bus" })).toBeDisabled();
  await screen.getByRole("option", { name: /red1/ }).click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

/** The part of React's tree that is read. */
interface Fiber {
  tag: number;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Functions, including those with `forwardRef` and `memo`. */
const COMPONENTS = new Set([0, 11, 14, 15]);

/**
 * Returns the number of mounted components below a container of `render`, including those that
 * build the collection of a list.
 */
function mountedComponents(container: Element): number {
  const key = Object.keys(container).find((name) => name.startsWith("__reactContainer$"));
  if (key === undefined) throw new Error("React has rendered nothing here.");
  const { stateNode } = Reflect.get(container, key) as { stateNode: { current: Fiber } };
  return countIn(stateNode.current);
}

function countIn(fiber: Fiber): number {
  let count = COMPONENTS.has(fiber.tag) ? 1 : 0;
  for (let child = fiber.child; child !== null; child = child.sibling) count += countIn(child);
  return count;
}
