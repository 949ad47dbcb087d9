import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { CheckboxRows } from "./CheckboxRows.tsx";

const rows = ["Price", "Quality", "Other"].map((label) => ({ value: label, label }));

test("onChange receives all checked values in the order of the rows, whatever the order of clicks", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <CheckboxRows label="Reasons" rows={rows} value={["Other"]} onChange={onChange} />,
  );
  await screen.getByText("Price").click();
  expect(onChange).toHaveBeenLastCalledWith(["Price", "Other"]);
  await screen.getByText("Other").click();
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test("each row is reached by Tab and checked by Space", async () => {
  const onChange = vi.fn();
  await render(<CheckboxRows label="Reasons" rows={rows} value={[]} onChange={onChange} />);
  await userEvent.keyboard("{Tab}{Tab} ");
  expect(onChange).toHaveBeenLastCalledWith(["Quality"]);
});

test("the error belongs to the group, which can be the target of an error summary", async () => {
  const screen = await render(
    <CheckboxRows
      id="reasons"
      label="Reasons"
      rows={rows}
      value={[]}
      onChange={() => undefined}
      errorMessage="Choose one"
    />,
  );
  const group = screen.getByRole("group", { name: "Reasons" });
  await expect.element(group).toHaveAccessibleDescription("Choose one");
  expect(document.getElementById("reasons")).toBe(group.element());
});

test("a row is at least 44 px high, and a long label wraps in it", async () => {
  const long = { value: "long", label: "long ".repeat(80) };
  const screen = await render(
    <div style={{ inlineSize: 280 }}>
      <CheckboxRows label="Reasons" rows={[...rows, long]} value={[]} onChange={() => undefined} />
    </div>,
  );
  const boxes = [...screen.container.querySelectorAll(".waypost-CheckboxRows-row")];
  for (const row of boxes) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  for (const row of boxes) expect(row.scrollWidth).toBeLessThanOrEqual(280);
});
