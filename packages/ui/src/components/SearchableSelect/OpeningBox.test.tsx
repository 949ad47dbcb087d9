import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { SearchableSelect } from "./SearchableSelect.tsx";

const labels = { loading: "On its way", noMatch: "Nothing found", more: String };
const options = ["Canada", "Mexico", "United States"].map((label) => ({ id: label, label }));

test.each([
  { way: "a press", go: (field: HTMLElement) => userEvent.click(field) },
  {
    way: "a press on its arrow",
    go: (field: HTMLElement) =>
      userEvent.click(field.parentElement?.querySelector("button") ?? field),
  },
  { way: "the Tab key", go: () => userEvent.tab() },
  {
    way: "Tab and an arrow key",
    go: () => userEvent.keyboard("{Tab}{ArrowDown}"),
  },
])("after $way typing replaces what was chosen, with no character lost", async ({ go }) => {
  const screen = await render(
    <SearchableSelect label="Country" defaultValue="United States" {...{ options, labels }} />,
  );
  const field = screen.getByRole("combobox", { name: "Country" });
  await go(field.element() as HTMLElement);
  await userEvent.keyboard("Canada");
  await expect.element(field).toHaveValue("Canada");
});
