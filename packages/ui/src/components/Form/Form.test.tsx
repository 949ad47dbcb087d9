import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Form } from "./Form.tsx";

test("a form that the browser submits itself does not put values into the URL", async () => {
  const screen = await render(
    <Form aria-label="Sign in">
      <input name="password" />
    </Form>,
  );
  await expect.element(screen.getByRole("form")).toHaveAttribute("method", "post");
});

test("a form can have another method", async () => {
  const screen = await render(<Form aria-label="Search" method="get" />);
  await expect.element(screen.getByRole("form")).toHaveAttribute("method", "get");
});

test("a form with a function as its action leaves the method to React", async () => {
  const errors = vi.spyOn(console, "error");
  await render(<Form action={() => undefined} />);
  expect(errors.mock.calls).toEqual([]);
});

test("a hint reserves the height of its longest text, so that the buttons below it do not move", async () => {
  const longest = "Enter your phone number and select Text Me to continue.";
  const Hint = ({ text }: { text: string }) => (
    <div style={{ inlineSize: 200 }}>
      <p className="waypost-Form-hint" data-longest={longest}>
        <span>{text}</span>
      </p>
    </div>
  );
  const screen = await render(<Hint text={longest} />);
  const height = () => screen.container.getBoundingClientRect().height;
  const before = height();
  await screen.rerender(<Hint text="Select Text Me to continue." />);
  expect(height()).toBe(before);
  await screen.rerender(<Hint text="" />);
  expect(height()).toBe(before);
  expect(before).toBeGreaterThan(60);
});
