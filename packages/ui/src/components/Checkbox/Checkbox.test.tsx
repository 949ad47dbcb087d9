import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Checkbox } from "./Checkbox.tsx";

test("clicking the label or pressing Space checks the box", async () => {
  const onChange = vi.fn();
  const screen = await render(<Checkbox onChange={onChange}>I agree</Checkbox>);
  await screen.getByText("I agree").click();
  await userEvent.keyboard(" ");
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test("the error belongs to the box, which can be the target of an error summary", async () => {
  const screen = await render(
    <Checkbox id="terms" errorMessage="Tick the box to go on">
      I agree
    </Checkbox>,
  );
  const box = screen.getByRole("checkbox", { name: "I agree" });
  await expect.element(box).toHaveAccessibleDescription("Tick the box to go on");
  expect(document.getElementById("terms")).toBe(box.element());
});

test("an unchecked box shows no check mark, even in forced colours", async () => {
  const screen = await render(<Checkbox>I agree</Checkbox>);
  const tick = () => screen.container.querySelector(".waypost-icon") ?? document.body;
  expect(getComputedStyle(tick()).opacity).toBe("0");
  await screen.getByText("I agree").click();
  expect(getComputedStyle(tick()).opacity).toBe("1");
});
