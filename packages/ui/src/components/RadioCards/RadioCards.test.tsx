import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { RadioCards } from "./RadioCards.tsx";

const cards = [
  { value: "a", title: "First Bank", detail: "•••• 4242" },
  { value: "b", title: "Second Bank", detail: "•••• 1881", tag: "Expired", isDisabled: true },
  { value: "new", title: "New card" },
];

test("arrow keys select among the enabled cards", async () => {
  const onChange = vi.fn();
  await render(<RadioCards label="Pay with" cards={cards} defaultValue="a" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(onChange).toHaveBeenCalledWith("new");
});

test("an expired card says so and cannot be selected", async () => {
  const onChange = vi.fn();
  const screen = await render(<RadioCards label="Pay with" cards={cards} onChange={onChange} />);
  const expired = screen.getByRole("radio", { name: /Second Bank.*Expired/ });
  await expect.element(expired).toBeDisabled();
  await screen.getByText(/Second Bank/).click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});
