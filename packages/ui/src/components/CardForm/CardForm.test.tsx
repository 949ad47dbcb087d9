import "../../styles.css";
import { Profiler, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { paste } from "../../../test/paste.ts";
import {
  CardCodeField,
  CardExpiryField,
  CardExpiryGroup,
  CardHolderField,
  CardNumberField,
} from "./CardFields.tsx";
import { CardForm } from "./CardForm.tsx";
import { Page, allFields, format, labels, preview } from "../../../test/card-form.tsx";

test("digits are grouped during typing, and the value has no spaces", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Page>
      <CardNumberField label="Card number" onChange={onChange} />
    </Page>,
  );
  await userEvent.tab();
  await userEvent.keyboard("42424242");
  await expect.element(screen.getByRole("textbox")).toHaveValue("4242 4242");
  expect(onChange).toHaveBeenLastCalledWith("42424242");
  expect(preview()?.textContent).toContain("4242 42** •••• ••••");
  expect(preview()?.textContent).toContain("Visa");
});

test("inserting or deleting a digit in the middle keeps the caret there", async () => {
  const screen = await render(
    <Page>
      <CardNumberField label="Card number" defaultValue="42421111" />
    </Page>,
  );
  const field = screen.getByRole("textbox");
  await field.click();
  await userEvent.keyboard("{Home}{ArrowRight}{ArrowRight}93");
  await expect.element(field).toHaveValue("4293 4211 11");
  await userEvent.keyboard("{Backspace}");
  await expect.element(field).toHaveValue("4294 2111 1");
  await userEvent.keyboard("5");
  await expect.element(field).toHaveValue("4295 4211 11");
});

test("a letter does not move the caret in the number", async () => {
  const screen = await render(
    <Page>
      <CardNumberField label="Card number" defaultValue="42421111" />
    </Page>,
  );
  const field = screen.getByRole("textbox");
  await field.click();
  await userEvent.keyboard("{Home}{ArrowRight}x9");
  await expect.element(field).toHaveValue("4924 2111 1");
});

test("a security code accepts only digits, and the caret does not move", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Page>
      <CardCodeField label="CVV" onChange={onChange} />
    </Page>,
  );
  const field = screen.getByRole("textbox");
  await field.click();
  await userEvent.keyboard("12a-3");
  await expect.element(field).toHaveValue("123");
  expect(onChange).toHaveBeenLastCalledWith("123");
  await userEvent.keyboard("{Home}x9");
  await expect.element(field).toHaveValue("9123");
});

test("a card number can be pasted with spaces or hyphens", async () => {
  const screen = await render(
    <Page>
      <CardNumberField label="Card number" />
    </Page>,
  );
  await screen.getByRole("textbox", { name: "Card number" }).click();
  paste("4242-4242 42424242");
  await expect
    .element(screen.getByRole("textbox", { name: "Card number" }))
    .toHaveValue("4242 4242 4242 4242");
});

test("the card number is extracted from pasted text, or nothing changes", async () => {
  const screen = await render(
    <Page>
      <CardNumberField label="Card number" />
    </Page>,
  );
  const field = screen.getByRole("textbox", { name: "Card number" });
  await field.click();
  paste("card 4929 1234 5678 9012 exp 03/29");
  await expect.element(field).toHaveValue("4929 1234 5678 9012");
  await userEvent.keyboard("{Control>}a{/Control}");
  paste("4929 1234 5678 9012 or 4111 1111 1111 1111");
  await expect.element(field).toHaveValue("4929 1234 5678 9012");
});

test("the note on the number is shown after the field has lost focus", async () => {
  const screen = await render(
    <Page>
      <CardNumberField label="Card number" note="Please check this number" />
    </Page>,
  );
  await screen.getByRole("textbox", { name: "Card number" }).click();
  await userEvent.keyboard("4242");
  await expect.element(screen.getByText("Please check")).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByText("Please check this number")).toBeVisible();
  await expect.element(screen.getByRole("textbox")).not.toBeInvalid();
});

test("the browser can autofill the whole card", async () => {
  const screen = await render(
    <Page>
      <CardHolderField label="Holder" />
      <CardNumberField label="Number" />
      <CardCodeField label="CVV" />
      <CardExpiryField part="month" label="Month" options={[]} />
      <CardExpiryField part="year" label="Year" options={[]} />
    </Page>,
  );
  const fields = screen.container.querySelectorAll("input, select");
  expect(Array.from(fields, (field) => field.getAttribute("autocomplete"))).toEqual([
    "cc-name",
    "cc-number",
    "cc-csc",
    "cc-exp-month",
    "cc-exp-year",
  ]);
});

test("a keystroke re-renders its own field and the drawn card, but no other field", async () => {
  const rendered: string[] = [];
  const watched = (id: string, field: ReactNode) => (
    <Profiler id={id} onRender={() => void rendered.push(id)}>
      {field}
    </Profiler>
  );
  const screen = await render(
    <Page>
      {watched("holder", <CardHolderField label="Holder" />)}
      {watched("number", <CardNumberField label="Number" />)}
      {watched("code", <CardCodeField label="CVV" />)}
    </Page>,
  );
  await screen.getByRole("textbox", { name: "Number" }).click();
  rendered.length = 0;
  await userEvent.keyboard("4");
  expect(new Set(rendered)).toEqual(new Set(["number"]));
});

test("month and year are one labelled group, the month first", async () => {
  const screen = await render(
    <Page>
      <CardExpiryGroup label="Expiry date">
        <CardExpiryField part="month" label="Month" options={[]} />
        <CardExpiryField part="year" label="Year" options={[]} />
      </CardExpiryGroup>
    </Page>,
  );
  const group = screen.getByRole("group", { name: "Expiry date" });
  const named = group.element().querySelectorAll("label");
  expect(Array.from(named, (label) => label.textContent)).toEqual(["Month", "Year"]);
});

test("the note about the card is below its fields", async () => {
  const screen = await render(
    <CardForm format={format} labels={labels} note="It is not stored">
      <CardNumberField label="Number" />
    </CardForm>,
  );
  const note = screen.getByText("It is not stored").element();
  const field = screen.getByRole("textbox", { name: "Number" }).element();
  expect(note.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom);
});

const place = () => preview()?.getBoundingClientRect() ?? new DOMRect();

test.each([320, 360, 480])(
  "at %i px the drawn card is one line of at least 14 px above the fields, which does not move",
  async (width) => {
    const screen = await render(allFields);
    screen.container.style.inlineSize = `${width - 32}px`;
    const before = place();
    const code = screen.getByRole("textbox", { name: "CVV" });
    expect([before.width, before.height]).toEqual([width - 32, 44]);
    await screen.getByRole("textbox", { name: "Number" }).fill("42424242424242424242");
    await code.click();
    expect(place()).toEqual(before);
    const first = screen.getByRole("textbox", { name: "Holder" }).element();
    expect(before.bottom).toBeLessThan(first.getBoundingClientRect().top);
    const texts = [...(preview()?.querySelectorAll("span") ?? [])].filter((text) =>
      text.checkVisibility(),
    );
    const sizes = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
    const right = Math.max(...texts.map((text) => text.getBoundingClientRect().right));
    expect(right).toBeLessThanOrEqual(before.right);
  },
);

test("phone keyboards show digits for number and code, and their Next key moves to the next field", async () => {
  const screen = await render(allFields);
  const fields = Array.from(screen.container.querySelectorAll("input"));
  expect(fields.map((field) => [field.inputMode, field.enterKeyHint])).toEqual([
    ["", "next"],
    ["numeric", "next"],
    ["numeric", "next"],
  ]);
});

test("from 38 rem on, code, month and year are in line below the number", async () => {
  const screen = await render(
    <div style={{ inlineSize: 640 }}>
      <Page>
        <CardHolderField label="Holder" />
        <CardNumberField label="Number" />
        <CardCodeField label="CVV" description="3 or 4 digits on your card" />
        <CardExpiryGroup label="Expiry date">
          <CardExpiryField part="month" label="Month" options={[]} />
          <CardExpiryField part="year" label="Year" options={[]} />
        </CardExpiryGroup>
      </Page>
    </div>,
  );
  const boxes = [...screen.container.querySelectorAll(".waypost-Field-box")];
  const tops = boxes.slice(-3).map((box) => Math.round(box.getBoundingClientRect().top));
  expect(tops).toEqual([tops[0], tops[0], tops[0]]);
  expect(boxes[1]?.getBoundingClientRect().width).toBe(640);
});
