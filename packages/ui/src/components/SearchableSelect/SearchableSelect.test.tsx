import "../../styles.css";
import type { FormEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { country } from "../../../test/country-select.tsx";

afterEach(() => scrollTo(0, 0));

test("an option can be selected by keyboard: type a part of it, then Enter", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  const field = screen.getByRole("combobox", { name: "Country" });
  await expect.element(field).toHaveValue("United States");
  await userEvent.tab();
  await userEvent.keyboard("mex{ArrowDown}{Enter}");
  await expect.element(field).toHaveValue("Mexico");
  expect(onChange.mock.calls).toEqual([["Mexico"]]);
});

test.each(["Mexico", " mexico "])(
  "leaving the field selects the option whose full label %j was typed",
  async (name) => {
    const onChange = vi.fn();
    const screen = await render(country(onChange));
    const field = screen.getByRole("combobox", { name: "Country" });
    await userEvent.tab();
    await userEvent.keyboard(name);
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "after" })).toHaveFocus();
    await expect.element(field).toHaveValue("Mexico");
    expect(onChange.mock.calls).toEqual([["Mexico"]]);
  },
);

test("Enter selects the only match and does not submit the form", async () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const screen = await render(<form onSubmit={onSubmit}>{country(onChange)}</form>);
  const field = screen.getByRole("combobox", { name: "Country" });
  await userEvent.tab();
  await userEvent.keyboard("mex{Enter}");
  await expect.element(field).toHaveValue("Mexico");
  await expect.element(screen.getByRole("option")).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([["Mexico"]]);
  await userEvent.keyboard("zzz{Enter}");
  await expect.element(field).toHaveValue("Mexico");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("autofilled text selects its option without opening the list", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  const field = screen.getByRole("combobox", { name: "Country" });
  fillIn(field.element(), "canada");
  await expect.element(field).toHaveValue("Canada");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([["Canada"]]);
});

test("text without a match is replaced by the previous selection", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  const field = screen.getByRole("combobox", { name: "Country" });
  await userEvent.tab();
  await userEvent.keyboard("zzz");
  await expect.element(screen.getByText("Nothing found")).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveValue("United States");
  expect(onChange).not.toHaveBeenCalled();
});

test("clearing and leaving the field clears the selection, and an option can be selected again", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  const field = screen.getByRole("combobox", { name: "Country" });
  await userEvent.tab();
  await userEvent.keyboard("{Delete}");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(field).toHaveValue("");
  expect(onChange.mock.calls).toEqual([[""]]);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("uni{ArrowDown}{Enter}");
  await expect.element(field).toHaveValue("United States");
  expect(onChange.mock.calls).toEqual([[""], ["United States"]]);
});

test("Escape in a cleared field restores the selection", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  const field = screen.getByRole("combobox", { name: "Country" });
  await userEvent.tab();
  await userEvent.keyboard("{Delete}{Escape}");
  await expect.element(field).toHaveValue("United States");
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
});

test("clicking the text shows all options", async () => {
  const screen = await render(country(() => undefined));
  await screen.getByRole("combobox").click();
  await expect.element(screen.getByRole("option", { name: "Canada" })).toBeVisible();
  await screen.getByRole("option", { name: "Canada" }).click();
  await expect.element(screen.getByRole("combobox")).toHaveValue("Canada");
});

test("Escape closes the list and changes nothing", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  await screen.getByRole("combobox").click();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("option")).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test("Escape discards the typed text and closes the list", async () => {
  const onChange = vi.fn();
  const screen = await render(country(onChange));
  await userEvent.tab();
  await userEvent.keyboard("mexico");
  await expect.element(screen.getByRole("option", { name: "Mexico" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("combobox")).toHaveValue("United States");
  await expect.element(screen.getByRole("option")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
});

test("the hidden dismiss button closes the list", async () => {
  const screen = await render(country(() => undefined));
  await screen.getByRole("combobox").fill("mex");
  const dismiss = await screen.getByRole("button", { name: "Dismiss" }).findElement();
  if (dismiss instanceof HTMLElement) dismiss.click();
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
});

/** Fills the field like browser autofill, without focus. */
function fillIn(field: Element, text: string) {
  if (!(field instanceof HTMLInputElement)) throw new Error("no field");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
