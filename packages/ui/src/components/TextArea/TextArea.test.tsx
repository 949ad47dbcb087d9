import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { TextArea } from "./TextArea.tsx";

test("several lines can be typed, and the given number is visible", async () => {
  const onChange = vi.fn();
  const screen = await render(<TextArea label="Comments" rows={6} onChange={onChange} />);
  const box = screen.getByRole("textbox", { name: "Comments" });
  await expect.element(box).toHaveAttribute("rows", "6");
  await userEvent.fill(box, "one\ntwo");
  expect(onChange).toHaveBeenLastCalledWith("one\ntwo");
});

test("help and error belong to the field", async () => {
  const screen = await render(
    <TextArea label="Comments" description="In your words" errorMessage="Comment is required" />,
  );
  const box = screen.getByRole("textbox", { name: "Comments" });
  await expect.element(box).toHaveAccessibleDescription("In your words Comment is required");
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
});
