import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { PasswordField } from "./PasswordField.tsx";

const labels = { show: "Show password", hide: "Hide password" };

test("one can look at the password and hide it again, and keeps what was typed", async () => {
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

test("a password manager is told whether to fill in or to propose", async () => {
  const screen = await render(
    <PasswordField label="Password" labels={labels} autoComplete="new-password" />,
  );
  const field = screen.getByLabelText("Password", { exact: true });
  await expect.element(field).toHaveAttribute("autocomplete", "new-password");
});
