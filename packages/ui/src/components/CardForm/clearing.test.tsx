import { type ReactNode, StrictMode, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { CardCodeField, CardExpiryField, CardHolderField, CardNumberField } from "./CardFields.tsx";
import { CardForm } from "./CardForm.tsx";

const format = (digits: string) => ({ groups: digits.match(/.{1,4}/g) ?? [], brand: "Visa" });
const years = ["2030", "2031"].map((value) => ({ value, label: value }));

function Card({ children }: { children: ReactNode }) {
  return (
    <CardForm format={format} labels={{ holder: "Card Holder Name", expires: "Expires" }}>
      <CardHolderField label="Holder" defaultValue="Rita Returning" />
      <CardNumberField label="Number" defaultValue="4242424242424242" />
      {children}
      <CardExpiryField part="year" label="Year" options={years} defaultValue="2031" />
    </CardForm>
  );
}

/** Unmounts the card when it is submitted. */
function Page({ children }: { children: ReactNode }) {
  const [isSent, setSent] = useState(false);
  if (isSent) return <p>Thank you</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <Card>{children}</Card>
      <button type="submit">Pay</button>
    </form>
  );
}

const fieldsIn = (root: Element) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select"),
];

const remains = (fields: readonly (HTMLInputElement | HTMLSelectElement)[]) =>
  fields.map((field) => field.value + (field.getAttribute("value") ?? "")).join("");

test.each(["Enter", "the button"])(
  "after submitting with %s, no field contains a typed value",
  async (how) => {
    const screen = await render(
      <Page>
        <CardCodeField label="CVV" />
      </Page>,
    );
    const fields = fieldsIn(screen.container);
    const form = screen.container.querySelector("form");
    const drawing = screen.container.querySelector(".waypost-CardForm");
    await screen.getByRole("textbox", { name: "CVV" }).click();
    await userEvent.keyboard("123");
    expect(remains(fields)).toContain("123");
    if (how === "Enter") await userEvent.keyboard("{Enter}");
    else await screen.getByRole("button", { name: "Pay" }).click();
    await expect.element(screen.getByText("Thank you")).toBeVisible();
    expect(fields).toHaveLength(4);
    expect(remains(fields)).toBe("");
    expect(drawing?.textContent).toBe("");
    // The browser may keep the form longer, and its closures would keep the values.
    expect(form?.isConnected).toBe(false);
    expect(Object.hasOwn(form ?? {}, "reset")).toBe(false);
  },
);

/** Unmounts the card at the third digit of its code. */
function ThreeDigits() {
  const [code, setCode] = useState("");
  if (code.length === 3) return <p>Thank you</p>;
  return (
    <Card>
      <CardCodeField label="CVV" onChange={setCode} />
    </Card>
  );
}

test("a card that is unmounted during typing retains nothing", async () => {
  const screen = await render(<ThreeDigits />);
  const fields = fieldsIn(screen.container);
  await screen.getByRole("textbox", { name: "CVV" }).click();
  await userEvent.keyboard("123");
  await expect.element(screen.getByText("Thank you")).toBeVisible();
  expect(remains(fields)).toBe("");
});

const card = (round: number) => (
  <Card>
    <CardCodeField key={round} label="CVV" />
  </Card>
);

test("a code with another key is a new, empty field, and the old field is cleared", async () => {
  const screen = await render(card(1));
  const code = screen.getByRole("textbox", { name: "CVV" });
  await code.click();
  await userEvent.keyboard("987");
  const old = document.activeElement;
  expect(old).toHaveValue("987");
  await screen.rerender(card(2));
  await expect.element(code).toHaveValue("");
  expect(old?.isConnected).toBe(false);
  expect(old).toHaveValue("");
  expect(old?.getAttribute("value")).toBeNull();
  await expect.poll(() => document.body.innerHTML.includes("987")).toBe(false);
  await expect
    .element(screen.getByRole("textbox", { name: "Number" }))
    .toHaveValue("4242 4242 4242 4242");
  expect(document.querySelector(".waypost-CardPreview")).not.toHaveAttribute("data-turned");
});

test("the extra unmount of StrictMode clears nothing", async () => {
  const screen = await render(
    <StrictMode>
      <Card>
        <CardCodeField label="CVV" />
      </Card>
    </StrictMode>,
  );
  await expect
    .element(screen.getByRole("textbox", { name: "Holder" }))
    .toHaveValue("Rita Returning");
  await expect.element(screen.getByRole("combobox", { name: "Year" })).toHaveValue("2031");
  expect(document.querySelector(".waypost-CardPreview")?.textContent).toContain("4242 42**");
});
