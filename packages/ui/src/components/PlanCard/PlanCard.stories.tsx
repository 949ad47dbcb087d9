import type { Story } from "@ladle/react";
import { useState } from "react";
import { Tooltip } from "../Tooltip/Tooltip.tsx";
import { PlanCard, PlanCards } from "./PlanCard.tsx";

export default { title: "Purchase / PlanCard" };

const labels = {
  select: "Select & Save",
  selected: "selected",
  included: "included",
  notIncluded: "not included",
  loading: "Loading what it includes",
};

const features = [
  { key: "coverage", label: "Coverage works in USA, Canada and Mexico", isIncluded: true },
  { key: "geofence", label: "20 Geofences", isIncluded: true },
  { key: "sms", label: "50 SMS Alerts Quarterly", isIncluded: true },
  { key: "sos", label: "SOS Button", isIncluded: false },
];

const card = { priceUnit: "per month", features, labels, onSelect: () => undefined };
const price = (whole: number, fraction: string) => ({
  before: "$",
  whole,
  fraction: `.${fraction}`,
});

const battery = (
  <Tooltip label="Battery life">
    <p>60 sec gives 10-14 days</p>
    <p>5 sec gives 2-3 days</p>
  </Tooltip>
);

export const ThreeAbreast: Story = () => (
  <div data-story-wide="">
    <PlanCards>
      <PlanCard
        {...card}
        title="Standard"
        reporting="upto 30 sec reporting"
        price={price(14, "95")}
        billed="Billed Quarterly · Total Billed - $44.85"
      />
      <PlanCard
        {...card}
        title="Plus"
        reporting="upto 5 sec reporting"
        price={price(19, "99")}
        billed="Billed Quarterly · Total Billed - $59.97"
        badge="RECOMMENDED"
        tooltip={battery}
        isSelected
      />
      <PlanCard
        {...card}
        title="Pro"
        reporting="upto 1 sec reporting"
        price={price(29, "99")}
        billed="Billed Quarterly · Total Billed - $89.97"
        tooltip={battery}
      />
    </PlanCards>
  </div>
);

export const Choices: Story = () => {
  const [value, setValue] = useState("Plus");
  return (
    <div data-story-wide="">
      <PlanCards choice={{ label: "Choose your plan", value, onChange: setValue }}>
        {["Standard", "Plus", "Pro"].map((title, index) => (
          <PlanCard
            {...card}
            key={title}
            title={title}
            reporting="upto 5 sec"
            price={price(15 + 4 * index, "45")}
            billed="Billed Yearly"
            saving="Save $38.40 a year compared with monthly"
            features={[
              { key: "battery", label: "2-3 days at 5 sec, 10-14 days at 60 sec" },
              ...features.map((line) => ({ ...line, isDifferent: line.key === "sms" })),
            ]}
            badge={title === "Plus" ? "RECOMMENDED" : undefined}
            isHighlighted={value === title}
            current={title === "Standard" ? "Your plan" : undefined}
            choice={title}
          />
        ))}
      </PlanCards>
    </div>
  );
};

export const PriceNotKnown: Story = () => (
  <PlanCard {...card} title="Pro" reporting="upto 1 sec reporting" price={null} />
);

export const FeaturesOnTheirWay: Story = () => (
  <PlanCard
    {...card}
    title="Pro"
    reporting="upto 1 sec reporting"
    price={price(29, "99")}
    features={null}
  />
);

export const Highlighted: Story = () => (
  <PlanCard
    {...card}
    title="Plus"
    reporting="upto 5 sec"
    price={price(19, "99")}
    badge="RECOMMENDED"
    isHighlighted
  />
);

export const Selected: Story = () => (
  <PlanCard
    {...card}
    title="Standard"
    reporting="upto 30 sec reporting"
    price={price(14, "95")}
    isSelected
  />
);
