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

const withHint = (hint: string) => (
  <Form>
    <input aria-label="Name" />
    <p className="waypost-Form-hint">{hint}</p>
  </Form>
);

test("a hint takes no room once there is nothing to say", async () => {
  const screen = await render(withHint(""));
  const height = () => screen.container.clientHeight;
  const before = height();
  await screen.rerender(withHint("Select Text Me to continue."));
  expect(height() - before).toBeGreaterThan(20);
  await screen.rerender(withHint(""));
  expect(height()).toBe(before);
});
