import { expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { paste } from "../../../test/paste.ts";
import "../../styles.css";
import { TextField } from "./TextField.tsx";

test("label, description and error belong to the field", async () => {
  const screen = await render(
    <TextField label="City" description="Where you live" errorMessage="City is required" />,
  );
  const field = screen.getByRole("textbox", { name: "City" });
  await expect.element(field).toHaveAccessibleDescription(/Where you live.*City is required/);
  await expect.element(field).toBeInvalid();
});

const city = (errorMessage?: string) => (
  <>
    <TextField label="City" errorMessage={errorMessage} />
    <p>below</p>
  </>
);

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();

test("an error is 4 px below its box and 20 px above the next field, which stays there while the error is corrected", async () => {
  const screen = await render(city());
  const below = screen.getByText("below").element();
  const field = boxOf(screen.container.querySelector(".waypost-Field-box"));
  const margin = Number.parseFloat(getComputedStyle(below).marginBlockStart);
  expect(boxOf(below).top - margin - field.bottom).toBe(24);
  await screen.rerender(city("City is required"));
  // The line opens smoothly.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const error = boxOf(screen.container.querySelector(".waypost-Field-error"));
  expect(error.top - field.bottom).toBeCloseTo(4, 1);
  const after = boxOf(below).top;
  expect(after - margin - error.bottom).toBeGreaterThanOrEqual(19.9);
  await screen.rerender(city());
  expect(boxOf(below).top).toBe(after);
});

test("a pasted number loses its spaces, and the paste can be undone", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <TextField
      label="IMEI"
      defaultValue="9"
      onChange={onChange}
      pasteTransform={(text) => text.replaceAll(/[\s-]/g, "")}
    />,
  );
  const field = screen.getByRole("textbox", { name: "IMEI" });
  await field.click();
  await userEvent.keyboard("{End}");
  paste("35-381605 98");
  await expect.element(field).toHaveValue("93538160598");
  expect(onChange).toHaveBeenLastCalledWith("93538160598");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(field).toHaveValue("9");
});

test("text inserted at once by a keyboard is handled like a paste, and reported once", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <TextField
      label="IMEI"
      defaultValue="9"
      onChange={onChange}
      pasteTransform={(text) => text.replaceAll(/[\s-]/g, "")}
    />,
  );
  const field = screen.getByRole("textbox", { name: "IMEI" });
  await field.click();
  await userEvent.keyboard("{End}");
  const session = cdp() as unknown as { send: (name: string, parameters: object) => Promise<void> };
  await session.send("Input.insertText", { text: "35-381605 98" });
  await expect.element(field).toHaveValue("93538160598");
  expect(onChange.mock.calls).toEqual([["93538160598"]]);
  await userEvent.keyboard("-");
  await expect.element(field).toHaveValue("93538160598-");
});

test("a paste without a result changes nothing, including the selection", async () => {
  const screen = await render(
    <TextField label="Number" defaultValue="42" pasteTransform={() => ""} />,
  );
  const field = screen.getByRole("textbox", { name: "Number" });
  await field.click();
  await userEvent.keyboard("{Control>}a{/Control}");
  paste("my card");
  await expect.element(field).toHaveValue("42");
});

test("a read-only field is not marked by colour alone", async () => {
  const screen = await render(<TextField label="E-mail" isReadOnly defaultValue="a@b.c" />);
  await expect.element(screen.getByRole("textbox")).toHaveAttribute("readonly");
  expect(screen.container.querySelector("svg")).not.toBeNull();
});

test("the browser can autofill the field", async () => {
  const screen = await render(
    <TextField label="ZIP" name="zip" autoComplete="postal-code" inputMode="numeric" />,
  );
  const field = screen.getByRole("textbox");
  await expect.element(field).toHaveAttribute("autocomplete", "postal-code");
  await expect.element(field).toHaveAttribute("name", "zip");
});
