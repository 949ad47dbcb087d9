import type { Story } from "@ladle/react";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { DeviceDrawing } from "./DeviceDrawing.tsx";

export default { title: "Devices / DeviceDrawing" };

const states = ["unknown", "known", "active"] as const;
const kinds = ["gps", "obd", null] as const;

export const EveryState: Story = () => (
  <div data-stack="">
    {kinds.map((kind) => (
      <div key={kind} style={{ display: "flex", flexWrap: "wrap", gap: "1rem" }}>
        {states.map((state) => (
          <DeviceDrawing key={state} kind={kind} state={state} />
        ))}
      </div>
    ))}
  </div>
);

export const FromUnknownToActive: Story = () => {
  const [at, setAt] = useState(0);
  return (
    <div data-stack="">
      <DeviceDrawing kind="gps" state={states[at % states.length] ?? "unknown"} />
      <Button onPress={() => setAt(at + 1)}>Next state</Button>
    </div>
  );
};
