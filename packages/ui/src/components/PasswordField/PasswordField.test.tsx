import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { PasswordField } from "./PasswordField.tsx";

const labels = { show: "Show password", hide: "Hide password" };

test("the password can be shown and hidden again without losing what was typed", async () => {
  const screen = await render(<PasswordField label="Password" labels={labels} />);
  const field = screen.getByLabelText("Password", { exact: true });
  await field.fill("long and secret");
  await expect.element(field).toHaveAttribute("type", "password");
  await screen.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(field).toHaveValue("long and secret");
  await screen.getByRole("button", { name: "Hide password" }).click();
  await expect.element(field).toHaveAttribute("type", "password");
});

test("password managers are told whether to fill in or to suggest a password", async () => {
  const screen = await render(
    <PasswordField label="Password" labels={labels} autoComplete="new-password" />,
  );
  const field = screen.getByLabelText("Password", { exact: true });
  await expect.element(field).toHaveAttribute("autocomplete", "new-password");
});
