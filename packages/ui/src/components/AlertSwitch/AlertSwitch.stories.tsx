import type { Story } from "@ladle/react";
import { type ReactNode, useState } from "react";
import { AlertSwitch } from "./AlertSwitch.tsx";

export default { title: "Fields / AlertSwitch" };

function Shown({ start = false, isLocked = false }) {
  const [isOn, setOn] = useState(start);
  return (
    <AlertSwitch
      name="Speed Alert: Push"
      word="Push"
      isOn={isOn}
      isLocked={isLocked}
      onSwitch={(on) => {
        if (!isLocked) setOn(on);
      }}
    />
  );
}

/** A container that is narrow enough for chips. */
const Narrow = ({ children }: { children: ReactNode }) => (
  <div style={{ containerType: "inline-size", inlineSize: "12rem", maxInlineSize: "100%" }}>
    {children}
  </div>
);

export const Off: Story = () => <Shown />;

export const On: Story = () => <Shown start />;

export const Locked: Story = () => <Shown isLocked />;

export const LockedOn: Story = () => <Shown isLocked start />;

export const Chips: Story = () => (
  <Narrow>
    <Shown />
    <Shown start />
    <Shown isLocked />
    <Shown isLocked start />
  </Narrow>
);
