import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { FoldingSection } from "./FoldingSection.tsx";

function Shown({ isFolding }: { isFolding: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FoldingSection title="Contacts" isFolding={isFolding} isOpen={isOpen} onOpenChange={setOpen}>
      <label>
        Email <input defaultValue="" />
      </label>
    </FoldingSection>
  );
}

test("Enter expands and collapses it without losing typed text", async () => {
  const screen = await render(<Shown isFolding />);
  const field = screen.getByLabelText("Email");
  await expect.element(field).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toBeVisible();
  await field.fill("ada@example.com");
  await screen.getByRole("button", { name: "Contacts" }).click();
  await expect.element(field).not.toBeVisible();
  await screen.getByRole("button", { name: "Contacts" }).click();
  await expect.element(field).toHaveValue("ada@example.com");
});

test("if it cannot be collapsed, it is a section with a heading", async () => {
  const screen = await render(<Shown isFolding={false} />);
  await expect.element(screen.getByRole("region", { name: "Contacts" })).toBeVisible();
  await expect.element(screen.getByLabelText("Email")).toBeVisible();
  expect(document.querySelector("button")).toBeNull();
});
