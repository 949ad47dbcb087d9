import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { PasswordField } from "./PasswordField.tsx";

const labels = { show: "Show password", hide: "Hide password" };

test("the password can be shown and hidden again without losing typed text", async () => {
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

test("autocomplete distinguishes a current from a new password", async () => {
  const screen = await render(
    <PasswordField label="Password" labels={labels} autoComplete="new-password" />,
  );
  const field = screen.getByLabelText("Password", { exact: true });
  await expect.element(field).toHaveAttribute("autocomplete", "new-password");
});

const SECRET = "long and secret";

function SignIn({ onSubmit }: { onSubmit: () => void }) {
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <PasswordField label="Password" labels={labels} />
        <button type="submit">Sign in</button>
      </form>
      <form onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Search</button>
      </form>
    </>
  );
}

test.each(["Enter", "the button", "a script"])(
  "a shown password is hidden before its form is submitted with %s",
  async (how) => {
    const types: (string | undefined)[] = [];
    const note = () => types.push(document.querySelector("input")?.type);
    const screen = await render(<SignIn onSubmit={note} />);
    const field = screen.getByLabelText("Password", { exact: true });
    await field.fill(SECRET);
    await screen.getByRole("button", { name: "Show password" }).click();
    await screen.getByRole("button", { name: "Search" }).click();
    await expect.element(field).toHaveAttribute("type", "text");
    if (how === "Enter") {
      await field.click();
      await userEvent.keyboard("{Enter}");
    } else if (how === "the button") {
      await screen.getByRole("button", { name: "Sign in" }).click();
    } else document.querySelector("form")?.requestSubmit();
    await expect.element(field).toHaveAttribute("type", "password");
    expect(types).toEqual(["password"]);
    await expect.element(field).toHaveValue(SECRET);
    await expect.element(screen.getByRole("button", { name: "Show password" })).toBeVisible();
  },
);

test("after unmounting, the password is nowhere in its field", async () => {
  const screen = await render(<PasswordField label="Password" labels={labels} />);
  const field = screen.getByLabelText("Password", { exact: true });
  await field.fill(SECRET);
  const input = field.element();
  await screen.rerender(<p>Welcome</p>);
  await expect.element(screen.getByText("Welcome")).toBeVisible();
  expect(input).toHaveValue("");
  expect(input.getAttribute("value")).toBeNull();
});
