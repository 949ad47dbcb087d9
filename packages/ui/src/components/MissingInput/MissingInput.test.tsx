import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { MissingInput } from "./MissingInput.tsx";

test("an incomplete URL shows what is missing, what to do and whom to ask", async () => {
  const screen = await render(
    <MissingInput
      title="This link is not complete"
      message="The customer is missing."
      actions={<a href="https://example.com/plans">See plans</a>}
    >
      <a href="mailto:help@example.com">Contact Us</a>
    </MissingInput>,
  );
  const heading = screen.getByRole("heading", { level: 1, name: "This link is not complete" });
  await expect.element(heading).toBeVisible();
  await expect.element(screen.getByText("The customer is missing.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "See plans" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Contact Us" })).toBeVisible();
});

test("a page can advance its own heading to move focus to it", async () => {
  const screen = await render(
    <MissingInput title={<h1 tabIndex={-1}>This link is not complete</h1>} message="" />,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveAttribute("tabindex", "-1");
});
