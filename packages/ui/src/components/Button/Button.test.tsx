import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Button, LinkButton } from "./Button.tsx";

test("pressing twice while the first press is under way counts once", async () => {
  const onPress = vi.fn();
  const screen = await render(<Button onPress={onPress}>Pay</Button>);
  const button = screen.getByRole("button", { name: "Pay" });
  await button.click();
  await screen.rerender(
    <Button onPress={onPress} isPending>
      Pay
    </Button>,
  );
  await button.click({ force: true });
  await userEvent.keyboard("{Enter}");
  expect(onPress).toHaveBeenCalledTimes(1);
});

test("a pending button keeps its width and its focus", async () => {
  const screen = await render(<Button>Continue</Button>);
  const button = screen.getByRole("button");
  await userEvent.tab();
  const width = button.element().getBoundingClientRect().width;
  await screen.rerender(<Button isPending>Continue</Button>);
  await expect.element(button).toHaveFocus();
  expect(button.element().getBoundingClientRect().width).toBe(width);
});

test("Enter and Space press a button", async () => {
  const onPress = vi.fn();
  await render(<Button onPress={onPress}>Next</Button>);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onPress).toHaveBeenCalledTimes(2);
});

test("a LinkButton is a link", async () => {
  const screen = await render(<LinkButton href="#/next">Next</LinkButton>);
  await expect
    .element(screen.getByRole("link", { name: "Next" }))
    .toHaveAttribute("href", "#/next");
});
