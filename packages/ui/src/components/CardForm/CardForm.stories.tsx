import type { Story } from "@ladle/react";
import { FormRow } from "../Form/Form.tsx";
import { CardCodeField, CardExpiryField, CardHolderField, CardNumberField } from "./CardFields.tsx";
import { CardForm } from "./CardForm.tsx";
import type { CardFormat } from "./preview.ts";

export default { title: "Purchase / CardForm" };

const options = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const value = String(first + index).padStart(2, "0");
    return { value, label: value };
  });

function format(digits: string): CardFormat {
  const isAmex = /^3[47]/.test(digits);
  const groups = isAmex
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/.{1,4}/g) ?? []);
  const brand = isAmex ? "American Express" : digits.startsWith("4") ? "Visa" : "";
  return {
    groups: groups.filter(Boolean),
    brand,
    length: isAmex ? 15 : 16,
    isCodeInFront: isAmex,
  };
}

const preview = { holder: "Card Holder Name", expires: "Expires" };

interface FieldsProps {
  holder?: string;
  number?: string;
  hasErrors?: boolean;
}

function Fields({ holder = "", number = "", hasErrors }: FieldsProps) {
  const error = (message: string) => (hasErrors === true ? message : undefined);
  return (
    <CardForm format={format} labels={preview}>
      <CardHolderField
        label="Card Holder Name"
        defaultValue={holder}
        errorMessage={error("Card Holdername is required")}
      />
      <CardNumberField
        label="Card number"
        defaultValue={number}
        errorMessage={error("CardNumber should be minimum of 15 numbers")}
      />
      <FormRow isDense>
        <CardExpiryField
          part="month"
          label="Month"
          placeholder="Month"
          options={options(1, 12)}
          errorMessage={error("Month is required")}
        />
        <CardExpiryField
          part="year"
          label="Year"
          placeholder="Year"
          options={options(2026, 17)}
          errorMessage={error("Year is required")}
        />
        <CardCodeField label="CVV" errorMessage={error("CVV is required")} />
      </FormRow>
    </CardForm>
  );
}

export const Empty: Story = () => <Fields />;

export const Filled: Story = () => <Fields holder="Ada Lovelace" number="4242424242424242" />;

export const AmericanExpress: Story = () => <Fields holder="Ada Lovelace" number="378282246" />;

export const Invalid: Story = () => <Fields number="42424242" hasErrors />;

export const LongName: Story = () => (
  <Fields holder="Wolfeschlegelsteinhausen-Bergerdorff the Younger" number="55555555555544440000" />
);
