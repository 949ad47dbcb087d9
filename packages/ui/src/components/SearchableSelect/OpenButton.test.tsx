import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { SearchableSelect } from "./SearchableSelect.tsx";

const labels = { loading: "On its way", noMatch: "Nothing found", more: String };
const options = ["Canada", "Mexico"].map((label) => ({ id: label, label }));

test("the arrow opens and closes the list, and the field keeps focus", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <SearchableSelect label="Country" {...{ options, labels, onChange }} />,
  );
  const field = screen.getByRole("combobox", { name: "Country" });
  const arrow = screen.getByRole("button", { includeHidden: true }).first();
  await expect.element(arrow).toHaveAttribute("aria-expanded", "false");
  await arrow.click();
  await expect.element(field).toHaveFocus();
  await expect.element(arrow).toHaveAttribute("aria-expanded", "true");
  await arrow.click();
  await expect.element(screen.getByRole("option", { name: "Mexico" })).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await arrow.click();
  await screen.getByRole("option", { name: "Mexico" }).click();
  await expect.element(field).toHaveValue("Mexico");
  expect(onChange.mock.calls).toEqual([["Mexico"]]);
});

test.each([{ isDisabled: true }, { isReadOnly: true }])(
  "the arrow of a field with %o does nothing",
  async (state) => {
    const screen = await render(
      <SearchableSelect label="Country" {...{ options, labels }} {...state} />,
    );
    await expect.element(screen.getByRole("button")).toBeDisabled();
    await expect.element(screen.getByRole("button")).toHaveAccessibleName(/Country/);
  },
);
