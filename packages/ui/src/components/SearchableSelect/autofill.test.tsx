import "../../styles.css";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SearchableSelect, type SearchableSelectProps } from "./SearchableSelect.tsx";

const STATES = [
  { id: "Texas", label: "Texas", aliases: ["TX"] },
  { id: "Ontario", label: "Ontario", aliases: ["ON"] },
];

const labels = {
  loading: "Loading",
  noMatch: "None",
  unknown: (text: string) => `“${text}” is not in the list`,
  more: () => "more",
};

const select = (props: Partial<SearchableSelectProps>) => (
  <SearchableSelect label="State" options={STATES} labels={labels} showsId {...props} />
);

/** Fills in the field as a browser does, without focus. */
function autofill(input: Element, text: string): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  own?.set?.call(input, text);
  for (const event of ["input", "change"]) input.dispatchEvent(new Event(event, { bubbles: true }));
}

test.each([
  ["TX", "Texas"],
  ["tx", "Texas"],
  ["Ontario", "Ontario"],
  [" on ", "Ontario"],
])("%j filled in by the browser selects %s", async (text, label) => {
  const onChange = vi.fn();
  const screen = await render(select({ onChange }));
  const field = screen.getByRole("combobox");
  autofill(field.element(), text);
  await expect.element(field).toHaveValue(label);
  expect(onChange.mock.calls).toEqual([[label]]);
});

test("a text that matches nothing stays, with an error until another is chosen", async () => {
  const onChange = vi.fn();
  const screen = await render(select({ defaultValue: "Texas", onChange }));
  const field = screen.getByRole("combobox");
  autofill(field.element(), "Bavaria");
  await expect.element(field).toHaveValue("Bavaria");
  expect(onChange).toHaveBeenLastCalledWith("");
  await expect.element(screen.getByText("“Bavaria” is not in the list")).toBeVisible();
  await field.click();
  await userEvent.tab();
  await expect.element(field).toHaveValue("Bavaria");
  autofill(field.element(), "TX");
  await expect.element(field).toHaveValue("Texas");
  await expect.element(screen.getByText("is not in the list")).not.toBeInTheDocument();
});

test("a text that matches nothing is looked up again in another list", async () => {
  const onChange = vi.fn();
  const screen = await render(select({ onChange }));
  const field = screen.getByRole("combobox");
  autofill(field.element(), "Bavaria");
  await expect.element(screen.getByText("“Bavaria” is not in the list")).toBeVisible();
  await screen.rerender(select({ onChange, options: [{ id: "BY", label: "Bavaria" }] }));
  await expect.element(screen.getByText("is not in the list")).not.toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith("BY");
});

test("a text that matches nothing gives way to a value that the page sets", async () => {
  const screen = await render(select({ value: "" }));
  const field = screen.getByRole("combobox");
  autofill(field.element(), "Bavaria");
  await expect.element(field).toHaveValue("Bavaria");
  await screen.rerender(select({ value: "Texas" }));
  await expect.element(field).toHaveValue("Texas");
  await expect.element(screen.getByText("is not in the list")).not.toBeInTheDocument();
});

test("a text that was typed into an empty field stays, too, until it is deleted", async () => {
  const screen = await render(select({}));
  const field = screen.getByRole("combobox");
  await field.click();
  await userEvent.keyboard("Bavaria");
  await userEvent.tab();
  await expect.element(field).toHaveValue("Bavaria");
  await expect.element(screen.getByText("“Bavaria” is not in the list")).toBeVisible();
  await field.click();
  await userEvent.keyboard("{ControlOrMeta>}a{/ControlOrMeta}{Backspace}");
  await expect.element(field).toHaveValue("");
  await userEvent.tab();
  await expect.element(field).toHaveValue("");
  await expect.element(screen.getByText("is not in the list")).not.toBeInTheDocument();
});

test.each([
  ["ON", "Ontario"],
  ["Bavaria", "Bavaria"],
])("%s filled in while the list loads becomes %j when it is there", async (text, label) => {
  const screen = await render(select({ options: [], isLoading: true, takesOwnText: true }));
  const field = screen.getByRole("combobox");
  autofill(field.element(), text);
  await expect.element(field).toHaveValue(text);
  await screen.rerender(select({ isLoading: false, takesOwnText: false }));
  await expect.element(field).toHaveValue(label);
});
