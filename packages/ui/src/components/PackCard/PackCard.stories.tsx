import type { Story } from "@ladle/react";
import { useState } from "react";
import { PackCard, PackCards } from "./PackCard.tsx";

export default { title: "Purchase / PackCard" };

const labels = { select: "SELECT", selected: "SELECTED" };

const packs = [
  { name: "100 SMS", price: "$4.95", detail: "$0.05 a message" },
  { name: "200 SMS", price: "$7.95", detail: "$0.04 a message" },
  { name: "500 SMS", price: "$14.95", detail: "$0.03 a message" },
];

export const Choosing: Story = () => {
  const [chosen, setChosen] = useState<string | null>("200 SMS");
  return (
    <PackCards label="Choose a pack">
      {packs.map((pack) => (
        <PackCard
          key={pack.name}
          {...pack}
          labels={labels}
          isSelected={pack.name === chosen}
          onSelect={() => setChosen(pack.name)}
        />
      ))}
    </PackCards>
  );
};

const card = { labels, isSelected: false, onSelect: () => undefined };

export const TwoColumns: Story = () => (
  <PackCards label="Choose a pack" columns={2}>
    <PackCard {...card} name="ETA 50" price="$4.95" priceLabel="per month" />
    <PackCard
      {...card}
      name="ETA 200, for fleets that send one with every single delivery"
      price="$1,014.95"
      priceLabel="per month"
      detail="$0.07 a link"
      isSelected
    />
  </PackCards>
);

export const Invalid: Story = () => (
  <PackCards label="Choose a pack" errorMessage="Please select a pack">
    {packs.map((pack) => (
      <PackCard key={pack.name} {...card} {...pack} />
    ))}
  </PackCards>
);

export const Disabled: Story = () => (
  <PackCards label="Choose a pack">
    <PackCard {...card} name="100 SMS" price="$4.95" detail="$0.05 a message" isDisabled />
  </PackCards>
);
