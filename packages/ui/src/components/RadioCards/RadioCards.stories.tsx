import type { Story } from "@ladle/react";
import { RadioCards } from "./RadioCards.tsx";

export default { title: "Fields / RadioCards" };

const cards = [
  { value: "a", title: "First National Bank", detail: "•••• 4242, expires 08/2028" },
  {
    value: "b",
    title: "Credit Union of Somewhere Far Away",
    detail: "•••• 1881, expired 03/2024",
    tag: "Expired",
    isDisabled: true,
  },
  { value: "new", title: "New card" },
];

export const SavedCards: Story = () => (
  <RadioCards label="Pay with" cards={cards} defaultValue="a" />
);

export const InARow: Story = () => (
  <RadioCards
    label="Unit"
    isRow
    cards={[
      { value: "MPH", title: "MPH", detail: "Miles per hour" },
      { value: "KMH", title: "KMH", detail: "Kilometres per hour" },
    ]}
  />
);

export const Invalid: Story = () => (
  <RadioCards label="Pay with" cards={cards} errorMessage="Choose a card" />
);

export const Disabled: Story = () => (
  <RadioCards label="Pay with" cards={cards} defaultValue="a" isDisabled />
);
