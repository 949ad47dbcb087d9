import type { Story } from "@ladle/react";
import { useState } from "react";
import { Consequences } from "./Consequences.tsx";

export default { title: "Forms / Consequences" };

export const Money: Story = () => (
  <Consequences
    gravity="money"
    facts={["You pay $4.95 today.", "100 messages are added to your account at once."]}
  />
);

export const EndsAService: Story = () => (
  <Consequences
    gravity="ends"
    title="This ends the service of Van 7"
    facts={[
      "You can still track until the end of your billing cycle.",
      "After that the device stops reporting.",
      "You can reactivate it at any time.",
    ]}
  />
);

const gone = {
  gravity: "irreversible",
  title: "This cannot be undone",
  facts: [
    "The SIM in this device never works again.",
    "The device cannot be reactivated.",
    "Its history is deleted.",
  ],
} as const;

export const Irreversible: Story = () => {
  const [isSelected, setSelected] = useState(false);
  return (
    <Consequences
      {...gone}
      acknowledgement={{
        label: "I understand that this SIM never works again",
        isSelected,
        onChange: setSelected,
      }}
    />
  );
};

export const NotAcknowledged: Story = () => (
  <Consequences
    {...gone}
    acknowledgement={{
      label: "I understand that this SIM never works again",
      isSelected: false,
      onChange: () => undefined,
      errorMessage: "Tick the box to go on",
    }}
  />
);
