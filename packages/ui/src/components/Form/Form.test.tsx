import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Form } from "./Form.tsx";

test("a form that the browser submits by itself puts nothing into the address", async () => {
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
