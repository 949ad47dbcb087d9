import type { ReactNode } from "react";
import {
  CardCodeField,
  CardExpiryField,
  CardHolderField,
  CardNumberField,
} from "../src/components/CardForm/CardFields.tsx";
import { CardForm } from "../src/components/CardForm/CardForm.tsx";

export const format = (digits: string) => ({
  groups: digits.match(/.{1,4}/g) ?? [],
  brand: digits.startsWith("4") ? "Visa" : "",
  mark: digits.startsWith("4") ? ("visa" as const) : undefined,
  isCodeInFront: digits.startsWith("37"),
});

export const labels = { holder: "Card Holder Name", expires: "Expires" };

export function Page({ children }: { children: ReactNode }) {
  return (
    <CardForm format={format} labels={labels}>
      {children}
    </CardForm>
  );
}

export const preview = () => document.querySelector(".waypost-CardPreview");

export const mark = () => document.querySelector(".waypost-CardMark");

export const allFields = (
  <Page>
    <CardHolderField label="Holder" />
    <CardNumberField label="Number" />
    <CardCodeField label="CVV" errorMessage="CVV should be minimum of 3 numbers" />
    <CardExpiryField part="month" label="Month" options={[]} />
  </Page>
);
